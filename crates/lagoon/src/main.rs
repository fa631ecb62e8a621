//! The `lagoon` program: serve both games, play them at the terminal, replay and verify records, check component files, measure.

mod bench;
mod cli;
mod components;
mod draw;
mod engine;
mod files;
mod load;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod tune;
mod verify;
mod voice;

use anyhow::Result;
use clap::Parser;
use cli::{Cli, Command, ComponentsCommand};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            anstream::eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command.unwrap_or_else(Command::usual) {
        Command::Serve(flags) => serve::run(&flags),
        Command::Play(play) => play::run(&play),
        Command::Replay(replay) => replay::run(&replay),
        Command::Verify(verify) => verify::run(&verify),
        Command::Components { command: ComponentsCommand::Check(check) } => components::check(&check),
        Command::Rules(rules) => rules::run(&rules),
        Command::Bench(bench) => bench::run(&bench),
        Command::Engine => engine::run(),
        Command::Simulate(simulate) => simulate::simulate(&simulate),
        Command::Ladder(ladder) => simulate::ladder(&ladder),
        Command::Tune(tune) => tune::run(&tune),
        Command::Load(load) => load::run(&load),
    }
}
