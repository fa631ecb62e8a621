//! Everything that can go wrong in the store, by what the caller can do about it.

use crate::model::Status;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// Why the store did not do as it was asked. Nothing was written unless the variant says otherwise.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Someone appended first.
    #[error("the journal continues at index {next}")]
    Conflict {
        /// The index at which the next line must be appended.
        next: u64,
    },
    /// The idempotency key was used before; what it stood for is already written.
    #[error("this was already written at index {index}")]
    Repeated {
        /// The index of the first line written with the key.
        index: u64,
    },
    /// A key can only be remembered beside a line.
    #[error("an idempotency key needs at least one line")]
    KeyWithoutLine,
    /// The table is not in the status the caller believed.
    #[error("the table is {status}")]
    WrongStatus {
        /// The status it is in.
        status: Status,
    },
    /// What the request names is not there.
    #[error("there is no such {0}")]
    NotFound(Missing),
    /// A text holds the character NUL, which PostgreSQL cannot keep.
    #[error("a text contains the character NUL")]
    NulInText,
    /// The disk, or the room granted, is full. It can be tried again once there is room.
    #[error("the database is full")]
    Full,
    /// The database can be read but not written.
    #[error("the database is read-only")]
    ReadOnly,
    /// The database cannot be reached now, or is too busy. PostgreSQL may or may not have kept the last write.
    #[error("the database is not available: {0}")]
    Unavailable(Cause),
    /// The encrypted connection to the database cannot be made.
    #[error("no encrypted connection to the database: {0}")]
    Tls(Cause),
    /// The database is damaged, or is not a database at all.
    #[error("the database is damaged: {0}")]
    Corrupt(Cause),
    /// The data folder cannot be used.
    #[error("cannot use the data folder {path}: {cause}")]
    Folder {
        /// The folder, as it was given.
        path: PathBuf,
        /// What the system said.
        cause: Cause,
    },
    /// Another server serves the same database.
    #[error("another Lagoon serves this database{}: stop it first, for two would seat two people on one seat", match by { Some(by) => format!(" (process {by})"), None => String::new() })]
    Taken {
        /// Its process, where that is known.
        by: Option<u32>,
    },
    /// Something is there already, and nothing is overwritten.
    #[error("{0} is not empty: nothing is overwritten")]
    NotEmpty(Cause),
    /// The address of the database cannot be read. It is not shown: it may hold a password.
    #[error("the URL of the database is invalid: {0}")]
    Address(Cause),
    /// A later version of the program has changed the database.
    #[error("the database has schema {found}, but this program knows only {known}: use a newer version")]
    TooNew {
        /// The schema of the database.
        found: i64,
        /// The latest schema this program knows.
        known: i64,
    },
    /// The schema could not be brought up to date; the database is as it was.
    #[error("migration {version} failed: {cause}")]
    Migration {
        /// The schema that failed.
        version: i64,
        /// What the database said.
        cause: Cause,
    },
    /// The database refused for a reason that only a mistake in the program explains.
    #[error("the database refused: {0}")]
    Refused(Cause),
}

/// What a request named and the store does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Missing {
    /// A guest.
    #[error("guest")]
    Guest,
    /// A table.
    #[error("table")]
    Table,
    /// A seat of a table.
    #[error("seat")]
    Seat,
    /// A row that another row speaks of: a guest at a seat, a previous table.
    #[error("guest or table")]
    Reference,
    /// The components a digest stands for.
    #[error("component file")]
    Components,
}

/// What the system or the database said, without any of the values that were being written.
#[derive(Clone)]
pub struct Cause(Arc<str>);

impl Cause {
    pub(crate) fn new(said: impl fmt::Display) -> Self {
        Self(said.to_string().into())
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
