//! A game in play from its stored steps, each one checked as if it were played now.

use super::Live;
use crate::shown::Shown;
use crate::{ActError, ShelfError};
use referee::{Table, TableDealer};
use tabletop::{NotationError, Seat};

/// Why stored steps are no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReliveError {
    /// The table cannot be had or opened.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// An outcome that was to be dealt is none of this game.
    #[error(transparent)]
    Script(#[from] NotationError),
    /// A step is wrong.
    #[error("step {step}: {fault}")]
    Step {
        /// Which, from one.
        step: usize,
        /// What is wrong with it.
        fault: StepFault,
    },
}

/// What is wrong with a stored step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepFault {
    /// It has no seat and no notation.
    #[error("neither a decision nor an outcome")]
    NotAStep,
    /// The decision could not be made.
    #[error(transparent)]
    Act(#[from] ActError),
    /// Chance brings something else here, or is not asked. What it brings is not told: it may be a secret.
    #[error("this is not what the seed deals")]
    NotDealt,
}

/// Opens a table, plays the stored decisions, and compares what the dealer deals with the stored outcomes.
pub(crate) fn relive<G: Shown>(
    setup: G::Setup,
    dealer: impl Into<TableDealer<G::Chance>>,
    steps: &[&str],
) -> Result<Live<G>, ReliveError> {
    let table = Table::<G>::new(setup, dealer).map_err(ShelfError::from)?;
    let mut live = Live::new(table);
    for (index, line) in steps.iter().enumerate() {
        replay_step(&mut live, index, line).map_err(|fault| ReliveError::Step { step: index + 1, fault })?;
    }
    Ok(live)
}

fn replay_step<G: Shown>(game: &mut Live<G>, index: usize, line: &str) -> Result<(), StepFault> {
    if let Some(dealt) = game.table().steps().get(index) {
        return if dealt.to_string() == line { Ok(()) } else { Err(StepFault::NotDealt) };
    }
    match line.split_once(' ') {
        Some(("*", _)) => Err(StepFault::NotDealt),
        Some((seat, notation)) => {
            let seat: Seat = seat.parse().map_err(|_| StepFault::NotAStep)?;
            Ok(game.act(seat, index, notation)?)
        }
        None => Err(StepFault::NotAStep),
    }
}
