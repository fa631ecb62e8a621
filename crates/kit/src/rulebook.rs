//! A game's clauses with one-line gists, read from its rulebook file.

use serde::Deserialize;

/// The clauses of a game, by chapter.
///
/// ```
/// let text = r#"
///     [[chapter]]
///     number = 1
///     title = "A turn"
///     [[rule]]
///     id = "PE-1.1"
///     gist = "Stay ashore or dive."
/// "#;
/// let rulebook = kit::Rulebook::read(text);
/// assert_eq!(rulebook.of_chapter(1).next().map(|rule| rule.gist.as_str()), Some("Stay ashore or dive."));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Rulebook {
    /// The chapters, in order.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    /// The clauses, in order.
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Chapter {
    /// Its number.
    pub number: u8,
    /// Its title.
    pub title: String,
}

/// One clause.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Rule {
    /// Its id, such as `WR-4.6`.
    pub id: String,
    /// The edition it is for; all if none is named.
    pub edition: Option<String>,
    /// What it says, in a line of our own.
    pub gist: String,
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
}
