//! SHA-256 digests and the hexadecimal they are written in.

use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not 64 lower-case hexadecimal digits")]
pub struct HexError;

/// A SHA-256 digest, written as 64 hexadecimal digits.
///
/// ```
/// use referee::Digest;
///
/// let digest = Digest::of("printed data");
/// assert_eq!(digest.to_string().parse(), Ok(digest));
/// assert!("printed data".parse::<Digest>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of `bytes`.
    pub fn of(bytes: impl AsRef<[u8]>) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&to_hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        from_hex(text).map(Self)
    }
}

pub(crate) fn to_hex(bytes: &[u8; 32]) -> String {
    base16ct::lower::encode_string(bytes)
}

pub(crate) fn from_hex(text: &str) -> Result<[u8; 32], HexError> {
    let mut bytes = [0; 32];
    match base16ct::lower::decode(text, &mut bytes) {
        Ok(decoded) if decoded.len() == 32 => Ok(bytes),
        _ => Err(HexError),
    }
}
