//! Fits weights to how games really end: plays greedy games, and moves every weight towards the forecasts' misses.
#![allow(clippy::pedantic, clippy::print_stdout, clippy::needless_range_loop, missing_docs)]

use bots::{Evaluator, FastDealer, GreedyBot};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Dealer, Game, Pending, Player, Viewer};

fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let pivot = (i..n).max_by(|&x, &y| a[x][i].abs().total_cmp(&a[y][i].abs())).unwrap();
        a.swap(i, pivot);
        b.swap(i, pivot);
        for r in i + 1..n {
            let factor = a[r][i] / a[i][i];
            for c in i..n {
                let upper = a[i][c];
                a[r][c] -= factor * upper;
            }
            b[r] -= factor * b[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|c| a[i][c] * b[c]).sum();
        b[i] = (b[i] - known) / a[i][i];
    }
    b
}

struct Sums {
    a: Vec<Vec<f64>>,
    b: Vec<f64>,
    misses: f64,
    bias: f64,
    count: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, usual: u64| arguments.get(index).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (players, games, passes) = (number(1, 3) as usize, number(2, 300), number(3, 1));
    let fixed: Vec<String> = arguments.get(4..).unwrap_or_default().to_vec();
    if arguments[0] == "coralia" {
        let setup = coralia::Setup { players, catalogue: coralia::Catalogue::standard() };
        let start = coralia::State::new(&setup).expect("the number of players is allowed");
        fit(&start, appraisal::coralia::Appraiser::new, games, passes, &fixed);
    } else {
        let setup = wreck_raiders::Setup {
            edition: wreck_raiders::Edition::Second,
            players,
            catalogue: wreck_raiders::Catalogue::standard(),
        };
        let start = wreck_raiders::State::new(&setup).expect("the number of players is allowed");
        fit(&start, appraisal::wreck_raiders::Appraiser::new, games, passes, &fixed);
    }
}

fn fit<G: Game, E: Evaluator<G>, W: Serialize + DeserializeOwned + Default>(
    start: &G,
    make: impl Fn(W) -> E,
    games: u64,
    passes: u64,
    fixed: &[String],
) {
    let mut weights = std::env::var("WEIGHTS").ok().map_or_else(
        || serde_json::to_value(W::default()).unwrap(),
        |text| serde_json::from_str(&text).unwrap(),
    );
    let names: Vec<String> = weights
        .as_object()
        .unwrap()
        .keys()
        .filter(|name| !name.contains("spread") && !fixed.contains(name))
        .cloned()
        .collect();
    for pass in 0..passes {
        let at = |value: &Value| make(serde_json::from_value(value.clone()).unwrap());
        let base = at(&weights);
        let old: Vec<f64> = names.iter().map(|name| weights[name].as_f64().unwrap()).collect();
        let step = |index: usize| old[index].abs().max(0.1) * 0.05;
        let moved: Vec<E> = names
            .iter()
            .enumerate()
            .map(|(index, name)| {
                let mut changed = weights.clone();
                changed[name.as_str()] = (old[index] + step(index)).into();
                at(&changed)
            })
            .collect();
        let n = names.len();
        let mut sums = Sums { a: vec![vec![0.0; n]; n], b: vec![0.0; n], misses: 0.0, bias: 0.0, count: 0.0 };
        for game in 0..games {
            let (states, scores) = played(start, &base, pass * 1_000_000 + game);
            for state in &states {
                let forecast = base.forecast(state).scores;
                let slopes: Vec<_> = moved.iter().map(|evaluator| evaluator.forecast(state).scores).collect();
                let seats = start.seats();
                let others = |seat: usize| (0..seats).filter(move |other| *other != seat);
                let share = if std::env::var("RELATIVE").is_ok() { 1.0 / (seats - 1) as f64 } else { 0.0 };
                for seat in 0..seats {
                    let missed = |seat: usize| scores[seat] - f64::from(forecast[seat]);
                    let miss = missed(seat) - share * others(seat).map(missed).sum::<f64>();
                    let slope = |index: usize, seat: usize| {
                        f64::from(slopes[index][seat] - forecast[seat]) / step(index)
                    };
                    let row: Vec<f64> = (0..n)
                        .map(|index| {
                            slope(index, seat)
                                - share * others(seat).map(|other| slope(index, other)).sum::<f64>()
                        })
                        .collect();
                    for i in 0..n {
                        for j in 0..n {
                            sums.a[i][j] += row[i] * row[j];
                        }
                        sums.b[i] += row[i] * miss;
                    }
                    sums.misses += miss * miss;
                    sums.bias += miss;
                    sums.count += 1.0;
                }
            }
        }
        for i in 0..n {
            // A pull back to the old weight, as strong as a thousandth of what was seen.
            sums.a[i][i] += sums.count * 0.002 / (old[i] * old[i]).max(0.04);
        }
        let delta = solve(sums.a, sums.b);
        println!(
            "pass {pass}: root mean square miss {:.2}, bias {:.2} over {} forecasts",
            (sums.misses / sums.count).sqrt(),
            sums.bias / sums.count,
            sums.count
        );
        for (index, name) in names.iter().enumerate() {
            println!("  {name:<20} {:>7.3} -> {:>7.3}", old[index], old[index] + delta[index]);
            weights[name.as_str()] = (old[index] + 0.7 * delta[index]).into();
        }
    }
    println!("{weights}");
}

/// A greedy game with some chance moves; gives some of its states and its final scores.
fn played<G: Game, E: Evaluator<G>>(start: &G, evaluator: &E, seed: u64) -> (Vec<G>, Vec<f64>) {
    let mut players: Vec<_> =
        (0..start.seats()).map(|seat| GreedyBot::new(evaluator.clone(), seed * 31 + seat as u64)).collect();
    let (mut game, mut dealer, mut outcomes, mut options) =
        (start.clone(), FastDealer::new(seed), Vec::new(), Vec::new());
    let mut states = Vec::new();
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => game.deal_by(&mut dealer, &mut outcomes, &mut ()),
            Pending::Decision(seat) => {
                options.clear();
                game.options(&mut options);
                let action = match options[..] {
                    [only] => only,
                    _ if dealer.below(12) == 0 => options[dealer.below(options.len() as u32) as usize],
                    _ => players[seat.index()].choose(&game.view(Viewer::Seat(seat)), &options),
                };
                game.act(action, &mut ());
                if game.pending() != Pending::Over && dealer.below(4) == 0 {
                    states.push(game.clone());
                }
            }
        }
    }
    let scores = game.standings().iter().map(|standing| f64::from(standing.score)).collect();
    (states, scores)
}
