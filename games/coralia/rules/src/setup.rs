//! What a game of Coralia is set up from.

use crate::components::Catalogue;
use serde::Serialize;
use std::fmt::Write;
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::SetupError;

/// How many can play.
pub const PLAYERS: RangeInclusive<usize> = 2..=4;
/// The most seats at a table.
pub const SEATS: usize = *PLAYERS.end();

/// Number of players and printed data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Setup {
    /// How many sit at the table.
    pub players: usize,
    /// What is printed on the components.
    #[serde(skip)]
    pub catalogue: Arc<Catalogue>,
}

impl Setup {
    /// A game with the embedded component tables.
    pub fn new(players: usize) -> Self {
        Self { players, catalogue: Catalogue::standard() }
    }

    /// Refuses what cannot be played.
    pub fn check(&self) -> Result<(), SetupError> {
        if PLAYERS.contains(&self.players) {
            Ok(())
        } else {
            Err(SetupError::Players { game: "Coralia", given: self.players, allowed: PLAYERS })
        }
    }
}

/// Rounds of a game (CO-2.1).
pub const fn rounds(players: usize) -> u8 {
    match players {
        2 => 10,
        3 => 9,
        _ => 8,
    }
}

/// Dice of each colour that stand in for missing players (CO-1.7).
pub const fn set_up_dice(players: usize) -> u8 {
    (SEATS - players) as u8
}

impl tabletop::Setup for Setup {
    fn edition(&self) -> Option<&'static str> {
        None
    }

    fn players(&self) -> usize {
        self.players
    }

    fn components(&self) -> String {
        let catalogue = &*self.catalogue;
        let mut text = format!("reef {:?}\nfish-sets {:?}\n", catalogue.reef_points, catalogue.fish_sets);
        for (card, count) in catalogue.cards.iter().flatten() {
            let _ = writeln!(text, "card {card} {count}");
        }
        text
    }
}
