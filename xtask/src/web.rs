//! The browser client: built, compared with what is committed, and tested in a real browser against a real server.

use crate::shell;
use crate::tally::Tally;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest Node.js the build tools run on.
const OLDEST_NODE: u32 = 20;
/// The program with a toy game beside ours, which has no table for browsers of its own.
const HOUSE: &str = "toy_house";
const CHROMIUM: &str = "/usr/bin/chromium";

/// `cargo xtask web`.
#[derive(clap::Args)]
pub struct Web {
    /// Check and test the client instead of building it
    #[arg(long)]
    test: bool,
}

impl Web {
    /// Builds the client that the server carries, or tests it.
    pub fn run(&self) -> Result<()> {
        if self.test {
            let mut tally = Tally::default();
            let ended = test(&mut tally);
            println!("{tally}");
            return ended;
        }
        require_node()?;
        install()?;
        shell::run(&mut npm(["run", "build"]))
    }
}

/// `cargo xtask pictures`: takes the pictures of the README.
pub fn pictures() -> Result<()> {
    require_node()?;
    install()?;
    require_chromium()?;
    shell::run(&mut browser(&server()?, ["--project=pictures"]))
}

/// Everything that must hold of the client before a change lands.
pub fn test(tally: &mut Tally) -> Result<()> {
    require_node()?;
    install()?;
    shell::run(&mut npm(["run", "check"]))?;
    unit_tests(tally)?;
    dist_is_current()?;
    shell::run(&mut npm(["run", "size"]))?;
    require_chromium()?;
    browser_tests(tally)
}

fn unit_tests(tally: &mut Tally) -> Result<()> {
    let report = results("vitest.json")?;
    let mut vitest = npx(["vitest", "run", "--reporter=default", "--reporter=json"]);
    vitest.arg(format!("--outputFile.json={}", report.display()));
    let ended = shell::run(&mut vitest);
    *tally += Tally::of_vitest(&read(&report)?)?;
    ended
}

fn browser_tests(tally: &mut Tally) -> Result<()> {
    let report = results("report.json")?;
    let ended = shell::run(&mut browser(&server()?, ["--project=fixtures", "--project=tests"]));
    *tally += Tally::of_playwright(&read(&report)?)?;
    ended
}

/// The server that the browser plays at.
fn server() -> Result<PathBuf> {
    shell::run(&mut shell::cargo(["build", "--workspace", "--example", HOUSE]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    Ok(shell::root().join(target).join("debug/examples").join(HOUSE))
}

fn browser<'a>(lagoon: &Path, args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = npx(["playwright", "test"]);
    command.args(args).env("SERVER_BIN", lagoon);
    command
}

/// Builds once more, beside the committed files, and compares the two: the server must carry what the source says.
fn dist_is_current() -> Result<()> {
    let fresh = results("dist")?;
    let mut build = npm(["run", "build", "--", "--emptyOutDir", "--logLevel", "warn", "--outDir"]);
    shell::run(build.arg(&fresh))?;
    let differing = differing(&contents(&web().join("dist"))?, &contents(&fresh)?);
    if !differing.is_empty() {
        bail!(
            "web/dist does not match web/src: {}\nrun `cargo xtask web` and commit the result",
            differing.join(", ")
        );
    }
    println!("web/dist matches web/src");
    Ok(())
}

type Contents = BTreeMap<PathBuf, Vec<u8>>;

fn differing(kept: &Contents, fresh: &Contents) -> Vec<String> {
    let names = kept.keys().chain(fresh.keys()).filter(|name| kept.get(*name) != fresh.get(*name));
    let mut names: Vec<_> = names.map(|name| name.display().to_string()).collect();
    names.sort();
    names.dedup();
    names
}

/// Every file under a folder, by its path in it.
fn contents(folder: &Path) -> Result<Contents> {
    let mut found = Contents::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries = fs::read_dir(&next).with_context(|| format!("cannot read {}", next.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.insert(path.strip_prefix(folder)?.to_owned(), fs::read(&path)?);
            }
        }
    }
    Ok(found)
}

fn require_node() -> Result<()> {
    let version = Command::new("node").arg("--version").output();
    let version = version.ok().and_then(|output| String::from_utf8(output.stdout).ok()).unwrap_or_default();
    match major(&version) {
        None => bail!(
            "Node.js is missing: install Node.js {OLDEST_NODE} or newer, with npm, to build and test web/"
        ),
        Some(old) if old < OLDEST_NODE => {
            bail!("Node.js {} is too old: web/ needs {OLDEST_NODE} or newer", version.trim())
        }
        Some(_) if !shell::succeeds(npm(["--version"])) => {
            bail!("npm is missing, although Node.js {} is there: install npm", version.trim())
        }
        Some(_) => Ok(()),
    }
}

/// The first number of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn install() -> Result<()> {
    shell::run(&mut npm(["ci", "--no-audit", "--no-fund"]))
}

/// Chromium from Debian, fetched if we may.
fn require_chromium() -> Result<()> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let path = named.unwrap_or_else(|| CHROMIUM.into());
    if path.exists() {
        return Ok(());
    }
    if !is_root() || !shell::succeeds(shell::program("apt-get", ["--version"])) {
        bail!(
            "{} is missing: install Chromium (Debian: `apt-get install chromium`), or set CHROMIUM to one",
            path.display()
        );
    }
    shell::run(&mut shell::program("apt-get", ["update"]))?;
    shell::run(&mut shell::program("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn web() -> PathBuf {
    shell::root().join("web")
}

/// Where a report is left; an old one is not mistaken for a new one.
fn results(name: &str) -> Result<PathBuf> {
    let folder = web().join("test-results");
    fs::create_dir_all(&folder)?;
    let path = folder.join(name);
    if path.is_file() {
        fs::remove_file(&path)?;
    }
    Ok(path)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} was not written", path.display()))
}

fn npm<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    in_web("npm", args)
}

fn npx<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    in_web("npx", args)
}

fn in_web<'a>(name: &str, args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = shell::program(name, args);
    command.current_dir(web());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_node_is_read() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major(""), None);
    }

    #[test]
    fn files_that_differ_or_are_on_one_side_only_are_named() {
        let files = |all: &[(&str, &str)]| {
            all.iter()
                .map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec()))
                .collect::<Contents>()
        };
        let kept = files(&[("index.html", "a"), ("assets/old.js", "b"), ("same", "c")]);
        let fresh = files(&[("index.html", "x"), ("assets/new.js", "b"), ("same", "c")]);
        assert_eq!(differing(&kept, &fresh), ["assets/new.js", "assets/old.js", "index.html"]);
        assert!(differing(&kept, &kept).is_empty());
    }
}
