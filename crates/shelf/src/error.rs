//! Why a game cannot be had, or a step not be played.

use kit::{OrderError, PositionError};
use referee::{Dishonesty, OpenError, RecordError, Refusal, RestoreError};
use tabletop::NotationError;

/// Why a game cannot be opened or restored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShelfError {
    /// No game of that name is on the shelf.
    #[error("unknown game '{name}'; the games are {}", .known.join(" and "))]
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What can be had.
        known: Vec<&'static str>,
    },
    /// The table cannot be had as asked for.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The position is wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// An outcome that was to be dealt is none of this game.
    #[error(transparent)]
    Script(#[from] NotationError),
    /// The stored steps are not a game.
    #[error(transparent)]
    Restore(#[from] RestoreError),
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record's seed does not deal what the record says.
    #[error("{0}; the record can still be loaded if chance is dealt by hand")]
    Dishonest(Dishonesty),
}

/// Why a step was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// The text is not an action or outcome of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The step cannot be played now.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// The steps before the position are not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game began from a position, so the steps before it are unknown")]
pub struct NoRecord;
