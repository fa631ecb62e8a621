//! The one clock of a server: the date for what is kept, and a steady time for what is measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The time. A clone shows the same time as its original; tokio only sleeps.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The machine's own, with the instant from which its steady time counts.
    System(Instant),
    /// Nanoseconds since 1970 that a test counts.
    Manual(Arc<AtomicU64>),
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(Source::System(Instant::now()))
    }

    /// A clock that stands at a date, in milliseconds since 1970, until it is moved.
    pub fn standing_at(date: u64) -> Self {
        Self(Source::Manual(Arc::new(AtomicU64::new(date * 1_000_000))))
    }

    /// Moves a standing clock on; the machine's does as it likes.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(nanos) = &self.0 {
            nanos.fetch_add(u64::try_from(by.as_nanos()).unwrap_or(u64::MAX), Ordering::SeqCst);
        }
    }

    /// The date in milliseconds since 1970. The operator may set it back: what is measured takes [`Self::steady`].
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::System(_) => {
                SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
            }
            Source::Manual(nanos) => nanos.load(Ordering::SeqCst) / 1_000_000,
        }
    }

    /// The time since some beginning; it never goes back.
    pub fn steady(&self) -> Duration {
        match &self.0 {
            Source::System(start) => start.elapsed(),
            Source::Manual(nanos) => Duration::from_nanos(nanos.load(Ordering::SeqCst)),
        }
    }
}
