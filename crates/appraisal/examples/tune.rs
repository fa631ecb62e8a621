//! Tunes weights by self-play: changes one at a time, and keeps what beats the old ones clearly enough.
#![allow(clippy::pedantic, clippy::print_stdout, clippy::needless_range_loop, missing_docs)]

use bots::{Evaluator, FastDealer, GreedyBot};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use tabletop::{Game, Pending, Player, Viewer};

/// The margin of one seat with `new` over the others with `old`.
fn margin<G: Game, E: Evaluator<G>>(start: &G, [new, old]: [&E; 2], hero: usize, seed: u64) -> f64 {
    let bot = |seat: usize| {
        GreedyBot::new(if seat == hero { new.clone() } else { old.clone() }, seed * 31 + seat as u64)
    };
    let mut players: Vec<_> = (0..start.seats()).map(bot).collect();
    let (mut game, mut dealer, mut outcomes, mut options) =
        (start.clone(), FastDealer::new(seed), Vec::new(), Vec::new());
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => game.deal_by(&mut dealer, &mut outcomes, &mut ()),
            Pending::Decision(seat) => {
                options.clear();
                game.options(&mut options);
                let action = match options[..] {
                    [only] => only,
                    _ => players[seat.index()].choose(&game.view(Viewer::Seat(seat)), &options),
                };
                game.act(action, &mut ());
            }
        }
    }
    let standings = game.standings();
    let own = f64::from(standings.iter().nth(hero).expect("the hero sits at the table").score);
    let others = standings.iter().filter(|standing| standing.seat.index() != hero);
    let best = others.map(|standing| standing.score).max().unwrap_or(0);
    let win = if own >= f64::from(best) { 10.0 } else { 0.0 };
    (own - f64::from(best)) * 0.5 + win
}

fn tune<G: Game, E: Evaluator<G>, W: Serialize + DeserializeOwned + Default>(
    start: &G,
    make: impl Fn(W) -> E,
    games: u64,
    passes: u32,
    only: &[String],
    init: Option<String>,
) {
    let mut best = init.map_or_else(
        || serde_json::to_value(W::default()).unwrap(),
        |text| serde_json::from_str(&text).unwrap(),
    );
    let evaluator =
        |value: &Value| make(serde_json::from_value(value.clone()).expect("weights stay weights"));
    let names: Vec<String> = best
        .as_object()
        .unwrap()
        .keys()
        .filter(|name| only.is_empty() || only.contains(name))
        .cloned()
        .collect();
    let mut seed = 0;
    for pass in 0..passes {
        let step = [1.4, 1.25, 1.15][pass.min(2) as usize];
        for name in &names {
            let old = evaluator(&best);
            seed += games;
            let base: Vec<f64> = (0..games)
                .map(|number| {
                    margin(start, [&old, &old], (number % start.seats() as u64) as usize, seed + number)
                })
                .collect();
            for factor in [step, 1.0 / step] {
                let mut changed = best.clone();
                changed[name.as_str()] = (best[name.as_str()].as_f64().unwrap() * factor).into();
                let new = evaluator(&changed);
                let gains: Vec<f64> = base
                    .iter()
                    .enumerate()
                    .map(|(number, base)| {
                        margin(start, [&new, &old], number % start.seats(), seed + number as u64) - base
                    })
                    .collect();
                let mean = gains.iter().sum::<f64>() / games as f64;
                let error = (gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>()
                    / games as f64
                    / games as f64)
                    .sqrt();
                let kept = mean > 1.3 * error;
                println!(
                    "{name} x{factor:.2} = {:.3}: {mean:+.2} +- {error:.2}{}",
                    changed[name.as_str()],
                    if kept { "  kept" } else { "" }
                );
                if kept {
                    best = changed;
                    break;
                }
            }
        }
        println!("{best}");
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, usual: u64| arguments.get(index).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (players, games, passes) = (number(1, 3) as usize, number(2, 300), number(3, 1) as u32);
    let only = arguments.get(4..).unwrap_or_default();
    let init = std::env::var("WEIGHTS").ok();
    if arguments[0] == "coralia" {
        let setup = coralia::Setup { players, catalogue: coralia::Catalogue::standard() };
        let start = coralia::State::new(&setup).expect("the number of players is allowed");
        tune(&start, appraisal::coralia::Appraiser::new, games, passes, only, init);
    } else {
        let setup = wreck_raiders::Setup {
            edition: wreck_raiders::Edition::Second,
            players,
            catalogue: wreck_raiders::Catalogue::standard(),
        };
        let start = wreck_raiders::State::new(&setup).expect("the number of players is allowed");
        tune(&start, appraisal::wreck_raiders::Appraiser::new, games, passes, only, init);
    }
}
