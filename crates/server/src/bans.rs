//! Whom and what the host keeps away, in memory: read once, and again with every word of the host.

use crate::app::App;
use crate::clock::Clock;
use crate::guard::address::ClientAddress;
use crate::guard::failure::Refusal;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};
use store::{Ban, Subject, TableId};
use tabletop::Phrase;
use tokio::sync::watch;

/// Until when, in milliseconds since 1970; for ever without.
type Until = Option<u64>;

#[derive(Debug, Default)]
struct Kept {
    guests: HashMap<String, Until>,
    addresses: HashMap<ClientAddress, Until>,
    tables: HashMap<TableId, Until>,
    /// Guests of whom nothing is left; their sockets end.
    purged: HashSet<String>,
}

/// Everything that is kept away.
#[derive(Debug)]
pub struct Bans {
    kept: RwLock<Kept>,
    clock: Clock,
    changed: watch::Sender<()>,
}

impl Bans {
    /// As the store keeps them.
    pub fn new(bans: Vec<Ban>, clock: Clock) -> Self {
        Self { kept: RwLock::new(Kept::of(bans)), clock, changed: watch::Sender::new(()) }
    }

    /// The host has spoken: these hold from now on, for open sockets as well.
    pub fn set(&self, bans: Vec<Ban>) {
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        let purged = std::mem::take(&mut kept.purged);
        *kept = Kept { purged, ..Kept::of(bans) };
        drop(kept);
        self.changed.send_replace(());
    }

    /// Nothing is left of a guest.
    pub fn purged(&self, guest: &str) {
        self.kept.write().unwrap_or_else(PoisonError::into_inner).purged.insert(guest.to_owned());
        self.changed.send_replace(());
    }

    /// Tells when any of it changes.
    pub fn watch(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Whether a table is closed.
    pub fn closes(&self, table: &TableId) -> bool {
        self.read(|kept| kept.tables.get(table).copied())
    }

    /// Whether a guest is kept away.
    pub fn bars(&self, guest: &str) -> bool {
        self.read(|kept| kept.guests.get(guest).copied())
    }

    fn bars_address(&self, address: &ClientAddress) -> bool {
        self.read(|kept| kept.addresses.get(address).copied())
    }

    fn read(&self, find: impl FnOnce(&Kept) -> Option<Until>) -> bool {
        let found = find(&self.kept.read().unwrap_or_else(PoisonError::into_inner));
        found.is_some_and(|until| until.is_none_or(|until| until > self.clock.now()))
    }

    /// Why a socket that is open must end.
    pub fn ends(&self, guest: Option<&str>, address: &ClientAddress, table: &TableId) -> Option<Refusal> {
        let purged =
            |guest: &str| self.kept.read().unwrap_or_else(PoisonError::into_inner).purged.contains(guest);
        if guest.is_some_and(purged) {
            return Some(Refusal::of(ErrorCode::BadCookie));
        }
        if guest.is_some_and(|guest| self.bars(guest)) || self.bars_address(address) {
            return Some(Refusal::of(ErrorCode::Banned));
        }
        let closed = || Refusal::new(ErrorCode::NotFound, Phrase::new("server-refused-closed"));
        self.closes(table).then(closed)
    }
}

impl Kept {
    fn of(bans: Vec<Ban>) -> Self {
        let mut kept = Self::default();
        for Ban { subject, until, .. } in bans {
            let until = until.map(|until| until.0 as u64);
            match subject {
                Subject::Guest(guest) => drop(kept.guests.insert(guest.to_string(), until)),
                Subject::Table(table) => drop(kept.tables.insert(table, until)),
                Subject::Address(address) => {
                    if let Ok(address) = address.parse::<IpAddr>() {
                        kept.addresses.insert(ClientAddress::new(address), until);
                    }
                }
            }
        }
        kept
    }
}

/// The layer: nobody at an address that is kept away is heard. Whether the server lives may still be asked.
pub async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let barred = |address: &ClientAddress| app.bans.bars_address(address);
    let spared = ["/healthz", "/readyz", "/metrics"].contains(&request.uri().path());
    if !spared && request.extensions().get().is_some_and(barred) {
        return Refusal::of(ErrorCode::Banned).into_response();
    }
    next.run(request).await
}
