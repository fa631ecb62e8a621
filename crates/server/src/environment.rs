//! What a server takes from outside: time, randomness and the component data it ships. Tests hand in their own.

use crate::clock::Clock;
use crate::notices::PushReach;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// Everything that makes two servers with the same requests differ.
#[derive(Clone)]
pub struct Environment {
    /// The time.
    pub clock: Clock,
    randomness: Arc<Randomness>,
    components: BTreeMap<String, Arc<str>>,
    fault: Option<Arc<Fault>>,
    chance: Option<Arc<[String]>>,
    push: PushReach,
}

type Randomness = dyn Fn(&mut [u8]) + Send + Sync;
type Fault = dyn Fn(&'static str) + Send + Sync;

impl Environment {
    /// The date, in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Bytes nobody can guess.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.randomness)(&mut bytes);
        bytes
    }

    /// The component files that games ship here, where they are not the embedded ones.
    pub(crate) fn component_files(&self) -> BTreeMap<String, Arc<str>> {
        self.components.clone()
    }

    /// What chance brings, if that was decided beforehand.
    pub(crate) fn chance(&self) -> Option<&[String]> {
        self.chance.as_deref()
    }

    /// Where push services may be.
    pub(crate) fn push_reach(&self) -> &PushReach {
        &self.push
    }

    /// A place where a test can break the server.
    pub(crate) fn fault(&self, place: &'static str) {
        if let Some(fault) = &self.fault {
            fault(place);
        }
    }
}

/// Environments of tests.
impl Environment {
    /// With another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// With other random bytes.
    #[must_use]
    pub fn with_randomness(self, randomness: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Self {
        Self { randomness: Arc::new(randomness), ..self }
    }

    /// With push services on this machine, whose certificates these sign.
    #[must_use]
    pub fn with_push(self, roots: Vec<rustls::pki_types::CertificateDer<'static>>) -> Self {
        Self { push: PushReach { this_machine: true, roots }, ..self }
    }

    /// With a component file that a game ships instead of the embedded one, as a later release would.
    #[must_use]
    pub fn with_components(mut self, game: &str, file: String) -> Self {
        self.components.insert(game.to_owned(), file.into());
        self
    }

    /// With faults: `fault` is told where the server is, and may break it there.
    #[must_use]
    pub fn with_fault(self, fault: impl Fn(&'static str) + Send + Sync + 'static) -> Self {
        Self { fault: Some(Arc::new(fault)), ..self }
    }

    /// Where chance brings these outcomes to every game, in notation, whatever its seed: two tables can then differ in
    /// nothing but what a viewer may not know. Such games do not verify.
    #[must_use]
    pub fn with_chance(self, outcomes: Vec<String>) -> Self {
        Self { chance: Some(outcomes.into()), ..self }
    }
}

/// The machine's clock and the operating system's randomness.
impl Default for Environment {
    fn default() -> Self {
        Self {
            clock: Clock::system(),
            randomness: Arc::new(from_system),
            components: BTreeMap::new(),
            fault: None,
            chance: None,
            push: PushReach::default(),
        }
    }
}

impl fmt::Debug for Environment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Environment").field("now", &self.now()).finish_non_exhaustive()
    }
}

pub(crate) fn from_system(bytes: &mut [u8]) {
    use rand::TryRng;
    rand::rngs::SysRng
        .try_fill_bytes(bytes)
        .expect("an operating system without random bytes runs no server");
}
