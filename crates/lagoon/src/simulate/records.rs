//! The folder that the records of a tournament are kept in.

use anyhow::{Context, Result, bail};
use arena::Played;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A folder with room for every record of one tournament.
pub struct Records {
    folder: PathBuf,
}

impl Records {
    /// Makes the folder; records that are there already are not ours to write over.
    pub fn open(folder: &Path, games: u64, players: u64) -> Result<Self> {
        let complaint = || format!("cannot keep records in {}", folder.display());
        fs::create_dir_all(folder).with_context(complaint)?;
        let paths = (0..games).map(|game| folder.join(name(game / players, game % players)));
        if let Some(taken) = paths.into_iter().find(|path| path.exists()) {
            bail!("{} already exists and was not overwritten; name another folder", taken.display());
        }
        Ok(Self { folder: folder.into() })
    }

    /// Writes the record of a game.
    pub fn keep(&self, game: &Played) -> Result<()> {
        let path = self.folder.join(name(game.block, game.rotation as u64));
        let written =
            fs::File::create_new(&path).and_then(|mut file| file.write_all(game.record.text().as_bytes()));
        written.with_context(|| format!("cannot write {}", path.display()))
    }
}

fn name(block: u64, rotation: u64) -> String {
    format!("game-{:06}-{}.lagoon", block + 1, rotation + 1)
}
