//! What the server says when it refuses, in one place for every language.

use protocol::{ErrorCode, Failure};
use store::{Missing, StoreError, TableId};

/// The refusal with its words.
pub fn failure(code: ErrorCode) -> Failure {
    Failure { code, message: message(code).into(), field: None, version: None }
}

/// The refusal of one field.
pub fn bad_field(field: &str) -> Failure {
    Failure { field: Some(field.into()), ..failure(ErrorCode::BadField) }
}

/// The refusal of an old version.
pub fn stale(version: u64) -> Failure {
    Failure { version: Some(version), ..failure(ErrorCode::Stale) }
}

/// What a fault of the store means to whoever asked.
pub const fn of_store(error: &StoreError) -> ErrorCode {
    match error {
        StoreError::Full => ErrorCode::StoreFull,
        StoreError::ReadOnly | StoreError::Unavailable(_) => ErrorCode::StoreUnavailable,
        StoreError::NotFound(Missing::Guest) => ErrorCode::NoGuest,
        StoreError::NotFound(_) => ErrorCode::NotFound,
        StoreError::WrongStatus { .. } => ErrorCode::Started,
        StoreError::SeatChanged => ErrorCode::SeatTaken,
        StoreError::Conflict { .. } | StoreError::Repeated { .. } => ErrorCode::Stale,
        StoreError::NulInText => ErrorCode::BadField,
        _ => ErrorCode::Internal,
    }
}

/// The refusal, with a line in the log where an operator must know.
pub fn of_store_logged(table: &TableId, error: &StoreError) -> Failure {
    tracing::warn!(%table, %error, "the store refused");
    failure(of_store(error))
}

/// What is wrong and what to do.
pub const fn message(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::BadMessage => "The message could not be read.",
        ErrorCode::BadField => "This value cannot be used.",
        ErrorCode::NotFound => "There is no such thing here.",
        ErrorCode::NoGuest => "Introduce yourself first: reload the page.",
        ErrorCode::BadCookie => "The server does not know this visitor: reload the page to come in anew.",
        ErrorCode::ForeignOrigin => "The request came from another site and was not carried out.",
        ErrorCode::NotYours => "This belongs to somebody else.",
        ErrorCode::NotYourTurn => "It is somebody else's turn.",
        ErrorCode::Stale => "The table has changed meanwhile: look again and choose anew.",
        ErrorCode::NotAnOption => "That cannot be done now.",
        ErrorCode::NotStarted => "The game has not begun yet.",
        ErrorCode::Started => "The game has begun already.",
        ErrorCode::Over => "The game is over.",
        ErrorCode::NotOver => "The game is not over yet.",
        ErrorCode::SeatsOpen => "Some seats are still open: wait for people, or lay a table with bots.",
        ErrorCode::SeatTaken => "Somebody sits there already.",
        ErrorCode::NoUndo => {
            "The last decision cannot be taken back: something new was seen, or somebody has decided since."
        }
        ErrorCode::NoAdvice => "No advice while other people play.",
        ErrorCode::TooMany => "That was too much at once: wait a little and try again.",
        ErrorCode::TooLarge => "That is too large.",
        ErrorCode::StoreFull => "The server's disk is full. Nothing was changed: try again later.",
        ErrorCode::StoreUnavailable => "The server's database does not answer. Nothing was changed: try again.",
        ErrorCode::Stopping => "The server is stopping: try again in a moment.",
        ErrorCode::Internal => "The server made a mistake. Nothing was changed: try again.",
    }
}
