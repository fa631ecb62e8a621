//! Names nobody can guess: of invitations, and of speakers.

use crate::environment::Environment;
use sha2::{Digest, Sha256};

/// Letters that no eye confuses with another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Letters of a name: eighty bits.
const LENGTH: usize = 16;

/// A new name for something that only those who know the name may find.
pub fn fresh(environment: &Environment) -> String {
    letters(&environment.bytes::<LENGTH>())
}

/// Whether two names are the same, in a time that does not tell how much of them is.
pub fn same(one: &str, other: &str) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

/// What a guest is called in the talk of one table: the same there always, and nothing anywhere else.
pub fn speaker(table: &str, guest: &str) -> String {
    let digest = Sha256::digest(format!("lagoon speaker 1\n{table}\n{guest}"));
    letters(&digest[..10])
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_new() {
        let environment = Environment::default();
        let (one, other) = (fresh(&environment), fresh(&environment));
        assert_eq!((one.len(), other.len()), (LENGTH, LENGTH));
        assert_ne!(one, other);
    }

    #[test]
    fn a_speaker_has_another_name_at_every_table() {
        assert_eq!(speaker("one", "guest"), speaker("one", "guest"));
        assert_ne!(speaker("one", "guest"), speaker("two", "guest"));
        assert_ne!(speaker("one", "guest"), speaker("one", "other"));
    }
}
