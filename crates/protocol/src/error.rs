//! What the server says when it does not do what it was asked.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// Why something was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The message is no JSON, or not of the shape that is asked for.
    BadMessage,
    /// A field holds what cannot be.
    BadField,
    /// There is no such thing, or it is not for this guest to know.
    NotFound,
    /// The request needs a guest: introduce yourself first.
    NoGuest,
    /// The cookie was not made by this server.
    BadCookie,
    /// The request came from another site.
    ForeignOrigin,
    /// The seat, or the table, belongs to somebody else.
    NotYours,
    /// Another seat must decide.
    NotYourTurn,
    /// The table has moved on, or back, since.
    Stale,
    /// The game does not offer that now.
    NotAnOption,
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    Started,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// Seats are still open.
    SeatsOpen,
    /// Somebody sits there already.
    SeatTaken,
    /// The last decision cannot be taken back.
    NoUndo,
    /// No advice in a running game with other people.
    NoAdvice,
    /// More than the server's limits allow.
    TooMany,
    /// Larger than the server's limits allow.
    TooLarge,
    /// The disk is full; the move was not made.
    StoreFull,
    /// The database does not answer; the move was not made.
    StoreUnavailable,
    /// The server is stopping.
    Stopping,
    /// A fault of the server.
    Internal,
}

/// An error, as every refused request is answered and as sockets carry it.
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
    /// The version of the table now, where an old one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub version: Option<u64>,
}

impl ErrorCode {
    /// The HTTP status that goes with it.
    pub const fn status(self) -> u16 {
        match self {
            Self::BadMessage | Self::BadField => 400,
            Self::NoGuest | Self::BadCookie => 401,
            Self::ForeignOrigin | Self::NotYours | Self::NoAdvice => 403,
            Self::NotFound => 404,
            Self::NotYourTurn
            | Self::Stale
            | Self::NotAnOption
            | Self::NotStarted
            | Self::Started
            | Self::Over
            | Self::NotOver
            | Self::SeatsOpen
            | Self::SeatTaken
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
