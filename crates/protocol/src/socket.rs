//! What goes through the socket of a table: `GET /api/tables/{id}/socket`.
//!
//! The client may name in the address the version of the `protocol` it was written for, the `since` version of the table
//! it knows, the `language` and, where it holds several seats, the seat it looks `as`. The first message is a welcome with a whole scene, or the gap since that version.

use crate::strict::nothing_more;
use crate::{ChatLine, Failure, Happening, Play, Say, Scene, TableInfo, Undo};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Plays an option.
    Play(Play),
    /// Takes the last decision back.
    Undo(Undo),
    /// Says something.
    Say(Say),
    /// Looks from another of the guest's own seats.
    Look {
        /// Its letter.
        #[schemars(with = "String")]
        #[ts(type = "string")]
        seat: char,
    },
    /// Tells that the client is alive; the server sends a `beat` back.
    #[serde(deserialize_with = "nothing_more")]
    Beat,
}

/// The first message: the table and everything on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Welcome {
    /// The version of the protocol the server speaks.
    pub protocol: u32,
    /// The table.
    pub table: TableInfo,
    /// What lies on it, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Scene>,
    /// What happened since the version the client knew; all of it where it named none, or where steps were taken back since.
    pub events: Vec<Happening>,
    /// Whether `events` begins with the first step, so that the client drops the log it has.
    pub whole: bool,
    /// The last lines of talk.
    pub chat: Vec<ChatLine>,
    /// Speakers you have muted at this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub muted: Vec<String>,
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table and everything on it: first, and again whenever a client fell behind.
    Welcome(Box<Welcome>),
    /// The game changed.
    Update {
        /// The scene now.
        scene: Box<Scene>,
        /// What happened since the scene before.
        events: Vec<Happening>,
        /// Steps after this one were taken back before `events` happened; the log drops them.
        #[ts(type = "number")]
        kept_steps: u64,
    },
    /// The table changed: somebody sat down, came, left, or the clocks moved.
    Table {
        /// The table now.
        table: Box<TableInfo>,
    },
    /// What the client asked under this key is done and will not be lost.
    Done {
        /// The key.
        key: String,
        /// The version of the table after it.
        #[ts(type = "number")]
        version: u64,
        /// Whether it had been done already, and nothing changed now.
        repeated: bool,
    },
    /// What the client asked was refused; nothing has changed.
    Refused {
        /// The key, if the message had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        /// Why.
        error: Failure,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// The server is alive.
    Beat,
    /// The server closes this socket.
    Closing {
        /// Why.
        error: Failure,
    },
}
