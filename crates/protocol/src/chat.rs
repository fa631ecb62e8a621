//! Talk at a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Says something: in a socket as `say`, over HTTP as `POST /api/tables/{id}/chat`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The words.
    pub text: String,
}

/// One line of talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChatLine {
    /// Its number at this table, from zero.
    #[ts(type = "number")]
    pub index: u64,
    /// Who speaks: a name for this table only, by which they can be muted.
    pub speaker: String,
    /// The name to show.
    pub name: String,
    /// The speaker's seat, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// The words.
    pub text: String,
    /// When, in seconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// `POST /api/tables/{id}/mute`: hears a speaker no more, or again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Who.
    pub speaker: String,
    /// Whether to hear them no more.
    pub muted: bool,
}
