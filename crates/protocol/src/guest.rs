//! People without accounts: a name and a signed cookie.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The name of the cookie that says who a guest is; only the server can write it.
pub const COOKIE: &str = "lagoon_guest";

/// `POST /api/guest`, `PATCH /api/guest`: who somebody wants to be.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Introduce {
    /// The name others see; a new guest without one is given one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// `en`, `fr` or `de`; the browser's wish decides where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub language: Option<String>,
}

/// `GET /api/guest`: who the server takes the client for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Guest {
    /// The name others see.
    pub name: String,
    /// The language of all texts.
    pub language: String,
}

/// `POST /api/guest/link`: a link that makes a second device the same guest, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct DeviceLink {
    /// What the second device sends back.
    pub token: String,
    /// Seconds until it is worth nothing.
    pub seconds: u32,
}

/// `POST /api/guest/take`: what the second device sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeLink {
    /// The token of the link.
    pub token: String,
}
