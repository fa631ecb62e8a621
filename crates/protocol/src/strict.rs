//! Strictness where serde is lenient: a variant with only a tag would ignore any other field.

use serde::{Deserialize, Deserializer};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// For variants without fields: refuses any field besides the tag, by its name.
pub fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
