//! How each kind of setting is read and written.

use super::WebOrigin;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use tracing_subscriber::filter::Targets;

/// A kind of setting.
pub trait Value: Sized {
    /// What may be written, for people: "must be ...".
    const FORM: &'static str;

    /// As the environment and the command line have it.
    fn from_text(text: &str) -> Option<Self>;

    /// As the file has it.
    fn from_toml(value: &toml::Value) -> Option<Self> {
        value.as_str().and_then(Self::from_text)
    }

    /// As the file would have it; `None` where nothing is set.
    fn to_toml(&self) -> Option<String>;
}

/// Where the database is. It may hold a password, so it shows itself to nobody but who asks for it by name.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

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

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = self.0.split_once(':').map_or("", |(scheme, _)| scheme);
        write!(f, "{scheme}:***")
    }
}

/// What log lines look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// For programs.
    Json,
}

/// Who may read the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsAccess {
    /// Only this machine.
    Loopback,
    /// Everybody who reaches the server.
    Open,
    /// Nobody.
    Off,
}

/// Which levels are logged, by part of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLevels(String);

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

/// Whole numbers are numbers in the file and digits elsewhere.
macro_rules! number {
    ($($kind:ty),+) => { $(
        impl Value for $kind {
            const FORM: &'static str = "a whole number";

            fn from_text(text: &str) -> Option<Self> {
                text.trim().parse().ok()
            }

            fn from_toml(value: &toml::Value) -> Option<Self> {
                value.as_integer().and_then(|number| number.try_into().ok())
            }

            fn to_toml(&self) -> Option<String> {
                Some(self.to_string())
            }
        }
    )+ };
}

number!(u32, u64, usize);

/// Words, each with its meaning.
macro_rules! words {
    ($kind:ty, $form:literal, $($word:literal => $value:expr),+) => {
        impl Value for $kind {
            const FORM: &'static str = $form;

            fn from_text(text: &str) -> Option<Self> {
                match text.trim() {
                    $($word => Some($value),)+
                    _ => None,
                }
            }

            fn to_toml(&self) -> Option<String> {
                let words = [$(($value, $word)),+];
                words.iter().find(|(value, _)| value == self).map(|(_, word)| quote(word))
            }
        }
    };
}

words!(LogFormat, "`pretty` or `json`", "pretty" => LogFormat::Pretty, "json" => LogFormat::Json);
words!(
    MetricsAccess, "`loopback`, `open` or `off`",
    "loopback" => MetricsAccess::Loopback, "open" => MetricsAccess::Open, "off" => MetricsAccess::Off
);

impl Value for bool {
    const FORM: &'static str = "`true` or `false`";

    fn from_text(text: &str) -> Option<Self> {
        text.trim().parse().ok()
    }

    fn from_toml(value: &toml::Value) -> Option<Self> {
        value.as_bool()
    }

    fn to_toml(&self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Value for SocketAddr {
    const FORM: &'static str = "an address and a port, such as `127.0.0.1:7700` or `[::1]:7700`";

    fn from_text(text: &str) -> Option<Self> {
        text.trim().parse().ok()
    }

    fn to_toml(&self) -> Option<String> {
        Some(quote(&self.to_string()))
    }
}

impl Value for PathBuf {
    const FORM: &'static str = "a folder";

    fn from_text(text: &str) -> Option<Self> {
        (!text.is_empty() && !text.contains('\0')).then(|| text.into())
    }

    fn to_toml(&self) -> Option<String> {
        Some(quote(&self.display().to_string()))
    }
}

impl Value for Option<DatabaseUrl> {
    const FORM: &'static str = "a URL that begins with `sqlite:`, `postgres:` or `postgresql:`";

    fn from_text(text: &str) -> Option<Self> {
        let (scheme, _) = text.split_once(':')?;
        ["sqlite", "postgres", "postgresql"].contains(&scheme).then(|| Some(DatabaseUrl::new(text)))
    }

    fn to_toml(&self) -> Option<String> {
        self.as_ref().map(|url| quote(url.expose()))
    }
}

impl Value for Vec<WebOrigin> {
    const FORM: &'static str =
        "a list of origins, such as `https://lagoon.example` (with commas outside the file)";

    fn from_text(text: &str) -> Option<Self> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(|part| part.parse().ok()).collect()
    }

    fn from_toml(value: &toml::Value) -> Option<Self> {
        value.as_array()?.iter().map(|one| one.as_str()?.parse().ok()).collect()
    }

    fn to_toml(&self) -> Option<String> {
        let quoted: Vec<String> = self.iter().map(|origin| quote(&origin.to_string())).collect();
        Some(format!("[{}]", quoted.join(", ")))
    }
}

impl Value for LogLevels {
    const FORM: &'static str = "`error`, `warn`, `info`, `debug` or `trace`, or such levels by part";

    fn from_text(text: &str) -> Option<Self> {
        let sound = !text.trim().is_empty() && text.parse::<Targets>().is_ok() && names_levels(text);
        sound.then(|| Self(text.trim().to_owned()))
    }

    fn to_toml(&self) -> Option<String> {
        Some(quote(&self.0))
    }
}

/// A lone word that is no level would be taken for the name of a part, and everything else would fall silent.
fn names_levels(text: &str) -> bool {
    let level = |word: &str| word.trim().parse::<tracing_subscriber::filter::LevelFilter>().is_ok();
    text.split(',').all(|part| level(part.rsplit('=').next().unwrap_or_default()))
}

fn quote(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
