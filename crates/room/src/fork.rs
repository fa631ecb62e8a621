//! A table that plays on from a moment of a finished game: where it comes from, and the steps it begins with.

use crate::Refusal;
use crate::journal::Entry;
use crate::table::{Laid, Table};
use protocol::ErrorCode;
use referee::{StepCount, StepLine};
use serde::{Deserialize, Serialize};

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

impl Origin {
    /// A moment of a finished game after which something is still to be decided.
    pub fn of(source: &Table, step: u64) -> Result<Self, Refusal> {
        let game = source.game.as_ref().ok_or(ErrorCode::NotFound)?;
        let mut steps = game.board.lines(StepCount(0));
        let step = usize::try_from(step).ok().filter(|step| *step < steps.len());
        let step = step.ok_or(Refusal::Field("step"))?;
        steps.truncate(step);
        let outcomes = steps.iter().filter(|step| step.is_chance()).count();
        Ok(Self { record: source.id.clone(), step, outcomes })
    }
}

/// How many outcomes of chance are another game's.
pub fn taken_over(laid: &Laid) -> usize {
    laid.from.as_ref().map_or(0, |from| from.outcomes)
}

/// The steps of a journal, without those that were undone.
pub fn steps(entries: &[Entry]) -> Vec<StepLine> {
    let mut steps = Vec::new();
    for entry in entries {
        match entry {
            Entry::Step(step) => steps.push(step.clone()),
            Entry::Undo(_) => drop(steps.pop()),
            Entry::Resign(_) | Entry::StandIn(..) | Entry::Back(_) | Entry::Close | Entry::SkipLesson => {}
        }
    }
    steps
}
