//! What an evaluator leads people to expect, compared with what greedy games come to.

use crate::play::{play, view};
use bots::{Evaluator, Forecast, GreedyBot};
use tabletop::{Game, Player};

const GAMES: u64 = 36;
/// By how many points all seats together may be judged too low or too high, over whole games.
const MOST_SHARED: f64 = 6.0;

/// How greedy games went beside their forecasts.
#[derive(Default)]
struct Misses {
    forecasts: f64,
    /// By how much all seats together were judged too low.
    shared: f64,
    /// Squares of how far a seat was off beside the others, in predicted deviations.
    squares: f64,
}

impl Misses {
    fn add(&mut self, forecast: &Forecast, scores: &[f64]) {
        let told = forecast.scores.map(|score| f64::from(score + forecast.growth));
        let misses: Vec<f64> = scores.iter().zip(told).map(|(score, told)| score - told).collect();
        let mean = misses.iter().sum::<f64>() / misses.len() as f64;
        let squares = misses.iter().map(|miss| (miss - mean).powi(2)).sum::<f64>();
        self.forecasts += 1.0;
        self.shared += mean;
        self.squares += squares / (misses.len().max(2) - 1) as f64 / f64::from(forecast.spread).powi(2);
    }
}

/// The scores and doubts told are about right from the first decision on; those told first may be off by `most`.
pub fn tells_about_what_greedy_games_come_to<G: Game>(start: &G, evaluator: &impl Evaluator<G>, most: f64) {
    let (first, all) = misses(start, evaluator);
    let seats = start.seats();
    let (opening, usual) = (first.shared / first.forecasts, all.shared / all.forecasts);
    assert!(opening.abs() < most, "{seats} seats: everybody makes {opening} points more than told at first");
    assert!(usual.abs() < MOST_SHARED, "{seats} seats: everybody makes {usual} points more than told");
    let deviations = (all.squares / all.forecasts).sqrt();
    // Alone there is nobody beside whom a score could be off.
    assert!(seats == 1 || (0.7..1.3).contains(&deviations), "{seats} seats: off by {deviations} spreads");
}

/// The misses of the first decisions of greedy games, and of all.
fn misses<G: Game>(start: &G, evaluator: &impl Evaluator<G>) -> (Misses, Misses) {
    let (mut first, mut all) = (Misses::default(), Misses::default());
    for seed in 0..GAMES {
        let (mut bot, mut forecasts) = (GreedyBot::new(evaluator.clone(), seed), Vec::new());
        let end = play(start, seed, |game, _, options| {
            forecasts.push(evaluator.forecast(game));
            bot.choose(&view(game), options)
        });
        let scores: Vec<f64> = end.standings().iter().map(|standing| f64::from(standing.score)).collect();
        first.add(&forecasts[0], &scores);
        for forecast in &forecasts {
            all.add(forecast, &scores);
        }
    }
    (first, all)
}
