//! A review as programs read it.

use super::{AnyReview, AnyTurningPoint, ReviewedStep, What};
use phrasebook::Voice;
use review::{Estimate, Total, rounded};
use serde::Serialize;
use tabletop::Seat;

/// A review, ready to be written as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ReviewTold {
    /// What the values are: a `chance` from zero to one, or a `score`.
    unit: &'static str,
    simulations: u32,
    totals: Vec<TotalTold>,
    turning_points: Vec<PointTold>,
    start: Vec<Figure>,
    steps: Vec<StepTold>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Figure {
    mean: f64,
    /// Its standard error; null where one simulation says nothing of it.
    error: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct TotalTold {
    seat: Seat,
    start: Figure,
    luck: Figure,
    own: Figure,
    rivals: Figure,
    result: f64,
    own_errors: Figure,
    rivals_errors: Figure,
    printed: Printed,
}

/// Whole percents, or points, that add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Printed {
    start: i64,
    luck: i64,
    own: i64,
    rivals: i64,
    result: i64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct PointTold {
    step: usize,
    seat: Seat,
    chosen: OptionTold,
    better: OptionTold,
    cost: Figure,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct OptionTold {
    notation: String,
    text: String,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct StepTold {
    by: String,
    notation: String,
    turn: u32,
    after: Vec<Figure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<Vec<Figure>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    change: Option<Vec<Figure>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<BetterTold>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct BetterTold {
    notation: String,
    error: Vec<Figure>,
}

impl AnyReview {
    /// It with words; the turning points are those of a seat, or of all.
    pub fn told(&self, voice: &Voice, of: Option<Seat>) -> ReviewTold {
        ReviewTold {
            unit: if self.seats == 1 { "score" } else { "chance" },
            simulations: self.simulations,
            totals: self.totals.iter().map(|total| TotalTold::of(total, self.printed(total))).collect(),
            turning_points: self.points(of).iter().map(|point| PointTold::of(point, voice)).collect(),
            start: figures(&self.start),
            steps: self.steps.iter().map(StepTold::of).collect(),
        }
    }

    /// The turning points of a seat, or of all.
    pub fn points(&self, of: Option<Seat>) -> &[AnyTurningPoint] {
        of.map_or(&self.turning_points, |seat| &self.of_seats[seat.index()])
    }

    /// Start, luck, own choices, those of others and the result in whole percents, or points alone: they add up.
    pub fn printable(&self, total: &Total) -> [i64; 5] {
        let scale = if self.seats == 1 { 1.0 } else { 100.0 };
        let parts = [total.start, total.luck, total.own, total.rivals].map(|part| part.mean * scale);
        let [start, luck, own, rivals] = rounded(parts);
        [start, luck, own, rivals, start + luck + own + rivals]
    }

    fn printed(&self, total: &Total) -> Printed {
        let [start, luck, own, rivals, result] = self.printable(total);
        Printed { start, luck, own, rivals, result }
    }
}

impl TotalTold {
    fn of(total: &Total, printed: Printed) -> Self {
        Self {
            seat: total.seat,
            start: Figure::of(total.start),
            luck: Figure::of(total.luck),
            own: Figure::of(total.own),
            rivals: Figure::of(total.rivals),
            result: places(total.result),
            own_errors: Figure::of(total.own_errors),
            rivals_errors: Figure::of(total.rivals_errors),
            printed,
        }
    }
}

impl PointTold {
    fn of(point: &AnyTurningPoint, voice: &Voice) -> Self {
        let option = |(notation, text): &(String, tabletop::Phrase)| OptionTold {
            notation: notation.clone(),
            text: voice.say(text),
        };
        Self {
            step: point.step,
            seat: point.seat,
            chosen: option(&point.chosen),
            better: option(&point.better),
            cost: Figure::of(point.cost),
        }
    }
}

impl StepTold {
    fn of(step: &ReviewedStep) -> Self {
        let (luck, change, better) = match &step.what {
            What::Luck(luck) => (Some(figures(luck)), None, None),
            What::Choice { change, better } => (None, Some(figures(change)), better.as_ref()),
            What::Forced => (None, None, None),
        };
        Self {
            by: step.line.seat.map_or_else(|| "*".into(), |seat| seat.to_string()),
            notation: step.line.notation.clone(),
            turn: step.turn,
            after: figures(&step.after),
            luck,
            change,
            better: better
                .map(|(notation, error)| BetterTold { notation: notation.clone(), error: figures(error) }),
        }
    }
}

impl Figure {
    fn of(estimate: Estimate) -> Self {
        let error = estimate.error.is_finite().then(|| places(estimate.error));
        Self { mean: places(estimate.mean), error }
    }
}

fn figures(estimates: &[Estimate]) -> Vec<Figure> {
    estimates.iter().copied().map(Figure::of).collect()
}

/// Six places are more than any simulation is sure of.
fn places(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}
