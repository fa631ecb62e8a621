//! What the seats add to a seed before the start, so that no single party decides the dice.

use crate::digest::Digest;
use crate::pledge::Pledge;
use crate::seed::{Commitment, Seed};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use tabletop::Seat;

/// The most bytes one seat may add.
pub const ENTROPY_BYTES: usize = 32;

/// Names what the key is for, so that no other use of SHA-256 can give the same.
const KEY: &str = "lagoon dealer key 1";

/// Bytes that are not entropy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntropyError {
    /// There are none, or too many.
    #[error("entropy has 1 to {ENTROPY_BYTES} bytes, not {0}")]
    Length(usize),
    /// They are not written as bytes.
    #[error("not pairs of lower-case hexadecimal digits")]
    Hex,
}

/// What one seat adds: 1 to 32 bytes of its own choice, written as pairs of hexadecimal digits. It is not secret
/// once it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entropy {
    // Bytes beyond the length are zero, so that equal entropies are equal.
    bytes: [u8; ENTROPY_BYTES],
    length: u8,
}

/// What all seats add to the seed of a table, each at most once, and what they pledged to add.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entropies {
    added: BTreeMap<Seat, Entropy>,
    pledges: BTreeMap<Seat, Pledge>,
}

impl Entropy {
    /// These bytes.
    pub fn new(given: &[u8]) -> Result<Self, EntropyError> {
        if !(1..=ENTROPY_BYTES).contains(&given.len()) {
            return Err(EntropyError::Length(given.len()));
        }
        let mut bytes = [0; ENTROPY_BYTES];
        bytes[..given.len()].copy_from_slice(given);
        Ok(Self { bytes, length: given.len() as u8 })
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length.into()]
    }
}

impl Entropies {
    /// Nobody adds anything: only the seed deals.
    pub fn none() -> Self {
        Self::default()
    }

    /// Takes note of what a seat adds; gives back what it had added before.
    pub fn add(&mut self, seat: Seat, entropy: Entropy) -> Option<Entropy> {
        self.added.insert(seat, entropy)
    }

    /// What a seat adds.
    pub fn of(&self, seat: Seat) -> Option<Entropy> {
        self.added.get(&seat).copied()
    }

    /// Whether nobody adds anything.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty()
    }

    /// Those who add something, in seat order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, Entropy)> {
        self.added.iter().map(|(seat, entropy)| (*seat, *entropy))
    }

    /// The same, after these pledges. A seat may have pledged and then added nothing.
    #[must_use]
    pub fn pledged(self, pledges: impl IntoIterator<Item = (Seat, Pledge)>) -> Self {
        Self { pledges: pledges.into_iter().collect(), ..self }
    }

    /// Those who pledged, in seat order.
    pub fn pledges(&self) -> impl DoubleEndedIterator<Item = (Seat, Pledge)> {
        self.pledges.iter().map(|(seat, pledge)| (*seat, *pledge))
    }

    /// Every seat that pledged or added something.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.pledges.keys().chain(self.added.keys()).copied()
    }

    /// The first seat that added what it had not pledged. Games from before there were pledges have none.
    pub(crate) fn unpledged(&self, commitment: Commitment) -> Option<(Seat, Entropy)> {
        let kept = |(seat, entropy): (Seat, Entropy)| {
            self.pledges.get(&seat) == Some(&Pledge::new(commitment, seat, entropy))
        };
        self.iter().find(|&added| !self.pledges.is_empty() && !kept(added))
    }

    /// The lines a record has of them, `pledge A 5f3c...` and `entropy A 00ff`.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let pledges = self.pledges().map(|(seat, pledge)| format!("pledge {seat} {pledge}"));
        pledges.chain(self.added_lines())
    }

    fn added_lines(&self) -> impl Iterator<Item = String> {
        self.iter().map(|(seat, entropy)| format!("entropy {seat} {entropy}"))
    }

    /// The key that deals: the seed itself if nobody adds anything, otherwise the digest of a text of all of them.
    pub(crate) fn mix(&self, seed: Seed) -> Seed {
        if self.is_empty() {
            return seed;
        }
        let lines = [KEY.into(), format!("seed {}", seed.to_hex())].into_iter().chain(self.added_lines());
        let text: String = lines.map(|line| line + "\n").collect();
        Seed::new(Digest::of(text).bytes())
    }
}

impl FromIterator<(Seat, Entropy)> for Entropies {
    fn from_iter<I: IntoIterator<Item = (Seat, Entropy)>>(added: I) -> Self {
        Self { added: added.into_iter().collect(), pledges: BTreeMap::new() }
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base16ct::lower::encode_string(self.bytes()))
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entropy({self})")
    }
}

impl FromStr for Entropy {
    type Err = EntropyError;

    fn from_str(text: &str) -> Result<Self, EntropyError> {
        let bytes = base16ct::lower::decode_vec(text).map_err(|_| EntropyError::Hex)?;
        Self::new(&bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const C: Seat = Seat::new(2);

    fn entropy(text: &str) -> Entropy {
        text.parse().unwrap()
    }

    #[test]
    fn entropy_is_read_back_from_its_hexadecimal() {
        for text in ["00", "00ff", &"a7".repeat(32)] {
            assert_eq!(entropy(text).to_string(), text);
        }
        assert_eq!("".parse::<Entropy>(), Err(EntropyError::Length(0)));
        assert_eq!("00".repeat(33).parse::<Entropy>(), Err(EntropyError::Length(33)));
        for wrong in ["0", "0g", "FF", "00 ", "é"] {
            assert_eq!(wrong.parse::<Entropy>(), Err(EntropyError::Hex), "{wrong}");
        }
    }

    #[test]
    fn without_entropy_the_seed_is_the_key() {
        let seed = Seed::from_phrase("42");
        assert_eq!(Entropies::none().mix(seed), seed);
    }

    #[test]
    fn the_key_is_the_digest_of_a_text_that_anyone_can_write() {
        let seed = Seed::from_phrase("42");
        let added: Entropies = [(C, entropy("00ff")), (A, entropy("07"))].into_iter().collect();
        let text = format!("lagoon dealer key 1\nseed {}\nentropy A 07\nentropy C 00ff\n", seed.to_hex());
        assert_eq!(added.mix(seed), Seed::new(Digest::of(text).bytes()));
    }

    #[test]
    fn every_difference_gives_another_key() {
        let (one, other) = (Seed::from_phrase("42"), Seed::from_phrase("43"));
        let with = |added: &[(Seat, &str)]| -> Entropies {
            added.iter().map(|(seat, text)| (*seat, entropy(text))).collect()
        };
        let keys = [
            with(&[(A, "00")]).mix(one),
            with(&[(A, "00")]).mix(other),
            with(&[(A, "01")]).mix(one),
            with(&[(A, "0000")]).mix(one),
            with(&[(C, "00")]).mix(one),
            with(&[(A, "00"), (C, "00")]).mix(one),
            one,
            other,
        ];
        for (index, key) in keys.iter().enumerate() {
            assert!(!keys[..index].contains(key), "{index}");
        }
    }
}
