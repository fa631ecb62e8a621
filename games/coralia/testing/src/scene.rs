//! A scene of Coralia: a position in a few lines of TOML, and short questions about what lies where.

use crate::Scene;
use coralia::{Board, Catalogue, Holdings, Pile, Position, Reef, Setup, State};
use std::sync::Arc;
use tabletop_laws::{seat, words};

/// What lies where, in short words.
pub trait Questions {
    /// The game.
    fn state(&self) -> &State;

    fn board(&self) -> &Board {
        self.state().board()
    }

    fn reef(&self, colour: &str) -> &Reef {
        self.board().reef(colour.parse().expect("a colour"))
    }

    /// The spaces of a reef that have a die.
    fn dice(&self, colour: &str) -> String {
        words(self.reef(colour).dice.iter())
    }

    /// What lies in front of a seat.
    fn held(&self, letter: &str) -> &Holdings {
        self.state().holdings(seat(letter))
    }

    /// Where a seat's ship stands.
    fn score(&self, letter: &str) -> u8 {
        self.held(letter).score()
    }

    /// A seat's cards in the order they were taken.
    fn hand(&self, letter: &str) -> String {
        words(self.state().hand(seat(letter)))
    }

    /// The cards put back under a pile, top first.
    fn under(&self, pile: &str) -> String {
        words(self.state().put_back(pile_of(pile)))
    }

    /// How many cards of a pile nobody has seen.
    fn unseen(&self, pile: &str) -> u8 {
        self.state().unseen(pile_of(pile))
    }

    /// The dice of the station.
    fn station(&self) -> String {
        words(self.state().station())
    }
}

/// The scene of a position written in TOML; what is left out is as in a new game of two.
pub fn table(toml: &str) -> Scene {
    table_with("", toml)
}

/// The scene of a position with the tables of a component file.
pub fn table_with(components: &str, toml: &str) -> Scene {
    let catalogue = Catalogue::read(components).expect("the component file is sound");
    let state = State::from_position(&position(toml), Arc::new(catalogue));
    Scene::new(state.unwrap_or_else(|flaws| panic!("impossible position:\n{flaws}")))
}

/// A position written in TOML.
pub fn position(toml: &str) -> Position {
    toml::from_str(toml).unwrap_or_else(|error| panic!("the position cannot be read: {error}"))
}

/// A new game before its first chance step.
pub fn new_game(players: usize) -> Scene {
    Scene::opening(&Setup::new(players))
}

impl Questions for Scene {
    fn state(&self) -> &State {
        &self.state
    }
}

fn pile_of(pile: &str) -> Pile {
    pile.parse().expect("a pile")
}
