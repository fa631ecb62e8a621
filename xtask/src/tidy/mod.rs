//! The house rules as checks: each finding names a place and what to do there.

mod arrows;
mod editions;
mod glossary;
mod glued;
mod length;
mod links;
mod names;
mod opening;
mod phrases;
mod purity;
mod rulebook;
mod rulings;
mod tree;
mod typography;
mod words;

use crate::shell;
use anyhow::{Result, bail};
use std::fmt;
use tree::Tree;

/// One broken rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    /// Lines are counted from one.
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 14] = [
    ("dependencies point one way", arrows::check),
    ("a game is named in its own folder", names::check),
    ("rules and rooms are pure", purity::check),
    ("editions are asked about in one place", editions::check),
    ("every file opens with its sentence", opening::check),
    ("files are short", length::check),
    ("every rule is tested or says why not", rulebook::check),
    ("every ruling has its paragraph", rulings::check),
    ("every message is said and can be said", phrases::check),
    ("messages are set as their language is", typography::check),
    ("messages say the words of the box", glossary::check),
    ("no sentence is put together in code", glued::check),
    ("nothing is left half done", words::check),
    ("links lead somewhere", links::check),
];

/// Runs every check on the repository and prints what is wrong.
pub fn run() -> Result<()> {
    let tree = Tree::read(shell::root())?;
    let mut broken = 0;
    for (name, check) in CHECKS {
        let mut findings = check(&tree);
        findings.sort();
        println!("{} {name}", if findings.is_empty() { "ok    " } else { "BROKEN" });
        broken += findings.len();
        for finding in findings {
            println!("    {finding}");
        }
    }
    if broken > 0 {
        bail!("tidy found {broken} broken house rules, listed above");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let tree = Tree::read(shell::root()).unwrap();
        let findings: Vec<String> =
            CHECKS.iter().flat_map(|(_, check)| check(&tree)).map(|finding| finding.to_string()).collect();
        assert!(findings.is_empty(), "\n{}", findings.join("\n"));
    }
}
