//! A position as a person can write it by looking at a table, secrets included: for tests and the engine protocol.

mod agenda;
mod check;

use crate::components::{Card, Chest, Colour, Space, Turtle};
use crate::dice::StationDie;
use crate::piles::Draw;
use crate::scoring::Source;
use crate::state::{Counted, Holdings, State};
use crate::task::Task;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::Seat;

/// Every piece that can be set. What is left out gets the default its field names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "CoraliaPosition"),
    schemars(rename = "CoraliaPosition")
)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Position {
    /// How many play; two if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub players: Option<usize>,
    /// Who began; `A` if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub start: Option<Seat>,
    /// Whose turn it is; if absent, it follows from the turns played, or is the start player's in the final scoring.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub turn: Option<Seat>,
    /// How many turns have ended; after the last one comes the final scoring.
    pub turns_played: u8,
    /// Dice on the station: `red` before the roll, `red-fish` after it, `red-fish!` when locked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub station: Vec<StationDie>,
    /// Turtles beside the board; if left out, those that are nowhere else after every free reef got one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub side_turtles: Option<Vec<Turtle>>,
    /// Every card drawn so far, in order: `A fish blowfish fire-fish!`, the kept one marked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// Starfish cards the player on turn has still to score; in the final scoring all of them if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub to_score: Option<Vec<Card>>,
    /// What is still to be done, the next thing first; if left out, what the station and the turns suggest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub agenda: Option<Vec<Task>>,
    /// Coloured dice on the island; what lies nowhere is in the supply.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub island: BTreeMap<Colour, u8>,
    /// The reefs; one left out has no die and its chest.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub reefs: BTreeMap<Colour, ReefPosition>,
    /// The players; one left out has nothing.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seats: BTreeMap<Seat, SeatPosition>,
}

/// One reef.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct ReefPosition {
    /// Spaces with a die of the reef's colour.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Space>,
    /// Spaces with a white die; white dice that lie nowhere are on the island.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub white: Vec<Space>,
    /// The turtle; if left out and its space is free, one that is nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub turtle: Option<Turtle>,
    /// Whether the chest is there; if left out, unless a die lies on the treasure space.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub chest: Option<bool>,
    /// Whose octopus stands here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub octopus: Option<Seat>,
}

/// What one player has, cards of the piles apart.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// The reef of the diver.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub diver: Option<Colour>,
    /// Turtles taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turtles: Vec<Turtle>,
    /// Chests taken; those left lie on the reefs and beside the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chests: Vec<Chest>,
    /// Stingray cards taken.
    pub stingrays: u8,
    /// Points on the track, by source.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<Source, u8>,
    /// What scored starfish cards were paid for, as far as it is known; their points are among the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub counted: Option<Counted>,
}

impl State {
    /// This moment with all its secrets, in full.
    pub fn position(&self) -> Position {
        let on_island = |colour: &Colour| self.board.island[colour.index()] > 0;
        let island = Colour::ALL.into_iter().filter(on_island);
        let to_score = self.cards_to_score().flat_map(|(card, count)| (0..count).map(move |_| card));
        Position {
            players: Some(self.players()),
            start: self.progress.start,
            turn: Some(self.on_turn()),
            turns_played: self.progress.turns,
            station: self.station.to_vec(),
            island: island.map(|colour| (colour, self.board.island[colour.index()])).collect(),
            side_turtles: Some(self.board.side_turtles.iter().collect()),
            draws: self.piles.draws().to_vec(),
            to_score: Some(to_score.collect()),
            agenda: Some(self.agenda.iter().rev().copied().collect()),
            reefs: Colour::ALL.into_iter().map(|colour| (colour, self.reef_position(colour))).collect(),
            seats: Seat::all(self.players()).map(|seat| (seat, seat_position(self.held_by(seat)))).collect(),
        }
    }

    fn reef_position(&self, colour: Colour) -> ReefPosition {
        let reef = self.board.reef(colour);
        ReefPosition {
            dice: reef.dice.iter().filter(|&space| !reef.white.has(space)).collect(),
            white: reef.white.iter().collect(),
            turtle: reef.turtle,
            chest: Some(reef.chest),
            octopus: reef.octopus,
        }
    }
}

fn seat_position(held: &Holdings) -> SeatPosition {
    let points = Source::ALL.into_iter().zip(held.points).filter(|(_, points)| *points > 0);
    SeatPosition {
        diver: held.diver,
        turtles: held.turtles.iter().collect(),
        chests: held.chests.iter().collect(),
        stingrays: held.stingrays,
        points: points.collect(),
        counted: Some(held.counted).filter(|counted| *counted != Counted::default()),
    }
}
