//! Whole games that replay for ever, and read like a story.

use kit_laws::say;
use phrasebook::Language;
use tabletop_laws::Golden;
use wreck_raiders::{Edition, Ending, Event, Setup};
use wreck_raiders_kit::{WreckRaiders as Kit, text};
use wreck_raiders_testing::WreckRaiders;

#[test]
fn a_game_of_2018_with_two_players() {
    golden(Edition::First, 2).tell("2018-two-players");
}

#[test]
fn a_game_of_2019_with_three_players() {
    golden(Edition::Second, 3).tell("2019-three-players");
}

#[test]
fn a_solo_game() {
    golden(Edition::Second, 1).tell("2019-solo");
}

fn golden(edition: Edition, players: usize) -> Golden<'static, WreckRaiders> {
    Golden {
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests"),
        setup: Setup::new(edition, players),
        words: |setup, event| say::<Kit>(Language::En, &text::event(setup, event)),
        lively,
    }
}

/// A claim, style, a push and a purchase, and an end that was played for.
fn lively(events: &[Event]) -> bool {
    let met = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    met(|event| matches!(event, Event::CardCollected { .. }))
        && met(|event| matches!(event, Event::StyleShown { .. }))
        && met(|event| matches!(event, Event::DiverPushed { .. }))
        && met(|event| matches!(event, Event::PiecePlaced { .. }))
        && !met(|event| matches!(event, Event::Ended { ending: Ending::QuietRounds }))
}
