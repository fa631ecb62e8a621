//! The `lagoon` program over any shelf of games: serve, play at the terminal, replay, verify, check component files, measure.

mod admin;
mod bench;
mod cli;
mod components;
mod draw;
mod engine;
mod files;
mod keeping;
mod load;
mod play;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod tune;
mod verify;
mod voice;

use anyhow::Result;
use clap::{CommandFactory, FromArgMatches};
use cli::{Cli, Command, ComponentsCommand};
use shelf::Shelf;
use std::process::ExitCode;

/// Does what the command line asks for, with the games of a shelf.
pub fn run(shelf: Shelf) -> ExitCode {
    let cli = Cli::command().after_help(listed(&shelf)).get_matches();
    match Cli::from_arg_matches(&cli).map_err(Into::into).and_then(|cli| obey(cli, shelf)) {
        Ok(code) => code,
        Err(error) => {
            anstream::eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The games by the names they are asked for by.
fn listed(shelf: &Shelf) -> String {
    let games = shelf.games().iter().map(|game| format!("  {:<16}{}", game.name(), game.title()));
    format!("Games:\n{}", games.collect::<Vec<_>>().join("\n"))
}

fn obey(cli: Cli, shelf: Shelf) -> Result<ExitCode> {
    match cli.command.unwrap_or_else(Command::usual) {
        Command::Serve(flags) => serve::run(&flags, shelf),
        Command::Backup(keeping) => keeping::backup(&keeping),
        Command::ChangeKey(change) => keeping::change_key(&change),
        Command::Admin(admin) => admin::run(admin),
        Command::Migrate(migrate) => keeping::migrate(&migrate),
        Command::Restore(keeping) => keeping::restore(&keeping),
        Command::Play(play) => play::run(&play, &shelf),
        Command::Replay(replay) => replay::run(&replay, &shelf),
        Command::Review(review) => review::run(&review, &shelf),
        Command::Verify(verify) => verify::run(&verify, &shelf),
        Command::Components { command: ComponentsCommand::Check(check) } => components::check(&check, &shelf),
        Command::Rules(rules) => rules::run(&rules, &shelf),
        Command::Bench(bench) => bench::run(&bench, &shelf),
        Command::Engine => engine::run(shelf),
        Command::Simulate(simulate) => simulate::simulate(&simulate, &shelf),
        Command::Ladder(ladder) => simulate::ladder(&ladder, &shelf),
        Command::Tune(tune) => tune::run(&tune, &shelf),
        Command::Load(load) => load::run(&load, &shelf),
    }
}
