//! What a score is made of, in words: one short sentence for each part.

use super::{counting, kinds, of};
use kit::{Part as Told, sum};
use tabletop::{Phrase, Seat};
use wreck_raiders::{Bauble, CardCoins, Formula, Part, PieceCoins, RowState, Setup, View};

/// What a seat's score is made of.
pub fn parts(setup: &Setup, view: &View, seat: Seat) -> Vec<Told> {
    let told = |part: Part| Told {
        source: part.source(),
        points: part.points(),
        counted: true,
        text: sentence(setup, &part).with("points", part.points()),
        detail: serde_json::to_value(&part).expect("parts are plain words and numbers"),
    };
    view.parts(seat).into_iter().map(told).collect()
}

fn sentence(setup: &Setup, part: &Part) -> Phrase {
    match part {
        Part::Exhibits { cards, .. } => {
            let coins: Vec<u8> = cards.iter().map(|CardCoins { coins, .. }| *coins).collect();
            Phrase::new("wr-part-exhibits").with("count", cards.len()).with("sum", sum(&coins))
        }
        Part::Conches { cards, each, .. } => {
            let conches = of(setup.edition, "wr-part-conches").with("bauble", Bauble::Conch.word());
            conches.with("count", cards.len()).with("each", *each)
        }
        Part::Faces { faces, .. } => Phrase::new("wr-part-faces").with("count", faces.len()),
        Part::Row { row, treasures, state, .. } => {
            let wreck = treasures.first().map_or("gem", |treasure| treasure.wreck().word());
            let id = match state {
                RowState::OneType => "wr-part-row",
                RowState::Mixed => "wr-part-row-mixed",
                RowState::Unfilled => "wr-part-row-unfilled",
            };
            Phrase::new(id).with("row", *row).with("wreck", wreck)
        }
        Part::Aquarium { pieces, .. } => {
            let coins: Vec<u8> = pieces.iter().map(|PieceCoins { coins, .. }| *coins).collect();
            Phrase::new("wr-part-aquarium").with("sum", sum(&coins))
        }
        Part::Top { formula, each, times, .. } => {
            let set = match formula {
                Formula::Set(set) => kinds(setup.edition, *set),
                Formula::Piece => Vec::new(),
            };
            let phrase = Phrase::new("wr-part-top").with("per", counting(Some(*formula))).with("set", set);
            phrase.with("count", *times).with("each", *each)
        }
    }
}
