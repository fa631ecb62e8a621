//! Words for people: every question, option, event and source has some.

use super::support::*;
use super::walk::walk;
use coralia::text;
use tabletop::{Game, Viewer};

#[test]
fn a_sentence_says_what_is_asked_of_whom() {
    let scene = table("turns-played = 1\nstation = ['red-fish', 'blue-fish', 'blue-fish', 'red-pearl']");
    assert_eq!(text::asked(&scene.view("A")), "B: place one of the four dice.");
    let end = table("turns-played = 20\nturn = 'B'\nagenda = []");
    assert_eq!(text::asked(&end.view("spectator")), "The game is over.");
}

#[test]
fn options_are_named_in_words() {
    let scene = table(
        "turns-played = 1
         station = ['red-fish', 'blue-fish', 'blue-fish', 'red-pearl']
         reefs.red.dice = ['fish']",
    );
    let word = |action: &str| text::action(&scene.view("B"), &action.parse().expect("an action"));
    assert_eq!(word("place red-fish"), "Place the red fish die on the island");
    assert_eq!(word("place blue-fish"), "Place the blue fish die on the blue reef");
    assert_eq!(
        word("keep dice-red-violet"),
        "Keep a starfish card (a card for every left-over red and violet die)"
    );
    assert_eq!(word("white island"), "Place the white die on the island");
}

#[test]
fn every_source_of_points_has_a_label() {
    for line in table("").standing("A").breakdown {
        assert_ne!(text::source(line.source), "other");
    }
    assert_eq!(text::source("sharks"), "other");
}

#[test]
fn everything_that_comes_up_in_a_game_has_words() {
    for players in 2..=4 {
        walk(players, 2, |state| {
            let view = state.view(Viewer::Spectator);
            assert!(text::asked(&view).ends_with('.'));
            let mut options = Vec::new();
            state.options(&mut options);
            for option in options {
                assert!(!text::action(&view, &option).is_empty());
                let mut log = Vec::new();
                state.clone().act(option, &mut log);
                assert!(log.iter().all(|event| text::event(event).ends_with('.')));
            }
        });
    }
}
