//! Means of simulated values, with their standard errors.

use crate::Values;
use tabletop::MAX_SEATS;

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    pub mean: f64,
    /// The standard error of the mean; zero for what is known exactly, not finite where a single simulation says nothing of it.
    pub error: f64,
}

/// The 97.5% point of the normal distribution.
const NORMAL: f64 = 1.959_964;

impl Estimate {
    /// What is known exactly.
    pub const fn exact(mean: f64) -> Self {
        Self { mean, error: 0.0 }
    }

    /// Half the width of its 95% confidence interval.
    pub fn margin(self) -> f64 {
        self.error * NORMAL
    }

    /// The sum of two that were simulated independently.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { mean: self.mean + other.mean, error: self.error.hypot(other.error) }
    }
}

/// Sums up simulated values of every seat (Welford's method).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    count: f64,
    mean: Values,
    squares: Values,
}

impl Tally {
    /// Notes one more simulation.
    pub fn note(&mut self, values: &Values) {
        self.count += 1.0;
        for (seat, value) in values.iter().enumerate() {
            let off = value - self.mean[seat];
            self.mean[seat] += off / self.count;
            self.squares[seat] += off * (value - self.mean[seat]);
        }
    }

    /// What it knows of every seat; exact judges are asked once, so what they say has no error.
    pub fn estimates(&self, exact: bool) -> [Estimate; MAX_SEATS] {
        std::array::from_fn(|seat| Estimate { mean: self.mean[seat], error: self.error(seat, exact) })
    }

    pub(crate) const fn mean(&self) -> Values {
        self.mean
    }

    fn error(&self, seat: usize, exact: bool) -> f64 {
        match self.count {
            _ if exact => 0.0,
            count if count < 2.0 => f64::INFINITY,
            count => (self.squares[seat] / (count - 1.0) / count).sqrt(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_error_is_that_of_the_mean() {
        let mut tally = Tally::default();
        for value in [1.0, 2.0, 3.0, 4.0] {
            tally.note(&[value, 0.0, 0.0, 0.0, 0.0]);
        }
        let known = tally.estimates(false)[0];
        assert!((known.mean - 2.5).abs() < 1e-12 && (known.error - (5.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_simulation_proves_nothing_unless_it_is_exact() {
        let mut tally = Tally::default();
        tally.note(&[0.5; MAX_SEATS]);
        assert!(tally.estimates(false)[0].error.is_infinite());
        assert_eq!(tally.estimates(true)[0], Estimate::exact(0.5));
    }
}
