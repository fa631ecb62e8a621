//! One bot against others of one kind: seats rotated, the same deals for every seat, win share with its interval.
#![allow(clippy::pedantic, clippy::print_stdout, clippy::needless_range_loop, missing_docs)]

use bots::{Budget, Evaluator, FastDealer, GreedyBot, Level, RandomBot, SearchBot, Settings};
use std::time::{Duration, Instant};
use tabletop::{Game, Pending, Player, Viewer};

struct Clock {
    spent: Duration,
    decisions: u32,
}

fn bot<G: Game + 'static, E: Evaluator<G> + 'static>(
    name: &str,
    evaluator: &E,
    seed: u64,
) -> Box<dyn Player<G>> {
    match name.split_once(':').unwrap_or((name, "")) {
        ("random", _) => Box::new(RandomBot::new(seed)),
        ("greedy", _) => Box::new(GreedyBot::new(evaluator.clone(), seed)),
        ("sims", count) => {
            search(Settings::new(Budget::Simulations(count.parse().unwrap())), evaluator, seed)
        }
        ("time", time) => search(Settings::new(Budget::Time(millis(time))), evaluator, seed),
        ("plain", time) => search(Settings::plain(Budget::Time(millis(time))), evaluator, seed),
        ("plain-sims", count) => {
            search(Settings::plain(Budget::Simulations(count.parse().unwrap())), evaluator, seed)
        }
        ("curious", setting) => {
            let (curiosity, count) = setting.split_once(',').unwrap();
            let settings = Settings::new(Budget::Simulations(count.parse().unwrap()));
            search(Settings { curiosity: curiosity.parse().unwrap(), ..settings }, evaluator, seed)
        }
        ("s", setting) => {
            let set: Vec<f32> = setting.split(',').map(|word| word.parse().unwrap()).collect();
            let budget = if set[0] < 0.0 {
                Budget::Time(Duration::from_secs_f32(-set[0] / 1000.0))
            } else {
                Budget::Simulations(set[0] as u32)
            };
            let settings = Settings { trust: set[1], curiosity: set[2], ..Settings::new(budget) };
            search(settings, evaluator, seed)
        }
        (level, _) if level.parse::<Level>().is_ok() => {
            search(level.parse::<Level>().unwrap().settings(), evaluator, seed)
        }
        _ => panic!("no bot is called {name}"),
    }
}

fn millis(text: &str) -> Duration {
    Duration::from_secs_f64(text.parse::<f64>().unwrap() / 1000.0)
}

fn search<G: Game + 'static, E: Evaluator<G> + 'static>(
    settings: Settings,
    evaluator: &E,
    seed: u64,
) -> Box<dyn Player<G>> {
    Box::new(SearchBot::new(evaluator.clone(), settings, seed))
}

fn play<G: Game>(mut game: G, players: &mut [Box<dyn Player<G>>], clocks: &mut [Clock], seed: u64) -> G {
    let (mut dealer, mut outcomes, mut options) = (FastDealer::new(seed), Vec::new(), Vec::new());
    loop {
        match game.pending() {
            Pending::Over => return game,
            Pending::Chance => game.deal_by(&mut dealer, &mut outcomes, &mut ()),
            Pending::Decision(seat) => {
                options.clear();
                game.options(&mut options);
                let start = Instant::now();
                let view = game.view(Viewer::Seat(seat));
                let action = players[seat.index()].choose(&view, &options);
                if options.len() > 1 {
                    clocks[seat.index()].spent += start.elapsed();
                    clocks[seat.index()].decisions += 1;
                }
                game.act(action, &mut ());
            }
        }
    }
}

fn contest<G: Game + 'static, E: Evaluator<G> + 'static>(
    start: &G,
    evaluators: [&E; 2],
    names: [&str; 2],
    games: u64,
    seed: u64,
) {
    let seats = start.seats();
    let (mut wins, mut squares, mut scores, mut decisions) = (0.0, 0.0, [0.0; 2], [(0.0, 0_u32); 2]);
    let mut sources: std::collections::BTreeMap<&str, [f64; 2]> = Default::default();
    for number in 0..games {
        let (deal, hero) = (number / seats as u64 + seed * 1_000_003, (number % seats as u64) as usize);
        let kind = |seat: usize| usize::from(seat != hero);
        let mut players: Vec<_> = (0..seats)
            .map(|seat| bot(names[kind(seat)], evaluators[kind(seat)], deal * 31 + seat as u64))
            .collect();
        let mut clocks: Vec<_> = (0..seats).map(|_| Clock { spent: Duration::ZERO, decisions: 0 }).collect();
        let end = play(start.clone(), &mut players, &mut clocks, deal);
        let standings = end.standings();
        let winners = standings.winners().count() as f64;
        let share = if standings.winners().any(|seat| seat.index() == hero) { 1.0 / winners } else { 0.0 };
        wins += share;
        squares += share * share;
        for standing in standings.iter() {
            let side = kind(standing.seat.index());
            let weight = if side == 0 { 1.0 } else { 1.0 / (seats - 1) as f64 };
            scores[side] += f64::from(standing.score) * weight;
            for line in &standing.breakdown {
                sources.entry(line.source).or_default()[side] += f64::from(line.points) * weight;
            }
        }
        for (seat, clock) in clocks.iter().enumerate() {
            decisions[kind(seat)].0 += clock.spent.as_secs_f64();
            decisions[kind(seat)].1 += clock.decisions;
        }
    }
    let count = games as f64;
    let mean = wins / count;
    let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
    println!(
        "{} {} seats, {} against {}: {games} games, wins {:.1}% +- {:.1}",
        G::NAME,
        seats,
        names[0],
        names[1],
        100.0 * mean,
        196.0 * error
    );
    for (side, name) in names.iter().enumerate() {
        let (spent, number) = decisions[side];
        let by_source: Vec<_> =
            sources.iter().map(|(source, points)| format!("{source} {:.1}", points[side] / count)).collect();
        println!(
            "  {name:<12} score {:.1}  {:.2} ms a decision, {:.0} decisions a game: {}",
            scores[side] / count,
            1000.0 * spent / f64::from(number),
            f64::from(number) / count,
            by_source.join(", ")
        );
    }
}

fn weights<W: serde::de::DeserializeOwned + Default>(name: &str) -> W {
    std::env::var(name).ok().map_or_else(W::default, |text| serde_json::from_str(&text).unwrap())
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| arguments.get(index).map_or("", String::as_str);
    let number = |index: usize, usual: u64| word(index).parse().unwrap_or(usual);
    let (players, names, games, seed) =
        (number(1, 3) as usize, [word(2), word(3)], number(4, 60), number(5, 1));
    if word(0) == "coralia" {
        let setup = coralia::Setup { players, catalogue: coralia::Catalogue::standard() };
        let start = coralia::State::new(&setup).expect("the number of players is allowed");
        contest(
            &start,
            [
                &appraisal::coralia::Appraiser::new(weights("HERO")),
                &appraisal::coralia::Appraiser::new(weights("FOES")),
            ],
            names,
            games,
            seed,
        );
    } else {
        let setup = wreck_raiders::Setup {
            edition: wreck_raiders::Edition::Second,
            players,
            catalogue: wreck_raiders::Catalogue::standard(),
        };
        let start = wreck_raiders::State::new(&setup).expect("the number of players is allowed");
        contest(
            &start,
            [
                &appraisal::wreck_raiders::Appraiser::new(weights("HERO")),
                &appraisal::wreck_raiders::Appraiser::new(weights("FOES")),
            ],
            names,
            games,
            seed,
        );
    }
}
