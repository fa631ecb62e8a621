//! The bot that sees everything, to learn what secrets are worth. It is not a player, so no table can seat it.

use super::{Search, Settings, Thought};
use crate::Evaluator;
use tabletop::{Game, Pending, Viewer};

/// Searches the true state, with chance to come as open as for everyone. Only a caller that holds the state can ask it.
#[derive(Clone, Debug)]
pub struct Cheater<G: Game, E>(Search<G, E>);

impl<G: Game, E: Evaluator<G>> Cheater<G, E> {
    /// The cheater of this seed that judges by `evaluator`.
    pub fn new(evaluator: E, settings: Settings, seed: u64) -> Self {
        Self(Search::new(evaluator, settings, seed))
    }

    /// One of `options`, which are never empty.
    pub fn choose_knowing(&mut self, game: &G, options: &[G::Action]) -> G::Action {
        if let [only] = *options {
            return only;
        }
        let Pending::Decision(seat) = game.pending() else { unreachable!("options are a seat's") };
        self.0.run(&game.view(Viewer::Seat(seat)), options, Thought::UntilSettled, |_| game.clone());
        let advice = self.0.advice();
        let action = self.0.pick(&advice);
        self.0.foresee(game.clone(), action);
        action
    }
}
