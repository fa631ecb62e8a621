//! Who can sit on a seat of a local table: a person, or a bot of some level.

use bots::RandomBot;
use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Player};

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person at this table.
    Me,
    /// A bot that chooses at random.
    Random,
}

/// The words seats are asked for with.
pub const LEVELS: [&str; 2] = ["me", "random"];

/// A text that names nobody who could sit down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{given}' cannot sit down here; choose one of {}", LEVELS.join(", "))]
pub struct UnknownSeat {
    given: String,
}

impl SeatKind {
    /// The bot for this seat, or nobody for a person.
    pub(crate) fn bot<G: Game>(self, seed: u64) -> Option<Box<dyn Player<G> + Send>> {
        match self {
            Self::Me => None,
            Self::Random => Some(Box::new(RandomBot::new(seed))),
        }
    }
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(LEVELS[*self as usize])
    }
}

impl FromStr for SeatKind {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        match text {
            "me" => Ok(Self::Me),
            "random" => Ok(Self::Random),
            _ => Err(UnknownSeat { given: text.into() }),
        }
    }
}
