//! What every request and every table shares.

use crate::bots::Pool;
use crate::environment::Environment;
use crate::guard::Rails;
use crate::guard::address::ClientAddress;
use crate::guard::limits::{Buckets, Rate};
use crate::guard::metrics::Metrics;
use crate::guard::places::Places;
use crate::guard::shutdown::Stopping;
use crate::hub::Hub;
use crate::settings::{Limits, Settings};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use store::Store;

/// Addresses whose new guests are counted at the same time.
const MOST_ADDRESSES: usize = 100_000;
const HOUR: Duration = Duration::from_secs(3600);
/// Replays that may be looked at and wait for it at the same time, and how long one may take.
const DESKS: usize = 2;
const MOST_REPLAYS: usize = 128;
const REPLAY_TIME: Duration = Duration::from_secs(10);

/// Everything that is shared.
pub struct App {
    /// How the server is set up.
    pub settings: Settings,
    /// What it must never lose.
    pub store: Store,
    /// Time and randomness.
    pub environment: Environment,
    /// Where bots think.
    pub pool: Pool,
    /// Where old moments are played again.
    pub desks: Pool,
    /// The tables in memory.
    pub hub: Hub,
    /// The rails around every request.
    pub rails: Rails,
    /// Numbers for operators.
    pub metrics: Arc<Metrics>,
    /// Places for sockets.
    pub places: Places,
    /// How many new guests come from an address.
    pub newcomers: Buckets<ClientAddress>,
    /// Whether the server is stopping.
    pub stopping: Stopping,
    /// When it started, in milliseconds since 1970.
    pub started: u64,
}

impl App {
    /// Sets everything up.
    pub fn new(
        settings: Settings,
        store: Store,
        environment: Environment,
        cookie_key: &[u8; 32],
        stopping: Stopping,
    ) -> Result<Self, prometheus::Error> {
        let clock = &environment.clock;
        let metrics = Arc::new(Metrics::new()?);
        let limits = &settings.limits;
        let newcomers = Rate::new(limits.new_guests_per_hour, HOUR, limits.new_guests_per_hour);
        Ok(Self {
            pool: bots(limits),
            desks: Pool::new(DESKS, MOST_REPLAYS, REPLAY_TIME),
            hub: Hub::new(limits.live_tables),
            rails: Rails::new(&settings, cookie_key, metrics.clone(), clock),
            places: Places::new(limits),
            newcomers: Buckets::new(newcomers, clock.clone(), MOST_ADDRESSES),
            started: environment.now(),
            metrics,
            settings,
            store,
            environment,
            stopping,
        })
    }

    /// Milliseconds after which a table without anybody is let go.
    pub fn idle_ms(&self) -> u64 {
        u64::from(self.settings.limits.idle_minutes) * 60_000
    }
}

fn bots(limits: &Limits) -> Pool {
    let cores = || thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    let threads = if limits.bot_workers == 0 { cores() } else { limits.bot_workers };
    Pool::new(threads, limits.waiting_bots, Duration::from_millis(limits.bot_budget_ms))
}
