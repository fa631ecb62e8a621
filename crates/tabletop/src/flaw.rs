//! What is wrong with data a person wrote: component files and positions. All of it at once, not only the first.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One thing that is wrong, where, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{table}, {entry}: {reason}")]
pub struct Flaw {
    /// The table or field it is in, such as `exhibits`.
    pub table: String,
    /// The entry of it, such as `card 17`.
    pub entry: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

/// Everything that is wrong with one text.
///
/// ```
/// let mut flaws = tabletop::Flaws::default();
/// flaws.require(false, "exhibits", "card 17", "three treasures, not two");
/// let told = flaws.or("the cards").map_err(|flaws| flaws.to_string());
/// assert_eq!(told, Err("exhibits, card 17: three treasures, not two".into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, thiserror::Error)]
pub struct Flaws(pub Vec<Flaw>);

/// Where a printed number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// A rulebook says so.
    Rulebook,
    /// A review of the printed game says so.
    Review,
    /// It follows from what is known.
    Deduced,
    /// It is our own choice, consistent with what is known.
    Reconstructed,
    /// Someone who owns the game read it off the printed component.
    Printed,
}

impl Flaws {
    /// What is built while flaws are noted, if there are none; else all of them.
    pub fn gather<T>(build: impl FnOnce(&mut Self) -> T) -> Result<T, Self> {
        let mut flaws = Self::default();
        let whole = build(&mut flaws);
        flaws.or(whole)
    }

    /// Notes one more flaw.
    pub fn add(&mut self, table: &str, entry: impl fmt::Display, reason: impl fmt::Display) {
        self.0.push(Flaw { table: table.into(), entry: entry.to_string(), reason: reason.to_string() });
    }

    /// Notes a flaw unless `sound`.
    pub fn require(&mut self, sound: bool, table: &str, entry: impl fmt::Display, reason: impl fmt::Display) {
        if !sound {
            self.add(table, entry, reason);
        }
    }

    /// `value` if nothing is wrong, else everything that is.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, flaw) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(f, "{separator}{flaw}")?;
        }
        Ok(())
    }
}
