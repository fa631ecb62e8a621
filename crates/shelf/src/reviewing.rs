//! The review of a finished game of any kind: numbers by seat, steps as they are written, turning points in words.

mod told;

use crate::NoRecord;
use kit::{ActionOf, GameOf, Kit, SetupOf};
use referee::{Record, StepLine};
pub use review::Watch as ReviewWatch;
use review::{Estimate, Event, Glances, Inquiry, Review, ReviewError, Step, Total, TurningPoint};
use tabletop::{Game, Phrase, Seat, Viewer};
pub use told::ReviewTold;

/// How many turning points are told.
const TOLD: usize = 3;

/// The review of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyReview {
    pub seats: usize,
    /// Simulations of every position.
    pub simulations: u32,
    /// The value of the game before its first step, by seat: the chance to win; alone, the score to expect.
    pub start: Vec<Estimate>,
    pub steps: Vec<ReviewedStep>,
    /// What every seat's game was made of.
    pub totals: Vec<Total>,
    /// The turning points of the game, in its order.
    pub turning_points: Vec<AnyTurningPoint>,
    /// The turning points of every seat.
    pub of_seats: Vec<Vec<AnyTurningPoint>>,
}

/// One step of a reviewed game.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedStep {
    pub line: StepLine,
    /// A number that changes from every turn to the next.
    pub turn: u32,
    /// The value after it, by seat.
    pub after: Vec<Estimate>,
    pub what: What,
}

/// What a step was.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// Chance changed so much, by seat.
    Luck(Vec<Estimate>),
    /// A seat chose.
    Choice {
        /// How the value changed, by seat.
        change: Vec<Estimate>,
        /// The notation of a better option, and what the choice changed against it, by seat.
        better: Option<(String, Vec<Estimate>)>,
    },
    /// A seat had one option.
    Forced,
}

/// A choice that cost more than its uncertainty.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyTurningPoint {
    /// The step, from one.
    pub step: usize,
    pub seat: Seat,
    /// The notation of what was chosen, and it in words.
    pub chosen: (String, Phrase),
    /// The notation of what was better, and it in words.
    pub better: (String, Phrase),
    pub cost: Estimate,
}

/// Why a game was not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewFailure {
    /// The game began with a position.
    #[error(transparent)]
    NoRecord(#[from] NoRecord),
    #[error(transparent)]
    Review(#[from] ReviewError),
}

pub(crate) fn review<K: Kit>(
    setup: &SetupOf<K>,
    record: &Record,
    inquiry: &Inquiry,
    watch: &dyn ReviewWatch,
) -> Result<AnyReview, ReviewFailure> {
    let mut judge = Glances::new(K::Evaluator::default());
    let review = review::review::<GameOf<K>, _>(setup, record, &mut judge, inquiry, watch)?;
    let told = |of| told::<K>(setup, record, &review.turning_points(of, TOLD));
    Ok(AnyReview {
        seats: review.seats,
        simulations: review.simulations,
        start: review.start[..review.seats].to_vec(),
        totals: Seat::all(review.seats).map(|seat| review.total(seat)).collect(),
        turning_points: told(None)?,
        of_seats: Seat::all(review.seats).map(|seat| told(Some(seat))).collect::<Result<_, _>>()?,
        steps: steps(record, &review),
    })
}

fn steps<G: Game>(record: &Record, review: &Review<G>) -> Vec<ReviewedStep> {
    let by_seat = |estimates: &[Estimate]| estimates[..review.seats].to_vec();
    let what = |step: &Step<G>| match &step.event {
        Event::Luck { luck, .. } => What::Luck(by_seat(luck)),
        Event::Forced { .. } => What::Forced,
        Event::Choice { change, better, .. } => What::Choice {
            change: by_seat(change),
            better: better.as_ref().map(|better| (better.action.to_string(), by_seat(&better.error))),
        },
    };
    let steps = record.steps().iter().zip(&review.steps);
    let reviewed = steps.map(|(line, step)| ReviewedStep {
        line: line.clone(),
        turn: step.turn,
        after: by_seat(&step.after),
        what: what(step),
    });
    reviewed.collect()
}

fn told<K: Kit>(
    setup: &SetupOf<K>,
    record: &Record,
    points: &[TurningPoint<GameOf<K>>],
) -> Result<Vec<AnyTurningPoint>, ReviewError> {
    points.iter().map(|point| in_words::<K>(setup, record, point)).collect()
}

/// The words of both options, as the seat that chose saw them.
fn in_words<K: Kit>(
    setup: &SetupOf<K>,
    record: &Record,
    point: &TurningPoint<GameOf<K>>,
) -> Result<AnyTurningPoint, ReviewError> {
    let table = referee::replay_to::<GameOf<K>>(setup, record, point.step - 1)?;
    let (view, options) = (table.view(Viewer::Seat(point.seat)), table.options());
    let words = |action: ActionOf<K>| (action.to_string(), K::action(&view, &options, &action));
    let (chosen, better) = (words(point.chosen), words(point.better));
    Ok(AnyTurningPoint { step: point.step, seat: point.seat, chosen, better, cost: point.cost })
}
