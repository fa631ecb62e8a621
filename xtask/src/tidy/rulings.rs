//! Every clause the specification marks as a ruling has its paragraph in `docs/rulings`.

use super::Finding;
use super::rulebook::clause;
use super::tree::Tree;
use std::fs;

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().iter().flat_map(|game| check_game(tree, game)).collect()
}

/// The specification lies beside the repository, and not everywhere: without it there is nothing to compare.
fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let path = format!("docs/rulings/{game}.md");
    let text = tree.files.iter().find(|file| file.path == path).map_or("", |file| &file.text);
    let specification = fs::read_to_string(tree.root.join(format!("../shared/rules/{game}.md")));
    specification.map_or_else(|_| Vec::new(), |specification| compare(&path, text, &specification))
}

fn compare(path: &str, text: &str, specification: &str) -> Vec<Finding> {
    let ruled = specification.lines().filter(|line| line.contains("**Ruling**")).filter_map(clause);
    let missing = ruled.filter(|id| !text.contains(&format!("<a id=\"{}\"></a>{id} ", id.to_lowercase())));
    missing
        .map(|id| Finding::new(path, 1, format!("{id} is a ruling: write its paragraph, with an anchor")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_without_a_paragraph_is_found() {
        let specification = "- WR-1.6 **Ruling**: finite.\n- WR-1.7 Cards.\n- WR-3.5 **Ruling**: may.\n";
        let text = "## <a id=\"wr-1.6\"></a>WR-1.6 The beach can run dry\n";
        let found = compare("docs/rulings/sea.md", text, specification);
        assert_eq!(found.len(), 1);
        assert!(found[0].what.starts_with("WR-3.5"));
    }
}
