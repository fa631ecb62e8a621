//! What a search thinks of the options, for people and programs that ask.

use crate::prospect::Prospect;
use tabletop::Seat;

/// One option and what a search found out about it, from the seat that decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advised<A> {
    /// The option.
    pub action: A,
    /// The final score it leads to, on average.
    pub score: f32,
    /// The share of the victory it leads to, on average.
    pub win_chance: f32,
    /// What the search strives for, from zero to one: mostly the victory, partly the margin; in solo play, the score.
    pub reward: f32,
    /// Simulations spent on it.
    pub simulations: u32,
    /// The standard error of the reward.
    pub doubt: f32,
}

impl<A> Advised<A> {
    /// What is known for certain of an option, from a number of worlds.
    pub(crate) const fn of(action: A, found: &Prospect, seat: Seat, worlds: u32) -> Self {
        let (score, win_chance) = (found.scores[seat.index()], found.wins[seat.index()]);
        Self {
            action,
            score,
            win_chance,
            reward: found.rewards[seat.index()],
            simulations: worlds,
            doubt: 0.0,
        }
    }
}

/// The options, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// Each option once.
    pub options: Vec<Advised<A>>,
    /// Whether every option was played to its end in every way, so that nothing is left to doubt.
    solved: bool,
}

impl<A: Copy + Eq> Advice<A> {
    /// The options of a search with what every seat makes beyond their scores.
    pub(crate) fn searched(mut options: Vec<Advised<A>>, growth: f32) -> Self {
        for advised in &mut options {
            advised.score += growth;
        }
        Self::sorted(options, false)
    }

    /// The options of an ending that was solved.
    pub(crate) fn solved(options: Vec<Advised<A>>) -> Self {
        Self::sorted(options, true)
    }

    fn sorted(mut options: Vec<Advised<A>>, solved: bool) -> Self {
        let rank = |advised: &Advised<A>| (advised.simulations, advised.reward);
        options.sort_by(|one, other| {
            let ((more, better), (fewer, worse)) = (rank(other), rank(one));
            more.cmp(&fewer).then(better.total_cmp(&worse))
        });
        Self { options, solved }
    }

    /// What several searches of the same options found out together.
    pub(crate) fn pooled(options: &[A], advices: &[Self]) -> Self {
        let of = |action: A, advice: &Self| {
            advice.options.iter().find(|advised| advised.action == action).copied()
        };
        let pool = |&action: &A| pooled(advices.iter().filter_map(|advice| of(action, advice)));
        Self::sorted(options.iter().filter_map(pool).collect(), advices.iter().all(|advice| advice.solved))
    }

    /// All simulations of the search.
    pub fn simulations(&self) -> u32 {
        self.options.iter().map(|advised| advised.simulations).sum()
    }

    /// How sure the search is of its first option: its share of the simulations; wholly, if the ending was solved.
    pub fn confidence(&self) -> f32 {
        if self.solved {
            return 1.0;
        }
        let first = self.options.first().map_or(0, |advised| advised.simulations);
        first as f32 / self.simulations().max(1) as f32
    }
}

fn pooled<A: Copy>(found: impl Iterator<Item = Advised<A>>) -> Option<Advised<A>> {
    found.reduce(|one, other| {
        let (first, second) = (one.simulations.max(1) as f32, other.simulations.max(1) as f32);
        let mean = |a: f32, b: f32| (a * first + b * second) / (first + second);
        Advised {
            action: one.action,
            score: mean(one.score, other.score),
            win_chance: mean(one.win_chance, other.win_chance),
            reward: mean(one.reward, other.reward),
            simulations: one.simulations + other.simulations,
            doubt: ((one.doubt * first).powi(2) + (other.doubt * second).powi(2)).sqrt() / (first + second),
        }
    })
}
