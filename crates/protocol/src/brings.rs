//! What an option surely brings, sent with it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What playing an option surely does, up to the next chance or choice. It follows from what the viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Brings {
    /// All of it in one sentence.
    pub text: String,
    /// What may come of it later, in another sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub later: Option<String>,
    /// The same piece by piece: first what the viewer gains and spends, then the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Pill>>")]
    pub pills: Vec<Pill>,
}

/// One thing that is gained or spent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Pill {
    /// What it is, in a word of the game, such as `gem`, `conch` or `coin`.
    pub kind: String,
    /// How many are gained; below zero, how many are spent.
    pub amount: i32,
    /// Whose; absent if no seat's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<char>,
    /// Whether chance or a hidden card decides which it is.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub chance: bool,
    /// Of how many it is chosen, where several are looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<u8>,
    /// The component where it happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<String>,
    /// Why it comes, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(answer: &bool) -> bool {
    !*answer
}
