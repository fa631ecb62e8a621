//! Settings gathered from the file, the environment and the command line, the later winning.

use super::table::{Entry, Raw, Wrong};
use super::{FILE, Flags, Place, Settings, SettingsError};
use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The variable that names the file.
const CONFIG: &str = "LAGOON_CONFIG";
const PREFIX: &str = "LAGOON_";

impl Settings {
    /// Gathers the settings of this process.
    pub fn load(flags: &Flags) -> Result<Self, SettingsError> {
        Self::gather(flags, std::env::vars_os())
    }

    /// Gathers settings from these flags, these variables, and the file that either names.
    pub fn gather(
        flags: &Flags,
        variables: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, SettingsError> {
        let environment = Environment::new(variables);
        let mut settings = Self { data: environment.data_folder(), ..Self::default() };
        let named = flags.config.clone().or_else(|| environment.config.clone());
        if let Some((path, text)) = read_file(named)? {
            settings.take_file(&path, &text)?;
        }
        settings.take_environment(&environment)?;
        settings.take_flags(flags)?;
        Ok(settings)
    }

    /// Takes the settings of a file's text.
    pub fn take_file(&mut self, path: &Path, text: &str) -> Result<(), SettingsError> {
        let at = |offset: usize| Place::File { path: path.to_owned(), line: line_of(text, offset) };
        let table = DeTable::parse(text).map_err(|error| SettingsError::NotToml {
            place: at(error.span().map_or(0, |span| span.start)),
            reason: error.message().to_owned(),
        })?;
        let mut found = Vec::new();
        flatten("", table.get_ref(), &mut found);
        for (key, offset, value) in found {
            self.take(&key, Raw::Toml(&value), || at(offset))?;
        }
        Ok(())
    }

    fn take_environment(&mut self, environment: &Environment) -> Result<(), SettingsError> {
        let entries = Self::entries("");
        for (variable, value) in &environment.ours {
            let place = || Place::Environment { variable: variable.clone() };
            let entry = entries.iter().find(|entry| entry.variable() == *variable);
            let Some(entry) = entry else {
                let near = nearest(variable, entries.iter().map(Entry::variable));
                return Err(SettingsError::Unknown { key: variable.clone(), place: place(), near });
            };
            // Not Unicode, it can be no value of any kind; the replacement shows the reader what was there.
            self.take(&entry.key, Raw::Text(&value.to_string_lossy()), place)?;
        }
        Ok(())
    }

    fn take_flags(&mut self, flags: &Flags) -> Result<(), SettingsError> {
        for given in flags.given()? {
            let place = || Place::CommandLine { flag: given.flag.clone() };
            self.take(&given.key, Raw::Text(&given.value), place)?;
        }
        Ok(())
    }

    fn take(&mut self, key: &str, raw: Raw<'_>, place: impl Fn() -> Place) -> Result<(), SettingsError> {
        self.put(key, raw).map_err(|wrong| match wrong {
            Wrong::Key => {
                let near = nearest(key, Self::entries("").into_iter().map(|entry| entry.key));
                SettingsError::Unknown { key: key.to_owned(), place: place(), near }
            }
            Wrong::Form(form) => {
                SettingsError::BadValue { key: key.to_owned(), value: shown(key, raw), form, place: place() }
            }
        })
    }
}

/// The part of the environment that is about Lagoon.
struct Environment {
    config: Option<PathBuf>,
    ours: Vec<(String, OsString)>,
    data_home: Option<PathBuf>,
    home: Option<PathBuf>,
}

impl Environment {
    fn new(variables: impl IntoIterator<Item = (OsString, OsString)>) -> Self {
        let mut environment = Self { config: None, ours: Vec::new(), data_home: None, home: None };
        for (variable, value) in variables {
            // The base directory convention wants relative paths ignored.
            let folder = || Some(PathBuf::from(&value)).filter(|path| path.is_absolute());
            match variable.to_str() {
                Some(CONFIG) => environment.config = Some(value.into()),
                Some("XDG_DATA_HOME") => environment.data_home = folder(),
                Some("HOME") => environment.home = folder(),
                Some(name) if name.starts_with(PREFIX) => environment.ours.push((name.to_owned(), value)),
                _ => {}
            }
        }
        environment.ours.sort();
        environment
    }

    fn data_folder(&self) -> PathBuf {
        let shared = self.home.as_ref().map(|home| home.join(".local/share"));
        let folder = self.data_home.clone().or(shared).map(|folder| folder.join("lagoon"));
        folder.unwrap_or_else(|| Settings::default().data)
    }
}

/// A file that was named must be there; the usual one need not.
fn read_file(named: Option<PathBuf>) -> Result<Option<(PathBuf, String)>, SettingsError> {
    let optional = named.is_none();
    let path = named.unwrap_or_else(|| FILE.into());
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some((path, text))),
        Err(error) if optional && error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(SettingsError::Unreadable { path, kind: error.kind() }),
    }
}

/// Every value that is no table, under its whole name, with the place of its name.
fn flatten(section: &str, table: &DeTable<'_>, found: &mut Vec<(String, usize, toml::Value)>) {
    for (name, value) in table {
        let key = format!("{section}{}", name.get_ref());
        match value.get_ref() {
            // An empty table of no section is kept, so that it is refused like any unknown name.
            DeValue::Table(inner) if !inner.is_empty() || is_section(&key) => {
                flatten(&format!("{key}."), inner, found);
            }
            _ => found.push((key, name.span().start, plain(value))),
        }
    }
}

fn is_section(name: &str) -> bool {
    let within = |entry: &Entry| entry.key.split_once('.').is_some_and(|(section, _)| section == name);
    Settings::entries("").iter().any(within)
}

fn plain(value: &Spanned<DeValue<'_>>) -> toml::Value {
    match value.get_ref() {
        DeValue::Integer(number) => {
            let digits = i64::from_str_radix(number.as_str(), number.radix());
            digits.map_or_else(|_| toml::Value::String(number.as_str().to_owned()), toml::Value::Integer)
        }
        DeValue::Boolean(truth) => toml::Value::Boolean(*truth),
        DeValue::String(text) => toml::Value::String(text.to_string()),
        DeValue::Array(items) => toml::Value::Array(items.iter().map(plain).collect()),
        DeValue::Float(number) => {
            number.as_str().parse().map_or(toml::Value::Float(f64::NAN), toml::Value::Float)
        }
        DeValue::Datetime(moment) => toml::Value::Datetime(*moment),
        DeValue::Table(_) => toml::Value::Table(toml::Table::new()),
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// The value for an error, unless it may be a secret.
fn shown(key: &str, raw: Raw<'_>) -> String {
    match raw {
        _ if key == "database" => "not shown here, since it may hold a password,".into(),
        Raw::Toml(value) => format!("`{value}`"),
        Raw::Text(text) => format!("`{text}`"),
    }
}

/// The name that shares most with a mistaken one, if it shares enough.
fn nearest(wrong: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let scored = names.map(|name| (distance(wrong, &name), name));
    scored.min().filter(|(far, name)| *far <= 2 + name.len() / 4).map(|(_, name)| name)
}

/// How many letters must be changed, added or taken out.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, letter) in from.chars().enumerate() {
        let mut corner = above;
        row[0] = above + 1;
        for (index, other) in to.iter().enumerate() {
            let change = corner + usize::from(letter != *other);
            corner = row[index + 1];
            row[index + 1] = change.min(corner + 1).min(row[index] + 1);
        }
    }
    row[to.len()]
}
