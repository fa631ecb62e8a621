//! A player's own area: displays, vault, basket, claimed cards; and the aquariums of everyone.

use crate::components::{Baubles, Catalogue, Exhibit, Layer, MAX_PEDESTALS, MAX_ROWS, Piece, Treasure};
use tabletop::{Deck, Seat, Stack, words};

words! {
    /// One of the three displays of a mat (WR-1.9).
    pub enum DisplayId, "a display: d1, d2 or d3" {
        /// The first.
        D1 = "d1",
        /// The second.
        D2 = "d2",
        /// The third.
        D3 = "d3",
    }
}

words! {
    /// One of the three columns of a vault (WR-1.9).
    pub enum ColumnId, "a vault column: v1, v2 or v3" {
        /// The first.
        V1 = "v1",
        /// The second.
        V2 = "v2",
        /// The third.
        V3 = "v3",
    }
}

/// Treasures on the pedestals of a display, from the left, some of them under a starfish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Display {
    treasures: Stack<Treasure, MAX_PEDESTALS>,
    covers: u8,
    /// Counted as treasures come and go, since playouts ask for it all the time.
    open_types: [u8; 4],
}

/// What a player has in front of them, aquariums apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mat {
    /// The three displays.
    pub displays: [Display; 3],
    /// The vault's columns, from the bottom.
    pub vault: [Stack<Treasure, MAX_ROWS>; 3],
    /// Baubles in the basket.
    pub basket: Baubles,
    /// Claimed cards.
    pub exhibits: Deck,
    /// Those of them that carry a conch (WR-6.3).
    pub decorated: Deck,
}

/// An aquarium in the making. It is named by its bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aquarium {
    pub owner: Seat,
    /// Its middles from below, by index.
    pub middles: Stack<u8, { Layer::Middle.most_pieces() }>,
    /// What closes it.
    pub top: Option<u8>,
}

impl Display {
    /// The treasures from the left.
    pub fn treasures(&self) -> &[Treasure] {
        &self.treasures
    }

    /// Puts a treasure on the leftmost free pedestal.
    pub fn put(&mut self, treasure: Treasure) {
        self.treasures.push(treasure);
        self.open_types[treasure.wreck().index()] += 1;
    }

    /// Takes the rightmost treasure off, which lies under no starfish.
    pub fn trim(&mut self) -> Option<Treasure> {
        let treasure = self.treasures.pop()?;
        debug_assert!(!self.covered(self.treasures.len()), "a starfish stays with its treasure");
        self.open_types[treasure.wreck().index()] -= 1;
        Some(treasure)
    }

    /// Whether the treasure at `place` is under a starfish.
    pub const fn covered(&self, place: usize) -> bool {
        self.covers >> place & 1 == 1
    }

    /// How many starfish lie on it.
    pub const fn starfish(&self) -> u8 {
        self.covers.count_ones() as u8
    }

    /// Lays a starfish on the treasure at `place`.
    pub fn cover(&mut self, place: usize) {
        debug_assert!(!self.covered(place), "a treasure lies under one starfish at most");
        self.covers |= 1 << place;
        self.open_types[self.treasures[place].wreck().index()] -= 1;
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Treasures of each type that are not under a starfish.
    pub const fn open_types(&self) -> [u8; 4] {
        self.open_types
    }

    /// How many treasures still need a starfish to match `card`; none if their number is wrong (WR-6.1).
    pub fn misfits(&self, card: &Exhibit) -> Option<u8> {
        let fits = self.treasures.len() == card.treasures.len();
        fits.then(|| misfits(self.open_types(), card))
    }

    /// Whether it would match `card` with one more starfish on `place` and `further` others.
    pub fn matches_with(&self, card: &Exhibit, place: usize, further: u8) -> bool {
        let mut with = *self;
        with.cover(place);
        with.misfits(card).is_some_and(|misfits| misfits <= further)
    }

    /// Whether the treasures that match the card are in its order, whatever lies beside them (WR-6.4); one under a
    /// starfish always fits (WR-6.5).
    pub fn in_order(&self, card: &Exhibit) -> bool {
        let pairs = self.treasures.iter().zip(card.treasures.iter()).enumerate();
        pairs.into_iter().all(|(place, (own, shown))| self.covered(place) || own.wreck() == *shown)
    }
}

/// How many open treasures are of a type that the card does not want, or wants fewer of.
pub fn misfits(open_types: [u8; 4], card: &Exhibit) -> u8 {
    open_types.iter().zip(&card.wanted).map(|(own, wanted)| own.saturating_sub(*wanted)).sum()
}

impl Mat {
    /// The display with this id.
    pub const fn display(&self, id: DisplayId) -> &Display {
        &self.displays[id.index()]
    }

    /// The display with this id, to change it.
    pub const fn display_mut(&mut self, id: DisplayId) -> &mut Display {
        &mut self.displays[id.index()]
    }

    /// Whether every space of the vault is taken (WR-11.11).
    pub fn vault_full(&self, catalogue: &Catalogue) -> bool {
        self.vault.iter().all(|column| column.len() == catalogue.vault_rows.len())
    }

    /// All treasures lying on this mat.
    pub fn treasures(&self) -> impl Iterator<Item = Treasure> {
        let displayed = self.displays.iter().flat_map(|display| display.treasures().iter());
        displayed.chain(self.vault.iter().flat_map(|column| column.iter())).copied()
    }
}

impl Aquarium {
    /// A new one with nothing on its bottom.
    pub fn new(owner: Seat) -> Self {
        Self { owner, middles: Stack::default(), top: None }
    }

    /// All pieces from below, given the bottom's index.
    pub fn pieces(&self, bottom: usize) -> impl Iterator<Item = Piece> {
        let middles = self.middles.iter().map(|&index| Piece { layer: Layer::Middle, index });
        let top = self.top.map(|index| Piece { layer: Layer::Top, index });
        [Piece { layer: Layer::Bottom, index: bottom as u8 }].into_iter().chain(middles).chain(top)
    }
}
