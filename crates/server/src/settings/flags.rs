//! What `lagoon serve` takes on the command line: the common settings by name, every other by `--set`.

use super::SettingsError;
use clap::Args;
use std::path::PathBuf;

/// The server's settings on the command line; they win over everything else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Args)]
pub struct Flags {
    /// Read settings from this file [default: ./lagoon.toml where there is one]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Listen on this address and port [default: 127.0.0.1:7700]
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    /// Keep everything in this folder
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<String>,
    /// Use this database (other users see it in the list of processes: prefer the file if it holds a password)
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// What people see in their address bar, with a proxy in between; may be repeated
    #[arg(long = "public-origin", value_name = "ORIGIN")]
    pub public_origins: Vec<String>,
    /// Log for people or for programs: pretty or json
    #[arg(long, value_name = "FORMAT")]
    pub log_format: Option<String>,
    /// Log so much: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL")]
    pub log_level: Option<String>,
    /// Set anything else, such as `limits.tables_per_guest=5`; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

/// One setting of the command line.
pub struct Given {
    pub flag: String,
    pub key: String,
    pub value: String,
}

impl Flags {
    /// The settings in the order in which they are taken: `--set` first, the named ones win.
    pub(super) fn given(&self) -> Result<Vec<Given>, SettingsError> {
        let mut given = self.set.iter().map(|pair| split(pair)).collect::<Result<Vec<_>, _>>()?;
        let named = [
            ("listen", &self.listen),
            ("data", &self.data),
            ("database", &self.database),
            ("log_format", &self.log_format),
            ("log_level", &self.log_level),
        ];
        let named = named.into_iter().filter_map(|(key, value)| Some(Given::named(key, value.clone()?)));
        given.extend(named);
        if !self.public_origins.is_empty() {
            let value = self.public_origins.join(",");
            given.push(Given { flag: "--public-origin".into(), key: "public_origins".into(), value });
        }
        Ok(given)
    }
}

impl Given {
    fn named(key: &str, value: String) -> Self {
        Self { flag: format!("--{}", key.replace('_', "-")), key: key.into(), value }
    }
}

fn split(pair: &str) -> Result<Given, SettingsError> {
    let (key, value) =
        pair.split_once('=').ok_or_else(|| SettingsError::NotAPair { given: pair.to_owned() })?;
    let key = key.trim().to_owned();
    Ok(Given { flag: format!("--set {key}"), key, value: value.to_owned() })
}
