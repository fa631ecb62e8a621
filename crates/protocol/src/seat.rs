//! Seats of a table, and who sits there.

use crate::strict::nothing_more;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat, by its letter: `A` to `E`.
pub type Letter = char;

/// Who is to take a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// The guest who creates the table.
    #[serde(deserialize_with = "nothing_more")]
    Me,
    /// Another person at the same screen.
    HotSeat {
        /// The name to show.
        name: String,
    },
    /// Anyone who comes through the link or from the list of public tables.
    #[serde(deserialize_with = "nothing_more")]
    Open,
    /// A bot.
    Bot {
        /// `calm`, `keen`, `sharp` or `deep`.
        level: String,
    },
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name others see.
        name: String,
        /// Whether one of their devices is connected to the table.
        connected: bool,
        /// The level of the bot that plays for them while they are away.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none", default)]
        stand_in: Option<String>,
        /// Whether they resigned: a bot plays the game to the end, and they come last.
        resigned: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A seat as everyone sees it, and whether it belongs to the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatInfo {
    /// Its letter.
    #[schemars(with = "String")]
    #[ts(type = "string")]
    pub seat: Letter,
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether it belongs to the viewer.
    pub yours: bool,
    /// Milliseconds left on its clock, if the table has one.
    #[ts(optional, type = "number")]
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub clock_ms: Option<u64>,
    /// How long its person has been away, if the game waits for people and none of their devices is connected.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub away: Option<Away>,
}

/// A person who is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Away {
    /// Milliseconds since they were last seen.
    #[ts(type = "number")]
    pub for_ms: u64,
    /// Milliseconds until those present may let a bot play for them whenever they must decide; absent if they never may.
    #[ts(optional, type = "number")]
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub bot_in_ms: Option<u64>,
}
