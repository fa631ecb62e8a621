//! Options in words.

use super::{baubles, can, drawn, is_claim, of, place, price, spot, types, with_die, with_face, with_offer};
use tabletop::Phrase;
use wreck_raiders::{
    Action, DisplayId, ExhibitId, MatPosition, Piece, Placement, Setup, Slot, Task, Tile, View,
};

/// What an option among others does, in words.
pub fn action(view: &View, options: &[Action], action: &Action) -> Phrase {
    let (setup, edition) = (&view.setup, view.setup.edition);
    match *action {
        Action::Take(rolled) => with_die(of(edition, "wr-act-take"), rolled),
        Action::Adjust(step) => of(edition, "wr-act-adjust").with("step", step.word()),
        Action::Move { from: Some(from), to } => {
            Phrase::new("wr-act-move").with("from", place(from)).with("to", place(to))
        }
        Action::Move { from: None, to } => Phrase::new("wr-act-dive").with("to", spot(to)),
        Action::Stay => Phrase::new("wr-act-stay"),
        Action::Push(to) => {
            let shown = setup.catalogue.beach[to.number() as usize - 1];
            Phrase::new("wr-act-push").with("to", spot(to)).with("baubles", baubles(edition, shown))
        }
        Action::Place(slot) => put(view, slot),
        Action::Discard => Phrase::new("wr-act-discard"),
        Action::Extra => of(edition, "wr-act-extra"),
        Action::Claim(display, card) => claim(view, options, display, card),
        Action::Cover(display, place) => cover(view, display, place.into()),
        Action::DecorateConch => of(edition, "wr-act-decorate-conch"),
        Action::DecorateScallop(from) => of(edition, "wr-act-decorate-scallop").with("wreck", from.word()),
        Action::Pick(kind) => of(edition, "wr-act-pick").with("bauble", kind.word()),
        Action::Free(placement) => placed(view, "wr-act-free", placement),
        Action::Buy(placement) => placed(view, "wr-act-buy", placement),
        Action::Trim(display) => trim(view, display),
        Action::Rival(to) => Phrase::new("wr-act-rival").with("to", spot(to)),
        Action::Done => done(view, options),
        Action::End if view.position.solo.is_some() && view.task() == Some(Task::Market) => {
            Phrase::new("wr-act-end-round")
        }
        Action::End => Phrase::new("common-end-turn"),
    }
}

fn done(view: &View, options: &[Action]) -> Phrase {
    Phrase::new(match view.task() {
        Some(Task::Extra(_)) => "wr-act-done-extra",
        Some(Task::Claim) if can(options, is_claim) => "wr-act-done-claim",
        Some(Task::Claim) => "wr-act-done-starfish",
        Some(Task::Decorate(..)) => "wr-act-done-decorate",
        Some(Task::Free) => "wr-act-done-free",
        _ => "wr-act-done",
    })
}

fn put(view: &View, slot: Slot) -> Phrase {
    match slot {
        Slot::Display(display) if on(view, display).is_empty() => on_display("wr-act-place-empty", display),
        Slot::Display(display) => {
            on_display("wr-act-place-display", display).with("types", types(on(view, display)))
        }
        Slot::Column(column) => {
            let row = mat(view).vault[column.index()].len();
            Phrase::new("wr-act-place-vault").with("column", column.index() + 1).with("row", row + 1)
        }
    }
}

/// The mat of the seat that must decide.
fn mat(view: &View) -> &MatPosition {
    &view.position.mats[view.decider().unwrap_or(view.position.turn).index()]
}

fn on(view: &View, display: DisplayId) -> &[Tile] {
    &mat(view).displays[display.index()]
}

fn on_display(id: &'static str, display: DisplayId) -> Phrase {
    Phrase::new(id).with("display", display.index() + 1)
}

/// Of cards that bring as many coins, each is told by its treasures.
fn claim(view: &View, options: &[Action], display: DisplayId, card: ExhibitId) -> Phrase {
    let coins = |card: ExhibitId| view.setup.catalogue.exhibit(card).coins;
    let alike = |option: &Action| matches!(*option, Action::Claim(with, other) if with == display && other != card && coins(other) == coins(card));
    if options.iter().any(alike) {
        return claim_among(&view.setup, display, card);
    }
    on_display("wr-act-claim", display).with("coins", coins(card))
}

/// The claim of a card that only its treasures tell from another.
pub fn claim_among(setup: &Setup, display: DisplayId, card: ExhibitId) -> Phrase {
    with_face(on_display("wr-act-claim-among", display), setup, card)
}

fn cover(view: &View, display: DisplayId, place: usize) -> Phrase {
    let lying = on(view, display).get(place).map(|tile| drawn(tile.treasure));
    let phrase = on_display("wr-act-cover", display).with("place", place + 1);
    phrase.with("shows", lying.unwrap_or(Phrase::new("wr-some-treasure")))
}

fn trim(view: &View, display: DisplayId) -> Phrase {
    let last = on(view, display).last().map(|tile| drawn(tile.treasure));
    on_display("wr-act-trim", display).with("shows", last.unwrap_or(Phrase::new("wr-some-treasure")))
}

fn placed(view: &View, id: &'static str, placement: Placement) -> Phrase {
    offer(&view.setup, id, placement.piece, aquarium(view, placement))
}

/// A piece to buy or to take, for the aquarium of a number, or for the only one.
pub fn offer(setup: &Setup, id: &'static str, piece: Piece, aquarium: usize) -> Phrase {
    let cost = price(setup.edition, setup.catalogue.piece(piece).cost);
    with_offer(Phrase::new(id), setup, piece).with("on", aquarium).with("cost", cost)
}

/// The number of the aquarium that a piece goes on, counted as they stand; zero where there is no choice.
fn aquarium(view: &View, placement: Placement) -> usize {
    let aquariums = &mat(view).aquariums;
    let on = placement.on.filter(|_| aquariums.len() > 1);
    let place = on.and_then(|bottom| aquariums.iter().position(|pieces| pieces.first() == Some(&bottom)));
    place.map_or(0, |place| place + 1)
}
