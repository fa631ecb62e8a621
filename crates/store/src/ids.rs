//! Names that cannot be guessed: guests, tables, one-time links; and the seed that must not be seen.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Digits and letters that nobody confuses when reading them out.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The longest text that is read as an id.
const LONGEST: usize = 64;

/// A text that cannot be an id: empty, too long, or with other characters than small letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id consists of lower-case letters and digits")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $letters:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(String);

        impl $name {
            /// A new one, from the operating system's randomness.
            pub fn random() -> Self {
                Self(letters::<$letters>())
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// As read back from the database, which wrote it from one of us.
            pub(crate) fn kept(text: String) -> Self {
                Self(text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let sound = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit();
                let fits = !text.is_empty() && text.len() <= LONGEST && text.bytes().all(sound);
                fits.then(|| Self(text.to_owned())).ok_or(BadId)
            }
        }
    };
}

id! {
    /// A guest: 130 random bits.
    GuestId, 26
}
id! {
    /// A table, short enough for a link that is read out: 60 random bits.
    TableId, 12
}

/// The token of a one-time link, to be shown once. It does not show itself in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct LinkToken(String);

impl LinkToken {
    /// A new one, from the operating system's randomness.
    pub fn random() -> Self {
        Self(letters::<26>())
    }

    /// The token, for the link and for nothing else.
    pub fn expose(&self) -> &str {
        &self.0
    }

    pub(crate) fn hash(&self) -> String {
        base16ct::lower::encode_string(&Sha256::digest(self.0.as_bytes()))
    }
}

impl From<String> for LinkToken {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Debug for LinkToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkToken(..)")
    }
}

/// The secret seed of a table, as the server writes it. It does not show itself in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(String);

impl Seed {
    /// Keeps `hex` from being seen.
    pub fn new(hex: impl Into<String>) -> Self {
        Self(hex.into())
    }

    /// The seed, for the dealer and for nobody else until the game is over.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub(crate) fn letters<const N: usize>() -> String {
    random::<N>().into_iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_as_itself() {
        let id = TableId::random();
        assert_eq!(id.as_str().len(), 12);
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn a_text_from_a_link_that_is_no_id_is_refused() {
        for text in ["", "../etc", "A", "é", &"a".repeat(65)] {
            assert_eq!(text.parse::<GuestId>(), Err(BadId), "{text}");
        }
    }

    #[test]
    fn secrets_do_not_show_themselves() {
        assert_eq!(format!("{:?}", Seed::new("c0ffee")), "Seed(..)");
        assert_eq!(format!("{:?}", LinkToken::from("abc".to_owned())), "LinkToken(..)");
    }
}
