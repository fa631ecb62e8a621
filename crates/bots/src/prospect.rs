//! What an end or a forecast is worth to every seat, in one currency.

use crate::evaluator::{Evaluator, Forecast, PerSeat, scores};
use tabletop::{Game, Pending, Standings};

/// What the search adds up: rewards to choose by, and the scores and win chances it reports to people.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospect {
    /// What each seat strives for, from zero to one.
    pub rewards: PerSeat,
    /// The final scores, but for the growth.
    pub scores: PerSeat,
    /// Each seat's share of the victory.
    pub wins: PerSeat,
    /// What every seat makes beyond its score, whatever is chosen now.
    pub growth: f32,
}

/// Winning counts most; the margin tells good from bad where winning is sure or out of reach.
const MARGIN_SHARE: f32 = 0.25;
/// A lead of this many points is worth three quarters of what any lead can be worth.
const USUAL_MARGIN: f32 = 15.0;
/// In solo play, this many points are worth one half.
const SOLO_SCALE: f32 = 80.0;

impl Prospect {
    /// The prospect of a game now: its end, or what the evaluator forecasts.
    pub fn of<G: Game>(game: &G, evaluator: &impl Evaluator<G>) -> Self {
        match game.pending() {
            Pending::Over => Self::of_end(&game.standings(), game.seats()),
            _ => Self::of_forecast(&evaluator.forecast(game), game.seats()),
        }
    }

    /// The same after as much thought as the evaluator can give to the rest of the turn.
    pub fn thought_through<G: Game>(game: &G, evaluator: &impl Evaluator<G>) -> Self {
        match game.pending() {
            Pending::Over => Self::of_end(&game.standings(), game.seats()),
            _ => evaluator.outlook(game).map_or_else(
                || Self::of(game, evaluator),
                |outlook| Self::of_forecast(&outlook, game.seats()),
            ),
        }
    }

    /// The mean of several prospects; nothing of none.
    pub fn mean(prospects: impl Iterator<Item = Self>) -> Self {
        let (mut sum, mut count) = (Self::default(), 0.0);
        for prospect in prospects {
            count += 1.0;
            sum.add(1.0, &prospect);
        }
        let mut mean = Self::default();
        mean.add(1.0 / f32::max(count, 1.0), &sum);
        mean
    }

    /// Adds a share of another prospect.
    pub(crate) fn add(&mut self, share: f32, other: &Self) {
        for (sum, value) in self.all_mut().zip(other.all()) {
            *sum += share * value;
        }
    }

    fn all(&self) -> impl Iterator<Item = f32> {
        self.rewards.into_iter().chain(self.scores).chain(self.wins).chain([self.growth])
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.rewards.iter_mut().chain(&mut self.scores).chain(&mut self.wins).chain([&mut self.growth])
    }

    /// The prospect of a finished game.
    pub fn of_end(standings: &Standings, seats: usize) -> Self {
        let mut wins = PerSeat::default();
        let share = 1.0 / standings.winners().count() as f32;
        standings.winners().for_each(|seat| wins[seat.index()] = share);
        Self::new(scores(standings), wins, seats)
    }

    /// The prospect of a game that will end about as forecast.
    pub fn of_forecast(forecast: &Forecast, seats: usize) -> Self {
        let growth = forecast.growth;
        Self { growth, ..Self::new(forecast.scores, win_chances(forecast, seats), seats) }
    }

    fn new(scores: PerSeat, wins: PerSeat, seats: usize) -> Self {
        let mut rewards = PerSeat::default();
        for (seat, reward) in rewards[..seats].iter_mut().enumerate() {
            *reward = if seats == 1 {
                squashed(scores[seat] / SOLO_SCALE)
            } else {
                let lead = scores[seat] - best_other(&scores[..seats], seat);
                wins[seat] * (1.0 - MARGIN_SHARE) + squashed(lead / USUAL_MARGIN) * MARGIN_SHARE
            };
        }
        Self { rewards, scores, wins, growth: 0.0 }
    }
}

/// From zero to one, one half at zero.
fn squashed(value: f32) -> f32 {
    0.5 + 0.5 * value / (1.0 + value.abs())
}

fn best_other(scores: &[f32], seat: usize) -> f32 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
    others.map(|(_, &score)| score).fold(f32::MIN, f32::max)
}

/// Chances to come first when every score is off by about the spread.
fn win_chances(forecast: &Forecast, seats: usize) -> PerSeat {
    // Scores that miss by a Gumbel distribution of this deviation win with these odds exactly.
    let scale = forecast.spread.max(0.05) * (6.0_f32.sqrt() / std::f32::consts::PI);
    let scores = &forecast.scores[..seats];
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut chances = PerSeat::default();
    for (chance, score) in chances.iter_mut().zip(scores) {
        *chance = ((score - best) / scale).exp();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}
