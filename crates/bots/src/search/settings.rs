//! How long a search thinks, and how.

use std::time::{Duration, Instant};

/// When a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// After exactly this number of simulations; with the same seed the choice is the same.
    Simulations(u32),
    /// After so much time, but never before the first simulation.
    Time(Duration),
}

/// What happens where the tree ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaf {
    /// The evaluator glances at every option.
    #[default]
    Glance,
    /// The game is played to its end, every choice as likely as another.
    Playout,
    /// The game is played to its end by the evaluator's instinct.
    Instinct,
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// When it stops.
    pub budget: Budget,
    /// How far it errs at a table of several: the difference in reward at which a worse option is chosen about a third as
    /// often. Zero never errs.
    pub temperature: f32,
    /// What happens where the tree ends.
    pub leaf: Leaf,
    /// How much it tries options that look worse.
    pub curiosity: f32,
    /// How many simulations a first glance counts for.
    pub trust: f32,
    /// Whatever the budget says, at this moment it comes back with what it has found by then.
    pub latest: Option<Instant>,
}

/// How much of its budget a search spends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// All of it.
    Whole,
    /// Until what is left of it cannot change the choice.
    UntilSettled,
}

/// Measures a budget.
pub(crate) struct Meter {
    done: u32,
    most: u32,
    begin: Instant,
    end: Option<Instant>,
}

/// Looking at the clock costs as much as a short simulation.
const SIMULATIONS_A_LOOK: u32 = 8;

/// The number of simulations between two checks whether the choice is settled.
const SIMULATIONS_A_QUESTION: u32 = 64;

/// The number of steps of an ending that take about as long as one simulation.
const STEPS_A_SIMULATION: u32 = 8;

impl Settings {
    /// The settings of a strong search with this budget.
    pub const fn new(budget: Budget) -> Self {
        Self { budget, temperature: 0.0, leaf: Leaf::Glance, curiosity: 0.06, trust: 10.0, latest: None }
    }

    /// The settings of a search that plays every simulation to the end of the game by instinct.
    pub const fn eager(budget: Budget) -> Self {
        Self { leaf: Leaf::Instinct, ..Self::plain(budget) }
    }

    /// The settings of plain search: random playouts, no opinion about anything.
    pub const fn plain(budget: Budget) -> Self {
        Self { budget, temperature: 0.0, leaf: Leaf::Playout, curiosity: 0.7, trust: 0.0, latest: None }
    }

    /// Whether it must come back now.
    pub(crate) fn is_late(&self) -> bool {
        self.latest.is_some_and(|latest| Instant::now() >= latest)
    }

    pub(crate) fn meter(&self) -> Meter {
        let begin = Instant::now();
        let (most, end) = match self.budget {
            Budget::Simulations(count) => (count, None),
            Budget::Time(time) => (u32::MAX, Some(begin + time)),
        };
        Meter { done: 0, most, begin, end: end.into_iter().chain(self.latest).min() }
    }
}

impl Budget {
    /// Steps that may be spent on solving an ending, which leave the better part of the budget if it proves too large.
    pub(crate) fn steps(self) -> u32 {
        match self {
            Self::Simulations(count) => count.saturating_mul(STEPS_A_SIMULATION),
            Self::Time(time) => u32::try_from(time.as_micros()).unwrap_or(u32::MAX),
        }
    }

    /// One part of this budget when `parts` share it; parts numbered low get the simulations left over.
    pub(crate) fn part(self, number: u32, parts: u32) -> Self {
        match self {
            Self::Simulations(count) => Self::Simulations(count / parts + u32::from(number < count % parts)),
            Self::Time(time) => Self::Time(time),
        }
    }
}

impl Meter {
    pub(crate) fn allows_one_more(&mut self) -> bool {
        if self.done == 0 {
            // What was thought before the first simulation says nothing about their pace.
            self.begin = Instant::now();
        }
        let looks = self.done > 0 && self.done.is_multiple_of(SIMULATIONS_A_LOOK);
        let in_time = !looks || self.end.is_none_or(|end| Instant::now() < end);
        let allowed = self.done < self.most && in_time;
        self.done += u32::from(allowed);
        allowed
    }

    /// Whether a lead in simulations exceeds all that can still follow; asked only now and then.
    pub(crate) fn is_settled_by(&self, lead: impl FnOnce() -> u32) -> bool {
        self.done.is_multiple_of(SIMULATIONS_A_QUESTION) && lead() > self.left()
    }

    /// The simulations that can still follow; by the clock as many as its pace allows.
    fn left(&self) -> u32 {
        let most = self.most - self.done;
        self.end.map_or(most, |end| {
            let now = Instant::now();
            let pace = f64::from(self.done) / (now - self.begin).as_secs_f64();
            most.min((pace * end.saturating_duration_since(now).as_secs_f64()).ceil() as u32)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_of_a_search_is_that_of_its_simulations_however_long_it_thought_before_them() {
        let mut meter = Settings::new(Budget::Time(Duration::from_secs(3600))).meter();
        meter.begin = meter.begin.checked_sub(Duration::from_secs(1000)).expect("the clock is old enough");
        assert!((0..SIMULATIONS_A_QUESTION).all(|_| meter.allows_one_more()));
        assert!(!meter.is_settled_by(|| 300), "hundreds more can follow in an hour");
    }
}
