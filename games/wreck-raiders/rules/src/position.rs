//! A position as plain data that a person can write down from a table at home.

mod agenda;
mod check;
mod lay;
mod notation;

use crate::board::Spot;
use crate::components::{Baubles, ExhibitId, Piece, Treasure, Wreck};
use crate::edition::{Edition, RIVALS};
use crate::state::Die;
use crate::task::Task;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Every piece on the table. What is left out is as in a new game: nothing taken, nothing placed, nothing revealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "WreckRaidersPosition"),
    schemars(rename = "WreckRaidersPosition")
)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Position {
    /// Which rulebook is played; 2019 if left out.
    pub edition: Edition,
    /// How many sit at the table; two if left out.
    pub players: usize,
    /// Who is on turn; A if left out.
    pub turn: Seat,
    /// Who began; A if left out.
    pub start: Seat,
    /// Rounds in a row without a claim.
    pub quiet_rounds: u8,
    /// Whether this round has seen a claim.
    pub claim_this_round: bool,
    /// Turns left once someone has enough exhibits.
    pub last_turns: Option<u8>,
    /// What is still to be done, the next thing first; if left out, a turn begins.
    pub agenda: Option<Vec<Task>>,
    /// The dice: `5+conch` in the pool, `A:5` in a basket, `unrolled`; dice left out are unrolled.
    pub dice: Vec<Die>,
    /// The face-up cards, `-` for an empty place.
    pub row: Vec<Place<ExhibitId>>,
    /// The market: three bottoms, three middles, three tops, `-` for an empty place; or any of the pieces.
    pub market: Vec<Place<Piece>>,
    /// Treasures lying on the discards.
    pub discards: Vec<Treasure>,
    /// The mats, from A on.
    pub mats: Vec<MatPosition>,
    /// What only the solo game has.
    pub solo: Option<SoloPosition>,
}

/// Aquariums, each from its bottom up.
pub type Aquariums = Vec<Vec<Piece>>;

/// One player's mat, divers and aquariums.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct MatPosition {
    /// Spots held by this player's divers; the others are off the board.
    pub divers: Vec<Spot>,
    /// The displays from the left: `gem2`, or `gem2*` under a starfish.
    pub displays: Vec<Vec<Tile>>,
    /// The vault's columns from the bottom.
    pub vault: Vec<Vec<Treasure>>,
    /// Baubles in the basket.
    pub basket: Baubles,
    /// Claimed cards: `E17`, or `E17+conch`.
    pub exhibits: Vec<Claimed>,
    /// Aquariums.
    pub aquariums: Aquariums,
}

/// The solo game's own pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SoloPosition {
    /// Spots held by rivals.
    pub rivals: Vec<Spot>,
    /// Rivals in the pile; sixteen if left out. Rivals neither here nor on the board have left the game.
    pub pile: u8,
    /// Wrecks a rival has dived to this round.
    pub visited: Vec<Wreck>,
    /// Whether a supply ran out this round.
    pub ran_out: bool,
}

/// A place that may be empty, written `-`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<T>(pub Option<T>);

/// A treasure on a pedestal, perhaps under a starfish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// The treasure.
    pub treasure: Treasure,
    /// Whether a starfish lies on it.
    pub covered: bool,
}

/// A claimed card, perhaps with a conch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The card.
    pub card: ExhibitId,
    /// Whether a conch lies on it.
    pub conch: bool,
}

impl Claimed {
    pub(crate) const fn new(index: usize, conch: bool) -> Self {
        Self { card: ExhibitId::new(index), conch }
    }
}

impl Default for Position {
    fn default() -> Self {
        Self {
            edition: Edition::default(),
            players: 2,
            turn: Seat::new(0),
            start: Seat::new(0),
            quiet_rounds: 0,
            claim_this_round: false,
            last_turns: None,
            agenda: None,
            dice: Vec::new(),
            row: Vec::new(),
            market: Vec::new(),
            discards: Vec::new(),
            mats: Vec::new(),
            solo: None,
        }
    }
}

impl Default for SoloPosition {
    fn default() -> Self {
        Self { rivals: Vec::new(), pile: RIVALS, visited: Vec::new(), ran_out: false }
    }
}
