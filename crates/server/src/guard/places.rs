//! How many sockets or connections are open: of one address, of one guest, and in all.

use super::address::ClientAddress;
use super::failure::Refusal;
use crate::settings::Limits;
use protocol::ErrorCode;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabletop::Phrase;

/// The places for sockets, or for connections. Clones share them.
#[derive(Clone, Debug)]
pub struct Places {
    most: Most,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Clone, Copy, Debug)]
struct Most {
    of_address: u32,
    of_guest: u32,
    in_all: u32,
}

#[derive(Debug, Default)]
struct Taken {
    addresses: HashMap<ClientAddress, u32>,
    guests: HashMap<String, u32>,
    all: u32,
}

/// A place that is free again when this is dropped: keep it as long as the socket or the connection lives.
#[derive(Debug)]
pub struct Place {
    address: ClientAddress,
    guest: Option<String>,
    taken: Arc<Mutex<Taken>>,
}

/// Which bound is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// That of all together.
    All,
    /// That of the address.
    Address,
    /// That of the guest.
    Guest,
}

impl Full {
    const fn message(self) -> &'static str {
        match self {
            Self::All => "server-refused-sockets",
            Self::Address => "server-refused-sockets-address",
            Self::Guest => "server-refused-sockets-guest",
        }
    }
}

impl Places {
    /// For all guests together.
    pub fn counted(of_address: u32, in_all: u32) -> Self {
        Self { most: Most { of_address, of_guest: u32::MAX, in_all }, taken: Arc::default() }
    }

    /// As many as the settings allow.
    pub fn new(limits: &Limits) -> Self {
        let most = Most {
            of_address: limits.sockets_per_address,
            of_guest: limits.sockets_per_guest,
            in_all: limits.sockets,
        };
        Self { most, taken: Arc::default() }
    }

    /// Takes a place for a socket of this address and, where one is known, this guest; refuses in words.
    pub fn enter(&self, address: ClientAddress, guest: Option<&str>) -> Result<Place, Refusal> {
        let refuse = |full: Full| Refusal::new(ErrorCode::TooMany, Phrase::new(full.message()));
        self.take(address, guest).map_err(refuse)
    }

    /// Takes a place for this address and, where one is known, this guest.
    pub fn take(&self, address: ClientAddress, guest: Option<&str>) -> Result<Place, Full> {
        let mut taken = lock(&self.taken);
        let of_guest = guest.and_then(|guest| taken.guests.get(guest)).copied().unwrap_or(0);
        let of_address = taken.addresses.get(&address).copied().unwrap_or(0);
        let bounds = [
            (taken.all >= self.most.in_all, Full::All),
            (of_address >= self.most.of_address, Full::Address),
            (of_guest >= self.most.of_guest, Full::Guest),
        ];
        if let Some((_, full)) = bounds.into_iter().find(|(full, _)| *full) {
            return Err(full);
        }
        taken.add(address, guest);
        Ok(Place { address, guest: guest.map(str::to_owned), taken: Arc::clone(&self.taken) })
    }

    /// How many places are taken.
    pub fn taken(&self) -> u32 {
        lock(&self.taken).all
    }
}

impl Taken {
    fn add(&mut self, address: ClientAddress, guest: Option<&str>) {
        self.all += 1;
        *self.addresses.entry(address).or_default() += 1;
        if let Some(guest) = guest {
            *self.guests.entry(guest.to_owned()).or_default() += 1;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        taken.all -= 1;
        leave(&mut taken.addresses, &self.address);
        if let Some(guest) = &self.guest {
            leave(&mut taken.guests, guest);
        }
    }
}

/// A count of zero is forgotten, so that memory follows the open sockets.
fn leave<K: Eq + Hash>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// Counting cannot leave the counts half done, so a panic elsewhere does not spoil them.
fn lock(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn places(of_address: u32, of_guest: u32, in_all: u32) -> Places {
        let limits = Limits {
            sockets_per_address: of_address,
            sockets_per_guest: of_guest,
            sockets: in_all,
            ..Limits::default()
        };
        Places::new(&limits)
    }

    fn address(last: u8) -> ClientAddress {
        ClientAddress::new(Ipv4Addr::new(192, 0, 2, last).into())
    }

    #[test]
    fn each_bound_refuses_on_its_own() {
        let of_address = places(1, 9, 9);
        let _place = of_address.enter(address(1), None).unwrap();
        assert!(of_address.enter(address(1), None).is_err());
        assert!(of_address.enter(address(2), None).is_ok());

        let of_guest = places(9, 1, 9);
        let _place = of_guest.enter(address(1), Some("ann")).unwrap();
        assert!(of_guest.enter(address(2), Some("ann")).is_err());
        assert!(of_guest.enter(address(2), Some("bob")).is_ok());

        let in_all = places(9, 9, 1);
        let _place = in_all.enter(address(1), None).unwrap();
        let refusal = in_all.enter(address(2), None).unwrap_err();
        assert_eq!(refusal.code(), ErrorCode::TooMany);
    }

    #[test]
    fn a_place_is_free_again_when_its_socket_is_gone_and_nothing_is_kept() {
        let places = places(1, 1, 1);
        for _ in 0..10 {
            let place = places.enter(address(1), Some("ann")).unwrap();
            assert!(places.enter(address(1), Some("ann")).is_err());
            drop(place);
        }
        let taken = lock(&places.taken);
        assert!(taken.all == 0 && taken.addresses.is_empty() && taken.guests.is_empty());
    }
}
