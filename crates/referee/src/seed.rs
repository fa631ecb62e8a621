//! The seed a table's chance comes from, and the commitment that is shown before the first roll.

use crate::digest::{self, Digest, HexError};
use rand::TryRng;
use rand::rngs::SysRng;
use std::fmt;
use std::str::FromStr;

/// The operating system gave no random bytes.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gave no random bytes: {0}")]
pub struct SeedError(#[from] rand::rngs::SysError);

/// The secret that decides every outcome of a game. It never prints itself by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The SHA-256 of a seed: it binds the dealer without revealing anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(Digest);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A fresh seed from the operating system, for live play.
    pub fn from_os() -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The seed a person asks for by a number or a word; the same phrase gives the same game for ever.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(Digest::of(format!("lagoon seed phrase 1\n{phrase}")).bytes())
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, HexError> {
        digest::from_hex(text).map(Self)
    }

    /// Writes 64 hexadecimal digits: this reveals the secret.
    pub fn to_hex(self) -> String {
        digest::to_hex(&self.0)
    }

    /// What binds a dealer to this seed.
    pub fn commitment(self) -> Commitment {
        Commitment(Digest::of(self.0))
    }

    pub(crate) const fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        text.parse().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_back_from_its_hexadecimal() {
        let seed = Seed::from_phrase("42");
        assert_eq!(Seed::from_hex(&seed.to_hex()), Ok(seed));
        for wrong in
            ["", "00", &seed.to_hex()[1..], &format!("{}00", seed.to_hex()), &"g".repeat(64), &"A".repeat(64)]
        {
            assert_eq!(Seed::from_hex(wrong), Err(HexError), "{wrong}");
        }
    }

    #[test]
    fn a_phrase_gives_the_same_seed_for_ever() {
        let hex = Seed::from_phrase("42").to_hex();
        assert_eq!(hex, "70f598f266c14dab893c1bf97327e06365bb98c43860f6b0a5867d78a4961d83");
        assert_ne!(Seed::from_phrase("42"), Seed::from_phrase("43"));
    }

    #[test]
    fn the_commitment_is_the_plain_sha256_of_the_seed() {
        let of_zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::new([0; 32]).commitment().to_string(), of_zeros);
    }

    #[test]
    fn a_seed_does_not_print_itself_in_debug() {
        assert_eq!(format!("{:?}", Seed::from_phrase("42")), "Seed(secret)");
    }

    #[test]
    fn the_operating_system_gives_a_new_seed_each_time() {
        assert_ne!(Seed::from_os().unwrap(), Seed::from_os().unwrap());
    }
}
