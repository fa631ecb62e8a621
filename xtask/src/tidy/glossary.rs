//! Words that a glossary rules out stand in no message of their language.

use super::Finding;
use super::tree::{File, Tree};
use super::typography::{language, prose};
use regex_lite::Regex;
use serde::Deserialize;

/// A glossary lies beside the folder of words it is for; the house's is for all of them.
const NAME: &str = "glossary.toml";
const HOUSE: &str = "crates/phrasebook/";

#[derive(Deserialize)]
struct Glossary {
    avoid: Vec<Avoid>,
}

#[derive(Deserialize)]
struct Avoid {
    language: String,
    /// What must not be found.
    pattern: String,
    /// What to write.
    instead: String,
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    let glossaries = tree.files.iter().filter(|file| file.path.ends_with(&format!("/{NAME}")));
    glossaries.flat_map(|file| check_glossary(tree, file)).collect()
}

fn check_glossary(tree: &Tree, file: &File) -> Vec<Finding> {
    let glossary: Glossary = match toml::from_str(&file.text) {
        Ok(glossary) => glossary,
        Err(error) => return vec![Finding::new(&file.path, 1, format!("no glossary: {}", error.message()))],
    };
    let folder = file.path.trim_end_matches(NAME);
    let words = || tree.ending(".ftl").filter(|file| folder == HOUSE || file.path.starts_with(folder));
    glossary.avoid.iter().flat_map(|avoid| words().flat_map(|words| found(words, avoid, file))).collect()
}

fn found(words: &File, avoid: &Avoid, glossary: &File) -> Vec<Finding> {
    if language(words) != Some(&avoid.language) {
        return Vec::new();
    }
    let Ok(pattern) = Regex::new(&avoid.pattern) else {
        return vec![Finding::new(&glossary.path, 1, format!("'{}' is no pattern", avoid.pattern))];
    };
    let found =
        prose(words).filter_map(|(line, text)| Some((line, pattern.find(&text)?.as_str().to_owned())));
    let what = |word: String| format!("'{}' is not said here: write {}", word.trim(), avoid.instead);
    found.map(|(line, word)| Finding::new(&words.path, line, what(word))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AVOID: &str = "[[avoid]]\nlanguage = 'en'\npattern = '\\blids?\\b'\ninstead = 'dice pool'\n";

    fn places(glossary: &str) -> Vec<(String, usize)> {
        let tree = Tree::sample(vec![
            File::sample(&format!("{glossary}glossary.toml"), AVOID),
            File::sample(
                "games/sea/words/en/sea.ftl",
                "# The lid.\nlid-open = Slide\nsea-die = In the lid\n",
            ),
            File::sample("games/sea/words/fr/sea.ftl", "sea-die = lid\n"),
            File::sample("games/shore/words/en/shore.ftl", "shore-die = In the lid\n"),
        ]);
        check(&tree).into_iter().map(|found| (found.path, found.line)).collect()
    }

    #[test]
    fn a_word_that_is_ruled_out_is_found_in_the_words_beside_the_glossary() {
        assert_eq!(places("games/sea/"), [("games/sea/words/en/sea.ftl".into(), 3)]);
    }

    #[test]
    fn what_the_house_rules_out_is_ruled_out_everywhere() {
        assert_eq!(places(HOUSE).len(), 2);
    }

    #[test]
    fn a_glossary_that_cannot_be_read_is_found() {
        let tree = Tree::sample(vec![File::sample("games/sea/glossary.toml", "avoid = 3")]);
        assert_eq!(check(&tree).len(), 1);
    }
}
