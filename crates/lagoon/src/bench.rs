//! `lagoon bench`: playouts and searches on one thread, for every table of every game.
//!
//! Indifferent playouts like every option alike. Playouts by instinct go by the game's evaluator, so that games end when
//! games do; an evaluator without instinct is indifferent. Both kinds are played to the end of the game.

use crate::cli::Bench;
use anyhow::Result;
use serde::Serialize;
use shelf::{AnyGame, Order, Playouts, Policy, Shelf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Games of the run that counts allocations, after a first one has filled the buffers.
const COUNTED_GAMES: u64 = 200;

#[derive(Serialize)]
struct Line {
    game: &'static str,
    edition: Option<&'static str>,
    players: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    /// Decisions with more than one option.
    choices_per_second: f64,
    chance_steps_per_second: f64,
    decisions_per_game: f64,
    /// The same when games are played by instinct.
    decisions_per_game_by_instinct: f64,
    /// Allocations of a whole run less those of a single game: what the loop itself allocates.
    allocations_in_the_loop: u64,
    state_bytes: usize,
    /// Simulations of a search from the opening, each played to the end by instinct.
    full_playout_simulations_per_second: f64,
    /// Simulations of a search from the opening, each played to the end indifferently.
    indifferent_simulations_per_second: f64,
    /// Simulations of a search from the opening, judged where the tree ends.
    judged_simulations_per_second: f64,
}

pub fn run(bench: &Bench, shelf: &Shelf) -> Result<ExitCode> {
    let games = match &bench.game {
        Some(name) => vec![shelf.game(name)?],
        None => shelf.games().to_vec(),
    };
    let mut lines = Vec::new();
    for (game, edition, players) in games.into_iter().flat_map(tables) {
        let line = measure(game, edition, players, Duration::from_secs_f64(bench.seconds))?;
        if !bench.json {
            print(&line, lines.is_empty());
        }
        lines.push(line);
    }
    if bench.json {
        anstream::println!("{}", serde_json::to_string_pretty(&lines)?);
    }
    Ok(ExitCode::SUCCESS)
}

/// Every edition and number of players of a game.
fn tables(game: &'static dyn AnyGame) -> Vec<(&'static dyn AnyGame, Option<&'static str>, usize)> {
    let editions: Vec<_> = match game.editions() {
        [] => vec![None],
        several => several.iter().rev().copied().map(Some).collect(),
    };
    let sizes = |edition| game.players(edition).map(move |players| (game, edition, players));
    editions.into_iter().flat_map(sizes).collect()
}

fn measure(
    game: &'static dyn AnyGame,
    edition: Option<&'static str>,
    players: usize,
    time: Duration,
) -> Result<Line> {
    let order = Order { edition: edition.map(Into::into), players: Some(players), components: None };
    let (playouts, seconds) = timed(game, &order, time)?;
    let hurried = game.playouts(&order, 1, COUNTED_GAMES, Policy::Instinct)?;
    let searches = game.searches(&order, 1, time / 2)?;
    let per_second = |count: u64| count as f64 / seconds;
    Ok(Line {
        game: game.name(),
        edition,
        players,
        games_per_second: per_second(playouts.games),
        decisions_per_second: per_second(playouts.count.decisions),
        choices_per_second: per_second(playouts.count.decisions - playouts.count.forced),
        chance_steps_per_second: per_second(playouts.count.chance_steps),
        decisions_per_game: playouts.count.decisions as f64 / playouts.games as f64,
        decisions_per_game_by_instinct: hurried.count.decisions as f64 / hurried.games as f64,
        allocations_in_the_loop: allocations_in_the_loop(game, &order),
        state_bytes: playouts.state_bytes,
        full_playout_simulations_per_second: searches.full_playouts,
        indifferent_simulations_per_second: searches.indifferent_playouts,
        judged_simulations_per_second: searches.judged,
    })
}

/// Doubles the number of games until a run lasts `time`, so that the first ones only warm up.
fn timed(game: &dyn AnyGame, order: &Order, time: Duration) -> Result<(Playouts, f64)> {
    let mut games = 64;
    loop {
        let start = Instant::now();
        let playouts = game.playouts(order, 1, games, Policy::Indifferent)?;
        let taken = start.elapsed();
        if taken >= time {
            return Ok((playouts, taken.as_secs_f64()));
        }
        games *= 2;
    }
}

/// What the loop of either kind allocates once the first game has filled the buffers.
fn allocations_in_the_loop(game: &dyn AnyGame, order: &Order) -> u64 {
    let loops = [Policy::Indifferent, Policy::Instinct];
    loops
        .map(|policy| allocations(game, order, COUNTED_GAMES, policy) - allocations(game, order, 1, policy))
        .iter()
        .sum()
}

fn allocations(game: &dyn AnyGame, order: &Order, games: u64, policy: Policy) -> u64 {
    // The longest lists of options decide how often the buffers grow, so the first run meets the same games.
    let info = allocation_counter::measure(|| {
        let _ = game.playouts(order, 1, games, policy);
    });
    info.count_total
}

const HEADINGS: [&str; 14] = [
    "game",
    "ed.",
    "pl",
    "games/s",
    "decisions/s",
    "choices/s",
    "chance/s",
    "dec./game",
    "by instinct",
    "alloc.",
    "bytes",
    "full sim./s",
    "indifferent",
    "judged sim./s",
];

fn print(line: &Line, first: bool) {
    if first {
        anstream::println!("{}", row(&HEADINGS.map(Into::into)));
    }
    anstream::println!(
        "{}",
        row(&[
            line.game.into(),
            line.edition.unwrap_or("-").into(),
            line.players.to_string(),
            format!("{:.0}", line.games_per_second),
            format!("{:.0}", line.decisions_per_second),
            format!("{:.0}", line.choices_per_second),
            format!("{:.0}", line.chance_steps_per_second),
            format!("{:.1}", line.decisions_per_game),
            format!("{:.1}", line.decisions_per_game_by_instinct),
            line.allocations_in_the_loop.to_string(),
            line.state_bytes.to_string(),
            format!("{:.0}", line.full_playout_simulations_per_second),
            format!("{:.0}", line.indifferent_simulations_per_second),
            format!("{:.0}", line.judged_simulations_per_second),
        ])
    );
}

fn row(cells: &[String; 14]) -> String {
    let width = |index: usize| [4, 2, 9, 11, 10, 10, 9, 11, 6, 5, 11, 11, 13][index - 1];
    let rest = cells
        .iter()
        .enumerate()
        .skip(1)
        .map(|(index, cell)| format!(" {cell:>width$}", width = width(index)));
    format!("{:<13}{}", cells[0], rest.collect::<String>())
}
