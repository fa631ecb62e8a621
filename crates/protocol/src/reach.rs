//! Where other devices find this server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/reach`: the address under which other devices open a page of this server.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reach {
    /// The whole address; absent if the server can be reached from its own machine only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// The same address as a QR code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<QrCode>,
}

/// A QR code, to be drawn dark on white with four modules of white around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct QrCode {
    /// Modules on each side.
    pub size: u32,
    /// Its dark modules as the data of an SVG path, one unit for each module.
    pub path: String,
}
