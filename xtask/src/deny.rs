//! Licences, sources and advisories of our dependencies, where cargo-deny is installed.

use crate::shell;
use anyhow::Result;

/// What was left unchecked, and why; nothing if all was checked.
pub type Skipped = Option<&'static str>;

const NO_TOOL: &str =
    "NOT CHECKED: cargo-deny is not installed; `cargo install cargo-deny --locked` installs it";
const NO_DATABASE: &str =
    "ADVISORIES NOT CHECKED: the advisory database could not be fetched; licences, bans and sources were";

/// Licences, bans and sources always; advisories only where their database can be had, which needs the network.
pub fn check() -> Result<Skipped> {
    if !shell::succeeds(shell::cargo(["deny", "--version"])) {
        return Ok(Some(NO_TOOL));
    }
    shell::run(&mut shell::cargo(["deny", "check", "licenses", "bans", "sources"]))?;
    if !shell::succeeds(shell::cargo(["deny", "fetch", "db"])) {
        return Ok(Some(NO_DATABASE));
    }
    shell::run(&mut shell::cargo(["deny", "check", "--disable-fetch", "advisories"]))?;
    Ok(None)
}
