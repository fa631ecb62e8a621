//! What the server says when it refuses, in one place for every language.

use phrasebook::{Language, Names};
use protocol::{ErrorCode, Failure};
use store::{Missing, StoreError};
use tabletop::Phrase;

const TOO_MANY_TABLES: &str = "server-refused-tables";

/// The refusal with its words.
pub fn failure(code: ErrorCode) -> Failure {
    Failure { code, message: words(id(code), Language::En), field: None, version: None }
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

/// What is always said for a code: what is wrong and what to do.
pub fn phrase(code: ErrorCode) -> Phrase {
    Phrase::new(id(code))
}

/// The refusal of another table for a guest who has enough.
pub fn too_many_tables() -> Failure {
    Failure { message: words(TOO_MANY_TABLES, Language::En), ..failure(ErrorCode::TooMany) }
}

/// A refusal in the language of whoever asked; words with details in them stay as they are.
pub fn in_language(failure: Failure, language: Language) -> Failure {
    let said = |id: &&'static str| words(id, Language::En) == failure.message;
    match [id(failure.code), TOO_MANY_TABLES].into_iter().find(said) {
        Some(id) => Failure { message: words(id, language), ..failure },
        None => failure,
    }
}

fn words(id: &'static str, language: Language) -> String {
    phrasebook::render(language, &Phrase::new(id), &Names::letters())
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
        assert!(in_language(too_many_tables(), Language::Fr).message.starts_with("Tu as"));
        let detailed =
            Failure { message: "The field seats is wrong.".into(), ..failure(ErrorCode::BadField) };
        assert_eq!(in_language(detailed.clone(), Language::Fr), detailed);
    }
}
