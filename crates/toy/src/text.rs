//! The toy game in words.

use tabletop::{Phrase, Seat, Section};
use tabletop_laws::toy::{Card, Mat, Stage, ToyAction, ToyEvent, ToyView};

pub fn asked(view: &ToyView) -> Phrase {
    let ask = |id, seat| Phrase::new(id).with("who", seat).with("you", view.viewer.is(seat));
    match view.stage {
        Stage::Bank(seat) => ask("toy-ask-bank", seat),
        Stage::Play(seat) => ask("toy-ask-play", seat),
        Stage::Draw(_) => Phrase::new("toy-wait-draw"),
        Stage::Roll(_) => Phrase::new("common-wait-roll"),
        Stage::Over => Phrase::new("common-over"),
    }
}

pub fn action(action: ToyAction) -> Phrase {
    match action {
        ToyAction::Skip => Phrase::new("toy-act-skip"),
        ToyAction::Bank(coins) => Phrase::new("toy-act-bank").with("coins", coins),
        ToyAction::Keep => Phrase::new("toy-act-keep"),
        ToyAction::Swap => Phrase::new("toy-act-swap"),
        ToyAction::Roll => Phrase::new("toy-act-roll"),
        ToyAction::Show => Phrase::new("toy-act-show"),
    }
}

pub fn event(event: ToyEvent) -> Phrase {
    match event {
        ToyEvent::Banked { seat, coins } => {
            Phrase::new("toy-event-banked").with("who", seat).with("coins", coins)
        }
        ToyEvent::Drew { seat, card } => {
            Phrase::new("toy-event-drew").with("who", seat).with("card", word(card))
        }
        ToyEvent::Swapped { seat } => Phrase::new("toy-event-swapped").with("who", seat),
        ToyEvent::Showed { seat, card } => {
            Phrase::new("toy-event-showed").with("who", seat).with("card", word(Some(card)))
        }
        ToyEvent::Rolled { seat, pips } => {
            Phrase::new("toy-event-rolled").with("who", seat).with("pips", pips)
        }
        ToyEvent::Ended => Phrase::new("toy-event-ended"),
    }
}

pub fn tableau(view: &ToyView) -> Vec<Section> {
    let supply = Section {
        title: Phrase::new("toy-supply"),
        lines: vec![Phrase::new("toy-coins").with("coins", view.supply)],
    };
    let mats = Seat::all(view.mats.len()).zip(&view.mats).map(|(seat, mat)| mat_of(seat, *mat));
    std::iter::once(supply).chain(mats).collect()
}

fn mat_of(seat: Seat, mat: Mat) -> Section {
    let card = Phrase::new("toy-card").with("card", word(mat.card)).with("open", mat.face_up);
    Section {
        title: Phrase::new("toy-mat").with("who", seat),
        lines: vec![card, Phrase::new("toy-coins").with("coins", mat.coins)],
    }
}

fn word(card: Option<Card>) -> &'static str {
    card.map_or("hidden", Card::word)
}
