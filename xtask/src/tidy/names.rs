//! A game is named in its own folder, in the registry, in documents and in tests, and nowhere else.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;
use std::ops::Range;

/// Where a game is put on the shelf, and what follows from it.
const REGISTRY: [&str; 6] = [
    "Cargo.toml",
    "Cargo.lock",
    "fuzz/Cargo.lock",
    "crates/shelf/Cargo.toml",
    "crates/shelf/src/shipped.rs",
    "web/src/games.ts",
];

/// Folders of documents, examples, and tests with their fixtures.
const TOLD_HERE: [&str; 6] =
    ["docs/", "examples/", "fuzz/", "web/tests/", "web/e2e/", "web/src/dev/fixtures/"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().into_iter().flat_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let pattern = format!("(?i){}", game.replace('-', "[-_ ]?"));
    let name = Regex::new(&pattern).expect("a folder's name is a sound pattern");
    let own = format!("games/{game}/");
    let elsewhere = tree.files.iter().filter(|file| !file.path.starts_with(&own) && !may_name(file));
    elsewhere.flat_map(|file| check_file(file, &name)).collect()
}

fn may_name(file: &File) -> bool {
    let path = file.path.as_str();
    REGISTRY.contains(&path)
        || file.is(".md")
        || TOLD_HERE.iter().any(|folder| path.starts_with(folder))
        || path.starts_with("crates/") && path.contains("/tests/")
}

fn check_file(file: &File, name: &Regex) -> Vec<Finding> {
    // What only tests depend on does not count for the crate.
    let shipped =
        file.lines().take_while(|(_, line)| !file.is("/Cargo.toml") || *line != "[dev-dependencies]");
    let named = shipped.filter_map(|(number, line)| {
        let whole = name.find_iter(line).find(|found| is_whole(line, found.range()))?;
        Some((number, whole.as_str()))
    });
    let what = |name| {
        format!("'{name}' names a game: hosts know none; ask the shelf, or put this into the game's folder")
    };
    named.map(|(number, name)| Finding::new(&file.path, number, what(name))).collect()
}

/// Whether a name is a word of its own, or a word of a camel-cased one: `sea` is not in `search`, but in `DeepSeaCover`.
fn is_whole(line: &str, at: Range<usize>) -> bool {
    let (before, after) = (line[..at.start].chars().next_back(), line[at.end..].chars().next());
    let begins = !before.is_some_and(char::is_alphabetic) || line[at].starts_with(char::is_uppercase);
    begins && !after.is_some_and(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_named_by_a_host_is_found_however_it_is_written() {
        let tree = Tree::sample(vec![
            File::sample("games/deep-sea/rules/src/lib.rs", "//! The rules of Deep Sea.\n"),
            File::sample("games/shore/kit/src/lib.rs", "//! Not like Deep Sea.\n"),
            File::sample("crates/server/src/lib.rs", "//! Runs a game.\nuse deep_sea::State;\n"),
            File::sample("web/src/Lobby.svelte", "<DeepSeaCover />\n"),
            File::sample("web/src/games.ts", "\"deep-sea\": () => import(\"@games/deep-sea\"),\n"),
            File::sample("docs/notation.md", "Deep Sea is written so.\n"),
            File::sample("crates/server/tests/play.rs", "fn plays_deep_sea() {}\n"),
            File::sample(
                "crates/server/Cargo.toml",
                "[dev-dependencies]\ndeep-sea-testing.workspace = true\n",
            ),
        ]);
        let places: Vec<_> = check(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        let expected =
            [("games/shore/kit/src/lib.rs", 1), ("crates/server/src/lib.rs", 2), ("web/src/Lobby.svelte", 1)];
        assert_eq!(places, expected.map(|(path, line)| (path.to_owned(), line)));
    }

    #[test]
    fn a_game_called_after_a_part_of_other_words_can_be_added() {
        let tree = Tree::sample(vec![
            File::sample("games/sea/rules/src/lib.rs", "//! The rules of Sea.\n"),
            File::sample("crates/bots/src/search.rs", "//! Searches, oversea and Seals.\nuse sea::Sea;\n"),
        ]);
        let lines: Vec<usize> = check(&tree).into_iter().map(|found| found.line).collect();
        assert_eq!(lines, [2]);
    }
}
