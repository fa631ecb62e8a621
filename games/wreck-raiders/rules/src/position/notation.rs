//! How the small things of a position are written.

use super::{Claimed, Place, Tile};
use crate::chance::Rolled;
use crate::components::{ExhibitId, Piece};
use crate::state::Die;
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, serde_by_notation};

impl<T: fmt::Display> fmt::Display for Place<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(held) => held.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl<T: FromStr<Err = NotationError>> FromStr for Place<T> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "-" { Ok(Self(None)) } else { text.parse().map(|held| Self(Some(held))) }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.treasure, if self.covered { "*" } else { "" })
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (treasure, covered) = text.strip_suffix('*').map_or((text, false), |treasure| (treasure, true));
        Ok(Self { treasure: treasure.parse()?, covered })
    }
}

impl fmt::Display for Claimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card, if self.conch { "+conch" } else { "" })
    }
}

impl FromStr for Claimed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (card, conch) = text.strip_suffix("+conch").map_or((text, false), |card| (card, true));
        Ok(Self { card: card.parse()?, conch })
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unrolled => f.write_str("unrolled"),
            Self::Pool(rolled) => rolled.fmt(f),
            Self::Basket(owner, face) => write!(f, "{owner}:{face}"),
        }
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "unrolled" {
            return Ok(Self::Unrolled);
        }
        let Some((owner, face)) = text.split_once(':') else { return text.parse().map(Self::Pool) };
        match face.parse()? {
            Rolled { face, zone: None } => Ok(Self::Basket(owner.parse()?, face)),
            Rolled { .. } => Err(NotationError::new(text, "a die in a basket, such as A:5")),
        }
    }
}

serde_by_notation!(Place<ExhibitId>, Place<Piece>, Tile, Claimed, Die);
