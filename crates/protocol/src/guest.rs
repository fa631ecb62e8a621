//! People without accounts: a name and a signed cookie.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The name of the cookie that identifies a guest; only the server can sign it.
pub const COOKIE: &str = "lagoon_guest";

/// `POST /api/guest`, `PATCH /api/guest`: the name and language a guest wants.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Introduce {
    /// The name others see; a new guest without one gets one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// `en`, `fr` or `de`; defaults to what the browser prefers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub language: Option<String>,
}

/// `GET /api/guest`: the guest the client's cookie belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Guest {
    /// The name others see.
    pub name: String,
    /// The language of all texts.
    pub language: String,
}

/// `POST /api/guest/link`: a link that makes another device the same guest; it works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct DeviceLink {
    /// The token that the other device sends.
    pub token: String,
    /// Seconds until it expires.
    pub seconds: u32,
}

/// `POST /api/guest/take`: what the other device sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeLink {
    /// The token of the link.
    pub token: String,
}
