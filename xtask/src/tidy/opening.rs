//! Every source file says in its first line what it is for.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending(".rs").filter_map(check_file).collect()
}

fn check_file(file: &File) -> Option<Finding> {
    let sentence = Regex::new(r"^//! \S.*\.( |$)").expect("the pattern is sound");
    let first = file.text.lines().next().unwrap_or_default();
    let what = "the first line must be `//!` with one sentence, on this line, that ends with a full stop";
    (!sentence.is_match(first)).then(|| Finding::new(&file.path, 1, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_sound(text: &str) -> bool {
        check_file(&File::sample("crates/any/src/lib.rs", text)).is_none()
    }

    #[test]
    fn a_file_opens_with_one_sentence_on_one_line() {
        assert!(is_sound("//! What a game is.\n\nfn main() {}\n"));
        assert!(is_sound("//! What a game is. And more about it,\n//! over two lines.\n"));
        assert!(!is_sound("//! What a game is, in a sentence that goes\n//! on.\n"));
        assert!(!is_sound("//! What a game is\n"));
        assert!(!is_sound("use std::fmt;\n"));
        assert!(!is_sound(""));
    }
}
