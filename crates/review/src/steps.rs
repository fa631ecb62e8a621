//! What a review has found: every step with its luck or its error, and what they add up to.

use crate::{Estimate, Values};
use tabletop::{Game, MAX_SEATS, Seat};

/// A number for every seat.
pub type Estimates = [Estimate; MAX_SEATS];

/// The review of a finished game.
#[derive(Clone, Debug)]
pub struct Review<G: Game> {
    pub seats: usize,
    /// Simulations of every position.
    pub simulations: u32,
    /// The value of the game before its first step.
    pub start: Estimates,
    pub steps: Vec<Step<G>>,
    /// What the game brought every seat.
    pub result: Values,
}

/// One step of the game.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// A number that changes from every turn to the next.
    pub turn: u32,
    /// The value of the game after it: a sum of luck and choices, which may be a little beyond what a chance can be.
    pub after: Estimates,
    pub event: Event<G>,
}

/// What a step was.
#[derive(Clone, Debug)]
pub enum Event<G: Game> {
    /// Chance brought something.
    Luck {
        outcome: G::Chance,
        /// What it changed for every seat, against what could be expected.
        luck: Estimates,
    },
    /// A seat chose among several options.
    Choice {
        seat: Seat,
        chosen: G::Action,
        /// How the value changed by it, for every seat: the error, and what the estimates leave over.
        change: Estimates,
        /// What was better by what the seat knew, if anything was.
        better: Option<Alternative<G>>,
    },
    /// A seat had one option.
    Forced { seat: Seat, chosen: G::Action },
}

/// A better option.
#[derive(Clone, Debug)]
pub struct Alternative<G: Game> {
    pub action: G::Action,
    /// What the choice changed for every seat against this option; for the seat that chose, it lost this.
    pub error: Estimates,
}

/// What a seat's game was made of: start, luck, its own choices and those of the others add up to the result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Total {
    pub seat: Seat,
    pub start: Estimate,
    pub luck: Estimate,
    /// What its own choices changed: its errors, and what the estimates leave over where it chose.
    pub own: Estimate,
    /// What the choices of others changed.
    pub rivals: Estimate,
    /// What it lost by its own errors, as far as they can be pinned on single choices: never more than zero.
    pub own_errors: Estimate,
    /// What it gained by the errors of others.
    pub rivals_errors: Estimate,
    pub result: f64,
}

/// A choice that cost more than its uncertainty.
#[derive(Clone, Debug)]
pub struct TurningPoint<G: Game> {
    /// The step, from one.
    pub step: usize,
    pub seat: Seat,
    pub chosen: G::Action,
    pub better: G::Action,
    /// What it cost the seat: more than zero.
    pub cost: Estimate,
}

impl<G: Game> Review<G> {
    /// What a seat's game was made of.
    pub fn total(&self, seat: Seat) -> Total {
        let of = seat.index();
        let mut total = Total {
            seat,
            start: self.start[of],
            luck: Estimate::default(),
            own: Estimate::default(),
            rivals: Estimate::default(),
            own_errors: Estimate::default(),
            rivals_errors: Estimate::default(),
            result: self.result[of],
        };
        for step in &self.steps {
            match &step.event {
                Event::Luck { luck, .. } => total.luck = total.luck.plus(luck[of]),
                Event::Choice { seat: by, change, better, .. } => {
                    let error = better.as_ref().map_or(Estimate::default(), |better| better.error[of]);
                    let (sum, errors) = if *by == seat {
                        (&mut total.own, &mut total.own_errors)
                    } else {
                        (&mut total.rivals, &mut total.rivals_errors)
                    };
                    *sum = sum.plus(change[of]);
                    *errors = errors.plus(error);
                }
                Event::Forced { .. } => {}
            }
        }
        total
    }

    /// What is printed as zero is no cost: half a percent, or half a point alone.
    const fn least(&self) -> f64 {
        if self.seats == 1 { 0.5 } else { 0.005 }
    }

    /// The costliest choices of a seat, or of all, in the order of the game: at most `most`, one of each turn, and none whose
    /// cost is within its uncertainty.
    pub fn turning_points(&self, of: Option<Seat>, most: usize) -> Vec<TurningPoint<G>> {
        let mut found: Vec<(u32, TurningPoint<G>)> = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            let Some(point) = turning_point(index + 1, step) else { continue };
            if of.is_some_and(|seat| seat != point.seat) || point.cost.mean < self.least() {
                continue;
            }
            match found.iter_mut().find(|(turn, known)| *turn == step.turn && known.seat == point.seat) {
                Some((_, known)) if known.cost.mean >= point.cost.mean => {}
                Some((_, known)) => *known = point,
                None => found.push((step.turn, point)),
            }
        }
        found.sort_by(|(_, one), (_, other)| other.cost.mean.total_cmp(&one.cost.mean));
        found.truncate(most);
        let mut points: Vec<_> = found.into_iter().map(|(_, point)| point).collect();
        points.sort_by_key(|point| point.step);
        points
    }
}

fn turning_point<G: Game>(number: usize, step: &Step<G>) -> Option<TurningPoint<G>> {
    let Event::Choice { seat, chosen, better: Some(better), .. } = &step.event else { return None };
    let error = better.error[seat.index()];
    let cost = Estimate { mean: -error.mean, error: error.error };
    let (seat, chosen) = (*seat, *chosen);
    let point = TurningPoint { step: number, seat, chosen, better: better.action, cost };
    (cost.mean > cost.margin()).then_some(point)
}
