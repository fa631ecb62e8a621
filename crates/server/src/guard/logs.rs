//! Structured logs without secrets: no cookies, queries, bodies or addresses of tables; ids only as short hashes.
//!
//! A private table's id is its key, and it stands in the path. So a request is logged by the template of its route,
//! never by its path, and everything that names a guest or a table goes through `short`.

use super::cookie::Presented;
use super::failure::Refused;
use crate::settings::{LogFormat, LogLevels, Settings};
use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use std::fmt;
use std::panic::PanicHookInfo;
use std::time::Instant;
use thiserror::Error;
use tracing::{Instrument, Level, Metadata, Subscriber};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::{Layer, fmt as lines};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// What the log calls a route that is none: its path may hold anything.
pub(super) const UNMATCHED: &str = "unmatched";

/// Parts of the program that are ours. Others may log what passes through them, so they are heard up to `info` only.
const OURS: [&str; 5] = ["server", "lagoon", "store", "referee", "bots"];

/// Eight hexadecimal digits in place of an id: enough to follow it through a log, too little to use it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Short([u8; 4]);

/// The number of a request, in its log lines and in the header `x-request-id` of its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId(String);

/// Logging was set up already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("logging is already set up")]
pub struct AlreadyLogging;

/// The short hash of an id.
pub fn short(id: &str) -> Short {
    let hash = Sha256::digest(id.as_bytes());
    Short([hash[0], hash[1], hash[2], hash[3]])
}

/// Sends the logs of this process to its standard error, and panics to the logs.
pub fn start(settings: &Settings) -> Result<(), AlreadyLogging> {
    let subscriber = subscriber(settings.log_format, &settings.log_level, std::io::stderr);
    tracing::subscriber::set_global_default(subscriber).map_err(|_| AlreadyLogging)?;
    std::panic::set_hook(Box::new(log_panic));
    Ok(())
}

/// The logs as they are written, to any writer.
pub fn subscriber<W>(
    format: LogFormat,
    levels: &LogLevels,
    writer: W,
) -> impl Subscriber + Send + Sync + use<W>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let filter = levels.targets().and(filter_fn(is_careful));
    let lines = lines::layer().with_writer(writer);
    let lines = match format {
        LogFormat::Pretty => lines.compact().boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_ansi(false).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter))
}

/// The layer: one span for each request, one line when it is answered.
pub async fn trace(mut request: Request, next: Next) -> Response {
    let id = RequestId::new();
    let span = span(&id, &request);
    request.extensions_mut().insert(id.clone());
    let start = Instant::now();
    async move {
        let mut response = next.run(request).await;
        tell(&response, start);
        if let Ok(value) = HeaderValue::try_from(id.0) {
            response.headers_mut().insert(REQUEST_ID, value);
        }
        response
    }
    .instrument(span)
    .await
}

/// The template of the route, such as `/api/tables/{id}`.
pub(super) fn route(request: &Request) -> &str {
    request.extensions().get::<MatchedPath>().map_or(UNMATCHED, MatchedPath::as_str)
}

impl RequestId {
    fn new() -> Self {
        Self(format!("{:016x}", rand::random::<u64>()))
    }

    /// Its digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base16ct::lower::encode_string(&self.0))
    }
}

impl fmt::Debug for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A client can invent methods, so only those we know are written down.
pub(super) fn method(request: &Request) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
    KNOWN.into_iter().find(|known| request.method() == known).unwrap_or("other")
}

fn span(id: &RequestId, request: &Request) -> tracing::Span {
    let guest = match request.extensions().get::<Presented>() {
        Some(Presented::Genuine(guest)) => Some(tracing::field::display(short(guest.as_str()))),
        _ => None,
    };
    tracing::warn_span!("request", id = id.as_str(), method = method(request), route = route(request), guest)
}

fn tell(response: &Response, start: Instant) {
    let status = response.status().as_u16();
    let millis = start.elapsed().as_secs_f64() * 1000.0;
    let refused = response.extensions().get::<Refused>().map(|refused| tracing::field::debug(refused.0));
    // People who run a server for friends read the terminal: successes are not logged unless requested.
    match status {
        500.. => tracing::warn!(status, millis, refused, "answered"),
        400.. => tracing::info!(status, millis, refused, "answered"),
        _ => tracing::debug!(status, millis, refused, "answered"),
    }
}

fn is_careful(metadata: &Metadata<'_>) -> bool {
    let part = metadata.target().split("::").next().unwrap_or_default();
    *metadata.level() <= Level::INFO || OURS.contains(&part)
}

/// The place of a panic, and its text only if it is a literal: what was put together may contain what must not be revealed.
fn log_panic(info: &PanicHookInfo<'_>) {
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let text = info.payload().downcast_ref::<&'static str>().copied().unwrap_or("(text withheld)");
    tracing::error!(place, text, "panicked");
}
