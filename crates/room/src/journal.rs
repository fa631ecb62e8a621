//! The lines of a table's journal: steps as in the record, and everything else that changes a running table.

use referee::StepLine;
use shelf::Level;
use std::fmt;
use std::str::FromStr;
use tabletop::Seat;

/// A line that no journal has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{line}' is not a line of a journal")]
pub struct JournalError {
    line: String,
}

/// How many lines a table's journal has: every change makes a new version, undo included. The steps of its game
/// are counted apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TableVersion(pub u64);

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A step of the game: `A take 5` that a seat decided, `* 5+conch` that chance brought.
    Step(StepLine),
    /// A seat undid its last decision: `undo A`.
    Undo(Seat),
    /// A person resigned: `resign A`.
    Resign(Seat),
    /// A bot plays for a person: `stand-in B keen` because their time was up, `stand-in B keen by A` because seat A wanted it.
    StandIn(Seat, Level, Option<Seat>),
    /// The person plays again: `back B`.
    Back(Seat),
    /// The owner ended the game before it was over: `close`.
    Close,
    /// A guided game goes on as an ordinary one: `skip lesson`.
    SkipLesson,
}

impl Entry {
    /// The seat that decided a step or undid it, if this is such an entry.
    pub const fn decider(&self) -> Option<Seat> {
        match self {
            Self::Step(step) => step.seat,
            Self::Undo(seat) => Some(*seat),
            Self::Resign(_) | Self::StandIn(..) | Self::Back(_) | Self::Close | Self::SkipLesson => None,
        }
    }

    /// Whether chance brought it, so that it belongs to the decision before.
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Step(step) if step.is_chance())
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(step) => step.fmt(f),
            Self::Undo(seat) => write!(f, "undo {seat}"),
            Self::Resign(seat) => write!(f, "resign {seat}"),
            Self::StandIn(seat, level, None) => write!(f, "stand-in {seat} {level}"),
            Self::StandIn(seat, level, Some(by)) => write!(f, "stand-in {seat} {level} by {by}"),
            Self::Back(seat) => write!(f, "back {seat}"),
            Self::Close => f.write_str(CLOSE),
            Self::SkipLesson => f.write_str(SKIP_LESSON),
        }
    }
}

impl FromStr for Entry {
    type Err = JournalError;

    fn from_str(line: &str) -> Result<Self, JournalError> {
        read(line).ok_or_else(|| JournalError { line: line.into() })
    }
}

const CLOSE: &str = "close";
const SKIP_LESSON: &str = "skip lesson";

fn read(line: &str) -> Option<Entry> {
    match line {
        CLOSE => return Some(Entry::Close),
        SKIP_LESSON => return Some(Entry::SkipLesson),
        _ => {}
    }
    let (word, rest) = line.split_once(' ')?;
    let seat = |text: &str| text.parse().ok();
    Some(match word {
        "undo" => Entry::Undo(seat(rest)?),
        "resign" => Entry::Resign(seat(rest)?),
        "back" => Entry::Back(seat(rest)?),
        "stand-in" => {
            let (who, rest) = rest.split_once(' ')?;
            let (level, by) = match rest.split_once(" by ") {
                Some((level, by)) => (level, Some(seat(by)?)),
                None => (rest, None),
            };
            Entry::StandIn(seat(who)?, level.parse().ok()?, by)
        }
        _ => Entry::Step(line.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_back_as_it_is_written() {
        let steps = ["A take 5", "* 5+conch", "B off>gem4 now", "undo C"];
        let people =
            ["resign A", "stand-in B keen", "stand-in B calm by A", "back E", "close", "skip lesson"];
        let lines = steps.into_iter().chain(people);
        for line in lines {
            assert_eq!(line.parse::<Entry>().map(|entry| entry.to_string()), Ok(line.into()));
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "A",
            "F take 5",
            "undo F",
            "stand-in A",
            "stand-in A kraken",
            "stand-in A keen by F",
            "close A",
            "skip",
            "hello there",
        ] {
            assert!(line.parse::<Entry>().is_err(), "{line}");
        }
    }
}
