//! What is always said for a code, and which code a fault of the store has.

use protocol::{Clock, ErrorCode};
use store::{Missing, StoreError};
use tabletop::Phrase;

/// What is always said for a code: what is wrong and what to do.
pub fn phrase(code: ErrorCode) -> Phrase {
    Phrase::new(id(code))
}

/// How long people may think, as one sentence.
pub fn clock(clock: Clock) -> Phrase {
    let (kind, count) = match clock {
        Clock::None => ("none", 0),
        Clock::Game { minutes } => ("game", minutes),
        Clock::Day { days } => ("day", days),
    };
    Phrase::new("server-clock").with("kind", kind).with("count", count as usize)
}

/// What a fault of the store means to those who asked, with a line in the log where an operator must know.
pub fn store(error: &StoreError) -> ErrorCode {
    let code = of_store(error);
    if is_fault(error) {
        tracing::warn!(%error, "the store refused");
    }
    code
}

/// Whether an operator must know: the database failed, and it was not merely asked for what is not there.
pub const fn is_fault(error: &StoreError) -> bool {
    matches!(of_store(error), ErrorCode::StoreFull | ErrorCode::StoreUnavailable | ErrorCode::Internal)
}

/// What a fault of the store means to those who asked.
pub const fn of_store(error: &StoreError) -> ErrorCode {
    match error {
        StoreError::Full => ErrorCode::StoreFull,
        StoreError::ReadOnly | StoreError::Unavailable(_) | StoreError::Tls(_) => ErrorCode::StoreUnavailable,
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
        ErrorCode::NotInLesson => "server-error-not-in-lesson",
        ErrorCode::NoLesson => "server-error-no-lesson",
        ErrorCode::NotStarted => "server-error-not-started",
        ErrorCode::Started => "server-error-started",
        ErrorCode::Over => "server-error-over",
        ErrorCode::NotOver => "server-error-not-over",
        ErrorCode::Closed => "server-error-closed",
        ErrorCode::NotAway => "server-error-not-away",
        ErrorCode::SeatsOpen => "server-error-seats-open",
        ErrorCode::SeatTaken => "server-error-seat-taken",
        ErrorCode::NotPledged => "server-error-not-pledged",
        ErrorCode::NoUndo => "server-error-no-undo",
        ErrorCode::NoAdvice => "server-error-no-advice",
        ErrorCode::TooMany => "server-error-too-many",
        ErrorCode::TooLarge => "server-error-too-large",
        ErrorCode::StoreFull => "server-error-store-full",
        ErrorCode::StoreUnavailable => "server-error-store-unavailable",
        ErrorCode::Stopping => "server-error-stopping",
        ErrorCode::Banned => "server-error-banned",
        ErrorCode::Internal => "server-error-internal",
    }
}
