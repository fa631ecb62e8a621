//! Runs the fuzz targets, each for a bounded time.

use crate::shell;
use anyhow::{Result, bail};
use clap::Args;
use std::fs;
use std::process::Command;

#[derive(Args)]
pub struct Fuzz {
    /// Seconds for each target
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Install cargo-fuzz first, if it is missing
    #[arg(long)]
    install: bool,
    /// Targets to run; by default, all of them
    targets: Vec<String>,
}

impl Fuzz {
    pub fn run(&self) -> Result<()> {
        self.require_tools()?;
        let targets = if self.targets.is_empty() { all_targets()? } else { self.targets.clone() };
        for target in &targets {
            println!("\n== fuzz {target} for {} s", self.seconds);
            self.fuzz(target)?;
        }
        println!("\n{} targets ran for {} s each and found nothing", targets.len(), self.seconds);
        Ok(())
    }

    fn require_tools(&self) -> Result<()> {
        if !shell::succeeds(nightly(&["--version"])) {
            bail!("fuzzing needs the nightly toolchain: `rustup toolchain install nightly` installs it");
        }
        if shell::succeeds(nightly(&["fuzz", "--version"])) {
            return Ok(());
        }
        if !self.install {
            bail!(
                "cargo-fuzz is missing: `cargo install cargo-fuzz --locked` installs it, and so does --install"
            );
        }
        shell::run(&mut shell::cargo(["install", "cargo-fuzz", "--locked"]))
    }

    /// New inputs go to `fuzz/corpus`, which is not kept; the seeds are only read.
    fn fuzz(&self, target: &str) -> Result<()> {
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(shell::root().join(&corpus))?;
        let mut command = nightly(&["fuzz", "run", target, &corpus]);
        let seeds = seeds_of(target);
        if shell::root().join(&seeds).is_dir() {
            command.arg(&seeds);
        }
        let limit = format!("-max_total_time={}", self.seconds);
        shell::run(command.args(["--", &limit, "-timeout=10", "-rss_limit_mb=4096", "-print_final_stats=1"]))
    }
}

/// Where a target's first inputs lie: for component files, the tables we ship; for the engine, its golden conversations.
fn seeds_of(target: &str) -> String {
    if target == "engine" {
        return "crates/lagoon/tests/engine".into();
    }
    match target.strip_suffix("_components") {
        Some(game) => format!("games/{}/rules/data", game.replace('_', "-")),
        None => format!("fuzz/seeds/{target}"),
    }
}

/// The nightly cargo. It is asked of rustup, since the cargo that started us is bound to its own toolchain.
fn nightly(args: &[&str]) -> Command {
    let mut command = shell::program("rustup", ["run", "nightly", "cargo"]);
    command.args(args).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
    command
}

fn all_targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(shell::root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_seeds() {
        let targets = all_targets().unwrap();
        assert!(!targets.is_empty());
        for target in targets {
            let seeds = seeds_of(&target);
            assert!(shell::root().join(&seeds).is_dir(), "{seeds} is missing: see fuzz/README.md");
        }
    }
}
