//! `lagoon engine`: the line protocol on standard input and output.

use anyhow::{Context, Result};
use std::io::{ErrorKind, stdin, stdout};
use std::process::ExitCode;

pub fn run() -> Result<ExitCode> {
    match ::engine::serve(stdin().lock(), stdout().lock()) {
        // Whoever asked has stopped listening.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        served => served.map(|()| ExitCode::SUCCESS).context("the line protocol broke off"),
    }
}
