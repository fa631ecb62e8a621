//! A table that plays on from a moment of a finished game: where it comes from, and the steps it begins with.

use super::journal::{Entry, JournalError};
use super::load::LoadError;
use super::state::Laid;
use serde::{Deserialize, Serialize};
use store::{Store, TableId};

/// A moment of another table's game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The table it was played at.
    pub record: String,
    /// After which step.
    pub step: usize,
    /// How many of those steps chance brought.
    pub outcomes: usize,
}

/// How many outcomes of chance are another game's.
pub fn taken_over(laid: &Laid) -> usize {
    laid.from.as_ref().map_or(0, |from| from.outcomes)
}

/// The steps a table begins with before anything is dealt: none, unless it plays on from somewhere.
pub async fn first_steps(store: &Store, laid: &Laid) -> Result<Vec<String>, LoadError> {
    let Some(from) = &laid.from else { return Ok(Vec::new()) };
    let record: TableId = from.record.parse().map_err(|_| LoadError::Origin)?;
    let entries = store.journal(&record, 0).await?;
    let mut steps = steps(&entries)?;
    steps.truncate(from.step);
    if steps.len() == from.step { Ok(steps) } else { Err(LoadError::Origin) }
}

/// The steps of a journal, without those that were taken back.
pub fn steps(entries: &[store::Entry]) -> Result<Vec<String>, JournalError> {
    let mut steps = Vec::new();
    for kept in entries {
        match kept.line.parse()? {
            Entry::Decision(..) | Entry::Chance(_) => steps.push(kept.line.clone()),
            Entry::Undo(_) => drop(steps.pop()),
            Entry::Resign(_) | Entry::StandIn(..) | Entry::Back(_) => {}
        }
    }
    Ok(steps)
}
