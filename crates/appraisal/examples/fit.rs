//! Fits an appraiser's weights to how games really end, by least squares over the forecasts of greedy games.
//!
//! `cargo run --release -p appraisal --example fit -- coralia 3 3000`: game, players, games. It prints each weight
//! as it was and as the games suggest. Forecasts are compared seat against seat, so that long games say no more than
//! short ones.

use anstream::println;
use appraisal::{coralia as reefs, wreck_raiders as wrecks};
use bots::{Evaluator, FastDealer, GreedyBot};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, to_value};
use std::env;
use tabletop::{Dealer, Game, Pending, Player, Viewer};

/// One in so many choices is made at random, so that the weights learn about mistakes, too.
const MISTAKES: u32 = 12;
/// One in so many positions is judged.
const JUDGED: u32 = 4;
/// How strongly a weight is held where it is, for each forecast.
const INERTIA: f64 = 0.0003;

/// The normal equations of the fit.
struct Equations {
    matrix: Vec<Vec<f64>>,
    misses: Vec<f64>,
    forecasts: f64,
}

/// An appraiser, and for each weight one that differs in it by a step.
struct Slopes<E> {
    usual: E,
    moved: Vec<(E, f64)>,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number =
        |index: usize, usual| arguments.get(index).map_or(usual, |word| word.parse().unwrap_or(usual));
    let (players, games) = (number(1, 3), number(2, 300));
    if arguments.first().is_some_and(|name| name == "coralia") {
        let setup = coralia::Setup { players, catalogue: coralia::Catalogue::standard() };
        fit::<coralia::State, _, _>(&setup, reefs::Appraiser::new, games);
    } else {
        let edition = wreck_raiders::Edition::Second;
        let setup =
            wreck_raiders::Setup { edition, players, catalogue: wreck_raiders::Catalogue::standard() };
        fit::<wreck_raiders::State, _, _>(&setup, wrecks::Appraiser::new, games);
    }
}

fn fit<G, E, W>(setup: &G::Setup, appraiser: impl Fn(W) -> E, games: usize)
where
    G: Game,
    E: Evaluator<G>,
    W: Default + Serialize + DeserializeOwned,
{
    let start = G::new(setup).expect("the number of players is allowed");
    let weights = to_value(W::default()).expect("weights are numbers");
    let named: Vec<(String, f64)> = tunable(&weights);
    let slopes =
        Slopes::of(&weights, &named, |weights| appraiser(from_value(weights).expect("weights stay weights")));
    let mut equations = Equations::new(named.len());
    for seed in 0..games as u64 {
        equations.add_game(&start, &slopes, seed);
    }
    for ((name, weight), change) in named.iter().zip(equations.solve(&named)) {
        println!("{name:<20} {weight:>7.3} -> {:>7.3}", weight + change);
    }
}

/// The weights that move scores; spreads do not.
fn tunable(weights: &Value) -> Vec<(String, f64)> {
    let all = weights.as_object().into_iter().flatten();
    let numbers = all.filter_map(|(name, weight)| Some((name.clone(), weight.as_f64()?)));
    numbers.filter(|(name, _)| !name.ends_with("spread")).collect()
}

impl<E> Slopes<E> {
    fn of(weights: &Value, named: &[(String, f64)], appraiser: impl Fn(Value) -> E) -> Self {
        let moved = named.iter().map(|(name, weight)| {
            let step = weight.abs().max(0.1) * 0.05;
            let mut changed = weights.clone();
            changed[name] = (weight + step).into();
            (appraiser(changed), step)
        });
        Self { moved: moved.collect(), usual: appraiser(weights.clone()) }
    }
}

impl Equations {
    fn new(weights: usize) -> Self {
        Self { matrix: vec![vec![0.0; weights]; weights], misses: vec![0.0; weights], forecasts: 0.0 }
    }

    fn add_game<G: Game, E: Evaluator<G>>(&mut self, start: &G, slopes: &Slopes<E>, seed: u64) {
        let (positions, scores) = played(start, &slopes.usual, seed);
        for position in &positions {
            let usual = slopes.usual.forecast(position).scores;
            let moved: Vec<_> =
                slopes.moved.iter().map(|(moved, step)| (moved.forecast(position).scores, step)).collect();
            for seat in 0..scores.len() {
                let miss = lead(seat, scores.len(), |seat| scores[seat] - f64::from(usual[seat]));
                let slope = |(scores, step): &(bots::PerSeat, &f64)| {
                    lead(seat, start.seats(), |seat| f64::from(scores[seat] - usual[seat]) / *step)
                };
                self.add(&moved.iter().map(slope).collect::<Vec<_>>(), miss);
            }
        }
    }

    fn add(&mut self, slopes: &[f64], miss: f64) {
        for ((line, own), sum) in self.matrix.iter_mut().zip(slopes).zip(&mut self.misses) {
            line.iter_mut().zip(slopes).for_each(|(cell, other)| *cell += own * other);
            *sum += own * miss;
        }
        self.forecasts += 1.0;
    }

    /// The change of every weight, by elimination; the inertia makes the diagonal strong enough for it.
    fn solve(mut self, named: &[(String, f64)]) -> Vec<f64> {
        for (index, (_, weight)) in named.iter().enumerate() {
            self.matrix[index][index] += self.forecasts * INERTIA / (weight * weight).max(0.04);
        }
        for pivot in 0..named.len() {
            let (line, miss) = (self.matrix[pivot].clone(), self.misses[pivot]);
            for other in (0..named.len()).filter(|&other| other != pivot) {
                let factor = self.matrix[other][pivot] / line[pivot];
                self.matrix[other].iter_mut().zip(&line).for_each(|(cell, own)| *cell -= factor * own);
                self.misses[other] -= factor * miss;
            }
        }
        self.misses.iter().enumerate().map(|(index, miss)| miss / self.matrix[index][index]).collect()
    }
}

/// How far a seat is ahead of the mean of the others.
fn lead(seat: usize, seats: usize, value: impl Fn(usize) -> f64) -> f64 {
    let others: f64 = (0..seats).filter(|other| *other != seat).map(&value).sum();
    value(seat) - others / (seats.max(2) - 1) as f64
}

/// A greedy game with some mistakes: some of its positions, and its final scores.
fn played<G: Game, E: Evaluator<G>>(start: &G, evaluator: &E, seed: u64) -> (Vec<G>, Vec<f64>) {
    let (mut bot, mut game, mut dealer) =
        (GreedyBot::new(evaluator.clone(), seed), start.clone(), FastDealer::new(seed));
    let (mut positions, mut options) = (Vec::new(), Vec::new());
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
            Pending::Decision(seat) => {
                options.clear();
                game.options(&mut options);
                let mistake = dealer.below(MISTAKES) == 0;
                let any = options[dealer.below(options.len() as u32) as usize];
                let action = if mistake { any } else { bot.choose(&game.view(Viewer::Seat(seat)), &options) };
                game.act(action, &mut ());
                if game.pending() != Pending::Over && dealer.below(JUDGED) == 0 {
                    positions.push(game.clone());
                }
            }
        }
    }
    (positions, game.standings().iter().map(|standing| f64::from(standing.score)).collect())
}
