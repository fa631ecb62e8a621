//! A player chooses for a seat, and sees no more than that seat may know.

use crate::Game;

/// Chooses for one seat of one game. It is shown a view, never the state.
pub trait Player<G: Game> {
    /// One of `options`, which are never empty.
    fn choose(&mut self, view: &G::View, options: &[G::Action]) -> G::Action;
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, view: &G::View, options: &[G::Action]) -> G::Action {
        (**self).choose(view, options)
    }
}
