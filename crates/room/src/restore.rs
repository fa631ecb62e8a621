//! A table from what is kept of it: its terms, its seats, and the game that its journal describes.

use crate::Config;
use crate::board::{Board, order};
use crate::fork::{self, taken_over};
use crate::info::{Summary, title};
use crate::journal::{Entry, JournalError};
use crate::lay::{self, NewTable};
use crate::lesson;
use crate::seats::Chair;
use crate::table::{Laid, Running, Table};
use crate::turn::Held;
use referee::{Entropies, Entropy, Seed, SeededDealer, StepCount, StepLine};
use shelf::{AnyGame, Dealing, ShelfError};
use std::sync::Arc;
use tabletop::Seat;

/// Why what is stored is not a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// A seat is held by something unknown.
    #[error("seat {0} has an unknown holder")]
    Seat(Seat),
    /// The game it plays on from is not there.
    #[error("the game it continues is missing")]
    Origin,
    /// A line of the journal says nothing.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The journal does not describe a legal game.
    #[error(transparent)]
    Game(#[from] ShelfError),
}

/// What a host keeps of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name in addresses.
    pub id: String,
    /// The guest who created it.
    pub owner: String,
    /// What was agreed.
    pub laid: Laid,
    /// The seed of its dice.
    pub seed: Seed,
    /// The [`Summary`] as it was last written.
    pub summary: String,
    /// Its seats, clockwise.
    pub seats: Vec<KeptSeat>,
    /// When the game began, in milliseconds since 1970; not while the table is open.
    pub started: Option<u64>,
    /// The component file it was begun with or, while it is open, that of the game it plays on from; none where that is
    /// the embedded one.
    pub components: Option<Arc<str>>,
    /// Every line of its journal, in order.
    pub journal: Vec<Line>,
    /// The journal of the table it plays on from, where it does and that can be read.
    pub origin: Option<Vec<String>>,
    /// The table created for the same people after this one.
    pub rematch: Option<String>,
    /// Who hears whom no more: the guest, and the speaker's name at this table.
    pub mutes: Vec<(String, String)>,
}

/// What is kept of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptSeat {
    /// What holds it.
    pub held: Held,
    /// The name its guest has now.
    pub name: Option<String>,
    /// What its holder mixes into the dice, once the game has begun.
    pub entropy: Option<String>,
}

/// A line of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// The key of the append that it began.
    pub key: Option<String>,
}

impl Kept {
    /// What is kept of a table that was just created, under its name.
    pub fn new(id: impl Into<String>, table: NewTable) -> Self {
        let seat = |held| KeptSeat { held, name: None, entropy: None };
        Self {
            id: id.into(),
            owner: table.owner,
            laid: table.laid,
            seed: table.seed,
            summary: table.summary,
            seats: table.seats.into_iter().map(seat).collect(),
            started: None,
            components: None,
            journal: Vec::new(),
            origin: None,
            rematch: None,
            mutes: Vec::new(),
        }
    }
}

/// A table with what only its room needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The table.
    pub table: Arc<Table>,
    /// Who has muted whom.
    pub mutes: Vec<(String, String)>,
    /// What chance brought first and the journal lacks, because the host stopped between start and dealing.
    pub undealt: Vec<Entry>,
    /// The steps its game begins with, before anything is dealt; nothing if they cannot be had.
    pub first: Option<Vec<StepLine>>,
}

impl Restored {
    /// Reads a table and plays its journal.
    pub fn from(kept: Kept, config: &Config) -> Result<Self, RestoreError> {
        let summary = Summary::read(&kept.summary);
        let first = first_steps(&kept)?;
        let game = config.shelf.game(&kept.laid.terms.game).ok();
        let mut table = Table {
            id: kept.id,
            owner: kept.owner,
            book: config.shelf.book().clone(),
            title: title(&config.shelf, &kept.laid.terms.game),
            has_secrets: game.is_some_and(AnyGame::has_secrets),
            seed: kept.seed,
            chairs: chairs(&kept.seats, &summary)?,
            // Tables from before absence was agreed on are as new ones are without a word about it.
            laid: Laid { terms: lay::with_absence(kept.laid.terms), ..kept.laid },
            components: kept.components,
            sealed: summary.sealed,
            game: None,
            rematch: kept.rematch,
            lesson: None,
            removed: summary.removed,
        };
        let terms = &table.laid.terms;
        table.lesson = lesson::find(&config.shelf, &terms.game, terms.lesson.as_ref());
        unseal_if_someone_left(&mut table);
        let mut undealt = Vec::new();
        if let Some(started) = kept.started {
            let first = first.as_deref().ok_or(RestoreError::Origin)?;
            undealt = play_journal(&mut table, config, &kept.journal, first, started)?;
        }
        Ok(Self { table: Arc::new(table), mutes: kept.mutes, undealt, first })
    }
}

