//! A step of chance, weighed against everything else that could have come.

use crate::{Judge, Tally, Values};
use bots::FastDealer;
use tabletop::{Dealer, Game, MAX_SEATS, Weighted};

/// No more outcomes than this are all weighed; of more, one is drawn in every simulation.
const FEW: usize = 128;

/// What chance could bring at one moment, and what it did bring.
///
/// Which outcome came decides nothing about how any of them is judged. So luck, what came less what could be expected, is
/// zero on average over all that could have come: exactly, where all are weighed; and over what is drawn, where they are
/// many.
#[derive(Clone, Debug)]
pub struct Weighing<G: Game> {
    before: G,
    came: G,
    outcomes: Vec<Weighted<G::Chance>>,
    all: bool,
    luck: Tally,
}

impl<G: Game> Weighing<G> {
    /// Weighs what `came` of a game that asked chance.
    pub fn new(before: G, came: G::Chance) -> Self {
        Self::with_few(before, came, FEW)
    }

    /// As [`Self::new`], but up to `few` outcomes are all weighed.
    pub fn with_few(before: G, came: G::Chance, few: usize) -> Self {
        let mut outcomes = Vec::new();
        before.outcomes(&mut outcomes);
        let after = dealt(&before, came);
        Self { all: outcomes.len() <= few, before, came: after, outcomes, luck: Tally::default() }
    }

    /// One more simulation of every outcome with the same luck afterwards.
    pub fn simulate(&mut self, judge: &mut impl Judge<G>, seed: u64) {
        let came = judge.value(&self.came, seed);
        let expected = if self.all { self.expected(judge, seed) } else { self.drawn(judge, seed) };
        self.luck.note(&std::array::from_fn(|seat| came[seat] - expected[seat]));
    }

    /// What chance changed for every seat.
    pub const fn luck(&self) -> &Tally {
        &self.luck
    }

    fn expected(&self, judge: &mut impl Judge<G>, seed: u64) -> Values {
        let total: f64 = self.outcomes.iter().map(|weighted| f64::from(weighted.weight)).sum();
        let mut mean = Values::default();
        for weighted in &self.outcomes {
            let values = judge.value(&dealt(&self.before, weighted.outcome), seed);
            let share = f64::from(weighted.weight) / total;
            (0..MAX_SEATS).for_each(|seat| mean[seat] += share * values[seat]);
        }
        mean
    }

    fn drawn(&self, judge: &mut impl Judge<G>, seed: u64) -> Values {
        let drawn = FastDealer::numbered(seed, 1).choose(&self.outcomes);
        judge.value(&dealt(&self.before, drawn), seed)
    }
}

fn dealt<G: Game>(before: &G, outcome: G::Chance) -> G {
    let mut after = before.clone();
    after.deal(outcome, &mut ());
    after
}
