//! The one clock of a server: the date for what is kept, and a steady time for what is measured.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The time. A clone shows the same time as its original; tokio only sleeps.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The machine's own.
    System(Arc<Smooth>),
    /// Nanoseconds since 1970 that a test counts.
    Manual(Arc<AtomicU64>),
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(Source::System(Arc::new(Smooth::new())))
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

    /// The date in milliseconds since 1970. It goes on evenly though the machine's clock is set: nobody's time to think
    /// is spent by that. It may go back: what is measured takes [`Self::steady`].
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::System(smooth) => smooth.date(smooth.awake(), machine_date()),
            Source::Manual(nanos) => nanos.load(Ordering::SeqCst) / 1_000_000,
        }
    }

    /// The time since some beginning; it never goes back.
    pub fn steady(&self) -> Duration {
        match &self.0 {
            Source::System(smooth) => smooth.start.elapsed(),
            Source::Manual(nanos) => Duration::from_nanos(nanos.load(Ordering::SeqCst)),
        }
    }
}

/// The machine's date when the clock began, carried on by a time that nobody sets, and drawn slowly to where the
/// machine's date is now.
#[derive(Debug)]
struct Smooth {
    start: Instant,
    /// As [`Self::awake`] counts, where that does not begin with the clock.
    woke: Duration,
    began: u64,
    drift: Mutex<Drift>,
}

/// How far the date was drawn, in milliseconds, and until when that was reckoned.
#[derive(Clone, Copy, Debug, Default)]
struct Drift {
    by: i64,
    at: Duration,
}

/// The date is drawn by one part in so many of the time that passes.
const SLOWNESS: i64 = 100;
/// A machine whose date was wrong by more did not know it: the new one is right, and counts at once.
const LOST: i64 = 24 * 60 * 60 * 1000;

impl Smooth {
    fn new() -> Self {
        let (start, woke, began) = (Instant::now(), since_boot().unwrap_or_default(), machine_date());
        Self { start, woke, began, drift: Mutex::default() }
    }

    /// The time since the clock began, with that in which the machine slept.
    fn awake(&self) -> Duration {
        since_boot().map_or_else(|| self.start.elapsed(), |now| now.saturating_sub(self.woke))
    }

    fn date(&self, passed: Duration, machine: u64) -> u64 {
        let mut drift = self.drift.lock().unwrap_or_else(PoisonError::into_inner);
        let even = self.began as i64 + passed.as_millis() as i64;
        let off = machine as i64 - even - drift.by;
        let most = passed.saturating_sub(drift.at).as_millis() as i64 / SLOWNESS;
        if off.abs() > LOST {
            tracing::warn!(seconds = off / 1000, "the machine's date was set by more than a day");
            *drift = Drift { by: drift.by + off, at: passed };
        } else if most > 0 {
            *drift = Drift { by: drift.by + off.clamp(-most, most), at: passed };
        }
        (even + drift.by).max(0) as u64
    }
}

fn machine_date() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

/// Counts on while the machine sleeps, which Rust's own steady time does not.
#[cfg(target_os = "linux")]
fn since_boot() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.try_into().ok()
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * 60 * 1000;

    /// What the clock says after so many seconds on a machine whose date was set by so many milliseconds.
    fn date(smooth: &Smooth, seconds: u64, set_by: i64) -> i64 {
        let machine = smooth.began as i64 + seconds as i64 * 1000 + set_by;
        smooth.date(Duration::from_secs(seconds), machine as u64) as i64 - smooth.began as i64
    }

    #[test]
    fn a_clock_that_is_set_by_an_hour_spends_nobodys_time() {
        for set_by in [HOUR, -HOUR] {
            let smooth = Smooth::new();
            assert_eq!(date(&smooth, 100, 0), 100_000);
            let after = date(&smooth, 101, set_by);
            assert!((after - 101_000).abs() <= 10, "{after}");
            let later = date(&smooth, 201, set_by);
            assert!((later - 201_000).abs() <= 1_010, "{later}");
            let much_later = date(&smooth, 1_000_000, set_by);
            assert_eq!(much_later, 1_000_000_000 + set_by, "and comes to the new date in time");
        }
    }

    #[test]
    fn a_machine_that_did_not_know_its_date_learns_it_at_once() {
        let smooth = Smooth::new();
        assert_eq!(date(&smooth, 5, 30 * 24 * HOUR), 5_000 + 30 * 24 * HOUR);
    }

    #[test]
    fn the_machines_own_clock_shows_its_date() {
        let clock = Clock::system();
        assert!(clock.now().abs_diff(machine_date()) < 1_000);
    }
}
