//! Brings the log into the database file, off the way of those who wait for a commit.
//!
//! SQLite would do it inside a commit: every move that waits then waits for the database file, too.

use super::Session;
use crate::sql::Result;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// Between two checkpoints: the less a checkpoint finds, the shorter the disk is busy with it.
const PAUSE: Duration = Duration::from_secs(1);

/// How many pages of 4 KiB the log may have before the writer is made to wait until it begins anew. While moves come
/// without a break it never would by itself.
pub(super) const LOG_PAGES: i64 = 16_384;

/// Goes on until the store is closed. A checkpoint that fails is tried again: nothing is lost while the log is there, and
/// a disk that is full is told to those who write.
pub(super) fn go_on(session: &Session, open: &Receiver<()>) {
    while open.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
        let _ = once(session, LOG_PAGES);
    }
}

/// The writer does not wait, unless the log is longer than `most`.
pub(super) fn once(session: &Session, most: i64) -> Result<()> {
    if pages_after(session, "PRAGMA wal_checkpoint(PASSIVE)")? > most {
        pages_after(session, "PRAGMA wal_checkpoint(RESTART)")?;
    }
    Ok(())
}

fn pages_after(session: &Session, checkpoint: &str) -> Result<i64> {
    let mut told = session.query_now(checkpoint, &[])?;
    let Some(mut row) = told.pop() else { return Ok(0) };
    row.int()?;
    row.int()
}
