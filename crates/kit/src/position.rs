//! Positions that a person can write down, read with every reason why they cannot be.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tabletop::Flaws;

/// No list of an honest position is longer; a longer one is refused before anyone compares its entries.
const LONGEST_LIST: usize = 200;

/// Why a position cannot be laid out: all of it, not only the first.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The component file is wrong.
    #[error("the component file cannot be used")]
    Components(Flaws),
    /// Parts of it are not a position of the game: unknown fields, wrong words, wrong types.
    #[error("the position cannot be read")]
    Unreadable(Flaws),
    /// All of it can be read, but it cannot lie on a table.
    #[error("the position is impossible")]
    Impossible(Flaws),
    /// The game has no way to write positions down.
    #[error("positions of {game} cannot be written")]
    Unknown { game: &'static str },
}

/// Reads a position from JSON, with a flaw for every field that cannot be read.
///
/// ```
/// #[derive(serde::Deserialize, Default)]
/// #[serde(default)]
/// struct Pearls { found: Vec<u8>, turns: u8 }
///
/// let wrong = serde_json::json!({ "found": ["many"], "turns": -1 });
/// let refused = kit::read_position::<Pearls>(&wrong).err();
/// let Some(kit::PositionError::Unreadable(flaws)) = refused else { panic!("both fields are wrong") };
/// assert_eq!(flaws.0.len(), 2, "and both are told");
/// ```
pub fn read_position<P: DeserializeOwned>(position: &Value) -> Result<P, PositionError> {
    read(position).map_err(PositionError::Unreadable)
}

fn read<P: DeserializeOwned>(position: &Value) -> Result<P, Flaws> {
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
    let mut said: Map<String, Value> = said.map(|(name, value)| (name.clone(), emptied(value))).collect();
    // Reasons come in the same order however a position is written down.
    said.sort_keys();
    said
}

fn emptied(value: &Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(without_nulls(fields)),
        Value::Array(values) => values.iter().map(emptied).collect(),
        other => other.clone(),
    }
}

/// Every field has a default, so each can be tried by itself.
fn read_field<P: DeserializeOwned>(name: &str, value: &Value, flaws: &mut Flaws) {
    if let Some(length) = longest_list(value).filter(|length| *length > LONGEST_LIST) {
        let reason =
            format_args!("a list of {length} entries; lists in a position have at most {LONGEST_LIST}");
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
