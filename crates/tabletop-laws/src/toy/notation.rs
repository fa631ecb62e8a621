//! What can be decided and dealt in the toy game, with its notation.

use std::fmt;
use std::str::FromStr;
use tabletop::NotationError;

tabletop::words! {
    pub enum Card, "a card" {
        /// Worth one.
        Crab = "crab",
        /// Worth two.
        Fish = "fish",
        /// Worth three.
        Squid = "squid",
        /// Worth four.
        Whale = "whale",
    }
}

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyAction {
    /// Take no coins.
    Skip,
    /// Take this many coins.
    Bank(u8),
    /// Keep the card.
    Keep,
    /// Put the card back and draw another.
    Swap,
    /// Roll the die.
    Roll,
    /// Turn the card up.
    Show,
}

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToyChance {
    /// A card from the bag.
    Card(Card),
    /// Pips of the die.
    Die(u8),
}

impl Card {
    /// What it scores when shown.
    pub const fn value(self) -> u8 {
        self.index() as u8 + 1
    }
}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skip => f.write_str("skip"),
            Self::Bank(coins) => write!(f, "bank {coins}"),
            Self::Keep => f.write_str("keep"),
            Self::Swap => f.write_str("swap"),
            Self::Roll => f.write_str("roll"),
            Self::Show => f.write_str("show"),
        }
    }
}

impl FromStr for ToyAction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Ok(match text {
            "skip" => Self::Skip,
            "bank 1" => Self::Bank(1),
            "bank 2" => Self::Bank(2),
            "bank 3" => Self::Bank(3),
            "keep" => Self::Keep,
            "swap" => Self::Swap,
            "roll" => Self::Roll,
            "show" => Self::Show,
            _ => return Err(NotationError::new(text, "an action of the toy game")),
        })
    }
}

impl fmt::Display for ToyChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "{card}"),
            Self::Die(pips) => write!(f, "d{pips}"),
        }
    }
}

impl FromStr for ToyChance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "d1" => Ok(Self::Die(1)),
            "d2" => Ok(Self::Die(2)),
            "d3" => Ok(Self::Die(3)),
            _ => text.parse().map(Self::Card),
        }
    }
}
