//! What a seat can decide, with its notation.

use crate::board::Place;
use crate::components::{Card, Colour, Pile, Turtle};
use crate::dice::Die;
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, serde_by_notation};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `take red`: take a die of this colour from the supply (CO-2.2).
    Take(Colour),
    /// `lock red-fish`: keep a received die as it lies (CO-2.3).
    Lock(Die),
    /// `roll`: roll all dice that are not locked (CO-2.2).
    Roll,
    /// `place red-fish`: place a die on its reef, or on the island if its space is taken (CO-2.4, CO-3.2).
    Place(Die),
    /// `keep fire-fish`: keep one of the cards looked at (CO-4.2, CO-4.3, CO-5.2).
    Keep(Card),
    /// `copy stingray`: use a turtle beside the board (CO-6.1).
    Copy(Turtle),
    /// `white red`, `white island`: place the white die (CO-6.5).
    White(Place),
    /// `score jellyfish`: score a starfish card (CO-8.1).
    Score(Card),
    /// `chest violet`: take this reef's chest first (CO-7.10).
    Chest(Colour),
    /// `draw fish`: draw a card from this pile (CO-7.11).
    Draw(Pile),
    /// `end`: end the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(colour) => write!(f, "take {colour}"),
            Self::Lock(die) => write!(f, "lock {die}"),
            Self::Roll => f.write_str("roll"),
            Self::Place(die) => write!(f, "place {die}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Copy(turtle) => write!(f, "copy {turtle}"),
            Self::White(place) => write!(f, "white {place}"),
            Self::Score(card) => write!(f, "score {card}"),
            Self::Chest(colour) => write!(f, "chest {colour}"),
            Self::Draw(pile) => write!(f, "draw {pile}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("take", colour) => colour.parse().map(Self::Take),
            ("lock", die) => die.parse().map(Self::Lock),
            ("place", die) => die.parse().map(Self::Place),
            ("keep", card) => card.parse().map(Self::Keep),
            ("copy", turtle) => turtle.parse().map(Self::Copy),
            ("white", place) => place.parse().map(Self::White),
            ("score", card) => card.parse().map(Self::Score),
            ("chest", colour) => colour.parse().map(Self::Chest),
            ("draw", pile) => pile.parse().map(Self::Draw),
            _ if text == "roll" => Ok(Self::Roll),
            _ if text == "end" => Ok(Self::End),
            _ => Err(NotationError::new(text, "an action, such as place red-fish")),
        }
    }
}

serde_by_notation!(Action);
