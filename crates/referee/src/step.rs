//! One step of a game: what a seat decided or what chance brought.

use crate::StepLine;
use std::fmt;
use tabletop::{Game, Seat};

/// What a seat decided or what chance brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat's choice.
    Decision(Seat, G::Action),
    /// An outcome of chance.
    Chance(G::Chance),
}

/// A step that was played, with what happened by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    pub step: Step<G>,
    /// Its events, unfiltered: ask [`Game::witness`] before showing them to anyone.
    pub events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Whether chance brought it.
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Chance(_))
    }

    /// Plays the step, which `game` must list, and collects what happens.
    pub fn play(self, game: &mut G) -> Played<G> {
        let mut events = Vec::new();
        match self {
            Self::Decision(_, action) => game.act(action, &mut events),
            Self::Chance(outcome) => game.deal(outcome, &mut events),
        }
        Played { step: self, events }
    }
}

// Written out because deriving it would ask the game itself to be `Copy`.
impl<G: Game> Copy for Step<G> {}

/// As in a record.
impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        StepLine::from(self).fmt(f)
    }
}
