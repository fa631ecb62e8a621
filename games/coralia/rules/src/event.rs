//! What happened: for logs, animation and sound.

use crate::board::Spot;
use crate::components::{Card, Chest, Colour, Pile, Symbol, Turtle};
use crate::dice::Die;
use crate::scoring::Source;
use serde::Serialize;
use tabletop::{Seat, Viewer};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "CoraliaEvent"),
    schemars(rename = "CoraliaEvent")
)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// A turtle was laid on a reef.
    TurtleLaid { reef: Colour, turtle: Turtle },
    /// Chance named the start player.
    Started { seat: Seat },
    /// A die of a missing player was rolled and placed.
    SetUpDiePlaced { die: Die, on: Spot },
    /// A turtle had to leave its reef for such a die.
    TurtlePutAside { reef: Colour, turtle: Turtle },
    /// A turn began.
    TurnBegan { seat: Seat, round: u8 },
    /// A die was taken from the supply.
    DieTaken { seat: Seat, colour: Colour },
    /// A die was put on a turtle.
    DieLocked { seat: Seat, die: Die },
    /// A die of the station was rolled.
    DieRolled { seat: Seat, die: Die },
    /// No die could be used, so all are rolled again.
    AllRolledAgain { seat: Seat },
    /// A die was placed.
    DiePlaced { seat: Seat, die: Die, on: Spot },
    /// A white die was taken from the island and rolled.
    WhiteDieRolled { seat: Seat, symbol: Symbol },
    /// A white die was placed.
    WhiteDiePlaced { seat: Seat, symbol: Symbol, on: Spot },
    /// A ship advanced.
    PointsGained { seat: Seat, source: Source, points: u8 },
    /// A card was taken, the last of its draw or the only one.
    CardTaken { seat: Seat, pile: Pile, card: Option<Card> },
    /// A card was looked at.
    CardLookedAt { seat: Seat, pile: Pile, card: Option<Card> },
    /// One of the cards looked at was kept; the others went under the pile.
    CardKept { seat: Seat, pile: Pile, card: Option<Card>, put_back: u8 },
    /// There was no card to take.
    PileEmpty { seat: Seat, pile: Pile },
    /// An octopus was placed.
    OctopusPlaced { seat: Seat, reef: Colour },
    /// A diver came to a reef, from another one if it was on the board.
    DiverMoved { seat: Seat, from: Option<Colour>, to: Colour },
    /// The die a diver left behind moved to the treasure space.
    DieMovedDown { reef: Colour },
    /// A turtle was taken.
    TurtleTaken { seat: Seat, reef: Colour, turtle: Turtle },
    /// A turtle beside the board was copied.
    TurtleCopied { seat: Seat, turtle: Turtle },
    /// A chest was taken from a reef, or from beside the board if `reef` is nothing.
    ChestTaken { seat: Seat, reef: Option<Colour>, chest: Chest },
    /// A stingray was taken.
    StingrayTaken { seat: Seat },
    /// A player's turn to score starfish cards began.
    ScoringBegan { seat: Seat },
    /// A starfish card became public.
    CardShown { seat: Seat, card: Card },
    /// A starfish card is being scored.
    CardScored { seat: Seat, card: Card },
    /// Divers, fish or pearls were scored for a player.
    StepScored { seat: Seat, source: Source, points: i32 },
    /// The game ended.
    Ended,
}

impl Event {
    /// What a viewer learns of it: the owner of a card sees it, everyone else only where it came from (CO-9.1).
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let hidden = |seat: Seat, card: Option<Card>| card.filter(|_| viewer.is(seat));
        match self {
            Self::CardTaken { seat, pile, card } => Self::CardTaken { seat, pile, card: hidden(seat, card) },
            Self::CardLookedAt { seat, pile, card } => {
                Self::CardLookedAt { seat, pile, card: hidden(seat, card) }
            }
            Self::CardKept { seat, pile, card, put_back } => {
                Self::CardKept { seat, pile, card: hidden(seat, card), put_back }
            }
            public => public,
        }
    }

    /// Whether someone learns a secret by it, when it happens without chance being asked.
    pub const fn discloses(&self) -> bool {
        use Event::*;
        matches!(
            self,
            CardTaken { .. } | CardLookedAt { .. } | ScoringBegan { .. } | CardShown { .. } | Ended
        )
    }
}
