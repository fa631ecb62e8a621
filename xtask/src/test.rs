//! The one command before every change: each step in order, the first failure ends it.

use crate::postgres::{self, Server};
use crate::tally::Tally;
use crate::{deny, shell, tidy, web};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a step leaves to be said: a part of it that could not be done.
type Remark = Option<String>;

struct Step {
    name: &'static str,
    by_hand: String,
    work: fn(&mut Tally) -> Result<Remark>,
}

struct Done {
    step: Step,
    time: Duration,
    outcome: Result<Remark>,
}

pub fn run() -> Result<()> {
    require_components()?;
    let mut tally = Tally::default();
    let mut done: Vec<Done> = Vec::new();
    for step in steps() {
        println!("\n== {}: {}", step.name, step.by_hand);
        let start = Instant::now();
        let outcome = (step.work)(&mut tally);
        let failed = outcome.is_err();
        println!("== {} took {:.1} s", step.name, start.elapsed().as_secs_f32());
        done.push(Done { step, time: start.elapsed(), outcome });
        if failed {
            break;
        }
    }
    close(&done, tally)
}

fn steps() -> Vec<Step> {
    let step = |name, by_hand: &Command, work| Step { name, by_hand: shell::typed(by_hand), work };
    vec![
        step("formatting", &formatting(), |_| plain(formatting())),
        step("clippy", &clippy(), |_| plain(clippy())),
        step("tests", &tests(), run_tests),
        step("web", &shell::cargo(["xtask", "web", "--test"]), |tally| web::test(tally).map(|()| None)),
        step("docs", &docs(), |_| plain(docs())),
        step("tidy", &shell::cargo(["xtask", "tidy"]), |_| tidy::run().map(|()| None)),
        step("licences", &shell::cargo(["deny", "check"]), |_| deny::check()),
    ]
}

fn formatting() -> Command {
    shell::cargo(["fmt", "--all", "--check"])
}

fn clippy() -> Command {
    shell::cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn tests() -> Command {
    shell::cargo(["test", "--workspace", "--no-fail-fast"])
}

fn docs() -> Command {
    let mut command = shell::cargo(["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
}

fn plain(mut command: Command) -> Result<Remark> {
    shell::run(&mut command).map(|()| None)
}

/// Runs the tests with a PostgreSQL server beside them; without one, that half of the store's tests is skipped.
fn run_tests(tally: &mut Tally) -> Result<Remark> {
    let mut command = tests();
    if std::env::var_os(postgres::VARIABLE).is_some() {
        return count_tests(command, tally).map(|()| None);
    }
    match Server::start() {
        Ok(server) => {
            command.env(postgres::VARIABLE, server.url());
            count_tests(command, tally).map(|()| None)
        }
        Err(error) => {
            let remark = format!("SKIPPED: the tests of the store with PostgreSQL, because {error:#}");
            println!("\n{remark}\n");
            count_tests(command, tally).map(|()| Some(remark))
        }
    }
}

/// Runs the tests where everyone can see them and adds up their closing lines.
fn count_tests(mut command: Command, tally: &mut Tally) -> Result<()> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start cargo test")?;
    let output = BufReader::new(child.stdout.take().expect("stdout was piped"));
    let mut sum = Tally::default();
    for line in output.lines() {
        let line = line?;
        println!("{line}");
        sum.add(&line);
    }
    *tally += sum;
    let status = child.wait()?;
    if !status.success() {
        bail!("{} tests failed, cargo test ended with {status}", sum.failed);
    }
    Ok(())
}

fn require_components() -> Result<()> {
    let parts = [("fmt", "rustfmt"), ("clippy", "clippy")];
    let missing: Vec<&str> = parts
        .into_iter()
        .filter(|(command, _)| !shell::succeeds(shell::cargo([*command, "--version"])))
        .map(|(_, component)| component)
        .collect();
    if !missing.is_empty() {
        let names = missing.join(" ");
        bail!("the Rust toolchain lacks {names}: `rustup component add {names}` installs what is missing");
    }
    Ok(())
}

fn close(done: &[Done], tally: Tally) -> Result<()> {
    println!("\n== summary");
    for Done { step, time, outcome } in done {
        let word = match outcome {
            Ok(None) => "ok",
            Ok(Some(_)) => "partly",
            Err(_) => "FAILED",
        };
        println!("{word:<7}{:<12}{:>7.1} s", step.name, time.as_secs_f32());
        if let Ok(Some(remark)) = outcome {
            println!("       {remark}");
        }
    }
    println!("{tally}");
    match done.last() {
        Some(Done { step, outcome: Err(error), .. }) => {
            bail!("{}: {error}\nto run only this step: {}", step.name, step.by_hand)
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_names_the_command_to_run_by_hand() {
        let step = Step { name: "docs", by_hand: "cargo doc".into(), work: |_| Ok(None) };
        let done = [Done { step, time: Duration::ZERO, outcome: Err(anyhow::anyhow!("a broken link")) }];
        let error = close(&done, Tally::default()).unwrap_err().to_string();
        assert_eq!(error, "docs: a broken link\nto run only this step: cargo doc");
    }
}
