//! A step as it is written, and how many there are: the only reader and writer of `A take 5` and `* gem2`.

use std::fmt;
use std::str::FromStr;
use tabletop::{Game, NotationError, Seat};

use crate::Step;

/// What stands before the notation of an outcome, where a decision has its seat.
pub(crate) const CHANCE: &str = "*";

/// How many steps of a game have been played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StepCount(pub usize);

/// One step as it is written in records and journals: `A take 5` for a decision, `* gem2` for chance.
///
/// ```
/// use referee::StepLine;
///
/// let step: StepLine = "B off>gem4".parse()?;
/// assert_eq!((step.seat.map(|seat| seat.index()), step.notation.as_str()), (Some(1), "off>gem4"));
/// assert_eq!("* gem2".parse::<StepLine>()?.seat, None);
/// assert_eq!(step.to_string(), "B off>gem4");
/// assert!("gem2".parse::<StepLine>().is_err());
/// # Ok::<(), tabletop::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StepLine {
    /// The seat that decided; none for chance.
    pub seat: Option<Seat>,
    /// The notation of the action or outcome.
    pub notation: String,
}

impl StepLine {
    /// Whether chance brought it.
    pub const fn is_chance(&self) -> bool {
        self.seat.is_none()
    }

    /// The step of a game that it describes.
    pub fn read<G: Game>(&self) -> Result<Step<G>, NotationError> {
        Ok(match self.seat {
            Some(seat) => Step::Decision(seat, self.notation.parse()?),
            None => Step::Chance(self.notation.parse()?),
        })
    }

    /// A step from what stands before and after the first space.
    pub(crate) fn from_parts(by: &str, notation: &str) -> Option<Self> {
        let seat = if by == CHANCE { None } else { Some(by.parse().ok()?) };
        (!notation.is_empty()).then(|| Self { seat, notation: notation.into() })
    }
}

impl<G: Game> From<&Step<G>> for StepLine {
    fn from(step: &Step<G>) -> Self {
        match step {
            Step::Decision(seat, action) => Self { seat: Some(*seat), notation: action.to_string() },
            Step::Chance(outcome) => Self { seat: None, notation: outcome.to_string() },
        }
    }
}

impl fmt::Display for StepLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat} {}", self.notation),
            None => write!(f, "{CHANCE} {}", self.notation),
        }
    }
}

impl FromStr for StepLine {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = text.split_once(' ').and_then(|(by, notation)| Self::from_parts(by, notation));
        read.ok_or_else(|| NotationError::new(text, "a step, such as 'A' or '*' with its notation"))
    }
}

impl fmt::Display for StepCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
