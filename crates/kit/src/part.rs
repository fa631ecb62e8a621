//! Scores that explain themselves: what brought the points, and the ranks of a game for one.

use serde_json::Value;
use tabletop::{Phrase, Standing};

/// One thing that brought points, or will, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The line of the standings it belongs to.
    pub source: &'static str,
    pub points: i32,
    /// Whether the score has it already. The others are what the end would add if it came now.
    pub counted: bool,
    /// It in words, with its points.
    pub text: Phrase,
    /// What counted and what did not, in the game's own shape.
    pub detail: Value,
}

/// A rank of a game for one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The score it begins at.
    pub from: i32,
    pub title: Phrase,
}

impl Part {
    /// One for each line that has points, for games that explain no more.
    pub(crate) fn lines(standing: &Standing, source: impl Fn(&str) -> Phrase) -> Vec<Self> {
        let lines = standing.breakdown.iter().filter(|line| line.points != 0);
        let told = lines.map(|line| Self {
            source: line.source,
            points: line.points,
            counted: true,
            text: Phrase::new("common-part").with("source", source(line.source)).with("points", line.points),
            detail: Value::Null,
        });
        told.collect()
    }
}

/// What is missing to the next rank, in words.
pub fn next_rank(rungs: &[Rung], score: i32) -> Phrase {
    match rungs.iter().find(|rung| rung.from > score) {
        Some(rung) => Phrase::new("common-ladder-next").with("missing", rung.from - score),
        None => Phrase::new("common-ladder-top"),
    }
}

/// Numbers as every language adds them up: `5+4 = 9`, or one by itself.
pub fn sum(numbers: &[u8]) -> String {
    let all: u32 = numbers.iter().map(|&number| u32::from(number)).sum();
    let terms: Vec<String> = numbers.iter().map(u8::to_string).collect();
    if terms.len() > 1 { format!("{} = {all}", terms.join("+")) } else { all.to_string() }
}
