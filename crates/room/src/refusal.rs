//! Why something was refused: a code for programs and its details; words for people are chosen by the host.

use crate::TableVersion;
use protocol::ErrorCode;

/// Why a table did not do what it was asked. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("refused: {:?}", self.code())]
pub enum Refusal {
    /// The code says it all.
    Because(ErrorCode),
    /// This field of what was sent holds what cannot be.
    Field(&'static str),
    /// An old version was named; the table is at this one.
    Stale(TableVersion),
}

impl Refusal {
    /// Why, for programs.
    pub const fn code(self) -> ErrorCode {
        match self {
            Self::Because(code) => code,
            Self::Field(_) => ErrorCode::BadField,
            Self::Stale(_) => ErrorCode::Stale,
        }
    }

    /// The field it is about.
    pub const fn field(self) -> Option<&'static str> {
        match self {
            Self::Field(field) => Some(field),
            Self::Because(_) | Self::Stale(_) => None,
        }
    }

    /// The version of the table now, where an old one was named.
    pub const fn version(self) -> Option<TableVersion> {
        match self {
            Self::Stale(version) => Some(version),
            Self::Because(_) | Self::Field(_) => None,
        }
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Self {
        Self::Because(code)
    }
}
