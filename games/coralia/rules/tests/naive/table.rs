//! A plain table: lists of what lies where.

use coralia::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use tabletop::Seat;

/// One reef.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Field {
    pub coloured: BTreeSet<Space>,
    pub white: BTreeSet<Space>,
    pub turtle: Option<Turtle>,
    pub chest: bool,
    pub octopus: Option<Seat>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    pub diver: Option<Colour>,
    pub turtles: BTreeSet<Turtle>,
    pub chests: BTreeSet<Chest>,
    pub hand: Vec<Card>,
    /// How each of these cards came into the hand.
    pub came: Vec<Came>,
    pub stingrays: u8,
    pub score: i32,
    /// Whether the player's turn in step one has begun.
    pub shown: bool,
}

/// A die of the station.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rolled {
    pub colour: Colour,
    pub shows: Option<Symbol>,
    pub locked: bool,
}

/// A card that someone has seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    pub card: Card,
    pub by: BTreeSet<Seat>,
}

/// How a card came into a hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Came {
    /// Who had seen it before, and its owner.
    pub met: BTreeSet<Seat>,
    /// Who had put it back, if it was the only card of its draw.
    pub straight_from: Option<Seat>,
}

/// A pile: unseen cards above, put-back cards below, each with who put it there.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heap {
    pub unseen: u32,
    pub under: VecDeque<(Seen, Seat)>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub players: Vec<Player>,
    pub start: Option<Seat>,
    pub on_turn: Seat,
    pub turns: usize,
    pub reefs: BTreeMap<Colour, Field>,
    pub island: Vec<Colour>,
    pub white_on_island: u8,
    pub supply: Vec<Colour>,
    pub station: Vec<Rolled>,
    pub side_turtles: BTreeSet<Turtle>,
    pub side_chests: u8,
    pub chests: BTreeSet<Chest>,
    pub stingrays: u8,
    pub heaps: BTreeMap<Pile, Heap>,
    /// Unseen cards, wherever they lie.
    pub pool: BTreeMap<Card, u32>,
    /// Unseen cards of the island pile, by kind.
    pub island_kinds: BTreeMap<Kind, u32>,
    pub unscored: Vec<Card>,
}

impl Table {
    /// The box unpacked (CO-1.1 to CO-1.6).
    pub fn new(players: usize) -> Self {
        let heap = |unseen| Heap { unseen, under: VecDeque::new() };
        let sizes = [(Pile::Pearl, 15), (Pile::Fish, 12), (Pile::Starfish, 15), (Pile::Island, 9)];
        Self {
            players: vec![Player::default(); players],
            start: None,
            on_turn: Seat::new(0),
            turns: 0,
            reefs: Colour::ALL.map(|colour| (colour, Field { chest: true, ..Field::default() })).into(),
            island: Vec::new(),
            white_on_island: 2,
            supply: Colour::ALL.into_iter().flat_map(|colour| [colour; 6]).collect(),
            station: Vec::new(),
            side_turtles: Turtle::ALL.into(),
            side_chests: 2,
            chests: Chest::ALL.into(),
            stingrays: 2,
            heaps: sizes.map(|(pile, unseen)| (pile, heap(unseen))).into(),
            pool: printed().into_iter().map(|(card, count)| (word(card), count)).collect(),
            island_kinds: Kind::ALL.map(|kind| (kind, 3)).into(),
            unscored: Vec::new(),
        }
    }

    /// Rounds times players (CO-2.1).
    pub fn all_turns(&self) -> usize {
        [20, 27, 32][self.players.len() - 2]
    }

    pub fn me(&mut self) -> &mut Player {
        &mut self.players[self.on_turn.index()]
    }

    pub fn reef(&mut self, colour: Colour) -> &mut Field {
        self.reefs.get_mut(&colour).expect("six reefs")
    }

    pub fn gain(&mut self, seat: Seat, points: usize) {
        self.players[seat.index()].score += points as i32;
    }

    pub fn has_die(&self, colour: Colour, space: Space) -> bool {
        let reef = &self.reefs[&colour];
        reef.coloured.contains(&space) || reef.white.contains(&space)
    }

    /// All dice in the seven fields (CO-4.4).
    pub fn dice_on(&self, colour: Colour) -> usize {
        Space::ALL.into_iter().filter(|&space| self.has_die(colour, space)).count()
    }

    pub fn island_dice(&self) -> usize {
        self.island.len() + usize::from(self.white_on_island)
    }

    /// Whether the player on turn has both octopuses on the board (CO-3.3).
    pub fn is_out_of_octopuses(&self) -> bool {
        self.reefs.values().filter(|reef| reef.octopus == Some(self.on_turn)).count() == 2
    }

    /// Whether a die of this colour and symbol can be used (CO-3.1 to CO-3.3).
    pub fn is_useful(&self, colour: Colour, symbol: Symbol) -> bool {
        symbol != Symbol::Octopus || self.has_die(colour, Space::Octopus) || !self.is_out_of_octopuses()
    }

    /// Whether a pile has a card.
    pub fn has_card(&self, pile: Pile) -> bool {
        self.heaps[&pile].unseen > 0 || !self.heaps[&pile].under.is_empty()
    }
}

/// The space of a symbol, by its name.
pub fn space_of(symbol: Symbol) -> Space {
    word(symbol.word())
}

/// A word of the notation.
pub fn word<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text} is no word"))
}

/// The cards of the printed component list.
pub fn printed() -> Vec<(&'static str, u32)> {
    let once = "per-fish per-pearl per-island-die per-turtle per-chest side-chest chests-yellow-violet \
                chests-red-green chests-blue-orange dice-red-violet dice-blue-green dice-yellow-orange";
    let mut all = vec![("pearl-2", 4), ("pearl-3", 5), ("pearl-4", 5), ("pearl-5", 4)];
    all.extend([("fire-fish", 5), ("blowfish", 5), ("angel-fish", 5)]);
    all.extend([("pearl-6", 2), ("anemone-fish", 2), ("jellyfish", 2)]);
    all.extend(once.split_whitespace().map(|card| (card, 1)));
    all
}
