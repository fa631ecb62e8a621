//! Words for people: every question, option, event and source has some.

use coralia::State;
use coralia_kit::text;
use coralia_testing::{seat, table};
use kit_laws::say;
use phrasebook::Language;
use tabletop::{Game, Phrase, Viewer};

/// A phrase in English.
fn said(phrase: &Phrase) -> String {
    say::<coralia_kit::Coralia>(Language::En, phrase)
}

#[test]
fn a_sentence_says_what_is_asked_of_whom() {
    let scene = table("turns-played = 1\nstation = ['red-fish', 'blue-fish', 'blue-fish', 'red-pearl']");
    assert_eq!(said(&text::asked(&scene.view("A"))), "B is placing one of the four dice.");
    assert_eq!(said(&text::asked(&scene.view("B"))), "Place one of the four dice.");
    let end = table("turns-played = 20\nturn = 'B'\nagenda = []");
    assert_eq!(said(&text::asked(&end.view("spectator"))), "The game is over.");
}

#[test]
fn options_are_named_in_words() {
    let scene = table(
        "turns-played = 1
         station = ['red-fish', 'blue-fish', 'blue-fish', 'red-pearl']
         reefs.red.dice = ['fish']",
    );
    let word = |action: &str| said(&text::action(&scene.view("B"), &action.parse().expect("an action")));
    assert_eq!(word("place red-fish"), "Place the red fish die on the island");
    assert_eq!(word("place blue-fish"), "Place the blue fish die on the blue reef");
    assert_eq!(
        word("keep dice-red-violet"),
        "Keep a starfish card (a card for each leftover red or violet die)"
    );
    assert_eq!(word("white island"), "Place the white die on the island");
}

#[test]
fn every_source_of_points_has_a_label() {
    for line in table("").standing("A").breakdown {
        assert_ne!(said(&text::source(line.source)), "other");
    }
    assert_eq!(said(&text::source("sharks")), "other");
}

/// CO-9.1
#[test]
fn others_read_that_cards_are_drawn_but_not_which() {
    let mut scene = table("turns-played = 1\nstation = ['red-fish', 'red-fish', 'red-fish', 'red-fish']");
    scene.play_all(&["B place red-fish", "* card blowfish", "* card fire-fish", "B keep blowfish"]);
    let text = |viewer: Viewer| {
        let seen = scene.events.iter().filter_map(|event| State::witness(event, viewer));
        seen.map(|event| said(&text::event(&event))).collect::<Vec<_>>().join(" ")
    };
    assert!(
        text(Viewer::Seat(seat("B"))).contains("B keeps a blowfish and returns 1 card to the fish pile.")
    );
    for viewer in [Viewer::Seat(seat("A")), Viewer::Spectator] {
        assert!(text(viewer).contains("B keeps a card and returns 1 card to the fish pile."));
        assert!(!text(viewer).contains("blowfish") && !text(viewer).contains("fire fish"));
    }
}
