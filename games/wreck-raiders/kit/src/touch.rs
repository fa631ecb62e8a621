//! What a player would click for an option: the ids of components, in the order of clicking.
//!
//! The ids are a promise to clients that draw the table; `docs/parts.md` lists them.

use tabletop::Seat;
use wreck_raiders::{Action, Bauble, Die, Placement, Slot, Spot, Task, View, Wreck};

/// The components of an option in the order of clicking; none if it is a mere word, such as `end`.
///
/// Of dice that lie alike the first is named: the others stand for it. What is refused names what of it is there: a die
/// that was taken lies in a basket.
pub fn touches(view: &View, action: &Action) -> Vec<String> {
    let seat = view.decider().unwrap_or(view.position.turn);
    match *action {
        Action::Take(rolled) => {
            let taken = |lies: &Die| matches!(lies, Die::Basket(_, face) if *face == rolled.face);
            let lies = die(view, |lies| *lies == Die::Pool(rolled));
            lies.or_else(|| die(view, taken)).into_iter().collect()
        }
        Action::Adjust(step) => vec![bauble(seat, Bauble::Conch), format!("step:{step}")],
        Action::Move { from: None, to } => vec![format!("home:{seat}"), spot(to)],
        Action::Move { from: Some(from), to } => vec![spot(from), spot(to)],
        Action::Push(to) => vec![spot(to)],
        Action::Place(Slot::Display(id)) => vec![format!("display:{seat}.{id}")],
        Action::Place(Slot::Column(column)) => vec![format!("vault:{seat}.{column}")],
        Action::Extra => extra(view, seat),
        Action::Claim(id, card) => vec![format!("display:{seat}.{id}"), format!("exhibit:{card}")],
        Action::Cover(id, place) => {
            vec![bauble(seat, Bauble::Starfish), format!("tile:{seat}.{id}.{}", place + 1)]
        }
        Action::DecorateConch => {
            let card = view.task().and_then(Task::claim).map(|(_, card)| format!("exhibit:{card}"));
            [bauble(seat, Bauble::Conch)].into_iter().chain(card).collect()
        }
        Action::DecorateScallop(wreck) => vec![bauble(seat, Bauble::Scallop), supply(wreck)],
        Action::Pick(kind) => vec![format!("shore:{kind}")],
        Action::Free(placement) | Action::Buy(placement) => placed(placement),
        Action::Trim(id) => vec![bauble(seat, Bauble::Starfish), format!("display:{seat}.{id}")],
        Action::Rival(to) => rival(view, to),
        Action::Stay | Action::Discard | Action::Done | Action::End => Vec::new(),
    }
}

fn die(view: &View, lies: impl Fn(&Die) -> bool) -> Option<String> {
    view.position.dice.iter().position(lies).map(|index| format!("die:{index}"))
}

fn spot(spot: Spot) -> String {
    format!("spot:{spot}")
}

fn bauble(seat: Seat, kind: Bauble) -> String {
    format!("bauble:{seat}.{kind}")
}

fn supply(wreck: Wreck) -> String {
    format!("supply:{wreck}")
}

fn extra(view: &View, seat: Seat) -> Vec<String> {
    let from = match view.task() {
        Some(Task::Extra(wreck)) => Some(supply(wreck)),
        _ => None,
    };
    [bauble(seat, Bauble::Scallop)].into_iter().chain(from).collect()
}

fn placed(Placement { piece, on }: Placement) -> Vec<String> {
    let aquarium = on.map(|bottom| format!("aquarium:{bottom}"));
    [format!("piece:{piece}")].into_iter().chain(aquarium).collect()
}

/// A rival dives by any die of the spot's number, wherever it lies (WR-11.7).
fn rival(view: &View, to: Spot) -> Vec<String> {
    let shows = |lies: &Die| matches!(lies, Die::Pool(rolled) if rolled.face == to.number());
    die(view, shows).into_iter().chain([spot(to)]).collect()
}
