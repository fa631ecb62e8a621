//! What every request and every table shares.

use crate::bans::Bans;
use crate::bots::{Errand, Pool, watched};
use crate::environment::Environment;
use crate::guard::address::ClientAddress;
use crate::guard::limits::{Buckets, Rate};
use crate::guard::metrics::Metrics;
use crate::guard::places::Places;
use crate::guard::shutdown::Stopping;
use crate::guard::{CookieKeys, Rails};
use crate::homes::Homes;
use crate::hub::Hub;
use crate::notices::Notices;
use crate::preview::Pictures;
use crate::settings::{Limits, Settings};
use crate::turnstile::Turnstile;
use shelf::{Level, Shelf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use store::Store;
use tokio::time::Instant;

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
    /// The games that can be played.
    pub shelf: Shelf,
    /// What all rooms share.
    pub rooms: Arc<room::Config>,
    /// Where bots think.
    pub pool: Pool,
    /// Where old moments are played again.
    pub desks: Pool,
    /// Pictures of tables whose links were shared.
    pub pictures: Pictures,
    /// The tables in memory.
    pub hub: Hub,
    /// The rails around every request.
    pub rails: Rails,
    /// Numbers for operators.
    pub metrics: Arc<Metrics>,
    /// Places for sockets.
    pub places: Places,
    /// Where guests were last seen.
    pub homes: Homes,
    /// Whom and what the host keeps away.
    pub bans: Bans,
    /// Lets each guest take tables and seats one after the other.
    pub turnstile: Turnstile,
    /// How many new guests introduce themselves from an address.
    pub newcomers: Buckets<ClientAddress>,
    /// How much is reported from an address.
    pub reports: Buckets<ClientAddress>,
    /// What guests who are not there are told with.
    pub notices: Notices,
    /// Whether the server is stopping.
    pub stopping: Stopping,
    /// When it started: ticks of rooms are counted from here.
    started: Instant,
}

/// What was found in the store for a server that starts.
pub struct Found {
    /// Whom and what the host keeps away.
    pub bans: Vec<store::Ban>,
    /// What signs cookies.
    pub cookie_keys: CookieKeys,
    /// What guests who are not there are told with.
    pub notices: Notices,
}

impl App {
    /// Sets everything up.
    pub fn new(
        settings: Settings,
        shelf: Shelf,
        store: Store,
        found: Found,
        environment: Environment,
        stopping: Stopping,
    ) -> Result<Self, prometheus::Error> {
        let clock = &environment.clock;
        let Found { bans, cookie_keys, notices } = found;
        let metrics = Arc::new(Metrics::new()?);
        let limits = &settings.limits;
        let reports = Rate::new(limits.reports_per_hour, HOUR, limits.reports_per_hour);
        let newcomers = Rate::new(limits.new_guests_per_hour, HOUR, limits.new_guests_per_hour);
        Ok(Self {
            pool: bots(limits),
            desks: Pool::new(DESKS, MOST_REPLAYS, REPLAY_TIME),
            pictures: Pictures::default(),
            hub: Hub::new(limits.live_tables),
            rails: Rails::new(&settings, &cookie_keys, metrics.clone(), clock),
            places: Places::new(limits),
            homes: Homes::default(),
            bans: Bans::new(bans, clock.clone()),
            reports: Buckets::new(reports, clock.clone(), MOST_ADDRESSES),
            turnstile: Turnstile::new(),
            newcomers: Buckets::new(newcomers, clock.clone(), MOST_ADDRESSES),
            rooms: Arc::new(rooms(limits, &shelf, &environment)),
            started: Instant::now(),
            shelf,
            metrics,
            notices,
            settings,
            store,
            environment,
            stopping,
        })
    }

    /// The time, as rooms receive it.
    pub fn now(&self) -> room::Now {
        room::Now { date: self.environment.now(), tick: self.started.elapsed().as_millis() as u64 }
    }

    /// The moment of a room's tick.
    pub fn at_tick(&self, tick: u64) -> Instant {
        self.started + Duration::from_millis(tick)
    }

    /// What is thought for a guest, by a bot of this level.
    pub fn errand(&self, guest: &str, level: Level) -> Errand {
        Errand { owner: guest.into(), home: self.homes.of(guest), level, watched: watched() }
    }

    /// What a new table needs that nobody can guess.
    pub fn luck(&self) -> room::Luck {
        room::Luck { invite: self.fresh_name(), seed: referee::Seed::new(self.environment.bytes()) }
    }

    /// A name that nobody can guess.
    pub fn fresh_name(&self) -> String {
        room::names::fresh(self.environment.bytes())
    }
}

fn rooms(limits: &Limits, shelf: &Shelf, environment: &Environment) -> room::Config {
    room::Config {
        shelf: shelf.clone(),
        components: environment.component_files(),
        limits: room::Limits {
            chat_letters: limits.chat_letters,
            chat_lines_per_minute: limits.chat_lines_per_minute as usize,
            bot_pace: limits.bot_pace_ms,
            idle: u64::from(limits.idle_minutes) * room::MINUTE,
        },
        since: environment.now(),
        chance: environment.chance().map(Into::into),
    }
}

fn bots(limits: &Limits) -> Pool {
    let cores = || thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    let threads = if limits.bot_workers == 0 { cores() } else { limits.bot_workers };
    Pool::new(threads, limits.waiting_bots, Duration::from_millis(limits.bot_budget_ms))
}
