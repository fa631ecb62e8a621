//! The table at one moment, with its agenda of what is still to be done.

use crate::board::Board;
use crate::components::{Card, Catalogue, Chest, Colour, FACES, SetOf, Turtle};
use crate::dice::{DICE_OF_A_COLOUR, Station};
use crate::event::Event;
use crate::piles::Piles;
use crate::scoring::{PER_CHEST, PER_ISLAND_DIE, PER_TURTLE, Source};
use crate::setup::{SEATS, Setup, rounds};
use crate::task::Task;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{Bag, Log, Seat, SetupError, Stack};

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Progress {
    /// How many play.
    pub players: u8,
    /// Who began; nobody before chance has spoken (CO-1.6).
    pub start: Option<Seat>,
    /// Who is on turn, in play and in the starfish step of the final scoring.
    pub seat: Seat,
    /// Turns that have ended.
    pub turns: u8,
}

/// What lies in front of a player, cards of the piles apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Holdings {
    /// The reef of the diver.
    pub diver: Option<Colour>,
    /// Turtles taken.
    pub turtles: SetOf<Turtle>,
    /// Chests taken.
    pub chests: SetOf<Chest>,
    /// Stingray cards taken.
    pub stingrays: u8,
    /// Points on the track by their source, in the order of [`Source`].
    pub points: [u8; Source::ON_THE_TRACK],
    /// What scored starfish cards were paid for; it may have changed since.
    pub counted: Counted,
}

/// What starfish cards counted when they were scored (CO-7.5 to CO-7.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Counted {
    /// Dice on the island.
    pub island_dice: u8,
    /// Turtles of the player.
    pub turtles: u8,
    /// Chests of the player.
    pub chests: u8,
}

/// A game of Coralia at one moment. Copying it copies some 600 bytes and allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) catalogue: Arc<Catalogue>,
    pub(crate) agenda: Stack<Task, AGENDA>,
    pub(crate) progress: Progress,
    /// Dice nobody has taken yet, by colour.
    pub(crate) supply: [u8; 6],
    pub(crate) station: Station,
    pub(crate) board: Board,
    /// Chests nobody has taken; which of them lies where is unknown to all (CO-9.1).
    pub(crate) chests: SetOf<Chest>,
    pub(crate) piles: Piles,
    pub(crate) holdings: [Holdings; SEATS],
    /// The starfish cards the player on turn has still to score (CO-8.1), by their place in the catalogue.
    pub(crate) to_score: Bag<FACES>,
}

/// Octopuses of each player (CO-1.6).
pub const OCTOPUSES: usize = 2;
/// Room for the deepest agenda: a scored card whose chest brings a white die whose turtle brings a card.
pub const AGENDA: usize = 8;

impl Progress {
    /// All turns of the game (CO-2.1).
    pub const fn all_turns(&self) -> u8 {
        rounds(self.players as usize) * self.players
    }

    /// Whether all turns are played, so that the final scoring goes on or is done.
    pub const fn is_final_scoring(&self) -> bool {
        self.turns == self.all_turns()
    }

    /// Whether a seat's turn in the starfish step has begun (CO-8.1).
    pub fn has_shown_starfish(&self, seat: Seat) -> bool {
        let players = self.players.into();
        let order = |seat| self.start.map_or(0, |start| start.steps_to(seat, players));
        self.is_final_scoring() && order(seat) <= order(self.seat)
    }

    /// All seats clockwise, beginning with the start player.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> {
        self.start.unwrap_or(self.seat).clockwise(self.players.into())
    }
}

impl State {
    /// The table before the first chance step (chapter 1).
    pub(crate) fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let progress = Progress { players: setup.players as u8, start: None, seat: Seat::new(0), turns: 0 };
        Ok(Self {
            catalogue: setup.catalogue.clone(),
            agenda: [Task::Choose, Task::SetUpDice, Task::Start, Task::Turtles].into_iter().collect(),
            progress,
            supply: [DICE_OF_A_COLOUR; 6],
            station: Station::default(),
            board: Board::new(),
            chests: SetOf::all(),
            piles: Piles::new(&setup.catalogue),
            holdings: [Holdings::default(); SEATS],
            to_score: Bag::default(),
        })
    }

    /// What this game is set up from.
    pub fn setup(&self) -> Setup {
        Setup { players: self.players(), catalogue: self.catalogue.clone() }
    }

    /// How many sit at the table.
    pub(crate) const fn players(&self) -> usize {
        self.progress.players as usize
    }

    /// Who is on turn.
    pub(crate) const fn on_turn(&self) -> Seat {
        self.progress.seat
    }

    pub(crate) const fn held_by(&self, seat: Seat) -> &Holdings {
        &self.holdings[seat.index()]
    }

    pub(crate) const fn held_by_mut(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.holdings[seat.index()]
    }

    /// Octopuses a player has still to place (CO-1.6).
    pub(crate) fn octopuses_left(&self, seat: Seat) -> usize {
        OCTOPUSES - self.board.octopuses(seat)
    }

    /// A ship advances.
    pub(crate) fn gain(&mut self, seat: Seat, source: Source, points: u8, log: &mut impl Log<Event>) {
        if points > 0 {
            self.held_by_mut(seat).points[source.index()] += points;
            log.note(Event::PointsGained { seat, source, points });
        }
    }

    /// The starfish cards still to be scored.
    pub(crate) fn cards_to_score(&self) -> impl Iterator<Item = (Card, u8)> {
        let counts = self.to_score.counts().iter();
        let starfish = &self.catalogue.cards[crate::Kind::Starfish.index()];
        counts.zip(starfish).filter(|(count, _)| **count > 0).map(|(count, (card, _))| (*card, *count))
    }
}

impl Counted {
    /// What these cards paid.
    pub fn points(&self) -> u16 {
        let paid = |count: u8, each: u8| u16::from(count) * u16::from(each);
        paid(self.island_dice, PER_ISLAND_DIE) + paid(self.turtles, PER_TURTLE) + paid(self.chests, PER_CHEST)
    }
}

impl Holdings {
    /// Where the ship stands on the track.
    pub fn score(&self) -> u8 {
        self.points.iter().sum()
    }
}
