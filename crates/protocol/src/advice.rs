//! What a bot thinks of the options.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/tables/{id}/advice`: asks a bot; refused in a running game with other people.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskAdvice {
    /// A step to go back to, in a finished game; defaults to the current moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub step: Option<u64>,
}

/// The best options, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Advice {
    /// The version of the table the advice is for.
    #[ts(type = "number")]
    pub version: u64,
    /// The total number of simulations.
    #[ts(type = "number")]
    pub simulations: u64,
    /// How confident the bot is in its first choice, from 0 to 1.
    pub sure: f64,
    /// The options.
    pub options: Vec<Rated>,
}

/// An option and its prospects.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Rated {
    /// Its notation.
    pub notation: String,
    /// Its text.
    pub text: String,
    /// The expected final score.
    pub score: f64,
    /// The chance of winning, from 0 to 1.
    pub win: f64,
    /// Simulations spent on it.
    #[ts(type = "number")]
    pub simulations: u64,
}
