//! Everything that can be wrong with a record, each with its line.

use super::limits;
use crate::Digest;
use tabletop::{NotationError, Seat, SetupError};

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from one.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is something else.
    #[error("this is not a lagoon record")]
    NotARecord,
    /// It comes from another time.
    #[error("unknown record format '{version}'")]
    UnknownFormat {
        /// The version it names.
        version: String,
    },
    /// It is larger than any game could be.
    #[error("the record has {bytes} bytes; the limit is {}", limits::RECORD_BYTES)]
    TooLong {
        /// Its size.
        bytes: usize,
    },
    /// A line is longer than any step could be.
    #[error("the line has {bytes} bytes; the limit is {}", limits::LINE_BYTES)]
    LineTooLong {
        /// The line's size.
        bytes: usize,
    },
    /// It is not UTF-8.
    #[error("this is not UTF-8 text")]
    NotText,
    /// The closing line is not there.
    #[error("the record breaks off here, without its closing line")]
    Truncated,
    /// There is more after the closing line.
    #[error("the record goes on after its closing line")]
    AfterEnd,
    /// A header line is not there.
    #[error("the line '{key}' is missing before this one")]
    MissingHeader {
        /// The word it begins with.
        key: &'static str,
    },
    /// A header line is there twice.
    #[error("'{key}' is repeated")]
    DuplicateHeader {
        /// The word it begins with.
        key: &'static str,
    },
    /// A line before the first step says something unknown.
    #[error("unknown header line '{key}'")]
    UnknownHeader {
        /// Its first word.
        key: String,
    },
    /// A header line has no sensible value.
    #[error("'{value}' is not a valid value of '{key}'")]
    BadHeader {
        /// The word it begins with.
        key: &'static str,
        /// What it says.
        value: String,
    },
    /// A line among the steps is none.
    #[error("expected a step, a seed or a comment")]
    NotAStep,
    /// A line follows the seed.
    #[error("only comments and the closing line come after the seed")]
    AfterSeed,
    /// The closing line counts other steps.
    #[error("the closing line counts {said} steps, but the record has {found}")]
    StepCount {
        /// What it says.
        said: String,
        /// What is there.
        found: usize,
    },
    /// The closing line sums up another text.
    #[error("the record was changed: its checksum is {found}, but the closing line says '{said}'")]
    Checksum {
        /// What it says.
        said: String,
        /// The sum of what is there.
        found: String,
    },
    /// It is a record of another game.
    #[error("this is a record of '{recorded}', not of '{game}'")]
    WrongGame {
        /// What it says.
        recorded: String,
        /// What it was replayed as.
        game: &'static str,
    },
    /// It is a record of another edition.
    #[error("recorded with edition '{}', set up with '{}'", .recorded.as_deref().unwrap_or("none"), .setup.unwrap_or("none"))]
    WrongEdition {
        /// What it says.
        recorded: Option<String>,
        /// What was set up.
        setup: Option<&'static str>,
    },
    /// It is a record of a larger or smaller table.
    #[error("recorded with {recorded} players, set up with {setup}")]
    WrongPlayers {
        /// What it says.
        recorded: usize,
        /// What was set up.
        setup: usize,
    },
    /// It was played with other components.
    #[error("recorded with components {recorded}, set up with {setup}")]
    WrongComponents {
        /// What it says.
        recorded: Digest,
        /// What was set up.
        setup: Digest,
    },
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A step cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Another seat had to decide.
    #[error("{recorded} decides, but it is {turn}'s turn")]
    WrongSeat { recorded: Seat, turn: Seat },
    /// A seat decides where chance must.
    #[error("{recorded} decides, but chance is pending")]
    DecisionForChance { recorded: Seat },
    /// Chance decides where a seat must.
    #[error("chance decides, but it is {turn}'s turn")]
    ChanceForDecision { turn: Seat },
    /// The action was not an option.
    #[error("'{notation}' is not an option here")]
    IllegalAction {
        /// As recorded.
        notation: String,
    },
    /// The outcome could not happen.
    #[error("'{notation}' cannot happen here")]
    ImpossibleOutcome {
        /// As recorded.
        notation: String,
    },
    /// The game was already over.
    #[error("the game was over before this step")]
    StepAfterOver,
    /// The record has fewer steps than were asked for.
    #[error("step {asked} was requested, but the record has only {recorded}")]
    NoSuchStep {
        /// Which step.
        asked: usize,
        /// How many there are.
        recorded: usize,
    },
    /// The seed is not the one that was committed to.
    #[error("this is not the committed seed")]
    WrongSeed,
}

impl Fault {
    /// This fault on `line`, counted from one.
    pub const fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}
