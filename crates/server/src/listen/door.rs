//! The door: which connections are let in, and word of those that are not.

use super::descriptors;
use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::metrics::Metrics;
use crate::guard::places::{Full, Place, Places};
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::Instant;

/// One line in the log for everyone turned away in so long, so that the log is no target either.
const QUIET: Duration = Duration::from_secs(10);
/// After the system refused a connection, as it does when files run out; then others may have closed.
const BREATH: Duration = Duration::from_millis(100);

/// Counts who is inside.
pub struct Door {
    places: Places,
    metrics: Arc<Metrics>,
    told: Mutex<Told>,
}

#[derive(Default)]
struct Told {
    last: Option<Instant>,
    since: u64,
}

impl Door {
    pub fn new(app: &App) -> Self {
        let limits = &app.settings.limits;
        // Behind a proxy all come from its address, which then counts for nothing.
        let of_address = if app.settings.trust_proxy { u32::MAX } else { limits.connections_per_address };
        let places = Places::counted(of_address, descriptors::fitting(limits.connections));
        Self { places, metrics: app.metrics.clone(), told: Mutex::default() }
    }

    /// A connection, unless the system refused it.
    pub async fn came(
        &self,
        accepted: io::Result<(TcpStream, SocketAddr)>,
    ) -> Option<(TcpStream, SocketAddr)> {
        match accepted {
            Ok(came) => Some(came),
            Err(error) if is_of_the_client(&error) => None,
            Err(error) => {
                self.refused("system", &error.to_string());
                tokio::time::sleep(BREATH).await;
                None
            }
        }
    }

    /// A place for the one who came, or nothing: then the connection is closed at once.
    pub fn place(&self, peer: SocketAddr) -> Option<Place> {
        let place = self.places.take(ClientAddress::new(peer.ip()), None);
        place
            .inspect_err(|full| match full {
                Full::All | Full::Guest => self.refused("all", "limits.connections is reached"),
                Full::Address => self.refused("address", "limits.connections_per_address is reached"),
            })
            .ok()
    }

    fn refused(&self, why: &'static str, reason: &str) {
        self.metrics.turned_away(why);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.since += 1;
        if told.last.is_none_or(|last| last.elapsed() >= QUIET) {
            let count = std::mem::take(&mut told.since);
            told.last = Some(Instant::now());
            tracing::warn!(why, reason, count, open = self.places.taken(), "connections are turned away");
        }
    }
}

/// The client went before it was let in, which concerns nobody.
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
