//! Token buckets: so much at once, so much in the long run, for each guest and each address.

use super::address::ClientAddress;
use super::cookie::Presented;
use super::failure::Refusal;
use crate::clock::Clock;
use crate::settings::Limits;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use protocol::ErrorCode;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabletop::Phrase;

/// How often a full look for idle entries is taken.
const SWEEP: Duration = Duration::from_secs(60);
/// Entries the request limits hold at most, each some 40 bytes.
const MOST_KEYS: usize = 100_000;

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// The time in which one token comes back.
    every: Duration,
    /// The tokens it holds.
    burst: u32,
}

impl Rate {
    /// `count` per `span`, and `burst` at once. Zero counts as one.
    pub fn new(count: u32, span: Duration, burst: u32) -> Self {
        Self { every: span / count.max(1), burst: burst.max(1) }
    }

    /// `count` per second, and `burst` at once.
    pub fn per_second(count: u32, burst: u32) -> Self {
        Self::new(count, Duration::from_secs(1), burst)
    }

    /// The time that taking every token leaves until the bucket is full again.
    fn full(self) -> Duration {
        self.every.saturating_mul(self.burst)
    }
}

/// The bucket is empty: when to come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RetryAfter(pub Duration);

/// One bucket, such as a socket has for its own messages.
#[derive(Clone, Debug)]
pub struct Bucket {
    rate: Rate,
    clock: Clock,
    fill: Fill,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: Rate, clock: Clock) -> Self {
        Self { rate, clock, fill: Fill::default() }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> Result<(), RetryAfter> {
        self.fill.take(self.rate, self.clock.steady())
    }
}

/// When the bucket will be full. That one number says how many tokens are in it now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Fill(Duration);

impl Fill {
    fn take(&mut self, rate: Rate, now: Duration) -> Result<(), RetryAfter> {
        let after = self.0.max(now) + rate.every;
        match after.checked_sub(now + rate.full()) {
            Some(short) if !short.is_zero() => Err(RetryAfter(short)),
            _ => {
                self.0 = after;
                Ok(())
            }
        }
    }
}

/// A bucket for each key, in bounded memory: full buckets are forgotten, since a new one is just as full.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    clock: Clock,
    most: usize,
    kept: Mutex<Kept<K>>,
}

#[derive(Debug)]
struct Kept<K> {
    fills: HashMap<K, Fill>,
    next_sweep: Duration,
}

impl<K: Eq + Hash + Clone> Buckets<K> {
    /// Buckets for at most `most` keys at the same time.
    pub fn new(rate: Rate, clock: Clock, most: usize) -> Self {
        let kept = Kept { fills: HashMap::new(), next_sweep: clock.steady() + SWEEP };
        Self { rate, clock, most: most.max(1), kept: Mutex::new(kept) }
    }

    /// Takes a token of this key, if there is one.
    pub fn take(&self, key: &K) -> Result<(), RetryAfter> {
        let now = self.clock.steady();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(fill) = kept.fills.get_mut(key) {
            return fill.take(self.rate, now);
        }
        kept.make_room(self.most, now);
        let mut fill = Fill::default();
        let taken = fill.take(self.rate, now);
        kept.fills.insert(key.clone(), fill);
        taken
    }

    /// How many keys are remembered.
    pub fn len(&self) -> usize {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).fills.len()
    }

    /// Whether no key is remembered.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<K: Eq + Hash> Kept<K> {
    /// Forgets the idle; where even the busy are too many, the quarter of them that has asked for least.
    fn make_room(&mut self, most: usize, now: Duration) {
        if now >= self.next_sweep || self.fills.len() >= most {
            self.next_sweep = now + SWEEP;
            self.fills.retain(|_, fill| fill.0 > now);
            self.fills.shrink_to(2 * self.fills.len());
        }
        if self.fills.len() >= most {
            let mut ends: Vec<Fill> = self.fills.values().copied().collect();
            let (_, quarter, _) = ends.select_nth_unstable(most / 4);
            let quarter = *quarter;
            self.fills.retain(|_, fill| *fill > quarter);
        }
    }
}

/// The limits on requests: of each address, and of each guest.
#[derive(Debug)]
pub struct RequestLimits {
    addresses: Buckets<ClientAddress>,
    guests: Buckets<String>,
}

impl RequestLimits {
    /// The limits of these settings.
    pub fn new(limits: &Limits, clock: &Clock) -> Self {
        let address = Rate::per_second(limits.address_requests_per_second, limits.address_requests_burst);
        let guest = Rate::per_second(limits.guest_requests_per_second, limits.guest_requests_burst);
        Self {
            addresses: Buckets::new(address, clock.clone(), MOST_KEYS),
            guests: Buckets::new(guest, clock.clone(), MOST_KEYS),
        }
    }

