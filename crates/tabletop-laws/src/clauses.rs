//! The clauses of a game's rulebook, as far as laws ask for them.

use serde::Deserialize;
use tabletop::read_toml;

/// Every clause with the edition it is for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Clauses {
    #[serde(rename = "rule")]
    rules: Vec<Clause>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Clause {
    id: String,
    edition: Option<String>,
}

impl Clauses {
    /// Reads the text of a rulebook.
    ///
    /// # Panics
    /// If it is none.
    pub fn read(rulebook: &str) -> Self {
        read_toml(rulebook).unwrap_or_else(|flaws| panic!("no rulebook: {flaws}"))
    }

    /// Whether there is such a clause, and it is for this edition.
    pub fn hold(&self, id: &str, edition: Option<&str>) -> bool {
        let applies = |clause: &Clause| clause.edition.is_none() || clause.edition.as_deref() == edition;
        self.rules.iter().any(|clause| clause.id == id && applies(clause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_holds_in_its_edition_alone() {
        let clauses = Clauses::read("[[rule]]\nid = 'PE-1.1'\n[[rule]]\nid = 'PE-1.2'\nedition = 'long'\n");
        assert!(clauses.hold("PE-1.1", None) && clauses.hold("PE-1.1", Some("short")));
        assert!(clauses.hold("PE-1.2", Some("long")));
        assert!(!clauses.hold("PE-1.2", Some("short")) && !clauses.hold("PE-1.3", Some("long")));
    }
}
