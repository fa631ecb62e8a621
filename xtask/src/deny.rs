//! Licences, sources and advisories of our dependencies.

use crate::{advisories, shell};
use anyhow::Result;

const NO_TOOL: &str =
    "LICENCES NOT CHECKED: cargo-deny is not installed; `cargo install cargo-deny --locked` installs it";

/// Licences, bans and sources where cargo-deny is installed; advisories by their database where it can be had, else by the
/// kept list. What remains is said.
pub fn check() -> Result<Option<String>> {
    if !shell::succeeds(shell::cargo(["deny", "--version"])) {
        return Ok(Some(format!("{NO_TOOL}\n       {}", advisories::check()?)));
    }
    shell::run(&mut shell::cargo(["deny", "check", "licenses", "bans", "sources"]))?;
    if !shell::succeeds(shell::cargo(["deny", "fetch", "db"])) {
        return advisories::check().map(Some);
    }
    shell::run(&mut shell::cargo(["deny", "check", "--disable-fetch", "advisories"]))?;
    Ok(None)
}
