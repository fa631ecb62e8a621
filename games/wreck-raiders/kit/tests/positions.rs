//! What the engine writes as a state it takes back as a position.

use kit::Kit as _;
use kit_laws::{play_on, positions_are_taken_back};
use serde_json::json;
use tabletop::Game;
use wreck_raiders::{Edition, Setup, State};
use wreck_raiders_kit::WreckRaiders as Kit;
use wreck_raiders_testing::WreckRaiders;

#[test]
fn every_position_that_comes_up_lays_out_the_same_moment_again() {
    positions_are_taken_back::<Kit, WreckRaiders>();
}

/// WR-9.1, WR-9.2
#[test]
fn a_game_that_quiet_rounds_end_during_the_last_turns_lays_out_again() {
    for (edition, players) in [(Edition::First, 4), (Edition::Second, 3), (Edition::Second, 5)] {
        let fresh = State::new(&Setup::new(edition, players)).expect("the edition allows this number");
        let mut position = Kit::position(&fresh).expect("it can be written");
        position["agenda"] = json!(["turn"]);
        position["turn"] = json!(["A", "B", "C", "D", "E"][players - 1]);
        position["quiet-rounds"] = json!(19);
        position["last-turns"] = json!(players - 1);
        let (_, mut game) = Kit::lay_out(&position, None).expect("it can be laid out");
        play_on::<Kit, WreckRaiders>(&mut game, 7, false);
        assert!(
            game.last_turns().is_some_and(|left| left > 0),
            "quiet rounds ended it: {}",
            game.position().quiet_rounds
        );
    }
}
