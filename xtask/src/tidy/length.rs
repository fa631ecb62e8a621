//! No source file is too long to read at one sitting.

use super::Finding;
use super::tree::{File, Tree};

const MOST_LINES: usize = 500;

/// Files that may be longer, each with its reason.
const LONGER: [(&str, &str); 0] = [];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let short = |file: &&File| !LONGER.iter().any(|(path, _)| *path == file.path);
    tree.ending(".rs").filter(short).filter_map(check_file).collect()
}

fn check_file(file: &File) -> Option<Finding> {
    let lines = file.text.lines().count();
    let what = || format!("{lines} lines, {MOST_LINES} at most: split it by subject");
    (lines > MOST_LINES).then(|| Finding::new(&file.path, lines, what()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_too_many_lines_is_found() {
        let file = |lines| File::sample("crates/any/src/lib.rs", &"fn f() {}\n".repeat(lines));
        assert!(check_file(&file(MOST_LINES)).is_none());
        assert!(check_file(&file(MOST_LINES + 1)).is_some());
    }
}
