//! Strictness where serde is lenient: a tag that stands alone would pass over any field beside it.

use serde::{Deserialize, Deserializer};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// For variants without fields: refuses whatever stands beside the tag, by its name.
pub fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}
