//! `GET /api/games`: what can be played here.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameInfo {
    /// Its name in requests.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// Its editions, the newest first; one without a name for a game that has only one.
    pub editions: Vec<EditionInfo>,
    /// Bots, from the weakest to the strongest.
    pub levels: Vec<LevelInfo>,
    /// Its guided games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub lessons: Vec<LessonInfo>,
}

/// A guided game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LessonInfo {
    /// Its name in requests.
    pub name: String,
    /// Its text.
    pub title: String,
    /// The edition it is played in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition: Option<String>,
    /// How many sit at its table, the learner included.
    pub players: u32,
}

/// An edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct EditionInfo {
    /// Its name; none for a game that has only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The minimum number of players.
    pub fewest: u32,
    /// The maximum number of players.
    pub most: u32,
}

/// A level of bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LevelInfo {
    /// Its name in requests.
    pub level: String,
    /// Its text.
    pub text: String,
}
