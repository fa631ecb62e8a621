//! Every clause of a game is stated in every language, and no language has a clause that does not exist.

use kit::{Kit, Rulebook};
use phrasebook::{Book, Language, Source, SummaryPart};
use std::collections::BTreeSet;

/// The most words of a summary: three minutes, read aloud slowly.
const MOST_WORDS: usize = 285;

/// Every clause and chapter is told in every language and edition as a sentence, none is told that the game does not
/// have, and a summary has the same parts in each, can be read aloud in three minutes, and names a clause for every line.
///
/// # Panics
/// With the first clause that is not told so.
pub fn clauses_are_told<K: Kit>() {
    let (rulebook, sources) = (Rulebook::read(K::RULEBOOK), K::words());
    let book = Book::with(sources.clone());
    let editions: Vec<Option<&str>> =
        [None].into_iter().chain(K::EDITIONS.iter().copied().map(Some)).collect();
    for language in Language::ALL {
        for edition in &editions {
            clauses(&book, &rulebook, language, *edition);
            summary(&book, &rulebook, language, *edition);
        }
        for chapter in &rulebook.chapters {
            let title = book.chapter(language, rulebook.letters(), chapter.number);
            assert!(title.is_some(), "chapter {} in {language}", chapter.number);
        }
        assert_eq!(told(&sources, language), known(&rulebook), "{language}");
    }
}

fn clauses(book: &Book, rulebook: &Rulebook, language: Language, edition: Option<&str>) {
    for rule in rulebook.rules.iter().filter(|rule| rule.applies(edition)) {
        let told = book.gist(language, &rule.id, edition).unwrap_or_default();
        assert!(told.ends_with('.'), "{} of {edition:?} in {language}: '{told}'", rule.id);
    }
}

fn summary(book: &Book, rulebook: &Rulebook, language: Language, edition: Option<&str>) {
    let told = book.summary(language, rulebook.letters(), edition);
    let english = book.summary(Language::En, rulebook.letters(), edition);
    assert_eq!(shape(&told), shape(&english), "a summary of {edition:?} in {language}");
    let sentences: Vec<&str> = told.iter().flat_map(|part| &part.lines).map(|line| &*line.text).collect();
    assert!(sentences.iter().all(|sentence| sentence.ends_with('.')), "{sentences:?}");
    let words: usize = sentences.iter().map(|sentence| sentence.split_whitespace().count()).sum();
    assert!(words <= MOST_WORDS, "a summary of {edition:?} in {language} has {words} words");
    let lines = told.iter().flat_map(|part| (1..=part.lines.len()).map(|at| format!("{}-{at}", part.name)));
    assert_eq!(
        lines.collect::<BTreeSet<_>>(),
        rulebook.summary.keys().cloned().collect(),
        "lines with a clause"
    );
    let known = |id: &String| rulebook.rules.iter().any(|rule| rule.id == *id && rule.applies(edition));
    assert!(rulebook.summary.values().all(known), "{:?}", rulebook.summary);
}

/// The parts, each with its lines, and whether those have headings.
fn shape(summary: &[SummaryPart]) -> Vec<(&str, Vec<bool>)> {
    let headed = |part: &SummaryPart| part.lines.iter().map(|line| line.title.is_some()).collect();
    summary.iter().map(|part| (part.name, headed(part))).collect()
}

/// The messages that tell the rules.
fn known(rulebook: &Rulebook) -> BTreeSet<String> {
    let letters = rulebook.letters().to_lowercase();
    let rules = rulebook.rules.iter().map(|rule| rule.id.to_lowercase().replace('.', "-"));
    let chapters = rulebook.chapters.iter().map(|chapter| format!("chapter-{letters}-{}", chapter.number));
    rules.map(|id| format!("rule-{id}")).chain(chapters).collect()
}

fn told(sources: &[Source], language: Language) -> BTreeSet<String> {
    let texts = sources.iter().filter(|source| source.language == language).map(|source| &*source.text);
    let ids = texts.flat_map(str::lines).filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let about_rules = |id: &&str| id.starts_with("rule-") || id.starts_with("chapter-");
    ids.filter(about_rules).map(str::to_owned).collect()
}
