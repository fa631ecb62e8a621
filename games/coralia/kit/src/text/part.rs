//! What a score is made of, in words: one short sentence for each part.

use super::starfish;
use coralia::{Card, Face, Part, PearlPlace, Starfish, View};
use kit::{Part as Told, sum};
use tabletop::{Phrase, Seat};

/// What a seat's score is made of, as far as the viewer may know it.
pub fn parts(view: &View, seat: Seat) -> Vec<Told> {
    let told = |part: Part| Told {
        source: part.source().word(),
        points: part.points(),
        counted: view.counts(&part),
        text: sentence(&part).with("points", part.points()),
        detail: serde_json::to_value(&part).expect("parts are plain words and numbers"),
    };
    view.parts(seat).into_iter().map(told).collect()
}

fn sentence(part: &Part) -> Phrase {
    match part {
        Part::Track { source, .. } => Phrase::new("co-part-track").with("source", source.word()),
        Part::Starfish { card, count, each, .. } => {
            starfish_card(*card).with("count", *count).with("each", *each)
        }
        Part::Diver { reef, spaces, .. } => {
            let dice: Vec<u8> = spaces.iter().filter(|space| space.die).map(|space| space.points).collect();
            Phrase::new("co-part-diver").with("reef", reef.word()).with("sum", sum(&dice))
        }
        Part::FishSet { fish, .. } => Phrase::new("co-part-fish").with("count", fish.len()),
        Part::PerFish { cards, each, .. } => {
            Phrase::new("co-part-per-fish").with("count", *cards).with("each", *each)
        }
        Part::Pearls { place, sum: all, used, .. } => {
            let id = match place {
                PearlPlace::Known(_) => "co-part-pearls",
                PearlPlace::AtWorst(_) => "co-part-pearls-open",
            };
            Phrase::new(id).with("place", place.number()).with("all", *all).with("sum", sum(used))
        }
        Part::PerPearl { cards, each, .. } => {
            Phrase::new("co-part-per-pearl").with("count", *cards).with("each", *each)
        }
    }
}

fn starfish_card(card: Card) -> Phrase {
    let Face::Starfish(feature) = card.face() else { unreachable!("only starfish cards are told so") };
    match feature {
        Starfish::PerIslandDie => Phrase::new("co-part-per-island-die"),
        Starfish::PerTurtle => Phrase::new("co-part-per-turtle"),
        Starfish::PerChest => Phrase::new("co-part-per-chest"),
        Starfish::Jellyfish => Phrase::new("co-part-jellyfish"),
        _ => Phrase::new("co-part-starfish").with("feature", starfish(feature)),
    }
}
