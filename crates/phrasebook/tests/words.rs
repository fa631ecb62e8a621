//! Names, lists, plurals, and what is said where a message fails.

use phrasebook::{Language, Names, RenderError, Voice, render, try_render};
use tabletop::{Phrase, Seat};
use wreck_raiders::{Baubles, Edition};
use wreck_raiders_kit::text;

fn said(phrase: &Phrase, name: &str) -> [String; 3] {
    Language::ALL.map(|language| render(language, phrase, &Names::from_iter([name])))
}

#[test]
fn seats_are_read_as_the_names_of_those_who_sit_there() {
    let turn = Phrase::new("wr-event-turn").with("who", Seat::new(0));
    assert_eq!(said(&turn, "Mira"), ["Mira's turn.", "Au tour de Mira.", "Mira ist am Zug."]);
    assert_eq!(said(&turn, "Anna"), ["Anna's turn.", "Au tour d’Anna.", "Anna ist am Zug."]);
    assert_eq!(render(Language::En, &turn, &Names::letters()), "A's turn.");
}

#[test]
fn a_name_is_never_read_as_a_message() {
    let begins = Phrase::new("common-started").with("who", Seat::new(0));
    let name = "{ $who } { common-over } \u{2068}";
    assert_eq!(said(&begins, name)[0], format!("{name} begins."));
}

#[test]
fn whoever_must_decide_is_spoken_to() {
    let ask = |you: bool| Phrase::new("wr-ask-take").with("who", Seat::new(0)).with("you", you);
    assert_eq!(said(&ask(true), "Mira"), ["Take a die.", "Prends un dé.", "Nimm einen Würfel."]);
    assert_eq!(
        said(&ask(false), "Mira"),
        ["Mira is choosing a die.", "Mira choisit un dé.", "Mira wählt einen Würfel."]
    );
}

#[test]
fn lists_and_plurals_are_those_of_the_language() {
    let baubles = |counts: [u8; 3]| {
        let [conch, scallop, starfish] = counts;
        let baubles = Baubles { conch, scallop, starfish };
        Phrase::new("wr-style-baubles").with("baubles", text::baubles(Edition::Second, baubles))
    };
    assert_eq!(
        said(&baubles([1, 2, 1]), ""),
        [
            "1 conch, 2 scallops and 1 starfish",
            "1 conque, 2 pétoncles et 1 étoile de mer",
            "1 Schneckenmuschel, 2 Jakobsmuscheln und 1 Seestern",
        ]
    );
    assert_eq!(
        said(&baubles([2, 0, 2]), ""),
        ["2 conches and 2 starfish", "2 conques et 2 étoiles de mer", "2 Schneckenmuscheln und 2 Seesterne"]
    );
    assert_eq!(said(&baubles([0, 0, 0]), ""), ["nothing", "rien", "nichts"]);
}

#[test]
fn what_cannot_be_said_is_told_and_read_by_its_id() {
    let lost = Phrase::new("no-such-message");
    assert_eq!(render(Language::Fr, &lost, &Names::letters()), "no-such-message");
    assert!(matches!(
        try_render(Language::Fr, &lost, &Names::letters()),
        Err(RenderError::Missing { language: Language::Fr, .. })
    ));
    let empty = Phrase::new("common-started");
    assert!(matches!(try_render(Language::De, &empty, &Names::letters()), Err(RenderError::Broken { .. })));
    assert_eq!(Voice::new(Language::De).say(&empty), "common-started");
}

#[test]
fn a_phrase_within_a_phrase_that_cannot_be_said_spoils_the_whole() {
    let phrase = Phrase::new("wr-event-style").with("who", Seat::new(0)).with("reward", Phrase::new("lost"));
    let error = try_render(Language::En, &phrase, &Names::letters()).expect_err("there is no such reward");
    assert_eq!(error.to_string(), "en has no message 'lost'");
}
