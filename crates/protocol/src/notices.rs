//! Notices for guests who are not there when a game over days waits for them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/notices` and the reply to every change of them: how the guest is told of their turns. What the host has not set up
/// is absent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct Notices {
    /// Notices on devices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub push: Option<PushNotices>,
    /// Notices by mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mail: Option<MailNotices>,
    /// When the guest wants none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
}

/// Notices on devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PushNotices {
    /// The server's public key, which a browser asks for as `applicationServerKey`.
    pub key: String,
    /// How many devices of the guest are told.
    pub devices: u32,
}

/// Notices by mail.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct MailNotices {
    /// The guest's address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// Whether the guest has confirmed it; nothing else is sent to it before.
    pub confirmed: bool,
}

/// The part of each day in which a guest wants no notices; they are sent afterwards if they still hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The minute of the day at which they begin, from 0 to 1439.
    #[schemars(range(max = 1439))]
    pub begins: u32,
    /// The minute of the day at which they end; before the beginning, it is one of the next day.
    #[schemars(range(max = 1439))]
    pub ends: u32,
    /// How many minutes the guest's clock is ahead of UTC, from -840 to 840.
    #[schemars(range(min = -840, max = 840))]
    pub minutes_east: i32,
}

/// `POST /api/notices/quiet`: when the guest wants no notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetQuiet {
    /// Without it, notices come at any time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
}

/// `POST /api/notices/device`: a device that is to be told, as its browser describes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// Where messages for it are left: an https address.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// The secret shared with it.
    pub auth: String,
}

/// `POST /api/notices/device/stop`: a device that is to be told no more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StopDevice {
    /// Where messages for it are left.
    pub endpoint: String,
}

/// `POST /api/notices/mail`: an address that is to be told. A mail asks its owner to confirm it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MailAddress {
    /// The address.
    pub address: String,
}
