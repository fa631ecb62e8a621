//! Chat at a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Sends a chat message: in a socket as `say`, over HTTP as `POST /api/tables/{id}/chat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The text of the message.
    pub text: String,
}

/// One chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChatLine {
    /// Its number at this table, from zero.
    #[ts(type = "number")]
    pub index: u64,
    /// Identifies the speaker, at this table only; used to mute them.
    pub speaker: String,
    /// The name to show.
    pub name: String,
    /// The speaker's seat, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// The text of the message.
    pub text: String,
    /// The time it was sent, in seconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// `POST /api/tables/{id}/mute`: mutes or unmutes a speaker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The `speaker` of a chat message.
    pub speaker: String,
    /// Whether to mute them.
    pub muted: bool,
}

/// `POST /api/tables/{id}/reports`: tells the host what is wrong at a table. Only the host reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The seat it is about, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// What is wrong.
    pub text: String,
}
