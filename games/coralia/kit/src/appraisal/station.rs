//! A turn thought through: which die to take, which to lock, and what the roll brings, exactly.

use super::Appraiser;
use bots::{Evaluator, Forecast, PerSeat, Prospect};
use coralia::{Action, Colour, Die, Side, State, StationDie, Symbol, Task};
use tabletop::{Game, MAX_SEATS, Seat};

const MOST_LOCKS: usize = 3;
const SYMBOLS: usize = Symbol::ALL.len();

/// What placing one die would come to.
#[derive(Clone, Copy)]
struct Placed {
    reward: f32,
    forecast: Forecast,
}

/// What placing each die the turn could bring would come to; nothing where it cannot be placed.
struct Table {
    placed: [[Option<Placed>; SYMBOLS]; Colour::ALL.len()],
    turtles: usize,
}

/// A way the turn can end, with its worth to the player on turn.
#[derive(Clone, Copy)]
struct Chances {
    reward: f32,
    scores: PerSeat,
    spread: f32,
}

/// How the game is likely to end if the player on turn makes the best of the dice; nothing outside a roll.
pub fn outlook(appraiser: &Appraiser, state: &State) -> Option<Forecast> {
    let task = *state.agenda().last()?;
    if !matches!(task, Task::Choose | Task::Lock | Task::Roll | Task::Place) {
        return None;
    }
    let table = Table::of(appraiser, state, task);
    let mut dice = Dice::of(state.station());
    let chances = match task {
        Task::Choose => table.choose(state, &mut dice, 0),
        Task::Lock => table.lock(&mut dice),
        _ => table.roll(&dice),
    };
    chances.map(|chances| Forecast { scores: chances.scores, growth: 0.0, spread: chances.spread })
}

/// The dice of the station, in a form that is cheap to try things with.
#[derive(Clone, Copy)]
struct Dice {
    dice: [StationDie; 4],
    count: usize,
}

impl Dice {
    fn of(station: &[StationDie]) -> Self {
        let mut dice = Self { dice: [StationDie::default(); 4], count: 0 };
        for &die in station {
            dice.push(die);
        }
        dice
    }

    fn push(&mut self, die: StationDie) {
        self.dice[self.count] = die;
        self.count += 1;
    }

    fn as_slice(&self) -> &[StationDie] {
        &self.dice[..self.count]
    }
}

impl Table {
    fn of(appraiser: &Appraiser, state: &State, task: Task) -> Self {
        let seat = state.progress().seat;
        let any = task == Task::Choose;
        let mut placed = [[None; SYMBOLS]; Colour::ALL.len()];
        for colour in Colour::ALL {
            if any || state.station().iter().any(|die| die.colour == colour) {
                placed[colour.index()] =
                    Symbol::ALL.map(|symbol| placed_by(appraiser, state, seat, Die { colour, symbol }));
            }
        }
        Self { placed, turtles: state.holdings(seat).turtles.len().into() }
    }

    /// The best die to take; on the first turn up to four different ones, tried in one order only.
    fn choose(&self, state: &State, dice: &mut Dice, from: usize) -> Option<Chances> {
        if dice.count == 4 {
            return self.lock(dice);
        }
        let first_turn = state.progress().turns == 0;
        let mut best = None;
        for colour in Colour::ALL.into_iter().skip(from).filter(|colour| state.supply()[colour.index()] > 0) {
            if !first_turn || dice.as_slice().iter().all(|die| die.colour != colour) {
                let mut more = *dice;
                more.push(StationDie::unrolled(colour));
                best = better(best, self.choose(state, &mut more, colour.index()));
            }
        }
        best
    }

    /// The best dice to lock.
    fn lock(&self, dice: &mut Dice) -> Option<Chances> {
        let locked =
            |dice: &Dice| dice.as_slice().iter().filter(|die| matches!(die.side, Side::Locked(_))).count();
        let most = self.turtles.min(MOST_LOCKS);
        let up: u32 =
            (0..dice.count).filter(|&place| dice.dice[place].up().is_some()).map(|place| 1 << place).sum();
        let mut best = None;
        for chosen in (0..16_u32).filter(|chosen| chosen & !up == 0) {
            if locked(dice) + chosen.count_ones() as usize <= most {
                best = better(best, self.roll(&rolled(*dice, chosen)));
            }
        }
        best
    }

