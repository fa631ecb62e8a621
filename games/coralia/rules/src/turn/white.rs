//! White dice: taken from the island, rolled, placed anywhere (CO-6.5).

use super::symbols;
use crate::board::{Place, Spot};
use crate::components::{Colour, Pile, Symbol};
use crate::event::Event;
use crate::state::State;
use crate::{Action, Task};
use tabletop::{Log, Refusal};

/// The die leaves the island.
pub fn receive(state: &mut State, symbol: Symbol, log: &mut impl Log<Event>) {
    state.board.white -= 1;
    state.agenda.set_top(Task::PlaceWhite(symbol));
    log.note(Event::WhiteDieRolled { seat: state.on_turn(), symbol });
}

/// Any free space of the symbol; the island, too, if one is taken or the player has no octopus to place (CO-6.5).
pub fn options(state: &State, symbol: Symbol, out: &mut Vec<Action>) {
    let free = |reef: &Colour| state.board.is_free(*reef, symbol);
    let island = !Colour::ALL.iter().all(free);
    let barred = is_barred(state, symbol);
    if !barred {
        out.extend(Colour::ALL.into_iter().filter(free).map(|reef| Action::White(Place::Reef(reef))));
    }
    if island || barred {
        out.push(Action::White(Place::Island));
    }
}

/// Without an octopus to place, an octopus goes to the island (CO-6.5).
fn is_barred(state: &State, symbol: Symbol) -> bool {
    symbol == Symbol::Octopus && state.octopuses_left(state.on_turn()) == 0
}

/// Every reef and the island.
pub fn shape(out: &mut Vec<Action>) {
    out.extend(Colour::ALL.map(|reef| Action::White(Place::Reef(reef))));
    out.push(Action::White(Place::Island));
}

/// Why a white die that shows `symbol` cannot go there (CO-6.5).
pub fn refusal(state: &State, symbol: Symbol, place: Place) -> Option<Refusal> {
    let free = |reef| state.board.is_free(reef, symbol);
    let id = match place {
        Place::Reef(_) if is_barred(state, symbol) => "co-why-octopus-to-island",
        Place::Reef(reef) if !free(reef) => "co-why-space-taken",
        Place::Island if !is_barred(state, symbol) && Colour::ALL.into_iter().all(free) => {
            "co-why-all-spaces-free"
        }
        Place::Reef(_) | Place::Island => return None,
    };
    Some(Refusal::new("CO-6.5", id).with("symbol", symbol.word()))
}

/// On a reef the die acts as any other; on the island it brings one card and nobody any income (CO-6.5).
pub fn resolve(state: &mut State, symbol: Symbol, place: Place, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    state.agenda.pop();
    match place {
        Place::Reef(colour) => {
            let reef = state.board.reef_mut(colour);
            reef.dice.put(symbol.space());
            reef.white.put(symbol.space());
            log.note(Event::WhiteDiePlaced { seat, symbol, on: Spot::Reef(colour, symbol.space()) });
            symbols::resolve(state, colour, symbol, log);
        }
        Place::Island => {
            state.board.white += 1;
            log.note(Event::WhiteDiePlaced { seat, symbol, on: Spot::Island });
            state.agenda.push(Task::Draw(Pile::Island));
        }
    }
}
