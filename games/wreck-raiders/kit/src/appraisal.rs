//! What a position of Wreck Raiders is worth: coins that are sure, and what can still be made of the rest.

mod aquariums;
mod displays;
mod instinct;
mod tempo;
mod vault;
mod weights;

pub use weights::Weights;

use aquariums::Tanks;
use bots::{Evaluator, Forecast, PerSeat};
use displays::{Claiming, Reach, Row};
use tabletop::{Dealer, Seat};
use tempo::Tempo;
use wreck_raiders::{Action, Crests, Diver, State, Task};

/// Coins of a conch on a claimed card (WR-6.3).
const CONCH: f32 = 2.0;
/// How scores grow beyond the forecast with the square of the rounds to come, in solo play and at a table; found on greedy games.
const GROWTH_ALONE: f32 = 0.22;
const GROWTH: f32 = 0.12;
/// What each of these rounds brings beyond the forecast at a table, beside that.
const EACH_ROUND: f32 = 0.95;

/// Judges positions of Wreck Raiders by its weights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appraiser {
    /// How much each consideration counts at a table of several.
    pub weights: Weights,
    /// How much each counts in solo play, where the player races the rivals' dice and nobody's score.
    pub alone: Weights,
}

/// What is the same for every seat.
struct Table<'a> {
    state: &'a State,
    weights: &'a Weights,
    tempo: Tempo,
    tanks: Tanks,
    row: Row,
}

impl Appraiser {
    /// An appraiser with these weights at every table.
    pub const fn new(weights: Weights) -> Self {
        Self { weights, alone: weights }
    }
}

impl Default for Appraiser {
    fn default() -> Self {
        Self { weights: Weights::default(), alone: Weights::alone() }
    }
}

impl Table<'_> {
    fn seat(&self, seat: Seat, worth: &mut f32) -> Reach {
        let Self { state, weights, tempo, tanks, row } = self;
        let mat = state.mat(seat);
        let time = tempo.of(seat);
        let claiming = Claiming { state, row, seat, time, weights };
        let reach = claiming.reach();
        let coins: u32 =
            mat.exhibits.iter().map(|card| u32::from(state.catalogue().exhibits[card].coins)).sum();
        *worth = coins as f32
            + CONCH * mat.decorated.len() as f32
            + vault::worth(state.catalogue(), mat, time, weights)
            + reach.worth
            + tanks.worth(state, seat, time, weights)
            + weights.turn * time.turns
            + divers(state, seat) * weights.diver * tempo::lasting(time.turns);
        reach
    }

    /// What the agenda still promises someone.
    fn promised(&self, reaches: &[Reach; 5], scores: &mut PerSeat) {
        let Self { state, weights, .. } = self;
        let on_turn = state.on_turn().index();
        for task in state.agenda() {
            match *task {
                Task::Draw(Diver::Of(seat), wreck, _) => {
                    scores[seat.index()] += reaches[seat.index()].treasure(wreck, weights);
                }
                Task::Place(seat, treasure, _) => {
                    scores[seat.index()] += reaches[seat.index()].treasure(treasure.wreck(), weights);
                }
                Task::Pick => scores[on_turn] += weights.bauble,
                Task::Free => scores[on_turn] += weights.free_piece,
                Task::Decorate(_, card, Crests { conch, .. })
                | Task::Clear(_, card, Crests { conch, .. }) => {
                    let coins = state.catalogue().exhibit(card).coins;
                    scores[on_turn] += f32::from(coins) + CONCH * f32::from(u8::from(conch));
                }
                _ => {}
            }
        }
    }
}

impl Evaluator<State> for Appraiser {
    const SECRETS: bool = false;

    fn forecast(&self, state: &State) -> Forecast {
        let seats = state.rules().players as usize;
        let weights = if seats == 1 { &self.alone } else { &self.weights };
        let tempo = Tempo::of_state(state, weights);
        let (tanks, row) = (Tanks::of(state), Row::of(state, tempo.claim));
        let table = Table { state, weights, tempo, tanks, row };
        let mut scores = PerSeat::default();
        let mut reaches = [Reach::default(); 5];
        for seat in Seat::all(seats) {
            let index = seat.index();
            reaches[index] = table.seat(seat, &mut scores[index]);
        }
        table.promised(&reaches, &mut scores);
        let rounds = table.tempo.rounds();
        Forecast { scores, growth: growth(rounds, seats), spread: weights.spread_over(rounds, seats) }
    }

    fn instinct(&self, _: &State, options: &[Action], dealer: &mut impl Dealer) -> usize {
        instinct::choose(options, dealer)
    }

    fn hunch(&self, state: &State, dealer: &mut impl Dealer) -> Option<Action> {
        instinct::hunch(state, dealer)
    }

    fn turn(&self, state: &State) -> u32 {
        let waiting = state.agenda().iter().filter(|task| matches!(task, Task::Turn | Task::Rival)).count();
        state.on_turn().index() as u32 * 8 + waiting as u32
    }
}

/// What a seat gains in the coming rounds beyond what the weights see in them: early turns build what later ones earn.
fn growth(rounds: f32, seats: usize) -> f32 {
    if seats == 1 { GROWTH_ALONE * rounds * rounds } else { rounds * (GROWTH * rounds + EACH_ROUND) }
}

fn divers(state: &State, seat: Seat) -> f32 {
    state.spots_of(Diver::Of(seat)).iter().filter(|spot| spot.wreck().is_some()).count() as f32
}
