//! Time and luck from outside, injected so that a test can make two servers say the same bytes.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// The clock and the source of random bytes of a server.
#[derive(Clone)]
pub struct World {
    now: Arc<dyn Fn() -> u64 + Send + Sync>,
    random: Arc<Random>,
    fault: Option<Arc<Fault>>,
    chance: Option<Arc<[String]>>,
}

type Random = dyn Fn(&mut [u8]) + Send + Sync;
type Fault = dyn Fn(&'static str) + Send + Sync;

impl World {
    /// A world of one's own making: milliseconds since 1970, and bytes nobody can guess.
    pub fn new(
        now: impl Fn() -> u64 + Send + Sync + 'static,
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), random: Arc::new(random), fault: None, chance: None }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        (self.now)()
    }

    /// Bytes nobody can guess.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }

    /// This world with faults: `fault` is told where the server is, and may break it there.
    #[must_use]
    pub fn with_fault(self, fault: impl Fn(&'static str) + Send + Sync + 'static) -> Self {
        Self { fault: Some(Arc::new(fault)), ..self }
    }

    /// A place where a test can break the server.
    pub(crate) fn fault(&self, place: &'static str) {
        if let Some(fault) = &self.fault {
            fault(place);
        }
    }

    /// This world where chance brings these outcomes to every game, in notation, whatever its seed: for tests that need
    /// two tables which differ only in what somebody may not know. Such games do not verify.
    #[doc(hidden)]
    #[must_use]
    pub fn with_chance(self, outcomes: Vec<String>) -> Self {
        Self { chance: Some(outcomes.into()), ..self }
    }

    /// What chance brings, if that was decided beforehand.
    pub(crate) fn chance(&self) -> Option<&[String]> {
        self.chance.as_deref()
    }

    /// This world with another clock.
    #[must_use]
    pub fn with_clock(self, now: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self { now: Arc::new(now), ..self }
    }
}

/// The computer's clock and the operating system's luck.
impl Default for World {
    fn default() -> Self {
        let since = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::new(move || since().as_millis() as u64, from_system)
    }
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").field("now", &self.now()).finish_non_exhaustive()
    }
}

fn from_system(bytes: &mut [u8]) {
    use rand::TryRng;
    rand::rngs::SysRng
        .try_fill_bytes(bytes)
        .expect("an operating system without random bytes runs no server");
}
