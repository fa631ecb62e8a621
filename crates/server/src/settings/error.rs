//! What is wrong with a setting, and where it was given.

use std::path::PathBuf;
use thiserror::Error;

/// Where a setting was given.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Place {
    /// In a file, at a line counted from one.
    #[error("{}:{line}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        line: usize,
    },
    /// In an environment variable.
    #[error("in the environment, {variable}")]
    Environment {
        /// Its name.
        variable: String,
    },
    /// On the command line.
    #[error("on the command line, {flag}")]
    CommandLine {
        /// The option.
        flag: String,
    },
}

/// Why the server does not start with these settings.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettingsError {
    /// A name that means nothing, so that a slip of the pen is not taken for a setting.
    #[error("{place}: unknown setting `{key}`{}", near.as_ref().map(|near| format!("; did you mean `{near}`?")).unwrap_or_default())]
    Unknown {
        /// The name.
        key: String,
        /// Where it was set.
        place: Place,
        /// A setting with a similar name.
        near: Option<String>,
    },
    /// A value that cannot be.
    #[error("{place}: `{key}` is {value}, but must be {form}")]
    BadValue {
        key: String,
        /// What was given; hidden where it may be a secret.
        value: String,
        /// What may be written.
        form: String,
        /// Where it was set.
        place: Place,
    },
    /// The file is not TOML.
    #[error("{place}: {reason}")]
    NotToml {
        /// Where it was set.
        place: Place,
        /// What its reader says.
        reason: String,
    },
    /// The file cannot be read.
    #[error("cannot read the settings in {}: {kind}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        kind: std::io::ErrorKind,
    },
    /// `--set` without a name and a value.
    #[error("--set {given}: expected KEY=VALUE")]
    NotAPair {
        /// What was given, up to the equals sign that is missing.
        given: String,
    },
}
