//! What a seat promises before the start: a digest of the bytes it will show when everyone has promised theirs.

use crate::digest::{Digest, HexError};
use crate::entropy::Entropy;
use crate::seed::Commitment;
use std::fmt;
use std::str::FromStr;
use tabletop::Seat;

/// Names what the digest is for, so that no other use of SHA-256 can give the same.
const PLEDGE: &str = "lagoon pledge 1";

/// Binds a seat to bytes that nobody else knows yet.
///
/// It names the table's commitment, so that it can only have been made once the seed was fixed, and the seat, so that
/// nobody can repeat another's as their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pledge(Digest);

impl Pledge {
    /// The pledge of `seat` to show these bytes.
    pub fn new(commitment: Commitment, seat: Seat, entropy: Entropy) -> Self {
        Self(Digest::of(format!("{PLEDGE}\ncommitment {commitment}\nentropy {seat} {entropy}\n")))
    }
}

impl fmt::Display for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pledge {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        text.parse().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn a_pledge_is_the_digest_of_a_text_that_anyone_can_write() {
        let commitment = Seed::from_phrase("42").commitment();
        let text = format!("lagoon pledge 1\ncommitment {commitment}\nentropy B 00ff\n");
        let pledge = Pledge::new(commitment, Seat::new(1), "00ff".parse().unwrap());
        assert_eq!(pledge.to_string(), Digest::of(text).to_string());
        assert_eq!(pledge.to_string().parse(), Ok(pledge));
    }

    #[test]
    fn other_bytes_another_seat_or_another_table_give_another_pledge() {
        let pledge = |phrase: &str, seat: usize, bytes: &str| {
            Pledge::new(Seed::from_phrase(phrase).commitment(), Seat::new(seat), bytes.parse().unwrap())
        };
        let pledges =
            [pledge("42", 0, "00"), pledge("43", 0, "00"), pledge("42", 1, "00"), pledge("42", 0, "01")];
        for (index, pledge) in pledges.iter().enumerate() {
            assert!(!pledges[..index].contains(pledge), "{index}");
        }
    }
}