    /// Counts a request. A cookie that is not genuine names nobody, so it cannot use up another's tokens.
    pub fn take(&self, address: ClientAddress, presented: Option<&Presented>) -> Result<(), RetryAfter> {
        self.addresses.take(&address)?;
        match presented {
            Some(Presented::Genuine(guest)) => self.guests.take(&guest.id),
            _ => Ok(()),
        }
    }
}

/// The layer: refuses what is too much before anything else looks at it.
pub async fn limit(State(limits): State<Arc<RequestLimits>>, request: Request, next: Next) -> Response {
    use axum::response::IntoResponse;
    let extensions = request.extensions();
    let address = extensions.get::<ClientAddress>().copied();
    let address = address
        .unwrap_or_else(|| ClientAddress::of(super::address::peer(extensions), request.headers(), false));
    match limits.take(address, extensions.get::<Presented>()) {
        Ok(()) => next.run(request).await,
        Err(wait) => refused().until(wait).into_response(),
    }
}

fn refused() -> Refusal {
    Refusal::new(ErrorCode::TooMany, Phrase::new("server-refused-requests"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn buckets(rate: Rate, most: usize) -> (Clock, Buckets<u32>) {
        let clock = Clock::standing_at(0);
        (clock.clone(), Buckets::new(rate, clock, most))
    }

    #[test]
    fn a_burst_passes_and_one_more_is_told_when_to_come_back() {
        let (clock, buckets) = buckets(Rate::per_second(2, 3), 10);
        assert!((0..3).all(|_| buckets.take(&1).is_ok()));
        assert_eq!(buckets.take(&1), Err(RetryAfter(SECOND / 2)));
        clock.advance(SECOND / 4);
        assert_eq!(buckets.take(&1), Err(RetryAfter(SECOND / 4)));
        clock.advance(SECOND / 4);
        assert_eq!(buckets.take(&1), Ok(()));
        assert!(buckets.take(&1).is_err());
    }

    #[test]
    fn a_refusal_costs_nothing() {
        let (clock, buckets) = buckets(Rate::per_second(1, 1), 10);
        buckets.take(&1).unwrap();
        assert!((0..1000).all(|_| buckets.take(&1) == Err(RetryAfter(SECOND))));
        clock.advance(SECOND);
        assert_eq!(buckets.take(&1), Ok(()));
    }

    #[test]
    fn in_the_long_run_the_rate_holds_exactly() {
        let (clock, buckets) = buckets(Rate::new(30, Duration::from_secs(3600), 5), 10);
        let mut passed = 0;
        for _ in 0..36_000 {
            passed += u32::from(buckets.take(&1).is_ok());
            clock.advance(SECOND);
        }
        assert_eq!(passed, 5 + 300 - 1);
    }

    #[test]
    fn keys_do_not_share() {
        let (_clock, buckets) = buckets(Rate::per_second(1, 1), 10);
        assert!(buckets.take(&1).is_ok() && buckets.take(&2).is_ok());
        assert!(buckets.take(&1).is_err() && buckets.take(&2).is_err());
    }

    #[test]
    fn idle_keys_are_forgotten() {
        let (clock, buckets) = buckets(Rate::per_second(1, 5), 1000);
        assert!((0..500).all(|key| buckets.take(&key).is_ok()));
        assert_eq!(buckets.len(), 500);
        clock.advance(SWEEP);
        buckets.take(&1000).unwrap();
        assert_eq!(buckets.len(), 1);
    }

    #[test]
    fn memory_is_bounded_even_where_nobody_is_idle() {
        let (_clock, buckets) = buckets(Rate::per_second(1, 5), 100);
        for key in 0..100_000 {
            buckets.take(&key).unwrap();
            assert!(buckets.len() <= 100);
        }
    }

    #[test]
    fn whoever_asked_for_most_is_remembered_longest() {
        let (_clock, buckets) = buckets(Rate::per_second(1, 5), 100);
        assert!((0..5).all(|_| buckets.take(&1).is_ok()));
        assert!((1000..1100).all(|key| buckets.take(&key).is_ok()));
        assert!(buckets.take(&1).is_err(), "a crowd of newcomers must not refill a bucket");
    }

    #[test]
    fn a_single_bucket_counts_alike() {
        let clock = Clock::standing_at(0);
        let mut bucket = Bucket::new(Rate::per_second(10, 2), clock.clone());
        assert!(bucket.take().is_ok() && bucket.take().is_ok());
        assert_eq!(bucket.take(), Err(RetryAfter(SECOND / 10)));
        clock.advance(SECOND / 10);
        assert!(bucket.take().is_ok());
    }
}
