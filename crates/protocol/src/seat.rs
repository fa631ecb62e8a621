//! Seats of a table, and who sits there.

use crate::strict::nothing_more;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat, by its letter: `A` to `E`.
pub type Letter = char;

/// Whom a new table is laid for, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// The guest who opens the table.
    #[serde(deserialize_with = "nothing_more")]
    Me,
    /// Another person at the same screen.
    HotSeat {
        /// The name to show.
        name: String,
    },
    /// Whoever comes by the link, or from the list of public tables.
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
        /// Whether a device of theirs is at the table now.
        connected: bool,
        /// The level of the bot that plays for them while they are away.
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none", default)]
        stand_in: Option<String>,
        /// Whether they gave the game up: a bot plays it to the end, and they come last.
        resigned: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A seat as everybody sees it, and whether it is the viewer's.
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
}
