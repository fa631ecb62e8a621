//! Settings gathered from the file, the environment and the command line, the later winning.

use super::list::Entry;
use super::{FILE, Flags, Place, Settings, SettingsError};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use toml::Value;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// The variable that names the file.
const CONFIG: &str = "LAGOON_CONFIG";
const PREFIX: &str = "LAGOON_";

type Variables = BTreeMap<OsString, OsString>;

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
        let variables: Variables = variables.into_iter().collect();
        let mut layers = Layers::over(&Self::default());
        let named = flags.config.clone().or_else(|| variables.get(OsStr::new(CONFIG)).map(PathBuf::from));
        if let Some((path, text)) = read_file(named)? {
            layers.take_file(&path, &text)?;
        }
        layers.take_environment(&variables)?;
        layers.take_flags(flags)?;
        let default = if layers.data_given { None } else { data_folder(&variables) };
        let settings = layers.settings;
        Ok(Self { data: default.unwrap_or(settings.data), ..settings })
    }

    /// Takes the settings of a file's text.
    pub fn take_file(&mut self, path: &Path, text: &str) -> Result<(), SettingsError> {
        let mut layers = Layers::over(self);
        layers.take_file(path, text)?;
        *self = layers.settings;
        Ok(())
    }
}

/// What was taken so far: as a table for what comes over it, and read.
struct Layers {
    entries: Vec<Entry>,
    table: toml::Table,
    settings: Settings,
    data_given: bool,
}

impl Layers {
    fn over(settings: &Settings) -> Self {
        let table = toml::Table::try_from(settings).expect("every setting has a form in TOML");
        Self { entries: Settings::entries(""), table, settings: settings.clone(), data_given: false }
    }

    fn take_file(&mut self, path: &Path, text: &str) -> Result<(), SettingsError> {
        let place = |offset: usize| {
            let line = 1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count();
            Place::File { path: path.to_owned(), line }
        };
        let file = DeTable::parse(text).map_err(|error| SettingsError::NotToml {
            place: place(error.span().map_or(0, |span| span.start)),
            reason: error.message().to_owned(),
        })?;
        for (name, value) in file.get_ref() {
            let key = name.get_ref().as_ref();
            match value.get_ref() {
                // An empty table of no section is kept, so that it is refused like any unknown name.
                DeValue::Table(inner) if !inner.is_empty() || self.is_section(key) => {
                    for (name, value) in inner {
                        let key = format!("{key}.{}", name.get_ref());
                        let shown = &text[value.span()];
                        self.take(&key, read(value), shown, place(name.span().start))?;
                    }
                }
                _ => self.take(key, read(value), &text[value.span()], place(name.span().start))?,
            }
        }
        Ok(())
    }

    fn take_environment(&mut self, variables: &Variables) -> Result<(), SettingsError> {
        let ours = variables.iter().filter_map(|(name, value)| Some((name.to_str()?, value)));
        for (variable, value) in ours.filter(|(name, _)| name.starts_with(PREFIX) && *name != CONFIG) {
            let place = Place::Environment { variable: variable.to_owned() };
            let entry = self.entries.iter().find(|entry| entry.variable() == variable);
            let Some(key) = entry.map(|entry| entry.key.clone()) else {
                let near = nearest(variable, self.entries.iter().map(Entry::variable));
                return Err(SettingsError::Unknown { key: variable.to_owned(), place, near });
            };
            // Not Unicode, it can be no value of any kind; the replacement shows the reader what was there.
            let text = value.to_string_lossy();
            self.take(&key, self.typed(&key, &text), &text, place)?;
        }
        Ok(())
    }

    fn take_flags(&mut self, flags: &Flags) -> Result<(), SettingsError> {
        for (flag, key, text) in flags.given()? {
            self.take(&key, self.typed(&key, &text), &text, Place::CommandLine { flag })?;
        }
        Ok(())
    }

    /// Takes one value, if it is one: the list knows the bounds, serde the kinds.
    fn take(
        &mut self,
        key: &str,
        value: Option<Value>,
        shown: &str,
        place: Place,
    ) -> Result<(), SettingsError> {
        let Some(entry) = self.entries.iter().find(|entry| entry.key == key) else {
            let near = nearest(key, self.entries.iter().map(|entry| entry.key.clone()));
            return Err(SettingsError::Unknown { key: key.to_owned(), place, near });
        };
        let fits = |value: &Value| match &entry.bounds {
            Some(bounds) => value.as_integer().is_some_and(|number| bounds.contains(&number)),
            None => {
                key != "data" || value.as_str().is_some_and(|path| !path.is_empty() && !path.contains('\0'))
            }
        };
        let taken = value.filter(fits).and_then(|value| self.with(key, value));
        let secret = || "a value not shown here (it may contain a password)".to_owned();
        (self.table, self.settings) = taken.ok_or_else(|| SettingsError::BadValue {
            key: key.to_owned(),
            value: if matches!(key, "database" | "smtp_url") { secret() } else { format!("`{shown}`") },
            form: entry.form.clone(),
            place,
        })?;
        self.data_given |= key == "data";
        Ok(())
    }

    fn with(&self, key: &str, value: Value) -> Option<(toml::Table, Settings)> {
        let mut table = self.table.clone();
        match key.split_once('.') {
            Some((section, name)) => table.get_mut(section)?.as_table_mut()?.insert(name.into(), value),
            None => table.insert(key.into(), value),
        };
        let settings = Settings::deserialize(table.clone()).ok()?;
        Some((table, settings))
    }

    /// A text as a value of the kind that the setting has now; nothing if it is none.
    fn typed(&self, key: &str, text: &str) -> Option<Value> {
        let now = match key.split_once('.') {
            Some((section, name)) => self.table.get(section).and_then(|section| section.get(name)),
            None => self.table.get(key),
        };
        let plain = if matches!(key, "data" | "database" | "smtp_url") { text } else { text.trim() };
        Some(match now {
            Some(Value::Integer(_)) => Value::Integer(plain.parse().ok()?),
            Some(Value::Boolean(_)) => Value::Boolean(plain.parse().ok()?),
            Some(Value::Array(_)) => {
                let parts = plain.split(',').map(str::trim).filter(|part| !part.is_empty());
                parts.map(Value::from).collect::<Vec<_>>().into()
            }
            _ => plain.into(),
        })
    }

    fn is_section(&self, name: &str) -> bool {
        self.table.get(name).is_some_and(Value::is_table)
    }
}

fn read(value: &toml::Spanned<DeValue<'_>>) -> Option<Value> {
    Value::deserialize(ValueDeserializer::from(value.clone())).ok()
}

/// Where the machine keeps such data; the base directory convention wants relative paths ignored.
fn data_folder(variables: &Variables) -> Option<PathBuf> {
    let folder =
        |name: &str| variables.get(OsStr::new(name)).map(PathBuf::from).filter(|path| path.is_absolute());
    let shared = folder("HOME").map(|home| home.join(".local/share"));
    folder("XDG_DATA_HOME").or(shared).map(|folder| folder.join("lagoon"))
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

/// The name that shares most with a mistaken one, if it shares enough.
fn nearest(wrong: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let scored = names.map(|name| (strsim::levenshtein(wrong, &name), name));
    scored.min().filter(|(far, name)| *far <= 2 + name.len() / 4).map(|(_, name)| name)
}
