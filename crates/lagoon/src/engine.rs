//! `lagoon engine`: the line protocol on standard input and output.

use anyhow::{Context, Result};
use shelf::Shelf;
use std::io::{ErrorKind, stdin, stdout};
use std::process::ExitCode;

pub fn run(shelf: Shelf) -> Result<ExitCode> {
    match ::engine::serve(shelf, stdin().lock(), stdout().lock()) {
        // The caller has stopped listening.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        served => served.map(|()| ExitCode::SUCCESS).context("the line protocol broke off"),
    }
}
