//! The bar that shows how far a tournament is, and the way to stop it.

use super::records::Records;
use anyhow::Result;
use arena::{Played, Watch};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static HANDLER: Once = Once::new();

/// Watches a tournament from the terminal.
pub struct Progress {
    bar: ProgressBar,
    records: Option<Records>,
    failure: Mutex<Option<anyhow::Error>>,
}

impl Progress {
    /// A progress bar for this number of games.
    pub fn new(games: u64) -> Result<Self> {
        // The first interrupt ends the tournament with what is known so far, a second one ends the program.
        let stop = || {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        HANDLER.call_once(|| drop(ctrlc::set_handler(stop)));
        let style = "{msg} {bar:40} {pos}/{len} games, {per_sec}, {eta} left";
        let bar = ProgressBar::new(games).with_style(ProgressStyle::with_template(style)?);
        Ok(Self { bar, records: None, failure: Mutex::new(None) })
    }

    /// Has the record of every game kept.
    pub fn keep(&mut self, records: Records) {
        self.records = Some(records);
    }

    /// Says what is being played.
    pub fn say(&self, text: String) {
        self.bar.set_message(text);
    }

    /// Whether someone has asked to stop.
    pub fn interrupted() -> bool {
        INTERRUPTED.load(Ordering::Relaxed)
    }

    /// Takes the bar away; a record that could not be written is an error.
    pub fn finish(&self) -> Result<()> {
        self.bar.finish_and_clear();
        match self.failure.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

impl Watch for Progress {
    fn played(&self, game: &Played) {
        if let Some(Err(error)) = self.records.as_ref().map(|records| records.keep(game)) {
            self.failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
        self.bar.inc(1);
    }

    fn stopped(&self) -> bool {
        Self::interrupted() || self.failure.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }
}
