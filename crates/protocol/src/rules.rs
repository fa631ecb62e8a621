//! `GET /api/games/{game}/rules`: the rules of a game in our own words, clause by clause.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Rules {
    /// The game's name for people.
    pub title: String,
    /// The language of the texts.
    pub language: String,
    /// The edition whose clauses are listed; absent if all are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition: Option<String>,
    /// The editions the game has, the newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub editions: Vec<String>,
    /// How the game is played, in a few sentences that can be read aloud before it begins.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub summary: Vec<SummaryPart>,
    /// What a first turn is about, sentence by sentence: the turn of the summary.
    pub first_turn: Vec<String>,
    /// The chapters, in order.
    pub chapters: Vec<RulesChapter>,
}

/// A part of the summary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SummaryPart {
    /// Its name for programs: `goal`, `turn`, `use`, `score` or `end`.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// What it says, one thing after the other.
    pub lines: Vec<SummaryLine>,
}

/// One thing that a part of the summary says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SummaryLine {
    /// What it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    /// The sentences.
    pub text: String,
    /// The id of the clause that says it in full.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clause: Option<String>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RulesChapter {
    /// Its number.
    pub number: u32,
    /// Its title.
    pub title: String,
    /// Its clauses, in order.
    pub clauses: Vec<Clause>,
}

/// A clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Clause {
    /// Its id, such as `WR-4.10`; pages of rules have it as an anchor.
    pub id: String,
    /// What it says.
    pub text: String,
    /// The editions it applies to; absent if it applies to all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub editions: Option<Vec<String>>,
}
