//! What happened: for logs, animation and sound.

use crate::action::{Placement, Slot};
use crate::board::{Diver, Spot};
use crate::chance::Rolled;
use crate::components::{Bauble, Baubles, ExhibitId, Piece, Treasure, Wreck};
use crate::mat::DisplayId;
use serde::Serialize;
use tabletop::Seat;

/// Where gained baubles come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    /// The zone of the die taken (WR-3.3).
    Zone,
    /// A beach spot (WR-4.5, WR-4.6, WR-11.8).
    Beach(Spot),
    /// A style reward (WR-6.5).
    Style,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last turns are played (WR-9.1).
    LastTurns,
    /// Twenty rounds went by without a claim (WR-9.2).
    QuietRounds,
    /// One of the ends of the solo game (WR-11.11).
    Solo(SoloEnding),
}

/// What ended a solo game (WR-11.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SoloEnding {
    /// The vault is full.
    VaultFull,
    /// Six exhibits are claimed.
    Exhibits,
    /// A supply ran out this round.
    SupplyRanOut,
    /// All beach spots are held.
    BeachFull,
    /// No rival is left.
    NoRivals,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "WreckRaidersEvent"),
    schemars(rename = "WreckRaidersEvent")
)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// Chance named the start player.
    Started { seat: Seat },
    /// A card was turned up at a place of the row.
    ExhibitRevealed { place: usize, card: ExhibitId },
    /// A piece was turned up at a place of its market line.
    PieceRevealed { place: usize, piece: Piece },
    /// All dice went back to be rolled.
    DiceGathered,
    /// A die was rolled.
    DieRolled { die: usize, rolled: Rolled },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A solo round began.
    RoundBegan,
    /// A die went from the pool to someone's basket.
    DieTaken { by: Diver, die: usize, rolled: Rolled },
    /// Baubles went from the beach supply to a basket; `short` is what the supply lacked.
    BaublesGained { seat: Seat, baubles: Baubles, short: Baubles, from: Gain },
    /// A bauble went from a basket to the beach supply for its power.
    BaubleSpent { seat: Seat, bauble: Bauble },
    /// The die counts as another value this turn.
    DieAdjusted { seat: Seat, value: u8 },
    /// A diver moved; from off the board if `from` is nothing.
    DiverMoved { diver: Diver, from: Option<Spot>, to: Spot },
    /// No diver could move.
    DiverStayed { seat: Seat },
    /// A diver left the beach for its owner.
    DiverSentHome { diver: Diver, from: Spot },
    /// A diver was pushed out of a wreck, to the beach or, if `to` is nothing, off the board.
    DiverPushed { diver: Diver, from: Spot, to: Option<Spot> },
    /// A diver that was pushed out landed on a beach spot.
    DiverLanded { diver: Diver, on: Spot },
    /// A treasure was drawn.
    TreasureDrawn { diver: Diver, treasure: Treasure },
    /// Nothing was left to draw.
    NothingToDraw { diver: Diver, wreck: Wreck },
    /// A discard became the new supply.
    SupplyRenewed { wreck: Wreck },
    /// A treasure found its place.
    TreasurePlaced { seat: Seat, treasure: Treasure, slot: Slot },
    /// A treasure went to its discard.
    TreasureDiscarded { diver: Diver, treasure: Treasure },
    /// A claim was named.
    ClaimNamed { seat: Seat, display: DisplayId, card: ExhibitId },
    /// A starfish covers a treasure.
    TreasureCovered { seat: Seat, display: DisplayId, place: usize },
    /// A conch decorates a card.
    CardDecorated { seat: Seat, card: ExhibitId },
    /// The treasures were in the card's exact order.
    StyleShown { seat: Seat, card: ExhibitId },
    /// A display was cleared and its card collected.
    CardCollected { seat: Seat, display: DisplayId, card: ExhibitId },
    /// A starfish cleared the rightmost pedestal of a display.
    DisplayTrimmed { seat: Seat, display: DisplayId, treasure: Treasure },
    /// A piece was placed, bought or free.
    PiecePlaced { seat: Seat, placement: Placement, paid: Baubles },
    /// Every other player has one more turn.
    LastTurnsBegan { seat: Seat },
    /// The game ended.
    Ended { ending: Ending },
}
