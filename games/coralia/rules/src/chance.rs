//! What chance can decide, with its notation.

use crate::components::{Card, Chest, Symbol, Turtle};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, Seat, serde_by_notation};

/// One step of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// `start B`: who begins (CO-1.6).
    Start(Seat),
    /// `turtle stingray`: the turtle laid on the next reef (CO-1.5).
    Turtle(Turtle),
    /// `die fish`: what the next die shows.
    Die(Symbol),
    /// `card fire-fish`: the top card of the pile that is drawn from.
    Card(Card),
    /// `chest jellyfish`: what is in the chest that is revealed.
    Chest(Chest),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Turtle(turtle) => write!(f, "turtle {turtle}"),
            Self::Die(symbol) => write!(f, "die {symbol}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Chest(chest) => write!(f, "chest {chest}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_once(' ') {
            Some(("start", seat)) => seat.parse().map(Self::Start),
            Some(("turtle", turtle)) => turtle.parse().map(Self::Turtle),
            Some(("die", symbol)) => symbol.parse().map(Self::Die),
            Some(("card", card)) => card.parse().map(Self::Card),
            Some(("chest", chest)) => chest.parse().map(Self::Chest),
            _ => Err(NotationError::new(text, "an outcome, such as die fish")),
        }
    }
}

serde_by_notation!(Chance);
