//! Every development task, as `cargo xtask NAME`.
#![allow(clippy::print_stdout)]

mod advisories;
mod api;
mod bench;
mod bless;
mod crash;
mod deny;
mod dist;
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
#[command(name = "xtask", bin_name = "cargo xtask", about = "Development tasks for Lagoon")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run everything that must pass before a change lands: formatting, clippy, all tests, docs, tidy, licences
    Test,
    /// Check the house rules: dependencies between crates, file headers, lengths, rule ids, messages, links
    Tidy,
    /// Build the browser client into web/dist, which is embedded in the server
    Web(web::Web),
    /// Retake the pictures of the README, from games played in a browser
    Pictures,
    /// Measure the speed of the release build; passes ARGS to `lagoon bench`
    Bench(bench::Bench),
    /// Check the laws of all games on many random games, in the release profile
    Laws(laws::Laws),
    /// Kill and pause server and database again and again: nothing acknowledged may be lost
    Crash(crash::Crash),
    /// Try the real server against its own description with schemathesis
    Api(api::Api),
    /// Run the fuzz targets, each for a limited time
    Fuzz(fuzz::Fuzz),
    /// Check our dependencies against the kept list of known holes, or renew that list
    Advisories(advisories::Advisories),
    /// Build an archive with a static program, and see it run in an empty folder first
    Dist(dist::Dist),
    /// Rewrite the golden files from what the code does now
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
            Self::Api(api) => api.run(),
            Self::Fuzz(fuzz) => fuzz.run(),
            Self::Advisories(advisories) => advisories.run(),
            Self::Dist(dist) => dist.run(),
            Self::Bless(bless) => bless.run(),
        }
    }
}
