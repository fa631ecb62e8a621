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
    /// A number of minutes for the whole game; a bot plays on for a person who has used them up.
    Game {
        /// Minutes for each person.
        minutes: u32,
    },
    /// A number of days for each decision; a bot stands in for a person who lets them pass.
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
    /// Its edition; defaults to the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition: Option<String>,
    /// Whether the table is listed for everyone; otherwise it can be reached only by its link.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub public: bool,
    /// How long people may think.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub clock: Clock,
    /// Minutes without a connected device after which a bot stands in for a person; if absent, it never does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away_minutes: Option<u32>,
    /// Minutes without a connected device after which those present may let a bot play for a person who must decide; 0 if
    /// they never may. If absent, a few minutes, or never where a decision may take days.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub absence_minutes: Option<u32>,
    /// The guided game that is played; an ordinary one if absent. Such a table is not public and has no clock, its first
    /// seat is the learner's, bots sit on the others, and no rating may count it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonTerms>,
}

/// Which guided game is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonTerms {
    /// Its name, as `GET /api/games` lists it.
    pub name: String,
    /// Identifies what it says and deals; the server fills it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub digest: Option<String>,
    /// How many outcomes of chance it chooses, the first ones; the server fills it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chosen: Option<u32>,
}

/// `POST /api/tables`: creates a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What is played, and how.
    pub terms: Terms,
    /// Who is to take each seat.
    pub seats: Vec<SeatRequest>,
}

/// The reply when a table has been created.
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

/// `POST /api/tables/{id}/stand-in`: lets a bot play for a person who must decide and has been away for too long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// The seat's letter.
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub seat: char,
}

/// `POST /api/tables/{id}/hand-over`: makes another person who sits there the owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// The letter of their seat.
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub seat: char,
}

/// `POST /api/tables/{id}/sit`: takes an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat's letter; defaults to the first open one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// The code from the invitation; required if the table is not public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// `POST /api/tables/{id}/pledge`: promises bytes for the dice before the game begins, without naming them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// The SHA-256 of a text with the table's commitment, the guest's first seat and the bytes, in lower-case
    /// hexadecimal.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub pledge: String,
}

/// `POST /api/tables/{id}/show`: shows the bytes that were pledged, while the table is sealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// 16 to 32 bytes, in lower-case hexadecimal: mixed into the dice.
    #[schemars(regex(pattern = "^([0-9a-f]{2}){16,32}$"))]
    pub entropy: String,
}

/// `POST /api/tables/{id}/start`: the owner begins; no seat may be open.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Start {}

/// Plays an option: in a socket as `play`, over HTTP as `POST /api/tables/{id}/play`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Identifies this attempt: sent twice, it is played once.
    pub key: String,
    /// The version of the scene the option was offered in.
    #[ts(type = "number")]
    pub at_version: u64,
    /// The notation of the option.
    pub action: String,
}

/// Undoes the last decision: in a socket as `undo`, over HTTP as `POST /api/tables/{id}/undo`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Identifies this attempt: sent twice, it is done once.
    pub key: String,
    /// The version of the scene that offered it.
    #[ts(type = "number")]
    pub at_version: u64,
}

/// The request has been carried out and will not be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Played {
    /// The version of the table after it.
    #[ts(type = "number")]
    pub version: u64,
    /// Whether it had already been done, under the same key, so that nothing changed now.
    pub repeated: bool,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Waiting for people, or for its owner to start.
    Open,
    /// Being played.
    Running,
    /// Played to the end.
    Over,
    /// Ended by its owner before the game was over: there is no result.
    Closed,
}

/// Something that changed who plays, beside the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Note {
    /// The number of steps played before it.
    #[ts(type = "number")]
    pub step: u64,
    /// What it was.
    pub kind: NoteKind,
    /// The seat it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// The seat of the person who wanted it, if it was not the seat's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub by: Option<char>,
}

/// What changed who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoteKind {
    /// A person resigned, and a bot plays on.
    Resigned,
    /// A bot plays for a person: because their time was up, or because someone wanted it.
    StoodIn,
    /// The person plays again.
    Back,
    /// The owner closed the table.
    Closed,
}

/// What commits the dealer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Dice {
    /// The SHA-256 of the seed, known from the moment the table is created.
    pub commitment: String,
    /// What each seat has pledged to mix in, in seat order.
    pub pledges: Vec<Option<String>>,
    /// Whether the pledges are sealed and the bytes are awaited: the game begins when all are shown, or soon without those
    /// that are not.
    pub sealed: bool,
    /// What each seat has shown, in seat order.
    pub entropy: Vec<Option<String>>,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// A table, without its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableInfo {
    /// Its name in addresses: `/t/{id}` shows it to anyone who has the address.
    pub id: String,
    /// What is played, and how.
    pub terms: Terms,
    /// The game's name for people.
    pub title: String,
    /// Its state.
    pub status: Status,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Whether it is the viewer's, who may then start it, remove someone before the start, close it or hand it over.
    pub yours: bool,
    /// The letter of its owner's seat, if they sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub owner: Option<char>,
    /// The level of the bots that stand in for people here.
    pub stand_in: String,
    /// What changed who plays, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Note>>")]
    pub notes: Vec<Note>,
    /// The code for an invitation: given to its players while seats are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// The number of spectators.
    pub spectators: u32,
    /// What commits the dealer.
    pub dice: Dice,
    /// Whether any player has something that others may not see.
    pub has_secrets: bool,
    /// The table created for the same people after this one.
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
    /// Its state.
    pub status: Status,
    /// The names on its seats, bots by their level, open seats empty.
    pub names: Vec<Option<String>>,
    /// The letters of the seats that bots hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schemars(with = "Vec<String>")]
    pub bots: Vec<char>,
    /// The letters of the seats the viewer decides for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schemars(with = "Vec<String>")]
    pub yours: Vec<char>,
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

/// `GET /api/tables`: the guest's own tables, and the public ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct List {
    /// Tables where the guest sits: first those waiting for them, then other running ones, then the rest.
    pub mine: Vec<TableLine>,
    /// Public tables with an open seat.
    pub open: Vec<TableLine>,
    /// Public tables being played.
    pub running: Vec<TableLine>,
    /// Where to continue lists that are too long for one reply.
    #[serde(default, skip_serializing_if = "More::is_nothing")]
    #[ts(as = "Option<_>", optional)]
    pub more: More,
}

/// Where lists continue: values for `?after=`, which returns the next part of that list and nothing of the others.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct More {
    /// The guest's own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mine: Option<String>,
    /// The public tables with an open seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open: Option<String>,
    /// The public tables being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<String>,
}

impl More {
    /// Whether every list is complete.
    pub const fn is_nothing(&self) -> bool {
        self.mine.is_none() && self.open.is_none() && self.running.is_none()
    }
}
