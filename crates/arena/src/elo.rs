//! Elo ratings from who beat whom, by maximum likelihood.

use crate::Figure;
use serde::Serialize;

/// Results of pairs: how often each beat each, shared victories counting half.
#[derive(Clone, PartialEq, Debug)]
pub struct Elo {
    names: Vec<String>,
    wins: Vec<Vec<f64>>,
}

/// One contestant's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Its name.
    pub name: String,
    /// Its rating; the mean of all is 1500.
    pub rating: Figure,
    /// Games it played.
    pub games: f64,
    /// Share of them it won.
    pub share: f64,
}

/// Elo points for a tenfold chance.
const SCALE: f64 = 400.0;
/// Half a game drawn with an average player keeps the ratings of a clean sweep finite.
const PRIOR: f64 = 0.5;
const ROUNDS: usize = 2000;

impl Elo {
    /// Nobody has played yet.
    pub fn new(names: Vec<String>) -> Self {
        let count = names.len();
        Self { names, wins: vec![vec![0.0; count]; count] }
    }

    /// Notes `share` of `games` won by `one` over `other`.
    pub fn note(&mut self, one: usize, other: usize, share: f64, games: f64) {
        self.wins[one][other] += share * games;
        self.wins[other][one] += (1.0 - share) * games;
    }

    /// Ratings that make these results most likely, best first.
    pub fn ratings(&self) -> Vec<Rating> {
        let strengths = self.strengths();
        let logs: Vec<f64> = strengths.iter().map(|strength| strength.log10() * SCALE).collect();
        let mean = logs.iter().sum::<f64>() / logs.len().max(1) as f64;
        let mut ratings: Vec<Rating> = (0..self.names.len())
            .map(|index| self.rating(index, 1500.0 + logs[index] - mean, &strengths))
            .collect();
        ratings.sort_by(|one, other| other.rating.mean.total_cmp(&one.rating.mean));
        ratings
    }

    fn rating(&self, index: usize, mean: f64, strengths: &[f64]) -> Rating {
        let games: f64 = (0..self.names.len()).map(|other| self.games(index, other)).sum();
        let won: f64 = self.wins[index].iter().sum();
        // The information of the results about this one rating, the others held fixed.
        let information: f64 = (0..self.names.len())
            .map(|other| {
                let chance = strengths[index] / (strengths[index] + strengths[other]);
                self.games(index, other) * chance * (1.0 - chance)
            })
            .sum();
        let per_point = std::f64::consts::LN_10 / SCALE;
        let margin = 1.96 / (per_point * information.max(f64::MIN_POSITIVE).sqrt());
        Rating {
            name: self.names[index].clone(),
            rating: Figure { mean, margin },
            games,
            share: won / games.max(1.0),
        }
    }

    fn games(&self, one: usize, other: usize) -> f64 {
        self.wins[one][other] + self.wins[other][one]
    }

    /// Bradley and Terry's model, solved by the usual iteration.
    fn strengths(&self) -> Vec<f64> {
        let count = self.names.len();
        let mut strengths = vec![1.0; count];
        for _ in 0..ROUNDS {
            let next: Vec<f64> = (0..count).map(|index| self.improved(index, &strengths)).collect();
            strengths = next;
        }
        strengths
    }

    fn improved(&self, index: usize, strengths: &[f64]) -> f64 {
        let won = self.wins[index].iter().sum::<f64>() + PRIOR / 2.0;
        let against = |other: usize| self.games(index, other) / (strengths[index] + strengths[other]);
        let met: f64 = (0..strengths.len()).filter(|&other| other != index).map(against).sum();
        won / (met + PRIOR / (strengths[index] + 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|index| format!("bot {index}")).collect()
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let mut elo = Elo::new(names(2));
        elo.note(0, 1, 10.0 / 11.0, 110_000.0);
        let ratings = elo.ratings();
        assert_eq!(ratings[0].name, "bot 0");
        let gap = ratings[0].rating.mean - ratings[1].rating.mean;
        assert!((gap - 400.0).abs() < 0.5, "{gap}");
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating_and_equals_share_theirs() {
        let mut elo = Elo::new(names(3));
        elo.note(0, 1, 1.0, 100.0);
        elo.note(0, 2, 1.0, 100.0);
        elo.note(1, 2, 0.5, 100.0);
        let ratings = elo.ratings();
        assert!(ratings[0].rating.mean.is_finite() && ratings[0].rating.mean > 1700.0);
        assert!((ratings[1].rating.mean - ratings[2].rating.mean).abs() < 1e-6);
    }
}
