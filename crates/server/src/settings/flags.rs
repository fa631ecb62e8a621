//! What `lagoon serve` takes on the command line: the common settings by name, every other by `--set`.

use super::SettingsError;
use clap::Args;
use std::path::PathBuf;

/// The server's settings on the command line; they win over everything else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Args)]
pub struct Flags {
    /// Read settings from this file [default: ./lagoon.toml, if it exists]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Listen on this address and port [default: 127.0.0.1:7700]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    /// Store everything in this folder
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<String>,
    /// Use this database (other users can see it in the process list: if it contains a password, use the file instead)
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// The origin people see in their address bar, if there is a proxy; may be repeated
    #[arg(long = "public-origin", value_name = "ORIGIN")]
    pub public_origins: Vec<String>,
    /// Format of the log: pretty (for people) or json (for programs)
    #[arg(long, value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// Level of the log: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL")]
    pub log_level: Option<String>,
    /// Set any other setting, such as `limits.tables_per_guest=5`; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

impl Flags {
    /// Flag, key and value, in the order in which they are taken: `--set` first, the named ones win.
    pub(super) fn given(&self) -> Result<Vec<(String, String, String)>, SettingsError> {
        let mut given = self.set.iter().map(|pair| split(pair)).collect::<Result<Vec<_>, _>>()?;
        let origins = (!self.public_origins.is_empty()).then(|| self.public_origins.join(","));
        let named = [
            ("--listen", "listen", &self.listen),
            ("--data", "data", &self.data),
            ("--database", "database", &self.database),
            ("--log-format", "log_format", &self.log_format),
            ("--log-level", "log_level", &self.log_level),
            ("--public-origin", "public_origins", &origins),
        ];
        let named = named
            .into_iter()
            .filter_map(|(flag, key, value)| Some((flag.into(), key.into(), value.clone()?)));
        given.extend(named);
        Ok(given)
    }
}

fn split(pair: &str) -> Result<(String, String, String), SettingsError> {
    let (key, value) =
        pair.split_once('=').ok_or_else(|| SettingsError::NotAPair { given: pair.to_owned() })?;
    let key = key.trim().to_owned();
    Ok((format!("--set {key}"), key, value.to_owned()))
}
