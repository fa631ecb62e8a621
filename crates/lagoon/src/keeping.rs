//! `lagoon backup`, `lagoon restore` and `lagoon change-key`: what a host does with all that a server keeps.

use crate::cli::{ChangeKey, Keeping};
use anyhow::{Context, Result};
use server::settings::Settings;
use server::{Counts, Server};
use std::process::ExitCode;

/// Writes the file.
pub fn backup(keeping: &Keeping) -> Result<ExitCode> {
    let settings = Settings::load(&keeping.server)?;
    let counts = runtime()?.block_on(Server::backup(&settings, &keeping.file))?;
    tell("Written to", keeping, counts);
    Ok(ExitCode::SUCCESS)
}

/// Brings back what is in the file.
pub fn restore(keeping: &Keeping) -> Result<ExitCode> {
    let settings = Settings::load(&keeping.server)?;
    let counts = runtime()?.block_on(Server::restore(&settings, &keeping.file))?;
    tell("Restored from", keeping, counts);
    Ok(ExitCode::SUCCESS)
}

/// Makes the new key.
pub fn change_key(change: &ChangeKey) -> Result<ExitCode> {
    let settings = Settings::load(&change.server)?;
    runtime()?.block_on(Server::change_key(&settings, change.forget))?;
    anstream::println!("Cookies are signed with a new key from the next start on.");
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.context("cannot start a thread")
}

fn tell(done: &str, keeping: &Keeping, Counts { guests, open, running, over }: Counts) {
    let tables = open + running + over;
    anstream::println!("{done} {}: {guests} guests, {tables} tables", keeping.file.display());
}