    /// What the best die will be worth once all unrolled ones have fallen.
    fn roll(&self, dice: &Dice) -> Option<Chances> {
        let mut faces: [(usize, Symbol, Placed); 24] = [(0, Symbol::Pearl, Placed::NONE); 24];
        let mut count = 0;
        for (place, die) in dice.as_slice().iter().enumerate() {
            for (symbol, placed) in Symbol::ALL.into_iter().zip(self.placed[die.colour.index()]) {
                if let Some(placed) = placed.filter(|_| shows(*die, symbol)) {
                    faces[count] = (place, symbol, placed);
                    count += 1;
                }
            }
        }
        faces[..count].sort_unstable_by(|one, other| other.2.reward.total_cmp(&one.2.reward));
        expect(dice, &faces[..count])
    }
}

/// The expectation over the faces, the best first: a face is placed if its die shows it and no other die a better one.
fn expect(dice: &Dice, faces: &[(usize, Symbol, Placed)]) -> Option<Chances> {
    let mut worse = [1.0_f32; 4];
    let mut sum = Chances { reward: 0.0, scores: [0.0; MAX_SEATS], spread: 0.0 };
    let mut all = 0.0;
    for (place, _, placed) in faces {
        let share = if dice.dice[*place].side == Side::Unrolled { 1.0 / SYMBOLS as f32 } else { 1.0 };
        let others: f32 = (0..dice.count).filter(|other| other != place).map(|other| worse[other]).product();
        sum.add(share * others, placed);
        all += share * others;
        worse[*place] = (worse[*place] - share).max(0.0);
    }
    // What is missing is a roll that cannot be used and is made again (CO-3.3).
    (all > 0.0).then(|| sum.over(all))
}

const fn shows(die: StationDie, symbol: Symbol) -> bool {
    match die.side {
        Side::Unrolled => true,
        Side::Up(up) | Side::Locked(up) => up as u8 == symbol as u8,
    }
}

/// The dice after these were locked and the others taken up.
fn rolled(mut dice: Dice, chosen: u32) -> Dice {
    for (place, die) in dice.dice[..dice.count].iter_mut().enumerate() {
        die.side = match die.side {
            Side::Up(symbol) if chosen >> place & 1 == 1 => Side::Up(symbol),
            Side::Locked(symbol) => Side::Up(symbol),
            Side::Up(_) | Side::Unrolled => Side::Unrolled,
        };
    }
    dice
}

fn better(one: Option<Chances>, other: Option<Chances>) -> Option<Chances> {
    match (one, other) {
        (Some(one), Some(other)) => Some(if other.reward > one.reward { other } else { one }),
        (one, other) => one.or(other),
    }
}

fn placed_by(appraiser: &Appraiser, state: &State, seat: Seat, die: Die) -> Option<Placed> {
    let useless = die.symbol == Symbol::Octopus
        && state.board().is_free(die.colour, die.symbol)
        && state.board().octopuses(seat) == 2;
    if useless {
        return None;
    }
    let mut after = state.about_to_place(die);
    after.act(Action::Place(die), &mut ());
    let forecast = appraiser.forecast(&after);
    Some(Placed { reward: Prospect::of_forecast(&forecast, state.seats()).rewards[seat.index()], forecast })
}

impl Placed {
    const NONE: Self =
        Self { reward: 0.0, forecast: Forecast { scores: [0.0; MAX_SEATS], growth: 0.0, spread: 1.0 } };
}

impl Chances {
    fn add(&mut self, share: f32, placed: &Placed) {
        self.reward += share * placed.reward;
        self.spread += share * placed.forecast.spread;
        for (sum, score) in self.scores.iter_mut().zip(placed.forecast.scores) {
            *sum += share * score;
        }
    }

    fn over(self, all: f32) -> Self {
        Self {
            reward: self.reward / all,
            scores: self.scores.map(|score| score / all),
            spread: self.spread / all,
        }
    }
}
