//! Every chore of the workshop, as `cargo xtask NAME`.
#![allow(clippy::print_stdout)]

mod bench;
mod bless;
mod crash;
mod deny;
mod fuzz;
mod laws;
mod postgres;
mod shell;
mod tally;
mod test;
mod tidy;
mod web;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", about = "The workshop's chores")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Formatting, clippy, every test, docs, tidy, licences: all that must pass before a change lands
    Test,
    /// The house rules: arrows between crates, openings, lengths, rule ids, links
    Tidy,
    /// Builds the browser client into web/dist, which the server carries
    Web(web::Web),
    /// Takes the pictures of the README, from games played in a browser
    Pictures,
    /// The release build's speed: passes ARGS to `lagoon bench`
    Bench(bench::Bench),
    /// The laws of all games on many random games, in the release profile
    Laws(laws::Laws),
    /// Kills the server again and again on both databases: nothing acknowledged may be lost
    Crash(crash::Crash),
    /// The fuzz targets, each for a bounded time
    Fuzz(fuzz::Fuzz),
    /// Rewrites the golden files from what the code does now
    Bless(bless::Bless),
}

fn main() -> ExitCode {
    match Cli::parse().chore.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

impl Chore {
    fn run(&self) -> anyhow::Result<()> {
        match self {
            Self::Test => test::run(),
            Self::Tidy => tidy::run(),
            Self::Web(web) => web.run(),
            Self::Pictures => web::pictures(),
            Self::Bench(bench) => bench.run(),
            Self::Laws(laws) => laws.run(),
            Self::Crash(crash) => crash.run(),
            Self::Fuzz(fuzz) => fuzz.run(),
            Self::Bless(bless) => bless.run(),
        }
    }
}
