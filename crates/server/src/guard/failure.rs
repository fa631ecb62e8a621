//! Every refusal as typed JSON: what handlers refuse, what extractors cannot read, routes that are not, and panics.

mod extract;

pub use extract::{Json, Path, Query};

use super::limits::RetryAfter;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, Failure};
use std::any::Any;
use std::time::Duration;

/// A refused request: handlers return it, and it becomes a `protocol::Failure` with its status.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    failure: Failure,
    /// Where HTTP has a status for what the protocol has no code for.
    status: Option<StatusCode>,
    retry_after: Option<Duration>,
}

/// Lies in the extensions of a refused response, so that metrics and logs know why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub ErrorCode);

impl Refusal {
    /// Refuses, and says why to programs and to people.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Failure { code, message: message.into(), field: None, version: None }.into()
    }

    /// Refuses a field of what was sent.
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Self {
        let field = Some(field.into());
        Failure { code: ErrorCode::BadField, message: message.into(), field, version: None }.into()
    }

    /// Refuses because it is too much, and says when to come back.
    pub fn too_many(message: impl Into<String>, RetryAfter(wait): RetryAfter) -> Self {
        Self { retry_after: Some(wait), ..Self::new(ErrorCode::TooMany, message) }
    }

    /// A fault of the server. What it was is for the log, not for the client.
    pub fn internal() -> Self {
        Self::new(ErrorCode::Internal, "Something went wrong in the server. Nothing was changed; try again.")
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
        Self { failure, status: None, retry_after: None }
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
        response
    }
}

/// The fallback of the API's router: there is no such route.
pub async fn unknown_route() -> Refusal {
    Refusal::new(ErrorCode::NotFound, "There is nothing at this address.")
}

/// The fallback for known routes: not by this method. The router adds which ones.
pub async fn wrong_method() -> Refusal {
    let refusal = Refusal::new(ErrorCode::BadMessage, "This address does not take that method.");
    refusal.with_status(StatusCode::METHOD_NOT_ALLOWED)
}

/// What a panic in a handler answers. The panic hook has logged its place; its text may hold anything, so it goes nowhere.
pub fn panicked(_text: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a handler panicked; the request is answered with 500");
    Refusal::internal().into_response()
}

/// Rounded up: whoever comes back then finds a token.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}
