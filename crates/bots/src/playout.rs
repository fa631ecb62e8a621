//! A game played to its end, indifferently or by instinct, as fast as it goes.

use crate::Evaluator;
use std::ops::AddAssign;
use tabletop::{Dealer, Game, Pending, Weighted};

/// What a playout went through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Decisions, the forced ones included.
    pub decisions: u64,
    /// Decisions with a single option.
    pub forced: u64,
    pub chance_steps: u64,
}

const LIKELY_MOST: usize = 256;

/// Plays games to their ends. It keeps its buffers, so that the games themselves allocate nothing.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    options: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Chance>>,
}

impl<G: Game> Playout<G> {
    /// A playout with room for the longest lists a game is likely to have.
    pub fn new() -> Self {
        Self { options: Vec::with_capacity(LIKELY_MOST), outcomes: Vec::with_capacity(LIKELY_MOST) }
    }

    /// Plays `game` to its end indifferently; every choice and every outcome comes from `dealer`.
    pub fn run(&mut self, game: &mut G, dealer: &mut impl Dealer) -> Count {
        self.run_by(game, dealer, |playout, game, dealer, count| {
            playout.choose(game, count, |options| dealer.below(options.len() as u32) as usize)
        })
    }

    /// Plays `game` to its end by the instinct of an evaluator; chance comes from `dealer`. What it does on a hunch is
    /// not counted as forced.
    pub fn run_by_instinct<D: Dealer>(
        &mut self,
        game: &mut G,
        dealer: &mut D,
        evaluator: &impl Evaluator<G>,
    ) -> Count {
        self.run_by(game, dealer, |playout, game, dealer, count| {
            evaluator.hunch(game, dealer).unwrap_or_else(|| {
                playout.choose(game, count, |options| evaluator.instinct(game, options, dealer))
            })
        })
    }

    /// Plays `game` to its end; `decide` says what is done at every decision.
    #[inline]
    fn run_by<D: Dealer>(
        &mut self,
        game: &mut G,
        dealer: &mut D,
        mut decide: impl FnMut(&mut Self, &G, &mut D, &mut Count) -> G::Action,
    ) -> Count {
        let mut count = Count::default();
        loop {
            match game.pending() {
                Pending::Decision(_) => {
                    count.decisions += 1;
                    let action = decide(self, game, dealer, &mut count);
                    game.act(action, &mut ());
                }
                Pending::Chance => {
                    count.chance_steps += 1;
                    game.deal_by(dealer, &mut self.outcomes, &mut ());
                }
                Pending::Over => return count,
            }
        }
    }

    /// The only option, or the one whose place `choose` says.
    #[inline]
    fn choose(
        &mut self,
        game: &G,
        count: &mut Count,
        choose: impl FnOnce(&[G::Action]) -> usize,
    ) -> G::Action {
        self.options.clear();
        game.options(&mut self.options);
        match self.options[..] {
            [only] => {
                count.forced += 1;
                only
            }
            ref several => several[choose(several)],
        }
    }
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.chance_steps += other.chance_steps;
    }
}
