//! The host's word: orders to a server that runs, by a socket that only its user can open, or to its database.

pub mod date;
mod file;
mod obey;
#[cfg(unix)]
mod socket;

pub(crate) use obey::obey;
#[cfg(unix)]
pub(crate) use socket::{ask, listen};

use protocol::ErrorCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::IpAddr;

/// Someone who can be kept away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// A guest, by their id.
    Guest(String),
    /// Everyone at an address; of IPv6, at its network of 64 bits.
    Address(IpAddr),
}

impl From<String> for Who {
    /// An address if it can be one.
    fn from(text: String) -> Self {
        text.parse().map_or(Self::Guest(text), Self::Address)
    }
}

/// What a host can want.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Order {
    /// Keeps someone away until a moment, in milliseconds since 1970, or for ever.
    Ban { who: Who, until: Option<u64>, reason: String },
    /// Lets someone in again.
    Unban { who: Who },
    /// Whom and what is kept away.
    Bans,
    /// Takes a guest off their seats at a table; a bot plays on where the game runs.
    Kick { table: String, guest: String },
    /// Closes a table: nobody finds it any more, and nothing of it is deleted.
    Close { table: String, reason: String },
    /// Opens a closed table again.
    Reopen { table: String },
    /// Deletes everything of a guest; in games of others they lose their name.
    PurgeGuest { guest: String },
    /// Deletes a table with its journal and its talk.
    PurgeTable { table: String },
    /// Everything that is kept of a guest.
    Export { guest: String },
    /// What players reported, newest first.
    Reports,
    /// Deletes reports up to a moment, in milliseconds since 1970.
    ClearReports { until: u64 },
    /// Who sits at a table, and what was said there.
    Show { table: String },
    /// Guests by their name.
    Find { name: String },
}

/// What is told of an order that was carried out: one value for each thing that was found or done.
pub type Told = Vec<Value>;

/// Why an order was not carried out. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AdminError {
    /// There is no such guest.
    #[error("there is no guest with the id {id}: `lagoon admin find NAME` tells ids by name")]
    NoGuest { id: String },
    /// There is no such table.
    #[error("there is no table with the id {id}: it is the last part of its address")]
    NoTable { id: String },
    /// The guest does not sit there.
    #[error("the guest has no seat at this table: `lagoon admin show TABLE` tells who has")]
    NotSeated,
    /// There is no such ban.
    #[error("this is not kept away: `lagoon admin bans` tells what is")]
    NotBanned,
    /// The table refused.
    #[error("the table refused: {refusal:?}")]
    Refused { refusal: ErrorCode },
    /// The database refused.
    #[error("{cause}")]
    Store { cause: String },
    /// The order could not be read.
    #[error("the order could not be read: the server may be of another version")]
    Unreadable,
    /// A server has the database, and cannot be spoken to from here.
    #[error(
        "a server serves this database, but cannot be reached at {socket}: give the same settings as the server's, \
         on its machine and as its user"
    )]
    Unreachable { socket: String },
    /// The server does not answer.
    #[error("the server broke off: {cause}")]
    Broken { cause: String },
}

impl From<store::StoreError> for AdminError {
    fn from(error: store::StoreError) -> Self {
        Self::Store { cause: error.to_string() }
    }
}
