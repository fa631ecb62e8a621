//! The record: a small text file with a header, one line of notation per step, and a closing line that reveals damage.
//!
//! Nothing here knows the game: a reader looks at [`Header::game`] first and then replays.

mod fault;
mod parse;

pub use fault::{Fault, RecordError};

use crate::{Commitment, Digest, Entropies, Seed, SeededDealer, StepLine, Table};
use parse::HeaderLines;
use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Setup};

/// How large a record may be.
pub mod limits {
    /// Bytes of a whole record. The longest honest games need a small part of it.
    pub const RECORD_BYTES: usize = 4 << 20;
    /// Bytes of one line.
    pub const LINE_BYTES: usize = 1000;
}

const FIRST_LINE: &str = "lagoon record 1";
const UNFINISHED: &str = "# unfinished: whoever reads the seed below knows what chance will bring";

/// What a record says about the game before its first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// Its edition, for games that have several.
    pub edition: Option<String>,
    /// How many seats the table has.
    pub players: usize,
    /// The digest of [`Setup::components`].
    pub components: Digest,
    /// What binds the dealer, if it deals from a seed.
    pub commitment: Option<Commitment>,
    /// What the seats added to the seed, and what they pledged to add.
    pub entropies: Entropies,
    /// How many outcomes of chance, the first ones, come from another game; the seed deals those after them.
    pub taken_over: usize,
}

/// A record that is whole and undamaged, though it may still describe an illegal game.
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    text: String,
    header: Header,
    header_lines: HeaderLines,
    steps: Vec<StepLine>,
    /// The line of the text each step is on, from one.
    step_lines: Vec<usize>,
    seed: Option<(usize, Seed)>,
}

impl Record {
    /// Reads a record from the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        match str::from_utf8(bytes) {
            Ok(text) => text.parse(),
            Err(error) => {
                let readable = &bytes[..error.valid_up_to()];
                let line = readable.split(|&byte| byte == b'\n').count();
                Err(Fault::NotText.at(line))
            }
        }
    }

    /// What it says before the first step.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Its steps, as written.
    pub fn steps(&self) -> &[StepLine] {
        &self.steps
    }

    /// Its steps, each with its line of the text.
    pub(crate) fn numbered_steps(&self) -> impl Iterator<Item = (usize, &StepLine)> {
        self.step_lines.iter().copied().zip(&self.steps)
    }

    /// The seed, if it is revealed.
    pub fn seed(&self) -> Option<Seed> {
        self.seed.map(|(_, seed)| seed)
    }

    /// The dealer for its seed and the seats' entropy, if the seed is revealed.
    pub fn dealer(&self) -> Option<SeededDealer> {
        self.seed().map(|seed| SeededDealer::mixed(seed, self.header.entropies.clone()))
    }

    /// The whole text, with `\n` at the end of every line.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// This record with a comment before its closing line.
    #[must_use]
    pub fn with_note(&self, note: &str) -> Self {
        let body = self.text.trim_end_matches('\n').rsplit_once('\n').map_or("", |(body, _)| body);
        let note: String =
            note.chars().filter(|letter| !letter.is_control()).take(limits::LINE_BYTES / 8).collect();
        let mut text = format!("{body}\n# {note}\n");
        text.push_str(&closing(self.steps.len(), &text));
        text.push('\n');
        text.parse().expect("a record with one more comment is a record")
    }

    /// Its comments, in order, without their signs.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.text.lines().filter_map(|line| line.strip_prefix('#')).map(str::trim_start)
    }

    pub(crate) const fn header_lines(&self) -> &HeaderLines {
        &self.header_lines
    }

    pub(crate) const fn seed_line(&self) -> Option<(usize, Seed)> {
        self.seed
    }

    /// The line that says this, from one.
    pub(crate) fn line_of(&self, content: &str) -> usize {
        1 + self.text.lines().take_while(|line| *line != content).count()
    }

    pub(crate) fn closing_line(&self) -> usize {
        self.text.lines().count()
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

// The text may reveal the seed of a game in play, so it stays out of logs.
impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("header", &self.header)
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        parse::parse(text)
    }
}

/// The record of a table, revealing `seed` if given.
pub(crate) fn write<G: Game>(table: &Table<G>, seed: Option<Seed>) -> Record {
    assert!(table.is_whole(), "a game that began with a position has no record");
    let header = Header {
        game: G::NAME.into(),
        edition: table.setup().edition().map(Into::into),
        players: table.setup().players(),
        components: Digest::of(table.setup().components()),
        commitment: table.commitment(),
        entropies: table.entropies().clone(),
        taken_over: table.taken_over(),
    };
    let mut lines = vec![FIRST_LINE.into()];
    lines.extend(header.lines());
    lines.extend(table.steps().iter().map(ToString::to_string));
    if let Some(seed) = seed {
        lines.extend((!table.is_over()).then(|| UNFINISHED.into()));
        lines.push(format!("seed {}", seed.to_hex()));
    }
    let text = lines.join("\n") + "\n";
    let closing = closing(table.steps().len(), &text);
    format!("{text}{closing}\n").parse().expect("what a table writes is a record")
}

fn closing(steps: usize, text_before: &str) -> String {
    let sum = Digest::of(text_before).to_string();
    format!("end {steps} {}", &sum[..16])
}

impl Header {
    fn lines(&self) -> impl Iterator<Item = String> {
        let entries = [
            Some(format!("game {}", self.game)),
            self.edition.as_ref().map(|edition| format!("edition {edition}")),
            Some(format!("players {}", self.players)),
            Some(format!("components {}", self.components)),
            self.commitment.map(|commitment| format!("commitment {commitment}")),
            (self.taken_over > 0).then(|| format!("taken-over {}", self.taken_over)),
        ];
        entries.into_iter().flatten().chain(self.entropies.lines())
    }
}
