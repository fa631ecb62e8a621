//! Rules and rooms are deterministic: no iteration in hash order, no clocks, no randomness, no I/O, nothing async.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

/// What may not stand in the code of rules and rooms, and what to do instead.
const BANNED: [(&str, &str); 4] = [
    (r"\bHash(Map|Set)\b", "its order changes from run to run; use an array, a bag or a BTreeMap"),
    (
        r"\bstd::(time|fs|io|net|env|thread|process)\b|\b(Instant|SystemTime)\b",
        "no clock and no outside world; take it as an argument",
    ),
    (
        r"\b(rand|rand_\w+|getrandom)(::|\.workspace| *=)|\bfrom_os\b",
        "chance is an argument; the caller provides it",
    ),
    (
        r"\basync\b|\.await\b|\b(tokio|futures|axum|store)(::|\.workspace| *=)",
        "plain functions; waiting, sending and storing are the server's work",
    ),
];
/// What may not stand in the code of rules besides.
const BANNED_IN_RULES: [(&str, &str); 1] = [(r"\bf(32|64)\b", "floats round differently; use integers")];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter(|file| is_pure(file)).flat_map(check_file).collect()
}

/// Sources and manifests of the rules crates and of the room; their tests may use what they like.
fn is_pure(file: &File) -> bool {
    let source = file.is(".rs") && file.path.contains("/src/");
    (is_rules(file) || file.path.starts_with("crates/room/")) && (source || file.is("/Cargo.toml"))
}

fn is_rules(file: &File) -> bool {
    file.path.starts_with("crates/tabletop/") || file.game_part().is_some_and(|(_, part)| part == "rules")
}

fn check_file(file: &File) -> Vec<Finding> {
    let besides = if is_rules(file) { &BANNED_IN_RULES[..] } else { &[] };
    let banned = BANNED.iter().chain(besides);
    let banned = banned.map(|(pattern, reason)| (Regex::new(pattern).expect("the pattern is sound"), reason));
    let banned: Vec<_> = banned.collect();
    let mut findings = Vec::new();
    for (number, line) in file.lines().take_while(|(_, line)| line.trim() != "[dev-dependencies]") {
        let code = without_comment(file, line);
        for (pattern, reason) in &banned {
            if let Some(found) = pattern.find(code) {
                let what = format!("`{}` in a pure crate: {reason}", found.as_str().trim());
                findings.push(Finding::new(&file.path, number, what));
            }
        }
    }
    findings
}

fn without_comment<'a>(file: &File, line: &'a str) -> &'a str {
    let mark = if file.is(".rs") { "//" } else { "#" };
    line.split(mark).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(line: &str) -> usize {
        let tree = Tree::sample(vec![File::sample("crates/tabletop/src/lib.rs", line)]);
        check(&tree).len()
    }

    #[test]
    fn each_impurity_is_found() {
        assert_eq!(count("use std::collections::HashMap;"), 1);
        assert_eq!(count("let share: f64 = 0.5;"), 1);
        assert_eq!(count("let now = std::time::Instant::now();"), 1);
        assert_eq!(count("use std::fs;"), 1);
        assert_eq!(count("let pick = rand::random();"), 1);
        assert_eq!(count("async fn wait() {}"), 1);
    }

    #[test]
    fn a_room_knows_no_clock_no_outside_world_and_waits_for_nothing() {
        let count = |line| check_file(&File::sample("crates/room/src/room.rs", line)).len();
        assert_eq!(count("let now = SystemTime::now();"), 1);
        assert_eq!(count("use tokio::sync::mpsc;"), 1);
        assert_eq!(count("use store::Store;"), 1);
        assert_eq!(count("let seed = Seed::from_os()?;"), 1);
        assert_eq!(count("pub async fn play() {}"), 1);
        assert_eq!(count("let share: f32 = 0.5;"), 0);
        let manifest =
            check_file(&File::sample("crates/room/Cargo.toml", "[dependencies]\naxum.workspace = true\n"));
        assert_eq!(manifest.len(), 1);
    }

    #[test]
    fn words_and_comments_are_no_impurity() {
        assert_eq!(count("// No HashMap: its order differs."), 0);
        assert_eq!(count("let brand = \"random\";"), 0);
    }

    #[test]
    fn a_manifest_may_want_randomness_for_its_tests_only() {
        let manifest = |text| check_file(&File::sample("games/sea/rules/Cargo.toml", text)).len();
        assert_eq!(manifest("[dependencies]\nrand.workspace = true\n"), 1);
        assert_eq!(manifest("[dependencies]\n\n[dev-dependencies]\nrand.workspace = true\n"), 0);
    }

    #[test]
    fn other_crates_and_tests_are_left_alone() {
        let tree = Tree::sample(vec![
            File::sample("crates/referee/src/lib.rs", "use rand::Rng;"),
            File::sample("games/sea/rules/tests/laws.rs", "use std::collections::HashMap;"),
        ]);
        assert!(check(&tree).is_empty());
    }
}
