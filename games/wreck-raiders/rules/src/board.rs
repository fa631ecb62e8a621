//! The lagoon: thirty spots in four wrecks and on the beach, and the divers on them.

use crate::components::Wreck;
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, Seat, serde_by_notation};

/// A spot of a wreck or of the beach, written `gem4` or `beach5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(u8);

/// Some of the thirty spots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpotSet(u32);

/// Whose diver it is: a player's, or a rival of the solo game. Written by seat letter, or `R`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Diver {
    /// A player's diver.
    Of(Seat),
    /// A rival (WR-11.1).
    Rival,
}

/// Where all divers on the board are; at most one on each spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Divers([SpotSet; 6]);

const BEACH: u8 = 24;

impl Spot {
    /// The spot of `wreck` with a number from 1 to 6.
    pub const fn in_wreck(wreck: Wreck, number: u8) -> Self {
        Self(wreck as u8 * 6 + number - 1)
    }

    /// The beach spot with a number from 1 to 6.
    pub const fn on_beach(number: u8) -> Self {
        Self(BEACH + number - 1)
    }

    /// All thirty spots.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..30).map(Self)
    }

    /// The spots a die of `number` leads to: four wrecks, then the beach.
    pub fn numbered(number: u8) -> [Self; 5] {
        [0, 1, 2, 3, 4].map(|place| Self(place * 6 + number - 1))
    }

    /// Its wreck; none for the beach.
    pub const fn wreck(self) -> Option<Wreck> {
        if self.0 < BEACH { Some(Wreck::ALL[self.0 as usize / 6]) } else { None }
    }

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 % 6 + 1
    }
}

impl SpotSet {
    /// Whether `spot` is among them.
    pub const fn has(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 == 1
    }

    /// Those that lie neither in the wreck of `spot` nor, if it is on the beach, there.
    #[must_use]
    pub const fn elsewhere(self, spot: Spot) -> Self {
        Self(self.0 & !(0b11_1111 << (spot.0 / 6 * 6)))
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spots, wrecks before beach.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let spot = (rest != 0).then_some(Spot(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            spot
        })
    }
}

impl Divers {
    /// Whose diver is on `spot`.
    pub fn at(&self, spot: Spot) -> Option<Diver> {
        let owner = self.0.iter().position(|set| set.has(spot))?;
        Some(Diver::from_index(owner))
    }

    /// The spots held by an owner's divers.
    pub const fn of(&self, diver: Diver) -> SpotSet {
        self.0[diver.index()]
    }

    /// All spots that are held.
    pub fn held(&self) -> SpotSet {
        SpotSet(self.0.iter().fold(0, |held, set| held | set.0))
    }

    /// Puts a diver on a free spot.
    pub fn put(&mut self, diver: Diver, spot: Spot) {
        debug_assert!(!self.held().has(spot), "a spot holds one diver");
        self.0[diver.index()].0 |= 1 << spot.0;
    }

    /// Lifts the diver of `diver` off `spot`.
    pub fn lift(&mut self, diver: Diver, spot: Spot) {
        debug_assert!(self.of(diver).has(spot), "only a diver that is there is lifted");
        self.0[diver.index()].0 &= !(1 << spot.0);
    }

    /// The beach spots nobody holds (WR-11.6).
    pub fn empty_beach(&self) -> SpotSet {
        SpotSet(!self.held().0 & 0b11_1111 << BEACH)
    }
}

impl Diver {
    /// Whether it belongs to `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Of(seat)
    }

    const fn index(self) -> usize {
        match self {
            Self::Of(seat) => seat.index(),
            Self::Rival => 5,
        }
    }

    const fn from_index(index: usize) -> Self {
        if index == 5 { Self::Rival } else { Self::Of(Seat::new(index)) }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wreck() {
            Some(wreck) => write!(f, "{wreck}{}", self.number()),
            None => write!(f, "beach{}", self.number()),
        }
    }
}

impl FromStr for Spot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|spot| spot.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "a spot, such as gem4 or beach5"))
    }
}

impl fmt::Display for Diver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(seat) => seat.fmt(f),
            Self::Rival => f.write_str("R"),
        }
    }
}

impl FromStr for Diver {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "R" { Ok(Self::Rival) } else { text.parse().map(Self::Of) }
    }
}

serde_by_notation!(Spot, Diver);
