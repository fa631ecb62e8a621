//! What the server says when it refuses, in one place for every language.

use phrasebook::{Language, Names};
use protocol::{ErrorCode, Failure};
use store::{Missing, StoreError};
use tabletop::Phrase;

/// The refusal with its words.
pub fn failure(code: ErrorCode) -> Failure {
    Failure { code, message: message(code, Language::En), field: None, version: None }
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

/// A fault of the store as a refusal, with a line in the log where an operator must know.
pub fn store(error: &StoreError) -> Failure {
    let code = of_store(error);
    if matches!(code, ErrorCode::StoreFull | ErrorCode::StoreUnavailable | ErrorCode::Internal) {
        tracing::warn!(%error, "the store refused");
    }
    failure(code)
}

/// What is wrong and what to do, in a language.
pub fn message(code: ErrorCode, language: Language) -> String {
    phrasebook::render(language, &Phrase::new(id(code)), &Names::letters())
}

/// A refusal in the language of whoever asked; words that tell more than the code stay as they are.
pub fn in_language(failure: Failure, language: Language) -> Failure {
    let plain = message(failure.code, Language::En) == failure.message;
    if plain { Failure { message: message(failure.code, language), ..failure } } else { failure }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_said_in_every_language_and_details_are_kept() {
        let refused = failure(ErrorCode::NotYourTurn);
        assert_eq!(in_language(refused.clone(), Language::De).message, "Jemand anderes ist am Zug.");
        assert_eq!(in_language(refused.clone(), Language::En), refused);
        let detailed =
            Failure { message: "The field seats is wrong.".into(), ..failure(ErrorCode::BadField) };
        assert_eq!(in_language(detailed.clone(), Language::Fr), detailed);
    }
}
