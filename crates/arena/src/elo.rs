//! Elo ratings from who beat whom, by maximum likelihood.

use crate::Figure;
use serde::Serialize;

/// Results of pairs: how often each beat each, shared victories counting half.
///
/// ```
/// let mut elo = arena::Elo::new(vec!["keen".into(), "calm".into()]);
/// elo.note(0, 1, 0.75, 40);
/// assert_eq!(elo.ratings()[0].name, "keen");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Elo {
    names: Vec<String>,
    wins: Vec<Vec<f64>>,
    games: Vec<Vec<u64>>,
}

/// One contestant's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub name: String,
    /// Its rating, if it played; the mean of all who did is 1500.
    pub rating: Option<Figure>,
    /// Games it played.
    pub games: u64,
    /// Share of them it won.
    pub share: Option<f64>,
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
        Self { names, wins: vec![vec![0.0; count]; count], games: vec![vec![0; count]; count] }
    }

    /// Notes `share` of `games` won by `one` over `other`.
    pub fn note(&mut self, one: usize, other: usize, share: f64, games: u64) {
        self.wins[one][other] += share * games as f64;
        self.wins[other][one] += (1.0 - share) * games as f64;
        self.games[one][other] += games;
        self.games[other][one] += games;
    }

    /// All games that were noted.
    pub fn all_games(&self) -> u64 {
        self.games.iter().flatten().sum::<u64>() / 2
    }

    /// Ratings that make these results most likely, best first; last come those who have not played.
    pub fn ratings(&self) -> Vec<Rating> {
        let strengths = self.strengths();
        let logs: Vec<f64> = strengths.iter().map(|strength| strength.log10() * SCALE).collect();
        let played: Vec<usize> = (0..logs.len()).filter(|&index| self.games_of(index) > 0).collect();
        let mean = played.iter().map(|&index| logs[index]).sum::<f64>() / played.len().max(1) as f64;
        let mut ratings: Vec<Rating> = (0..self.names.len())
            .map(|index| self.rating(index, 1500.0 + logs[index] - mean, &strengths))
            .collect();
        let place = |rating: &Rating| rating.rating.map_or(f64::NEG_INFINITY, |figure| figure.mean);
        ratings.sort_by(|one, other| place(other).total_cmp(&place(one)));
        ratings
    }

    fn rating(&self, index: usize, mean: f64, strengths: &[f64]) -> Rating {
        let games = self.games_of(index);
        let won: f64 = self.wins[index].iter().sum();
        Rating {
            name: self.names[index].clone(),
            rating: (games > 0).then(|| Figure { mean, margin: self.margin(index, strengths) }),
            games,
            share: (games > 0).then(|| won / games as f64),
        }
    }

    fn margin(&self, index: usize, strengths: &[f64]) -> f64 {
        // The information of the results about this one rating, the others held fixed.
        let information: f64 = (0..self.names.len())
            .map(|other| {
                let chance = strengths[index] / (strengths[index] + strengths[other]);
                self.games(index, other) * chance * (1.0 - chance)
            })
            .sum();
        let per_point = std::f64::consts::LN_10 / SCALE;
        1.96 / (per_point * information.max(f64::MIN_POSITIVE).sqrt())
    }

    fn games_of(&self, index: usize) -> u64 {
        self.games[index].iter().sum()
    }

    fn games(&self, one: usize, other: usize) -> f64 {
        self.games[one][other] as f64
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

    fn means(elo: &Elo) -> Vec<f64> {
        elo.ratings().iter().filter_map(|rating| rating.rating).map(|figure| figure.mean).collect()
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let mut elo = Elo::new(names(2));
        elo.note(0, 1, 10.0 / 11.0, 110_000);
        assert_eq!(elo.ratings()[0].name, "bot 0");
        let means = means(&elo);
        let gap = means[0] - means[1];
        assert!((gap - 400.0).abs() < 0.5, "{gap}");
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating_and_equals_share_theirs() {
        let mut elo = Elo::new(names(3));
        elo.note(0, 1, 1.0, 100);
        elo.note(0, 2, 1.0, 100);
        elo.note(1, 2, 0.5, 100);
        let means = means(&elo);
        assert!(means[0].is_finite() && means[0] > 1700.0);
        assert!((means[1] - means[2]).abs() < 1e-6);
    }

    #[test]
    fn nothing_is_known_of_whoever_has_not_played() {
        let mut elo = Elo::new(names(3));
        elo.note(1, 2, 0.25, 8);
        let last = elo.ratings().pop().expect("everybody is listed");
        assert_eq!(last, Rating { name: "bot 0".into(), rating: None, games: 0, share: None });
        let means = means(&elo);
        assert_eq!((means.len(), elo.all_games()), (2, 8));
        assert!((means.iter().sum::<f64>() - 3000.0).abs() < 1e-6, "{means:?}");
    }
}
