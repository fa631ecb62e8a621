//! Positions that a person can write down, of any game: read, laid out, and written again.

use crate::Shown;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::Arc;
use tabletop::{Flaws, Game};

/// No list of an honest position is longer; a longer one is refused before anybody compares its entries.
const LONGEST_LIST: usize = 200;

/// A position of one of the games, for whoever writes it down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum AnyPosition {
    /// Of Wreck Raiders.
    WreckRaiders(Box<wreck_raiders::Position>),
    /// Of Coralia.
    Coralia(Box<coralia::Position>),
}

/// Why a position cannot be laid out: all of it, not only the first.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The component file is wrong.
    #[error("the component file cannot be used")]
    Components(Flaws),
    /// Some of it is no position of the game: unknown fields, wrong words, wrong types.
    #[error("the position cannot be read")]
    Unreadable(Flaws),
    /// All of it can be read, but it cannot lie on a table.
    #[error("the position cannot be")]
    Impossible(Flaws),
}

/// A game whose moments can be written down in full.
pub trait Positioned: Shown {
    /// A moment as plain data.
    type Position: Serialize + DeserializeOwned;

    /// The setup and the moment that a position tells of.
    fn lay(position: &Self::Position, components: Option<&str>)
    -> Result<(Self::Setup, Self), PositionError>;

    /// This moment, secrets included.
    fn written(&self) -> AnyPosition;
}

/// Reads a position from JSON, with a flaw for every field that cannot be read.
pub(crate) fn read<P: DeserializeOwned>(position: &Value) -> Result<P, Flaws> {
    let mut flaws = Flaws::default();
    let Value::Object(fields) = position else {
        flaws.add("position", "all", "a position is a JSON object");
        return Err(flaws);
    };
    let fields = without_nulls(fields);
    for (name, value) in &fields {
        read_field::<P>(name, value, &mut flaws);
    }
    flaws.or(())?;
    serde_json::from_value(Value::Object(fields)).map_err(|error| {
        let mut flaws = Flaws::default();
        flaws.add("position", "all", error);
        flaws
    })
}

/// A field that is `null` counts as left out, here and in all that lies within.
fn without_nulls(fields: &Map<String, Value>) -> Map<String, Value> {
    let said = fields.iter().filter(|(_, value)| !value.is_null());
    said.map(|(name, value)| (name.clone(), emptied(value))).collect()
}

fn emptied(value: &Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(without_nulls(fields)),
        Value::Array(values) => values.iter().map(emptied).collect(),
        other => other.clone(),
    }
}

/// Every field has a default, so each can be tried alone.
fn read_field<P: DeserializeOwned>(name: &str, value: &Value, flaws: &mut Flaws) {
    if let Some(length) = longest_list(value).filter(|length| *length > LONGEST_LIST) {
        let reason = format_args!("a list of {length}; no list of a position is longer than {LONGEST_LIST}");
        return flaws.add(name, name, reason);
    }
    let alone = Map::from_iter([(name.to_owned(), value.clone())]);
    let read: Result<P, _> = serde_path_to_error::deserialize(Value::Object(alone));
    if let Err(error) = read {
        flaws.add(name, error.path(), error.inner());
    }
}

fn longest_list(value: &Value) -> Option<usize> {
    match value {
        Value::Array(items) => items.iter().filter_map(longest_list).chain([items.len()]).max(),
        Value::Object(fields) => fields.values().filter_map(longest_list).max(),
        _ => None,
    }
}

impl Positioned for wreck_raiders::State {
    type Position = wreck_raiders::Position;

    fn lay(
        position: &Self::Position,
        components: Option<&str>,
    ) -> Result<(Self::Setup, Self), PositionError> {
        let catalogue = match components {
            Some(text) => wreck_raiders::Catalogue::read(text).map(Arc::new),
            None => Ok(wreck_raiders::Catalogue::standard()),
        };
        let catalogue = catalogue.map_err(PositionError::Components)?;
        let state = Self::from_position(position, catalogue.clone()).map_err(PositionError::Impossible)?;
        let wreck_raiders::Position { edition, players, .. } = *position;
        Ok((wreck_raiders::Setup { edition, players, catalogue }, state))
    }

    fn written(&self) -> AnyPosition {
        AnyPosition::WreckRaiders(Box::new(self.position()))
    }
}

impl Positioned for coralia::State {
    type Position = coralia::Position;

    fn lay(
        position: &Self::Position,
        components: Option<&str>,
    ) -> Result<(Self::Setup, Self), PositionError> {
        let catalogue = match components {
            Some(text) => coralia::Catalogue::read(text).map(Arc::new),
            None => Ok(coralia::Catalogue::standard()),
        };
        let catalogue = catalogue.map_err(PositionError::Components)?;
        let state = Self::from_position(position, catalogue.clone()).map_err(PositionError::Impossible)?;
        Ok((coralia::Setup { players: state.seats(), catalogue }, state))
    }

    fn written(&self) -> AnyPosition {
        AnyPosition::Coralia(Box::new(self.position()))
    }
}
