//! What is always said for a code, and which code a fault of the store has.

use protocol::ErrorCode;
use store::{Missing, StoreError};
use tabletop::Phrase;

/// What is always said for a code: what is wrong and what to do.
pub fn phrase(code: ErrorCode) -> Phrase {
    Phrase::new(id(code))
}

/// What a fault of the store means to those who asked, with a line in the log where an operator must know.
pub fn store(error: &StoreError) -> ErrorCode {
    let code = of_store(error);
    if matches!(code, ErrorCode::StoreFull | ErrorCode::StoreUnavailable | ErrorCode::Internal) {
        tracing::warn!(%error, "the store refused");
    }
    code
}

/// What a fault of the store means to those who asked.
pub const fn of_store(error: &StoreError) -> ErrorCode {
    match error {
        StoreError::Full => ErrorCode::StoreFull,
        StoreError::ReadOnly | StoreError::Unavailable(_) => ErrorCode::StoreUnavailable,
        StoreError::NotFound(Missing::Guest) => ErrorCode::NoGuest,
        StoreError::NotFound(_) => ErrorCode::NotFound,
        StoreError::WrongStatus { .. } => ErrorCode::Started,
        StoreError::Conflict { .. } | StoreError::Repeated { .. } => ErrorCode::Stale,
        StoreError::NulInText => ErrorCode::BadField,
        _ => ErrorCode::Internal,
    }
}

const fn id(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::BadMessage => "server-error-bad-message",
        ErrorCode::BadField => "server-error-bad-field",
        ErrorCode::NotFound => "server-error-not-found",
        ErrorCode::NoGuest => "server-error-no-guest",
        ErrorCode::BadCookie => "server-error-bad-cookie",
        ErrorCode::ForeignOrigin => "server-error-foreign-origin",
        ErrorCode::NotYours => "server-error-not-yours",
        ErrorCode::NotYourTurn => "server-error-not-your-turn",
        ErrorCode::Stale => "server-error-stale",
        ErrorCode::NotAnOption => "server-error-not-an-option",
        ErrorCode::NotStarted => "server-error-not-started",
        ErrorCode::Started => "server-error-started",
        ErrorCode::Over => "server-error-over",
        ErrorCode::NotOver => "server-error-not-over",
        ErrorCode::SeatsOpen => "server-error-seats-open",
        ErrorCode::SeatTaken => "server-error-seat-taken",
        ErrorCode::NoUndo => "server-error-no-undo",
        ErrorCode::NoAdvice => "server-error-no-advice",
        ErrorCode::TooMany => "server-error-too-many",
        ErrorCode::TooLarge => "server-error-too-large",
        ErrorCode::StoreFull => "server-error-store-full",
        ErrorCode::StoreUnavailable => "server-error-store-unavailable",
        ErrorCode::Stopping => "server-error-stopping",
        ErrorCode::Internal => "server-error-internal",
    }
}
