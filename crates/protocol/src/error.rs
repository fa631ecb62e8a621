//! Errors: what the server replies when it refuses a request.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// Why something was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The message is not JSON, or does not have the expected shape.
    BadMessage,
    /// A field has an invalid value.
    BadField,
    /// It does not exist, or this guest may not know about it.
    NotFound,
    /// The request needs a guest: introduce yourself first.
    NoGuest,
    /// The cookie was not issued by this server.
    BadCookie,
    /// The request came from another site.
    ForeignOrigin,
    /// The seat, or the table, belongs to someone else.
    NotYours,
    /// Another seat must decide.
    NotYourTurn,
    /// The table has changed since.
    Stale,
    /// The game does not offer that now.
    NotAnOption,
    /// The lesson asks for something else now.
    NotInLesson,
    /// No lesson is going on.
    NoLesson,
    /// The game has not begun.
    NotStarted,
    /// The game has already begun.
    Started,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table was closed by its owner.
    Closed,
    /// The person is there, or has not been away for long enough.
    NotAway,
    /// Seats are still open.
    SeatsOpen,
    /// The seat is taken.
    SeatTaken,
    /// These are not the bytes that the seat pledged.
    NotPledged,
    /// The last decision cannot be undone.
    NoUndo,
    /// No advice in a running game with other people.
    NoAdvice,
    /// More than the server's limits allow.
    TooMany,
    /// Larger than the server's limits allow.
    TooLarge,
    /// The disk is full; the move was not made.
    StoreFull,
    /// The database does not respond; the move was not made.
    StoreUnavailable,
    /// The server is stopping.
    Stopping,
    /// The host keeps this guest or this address away.
    Banned,
    /// A bug in the server.
    Internal,
}

/// An error: the reply to every refused request, and part of socket messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Failure {
    /// For programs.
    pub code: ErrorCode,
    /// For people: what is wrong and what to do.
    pub message: String,
    /// The field it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// The current version of the table, if the request named an old one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub version: Option<u64>,
}

impl ErrorCode {
    /// The corresponding HTTP status.
    pub const fn status(self) -> u16 {
        match self {
            Self::BadMessage | Self::BadField => 400,
            Self::NoGuest | Self::BadCookie => 401,
            Self::ForeignOrigin | Self::NotYours | Self::NoAdvice | Self::Banned => 403,
            Self::NotFound => 404,
            Self::NotYourTurn
            | Self::Stale
            | Self::NotAnOption
            | Self::NotInLesson
            | Self::NoLesson
            | Self::NotStarted
            | Self::Started
            | Self::Over
            | Self::NotOver
            | Self::Closed
            | Self::NotAway
            | Self::SeatsOpen
            | Self::SeatTaken
            | Self::NotPledged
            | Self::NoUndo => 409,
            Self::TooLarge => 413,
            Self::TooMany => 429,
            Self::Internal => 500,
            Self::StoreUnavailable | Self::Stopping => 503,
            Self::StoreFull => 507,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}