/// None if a table starts from the beginning, or already has its own journal.
fn first_steps(kept: &Kept) -> Result<Option<Vec<StepLine>>, RestoreError> {
    let Some(from) = kept.laid.from.as_ref().filter(|_| kept.journal.is_empty()) else {
        return Ok(Some(Vec::new()));
    };
    let Some(origin) = &kept.origin else { return Ok(None) };
    let entries = origin.iter().map(|line| line.parse()).collect::<Result<Vec<Entry>, _>>()?;
    let mut steps = fork::steps(&entries);
    steps.truncate(from.step);
    Ok(Some(steps).filter(|steps| steps.len() == from.step))
}

fn chairs(seats: &[KeptSeat], summary: &Summary) -> Result<Vec<Chair>, RestoreError> {
    let chair = |(seat, kept): (Seat, &KeptSeat)| {
        let chair = Chair::read(&kept.held.kind, kept.held.guest.clone(), kept.name.as_deref());
        let noted = |noted: &[Option<String>]| noted.get(seat.index()).cloned().flatten();
        let pledge = noted(&summary.pledges).and_then(|pledge| pledge.parse().ok());
        let entropy = kept.entropy.clone().or_else(|| noted(&summary.entropy));
        Ok(Chair { pledge, entropy, ..chair.ok_or(RestoreError::Seat(seat))? })
    };
    Seat::all(seats.len().min(tabletop::MAX_SEATS)).zip(seats).map(chair).collect()
}

/// A host may take a guest off a sealed table: then the table is open again, and what was shown there is no secret.
fn unseal_if_someone_left(table: &mut Table) {
    if table.sealed.is_some() && table.has_open_seat() {
        table.sealed = None;
        for chair in &mut table.chairs {
            (chair.pledge, chair.entropy) = (None, None);
        }
    }
}

/// Folds the journal into the table; gives the entries that are dealt but not written. Where nothing is written yet, the
/// game begins with the `first` steps.
fn play_journal(
    table: &mut Table,
    config: &Config,
    journal: &[Line],
    first: &[StepLine],
    started: u64,
) -> Result<Vec<Entry>, RestoreError> {
    let entries = journal.iter().map(|line| line.text.parse()).collect::<Result<Vec<Entry>, _>>()?;
    let written = fork::steps(&entries);
    let steps = if journal.is_empty() { first } else { &written };
    let board = open_skipping(table, config, steps, lesson::skipped(&entries))?;
    let undealt = board.entries(StepCount(written.len()));
    table.game = Some(Running::starting(board, started));
    for ((index, entry), line) in (0..).zip(&entries).zip(journal) {
        table.note_one(entry, line.at);
        if let (Some(game), Some(key)) = (&mut table.game, &line.key) {
            game.remember(key.clone(), index);
        }
    }
    Ok(undealt)
}

/// The game of these steps, dealt as the table's seed and seats will have it.
pub(crate) fn open(table: &Table, config: &Config, steps: &[StepLine]) -> Result<Board, ShelfError> {
    open_skipping(table, config, steps, None)
}

/// The same, where a lesson was skipped after some outcomes of chance.
pub(crate) fn open_skipping(
    table: &Table,
    config: &Config,
    steps: &[StepLine],
    skipped: Option<usize>,
) -> Result<Board, ShelfError> {
    let seeded = || SeededDealer::mixed(table.seed, entropies(&table.chairs));
    let taught = || lesson::dealing(table, skipped, steps, seeded());
    let dealing = match (&config.chance, taken_over(&table.laid)) {
        (Some(outcomes), _) => Dealing::Listed { outcomes: outcomes.to_vec(), then: None },
        (None, 0) => taught().unwrap_or_else(|| Dealing::Seeded(seeded())),
        (None, taken_over) => Dealing::taking_over(taken_over, steps, seeded()),
    };
    let order = order(&table.laid.terms, table.chairs.len(), table.components.as_deref());
    Board::restore(&config.shelf, &table.laid.terms.game, order, dealing, steps)
}

fn entropies(chairs: &[Chair]) -> Entropies {
    let added = |(seat, chair): (Seat, &Chair)| {
        let entropy: Entropy = chair.entropy.as_deref()?.parse().ok()?;
        Some((seat, entropy))
    };
    let seats = || Seat::all(chairs.len()).zip(chairs);
    let pledges = seats().filter_map(|(seat, chair)| Some((seat, chair.pledge?)));
    seats().filter_map(added).collect::<Entropies>().pledged(pledges)
}
