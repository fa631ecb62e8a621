//! Every rule is cited by a test of its game, or marked untested with a reason; nothing cites a rule that is not.

use super::Finding;
use super::tree::{File, Tree};
use regex_lite::Regex;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;

#[derive(Deserialize)]
struct Rulebook {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    /// Why no test cites it.
    untested: Option<String>,
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known = BTreeSet::new();
    for game in tree.games() {
        let path = format!("games/{game}/rules/rulebook.toml");
        let Some(file) = tree.files.iter().find(|file| file.path == path) else {
            findings.push(Finding::new(&path, 1, "every game lists its rules here by id"));
            continue;
        };
        match toml::from_str::<Rulebook>(&file.text) {
            Ok(book) => findings.extend(check_book(tree, game, file, &book)),
            Err(error) => findings.push(Finding::new(&path, 1, format!("no rulebook: {}", error.message()))),
        }
        known.extend(ids(&file.text));
    }
    findings.extend(check_citations(tree, &known));
    findings
}

fn check_book(tree: &Tree, game: &str, file: &File, book: &Rulebook) -> Vec<Finding> {
    let tests = |file: &&File| {
        let path = file.path.strip_prefix(&format!("games/{game}/"));
        path.is_some_and(|path| path.starts_with("testing/") || path.contains("/tests/"))
    };
    let tested = tree.ending(".rs").filter(tests);
    let cited: BTreeSet<&str> = tested.flat_map(|file| ids(&file.text)).collect();
    let mut findings = check_rules(file, book, &cited);
    if let Ok(text) = fs::read_to_string(tree.root.join(format!("../shared/rules/{game}.md"))) {
        findings.extend(check_specification(file, book, &text));
    }
    findings
}

fn check_rules(file: &File, book: &Rulebook, cited: &BTreeSet<&str>) -> Vec<Finding> {
    let mut seen = BTreeSet::new();
    let mut findings = Vec::new();
    for rule in &book.rule {
        let twice = (!seen.insert(&rule.id)).then_some("is listed twice: keep one");
        let wrong = twice.or_else(|| rule.wrong(cited.contains(rule.id.as_str())));
        findings.extend(
            wrong.map(|wrong| {
                Finding::new(&file.path, line_of(file, &rule.id), format!("{} {wrong}", rule.id))
            }),
        );
    }
    findings
}

/// The ids of the rulebook are exactly those of the specification's clauses.
fn check_specification(file: &File, book: &Rulebook, specification: &str) -> Vec<Finding> {
    let listed: BTreeSet<&str> = book.rule.iter().map(|rule| rule.id.as_str()).collect();
    let wanted: BTreeSet<&str> = specification.lines().filter_map(clause).collect();
    let missing =
        wanted.difference(&listed).map(|id| (1, format!("{id} of the specification is missing: list it")));
    let invented = listed
        .difference(&wanted)
        .map(|id| (line_of(file, id), format!("{id} is not a clause of the specification")));
    missing.chain(invented).map(|(line, what)| Finding::new(&file.path, line, what)).collect()
}

fn check_citations(tree: &Tree, known: &BTreeSet<&str>) -> Vec<Finding> {
    let places = tree
        .files
        .iter()
        .filter(|file| ["crates/", "games/", "docs/"].iter().any(|top| file.path.starts_with(top)));
    // A game without a rulebook is one finding, not one for every citation.
    let has_book = |id: &str| known.iter().any(|other| other[..2] == id[..2]);
    let mut findings = Vec::new();
    for file in places {
        for (number, line) in file.lines() {
            let unknown = ids(line).filter(|id| !known.contains(id) && has_book(id));
            findings.extend(
                unknown.map(|id| Finding::new(&file.path, number, format!("{id} is in no rulebook.toml"))),
            );
        }
    }
    findings
}

fn ids(text: &str) -> impl Iterator<Item = &str> {
    let id = Regex::new(r"\b[A-Z]{2}-\d+\.\d+\b").expect("the pattern is sound");
    id.find_iter(text).map(|found| found.as_str()).collect::<Vec<_>>().into_iter()
}

/// The id of a line that begins a clause.
pub fn clause(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("- ")?;
    ids(rest).next().filter(|id| rest.starts_with(id))
}

fn line_of(file: &File, id: &str) -> usize {
    let quoted = format!("\"{id}\"");
    file.lines().find(|(_, line)| line.contains(&quoted)).map_or(1, |(number, _)| number)
}

impl Rule {
    fn wrong(&self, cited: bool) -> Option<&'static str> {
        let reason = self.untested.as_deref().map(str::trim);
        match (cited, reason) {
            (false, None) => Some("is cited by no test of its game: test it, or say why under `untested`"),
            (_, Some("")) => Some("is untested without a reason: give one"),
            (true, Some(_)) => Some("is cited by a test: remove `untested`"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(rulebook: &str, cited: &[&str]) -> Vec<String> {
        let file = File::sample("games/sea/rules/rulebook.toml", rulebook);
        let book = toml::from_str(rulebook).unwrap();
        check_rules(&file, &book, &cited.iter().copied().collect()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_rule_needs_a_test_or_a_reason_and_not_both() {
        let plain = "[[rule]]\nid = \"WR-1.1\"\n";
        let untested = format!("{plain}untested = \"Nothing happens.\"\n");
        let silent = format!("{plain}untested = \" \"\n");
        assert!(findings(plain, &["WR-1.1"]).is_empty());
        assert!(findings(&untested, &[]).is_empty());
        assert!(findings(plain, &[])[0].contains("rulebook.toml:2: WR-1.1 is cited by no test"));
        assert!(findings(&silent, &[])[0].contains("without a reason"));
        assert!(findings(&untested, &["WR-1.1"])[0].contains("remove `untested`"));
    }

    #[test]
    fn a_rule_is_listed_once() {
        let rule = "[[rule]]\nid = \"WR-1.1\"\n";
        assert!(findings(rule, &["WR-1.1"]).is_empty());
        assert!(findings(&rule.repeat(2), &["WR-1.1"])[0].contains("listed twice"));
    }

    #[test]
    fn the_ids_are_those_of_the_specification() {
        let text = "[[rule]]\nid = \"WR-1.1\"\n[[rule]]\nid = \"WR-1.3\"\n";
        let file = File::sample("rulebook.toml", text);
        let specification = "- WR-1.1 Players, see WR-9.9.\n- WR-1.2 Divers.\nWR-1.4 in passing\n";
        let found = check_specification(&file, &toml::from_str(text).unwrap(), specification);
        let what: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(what.len(), 2, "{what:?}");
        assert!(what[0].contains("WR-1.2 of the specification is missing"));
        assert!(what[1].contains("rulebook.toml:4: WR-1.3 is not a clause"));
    }

    #[test]
    fn a_citation_of_no_rule_is_found() {
        let tree = Tree::sample(vec![File::sample("docs/notation.md", "fine: WR-1.1\nwrong: WR-99.9\n")]);
        let found = check_citations(&tree, &["WR-1.1"].into_iter().collect());
        assert_eq!(found, [Finding::new("docs/notation.md", 2, "WR-99.9 is in no rulebook.toml")]);
    }

    #[test]
    fn a_game_without_a_rulebook_is_found() {
        let lonely = File::sample("games/sea/rules/src/lib.rs", "");
        assert_eq!(check(&Tree::sample(vec![lonely])).len(), 1);
    }
}
