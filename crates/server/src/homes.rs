//! From which address each guest was last seen, in memory alone: who thinks much from one place shares what there is.

use crate::guard::address::ClientAddress;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Guests remembered at the same time; beyond, all are forgotten and learnt anew.
const MOST: usize = 100_000;

/// Where guests were last seen.
#[derive(Debug, Default)]
pub struct Homes(Mutex<HashMap<String, ClientAddress>>);

impl Homes {
    /// Takes note of a guest who asks for something.
    pub fn note(&self, guest: &str, address: ClientAddress) {
        let mut homes = self.homes();
        if let Some(known) = homes.get_mut(guest) {
            *known = address;
            return;
        }
        if homes.len() >= MOST {
            homes.clear();
        }
        homes.insert(guest.to_owned(), address);
    }

    /// Where a guest was last seen, since the server started.
    pub fn of(&self, guest: &str) -> Option<ClientAddress> {
        self.homes().get(guest).copied()
    }

    fn homes(&self) -> MutexGuard<'_, HashMap<String, ClientAddress>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
