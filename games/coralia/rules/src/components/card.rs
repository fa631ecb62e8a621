//! Cards by what they show, one small number each.

use super::{Colour, Species};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, serde_by_notation, words};

words! {
    /// The three kinds of cards (CO-1.4).
    pub enum Kind, "a kind of card: pearl, fish or starfish" {
        /// A pearl card.
        Pearl = "pearl",
        /// A fish card.
        Fish = "fish",
        /// A starfish card.
        Starfish = "starfish",
    }
}

/// A card of the piles by what it shows, written `pearl-3`, `fire-fish`, `jellyfish` or `dice-red-violet`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

/// Two different colours, written in the order of the colours: `red-violet`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(u8);

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A pearl of this value.
    Pearl(u8),
    /// A fish of one of the three species of the pile.
    Fish(Species),
    /// A starfish with a feature.
    Starfish(Starfish),
}

/// The feature of a starfish card (chapter 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Starfish {
    /// A pearl of value 6 (CO-7.1).
    PearlSix,
    /// An anemone fish (CO-7.2).
    AnemoneFish,
    /// 2 points per fish card (CO-7.3).
    PerFish,
    /// 1 point per pearl card (CO-7.4).
    PerPearl,
    /// 1 point per die on the island (CO-7.5).
    PerIslandDie,
    /// 3 points per own turtle (CO-7.6).
    PerTurtle,
    /// 2 points per own chest (CO-7.7).
    PerChest,
    /// A chest from beside the board (CO-7.8).
    SideChest,
    /// On to the next jellyfish (CO-7.9).
    Jellyfish,
    /// The chests of two reefs (CO-7.10).
    Chests(Pair),
    /// Cards for left-over dice of two colours (CO-7.11).
    LeftOverDice(Pair),
}

const FIRST_FISH: u8 = 4;
const FIRST_STARFISH: u8 = 7;
const FIRST_CHESTS: u8 = FIRST_STARFISH + PLAIN.len() as u8;
const FIRST_DICE: u8 = FIRST_CHESTS + PAIRS.len() as u8;

const PLAIN: [(Starfish, &str); 9] = [
    (Starfish::PearlSix, "pearl-6"),
    (Starfish::AnemoneFish, "anemone-fish"),
    (Starfish::PerFish, "per-fish"),
    (Starfish::PerPearl, "per-pearl"),
    (Starfish::PerIslandDie, "per-island-die"),
    (Starfish::PerTurtle, "per-turtle"),
    (Starfish::PerChest, "per-chest"),
    (Starfish::SideChest, "side-chest"),
    (Starfish::Jellyfish, "jellyfish"),
];

const PAIRS: [[Colour; 2]; 15] = pairs();

const fn pairs() -> [[Colour; 2]; 15] {
    let mut all = [[Colour::Yellow; 2]; 15];
    let (mut first, mut second, mut index) = (0, 1, 0);
    while index < all.len() {
        all[index] = [Colour::ALL[first], Colour::ALL[second]];
        index += 1;
        second += 1;
        if second == Colour::ALL.len() {
            first += 1;
            second = first + 1;
        }
    }
    all
}

impl Card {
    /// How many different cards could be printed.
    pub const COUNT: usize = FIRST_DICE as usize + PAIRS.len();

    /// Every card that could be printed.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place among all of them.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn kind(self) -> Kind {
        match self.0 {
            0..FIRST_FISH => Kind::Pearl,
            FIRST_FISH..FIRST_STARFISH => Kind::Fish,
            _ => Kind::Starfish,
        }
    }

    /// What it shows.
    pub const fn face(self) -> Face {
        match self.0 {
            0..FIRST_FISH => Face::Pearl(self.0 + 2),
            FIRST_FISH..FIRST_STARFISH => Face::Fish(Species::ALL[(self.0 - FIRST_FISH) as usize]),
            FIRST_STARFISH..FIRST_CHESTS => Face::Starfish(PLAIN[(self.0 - FIRST_STARFISH) as usize].0),
            FIRST_CHESTS..FIRST_DICE => Face::Starfish(Starfish::Chests(Pair(self.0 - FIRST_CHESTS))),
            _ => Face::Starfish(Starfish::LeftOverDice(Pair(self.0 - FIRST_DICE))),
        }
    }

    /// Whether it is scored among the starfish cards; the others wait for fish and pearls (CO-8.1).
    pub const fn is_scored_in_step_one(self) -> bool {
        use Starfish::*;
        matches!(self.face(), Face::Starfish(feature) if !matches!(feature, PearlSix | AnemoneFish | PerFish | PerPearl))
    }
}

impl Pair {
    /// The pair of two colours; none if they are the same.
    pub fn of(one: Colour, other: Colour) -> Option<Self> {
        let index = PAIRS.iter().position(|pair| *pair == [one, other] || *pair == [other, one]);
        index.map(|index| Self(index as u8))
    }

    /// Its colours, in order.
    pub const fn colours(self) -> [Colour; 2] {
        PAIRS[self.0 as usize]
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.colours();
        write!(f, "{first}-{second}")
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Pair {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = (0..PAIRS.len() as u8).map(Self).find(|pair| pair.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "two colours in order, such as red-violet"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Pearl(value) => write!(f, "pearl-{value}"),
            Face::Fish(species) => species.fmt(f),
            Face::Starfish(Starfish::Chests(pair)) => write!(f, "chests-{pair}"),
            Face::Starfish(Starfish::LeftOverDice(pair)) => write!(f, "dice-{pair}"),
            Face::Starfish(_) => f.write_str(PLAIN[(self.0 - FIRST_STARFISH) as usize].1),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|card| card.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "a card, such as pearl-3, fire-fish or dice-red-violet"))
    }
}

serde_by_notation!(Card, Pair);
