//! A scene of Wreck Raiders: a position in a few lines of TOML, and short questions about what lies where.

use crate::Scene;
use std::sync::Arc;
use tabletop_laws::{seat, words};
use wreck_raiders::{Baubles, Catalogue, Edition, MatPosition, Position, Setup, State};

/// What lies where, in short words.
pub trait Questions {
    /// The game.
    fn state(&self) -> &State;

    /// The position as plain data.
    fn position(&self) -> Position {
        self.state().position()
    }

    /// A seat's mat as plain data.
    fn mat(&self, letter: &str) -> MatPosition {
        self.position().mats[seat(letter).index()].clone()
    }

    /// Where a seat's divers are, such as `gem4 beach2`; those off the board are left out.
    fn divers(&self, letter: &str) -> String {
        words(self.mat(letter).divers)
    }

    /// One of a seat's displays (1 to 3) from the left, such as `gem2 gold1*`.
    fn display(&self, letter: &str, number: usize) -> String {
        words(&self.mat(letter).displays[number - 1])
    }

    /// One of a seat's vault columns (1 to 3) from the bottom.
    fn column(&self, letter: &str, number: usize) -> String {
        words(&self.mat(letter).vault[number - 1])
    }

    /// A seat's basket as conches, scallops, starfish.
    fn basket(&self, letter: &str) -> [u8; 3] {
        let Baubles { conch, scallop, starfish } = self.mat(letter).basket;
        [conch, scallop, starfish]
    }

    /// What lies on the discards, in the order of the wrecks.
    fn discards(&self) -> String {
        words(self.position().discards)
    }
}

/// The scene of a position written in TOML; what is left out is as in a new game (2019, two players).
pub fn table(toml: &str) -> Scene {
    table_with("", toml)
}

/// The scene of a position with the tables of a component file.
pub fn table_with(components: &str, toml: &str) -> Scene {
    let catalogue = Catalogue::read(components).expect("the component file is sound");
    let position: Position = toml::from_str(toml).expect("the position can be read");
    let state = State::from_position(&position, Arc::new(catalogue));
    Scene::new(state.unwrap_or_else(|flaws| panic!("impossible position:\n{flaws}")))
}

/// A new game before its first chance step.
pub fn new_game(edition: &str, players: usize) -> Scene {
    Scene::opening(&Setup::new(edition.parse::<Edition>().expect("an edition"), players))
}

/// Tests what holds in both editions.
pub fn in_both_editions(test: impl Fn(&str)) {
    ["2018", "2019"].into_iter().for_each(test);
}

/// The embedded component tables.
pub fn standard() -> Arc<Catalogue> {
    Catalogue::standard()
}

impl Questions for Scene {
    fn state(&self) -> &State {
        &self.state
    }
}
