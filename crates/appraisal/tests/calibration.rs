//! What appraisers tell people to expect is about what greedy games come to, from the first decision on.

mod table;

use appraisal::{coralia as reefs, wreck_raiders as wrecks};
use bots::{Budget, Evaluator, Forecast, GreedyBot, SearchBot, Settings};
use table::{play, view};
use tabletop::{Game, Player};
use wreck_raiders::Edition;

const GAMES: u64 = 36;

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

/// The scores told at first may be off by `most`.
fn is_about_right<G: Game>(start: &G, evaluator: &impl Evaluator<G>, most: f64) {
    let (first, all) = misses(start, evaluator);
    let seats = start.seats();
    let (opening, usual) = (first.shared / first.forecasts, all.shared / all.forecasts);
    assert!(opening.abs() < most, "{seats} seats: everybody makes {opening} points more than told at first");
    assert!(usual.abs() < 6.0, "{seats} seats: everybody makes {usual} points more than told");
    let deviations = (all.squares / all.forecasts).sqrt();
    // Alone there is nobody beside whom a score could be off.
    assert!(seats == 1 || (0.7..1.3).contains(&deviations), "{seats} seats: off by {deviations} spreads");
}

#[test]
fn the_scores_and_doubts_told_of_wreck_raiders_are_about_right() {
    for (edition, players) in
        [(Edition::Second, 2), (Edition::First, 3), (Edition::Second, 3), (Edition::Second, 4)]
    {
        is_about_right(&table::wreck_raiders(edition, players), &wrecks::Appraiser::default(), 40.0);
    }
}

#[test]
fn the_scores_told_of_wreck_raiders_alone_are_about_right() {
    is_about_right(&table::wreck_raiders(Edition::Second, 1), &wrecks::Appraiser::default(), 20.0);
}

#[test]
fn alone_no_option_that_was_hardly_tried_is_told_more_points_than_the_one_that_is_advised() {
    let settings = Settings::new(Budget::Simulations(400));
    for seed in 0..4 {
        let mut bot = SearchBot::new(wrecks::Appraiser::default(), settings, seed);
        play(&table::wreck_raiders(Edition::Second, 1), seed, |game, _, options| {
            if options.len() == 1 {
                return options[0];
            }
            let advised = bot.advise(&view(game), options).options;
            let hardly_tried = advised.iter().filter(|other| other.simulations * 10 < advised[0].simulations);
            let most = hardly_tried.map(|other| other.score).fold(f32::MIN, f32::max);
            assert!(advised[0].score > most - 1.0, "{advised:?}");
            advised[0].action
        });
    }
}

#[test]
fn the_scores_and_doubts_told_of_coralia_are_about_right() {
    for players in 2..=4 {
        is_about_right(&table::coralia(players), &reefs::Appraiser::default(), 8.0);
    }
}
