//! Fits an evaluator's weights to how games really end, by least squares over the forecasts of greedy games.
//!
//! Forecasts are compared seat against seat, so that long games say no more than short ones.

use crate::play::options;
use bots::{Evaluator, FastDealer, GreedyBot, PerSeat};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, to_value};
use std::fmt;
use tabletop::{Dealer, Game, Pending, Player, Viewer};

/// One choice in this many is made at random, so that the weights learn about mistakes, too.
const MISTAKES: u32 = 12;
/// One position in this many is judged.
const JUDGED: u32 = 4;
/// How strongly a weight is held where it is, for each forecast.
const INERTIA: f64 = 0.0003;

/// A weight as it is, and as the games suggest it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The weight.
    pub name: String,
    /// Its value in the usual weights.
    pub usual: f64,
    /// The value that fits best.
    pub fitted: f64,
}

impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<20} {:>7.3} -> {:>7.3}", self.name, self.usual, self.fitted)
    }
}

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

/// Every weight that moves scores, after this many greedy games from `start`.
pub fn fit<G, E, W>(start: &G, appraiser: impl Fn(W) -> E, games: u64) -> Vec<Fitted>
where
    G: Game,
    E: Evaluator<G>,
    W: Default + Serialize + DeserializeOwned,
{
    let weights = to_value(W::default()).expect("weights are numbers");
    let named: Vec<(String, f64)> = tunable(&weights);
    let slopes =
        Slopes::of(&weights, &named, |weights| appraiser(from_value(weights).expect("weights stay weights")));
    let mut equations = Equations::new(named.len());
    for seed in 0..games {
        equations.add_game(start, &slopes, seed);
    }
    let changes = equations.solve(&named);
    let fitted = |((name, usual), change)| Fitted { name, usual, fitted: usual + change };
    named.into_iter().zip(changes).map(fitted).collect()
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
                let slope = |(scores, step): &(PerSeat, &f64)| {
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
    let mut positions = Vec::new();
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
            Pending::Decision(seat) => {
                let options = options(&game);
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
