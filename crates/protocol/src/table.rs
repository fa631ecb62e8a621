//! Tables: opened, found, joined, started, played.

use crate::strict::nothing_more;
use crate::{SeatInfo, SeatRequest};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    #[serde(deserialize_with = "nothing_more")]
    None,
    /// So many minutes for the whole game; a bot plays on for whoever has used them up.
    Game {
        /// Minutes of each person.
        minutes: u32,
    },
    /// So many days for each turn of waiting; a bot stands in for whoever lets them pass.
    Day {
        /// Days for each decision.
        days: u32,
    },
}

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// A game's name, as `GET /api/games` lists it.
    pub game: String,
    /// Its edition; the newest where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition: Option<String>,
    /// Whether the table is listed for everybody; by link only if not.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub public: bool,
    /// How long people may think.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub clock: Clock,
    /// After how many minutes without a device at the table a bot stands in for a person; never if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away_minutes: Option<u32>,
}

/// `POST /api/tables`: lays a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What is played, and how.
    pub terms: Terms,
    /// Whom it is laid for, one for each seat.
    pub seats: Vec<SeatRequest>,
}

/// The answer to a table laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Created {
    /// The table; it waits for open seats to be taken and for `start`.
    pub table: TableInfo,
}

/// `POST /api/tables/{id}/remove`: takes a person off their seat before the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// The seat's letter.
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub seat: char,
}

/// `POST /api/tables/{id}/sit`: takes an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat's letter; the first open one where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// What the invitation carries; needed where the table is by link only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// 1 to 32 bytes of the guest's own, in lower-case hexadecimal: mixed into the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entropy: Option<String>,
}

/// `POST /api/tables/{id}/start`: the owner begins; no seat may be open.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// 1 to 32 bytes of the owner's own, in lower-case hexadecimal: mixed into the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entropy: Option<String>,
}

/// Plays an option: in a socket as `play`, over HTTP as `POST /api/tables/{id}/play`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Names this try: sent twice, it is played once.
    pub key: String,
    /// The version of the scene the option was offered in.
    #[ts(type = "number")]
    pub at_version: u64,
    /// The notation of the option.
    pub action: String,
}

/// Takes the last decision back: in a socket as `undo`, over HTTP as `POST /api/tables/{id}/undo`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Names this try: sent twice, it is done once.
    pub key: String,
    /// The version of the scene that offered it.
    #[ts(type = "number")]
    pub at_version: u64,
}

/// What was asked is done, and will not be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Played {
    /// The version of the table after it.
    #[ts(type = "number")]
    pub version: u64,
    /// Whether it had been done already, under the same key, and nothing changed now.
    pub repeated: bool,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Waiting for people, or for its owner to start.
    Open,
    /// In play.
    Running,
    /// Played to the end.
    Over,
}

/// What binds the dealer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Dice {
    /// The SHA-256 of the seed, known from the moment the table is laid.
    pub commitment: String,
    /// What each seat mixed in, in seat order: known from the start of the game.
    pub entropy: Vec<Option<String>>,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// A table apart from what lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableInfo {
    /// Its name in addresses: `/t/{id}` shows it to whoever has the address.
    pub id: String,
    /// What is played, and how.
    pub terms: Terms,
    /// The game's name for people.
    pub title: String,
    /// How far it has come.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Whether the viewer laid it, and so may start it.
    pub yours: bool,
    /// What an invitation must carry: for those who sit here, while seats are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// How many people look on.
    pub spectators: u32,
    /// What binds the dealer.
    pub dice: Dice,
    /// Whether some player holds something that others may not see.
    pub has_secrets: bool,
    /// The table laid for the same people after this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// What is played, and how.
    pub terms: Terms,
    /// The game's name for people.
    pub title: String,
    /// How far it has come.
    pub status: Status,
    /// The names on its seats, bots by their level, open seats empty.
    pub names: Vec<Option<String>>,
    /// The letter of the seat that must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub turn: Option<char>,
    /// Whether the viewer must decide.
    pub your_turn: bool,
    /// The seats' scores, in seat order, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scores: Option<Vec<i32>>,
    /// When it last changed, in seconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
}

/// `GET /api/tables`: the guest's own tables, and those everybody may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct List {
    /// Where the guest sits, those that wait for them first; all that are in play come before the others.
    pub mine: Vec<TableLine>,
    /// Public tables with an open seat.
    pub open: Vec<TableLine>,
    /// Public tables in play.
    pub running: Vec<TableLine>,
    /// Where lists go on that are too long for one answer.
    #[serde(default, skip_serializing_if = "More::is_nothing")]
    #[ts(as = "Option<_>", optional)]
    pub more: More,
}

/// Where lists go on: what `?after=` takes to answer with the next part of one of them, and nothing of the others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct More {
    /// Of the guest's own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mine: Option<String>,
    /// Of the public tables with an open seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open: Option<String>,
    /// Of the public tables in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<String>,
}

impl More {
    /// Whether every list is whole.
    pub const fn is_nothing(&self) -> bool {
        self.mine.is_none() && self.open.is_none() && self.running.is_none()
    }
}
