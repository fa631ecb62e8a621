//! `lagoon backup`, `lagoon restore`, `lagoon migrate` and `lagoon change-key`: what a host does with all that a server keeps.

use crate::cli::{ChangeKey, Keeping, Migrate};
use anyhow::{Context, Result};
use server::settings::Settings;
use server::{Counts, Plan, Server};
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

/// Brings the database up to date, or tells what that would mean.
pub fn migrate(migrate: &Migrate) -> Result<ExitCode> {
    let settings = Settings::load(&migrate.server)?;
    let runtime = runtime()?;
    if migrate.dry_run {
        let plan = runtime.block_on(Server::migration(&settings))?;
        tell_plan("To do", &plan);
        if !plan.steps.is_empty() {
            let meanwhile = if plan.is_online() { "may go on meanwhile" } else { "must be stopped first" };
            anstream::println!("The server {meanwhile}. Nothing was changed.");
        }
    } else {
        tell_plan("Done", &runtime.block_on(Server::migrate(&settings))?);
    }
    Ok(ExitCode::SUCCESS)
}

fn tell_plan(word: &str, plan: &Plan) {
    if plan.steps.is_empty() {
        anstream::println!("The database is up to date: schema {}.", plan.found);
        return;
    }
    anstream::println!("{word}, from schema {} to {}:", plan.found, plan.known);
    for step in &plan.steps {
        anstream::println!("  {}. {}", step.version, step.about());
    }
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.context("cannot start a thread")
}

fn tell(done: &str, keeping: &Keeping, Counts { guests, open, running, over }: Counts) {
    let tables = open + running + over;
    anstream::println!("{done} {}: {guests} guests, {tables} tables", keeping.file.display());
}
