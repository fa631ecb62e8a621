//! The laws of every game, kept by Coralia with two, three and four players.

use coralia::Setup;
use coralia_testing::Coralia;
use tabletop_laws::hold;

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
