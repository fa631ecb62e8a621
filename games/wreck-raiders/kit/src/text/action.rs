//! Options in words.

use super::{baubles, can, exhibit, is_claim, of, piece, spot, tiles, treasure, with_die};
use tabletop::Phrase;
use wreck_raiders::{Action, DisplayId, MatPosition, Piece, Placement, Slot, Task, Tile, View};

/// What an option among others does, in words.
pub fn action(view: &View, options: &[Action], action: &Action) -> Phrase {
    let (setup, edition) = (&view.setup, view.setup.edition);
    match *action {
        Action::Take(rolled) => with_die(of(edition, "wr-act-take"), rolled),
        Action::Adjust(step) => of(edition, "wr-act-adjust").with("step", step.word()),
        Action::Move { from: Some(from), to } => {
            Phrase::new("wr-act-move").with("from", spot(from)).with("to", spot(to))
        }
        Action::Move { from: None, to } => Phrase::new("wr-act-dive").with("to", spot(to)),
        Action::Stay => Phrase::new("wr-act-stay"),
        Action::Push(to) => {
            let shown = setup.catalogue.beach[to.number() as usize - 1];
            Phrase::new("wr-act-push").with("to", spot(to)).with("baubles", baubles(edition, shown))
        }
        Action::Place(slot) => place(view, slot),
        Action::Discard => Phrase::new("wr-act-discard"),
        Action::Extra => of(edition, "wr-act-extra"),
        Action::Claim(display, card) => {
            on_display(view, "wr-act-claim", display).with("exhibit", exhibit(setup, card))
        }
        Action::Cover(display, place) => cover(view, display, place.into()),
        Action::DecorateConch => of(edition, "wr-act-decorate-conch"),
        Action::DecorateScallop(from) => of(edition, "wr-act-decorate-scallop").with("wreck", from.word()),
        Action::Pick(kind) => of(edition, "wr-act-pick").with("bauble", kind.word()),
        Action::Free(placement) => placed(view, "wr-act-free", placement),
        Action::Buy(placement) => {
            let cost = baubles(edition, setup.catalogue.piece(placement.piece).cost);
            placed(view, "wr-act-buy", placement).with("cost", cost)
        }
        Action::Trim(display) => on_display(view, "wr-act-trim", display),
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

fn place(view: &View, slot: Slot) -> Phrase {
    match slot {
        Slot::Display(display) if on(view, display).is_empty() => {
            Phrase::new("wr-act-place-empty").with("display", display.index() + 1)
        }
        Slot::Display(display) => on_display(view, "wr-act-place-display", display),
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

fn on_display(view: &View, id: &'static str, display: DisplayId) -> Phrase {
    Phrase::new(id).with("display", display.index() + 1).with("tiles", tiles(on(view, display)))
}

fn cover(view: &View, display: DisplayId, place: usize) -> Phrase {
    let phrase = Phrase::new("wr-act-cover").with("place", place + 1).with("display", display.index() + 1);
    let lying = on(view, display).get(place).map(|tile| treasure(tile.treasure));
    phrase.with("treasure", lying.unwrap_or(Phrase::new("wr-some-treasure")))
}

fn placed(view: &View, id: &'static str, placement: Placement) -> Phrase {
    let phrase = Phrase::new(id).with("piece", piece(&view.setup, placement.piece));
    phrase.with("on", aquarium(placement.on))
}

/// The aquarium a piece goes on, by its bottom.
pub(super) fn aquarium(bottom: Option<Piece>) -> String {
    bottom.map_or_else(|| "none".into(), |bottom| bottom.to_string())
}
