//! Names, lists, plurals, and what is said where a message fails.

use phrasebook::{Book, Language, Names, RenderError, Source, Voice};
use tabletop::{Phrase, Seat};
use typegen::OPENING;

/// A game about a reef, in three languages; any further one says it in English.
fn reef() -> Book {
    let text = |language: Language| match language.code() {
        "fr" => {
            "reef-turn = Au tour { DE($who) }.
             reef-ask = { $you -> \n [yes] Prends un dé. \n *[no] { $who } choisit un dé.\n }
             reef-pearls = { $count -> \n [one] { $count } perle \n *[other] { $count } perles\n }
             reef-list = { $things }"
        }
        "de" => {
            "reef-turn = { $who } ist am Zug.
             reef-ask = { $you -> \n [yes] Nimm einen Würfel. \n *[no] { $who } wählt einen Würfel.\n }
             reef-pearls = { $count -> \n [one] { $count } Perle \n *[other] { $count } Perlen\n }
             reef-list = { $things }"
        }
        _ => {
            "reef-turn = { $who }'s turn.
             reef-ask = { $you -> \n [yes] Take a die. \n *[no] { $who } is choosing a die.\n }
             reef-pearls = { $count -> \n [one] { $count } pearl \n *[other] { $count } pearls\n }
             reef-list = { $things }"
        }
    };
    let unindented = |language| {
        text(language)
            .lines()
            .map(|line| match line.trim_start() {
                message if message.starts_with("reef-") => message.to_owned(),
                inner => format!("    {inner}"),
            })
            .collect::<Vec<_>>()
            .join("\n")
    };
    Book::with(Language::ALL.map(|language| Source::new(language, "reef.ftl", unindented(language))))
}

/// In English, French and German.
fn said(phrase: &Phrase, name: &str) -> [String; 3] {
    let book = reef();
    [Language::En, Language::Fr, Language::De]
        .map(|language| Voice { names: Names::from_iter([name]), ..book.voice(language) }.say(phrase))
}

#[test]
fn the_page_offers_the_languages_of_the_catalogue() {
    let line = |language: Language| format!("  {}: \"{}\",\n", language.code(), language.own_name());
    let lines: String = Language::ALL.into_iter().map(line).collect();
    let file = format!("{OPENING}\nexport const LANGUAGES = {{\n{lines}}} as const;\n");
    typegen::assert_kept("web/src/generated/languages.ts", &file);
}

#[test]
fn seats_are_read_as_the_names_of_those_who_sit_there() {
    let turn = Phrase::new("reef-turn").with("who", Seat::new(0));
    assert_eq!(said(&turn, "Mira"), ["Mira's turn.", "Au tour de Mira.", "Mira ist am Zug."]);
    assert_eq!(said(&turn, "Anna"), ["Anna's turn.", "Au tour d’Anna.", "Anna ist am Zug."]);
    assert_eq!(reef().voice(Language::En).say(&turn), "A's turn.");
}

#[test]
fn a_name_is_never_read_as_a_message() {
    let begins = Phrase::new("common-started").with("who", Seat::new(0));
    let name = "{ $who } { common-over } \u{2068}";
    assert_eq!(said(&begins, name)[0], format!("{name} goes first."));
}

#[test]
fn the_player_who_must_decide_is_spoken_to() {
    let ask = |you: bool| Phrase::new("reef-ask").with("who", Seat::new(0)).with("you", you);
    assert_eq!(said(&ask(true), "Mira"), ["Take a die.", "Prends un dé.", "Nimm einen Würfel."]);
    assert_eq!(
        said(&ask(false), "Mira"),
        ["Mira is choosing a die.", "Mira choisit un dé.", "Mira wählt einen Würfel."]
    );
}

#[test]
fn lists_and_plurals_are_those_of_the_language() {
    let pearls = |count: u8| Phrase::new("reef-pearls").with("count", count);
    let list = |counts: &[u8]| {
        Phrase::new("reef-list").with("things", counts.iter().copied().map(pearls).collect::<Vec<_>>())
    };
    assert_eq!(
        said(&list(&[1, 2, 1]), ""),
        ["1 pearl, 2 pearls and 1 pearl", "1 perle, 2 perles et 1 perle", "1 Perle, 2 Perlen und 1 Perle"]
    );
    assert_eq!(
        said(&list(&[2, 2]), ""),
        ["2 pearls and 2 pearls", "2 perles et 2 perles", "2 Perlen und 2 Perlen"]
    );
    assert_eq!(said(&list(&[]), ""), ["none", "aucun", "keine"]);
}

#[test]
fn numbers_are_grouped_as_the_language_does() {
    let pearls = Phrase::new("reef-pearls").with("count", 12_345_usize);
    assert_eq!(said(&pearls, ""), ["12,345 pearls", "12\u{202f}345 perles", "12.345 Perlen"]);
}

#[test]
fn what_cannot_be_said_is_told_and_read_by_its_id() {
    let (book, letters) = (Book::house(), Names::letters());
    let lost = Phrase::new("no-such-message");
    assert_eq!(book.voice(Language::Fr).say(&lost), "no-such-message");
    assert!(matches!(
        book.try_render(Language::Fr, &lost, &letters),
        Err(RenderError::Missing { language: Language::Fr, .. })
    ));
    let empty = Phrase::new("common-started");
    assert!(matches!(book.try_render(Language::De, &empty, &letters), Err(RenderError::Broken { .. })));
    assert_eq!(book.voice(Language::De).say(&empty), "common-started");
}

#[test]
fn a_phrase_within_a_phrase_that_cannot_be_said_spoils_the_whole() {
    let phrase = Phrase::new("reef-list").with("things", vec![Phrase::new("lost")]);
    let error = reef().try_render(Language::En, &phrase, &Names::letters()).expect_err("nothing is lost");
    assert_eq!(error.to_string(), "en has no message 'lost'");
}

#[test]
fn the_rules_of_no_game_are_told_by_the_house() {
    assert_eq!(Book::house().gist(Language::De, "XX-1.1", None), None);
}
