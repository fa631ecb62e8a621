//! What a player would click for an option: the ids of components, in the order of clicking.
//!
//! The ids are a promise to clients that draw the table; `docs/parts.md` lists them.

use coralia::{Action, Colour, Die, Place, Side, StationDie, Symbol, Task, View};
use tabletop::Refusal;

const ISLAND: &str = "island";

/// The components of an option in the order of clicking; none if it is a mere word, such as `roll`.
///
/// Of equal dice on the station the first is named: the others stand for it. What is refused names what of it is there: a
/// die that is locked, or the new one of that colour.
pub fn touches(view: &View, action: &Action) -> Vec<String> {
    match *action {
        Action::Take(colour) => vec![format!("supply:{colour}")],
        Action::Lock(die) => station(view, die).into_iter().collect(),
        Action::Place(die) => station(view, die).into_iter().chain([space(view, die)]).collect(),
        Action::Keep(card) | Action::Score(card) => vec![format!("card:{card}")],
        Action::Copy(turtle) => vec![format!("turtle:{turtle}")],
        Action::White(place) => vec![white(view, place)],
        Action::Chest(reef) => vec![format!("chest:{reef}")],
        Action::Draw(pile) => vec![format!("pile:{pile}")],
        Action::Roll | Action::End => Vec::new(),
    }
}

fn station(view: &View, die: Die) -> Option<String> {
    let Die { colour, symbol } = die;
    let sides = [Side::Up(symbol), Side::Locked(symbol), Side::Unrolled];
    let place = |side| view.station.iter().position(|lies| *lies == StationDie { colour, side });
    sides.into_iter().find_map(place).map(|place| format!("station:{place}"))
}

/// A die whose space is taken goes to the island (CO-3.2).
fn space(view: &View, Die { colour, symbol }: Die) -> String {
    if view.board.is_free(colour, symbol) { on_reef(colour, symbol) } else { ISLAND.into() }
}

/// Why a component is not lit: the island takes only a die whose own space is taken, which the die itself decides (CO-3.2).
pub fn unlit(view: &View, component: &str) -> Option<Refusal> {
    let placing = component == ISLAND && view.task() == Some(Task::Place);
    let goes_there = |die: Die| !view.board.is_free(die.colour, die.symbol);
    let none_goes = || !view.station.iter().filter_map(|lies| lies.up()).any(goes_there);
    (placing && none_goes()).then(|| Refusal::new("CO-3.2", "co-why-own-space-free"))
}

fn white(view: &View, place: Place) -> String {
    match (place, view.task()) {
        (Place::Reef(colour), Some(Task::PlaceWhite(symbol))) => on_reef(colour, symbol),
        (Place::Reef(colour), _) => format!("reef:{colour}"),
        (Place::Island, _) => ISLAND.into(),
    }
}

fn on_reef(colour: Colour, symbol: Symbol) -> String {
    format!("space:{colour}-{}", symbol.space())
}
