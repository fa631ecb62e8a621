//! The bot that has no opinion.

use crate::FastDealer;
use tabletop::{Dealer, Game, Player};

/// Chooses any option, each equally likely.
#[derive(Clone, Debug)]
pub struct RandomBot(FastDealer);

impl RandomBot {
    pub fn new(seed: u64) -> Self {
        Self(FastDealer::new(seed))
    }
}

impl<G: Game> Player<G> for RandomBot {
    fn choose(&mut self, _: &G::View, options: &[G::Action]) -> G::Action {
        options[self.0.below(options.len() as u32) as usize]
    }
}
