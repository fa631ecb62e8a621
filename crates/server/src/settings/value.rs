//! Kinds of settings that the standard library has no word for.

use serde::{Deserialize, Serialize};
use std::fmt;
use tracing_subscriber::filter::{LevelFilter, Targets};

/// A text that cannot be such a setting; what it must be stands in the list of settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("invalid value")]
pub struct BadText;

/// Where the database is. It may hold a password, so it shows itself to nobody but who asks for it by name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct DatabaseUrl(String);

/// What log lines look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// For programs.
    Json,
}

/// Who may read the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MetricsAccess {
    /// Only this machine.
    Loopback,
    /// Everyone who reaches the server.
    Open,
    /// Nobody.
    Off,
}

/// Which levels are logged, by part of the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct LogLevels(String);

impl DatabaseUrl {
    /// Keeps a URL.
    pub fn new(url: impl Into<String>) -> Self {
        Self(url.into())
    }

    /// The URL with whatever secrets it holds.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for DatabaseUrl {
    type Error = BadText;

    fn try_from(url: String) -> Result<Self, BadText> {
        let scheme = url.split_once(':').map(|(scheme, _)| scheme);
        if matches!(scheme, Some("sqlite" | "postgres" | "postgresql")) {
            Ok(Self(url))
        } else {
            Err(BadText)
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = self.0.split_once(':').map_or("", |(scheme, _)| scheme);
        write!(f, "{scheme}:***")
    }
}

impl LogLevels {
    /// As the subscriber wants it.
    pub fn targets(&self) -> Targets {
        self.0.parse().unwrap_or_default()
    }
}

impl Default for LogLevels {
    fn default() -> Self {
        Self("info".into())
    }
}

impl TryFrom<String> for LogLevels {
    type Error = BadText;

    /// A single word that is not a level would be taken for the name of a part, and everything else would fall silent.
    fn try_from(text: String) -> Result<Self, BadText> {
        let level = |part: &str| {
            part.rsplit('=').next().is_some_and(|word| word.trim().parse::<LevelFilter>().is_ok())
        };
        let sound = !text.trim().is_empty() && text.parse::<Targets>().is_ok() && text.split(',').all(level);
        if sound { Ok(Self(text.trim().to_owned())) } else { Err(BadText) }
    }
}
