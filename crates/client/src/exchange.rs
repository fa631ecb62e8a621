//! A request and its answer, as they are written.

use crate::ClientError;
use hyper::HeaderMap;
use hyper::body::Bytes;
use hyper::header::SET_COOKIE;
use protocol::{ErrorCode, Failure};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A request, apart from who sends it.
#[derive(Clone, Debug)]
pub struct Ask {
    pub method: String,
    /// The path, with its query.
    pub path: String,
    /// The headers, besides those that every request has.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

/// An answer, whatever its status.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Ask {
    /// A request without a body.
    pub fn new(method: &str, path: impl Into<String>) -> Self {
        Self { method: method.into(), path: path.into(), headers: Vec::new(), body: Vec::new() }
    }

    pub fn get(path: impl Into<String>) -> Self {
        Self::new("GET", path)
    }

    /// A POST whose body says it is JSON, whatever it is.
    pub fn post(path: impl Into<String>, body: impl Into<Vec<u8>>) -> Self {
        Self { body: body.into(), ..Self::new("POST", path) }.with("content-type", "application/json")
    }

    /// A request with a message.
    pub fn json(
        method: &str,
        path: impl Into<String>,
        message: &impl Serialize,
    ) -> Result<Self, ClientError> {
        let body = serde_json::to_vec(message)?;
        Ok(Self { method: method.into(), ..Self::post(path, body) })
    }

    /// This request with another header.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }
}

impl Answer {
    /// A header, or nothing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The refusal, if it is one of the protocol.
    pub fn failure(&self) -> Option<Failure> {
        serde_json::from_slice(&self.body).ok()
    }

    /// The code of a refusal, if it is one of the protocol.
    pub fn code(&self) -> Option<ErrorCode> {
        self.failure().map(|failure| failure.code)
    }

    /// The cookie that is set, `name=value`.
    pub fn cookie(&self) -> Option<&str> {
        let line = self.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok());
        line.and_then(|line| line.split(';').next())
    }

    /// The message, unless the request was refused.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        self.unless_refused()?;
        let body: &[u8] = if self.body.is_empty() { b"null" } else { &self.body };
        serde_json::from_slice(body).map_err(|_| ClientError::unreadable(self.status, body))
    }

    pub(crate) fn unless_refused(&self) -> Result<(), ClientError> {
        let status = self.status;
        if (200..300).contains(&status) {
            return Ok(());
        }
        let refused = |failure| ClientError::Refused { status, failure };
        Err(self.failure().map_or_else(|| ClientError::unreadable(status, &self.body), refused))
    }
}
