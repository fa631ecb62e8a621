//! What chance can decide, with its notation.

use crate::components::{Bauble, ExhibitId, Piece, Treasure};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, Seat, serde_by_notation};

/// How a rolled die lies in the lid: `5` in no zone, `5+conch` in a conch zone (WR-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rolled {
    /// Its face, 1 to 6.
    pub face: u8,
    /// The zone it touches.
    pub zone: Option<Bauble>,
}

/// One step of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `start B`: who begins (WR-1.10).
    Start(Seat),
    /// `E17`: the card turned up.
    Exhibit(ExhibitId),
    /// `M3`: the piece turned up.
    Piece(Piece),
    /// `5+conch`: how one die lies.
    Die(Rolled),
    /// `gem2`: the treasure drawn.
    Treasure(Treasure),
}

impl Rolled {
    /// Every way a die can lie, as data for lists of outcomes.
    pub fn all() -> impl Iterator<Item = Self> {
        let zones = Bauble::ALL.into_iter().map(Some).chain([None]);
        (1..=6).flat_map(move |face| zones.clone().map(move |zone| Self { face, zone }))
    }
}

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.face)?;
        self.zone.map_or(Ok(()), |zone| write!(f, "+{zone}"))
    }
}

impl FromStr for Rolled {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (face, zone) = text.split_once('+').map_or((text, None), |(face, zone)| (face, Some(zone)));
        let face = match face.as_bytes() {
            [digit @ b'1'..=b'6'] => digit - b'0',
            _ => return Err(NotationError::new(text, "a die, such as 5 or 5+conch")),
        };
        Ok(Self { face, zone: zone.map(str::parse).transpose()? })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Exhibit(card) => card.fmt(f),
            Self::Piece(piece) => piece.fmt(f),
            Self::Die(rolled) => rolled.fmt(f),
            Self::Treasure(treasure) => treasure.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(seat) = text.strip_prefix("start ") {
            return seat.parse().map(Self::Start);
        }
        match text.as_bytes().first() {
            Some(b'E') => text.parse().map(Self::Exhibit),
            Some(b'B' | b'M' | b'T') => text.parse().map(Self::Piece),
            Some(b'0'..=b'9') => text.parse().map(Self::Die),
            _ => text.parse().map(Self::Treasure),
        }
    }
}

serde_by_notation!(Rolled, Chance);
