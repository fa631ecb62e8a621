//! From which address each guest was last seen, in memory alone: who thinks much from one place shares what there is.

use crate::guard::address::ClientAddress;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Guests remembered at the same time; beyond, all are forgotten and learnt anew.
const MOST: usize = 100_000;

/// Where guests were last seen.
#[derive(Debug, Default)]
pub struct Homes(Mutex<HashMap<String, Home>>);

#[derive(Clone, Copy, Debug)]
struct Home {
    address: ClientAddress,
    /// The day on which the guest was last seen, counted from 1970.
    day: u64,
}

impl Homes {
    /// Takes note of a guest who asks for something; true if that is new today.
    pub fn note(&self, guest: &str, address: ClientAddress, day: u64) -> bool {
        let mut homes = self.homes();
        if let Some(known) = homes.get_mut(guest) {
            known.address = address;
            return std::mem::replace(&mut known.day, day) != day;
        }
        if homes.len() >= MOST {
            homes.clear();
        }
        homes.insert(guest.to_owned(), Home { address, day });
        true
    }

    /// Where a guest was last seen, since the server started.
    pub fn of(&self, guest: &str) -> Option<ClientAddress> {
        self.homes().get(guest).map(|home| home.address)
    }

    fn homes(&self) -> MutexGuard<'_, HashMap<String, Home>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
