//! The printed components: typed ids, and the catalogue that says what is printed on each.

mod file;

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};
use tabletop::{Flaws, NotationError, Provenance, Stack, serde_by_notation, words};

words! {
    /// A wreck, and the type of the treasures in it (WR-1.4, WR-1.5).
    #[derive(Default)]
    pub enum Wreck, "a wreck: gem, gold, art or relic" {
        /// The wreck of gems.
        #[default]
        Gem = "gem",
        /// The wreck of gold.
        Gold = "gold",
        /// The wreck of art.
        Art = "art",
        /// The wreck of relics.
        Relic = "relic",
    }
}

words! {
    /// What the beach brings (WR-1.6).
    pub enum Bauble, "a bauble: conch, scallop or starfish" {
        /// Changes a die, decorates a card for coins.
        Conch = "conch",
        /// Brings further treasures.
        Scallop = "scallop",
        /// Stands in for a treasure type, or clears a pedestal.
        Starfish = "starfish",
    }
}

words! {
    /// The three layers of an aquarium (WR-7.2).
    pub enum Layer, "a layer: bottom, middle or top" {
        /// Starts an aquarium.
        Bottom = "bottom",
        /// Goes on a bottom or a middle.
        Middle = "middle",
        /// Closes an aquarium.
        Top = "top",
    }
}

/// One of the twelve different treasures: a wreck and one of its three faces, written `gem2`.
///
/// The wreck is kept in bits of its own, since playouts ask for it all the time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Treasure(u8);

/// An exhibit card, written `E1` to `E52`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ExhibitId(u8);

/// An aquarium piece, written with its layer's letter: `B3`, `M12`, `T1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Its layer.
    pub layer: Layer,
    /// Its place among the pieces of the layer, from zero.
    pub index: u8,
}

/// Some baubles of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Baubles {
    /// How many conches.
    pub conch: u8,
    /// How many scallops.
    pub scallop: u8,
    /// How many starfish.
    pub starfish: u8,
}

/// Which decorations a card has crests for (WR-6.3, WR-6.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Crests {
    /// A conch may lie on it.
    pub conch: bool,
    /// A scallop may be spent on it.
    pub scallop: bool,
}

/// What a card gives for treasures in its exact order (WR-6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// The card has no style reward.
    None,
    /// One aquarium piece of the market, free.
    FreePiece,
    /// One bauble of choice.
    AnyBauble,
    /// The baubles shown.
    Baubles(Baubles),
}

/// What an exhibit card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Exhibit {
    /// Its treasures from left to right.
    pub treasures: Stack<Wreck, MAX_PEDESTALS>,
    /// How many treasures of each wreck that is.
    #[serde(skip)]
    pub wanted: [u8; 4],
    /// Its coins.
    pub coins: u8,
    /// Its crests.
    pub crests: Crests,
    /// Its style reward.
    pub style: Style,
}

/// What a top pays for (WR-10.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Formula {
    /// Coins for each complete set of these symbols.
    Set(Baubles),
    /// Coins for each piece of the aquarium, the top included.
    Piece,
}

/// What is printed on an aquarium piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PieceData {
    /// The edition that brought it.
    pub since: u16,
    /// Its price.
    pub cost: Baubles,
    /// The symbols on it; none on a top.
    pub symbols: Baubles,
    /// Its coins; for a top, the coins of its formula.
    pub coins: u8,
    /// A top's formula.
    pub formula: Option<Formula>,
}

/// Everything that is printed, from the tables in `data/` or from a component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Catalogue {
    /// The numbers round each wreck's ring.
    pub rings: [[u8; 6]; 4],
    /// The baubles of the beach spots 1 to 6.
    pub beach: [Baubles; 6],
    /// Squares of each bauble in the lid.
    pub squares: Baubles,
    /// The odds of a die to land in a zone of each bauble, and in none.
    pub lid: [u32; 4],
    /// Pedestals of a display.
    pub pedestals: u8,
    /// What the vault's rows are worth, from the bottom.
    pub vault_rows: Stack<u8, MAX_ROWS>,
    /// The cards, by id.
    pub exhibits: Vec<Exhibit>,
    /// The pieces of each layer.
    pub pieces: [Vec<PieceData>; 3],
    /// Where each table comes from.
    pub provenance: Vec<(String, Provenance)>,
    #[serde(skip)]
    neighbours: [[[u8; 2]; 6]; 4],
}

/// More pedestals than any display has.
pub const MAX_PEDESTALS: usize = 6;
/// More rows than any vault has.
pub const MAX_ROWS: usize = 6;
/// All cards (WR-1.7).
pub const EXHIBITS: usize = 52;
/// Baubles of each kind (WR-1.6).
pub const BAUBLES_OF_A_KIND: u8 = 15;
/// Different treasures of a wreck (WR-1.5).
pub const FACES: usize = 3;
/// Copies of each treasure (WR-1.5).
pub const COPIES: u8 = 7;
/// Face-up pieces of each layer (WR-1.8).
pub const ON_SALE: usize = 3;

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

    /// Complete component files of earlier releases, the oldest first: games that began with them go on with them.
    pub const FORMER_FILES: &[&str] = &[include_str!("../data/former/first.toml")];

    /// Reads a component file: every table in it replaces the embedded one.
    pub fn read(text: &str) -> Result<Self, Flaws> {
        file::read(text)
    }

    /// The card with this id.
    pub fn exhibit(&self, id: ExhibitId) -> &Exhibit {
        &self.exhibits[id.index()]
    }

    /// What is printed on a piece.
    pub fn piece(&self, piece: Piece) -> &PieceData {
        &self.pieces[piece.layer.index()][piece.index as usize]
    }

    /// The numbers beside `number` in a wreck's ring (WR-4.9).
    pub fn neighbours(&self, wreck: Wreck, number: u8) -> [u8; 2] {
        self.neighbours[wreck.index()][number as usize - 1]
    }
}

