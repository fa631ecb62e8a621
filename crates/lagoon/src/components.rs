//! `lagoon components check`: what is wrong with a component file, or where its tables come from.

use crate::cli::Check;
use crate::files;
use anyhow::Result;
use shelf::{AnyGame, Shelf};
use std::process::ExitCode;
use tabletop::Flaws;

pub fn check(check: &Check, shelf: &Shelf) -> Result<ExitCode> {
    let text = files::read_text(&check.file)?;
    let games = match &check.game {
        Some(name) => vec![shelf.game(name)?],
        None => shelf.games().to_vec(),
    };
    // Without a name, the file is for the game that knows its tables and finds least to complain about.
    let tried = games.into_iter().map(|game| (game, game.tables(&text)));
    let best = tried.min_by_key(|(_, tables)| tables.as_ref().err().map_or((false, 0), strangeness));
    let (game, tables) = best.expect("the shelf is not empty");
    match tables {
        Ok(tables) => {
            anstream::println!("{} can be played with {}.", check.file.display(), game.title());
            for (table, provenance) in tables {
                anstream::println!(
                    "  {table:<12} {}",
                    serde_json::to_value(provenance)?.as_str().unwrap_or_default()
                );
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(flaws) => {
            complain(check, game, &flaws);
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Whether the file as a whole makes no sense to a game, and how much in it is wrong.
fn strangeness(flaws: &Flaws) -> (bool, usize) {
    (flaws.0.iter().any(|flaw| flaw.table == "file"), flaws.0.len())
}

fn complain(check: &Check, game: &dyn AnyGame, flaws: &Flaws) {
    let things =
        if flaws.0.len() == 1 { "one thing is".into() } else { format!("{} things are", flaws.0.len()) };
    anstream::println!("{}: {things} wrong for {}:", check.file.display(), game.title());
    for flaw in &flaws.0 {
        anstream::println!("  {flaw}");
    }
}
