//! Why something is not an option.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/tables/{id}/why`: what the viewer must decide and may not choose, by the reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Why {
    /// The version of the table the answer is for.
    #[ts(type = "number")]
    pub version: u64,
    /// The reasons, the likeliest to be meant first; none if what was asked about is an option, or nothing of this decision.
    pub reasons: Vec<Reason>,
}

/// A reason with everything it forbids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reason {
    /// The clause of the game's rules, such as `WR-4.2`.
    pub clause: String,
    /// One sentence.
    pub text: String,
    /// What it forbids; nothing if it is a matter of the place that was clicked, whatever for.
    pub actions: Vec<Barred>,
}

/// An action that is not an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Barred {
    /// Its notation.
    pub notation: String,
    /// The components it touches, in the order a person would click them.
    pub touches: Vec<String>,
}
