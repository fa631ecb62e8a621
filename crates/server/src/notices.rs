//! Notices for guests of games over days who are not there: by mail or on their devices, where they asked for it.
//!
//! A table's task says that it waits for someone; that is written beside the journal, in the background. One task of the server
//! looks at what is due, asks again whether it still holds, and sends it. Whatever fails here delays no move.

mod announce;
mod deliver;
mod door;
mod letter;
mod mail;
mod push;
mod quiet;

pub use announce::announce;
pub use deliver::{ask, deliver, run};
pub use door::{PushReach, may_be_reached};
pub use letter::{confirm_path, stop_path};
pub use mail::{MailError, Mailer, read_address};
pub use push::{Pusher, read_keys};
pub use quiet::is_sound;

use crate::environment::Environment;
use crate::guard::address::ClientAddress;
use crate::guard::limits::{Buckets, Rate, RetryAfter};
use crate::settings::{Limits, Settings, WebOrigin};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::Mutex;

/// Addresses and guests whose mails are counted at the same time.
const MOST_COUNTED: usize = 100_000;
const HOUR: Duration = Duration::from_secs(3600);

/// What notices are sent with; each part is there only where the host has set it up.
#[derive(Debug)]
pub struct Notices {
    /// Sends mails.
    pub mailer: Option<Mailer>,
    /// Sends to devices.
    pub pusher: Option<Pusher>,
    /// How much goes to each mail address.
    mails: Buckets<String>,
    /// Who has had a mail ask whether an address is right: guests, mail addresses.
    asked: Buckets<String>,
    /// From where that was wanted.
    asked_from: Buckets<ClientAddress>,
    /// How many are being written down.
    writing: AtomicUsize,
    /// Held by who sends what is due: one after the other.
    sending: Mutex<()>,
}

impl Notices {
    /// What these settings allow.
    pub async fn open(
        settings: &Settings,
        store: &Store,
        environment: &Environment,
    ) -> Result<Self, StoreError> {
        let pusher = match &settings.push_contact {
            Some(contact) => {
                let key = store.push_key(push::fresh_key()).await?;
                Pusher::new(&key, contact, environment.push_reach())
            }
            None => None,
        };
        let Limits { mails_per_hour, confirmations_per_hour, .. } = settings.limits;
        let clock = || environment.clock.clone();
        let rate = |count: u32| Rate::new(count, HOUR, count);
        Ok(Self {
            mailer: Mailer::new(settings),
            pusher,
            mails: Buckets::new(rate(mails_per_hour), clock(), MOST_COUNTED),
            asked: Buckets::new(rate(confirmations_per_hour), clock(), MOST_COUNTED),
            asked_from: Buckets::new(rate(confirmations_per_hour), clock(), MOST_COUNTED),
            writing: AtomicUsize::new(0),
            sending: Mutex::new(()),
        })
    }

    /// Whether anything can be sent at all.
    pub const fn are_on(&self) -> bool {
        self.mailer.is_some() || self.pusher.is_some()
    }

    /// How many notices are being written down in the background.
    pub fn writing(&self) -> usize {
        self.writing.load(Ordering::SeqCst)
    }

    /// Whether one more mail may ask if an address is right.
    pub fn may_ask(&self, guest: &str, from: &ClientAddress, address: &str) -> Result<(), RetryAfter> {
        self.asked_from.take(from)?;
        self.asked.take(&format!("guest {guest}"))?;
        self.asked.take(&address.to_lowercase())?;
        self.may_mail(address)
    }

    /// Whether one more mail may go to an address.
    fn may_mail(&self, address: &str) -> Result<(), RetryAfter> {
        self.mails.take(&address.to_lowercase())
    }
}

/// Where people open pages of this server, for links in mails.
fn origin(settings: &Settings) -> Option<&WebOrigin> {
    settings.public_origins.first()
}
