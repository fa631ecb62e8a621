//! Every clause of a game is stated in every language, and no language has a clause that does not exist.

use kit::{Kit, Rulebook};
use phrasebook::{Book, Language, Source};
use std::collections::BTreeSet;

/// Every clause and chapter is told in every language as a sentence, none is told that the game does not have, and a
/// first turn has as many sentences in each.
///
/// # Panics
/// With the first clause that is not told so.
pub fn clauses_are_told<K: Kit>() {
    let (rulebook, sources) = (Rulebook::read(K::RULEBOOK), K::words());
    let book = Book::with(sources.clone());
    let letters = letters(&rulebook);
    let first_turn = book.first_turn(Language::En, &letters);
    for language in translated() {
        for rule in &rulebook.rules {
            let told = book.gist(language, &rule.id).unwrap_or_default();
            assert!(told.ends_with('.'), "{} in {language}: '{told}'", rule.id);
        }
        for chapter in &rulebook.chapters {
            assert!(book.chapter(language, &letters, chapter.number).is_some(), "{letters} in {language}");
        }
        assert_eq!(told(&sources, language), known(&rulebook, &letters), "{language}");
        let told = book.first_turn(language, &letters);
        assert_eq!(told.len(), first_turn.len(), "a first turn in {language}");
        assert!(told.iter().all(|sentence| sentence.ends_with('.')), "{told:?}");
    }
}

/// The languages in which a game tells its rules by messages; in English its rulebook tells them.
fn translated() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::En)
}

fn letters(rulebook: &Rulebook) -> String {
    let first = rulebook.rules.first().expect("a rulebook has rules");
    first.id.split('-').next().unwrap_or_default().to_lowercase()
}

/// The messages that tell the rules.
fn known(rulebook: &Rulebook, letters: &str) -> BTreeSet<String> {
    let rules = rulebook.rules.iter().map(|rule| rule.id.to_lowercase().replace('.', "-"));
    let chapters = rulebook.chapters.iter().map(|chapter| format!("chapter-{letters}-{}", chapter.number));
    rules.map(|id| format!("rule-{id}")).chain(chapters).collect()
}

fn told(sources: &[Source], language: Language) -> BTreeSet<String> {
    let texts = sources.iter().filter(|source| source.language == language).map(|source| &*source.text);
    let ids = texts.flat_map(str::lines).filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let about_rules = |id: &&str| id.starts_with("rule-") || id.starts_with("chapter-");
    ids.filter(about_rules).map(str::to_owned).collect()
}
