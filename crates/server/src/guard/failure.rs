//! Every refusal as typed JSON: what handlers refuse, what extractors cannot read, routes that are not, and panics.

mod extract;
mod tongue;

pub use extract::{Json, Path, Query};
pub use tongue::{Tongue, translate};

use super::limits::RetryAfter;
use crate::say;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use phrasebook::Language;
use protocol::{ErrorCode, Failure};
use room::TableVersion;
use std::any::Any;
use std::time::Duration;
use tabletop::Phrase;

/// A refused request: why, for programs and for people. It becomes a `protocol::Failure` at the edge, where the language
/// of the asker is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    code: ErrorCode,
    field: Option<String>,
    version: Option<TableVersion>,
    /// What is said, where that is not what is always said for the code.
    phrase: Option<Box<Phrase>>,
    /// The language it is said in, whatever the asker's.
    language: Option<Language>,
    /// Where HTTP has a status for what the protocol has no code for.
    status: Option<StatusCode>,
    retry_after: Option<Duration>,
}

/// Lies in the extensions of a refused response, so that metrics and logs know why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub ErrorCode);

impl Refusal {
    /// Refuses with what is always said for this code.
    pub const fn of(code: ErrorCode) -> Self {
        let (field, version, phrase, language) = (None, None, None, None);
        Self { code, field, version, phrase, language, status: None, retry_after: None }
    }

    /// Refuses, and says why in words of its own.
    pub fn new(code: ErrorCode, phrase: Phrase) -> Self {
        Self { phrase: Some(Box::new(phrase)), ..Self::of(code) }
    }

    /// Refuses a field of what was sent.
    pub fn field(field: impl Into<String>, phrase: Phrase) -> Self {
        Self { field: Some(field.into()), ..Self::new(ErrorCode::BadField, phrase) }
    }

    /// A fault of the server. What it was is for the log, not for the client.
    pub const fn internal() -> Self {
        Self::of(ErrorCode::Internal)
    }

    /// The same refusal, which says when to come back.
    #[must_use]
    pub fn until(self, RetryAfter(wait): RetryAfter) -> Self {
        Self { retry_after: Some(wait), ..self }
    }

    /// The same refusal, to be said in this language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language: Some(language), ..self }
    }

    /// The same refusal under a status of its own.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        Self { status: Some(status), ..self }
    }

    /// Why, for programs.
    pub const fn code(&self) -> ErrorCode {
        self.code
    }

    /// The HTTP status that goes with it.
    pub fn status(&self) -> StatusCode {
        let own = || StatusCode::from_u16(self.code.status()).ok();
        self.status.or_else(own).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// As it is sent to an asker of this language.
    pub fn failure(&self, language: Language) -> Failure {
        let usual = || say::phrase(self.code);
        let phrase = self.phrase.as_deref().cloned().unwrap_or_else(usual);
        let language = self.language.unwrap_or(language);
        Failure {
            code: self.code,
            message: phrasebook::render(language, &phrase),
            field: self.field.clone(),
            version: self.version.map(|version| version.0),
        }
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Self {
        Self::of(code)
    }
}

impl From<room::Refusal> for Refusal {
    fn from(refusal: room::Refusal) -> Self {
        let (field, version) = (refusal.field().map(Into::into), refusal.version());
        Self { field, version, ..Self::of(refusal.code()) }
    }
}

/// The words come last: [`translate`] knows the language and writes the body.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Some(wait) = self.retry_after {
            headers.insert(RETRY_AFTER, whole_seconds(wait).into());
        }
        response.extensions_mut().insert(Refused(self.code));
        response.extensions_mut().insert(tongue::Untold(self));
        response
    }
}

/// The fallback of the API's router: there is no such route.
pub async fn unknown_route() -> Refusal {
    Refusal::new(ErrorCode::NotFound, Phrase::new("server-refused-route"))
}

/// The fallback for known routes: not by this method. The router adds which ones.
pub async fn wrong_method() -> Refusal {
    let refusal = Refusal::new(ErrorCode::BadMessage, Phrase::new("server-refused-method"));
    refusal.with_status(StatusCode::METHOD_NOT_ALLOWED)
}

/// What a panic in a handler answers. The panic hook has logged its place; its text may hold anything, so it goes nowhere.
pub fn panicked(_text: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a handler panicked; the request is answered with 500");
    Refusal::internal().into_response()
}

/// Rounded up: a client that comes back then finds a token.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}
