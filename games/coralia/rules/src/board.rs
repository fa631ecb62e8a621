//! The board: six reefs, the island, and what lies beside it.

use crate::components::{BESIDE_THE_BOARD, Colour, STINGRAYS, SetOf, Space, Symbol, Turtle};
use crate::dice::WHITE_DICE;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, Seat, serde_by_notation};

/// A reef or the island, written `red` or `island`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The reef of a colour.
    Reef(Colour),
    /// The island.
    Island,
}

/// The exact spot a die goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "CoraliaSpot"),
    schemars(rename = "CoraliaSpot")
)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// A space of the reef of a colour.
    Reef(Colour, Space),
    /// The island.
    Island,
}

/// One reef (CO-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reef {
    /// The spaces with a die.
    pub dice: SetOf<Space>,
    /// Those of them whose die is white.
    pub white: SetOf<Space>,
    /// The turtle that lies here.
    pub turtle: Option<Turtle>,
    /// Whether a chest lies here.
    pub chest: bool,
    /// Whose octopus stands here.
    pub octopus: Option<Seat>,
}

/// Everything on the board and beside it that belongs to nobody, piles and dice of the supply apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Board {
    /// The reefs, by colour.
    pub reefs: [Reef; 6],
    /// Coloured dice on the island, by colour.
    pub island: [u8; 6],
    /// White dice on the island.
    pub white: u8,
    /// Turtles beside the board (CO-1.5); before they are laid out, all of them.
    pub side_turtles: SetOf<Turtle>,
    /// Chests beside the board (CO-1.5).
    pub side_chests: u8,
    /// Stingray cards nobody has (CO-1.4).
    pub stingrays: u8,
}

impl Board {
    /// The board before turtles and dice are laid out (chapter 1).
    pub fn new() -> Self {
        Self {
            reefs: [Reef { chest: true, ..Reef::default() }; 6],
            island: [0; 6],
            white: WHITE_DICE,
            side_turtles: SetOf::all(),
            side_chests: BESIDE_THE_BOARD,
            stingrays: STINGRAYS,
        }
    }

    /// The reef of a colour.
    pub const fn reef(&self, colour: Colour) -> &Reef {
        &self.reefs[colour.index()]
    }

    /// The reef of a colour, to change it.
    pub const fn reef_mut(&mut self, colour: Colour) -> &mut Reef {
        &mut self.reefs[colour.index()]
    }

    /// All dice on the island, white ones included (CO-6.2, CO-7.5).
    pub fn island_dice(&self) -> u8 {
        self.island.iter().sum::<u8>() + self.white
    }

    /// How many octopuses of a seat stand on reefs.
    pub fn octopuses(&self, seat: Seat) -> usize {
        self.reefs.iter().filter(|reef| reef.octopus == Some(seat)).count()
    }

    /// Whether the space of `symbol` on a reef is free (CO-3.1).
    pub fn is_free(&self, colour: Colour, symbol: Symbol) -> bool {
        !self.reef(colour).dice.has(symbol.space())
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reef(colour) => colour.fmt(f),
            Self::Island => f.write_str("island"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let reef = || text.parse().map(Self::Reef);
        let place = if text == "island" { Ok(Self::Island) } else { reef() };
        place.map_err(|_| NotationError::new(text, "the colour of a reef, or island"))
    }
}

serde_by_notation!(Place);
