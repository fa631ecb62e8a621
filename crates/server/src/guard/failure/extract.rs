//! Bodies, paths and queries whose errors name the field.

use super::Refusal;
use axum::body::Bytes;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use tabletop::Phrase;

/// Letters of a message that repeats what the client sent.
const MOST_LETTERS: usize = 300;

/// A JSON body, or a JSON answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Json<T>(pub T);

/// What stands in the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path<T>(pub T);

/// What stands behind the question mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            let refusal = Refusal::new(ErrorCode::BadMessage, Phrase::new("server-refused-type"));
            return Err(refusal.with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| unread(&rejection))?;
        Self::from_bytes(&bytes)
    }
}

impl<T: DeserializeOwned> Json<T> {
    /// Reads JSON from a body, or from a message of a socket.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Refusal> {
        let mut reader = serde_json::Deserializer::from_slice(bytes);
        let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            refuse_json(&path, error.inner())
        })?;
        reader.end().map_err(|error| refuse_json(".", &error))?;
        Ok(Self(value))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|axum::extract::Path(value)| Self(value)).map_err(|rejection| refuse_path(&rejection))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let read = axum::extract::Query::from_request_parts(parts, state).await;
        read.map(|axum::extract::Query(value)| Self(value)).map_err(|rejection| refuse_query(&rejection))
    }
}

/// `application/json`, or a kind of it, whatever parameters follow.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || kind.starts_with("application/") && kind.ends_with("+json")
}

fn unread(rejection: &BytesRejection) -> Refusal {
    match rejection {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            Refusal::new(ErrorCode::TooLarge, Phrase::new("server-refused-large"))
        }
        _ => Refusal::new(ErrorCode::BadMessage, Phrase::new("server-refused-cut")),
    }
}

fn refuse_json(path: &str, error: &serde_json::Error) -> Refusal {
    let text = error.to_string();
    match error.classify() {
        Category::Data => match field_of(path, &text) {
            Some(field) => wrong_field(field, &text),
            None => Refusal::new(ErrorCode::BadMessage, Phrase::new("server-refused-shape")),
        },
        Category::Syntax | Category::Eof | Category::Io => {
            let phrase = Phrase::new("server-refused-json").with("line", error.line());
            Refusal::new(ErrorCode::BadMessage, phrase.with("column", error.column()))
        }
    }
}

/// What is wrong with a field. The reader of JSON tells it in English, so only what it is about is taken over: that the
/// field is missing, or what may stand there.
fn wrong_field(field: String, reason: &str) -> Refusal {
    let phrase = Phrase::new("server-refused-field").with("field", field.clone());
    let choices = choices(reason);
    let why = match &choices[..] {
        _ if reason.starts_with("missing field") => "missing",
        [] => "other",
        _ => "choice",
    };
    let name = |choice: &&str| Phrase::new("common-name").with("name", cut(choice));
    let choices: Vec<_> = choices.iter().map(name).collect();
    Refusal::field(field, phrase.with("why", why).with("choices", choices))
}

/// The words that may stand where an unknown one does: "unknown variant `x`, expected `a` or `b`".
fn choices(reason: &str) -> Vec<&str> {
    let expected = reason.strip_prefix("unknown variant").and_then(|rest| rest.split_once("expected"));
    expected.map(|(_, words)| words.split('`').skip(1).step_by(2).collect()).unwrap_or_default()
}

fn refuse_path(rejection: &PathRejection) -> Refusal {
    let key = match rejection {
        PathRejection::FailedToDeserializePathParams(error) => match error.kind() {
            ErrorKind::ParseErrorAtKey { key, .. }
            | ErrorKind::DeserializeError { key, .. }
            | ErrorKind::InvalidUtf8InPathParam { key } => Some(key.clone()),
            ErrorKind::WrongNumberOfParameters { .. } | ErrorKind::UnsupportedType { .. } => {
                tracing::error!("a handler asks for other parameters than its route has");
                return Refusal::internal();
            }
            _ => None,
        },
        _ => return Refusal::internal(),
    };
    about(key, Phrase::new("server-refused-path"))
}

fn refuse_query(rejection: &QueryRejection) -> Refusal {
    let text = rejection.body_text();
    let text = text.strip_prefix("Failed to deserialize query string: ").unwrap_or(&text);
    let (path, reason) = text.split_once(": ").unwrap_or((".", text));
    match field_of(path, reason) {
        Some(field) => wrong_field(field, reason),
        None => Refusal::new(ErrorCode::BadField, Phrase::new("server-refused-query")),
    }
}

fn about(field: Option<String>, phrase: Phrase) -> Refusal {
    match field {
        Some(field) => Refusal::field(field, phrase),
        None => Refusal::new(ErrorCode::BadField, phrase),
    }
}

/// The field an error is about. Of a missing one only the parent has a place, so its name is taken from the words.
fn field_of(path: &str, reason: &str) -> Option<String> {
    let missing = reason.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    let parent = (path != "." && !path.is_empty()).then_some(path);
    match (parent, missing) {
        (Some(parent), Some(missing)) => Some(cut(&format!("{parent}.{missing}"))),
        (one, other) => one.or(other).map(cut),
    }
}

fn cut(text: &str) -> String {
    let mut letters = text.chars();
    let kept: String = letters.by_ref().take(MOST_LETTERS).collect();
    if letters.next().is_some() { kept + "..." } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;
    use phrasebook::Language;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Depth {
        Flat,
        VeryDeep,
    }

    #[derive(Deserialize, Debug)]
    #[allow(dead_code, reason = "only reading it is tested")]
    struct Dive {
        depth: Depth,
        metres: u8,
    }

    fn refused(json: &str) -> [String; 3] {
        let refusal = Json::<Dive>::from_bytes(json.as_bytes()).expect_err("it cannot be read");
        Language::ALL.map(|language| refusal.failure(language).message)
    }

    #[test]
    fn what_is_wrong_is_told_in_the_language_of_the_reader_alone() {
        for (json, about) in [
            (r#"{"depth": "flat"}"#, ["metres is missing", "metres manque", "metres fehlt"]),
            (
                r#"{"depth": "x", "metres": 3}"#,
                ["flat and very-deep", "flat et very-deep", "flat und very-deep"],
            ),
            (r#"{"depth": "flat", "metres": "x"}"#, ["field metres", "champ metres", "Feld metres"]),
            ("{,", ["line 1, column 2", "ligne 1, colonne 2", "Zeile 1, Spalte 2"]),
        ] {
            for (said, about) in refused(json).iter().zip(about) {
                assert!(said.contains(about), "{said}");
                assert!(!said.contains("expected"), "{said}");
            }
        }
    }
}
