//! A finished game looked at step by step, as often as the budget allows.

use crate::chance::Weighing;
use crate::choice::Comparison;
use crate::steps::Estimates;
use crate::{Alternative, Estimate, Event, Judge, Review, Step, Values, result};
use bots::{Budget, FastDealer};
use referee::{Dishonesty, Record, RecordError, StepLine, Verdict};
use std::time::Instant;
use tabletop::{Dealer, Game, MAX_SEATS, Pending};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inquiry {
    /// How often every position is simulated, or for how long all of them together; each at least once.
    pub budget: Budget,
    /// With the same seed and a budget of simulations the review is the same.
    pub seed: u64,
}

/// Looks on, and may stop a review.
pub trait Watch {
    /// How far it has come, from zero to one.
    fn progress(&self, _share: f64) {}

    /// Whether nobody waits for it any more.
    fn stopped(&self) -> bool {
        false
    }
}

impl Watch for () {}

/// Why a game was not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// The record is damaged or describes an illegal game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The seed does not deal what the record says.
    #[error("{0}; a game that does not verify is not reviewed")]
    Dishonest(Dishonesty),
    /// The game is still in play.
    #[error("the game is not over after {steps} steps; play it to its end, then ask for its review")]
    Unfinished { steps: usize },
    /// Someone stopped it.
    #[error("the review was stopped before it was done")]
    Stopped,
}

/// What is simulated about one step.
enum Node<G: Game> {
    Chance(G::Chance, Box<Weighing<G>>),
    Choice(Box<Comparison<G>>),
    Forced(tabletop::Seat, G::Action),
}

/// Reviews a finished record; the setup must be the one it was played with.
pub fn review<G: Game, J: Judge<G>>(
    setup: &G::Setup,
    record: &Record,
    judge: &mut J,
    inquiry: &Inquiry,
    watch: &dyn Watch,
) -> Result<Review<G>, ReviewError> {
    if let Verdict::Dishonest(dishonesty) = referee::verify::<G>(setup, record)? {
        return Err(ReviewError::Dishonest(dishonesty));
    }
    let mut game = referee::replay_to::<G>(setup, record, 0)?.game().clone();
    let mut nodes = Vec::with_capacity(record.steps().len());
    let begin = Instant::now();
    for line in record.steps() {
        if watch.stopped() {
            return Err(ReviewError::Stopped);
        }
        let turn = judge.turn(&game);
        let node = node(&mut game, line, judge);
        nodes.push((turn, node));
    }
    if game.pending() != Pending::Over {
        return Err(ReviewError::Unfinished { steps: record.steps().len() });
    }
    let simulations = simulate(&mut nodes, judge, inquiry, begin, watch)?;
    let result = result(&game.standings(), game.seats());
    Ok(summed::<G, J>(nodes, result, game.seats(), simulations))
}

/// What is to be asked about the step on a line, which is played.
fn node<G: Game, J: Judge<G>>(game: &mut G, line: &StepLine, judge: &mut J) -> Node<G> {
    let step = line.read::<G>().expect("a record that was verified has steps of its game");
    let before = game.clone();
    step.play(game);
    match step {
        referee::Step::Chance(outcome) => Node::Chance(outcome, Box::new(Weighing::new(before, outcome))),
        referee::Step::Decision(seat, chosen) => {
            let mut options = Vec::new();
            before.options(&mut options);
            if options.len() == 1 {
                return Node::Forced(seat, chosen);
            }
            Node::Choice(Box::new(Comparison::new(before, seat, chosen, &options, judge)))
        }
    }
}

/// Simulates every position as often as the budget allows; tells how often.
fn simulate<G: Game, J: Judge<G>>(
    nodes: &mut [(u32, Node<G>)],
    judge: &mut J,
    inquiry: &Inquiry,
    begin: Instant,
    watch: &dyn Watch,
) -> Result<u32, ReviewError> {
    let count = nodes.len().max(1);
    let mut round = 0;
    while goes_on(inquiry.budget, J::EXACT, round, begin) {
        // A choice that follows chance is simulated with the same luck as what chance brought.
        let mut moment_seed = seed_of(inquiry.seed, count, round);
        for (index, (_, node)) in nodes.iter_mut().enumerate() {
            if watch.stopped() {
                return Err(ReviewError::Stopped);
            }
            let seed = seed_of(inquiry.seed, index, round);
            match node {
                Node::Chance(_, weighing) => {
                    weighing.simulate(judge, seed);
                    moment_seed = seed;
                }
                Node::Choice(comparison) => {
                    comparison.simulate(judge, moment_seed, seed);
                    moment_seed = seed;
                }
                Node::Forced(..) => {}
            }
            watch.progress(share(inquiry.budget, J::EXACT, round, index as f64 / count as f64, begin));
        }
        round += 1;
    }
    Ok(round)
}

fn goes_on(budget: Budget, exact: bool, rounds: u32, begin: Instant) -> bool {
    match budget {
        _ if rounds == 0 => true,
        _ if exact => false,
        Budget::Simulations(most) => rounds < most,
        Budget::Time(time) => begin.elapsed() < time,
    }
}

fn share(budget: Budget, exact: bool, rounds: u32, part: f64, begin: Instant) -> f64 {
    match budget {
        _ if exact => part,
        Budget::Simulations(most) => (f64::from(rounds) + part) / f64::from(most.max(1)),
        Budget::Time(time) => (begin.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9)).min(1.0),
    }
}

/// Every step and every round has luck of its own.
fn seed_of(seed: u64, step: usize, round: u32) -> u64 {
    let mut dealer = FastDealer::numbered(seed, ((step as u64) << 32) | u64::from(round));
    u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX))
}

/// Adds up from the end, whose value is known: before a choice the value is what was simulated there, and before chance it
/// is what came less the luck. So whatever simulations leave over lies with the choice it arose at, and all adds up.
fn summed<G: Game, J: Judge<G>>(
    nodes: Vec<(u32, Node<G>)>,
    result: Values,
    seats: usize,
    simulations: u32,
) -> Review<G> {
    let mut after: Estimates = result.map(Estimate::exact);
    let mut steps = Vec::with_capacity(nodes.len());
    for (turn, node) in nodes.into_iter().rev() {
        let (before, event) = match node {
            Node::Chance(outcome, weighing) => {
                let luck = weighing.luck().estimates(J::EXACT);
                (difference(&after, &luck), Event::Luck { outcome, luck })
            }
            Node::Choice(comparison) => {
                let before = comparison.value().estimates(J::EXACT);
                (before, chosen::<G, J>(&comparison, difference(&after, &before)))
            }
            Node::Forced(seat, chosen) => (after, Event::Forced { seat, chosen }),
        };
        steps.push(Step { turn, after, event });
        after = before;
    }
    steps.reverse();
    Review { seats, simulations, start: after, steps, result }
}

fn chosen<G: Game, J: Judge<G>>(comparison: &Comparison<G>, change: Estimates) -> Event<G> {
    let (action, loss) = comparison.best();
    let (seat, chosen) = (comparison.seat, comparison.chosen);
    let better = (action != chosen).then(|| Alternative { action, error: loss.estimates(J::EXACT) });
    Event::Choice { seat, chosen, change, better }
}

fn difference(one: &Estimates, other: &Estimates) -> Estimates {
    std::array::from_fn::<_, MAX_SEATS, _>(|seat| Estimate {
        mean: one[seat].mean - other[seat].mean,
        error: one[seat].error.hypot(other[seat].error),
    })
}
