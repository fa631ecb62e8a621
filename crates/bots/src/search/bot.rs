//! The bot that searches with what its seat may know.

use super::{Search, Settings, Thought};
use crate::advice::Advice;
use crate::{Evaluator, FastDealer};
use std::time::Instant;
use tabletop::{Game, Player};

/// Searches imagined worlds on one thread.
#[derive(Clone, Debug)]
pub struct SearchBot<G: Game, E>(Search<G, E>);

impl<G: Game, E: Evaluator<G>> SearchBot<G, E> {
    /// The bot of this seed that judges by `evaluator`.
    pub fn new(evaluator: E, settings: Settings, seed: u64) -> Self {
        Self(Search::new(evaluator, settings, seed))
    }

    /// What it thinks of the options, the best first.
    pub fn advise(&mut self, view: &G::View, options: &[G::Action]) -> Advice<G::Action> {
        self.think(view, options, Thought::Whole)
    }

    fn think(&mut self, view: &G::View, options: &[G::Action], thought: Thought) -> Advice<G::Action> {
        let known = (!E::SECRETS).then(|| G::imagine(view, &mut self.0.dealer));
        let imagine = |dealer: &mut FastDealer| G::imagine(view, dealer);
        match known {
            Some(world) => self.0.run(view, options, thought, |_| world.clone()),
            None => self.0.run(view, options, thought, imagine),
        }
        self.0.advice()
    }

    /// Its choice, and after it what it does until something comes that it cannot foresee: chance, a secret, someone
    /// else, or the moment `until`, after which it begins no further thought.
    pub fn choose_ahead(&mut self, view: &G::View, options: &[G::Action], until: Instant) -> Vec<G::Action> {
        if let [only] = *options {
            return vec![only];
        }
        let mut chosen = vec![self.choose(view, options)];
        while Instant::now() < until
            && let Some(next) = self.0.foreseen.clone()
        {
            chosen.extend(next.forced);
            chosen.push(self.choose(&next.view, &next.options));
        }
        chosen
    }

    /// Takes note of what is done after it was asked, so that it need not start over with what follows.
    pub(crate) fn note(&mut self, view: &G::View, action: G::Action) {
        let world = G::imagine(view, &mut self.0.dealer);
        self.0.foresee(world, action);
    }
}

impl<G: Game, E: Evaluator<G>> Player<G> for SearchBot<G, E> {
    fn choose(&mut self, view: &G::View, options: &[G::Action]) -> G::Action {
        if let [only] = *options {
            return only;
        }
        let advice = self.think(view, options, Thought::UntilSettled);
        let action = self.0.pick(&advice);
        self.note(view, action);
        action
    }
}
