//! The core knows that there are games, and never which.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

const CORE: [&str; 5] = ["tabletop", "tabletop-laws", "referee", "bots", "arena"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let core = |file: &&File| file.crate_name().is_some_and(|name| CORE.contains(&name.as_str()));
    tree.files.iter().filter(core).flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let game = Regex::new(r"(?i)wreck|coralia").expect("the pattern is sound");
    let named = file.lines().filter_map(|(number, line)| Some((number, game.find(line)?.as_str())));
    let what =
        |name| format!("'{name}' names a game: the core must not; use a made-up game or a neutral word");
    named.map(|(number, name)| Finding::new(&file.path, number, what(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_named_in_the_core_is_found() {
        let tree = Tree::sample(vec![
            File::sample("crates/referee/src/lib.rs", "//! Runs a game.\nuse coralia::State;\n"),
            File::sample("crates/bots/tests/play.rs", "fn plays_WreckRaiders() {}\n"),
            File::sample("crates/shelf/src/lib.rs", "use coralia::State;\n"),
        ]);
        let places: Vec<_> = check(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        assert_eq!(
            places,
            [("crates/referee/src/lib.rs".into(), 2), ("crates/bots/tests/play.rs".into(), 1)]
        );
    }
}
