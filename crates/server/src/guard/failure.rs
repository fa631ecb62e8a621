//! Every refusal as typed JSON: what handlers refuse, what extractors cannot read, routes that are not, and panics.

mod extract;
mod tongue;

pub use extract::{Json, Path, Query};
pub use tongue::{Tongue, translate};

use super::limits::RetryAfter;
use crate::say;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use phrasebook::{Language, Names};
use protocol::{ErrorCode, Failure};
use std::any::Any;
use std::time::Duration;
use tabletop::Phrase;

/// A refused request: handlers return it, and it becomes a `protocol::Failure` with its status.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    failure: Failure,
    /// What is said, where that is not said in the asker's language yet.
    phrase: Option<Box<Phrase>>,
    /// Where HTTP has a status for what the protocol has no code for.
    status: Option<StatusCode>,
    retry_after: Option<Duration>,
}

/// Lies in the extensions of a refused response, so that metrics and logs know why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub ErrorCode);

impl Refusal {
    /// Refuses, and says why to programs and to people.
    pub fn new(code: ErrorCode, phrase: Phrase) -> Self {
        let message = rendered(&phrase, Language::En);
        let failure = Failure { code, message, field: None, version: None };
        Self { failure, phrase: Some(Box::new(phrase)), status: None, retry_after: None }
    }

    /// Refuses with what is always said for this code.
    pub fn of(code: ErrorCode) -> Self {
        Self::new(code, say::phrase(code))
    }

    /// Refuses a field of what was sent.
    pub fn field(field: impl Into<String>, phrase: Phrase) -> Self {
        let mut refusal = Self::new(ErrorCode::BadField, phrase);
        refusal.failure.field = Some(field.into());
        refusal
    }

    /// A fault of the server. What it was is for the log, not for the client.
    pub fn internal() -> Self {
        Self::of(ErrorCode::Internal)
    }

    /// The same refusal, which says when to come back.
    #[must_use]
    pub fn until(self, RetryAfter(wait): RetryAfter) -> Self {
        Self { retry_after: Some(wait), ..self }
    }

    /// The same refusal in a language; one whose words are those of a handler stays as it is.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        if let Some(phrase) = &self.phrase {
            self.failure.message = rendered(phrase, language);
        }
        self
    }

    /// The same refusal under a status of its own.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        Self { status: Some(status), ..self }
    }

    /// Why, for programs.
    pub fn code(&self) -> ErrorCode {
        self.failure.code
    }

    /// Why, as sockets send it.
    pub fn failure(&self) -> &Failure {
        &self.failure
    }

    fn status(&self) -> StatusCode {
        let own = || StatusCode::from_u16(self.failure.code.status()).ok();
        self.status.or_else(own).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        Self { failure, phrase: None, status: None, retry_after: None }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        refusal.failure
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status(), axum::Json(&self.failure)).into_response();
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(wait) = self.retry_after {
            headers.insert(RETRY_AFTER, whole_seconds(wait).into());
        }
        response.extensions_mut().insert(Refused(self.failure.code));
        if self.phrase.is_some() {
            response.extensions_mut().insert(tongue::Untold(self));
        }
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

fn rendered(phrase: &Phrase, language: Language) -> String {
    phrasebook::render(language, phrase, &Names::letters())
}

/// Rounded up: whoever comes back then finds a token.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}
