//! The word of one server that a database is its own: a lock on a file, or one of PostgreSQL's. The system frees it when
//! its holder is gone, however that came about.

use crate::error::{Cause, StoreError};
use crate::sql::Result;
use std::fs::{File, OpenOptions};
use std::future::pending;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// Beside the database, so that the same folder cannot be served twice.
const FILE: &str = "lagoon.lock";

/// Held by the one server that may serve a database; free again when this is dropped.
#[derive(Debug)]
pub struct Claim(Held);

#[derive(Debug)]
enum Held {
    /// The lock goes with the file.
    File { _file: File },
    /// A connection of its own holds the lock; what watches over it tells when another server has it.
    Session { lost: watch::Receiver<bool>, watching: AbortHandle },
}

impl Claim {
    /// On the folder of an SQLite database.
    pub(crate) fn on_folder(folder: &Path) -> Result<Self> {
        let unusable =
            |error: io::Error| StoreError::Folder { path: folder.to_owned(), cause: Cause::new(error) };
        let mut file = open(&folder.join(FILE)).map_err(unusable)?;
        if !lock(&file).map_err(unusable)? {
            return Err(StoreError::Taken { by: holder(&mut file) });
        }
        // Who holds it, for the words of a refusal; nothing depends on it.
        let _ = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
        Ok(Self(Held::File { _file: file }))
    }

    pub(crate) fn watched(lost: watch::Receiver<bool>, watching: AbortHandle) -> Self {
        Self(Held::Session { lost, watching })
    }

    /// Waits until another server has the database, which can only be where the connection to it was lost.
    pub async fn lost(&self) {
        if let Held::Session { lost, .. } = &self.0 {
            let mut lost = lost.clone();
            if lost.wait_for(|lost| *lost).await.is_ok() {
                return;
            }
        }
        pending::<()>().await;
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Held::Session { watching, .. } = &self.0 {
            watching.abort();
        }
    }
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// False where someone else holds it.
#[cfg(unix)]
fn lock(file: &File) -> io::Result<bool> {
    use rustix::fs::{FlockOperation, flock};
    match flock(file, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(true),
        Err(rustix::io::Errno::WOULDBLOCK) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Elsewhere two servers on one folder are still kept apart by the journal's compare-and-set alone.
#[cfg(not(unix))]
fn lock(_file: &File) -> io::Result<bool> {
    Ok(true)
}

fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.rewind().and_then(|()| file.read_to_string(&mut text)).ok()?;
    text.trim().parse().ok()
}
