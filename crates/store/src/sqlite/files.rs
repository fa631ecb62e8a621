//! The files of an SQLite database: readable by nobody else, and still the ones that were opened.

use crate::error::{Cause, StoreError};
use crate::sql::Result;
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};

/// Read and written by its owner alone.
#[cfg(unix)]
const PRIVATE: u32 = 0o600;

/// Makes an empty file that nobody else can read, where there is none.
pub(crate) fn make_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, PRIVATE);
    options.open(file).map(drop)
}

/// SQLite makes its other files with the rights of the first; those of earlier versions are tightened. Where that cannot
/// be done, opening tells what is wrong.
#[cfg(unix)]
pub(super) fn keep_private(file: &Path) {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    if make_private(file).is_ok() {
        return;
    }
    for beside in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(beside);
        let shared = |path: &Path| path.metadata().is_ok_and(|about| about.permissions().mode() & 0o077 != 0);
        if shared(Path::new(&name)) {
            let _ = set_permissions(&name, Permissions::from_mode(PRIVATE));
        }
    }
}

/// Elsewhere the folder's rights decide.
#[cfg(not(unix))]
pub(super) fn keep_private(_file: &Path) {}

/// Which file a name stood for when it was opened.
pub(super) struct Identity {
    path: PathBuf,
    number: Option<(u64, u64)>,
}

impl Identity {
    pub(super) fn of(path: &Path) -> Self {
        Self { path: path.to_owned(), number: number(path) }
    }

    /// Fails where the name stands for another file by now, or for none.
    pub(super) fn must_be_the_same(&self) -> Result<()> {
        if number(&self.path) == self.number {
            return Ok(());
        }
        Err(StoreError::Unavailable(Cause::new(
            "the database file was deleted or replaced; restart the server",
        )))
    }
}

#[cfg(unix)]
fn number(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    path.metadata().ok().map(|about| (about.dev(), about.ino()))
}

#[cfg(not(unix))]
fn number(_path: &Path) -> Option<(u64, u64)> {
    None
}