impl Wreck {
    /// Its treasure with `face` 0, 1 or 2.
    pub const fn treasure(self, face: usize) -> Treasure {
        Treasure::new(self, face)
    }
}

impl Treasure {
    /// How many different ones there are.
    pub const COUNT: usize = Wreck::ALL.len() * FACES;

    /// The treasure of `wreck` with `face` 0, 1 or 2.
    pub const fn new(wreck: Wreck, face: usize) -> Self {
        assert!(face < FACES, "a type has three faces");
        Self((wreck as u8) << 2 | face as u8)
    }

    /// All twelve.
    pub fn all() -> impl Iterator<Item = Self> {
        Wreck::ALL.into_iter().flat_map(|wreck| (0..FACES).map(move |face| Self::new(wreck, face)))
    }

    /// The wreck it comes from: its type.
    pub const fn wreck(self) -> Wreck {
        Wreck::ALL[self.0 as usize >> 2 & 3]
    }

    /// Its face, 0 to 2.
    pub const fn face(self) -> usize {
        self.0 as usize & 3
    }

    /// Its place among the twelve.
    pub const fn index(self) -> usize {
        self.wreck().index() * FACES + self.face()
    }
}

impl ExhibitId {
    /// The card at `index`, counted from zero.
    pub const fn new(index: usize) -> Self {
        assert!(index < EXHIBITS, "an id is that of one of the cards");
        Self(index as u8)
    }

    /// Its place in the catalogue, from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Baubles {
    /// A number of each kind.
    pub const fn new(conch: u8, scallop: u8, starfish: u8) -> Self {
        Self { conch, scallop, starfish }
    }

    /// How many of `kind`.
    pub const fn of(&self, kind: Bauble) -> u8 {
        match kind {
            Bauble::Conch => self.conch,
            Bauble::Scallop => self.scallop,
            Bauble::Starfish => self.starfish,
        }
    }

    /// The number of `kind`, to change it.
    pub const fn of_mut(&mut self, kind: Bauble) -> &mut u8 {
        match kind {
            Bauble::Conch => &mut self.conch,
            Bauble::Scallop => &mut self.scallop,
            Bauble::Starfish => &mut self.starfish,
        }
    }

    /// How many in all.
    pub const fn total(&self) -> u8 {
        self.conch + self.scallop + self.starfish
    }

    /// Whether `cost` can be paid from these.
    pub const fn covers(&self, cost: &Self) -> bool {
        self.conch >= cost.conch && self.scallop >= cost.scallop && self.starfish >= cost.starfish
    }

    /// These and `more`.
    #[must_use]
    pub const fn plus(self, more: Self) -> Self {
        Self::new(self.conch + more.conch, self.scallop + more.scallop, self.starfish + more.starfish)
    }

    /// These without `less`, which must be among them.
    #[must_use]
    pub const fn minus(self, less: Self) -> Self {
        Self::new(self.conch - less.conch, self.scallop - less.scallop, self.starfish - less.starfish)
    }

    /// As much of these as `stock` has (WR-1.6).
    #[must_use]
    pub fn capped_by(self, stock: Self) -> Self {
        Self::new(
            self.conch.min(stock.conch),
            self.scallop.min(stock.scallop),
            self.starfish.min(stock.starfish),
        )
    }

    /// How many complete sets of `set` these contain.
    pub fn sets_of(&self, set: &Self) -> u8 {
        let each = Bauble::ALL.iter().filter(|&&kind| set.of(kind) > 0);
        each.map(|&kind| self.of(kind) / set.of(kind)).min().unwrap_or(0)
    }
}

impl From<Bauble> for Baubles {
    fn from(kind: Bauble) -> Self {
        let mut one = Self::default();
        *one.of_mut(kind) = 1;
        one
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.wreck(), self.face() + 1)
    }
}

impl FromStr for Treasure {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|treasure| treasure.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "a treasure, such as gem2"))
    }
}

impl fmt::Display for ExhibitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "E{}", self.0 + 1)
    }
}

impl FromStr for ExhibitId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let index = numbered(text, 'E', EXHIBITS);
        index.map(Self).ok_or_else(|| NotationError::new(text, "an exhibit, E1 to E52"))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.layer.letter(), self.index + 1)
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = |layer: Layer| {
            numbered(text, layer.letter(), layer.most_pieces()).map(|index| Self { layer, index })
        };
        let found = Layer::ALL.into_iter().find_map(read);
        found.ok_or_else(|| NotationError::new(text, "an aquarium piece, such as B3, M12 or T1"))
    }
}

impl Layer {
    /// The letter its pieces are written with.
    pub const fn letter(self) -> char {
        ['B', 'M', 'T'][self.index()]
    }
}

/// Reads a letter and a number from 1 to `count`, written without leading zeros.
fn numbered(text: &str, letter: char, count: usize) -> Option<u8> {
    let digits = text.strip_prefix(letter).filter(|digits| !digits.starts_with(['0', '+']))?;
    let number: usize = digits.parse().ok()?;
    (1..=count).contains(&number).then(|| (number - 1) as u8)
}

serde_by_notation!(Treasure, ExhibitId, Piece);
