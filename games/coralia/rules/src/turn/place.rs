//! Placing one of the four dice (chapter 3).

use super::{choose, island, symbols};
use crate::board::Spot;
use crate::components::Symbol;
use crate::dice::{Die, StationDie};
use crate::event::Event;
use crate::state::State;
use crate::{Action, Task};
use tabletop::{Log, Refusal};

/// Asks for a die, or rolls all again if none can be used (CO-3.3).
pub fn begin(state: &mut State, log: &mut impl Log<Event>) {
    if state.station.iter().filter_map(|die| die.up()).any(|die| is_usable(state, die)) {
        state.agenda.set_top(Task::Place);
    } else {
        choose::roll_again(state, log);
    }
}

/// Every usable die, equal ones once (CO-2.4).
pub fn options(state: &State, out: &mut Vec<Action>) {
    let dice = state.station.distinct().filter_map(StationDie::up);
    out.extend(dice.filter(|&die| is_usable(state, die)).map(Action::Place));
}

/// Every die there could be.
pub fn shape(out: &mut Vec<Action>) {
    out.extend(Die::all().map(Action::Place));
}

/// Why such a die cannot be placed (CO-2.4, CO-3.3).
pub fn refusal(state: &State, die: Die) -> Option<Refusal> {
    if !state.station.iter().any(|lies| lies.up() == Some(die)) {
        let refusal = Refusal::new("CO-2.4", "co-why-not-rolled").with("colour", die.colour.word());
        return Some(refusal.with("symbol", die.symbol.word()));
    }
    (!is_usable(state, die)).then(|| Refusal::new("CO-3.3", "co-why-no-octopus"))
}

/// Without an octopus to place, an octopus die has no use on a free space (CO-3.3).
fn is_usable(state: &State, die: Die) -> bool {
    die.symbol != Symbol::Octopus
        || !state.board.is_free(die.colour, die.symbol)
        || state.octopuses_left(state.on_turn()) > 0
}

/// The die goes to its space, or to the island if that is taken (CO-3.1, CO-3.2).
pub fn resolve(state: &mut State, die: Die, log: &mut impl Log<Event>) {
    take_off_station(state, die);
    state.agenda.set_top(Task::End);
    let seat = state.on_turn();
    if state.board.is_free(die.colour, die.symbol) {
        log.note(Event::DiePlaced { seat, die, on: Spot::Reef(die.colour, die.symbol.space()) });
        state.board.reef_mut(die.colour).dice.put(die.symbol.space());
        symbols::resolve(state, die.colour, die.symbol, log);
    } else {
        log.note(Event::DiePlaced { seat, die, on: Spot::Island });
        state.board.island[die.colour.index()] += 1;
        island::resolve(state, die.colour, log);
    }
}

/// The other three stay, sorted.
fn take_off_station(state: &mut State, die: Die) {
    let place = state.station.iter().position(|other| other.up() == Some(die));
    state.station.take(place.expect("only a die of the station is placed"));
    state.station.sort();
}
