//! A game's clauses by chapter, read from its rulebook file; what they say is in the words of the game.

use serde::Deserialize;
use std::collections::BTreeMap;

/// The clauses of a game, by chapter.
///
/// ```
/// let text = r#"
///     [[chapter]]
///     number = 1
///     [[rule]]
///     id = "PE-1.1"
/// "#;
/// let rulebook = kit::Rulebook::read(text);
/// assert_eq!(rulebook.of_chapter(1).next().map(|rule| rule.id.as_str()), Some("PE-1.1"));
/// assert_eq!(rulebook.letters(), "PE");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Rulebook {
    /// The chapters, in order.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    /// The clauses, in order.
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
    /// The clause behind each line of the summary, by the line's name, such as `turn-1`.
    #[serde(default)]
    pub summary: BTreeMap<String, String>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Chapter {
    pub number: u8,
}

/// One clause.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Rule {
    /// Its id, such as `WR-4.6`.
    pub id: String,
    /// The edition it is for; all if none is named.
    pub edition: Option<String>,
}

impl Rulebook {
    /// Reads the rulebook file of a game.
    ///
    /// # Panics
    /// If the file, which is part of the program, is broken.
    pub fn read(text: &str) -> Self {
        toml::from_str(text).expect("the embedded rulebooks are sound")
    }

    /// The clauses of a chapter.
    pub fn of_chapter(&self, number: u8) -> impl Iterator<Item = &Rule> {
        let prefix = format!("-{number}.");
        self.rules.iter().filter(move |rule| rule.id.contains(&prefix))
    }

    /// The letters every clause begins with.
    pub fn letters(&self) -> &str {
        self.rules.first().and_then(|rule| rule.id.split('-').next()).unwrap_or_default()
    }
}

impl Rule {
    /// Whether it is a clause of this edition; every clause is one where none is named.
    pub fn applies(&self, edition: Option<&str>) -> bool {
        edition.is_none() || self.edition.is_none() || self.edition.as_deref() == edition
    }
}
