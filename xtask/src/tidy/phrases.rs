//! Every message that the code says is in the catalogue in every language, and the catalogue has none to spare.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet};

/// Parts of other messages, each language's own.
const PART: &str = "part-";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let said = said(tree);
    let mut findings = Vec::new();
    for language in languages(tree) {
        let messages = messages(tree, language);
        findings.extend(missing(&said, &messages, language));
        findings.extend(spare(tree, &messages, language));
    }
    findings
}

/// The languages that have a folder of words anywhere.
fn languages(tree: &Tree) -> BTreeSet<&str> {
    tree.ending(".ftl").filter_map(in_words).map(|(language, _)| language).collect()
}

/// The language of a file of words, and its name.
fn in_words(file: &File) -> Option<(&str, &str)> {
    file.path.split_once("/words/").and_then(|(_, rest)| rest.split_once('/'))
}

/// Where a message stands.
struct Place<'a> {
    file: &'a File,
    line: usize,
}

/// The messages of a language, with their places.
fn messages<'a>(tree: &'a Tree, language: &str) -> BTreeMap<&'a str, Place<'a>> {
    let message = Regex::new(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=").expect("the pattern is sound");
    let mut found = BTreeMap::new();
    for file in catalogue(tree, language) {
        for (line, text) in file.lines() {
            if let Some(id) = message.captures(text).and_then(|found| found.get(1)) {
                found.insert(id.as_str(), Place { file, line });
            }
        }
    }
    found
}

/// Rules are told clause by clause, which the laws of kits check; the browser client puts the names of its messages together
/// and has a test of its own for them: `web/tests/words.test.ts`.
fn catalogue<'a>(tree: &'a Tree, language: &str) -> impl Iterator<Item = &'a File> {
    let checked = move |file: &&File| {
        in_words(file).is_some_and(|(of, name)| {
            of == language && !["rules.ftl", "howto.ftl", "lessons.ftl", "web.ftl"].contains(&name)
        })
    };
    tree.ending(".ftl").filter(checked)
}

/// Sources that say messages: all that is shipped, the web client included. Tests may say what they like.
fn sources(tree: &Tree) -> impl Iterator<Item = &File> {
    let shipped = |file: &&File| {
        let program = !file.path.starts_with("xtask/") && file.path.contains("/src/") && file.is(".rs");
        let client = (file.path.starts_with("web/src/") || file.path.contains("/web/"))
            && [".ts", ".svelte"].iter().any(|end| file.is(end));
        program || client
    };
    tree.files.iter().filter(shipped)
}

/// The messages the code makes phrases of: each `Phrase::new("...")`, and each word that is a game's own message.
fn said(tree: &Tree) -> BTreeMap<&str, Place<'_>> {
    let made = Regex::new(r#"Phrase::new\(\s*"([^"]+)""#).expect("the pattern is sound");
    let own = format!(r#""((?:{})-[a-z0-9-]+)""#, prefixes(tree).into_iter().collect::<Vec<_>>().join("|"));
    let own = Regex::new(&own).expect("the pattern is sound");
    let mut said = BTreeMap::new();
    for file in sources(tree).filter(|file| file.is(".rs")) {
        let shipped = shipped_part(&file.text);
        for found in
            made.captures_iter(shipped).chain(own.captures_iter(shipped)).filter_map(|found| found.get(1))
        {
            let before = &shipped[..found.start()];
            let line = before.lines().count().max(1);
            if before.lines().next_back().is_some_and(|line| line.trim_start().starts_with("//")) {
                continue;
            }
            said.entry(found.as_str()).or_insert(Place { file, line });
        }
    }
    said
}

/// What the messages of games and hosts begin with. A part of a message is never said by itself.
fn prefixes(tree: &Tree) -> BTreeSet<String> {
    let files = tree.ending(".ftl").filter(|file| in_words(file).is_some_and(|(_, name)| name != "web.ftl"));
    let ids = files.flat_map(File::lines).filter_map(|(_, line)| line.split_once(" ="));
    // A sum within a message is no id, though an equals sign stands in it, too.
    let is_word = |prefix: &str| prefix.bytes().all(|letter| letter.is_ascii_lowercase());
    let prefix =
        |id: &str| id.split_once('-').map(|(prefix, _)| prefix.to_owned()).filter(|prefix| is_word(prefix));
    let found: BTreeSet<String> = ids.filter_map(|(id, _)| prefix(id)).collect();
    let common_words = ["part", "rule", "chapter", "howto", "server"];
    found.into_iter().filter(|prefix| !common_words.contains(&prefix.as_str())).collect()
}

/// A source without the tests at its end.
fn shipped_part(text: &str) -> &str {
    text.split("\n#[cfg(test)]").next().unwrap_or_default()
}

fn missing(
    said: &BTreeMap<&str, Place<'_>>,
    messages: &BTreeMap<&str, Place<'_>>,
    language: &str,
) -> Vec<Finding> {
    let missing = said.iter().filter(|(id, _)| !messages.contains_key(*id));
    let finding = |(id, place): (&&str, &Place<'_>)| {
        let what = format!("'{id}' is used here, but {language} has no such message: add it there");
        Finding::new(&place.file.path, place.line, what)
    };
    missing.map(finding).collect()
}

fn spare(tree: &Tree, messages: &BTreeMap<&str, Place<'_>>, language: &str) -> Vec<Finding> {
    let used: BTreeSet<&str> = quoted(tree).chain(referred(tree, language)).collect();
    let spare = messages.iter().filter(|(id, _)| !used.contains(*id));
    let finding = |(id, place): (&&str, &Place<'_>)| {
        let by = if id.starts_with(PART) { "no message refers to it" } else { "nothing says it" };
        Finding::new(&place.file.path, place.line, format!("'{id}' is unused, {by}: remove it"))
    };
    spare.map(finding).collect()
}

/// Everything that stands in quotes in a source and could be a message.
fn quoted<'a>(tree: &'a Tree) -> impl Iterator<Item = &'a str> {
    let quoted = Regex::new(r#"["'`]([a-z][a-z0-9]*-[a-z0-9-]+)["'`]"#).expect("the pattern is sound");
    let found = |file: &'a File| {
        let found = quoted.captures_iter(shipped_part(&file.text));
        found.filter_map(|found| found.get(1)).map(|id| id.as_str()).collect::<Vec<_>>()
    };
    sources(tree).flat_map(found).collect::<Vec<_>>().into_iter()
}

