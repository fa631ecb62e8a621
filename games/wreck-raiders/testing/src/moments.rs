//! Moments of a turn that the later chapters begin with, and what else they ask of a scene.

use crate::{Questions, Scene, table};
use tabletop_laws::words;

/// The names of both editions.
pub const EDITIONS: [&str; 2] = ["2018", "2019"];

/// Nine pieces that can be told apart by their prices.
pub const MARKET: &str = "market = ['B1', 'B2', 'B3', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']";

/// A's claim step in a game of two: the dive is done, `rest` says what lies where.
pub fn claiming(edition: &str, rest: &str) -> Scene {
    let agenda = "agenda = ['claim', 'refill-row', 'buy', 'end-turn']";
    table(&format!("edition = '{edition}'\n{agenda}\n{rest}"))
}

/// A may buy and then ends the turn; `rest` says what lies where.
pub fn buying(edition: &str, rest: &str) -> Scene {
    table(&format!("edition = '{edition}'\nagenda = ['buy', 'end-turn']\n{rest}"))
}

/// A solo game at the moment `rest` describes.
pub fn alone(rest: &str) -> Scene {
    table(&format!("players = 1\nrow = ['E1', 'E2', 'E3']\n{MARKET}\n{rest}"))
}

/// What is still to be done, the next thing first.
pub fn agenda(scene: &Scene) -> Vec<String> {
    scene.position().agenda.into_iter().flatten().map(|task| task.to_string()).collect()
}

/// The face-up cards, `-` for an empty place.
pub fn row(scene: &Scene) -> String {
    words(scene.position().row)
}

/// The pieces of the market, `-` for an empty place.
pub fn market(scene: &Scene) -> String {
    words(scene.position().market)
}

/// A seat's claimed cards.
pub fn exhibits(scene: &Scene, seat: &str) -> String {
    words(scene.mat(seat).exhibits)
}

/// A seat's aquariums, each from its bottom up.
pub fn aquariums(scene: &Scene, seat: &str) -> Vec<String> {
    scene.mat(seat).aquariums.iter().map(words).collect()
}

/// The rivals on the board, wrecks before beach.
pub fn rivals(scene: &Scene) -> String {
    words(scene.position().solo.expect("a solo game").rivals)
}

/// Plays on without claiming or buying, divers to the beach where they may, until another seat is asked.
pub fn pass(scene: &mut Scene) {
    let seat = scene.asked();
    assert_ne!(seat, "*", "a seat passes, not chance");
    while scene.asked() == seat || scene.asked() == "*" {
        if scene.asked() == "*" {
            let (outcome, _) = scene.outcomes()[0].clone();
            scene.deal(&outcome);
            continue;
        }
        let quiet = ["done", "end"].into_iter().find(|quiet| scene.offers(quiet)).map(String::from);
        let beach = || scene.options().into_iter().find(|option| option.contains(">beach"));
        let chosen = quiet.or_else(beach).unwrap_or_else(|| scene.options()[0].clone());
        let ends = chosen == "end";
        scene.play(&chosen);
        if ends {
            return;
        }
    }
}
