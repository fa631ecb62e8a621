//! The printed components: typed ids, and the catalogue that says how many there are of each.

mod card;
mod file;
mod set;

pub use card::{Card, Face, Kind, Pair, Starfish};
pub use set::{Member, SetOf};

use serde::Serialize;
use std::sync::{Arc, OnceLock};
use tabletop::{Flaws, Provenance, words};

words! {
    /// A colour of dice, and the reef of that colour (CO-1.1, CO-1.2).
    pub enum Colour, "a colour: yellow, blue, red, orange, green or violet" {
        Yellow = "yellow",
        Blue = "blue",
        Red = "red",
        Orange = "orange",
        Green = "green",
        Violet = "violet",
    }
}

words! {
    /// What a die shows (CO-1.1).
    pub enum Symbol, "a symbol: pearl, fish, starfish, octopus, diver or turtle" {
        /// Brings two pearl cards.
        Pearl = "pearl",
        /// Brings one of two fish cards.
        Fish = "fish",
        /// Brings one of three starfish cards.
        Starfish = "starfish",
        /// Places an octopus.
        Octopus = "octopus",
        /// Places or moves the diver.
        Diver = "diver",
        /// Brings the reef's turtle.
        Turtle = "turtle",
    }
}

words! {
    /// A field of a reef: one per symbol, and the treasure space (CO-1.2).
    pub enum Space, "a space: pearl, fish, starfish, octopus, diver, turtle or treasure" {
        /// For a pearl.
        Pearl = "pearl",
        /// For a fish.
        Fish = "fish",
        /// For a starfish.
        Starfish = "starfish",
        /// For an octopus.
        Octopus = "octopus",
        /// For a diver.
        Diver = "diver",
        /// For a turtle.
        Turtle = "turtle",
        /// Under the chest.
        Treasure = "treasure",
    }
}

words! {
    /// A pile of cards (CO-1.4).
    pub enum Pile, "a pile: pearl, fish, starfish or island" {
        /// Pearl cards.
        Pearl = "pearl",
        /// Fish cards.
        Fish = "fish",
        /// Starfish cards.
        Starfish = "starfish",
        /// Three cards of each kind.
        Island = "island",
    }
}

words! {
    /// A species of fish (CO-8.4).
    pub enum Species, "a species: fire-fish, blowfish, angel-fish, stingray or anemone-fish" {
        /// In the fish pile.
        FireFish = "fire-fish",
        /// In the fish pile.
        Blowfish = "blowfish",
        /// In the fish pile.
        AngelFish = "angel-fish",
        /// Two special cards lying apart.
        Stingray = "stingray",
        /// On starfish cards.
        AnemoneFish = "anemone-fish",
    }
}

words! {
    /// A turtle tile, by its bonus (CO-6.1).
    pub enum Turtle, "a turtle: white-die, jellyfish, stingray, starfish-card, island-card, fish-card, copy or side-chest" {
        /// Take, roll and place a white die.
        WhiteDie = "white-die",
        /// Advance to the next jellyfish.
        Jellyfish = "jellyfish",
        /// Take a stingray.
        Stingray = "stingray",
        /// Take the top starfish card.
        StarfishCard = "starfish-card",
        /// Take the top island card.
        IslandCard = "island-card",
        /// Take the top fish card.
        FishCard = "fish-card",
        /// Copy a turtle beside the board.
        Copy = "copy",
        /// Take a chest from beside the board.
        SideChest = "side-chest",
    }
}

words! {
    /// A treasure chest, by its content (CO-6.2).
    pub enum Chest, "a chest: fish-card, pearl-card, starfish-card, island-card, island-dice, stingray, white-die or jellyfish" {
        /// Take the top fish card.
        FishCard = "fish-card",
        /// Take the top pearl card.
        PearlCard = "pearl-card",
        /// Take the top starfish card.
        StarfishCard = "starfish-card",
        /// Take the top island card.
        IslandCard = "island-card",
        /// Gain a point per die on the island.
        IslandDice = "island-dice",
        /// Take a stingray.
        Stingray = "stingray",
        /// Take, roll and place a white die.
        WhiteDie = "white-die",
        /// Advance to the next jellyfish.
        Jellyfish = "jellyfish",
    }
}

/// Cards of each kind that are printed: pearls, fish, starfish (CO-1.4).
pub const CARDS_OF_A_KIND: [u8; 3] = [18, 15, 18];
/// Cards of each kind that start in the island pile (CO-1.4).
pub const ON_THE_ISLAND: u8 = 3;
/// All cards of the piles.
pub const CARDS: usize = {
    let [pearls, fish, starfish] = CARDS_OF_A_KIND;
    (pearls + fish + starfish) as usize
};
/// More different cards of one kind than there are.
pub const FACES: usize = 18;
/// Turtles and chests that start beside the board (CO-1.5).
pub const BESIDE_THE_BOARD: u8 = 2;
/// Stingray cards (CO-1.4).
pub const STINGRAYS: u8 = 2;

/// Everything that is printed, from the tables in `data/` or from a component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalogue {
    /// The points beside a reef's spaces (CO-1.2).
    pub reef_points: [u8; Space::ALL.len()],
    /// The different cards of each kind with their numbers, in the order of the cards.
    pub cards: [Vec<(Card, u8)>; 3],
    /// What a set is worth by its number of species, from none to five (CO-8.4).
    pub fish_sets: [u8; 6],
    /// Where each table comes from.
    pub provenance: Vec<(String, Provenance)>,
    /// For each card its place in the list of its kind.
    #[serde(skip)]
    places: [u8; Card::COUNT],
}

impl Catalogue {
    /// The catalogue of the embedded tables.
    pub fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Catalogue>> = OnceLock::new();
        STANDARD.get_or_init(|| Arc::new(Self::read("").expect("the embedded tables are sound"))).clone()
    }

    /// The component file we ship, with every table.
    pub fn shipped_file() -> String {
        file::EMBEDDED.join("\n")
    }

    /// Reads a component file: every table in it replaces the embedded one.
    pub fn read(text: &str) -> Result<Self, Flaws> {
        file::read(text)
    }

    /// The card at a place in the list of its kind.
    pub fn card(&self, kind: Kind, place: usize) -> Card {
        self.cards[kind.index()][place].0
    }

    /// The different cards, kind by kind.
    pub fn faces(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().flatten().map(|(card, _)| *card)
    }

    /// The place of a card in the list of its kind.
    pub const fn place(&self, card: Card) -> usize {
        self.places[card.index()] as usize
    }

    /// How many copies of a card are printed.
    pub fn copies(&self, card: Card) -> u8 {
        let printed = self.cards[card.kind().index()].iter().find(|(other, _)| *other == card);
        printed.map_or(0, |(_, count)| *count)
    }
}

impl Symbol {
    /// The space it is placed on.
    pub const fn space(self) -> Space {
        Space::ALL[self.index()]
    }
}

impl Kind {
    /// The pile of its cards.
    pub const fn pile(self) -> Pile {
        Pile::ALL[self.index()]
    }
}

impl Pile {
    /// The kind of its cards; none for the island pile.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Pearl => Some(Kind::Pearl),
            Self::Fish => Some(Kind::Fish),
            Self::Starfish => Some(Kind::Starfish),
            Self::Island => None,
        }
    }

    /// How many of its cards are looked at to keep one; none if they are only drawn (CO-4.1 to CO-4.3, CO-5.2).
    pub const fn looked_at(self) -> u8 {
        match self {
            Self::Pearl => 0,
            Self::Fish | Self::Island => 2,
            Self::Starfish => 3,
        }
    }
}
