//! Where guests want to hear that it is their turn, and what is to be said there, as plain values.

use crate::ids::{GuestId, LinkToken, TableId};
use crate::model::Moment;
use std::fmt;

/// How a guest is reached.
#[derive(Clone, PartialEq, Eq)]
pub enum Contact {
    /// A letter to an address.
    Mail {
        /// The address, in the caller's words.
        address: String,
    },
    /// A message to a device.
    Push {
        /// Where it is left for the device; anyone who knows it can leave something there.
        endpoint: String,
        /// The device's public key, in the caller's words.
        public: String,
        /// The secret shared with the device, in the caller's words.
        secret: String,
    },
}

/// Addresses of people do not show themselves in logs, nor do secrets.
impl fmt::Debug for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}

impl Contact {
    /// As it is written in the database.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Mail { .. } => "mail",
            Self::Push { .. } => "push",
        }
    }

    /// What tells it apart from others of its kind.
    pub fn address(&self) -> &str {
        match self {
            Self::Mail { address } => address,
            Self::Push { endpoint, .. } => endpoint,
        }
    }
}

/// A way to reach a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// A random id, which nobody can guess: who knows it may close the channel.
    pub id: String,
    /// Who is reached.
    pub guest: GuestId,
    /// How.
    pub contact: Contact,
    /// When it was opened.
    pub created: Moment,
    /// Since when it is known to be the guest's; until then nothing is said there.
    pub confirmed: Option<Moment>,
}

/// A way to reach a guest that is to be opened.
#[derive(Clone, Debug)]
pub struct OpenChannel {
    /// Who is to be reached.
    pub guest: GuestId,
    /// How.
    pub contact: Contact,
    /// The token that must come back, and by when; a channel without one counts as confirmed.
    pub proof: Option<(LinkToken, Moment)>,
    /// How many of this kind the guest may have; the oldest are closed.
    pub most: u32,
    /// The time it happened.
    pub at: Moment,
}

/// The part of each day in which a guest wants to hear nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// The minute of the guest's day at which it begins.
    pub begins: u32,
    /// The minute of the guest's day at which it ends, perhaps that of the next day.
    pub ends: u32,
    /// How many minutes the guest's clock is ahead of UTC.
    pub east: i32,
}

/// Something that is to be said: it is a guest's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Where it is said.
    pub channel: Channel,
    /// At which table.
    pub table: TableId,
    /// Which turn, in the caller's count.
    pub turn: u64,
    /// How often it was tried before.
    pub tries: u32,
}
