//! Coloured dice: in the supply, on the research station, and as they are written.

use crate::components::{Colour, Symbol};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use tabletop::{NotationError, serde_by_notation};

/// Dice of each colour (CO-1.1).
pub const DICE_OF_A_COLOUR: u8 = 6;
/// Dice on a full station (CO-2.2).
pub const STATION: usize = 4;
/// White dice (CO-1.1).
pub const WHITE_DICE: u8 = 2;

/// A coloured die and what it shows, written `red-fish`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    pub colour: Colour,
    /// What it shows.
    pub symbol: Symbol,
}

/// How a die lies on the station.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// About to be rolled.
    Unrolled,
    /// With this symbol up.
    Up(Symbol),
    /// On a turtle, so that it keeps its symbol in the coming roll (CO-2.3).
    Locked(Symbol),
}

/// A die of the station, written `red` before its roll, `red-fish` after it and `red-fish!` when locked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StationDie {
    pub colour: Colour,
    /// How it lies.
    pub side: Side,
}

/// The research station with up to four dice. A die is turned in its place, so that rolling copies nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Station {
    // Free places always hold the default, so that equal stations are equal byte for byte.
    dice: [StationDie; STATION],
    count: u8,
}

impl Station {
    /// Lays one more die on it.
    pub fn push(&mut self, die: StationDie) {
        self.dice[self.count as usize] = die;
        self.count += 1;
    }

    /// Turns every die.
    pub fn turn_all(&mut self, turned: impl Fn(Side) -> Side) {
        let dice = self.dice[..self.count as usize].iter_mut();
        dice.for_each(|die| die.side = turned(die.side));
    }

    /// Turns one die.
    pub const fn turn(&mut self, place: usize, side: Side) {
        self.dice[place].side = side;
    }

    /// Sorts the dice, since their order means nothing.
    pub fn sort(&mut self) {
        self.dice[..self.count as usize].sort_unstable();
    }

    /// The dice, equal ones once.
    pub fn distinct(&self) -> impl Iterator<Item = StationDie> {
        let first = |(place, die): &(usize, &StationDie)| !self.dice[..*place].contains(die);
        self.iter().enumerate().filter(first).map(|(_, die)| *die)
    }

    /// Takes the die at `place` off.
    pub fn take(&mut self, place: usize) {
        self.count -= 1;
        self.dice.swap(place, self.count as usize);
        self.dice[self.count as usize] = StationDie::default();
    }
}

impl Deref for Station {
    type Target = [StationDie];

    fn deref(&self) -> &[StationDie] {
        &self.dice[..self.count as usize]
    }
}

impl FromIterator<StationDie> for Station {
    fn from_iter<I: IntoIterator<Item = StationDie>>(dice: I) -> Self {
        let mut station = Self::default();
        dice.into_iter().for_each(|die| station.push(die));
        station
    }
}

impl StationDie {
    /// A die about to be rolled.
    pub const fn unrolled(colour: Colour) -> Self {
        Self { colour, side: Side::Unrolled }
    }

    /// The die, if its symbol is up.
    pub const fn up(self) -> Option<Die> {
        match self.side {
            Side::Up(symbol) => Some(Die { colour: self.colour, symbol }),
            Side::Unrolled | Side::Locked(_) => None,
        }
    }
}

impl From<Die> for StationDie {
    fn from(die: Die) -> Self {
        Self { colour: die.colour, side: Side::Up(die.symbol) }
    }
}

impl Default for StationDie {
    fn default() -> Self {
        Self::unrolled(Colour::Yellow)
    }
}

impl Die {
    /// Every die there can be.
    pub fn all() -> impl Iterator<Item = Self> {
        Colour::ALL.into_iter().flat_map(|colour| Symbol::ALL.map(|symbol| Self { colour, symbol }))
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour, self.symbol)
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (colour, symbol) =
            text.split_once('-').ok_or_else(|| NotationError::new(text, "a die, such as red-fish"))?;
        Ok(Self { colour: colour.parse()?, symbol: symbol.parse()? })
    }
}

impl fmt::Display for StationDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.side {
            Side::Unrolled => self.colour.fmt(f),
            Side::Up(symbol) => write!(f, "{}-{symbol}", self.colour),
            Side::Locked(symbol) => write!(f, "{}-{symbol}!", self.colour),
        }
    }
}

impl FromStr for StationDie {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Ok(colour) = text.parse() {
            return Ok(Self::unrolled(colour));
        }
        let Some(locked) = text.strip_suffix('!') else { return text.parse().map(Die::into) };
        let die: Die = locked.parse()?;
        Ok(Self { colour: die.colour, side: Side::Locked(die.symbol) })
    }
}

serde_by_notation!(Die, StationDie);
