//! Known holes in our dependencies, from a kept copy of the `RustSec` list: a machine without the network checks, too.
//!
//! The copy holds what names a crate of `Cargo.lock`, as facts: which, when, and in which versions it is mended.

use crate::shell;
use anyhow::{Context, Result, bail};
use clap::Args;
use semver::{Version, VersionReq};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, iter};

const KEPT: &str = "xtask/advisories.toml";

#[derive(Args)]
pub struct Advisories {
    /// A clone of the `RustSec` advisory database, from which the kept copy is renewed
    #[arg(long, value_name = "FOLDER")]
    from: Option<PathBuf>,
    /// The date of that clone's last commit, as YYYY-MM-DD
    #[arg(long, requires = "from")]
    date: Option<String>,
}

/// The kept copy.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The date of the list it was taken from.
    date: String,
    /// The crates that were looked up in it.
    crates: BTreeSet<String>,
    #[serde(default)]
    advisory: Vec<Advisory>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Advisory {
    id: String,
    package: String,
    #[serde(default)]
    patched: Vec<String>,
    #[serde(default)]
    unaffected: Vec<String>,
}

/// The head of one advisory as `RustSec` writes it.
#[derive(Deserialize)]
struct Page {
    advisory: About,
    versions: Versions,
}

#[derive(Deserialize)]
struct About {
    id: String,
    package: String,
    withdrawn: Option<String>,
}

#[derive(Deserialize)]
struct Versions {
    #[serde(default)]
    patched: Vec<String>,
    #[serde(default)]
    unaffected: Vec<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: Version,
    source: Option<String>,
}

impl Advisories {
    pub fn run(&self) -> Result<()> {
        if let Some(folder) = &self.from {
            let date = self.date.clone().context("--date says how old the list is")?;
            renew(folder, date)?;
        }
        println!("{}", check()?);
        Ok(())
    }
}

/// Fails if a dependency has a known hole; tells how old the list is.
pub fn check() -> Result<String> {
    let kept: Kept = read(KEPT)?;
    let lock: Lock = read("Cargo.lock")?;
    let mut found = Vec::new();
    let foreign: Vec<&Locked> = lock.package.iter().filter(|locked| locked.source.is_some()).collect();
    let unknown = foreign.iter().filter(|locked| !kept.crates.contains(&locked.name)).count();
    for locked in foreign {
        for advisory in kept.advisory.iter().filter(|advisory| advisory.package == locked.name) {
            if advisory.concerns(&locked.version)? {
                found.push(format!("{} in {} {}", advisory.id, locked.name, locked.version));
            }
        }
    }
    if !found.is_empty() {
        bail!("known holes: {}", found.join(", "));
    }
    let Kept { date, .. } = kept;
    Ok(format!("ADVISORIES ARE OLD: checked by the kept list of {date}; {unknown} crates are newer than it"))
}

impl Advisory {
    fn concerns(&self, version: &Version) -> Result<bool> {
        for range in self.patched.iter().chain(&self.unaffected) {
            let range: VersionReq = range.parse().with_context(|| format!("{} has {range}", self.id))?;
            if range.matches(version) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn read<T: for<'de> Deserialize<'de>>(path: &str) -> Result<T> {
    let text = fs::read_to_string(shell::root().join(path)).with_context(|| format!("reading {path}"))?;
    toml::from_str(&text).with_context(|| format!("reading {path}"))
}

fn renew(folder: &Path, date: String) -> Result<()> {
    let lock: Lock = read("Cargo.lock")?;
    let foreign = lock.package.into_iter().filter(|locked| locked.source.is_some());
    let crates: BTreeSet<String> = foreign.map(|locked| locked.name).collect();
    let mut advisory = Vec::new();
    for name in &crates {
        for page in pages(&folder.join("crates").join(name))? {
            advisory.extend(advisory_of(&page)?);
        }
    }
    advisory.sort();
    let head =
        "# What RustSec tells of crates in Cargo.lock; `cargo xtask advisories --from FOLDER` renews it.\n";
    let text = format!("{head}{}", toml::to_string(&Kept { date, crates, advisory })?);
    fs::write(shell::root().join(KEPT), text).with_context(|| format!("writing {KEPT}"))
}

/// The pages about one crate; none for one without a folder.
fn pages(folder: &Path) -> Result<Vec<String>> {
    let Ok(files) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    files.map(|file| fs::read_to_string(file?.path()).context("reading an advisory")).collect()
}

/// What stands between the first two fences.
fn advisory_of(page: &str) -> Result<Option<Advisory>> {
    let head: Vec<&str> = page
        .lines()
        .skip_while(|line| !line.starts_with("```toml"))
        .skip(1)
        .take_while(|line| *line != "```")
        .collect();
    let Page { advisory, versions } = toml::from_str(&head.join("\n")).context("the head of an advisory")?;
    let About { id, package, withdrawn } = advisory;
    let Versions { patched, unaffected } = versions;
    let kept = Advisory { id, package, patched, unaffected };
    Ok(iter::once(kept).find(|_| withdrawn.is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "```toml\n[advisory]\nid = \"RUSTSEC-1\"\npackage = \"reef\"\n\n[versions]\n\
                        patched = [\">= 1.2.3\"]\nunaffected = [\"< 1.0.0\"]\n```\n\n# Words\n";

    #[test]
    fn an_advisory_concerns_the_versions_between_the_unaffected_and_the_patched() {
        let advisory = advisory_of(PAGE).unwrap().unwrap();
        let concerned = ["0.9.0", "1.0.0", "1.2.2", "1.2.3", "2.0.0"];
        let concerned = concerned.map(|version| advisory.concerns(&version.parse().unwrap()).unwrap());
        assert_eq!(concerned, [false, true, true, false, false]);
    }

    #[test]
    fn what_was_withdrawn_is_not_kept() {
        let page = PAGE.replace("package", "withdrawn = \"2026-01-01\"\npackage");
        assert!(advisory_of(&page).unwrap().is_none());
    }

    #[test]
    fn no_dependency_has_a_hole_that_the_kept_list_knows() {
        check().unwrap();
    }
}
