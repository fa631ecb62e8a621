//! The repository's text files, read once for all checks.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Directories that hold what is built, fetched or found, not what is written.
const NOT_WRITTEN: [&str; 9] = [
    ".git",
    "target",
    "web/node_modules",
    "web/test-results",
    "fuzz/target",
    "fuzz/corpus",
    "fuzz/artifacts",
    "fuzz/coverage",
    "web/dist",
];

/// One text file, its path relative to the root with forward slashes.
pub struct File {
    pub path: String,
    pub text: String,
}

/// All text files, and the paths of everything else.
pub struct Tree {
    pub root: PathBuf,
    pub files: Vec<File>,
    /// Every file and directory, text or not.
    pub paths: BTreeSet<String>,
}

impl File {
    /// A file for tests of the checks.
    #[cfg(test)]
    pub fn sample(path: &str, text: &str) -> Self {
        Self { path: path.into(), text: text.into() }
    }

    /// Its lines, counted from one.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    /// Whether its name ends so.
    pub fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    /// The workspace crate it belongs to: `referee`, or of a game its rules `sea` and its `sea-kit`.
    pub fn crate_name(&self) -> Option<String> {
        match self.game_part() {
            Some((game, "rules")) => Some(game.to_owned()),
            Some((_, "web" | "words")) => None,
            Some((game, part)) => Some(format!("{game}-{part}")),
            None => self.path.strip_prefix("crates/")?.split_once('/').map(|(name, _)| name.to_owned()),
        }
    }

    /// The game in whose folder it lies, and the part of it.
    pub fn game_part(&self) -> Option<(&str, &str)> {
        let (game, rest) = self.path.strip_prefix("games/")?.split_once('/')?;
        rest.split_once('/').map(|(part, _)| (game, part))
    }
}

impl Tree {
    /// Reads everything below `root` that someone wrote.
    pub fn read(root: &Path) -> Result<Self> {
        let mut tree = Self { root: root.into(), files: Vec::new(), paths: BTreeSet::new() };
        tree.walk("")?;
        Ok(tree)
    }

    /// A tree of only these files, for tests of the checks.
    #[cfg(test)]
    pub fn sample(files: Vec<File>) -> Self {
        let paths = files.iter().map(|file| file.path.clone()).collect();
        Self { root: "/nowhere".into(), files, paths }
    }

    /// The files whose names end so.
    pub fn ending<'a>(&'a self, ending: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| file.is(ending))
    }

    /// The games that have a folder, in order.
    pub fn games(&self) -> BTreeSet<&str> {
        self.files.iter().filter_map(|file| file.game_part()).map(|(game, _)| game).collect()
    }

    fn walk(&mut self, directory: &str) -> Result<()> {
        let place = self.root.join(directory);
        for entry in fs::read_dir(&place).with_context(|| format!("cannot list {}", place.display()))? {
            let entry = entry?;
            let path = join(directory, &entry.file_name().to_string_lossy());
            if NOT_WRITTEN.contains(&path.as_str()) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                self.walk(&path)?;
            } else if let Ok(text) = fs::read_to_string(entry.path()) {
                self.files.push(File { path: path.clone(), text });
            }
            self.paths.insert(path);
        }
        Ok(())
    }
}

/// `name` inside `directory`, with a forward slash.
fn join(directory: &str, name: &str) -> String {
    if directory.is_empty() { name.into() } else { format!("{directory}/{name}") }
}