/// Everything that a message of the language refers to.
fn referred<'a>(tree: &'a Tree, language: &str) -> impl Iterator<Item = &'a str> {
    let placed = Regex::new(r"\{ *([a-zA-Z][a-zA-Z0-9_-]*) *\}").expect("the pattern is sound");
    let found = |file: &'a File| {
        let found = placed.captures_iter(&file.text).filter_map(|found| found.get(1));
        found.map(|id| id.as_str()).collect::<Vec<_>>()
    };
    // Rules are made of the same parts.
    let of_language = |file: &&File| in_words(file).is_some_and(|(of, _)| of == language);
    tree.ending(".ftl").filter(of_language).flat_map(found).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "//! Text.\nfn dive() -> Phrase {\n    Phrase::new(\n        \"sea-dive\")\n}\n";

    fn found(code: &str, en: &str, others: &str) -> Vec<String> {
        let words =
            |language: &str, text| File::sample(&format!("crates/phrasebook/words/{language}/sea.ftl"), text);
        let code = File::sample("crates/sea/src/text.rs", code);
        let tree = Tree::sample(vec![code, words("en", en), words("fr", others), words("de", others)]);
        check(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_catalogue_that_says_what_the_code_says_is_fine() {
        assert!(found(CODE, "sea-dive = Dive\n", "sea-dive = { part-dive }\npart-dive = .\n").is_empty());
    }

    #[test]
    fn a_message_that_a_language_lacks_is_found_where_it_is_said() {
        let found = found(CODE, "sea-dive = Dive\n", "");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("crates/sea/src/text.rs:4: 'sea-dive' is used here, but"), "{found:?}");
    }

    #[test]
    fn a_word_that_looks_like_a_games_own_message_must_be_one() {
        let code = "let id = if deep { \"wr-deep\" } else { \"wr-flat\" };\nlet key = \"fire-fish\";\n";
        let messages = "wr-deep = Deep\n";
        assert_eq!(found(code, messages, messages).len(), 3, "wr-flat in every language");
    }

    #[test]
    fn a_message_to_spare_is_found_in_its_file() {
        let spare = "sea-dive = Dive\nsea-swim = Swim\npart-deep = deep\n";
        let found = found(CODE, spare, "sea-dive = Dive\n");
        assert_eq!(
            found,
            [
                "crates/phrasebook/words/en/sea.ftl:3: 'part-deep' is unused, no message refers to it: remove it",
                "crates/phrasebook/words/en/sea.ftl:2: 'sea-swim' is unused, nothing says it: remove it",
            ]
        );
    }

    #[test]
    fn what_only_a_test_says_is_not_said() {
        let code = format!("{CODE}\n#[cfg(test)]\nmod tests {{\n    const ID: &str = \"wr-made-up\";\n}}\n");
        let messages = "sea-dive = Dive\n";
        assert!(found(&code, messages, messages).is_empty());
    }
}
