//! Endings that are small enough to be solved: every option, every outcome of chance, to the end of the game.

use crate::prospect::Prospect;
use std::time::Instant;
use tabletop::{Game, Pending, Weighted};

/// No ending that lasts longer is small; it is given up as soon as one line of play shows it.
const LONGEST: usize = 40;
/// The number of steps between two looks at the clock.
const STEPS_A_LOOK: u32 = 256;

/// Solves endings within a number of steps, each seat choosing what is best for itself.
#[derive(Clone, Debug)]
pub(crate) struct Solver<G: Game> {
    steps_left: u32,
    latest: Option<Instant>,
    /// Lists to reuse, one for every step of the line that is being looked at.
    options: Vec<Vec<G::Action>>,
    outcomes: Vec<Vec<Weighted<G::Chance>>>,
}

/// The ending is not small.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooLarge;

impl<G: Game> Solver<G> {
    pub(crate) const fn new() -> Self {
        Self { steps_left: 0, latest: None, options: Vec::new(), outcomes: Vec::new() }
    }

    /// What `game` comes to, and the steps it took to find out, `most` at most; given up at the `latest` moment.
    pub(crate) fn solve(
        &mut self,
        game: &G,
        most: u32,
        latest: Option<Instant>,
    ) -> Result<(Prospect, u32), TooLarge> {
        (self.steps_left, self.latest) = (most, latest);
        let prospect = self.look(game, 0)?;
        Ok((prospect, most - self.steps_left))
    }

    fn look(&mut self, game: &G, depth: usize) -> Result<Prospect, TooLarge> {
        match game.pending() {
            Pending::Over => Ok(Prospect::of_end(&game.standings(), game.seats())),
            _ if depth == LONGEST => Err(TooLarge),
            Pending::Chance => {
                let mut outcomes = self.outcomes.pop().unwrap_or_default();
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let found = self.expected(game, &outcomes, depth);
                self.outcomes.push(outcomes);
                found
            }
            Pending::Decision(seat) => {
                let mut options = self.options.pop().unwrap_or_default();
                options.clear();
                game.options(&mut options);
                let found = self.best(game, &options, seat.index(), depth);
                self.options.push(options);
                found
            }
        }
    }

    /// The mean over everything chance can bring.
    fn expected(
        &mut self,
        game: &G,
        outcomes: &[Weighted<G::Chance>],
        depth: usize,
    ) -> Result<Prospect, TooLarge> {
        let total: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
        let mut mean = Prospect::default();
        for weighted in outcomes {
            let after = self.step(game, |after| after.deal(weighted.outcome, &mut ()))?;
            mean.add(weighted.weight as f32 / total as f32, &self.look(&after, depth + 1)?);
        }
        Ok(mean)
    }

    /// The option that is best for the seat that decides.
    fn best(
        &mut self,
        game: &G,
        options: &[G::Action],
        seat: usize,
        depth: usize,
    ) -> Result<Prospect, TooLarge> {
        let mut best: Option<Prospect> = None;
        for &action in options {
            let after = self.step(game, |after| after.act(action, &mut ()))?;
            let found = self.look(&after, depth + 1)?;
            if best.is_none_or(|best| found.rewards[seat] > best.rewards[seat]) {
                best = Some(found);
            }
        }
        best.ok_or(TooLarge)
    }

    fn step(&mut self, game: &G, make: impl FnOnce(&mut G)) -> Result<G, TooLarge> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(TooLarge)?;
        let looks = self.steps_left.is_multiple_of(STEPS_A_LOOK);
        if looks && self.latest.is_some_and(|latest| Instant::now() >= latest) {
            return Err(TooLarge);
        }
        let mut after = game.clone();
        make(&mut after);
        Ok(after)
    }
}
