//! `lagoon simulate` and `lagoon ladder`: tournaments of bots, with what they show and how sure it is.

pub mod progress;
mod report;

use crate::cli::{Ladder, Simulate, Tables};
use anyhow::{Result, bail};
use arena::Elo;
use progress::Progress;
use shelf::{AnyGame, Bot, Contest, Order};
use std::fs;
use std::num::NonZero;
use std::process::ExitCode;
use std::thread;

/// Plays one tournament and prints its report.
pub fn simulate(simulate: &Simulate) -> Result<ExitCode> {
    let game = shelf::game(&simulate.tables.game)?;
    let bots = filled(&simulate.bots, simulate.tables.players)?;
    if let Some(folder) = &simulate.records {
        fs::create_dir_all(folder)?;
    }
    let contest = contest(&simulate.tables, bots);
    let games = whole_blocks(contest.games, contest.bots.len());
    let progress = Progress::new(games, simulate.records.as_deref())?;
    let played = game.contest(&order(&simulate.tables, contest.bots.len()), &contest, &progress)?;
    progress.finish()?;
    if simulate.json {
        anstream::println!("{}", serde_json::to_string_pretty(&played)?);
    } else {
        anstream::println!("{}", report::table(game.title(), &played));
        if let [alone] = &played.contestants[..] {
            anstream::println!("{}", report::ranks(game.solo_ranks(), &alone.scores));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays a match of every pair of bots and rates them.
pub fn ladder(ladder: &Ladder) -> Result<ExitCode> {
    let game = shelf::game(&ladder.tables.game)?;
    if ladder.bots.len() < 2 || ladder.tables.players.is_some_and(|players| players != 2) {
        bail!("a ladder needs two bots at least, and its matches are for two players");
    }
    let mut elo = Elo::new(ladder.bots.iter().map(ToString::to_string).collect());
    for (one, first) in ladder.bots.iter().enumerate() {
        for (other, second) in ladder.bots.iter().enumerate().skip(one + 1) {
            if !play_match(game, ladder, &mut elo, (one, first), (other, second))? {
                return finish(ladder, game, &elo);
            }
        }
    }
    finish(ladder, game, &elo)
}

/// One match of the ladder; false when it was interrupted.
fn play_match(
    game: &dyn AnyGame,
    ladder: &Ladder,
    elo: &mut Elo,
    one: (usize, &Bot),
    other: (usize, &Bot),
) -> Result<bool> {
    let contest = contest(&ladder.tables, vec![one.1.clone(), other.1.clone()]);
    let progress = Progress::new(whole_blocks(contest.games, 2), None)?;
    progress.say(format!("{} against {}", one.1, other.1));
    let played = game.contest(&order(&ladder.tables, 2), &contest, &progress)?;
    progress.finish()?;
    if played.games > 0 {
        elo.note(one.0, other.0, played.contestants[0].wins.mean, played.games as f64);
    }
    Ok(!Progress::interrupted())
}

fn finish(ladder: &Ladder, game: &dyn AnyGame, elo: &Elo) -> Result<ExitCode> {
    let ratings = elo.ratings();
    if ladder.json {
        anstream::println!("{}", serde_json::to_string_pretty(&ratings)?);
    } else {
        anstream::println!("{}", report::ladder(game.title(), &ratings));
    }
    Ok(ExitCode::SUCCESS)
}

/// One bot stands for all seats it is not given a partner for: `sharp,greedy` with three players is one against two.
fn filled(bots: &[Bot], players: Option<usize>) -> Result<Vec<Bot>> {
    let Some(last) = bots.last() else { bail!("name the bots: --bots greedy,random,random") };
    let players = players.unwrap_or(bots.len());
    if bots.len() > players {
        bail!("{} bots were named for {players} --players: name no more bots than players", bots.len());
    }
    Ok((0..players).map(|seat| bots.get(seat).unwrap_or(last).clone()).collect())
}

fn contest(tables: &Tables, bots: Vec<Bot>) -> Contest {
    let threads = tables.threads.unwrap_or_else(cores).max(1);
    Contest { bots, games: tables.games, seed: tables.seed.clone(), threads }
}

/// All cores of this machine.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

fn order(tables: &Tables, players: usize) -> Order {
    Order { edition: tables.edition.clone(), players: Some(players), components: None }
}

fn whole_blocks(games: u64, seats: usize) -> u64 {
    games.div_ceil(seats as u64) * seats as u64
}
