//! `lagoon simulate` and `lagoon ladder`: tournaments of bots, with what they show and how sure it is.

pub mod progress;
mod records;
mod report;

use crate::cli::{Ladder, Simulate, Tables};
use anyhow::{Result, bail};
use arena::Elo;
use progress::Progress;
use records::Records;
use report::{Heading, Titled};
use shelf::{AnyGame, Bot, Contest, Order, Shelf};
use std::num::NonZero;
use std::process::ExitCode;
use std::thread;

/// Plays one tournament and prints its report.
pub fn simulate(simulate: &Simulate, shelf: &Shelf) -> Result<ExitCode> {
    let game = shelf.game(&simulate.tables.game)?;
    let bots = filled(&simulate.bots, simulate.players)?;
    let players = bots.len();
    let contest = Contest { adjusted: simulate.adjusted, ..contest(&simulate.tables, bots) };
    let games = whole_blocks(contest.games, players);
    let mut progress = Progress::new(games)?;
    if let Some(folder) = &simulate.records {
        progress.keep(Records::open(folder, games, players as u64)?);
    }
    let report = game.contest(&order(&simulate.tables, players), &contest, &progress)?;
    progress.finish()?;
    if simulate.json {
        let heading = heading(game, &simulate.tables, players);
        anstream::println!("{}", serde_json::to_string_pretty(&Titled { heading, report })?);
    } else {
        anstream::println!("{}", report::table(game.title(), game.solo_ranks(), &report));
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays a match of every pair of bots and rates them.
pub fn ladder(ladder: &Ladder, shelf: &Shelf) -> Result<ExitCode> {
    let game = shelf.game(&ladder.tables.game)?;
    if ladder.bots.len() < 2 {
        bail!("a ladder needs at least two bots");
    }
    if ladder.players != 2 {
        bail!("the matches of a ladder are for two players, not {}", ladder.players);
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
    let progress = Progress::new(whole_blocks(contest.games, 2))?;
    progress.say(format!("{} against {}", one.1, other.1));
    let played = game.contest(&order(&ladder.tables, 2), &contest, &progress)?;
    progress.finish()?;
    if played.games > 0 {
        elo.note(one.0, other.0, played.contestants[0].wins.mean, played.games as u64);
    }
    Ok(!Progress::interrupted())
}

fn finish(ladder: &Ladder, game: &dyn AnyGame, elo: &Elo) -> Result<ExitCode> {
    if ladder.json {
        let heading = heading(game, &ladder.tables, 2);
        let report = report::Ladder { games: elo.all_games(), ratings: elo.ratings() };
        anstream::println!("{}", serde_json::to_string_pretty(&Titled { heading, report })?);
    } else {
        anstream::println!("{}", report::ladder(game.title(), elo));
    }
    Ok(ExitCode::SUCCESS)
}

fn heading(game: &dyn AnyGame, tables: &Tables, players: usize) -> Heading {
    let newest = || game.editions().first().map(ToString::to_string);
    Heading {
        game: game.name(),
        edition: tables.edition.clone().or_else(newest),
        players,
        seed: tables.seed.clone(),
        interval: arena::INTERVAL,
    }
}

/// One bot stands for all seats it is not given a partner for: `sharp,greedy` with three players is one against two.
fn filled(bots: &[Bot], players: Option<usize>) -> Result<Vec<Bot>> {
    let Some(last) = bots.last() else { bail!("name the bots: --bots greedy,random,random") };
    let players = players.unwrap_or(bots.len());
    if bots.len() > players {
        bail!("{} bots were named for {players} --players: name at most as many bots as players", bots.len());
    }
    Ok((0..players).map(|seat| bots.get(seat).unwrap_or(last).clone()).collect())
}

fn contest(tables: &Tables, bots: Vec<Bot>) -> Contest {
    let threads = tables.threads.unwrap_or_else(cores);
    Contest { bots, games: tables.games, seed: tables.seed.clone(), threads, adjusted: false }
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
