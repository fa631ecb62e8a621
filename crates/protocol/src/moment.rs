//! Replay: a finished game by its link, step by step; and earlier moments of a game in play, from one's own seat.

use crate::{Happening, Scene, SeatRequest, TableInfo, own};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Whose knowledge a moment is shown with: `?as=A`, `?as=spectator`, `?as=all`.
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
    /// How many steps it has.
    #[ts(type = "number")]
    pub steps: u64,
    /// The final scene, as a spectator sees it.
    pub scene: Scene,
    /// The seats' scores after every step, in seat order: for a chart of the game.
    pub scores: Vec<Vec<i32>>,
    /// What happened, all of it.
    pub events: Vec<Happening>,
}

/// `GET /api/records/{id}/moments/{step}`, `GET /api/tables/{id}/moments/{step}`: the table after a step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Moment {
    /// The scene after the step, without options.
    pub scene: Scene,
    /// What happened in the step.
    pub events: Vec<Happening>,
    /// Everything on the table, hidden cards included, where all knowledge was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Position")]
    #[schemars(with = "Option<own::Position>")]
    pub position: Option<Value>,
    /// What lies on the table in words, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tableau: Option<Vec<Section>>,
}

/// One part of a table in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Section {
    /// Its name.
    pub title: String,
    /// What lies there, a sentence or a few words each.
    pub lines: Vec<String>,
}

/// `POST /api/records/{id}/fork`: lays a table that plays on from a moment of a finished game, with new dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// After which step.
    #[ts(type = "number")]
    pub step: u64,
    /// Who sits on each seat of that game now; none is left open.
    pub seats: Vec<SeatRequest>,
}
