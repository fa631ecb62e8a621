//! The messages of a table's socket: `GET /api/tables/{id}/socket`.
//!
//! The address may contain the version of the `protocol` the client was written for, the `since` version of the table it
//! already knows, the `language` and, if it holds several seats, the seat it looks `as`. The first message is a welcome
//! with a complete scene, or with what happened since that version.

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
    /// Undoes the last decision.
    Undo(Undo),
    /// Sends a chat message.
    Say(Say),
    /// Looks from another of the guest's own seats.
    Look {
        /// Its letter.
        #[schemars(with = "String")]
        #[ts(type = "string")]
        seat: char,
    },
    /// Says that the client is alive; the server sends a `beat` back.
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
    /// The game, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scene: Option<Scene>,
    /// What happened since the version the client knew; everything if it named none, or if steps have been undone since.
    pub events: Vec<Happening>,
    /// Whether `events` begins with the first step, so that the client drops the log it has.
    pub whole: bool,
    /// The latest chat messages.
    pub chat: Vec<ChatLine>,
    /// The speakers that the viewer has muted at this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub muted: Vec<String>,
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The table and everything on it: first, and again whenever a client has fallen behind.
    Welcome(Box<Welcome>),
    /// The game changed.
    Update {
        /// The current scene.
        scene: Box<Scene>,
        /// What happened since the previous scene.
        events: Vec<Happening>,
        /// Steps after this one were undone before `events` happened; the log drops them.
        #[ts(type = "number")]
        kept_steps: u64,
    },
    /// The table changed: someone sat down, arrived or left, or the clocks changed.
    Table {
        /// The current table.
        table: Box<TableInfo>,
    },
    /// The request with this key has been carried out and will not be lost.
    Done {
        /// The key.
        key: String,
        /// The version of the table after it.
        #[ts(type = "number")]
        version: u64,
        /// Whether it had already been done, so that nothing changed now.
        repeated: bool,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The key, if the message had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        /// The reason.
        error: Failure,
    },
    /// Someone sent a chat message.
    Chat {
        /// The message.
        line: ChatLine,
    },
    /// The server is alive.
    Beat,
    /// The server closes this socket.
    Closing {
        /// The reason.
        error: Failure,
    },
}
