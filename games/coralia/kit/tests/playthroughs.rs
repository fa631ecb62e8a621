//! Whole games that replay for ever, and read like a story.

use coralia::{Event, Setup, Source};
use coralia_kit::text;
use coralia_testing::Coralia;
use kit_laws::say;
use phrasebook::Language;
use tabletop_laws::Golden;

#[test]
fn a_game_of_two() {
    golden(2).tell("two-players");
}

#[test]
fn a_game_of_three() {
    golden(3).tell("three-players");
}

#[test]
fn a_game_of_four() {
    golden(4).tell("four-players");
}

fn golden(players: usize) -> Golden<'static, Coralia> {
    Golden {
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests"),
        setup: Setup::new(players),
        words: |_, event| say::<coralia_kit::Coralia>(Language::En, &text::event(event)),
        lively,
    }
}

/// A chest, a lock, a white die, a copied turtle, a scored card, and income from the island.
fn lively(events: &[Event]) -> bool {
    let met = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    met(|event| matches!(event, Event::DieMovedDown { .. }))
        && met(|event| matches!(event, Event::DieLocked { .. }))
        && met(|event| matches!(event, Event::WhiteDiePlaced { .. }))
        && met(|event| matches!(event, Event::TurtleCopied { .. }))
        && met(|event| matches!(event, Event::CardScored { .. }))
        && met(|event| matches!(event, Event::PointsGained { source: Source::Island, .. }))
}
