//! Options in words.

use super::{bauble, baubles, die, exhibit, piece, wreck};
use crate::action::{Action, Placement, Slot, Step};
use crate::board::Spot;
use crate::components::Bauble;
use crate::mat::DisplayId;
use crate::task::Task;
use crate::view::View;

/// What an option does, in words.
pub fn action(view: &View, action: &Action) -> String {
    let (setup, edition) = (&view.setup, view.setup.edition);
    let name = |kind: Bauble| bauble(edition, kind);
    match *action {
        Action::Take(rolled) => format!("take the {}", die(edition, rolled)),
        Action::Adjust(step) => adjust(view, step),
        Action::Move { from, to } => {
            format!("{} to {}", from.map_or("a diver from off the board".into(), diver), spot(to))
        }
        Action::Stay => "no diver can move".into(),
        Action::Push(to) => format!("push it to {}", with_baubles(view, to)),
        Action::Place(slot) => place(view, slot),
        Action::Discard => "discard it: there is no room".into(),
        Action::Extra => format!("discard a {} for one more treasure", name(Bauble::Scallop)),
        Action::Claim(display, card) => {
            format!("claim {} with {}", exhibit(setup, card), shown(view, display))
        }
        Action::Cover(display, place) => format!("lay a starfish on {}", tile(view, display, place.into())),
        Action::DecorateConch => format!("lay a {} on the card (2 coins)", name(Bauble::Conch)),
        Action::DecorateScallop(from) => {
            format!("discard a {} for a {} treasure", name(Bauble::Scallop), wreck(from))
        }
        Action::Pick(kind) => format!("a {}", name(kind)),
        Action::Free(placement) => format!("free: {}", placed(view, placement)),
        Action::Buy(placement) => {
            let cost = baubles(edition, setup.catalogue.piece(placement.piece).cost);
            format!("buy {} for {cost}", placed(view, placement))
        }
        Action::Trim(display) => {
            format!("discard a starfish and the last treasure of {}", shown(view, display))
        }
        Action::Rival(to) => format!("a rival dives to {}", spot(to)),
        Action::Done => done(view).into(),
        Action::End if view.position.solo.is_some() && top(view) == Some(Task::Market) => {
            "end the round".into()
        }
        Action::End => "end the turn".into(),
    }
}

fn top(view: &View) -> Option<Task> {
    view.position.agenda.as_ref()?.first().copied()
}

fn done(view: &View) -> &'static str {
    match top(view) {
        Some(Task::Extra(_)) => "no more treasures",
        Some(Task::Claim) => "no more claims",
        Some(Task::Decorate(..)) => "carry out the claim",
        Some(Task::Free) => "no, thank you",
        _ => "done",
    }
}

fn adjust(view: &View, step: Step) -> String {
    let conch = bauble(view.setup.edition, Bauble::Conch);
    let change = match step {
        Step::Up => "plus",
        Step::Down => "minus",
    };
    format!("discard a {conch}: die {change} one")
}

fn spot(spot: Spot) -> String {
    match spot.wreck() {
        Some(found) => format!("{} wreck spot {}", wreck(found), spot.number()),
        None => format!("beach spot {}", spot.number()),
    }
}

fn diver(from: Spot) -> String {
    format!("your diver on {}", spot(from))
}

fn with_baubles(view: &View, to: Spot) -> String {
    let shown = view.setup.catalogue.beach[to.number() as usize - 1];
    format!("{} ({})", spot(to), baubles(view.setup.edition, shown))
}

fn place(view: &View, slot: Slot) -> String {
    let Some(Task::Place(seat, ..)) = top(view) else { return slot.to_string() };
    let mat = &view.position.mats[seat.index()];
    match slot {
        Slot::Display(display) => {
            let tiles: Vec<_> = mat.displays[display.index()].iter().map(ToString::to_string).collect();
            let beside = if tiles.is_empty() { "empty".into() } else { tiles.join(" ") };
            format!("display {} ({beside})", display.index() + 1)
        }
        Slot::Column(column) => {
            let row = mat.vault[column.index()].len();
            format!("vault column {}, row {}", column.index() + 1, row + 1)
        }
    }
}

fn decider(view: &View) -> usize {
    match top(view) {
        Some(Task::Place(seat, ..)) => seat.index(),
        _ => view.position.turn.index(),
    }
}

fn shown(view: &View, display: DisplayId) -> String {
    let tiles = &view.position.mats[decider(view)].displays[display.index()];
    let tiles: Vec<_> = tiles.iter().map(ToString::to_string).collect();
    format!("display {} ({})", display.index() + 1, tiles.join(" "))
}

fn tile(view: &View, display: DisplayId, place: usize) -> String {
    let treasure = view.position.mats[decider(view)].displays[display.index()].get(place);
    let treasure = treasure.map_or_else(|| "a treasure".into(), ToString::to_string);
    format!("{treasure}, pedestal {} of display {}", place + 1, display.index() + 1)
}

fn placed(view: &View, placement: Placement) -> String {
    let words = piece(&view.setup, placement.piece);
    placement.on.map_or_else(|| words.clone(), |on| format!("{words} on the aquarium {on}"))
}
