//! Who enters a tournament: players that see a view, and cheaters that see everything.

use tabletop::{Game, Player, Seat};

/// Chooses with the whole state before it, secrets included. Only an arena seats it, to know the ceiling.
pub trait AllSeeing<G: Game> {
    /// One of `options`, which are never empty, for `seat`.
    fn choose(&mut self, game: &G, seat: Seat, options: &[G::Action]) -> G::Action;
}

/// Someone who sits down for one game.
pub enum Entrant<G: Game> {
    /// Sees what a seat may know.
    Fair(Box<dyn Player<G>>),
    /// Sees everything.
    Cheater(Box<dyn AllSeeing<G>>),
}

/// A bot that enters a tournament under its name, and starts afresh in every game.
pub trait Contestant<G: Game>: Sync {
    /// Its name in reports.
    fn name(&self) -> &str;

    /// The bot for one game; its choices follow from `seed` as far as its budget does not depend on time.
    fn enter(&self, seed: u64) -> Entrant<G>;
}
