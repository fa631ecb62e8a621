//! Choosing a fourth die, locking and rolling (chapter 2).

use crate::components::{Colour, Symbol};
use crate::dice::{Die, STATION, Side, StationDie};
use crate::event::Event;
use crate::state::State;
use crate::{Action, Chance, Task};
use tabletop::{Dealer, Log, Refusal, Weighted};

/// The most dice a player may lock (CO-2.3).
pub const MOST_LOCKS: u8 = 3;

/// Any colour of the supply; on the very first turn four different ones (CO-2.2).
pub fn options(state: &State, out: &mut Vec<Action>) {
    let first_turn = state.progress.turns == 0;
    let taken = |colour| first_turn && state.station.iter().any(|die| die.colour == colour);
    let left = Colour::ALL.into_iter().filter(|colour| state.supply[colour.index()] > 0);
    out.extend(left.filter(|&colour| !taken(colour)).map(Action::Take));
}

/// Every colour.
pub fn shape(out: &mut Vec<Action>) {
    out.extend(Colour::ALL.map(Action::Take));
}

/// Why no die of this colour can be taken (CO-2.2).
pub fn refusal(state: &State, colour: Colour) -> Option<Refusal> {
    let mut left = Vec::new();
    options(state, &mut left);
    let id = match state.supply[colour.index()] {
        _ if left.contains(&Action::Take(colour)) => return None,
        0 => "co-why-supply-empty",
        _ => "co-why-colour-taken",
    };
    Some(Refusal::new("CO-2.2", id).with("colour", colour.word()))
}

pub fn resolve(state: &mut State, colour: Colour, log: &mut impl Log<Event>) {
    state.supply[colour.index()] -= 1;
    state.station.push(StationDie::unrolled(colour));
    log.note(Event::DieTaken { seat: state.on_turn(), colour });
    if state.progress.turns == 0 {
        // The four first dice are alike in everything but colour, so the order of taking them leaves no trace.
        state.station.sort();
    }
    if state.station.len() == STATION {
        state.agenda.set_top(Task::Lock);
    }
}

/// Whether the player on turn may lock one more die (CO-2.3).
pub fn can_lock(state: &State) -> bool {
    let turtles = state.held_by(state.on_turn()).turtles.len();
    let locked = state.station.iter().filter(|die| matches!(die.side, Side::Locked(_))).count();
    locked < turtles.min(MOST_LOCKS).into() && state.station.iter().any(|die| die.up().is_some())
}

/// Any received die, equal ones once, or no more locks (CO-2.3).
pub fn lock_options(state: &State, out: &mut Vec<Action>) {
    let dice = state.station.distinct().filter_map(StationDie::up);
    out.extend(dice.map(Action::Lock));
    out.push(Action::Roll);
}

/// Every die there could be, or no more locks.
pub fn lock_shape(out: &mut Vec<Action>) {
    out.extend(Die::all().map(Action::Lock));
    out.push(Action::Roll);
}

/// Why such a die cannot be locked: it must have been received, and the new die is always rolled (CO-2.2, CO-2.3).
pub fn lock_refusal(state: &State, die: Die) -> Option<Refusal> {
    let lies = |side| state.station.contains(&StationDie { colour: die.colour, side });
    let (clause, id) = if lies(Side::Up(die.symbol)) {
        return None;
    } else if lies(Side::Locked(die.symbol)) {
        ("CO-2.3", "co-why-locked")
    } else if lies(Side::Unrolled) {
        ("CO-2.2", "co-why-new-die")
    } else {
        ("CO-2.3", "co-why-not-received")
    };
    Some(Refusal::new(clause, id))
}

pub fn lock(state: &mut State, die: Die, log: &mut impl Log<Event>) {
    let place = state.station.iter().position(|other| other.up() == Some(die));
    let place = place.expect("only a received die is locked");
    state.station.turn(place, Side::Locked(die.symbol));
    log.note(Event::DieLocked { seat: state.on_turn(), die });
}

/// Takes up all dice that are not locked.
pub fn roll(state: &mut State) {
    state.station.turn_all(|side| match side {
        Side::Locked(symbol) => Side::Up(symbol),
        Side::Up(_) | Side::Unrolled => Side::Unrolled,
    });
    state.agenda.set_top(Task::Roll);
}

/// Takes up all four dice, locked ones too (CO-3.3).
pub fn roll_again(state: &mut State, log: &mut impl Log<Event>) {
    state.station.turn_all(|_| Side::Unrolled);
    log.note(Event::AllRolledAgain { seat: state.on_turn() });
}

/// The next die of the station to be rolled.
pub fn next_die(state: &State) -> Option<usize> {
    state.station.iter().position(|die| die.side == Side::Unrolled)
}

pub fn die_outcomes(out: &mut Vec<Weighted<Chance>>) {
    out.extend(Symbol::ALL.map(|symbol| Weighted { outcome: Chance::Die(symbol), weight: 1 }));
}

pub fn sample_die(dealer: &mut impl Dealer) -> Chance {
    Chance::Die(Symbol::ALL[dealer.below(Symbol::ALL.len() as u32) as usize])
}

pub fn receive(state: &mut State, symbol: Symbol, log: &mut impl Log<Event>) {
    let place = next_die(state).expect("a roll is asked for a die");
    let colour = state.station[place].colour;
    state.station.turn(place, Side::Up(symbol));
    log.note(Event::DieRolled { seat: state.on_turn(), die: Die { colour, symbol } });
}
