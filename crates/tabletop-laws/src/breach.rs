//! A broken law, and the way back to the game that broke it.

use crate::Style;
use std::fmt::{self, Debug, Display};

/// Lines of a difference told before it begins, and at most of it.
const CONTEXT: usize = 4;
const MOST_LINES: usize = 40;

/// What a law found wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub(crate) String);

/// A law that a game broke, with everything needed to meet it again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Failure {
    /// The law, a sentence.
    pub law: String,
    /// What was found wrong.
    pub broken: Broken,
    /// The edition and the number of players.
    pub setup: String,
    /// The seed of the run.
    pub seed: u64,
    /// Which players played.
    pub style: Style,
    /// Which of their games it was, from zero.
    pub game: u64,
    /// How many steps had been played.
    pub step: usize,
    /// Those steps, one a line.
    pub record: String,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "broken law: {}", self.law)?;
        writeln!(f, "{}", self.broken)?;
        writeln!(f, "seed {}, {} game {}, after step {}", self.seed, self.style, self.game, self.step)?;
        write!(f, "{}\n{}", self.setup, self.record)
    }
}

impl Broken {
    pub(crate) fn new(what: impl Display) -> Self {
        Self(what.to_string())
    }

    fn differs(what: impl Display, expected: &impl Debug, found: &impl Debug) -> Self {
        let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
        Self(format!("{what}\n{}", difference(&expected, &found)))
    }
}

/// A count of components that is `sound`, or else what is missing or too many.
pub fn accounted(sound: bool, complaint: impl FnOnce() -> String) -> Result<(), String> {
    if sound { Ok(()) } else { Err(complaint()) }
}

pub(crate) fn require(sound: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if sound { Ok(()) } else { Err(Broken(what())) }
}

pub(crate) fn same<T: PartialEq + Debug>(what: impl Display, expected: &T, found: &T) -> Result<(), Broken> {
    if expected == found { Ok(()) } else { Err(Broken::differs(what, expected, found)) }
}

/// States are long, so only the lines between the first and the last that differ are told, with a little before them.
fn difference(expected: &str, found: &str) -> String {
    let (expected, found): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let start = common(expected.iter(), found.iter());
    let shorter = expected.len().min(found.len());
    let end = common(expected.iter().rev(), found.iter().rev()).min(shorter - start);
    let mut told = Vec::new();
    let mut tell = |mark: char, lines: &[&str]| {
        told.extend(lines.iter().take(MOST_LINES).map(|line| format!("{mark} {line}")));
    };
    tell(' ', &expected[start.saturating_sub(CONTEXT)..start]);
    tell('-', &expected[start..expected.len() - end]);
    tell('+', &found[start..found.len() - end]);
    told.join("\n")
}

fn common<'t>(one: impl Iterator<Item = &'t &'t str>, other: impl Iterator<Item = &'t &'t str>) -> usize {
    one.zip(other).take_while(|(one, other)| one == other).count()
}

/// Checks a law and, if it is broken, says which: the name of its function is the sentence.
macro_rules! obey {
    ($laws:ident: $law:ident($($argument:expr),* $(,)?)) => {
        $crate::law::$law::<$laws>($($argument),*).map_err(|broken| (stringify!($law), broken))
    };
}
pub(crate) use obey;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_told() {
        let expected: Vec<u32> = (0..100).collect();
        let found = expected.iter().copied().filter(|&number| number != 60).collect();
        let Err(Broken(told)) = same("a number went missing", &expected, &found) else {
            panic!("they differ")
        };
        assert_eq!(told, "a number went missing\n      56,\n      57,\n      58,\n      59,\n-     60,");
    }
}
