//! Replay: a finished game by its link, step by step; and earlier moments of a running game, from the viewer's own seat.

use crate::{Happening, Scene, SeatRequest, TableInfo, own};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Whose view of a moment is shown: `?as=A`, `?as=spectator`, `?as=all`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowledge {
    /// A seat's.
    Seat(char),
    /// A spectator's.
    Spectator,
    /// Everything; only once the game is over.
    All,
}

/// `GET /api/records/{id}`: a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RecordInfo {
    /// The table it was played at.
    pub table: TableInfo,
    /// The number of its steps.
    #[ts(type = "number")]
    pub steps: u64,
    /// The final scene, as a spectator sees it.
    pub scene: Scene,
    /// The seats' scores after every step, in seat order: for a chart of the game.
    pub scores: Vec<Vec<i32>>,
    /// Everything that happened.
    pub events: Vec<Happening>,
}

/// `GET /api/records/{id}/moments/{step}`, `GET /api/tables/{id}/moments/{step}`: the table after a step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Moment {
    /// The scene after the step, without options.
    pub scene: Scene,
    /// What happened in the step.
    pub events: Vec<Happening>,
    /// Everything on the table, including hidden cards, if `as=all` was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Position")]
    #[schemars(with = "Option<own::Position>")]
    pub position: Option<Value>,
    /// The table in words, if that was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tableau: Option<Vec<Section>>,
}

/// One part of a table in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Section {
    /// Its name.
    pub title: String,
    /// Its contents, a sentence or a few words each.
    pub lines: Vec<String>,
}

/// `POST /api/records/{id}/fork`: creates a table that continues from a moment of a finished game, with new dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The step to continue after.
    #[ts(type = "number")]
    pub step: u64,
    /// Who takes each seat of that game; none may be open.
    pub seats: Vec<SeatRequest>,
}
