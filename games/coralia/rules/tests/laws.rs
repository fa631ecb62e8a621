//! The laws of every game, kept by Coralia with two, three and four players.

use coralia::Setup;
use coralia_testing::Coralia;
use tabletop::Viewer;
use tabletop_laws::{hold, under_law};

const GAMES: u64 = 2000;

const MET: [&str; 19] = [
    "locks",
    "dice on the island",
    "white dice back on the island",
    "white dice on reefs",
    "last cards kept",
    "empty piles",
    "treasures reached",
    "turtles copied",
    "side chests",
    "stingrays",
    "island income",
    "scored per island die",
    "scored per turtle",
    "scored per chest",
    "scored side chest",
    "scored jellyfish",
    "scored chests of two reefs",
    "scored left-over dice",
    "games ended",
];

fn laws_hold(players: usize, met: &[&str]) {
    let report = hold::<Coralia>(Setup::new(players), GAMES, met);
    let tried = [report.secrets_shuffled, report.retold, report.alike_pairs];
    assert!(!tried.contains(&0), "the laws of secrets were put to the test");
}

#[test]
fn the_laws_hold_with_two_players() {
    laws_hold(2, &[&MET[..], &["doubled set-up dice", "turtles put aside"]].concat());
}

#[test]
fn the_laws_hold_with_three_players() {
    laws_hold(3, &[&MET[..], &["turtles put aside"]].concat());
}

#[test]
fn the_laws_hold_with_four_players() {
    laws_hold(4, &MET);
}

#[test]
fn every_viewer_has_a_twin_of_a_game_that_differs_in_cards_they_do_not_see() {
    let story = under_law::<Coralia>().story(3, 1, 80);
    for viewer in Viewer::all(3) {
        let twin = under_law::<Coralia>().twin(3, &story, viewer, 11);
        let unlike = story.iter().zip(&twin).filter(|(one, other)| one != other).count();
        assert!(unlike >= 8, "{viewer:?}: only {unlike} steps are others");
    }
}
