//! A measured mean with its 95% confidence interval.

use serde::Serialize;
use std::fmt;

/// How often the true mean lies within the margin of a [`Figure`].
pub const INTERVAL: f64 = 0.95;

/// A mean and half the width of its 95% confidence interval. What is not known is not finite, which JSON writes as null.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Figure {
    pub mean: f64,
    /// The true mean lies this far from it at most, nineteen times out of twenty.
    pub margin: f64,
}

/// Sums of independent observations, from which a [`Figure`] is made.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Observations {
    count: f64,
    sum: f64,
    squares: f64,
}

/// The 97.5% point of the normal distribution.
const NORMAL: f64 = 1.959_964;

impl Observations {
    /// Notes one more.
    pub fn note(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Their mean, and how sure it is; with fewer than two nothing is sure, and none have no mean.
    pub fn figure(&self) -> Figure {
        if self.count < 1.0 {
            return Figure { mean: f64::NAN, margin: f64::INFINITY };
        }
        let mean = self.sum / self.count;
        if self.count < 2.0 {
            return Figure { mean, margin: f64::INFINITY };
        }
        let variance = (self.squares - self.sum * mean).max(0.0) / (self.count - 1.0);
        Figure { mean, margin: NORMAL * (variance / self.count).sqrt() }
    }
}

impl Figure {
    /// As a percentage: `64.2% ± 1.9`.
    pub fn percent(&self) -> String {
        format!("{:.1}% ± {}", self.mean * 100.0, margin(self.margin * 100.0, 1))
    }

    /// With this number of decimals: `0.217 ± 0.029`.
    pub fn digits(&self, digits: usize) -> String {
        format!("{:.digits$} ± {}", self.mean, margin(self.margin, digits))
    }
}

/// A margin nobody knows is a question mark.
fn margin(margin: f64, digits: usize) -> String {
    if margin.is_finite() { format!("{margin:.digits$}") } else { "?".into() }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.digits(2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_normal_one() {
        let mut seen = Observations::default();
        for value in [1.0, 2.0, 3.0, 4.0] {
            seen.note(value);
        }
        let figure = seen.figure();
        // Sample variance 5/3 over four observations.
        let wanted = NORMAL * (5.0_f64 / 3.0 / 4.0).sqrt();
        assert!((figure.mean - 2.5).abs() < 1e-12 && (figure.margin - wanted).abs() < 1e-12);
    }

    #[test]
    fn no_observation_has_no_mean() {
        let figure = Observations::default().figure();
        assert!(figure.mean.is_nan() && figure.margin.is_infinite());
    }

    #[test]
    fn a_margin_nobody_knows_is_a_question_mark() {
        let figure = Figure { mean: 0.5, margin: f64::INFINITY };
        assert_eq!((figure.percent(), figure.to_string()), ("50.0% ± ?".into(), "0.50 ± ?".into()));
        assert_eq!(Figure { mean: 0.2174, margin: 0.0291 }.digits(3), "0.217 ± 0.029");
    }

    #[test]
    fn one_observation_proves_nothing() {
        let mut seen = Observations::default();
        seen.note(7.0);
        assert_eq!(seen.figure(), Figure { mean: 7.0, margin: f64::INFINITY });
    }
}
