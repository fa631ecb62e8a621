//! What the disk alone does: appends at the rate of the moves, each made durable, each timed from when it was due.
//!
//! A server that waits for the disk before it answers cannot be faster than this.

use super::measure::Percentiles;
use anyhow::{Context, Result};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// What one append writes: a page, as databases do.
const PAGE: [u8; 4096] = [b'~'; 4096];

/// An open stream: an append that comes late does not put off those after it.
pub fn probe(folder: &Path, every: Duration, time: Duration) -> Result<Vec<u32>> {
    let path = folder.join("probe");
    let mut file = File::create(&path).with_context(|| format!("making {}", path.display()))?;
    let begun = Instant::now();
    let appends = (time.as_secs_f64() / every.as_secs_f64()) as u32;
    let mut waits = Vec::with_capacity(appends as usize);
    for number in 0..appends {
        let due = begun + every * number;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        file.write_all(&PAGE).and_then(|()| file.sync_data()).context("the disk does not take an append")?;
        waits.push(due.elapsed().as_micros() as u32);
    }
    Ok(waits)
}

/// Both halves together.
pub fn report(before: Vec<u32>, after: Vec<u32>) -> Percentiles {
    Percentiles::of(before.into_iter().chain(after).collect())
}
