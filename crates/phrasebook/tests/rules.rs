//! Every clause of both games has its gist in every language, and no language has a clause that is none.

use phrasebook::{Language, chapter, file, gist};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Rulebook {
    chapter: Vec<Chapter>,
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Chapter {
    number: u8,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
}

const TRANSLATED: [Language; 2] = [Language::Fr, Language::De];

fn books() -> [(&'static str, &'static str, Rulebook); 2] {
    let read = |text: &str| toml::from_str(text).expect("a rulebook is TOML");
    [
        ("WR", "rules-wreck-raiders", read(wreck_raiders::RULEBOOK)),
        ("CO", "rules-coralia", read(coralia::RULEBOOK)),
    ]
}

#[test]
fn every_clause_and_chapter_is_told_in_french_and_german() {
    for (letters, _, book) in books() {
        for language in TRANSLATED {
            for rule in &book.rule {
                let told = gist(language, &rule.id).unwrap_or_default();
                assert!(told.ends_with('.'), "{} in {language}: '{told}'", rule.id);
            }
            for Chapter { number } in &book.chapter {
                assert!(chapter(language, letters, *number).is_some(), "{letters} {number} in {language}");
            }
        }
    }
}

#[test]
fn no_clause_is_told_that_the_game_does_not_have() {
    for (letters, name, book) in books() {
        let letters = letters.to_lowercase();
        let rules = book.rule.iter().map(|rule| format!("rule-{}", rule.id.to_lowercase().replace('.', "-")));
        let chapters = book.chapter.iter().map(|chapter| format!("chapter-{letters}-{}", chapter.number));
        let known: BTreeSet<String> = rules.chain(chapters).collect();
        for language in TRANSLATED {
            let text = file(language, name).expect("the file is part of the catalogue");
            let told = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
            assert_eq!(told.collect::<BTreeSet<_>>(), known, "{name} in {language}");
        }
    }
}

#[test]
fn a_first_turn_is_told_in_as_many_sentences_in_every_language() {
    for (letters, ..) in books() {
        let prefix = format!("first-turn-{}-", letters.to_lowercase());
        for language in Language::ALL {
            let text = file(language, "rules-first-turn").expect("the file is part of the catalogue");
            let told: Vec<_> = text.lines().filter_map(|line| line.strip_prefix(&prefix)).collect();
            assert!((5..=8).contains(&told.len()), "{letters} in {language}");
            for (index, line) in told.iter().enumerate() {
                assert!(line.starts_with(&format!("{} = ", index + 1)) && line.ends_with('.'), "{line}");
            }
            assert_eq!(
                told.len(),
                file(Language::En, "rules-first-turn").map_or(0, |text| text.matches(&prefix).count())
            );
        }
    }
}

#[test]
fn english_is_told_by_the_game_itself() {
    assert_eq!(gist(Language::En, "WR-1.1"), None);
    assert_eq!(gist(Language::De, "XX-1.1"), None);
}
