//! A table from the store: its terms, its seats, and the game that its journal tells of.

use super::board::{Board, Dice, order};
use super::fork::{self, taken_over};
use super::info::Summary;
use super::journal::{Entry, JournalError};
use super::seats::Chair;
use super::state::{Laid, Running, State};
use crate::app::App;
use crate::components;
use crate::environment::Environment;
use referee::{Entropies, Entropy, HexError, Seed};
use shelf::{ReliveError, ShelfError};
use store::{Missing, Status, StoreError, TableId};
use tabletop::Seat;

/// Why a table cannot be brought into memory.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The store does not answer, or has no such table.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was agreed cannot be read.
    #[error("its terms cannot be read: {0}")]
    Terms(#[from] serde_json::Error),
    /// The seed is none.
    #[error("its seed cannot be read: {0}")]
    Seed(#[from] HexError),
    /// The table was laid without a seed.
    #[error("it has no seed")]
    NoSeed,
    /// A seat is held by something unknown.
    #[error("seat {0} is held by something unknown")]
    Seat(Seat),
    /// The game it plays on from is not there.
    #[error("the game it plays on from is not there")]
    Origin,
    /// A line of the journal says nothing.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The journal tells of no legal game.
    #[error(transparent)]
    Relive(#[from] ReliveError),
    /// There is no such game, or it cannot be played with the components the table names.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

impl LoadError {
    /// Whether there simply is no such table.
    pub const fn is_missing(&self) -> bool {
        matches!(self, Self::Store(StoreError::NotFound(Missing::Table)))
    }
}

/// A table with what only its task needs.
#[derive(Debug)]
pub struct Loaded {
    /// The table.
    pub state: State,
    /// Who hears whom no more.
    pub mutes: Vec<(String, String)>,
    /// Lines that the seed deals and the journal lacks, because the server stopped between start and dealing.
    pub undealt: Vec<String>,
}

/// Reads a table and plays its journal.
pub async fn load(app: &App, id: &TableId) -> Result<Loaded, LoadError> {
    let store = &app.store;
    let table = store.table(id).await?;
    let laid: Laid = serde_json::from_str(&table.terms)?;
    let summary = Summary::read(&table.summary);
    let components = components::of_table(store, &laid.terms, &table).await?;
    let mut state = State {
        id: id.to_string(),
        owner: table.owner.to_string(),
        seed: Seed::from_hex(store.seed(id).await?.ok_or(LoadError::NoSeed)?.expose())?,
        chairs: chairs(&table.seats, &summary)?,
        laid,
        components,
        game: None,
        rematch: store.rematch_of(id).await?.map(|id| id.to_string()),
    };
    let mut undealt = Vec::new();
    if table.status != Status::Open {
        let started = table.started.unwrap_or(table.created).0 as u64;
        let entries = store.journal(id, 0).await?;
        let first =
            if entries.is_empty() { fork::first_steps(store, &state.laid).await? } else { Vec::new() };
        undealt = play_journal(&app.environment, &mut state, &entries, &first, started)?;
    }
    Ok(Loaded { state, mutes: summary.mutes, undealt })
}

fn chairs(seats: &[store::Seat], summary: &Summary) -> Result<Vec<Chair>, LoadError> {
    let chair = |(seat, kept): (Seat, &store::Seat)| {
        let guest = kept.holder.guest.as_ref().map(ToString::to_string);
        let chair =
            Chair::read(&kept.holder.kind, guest, kept.name.as_deref()).ok_or(LoadError::Seat(seat))?;
        let noted = summary.entropy.get(seat.index()).cloned().flatten();
        Ok(Chair { entropy: kept.entropy.clone().or(noted), ..chair })
    };
    Seat::all(seats.len().min(tabletop::MAX_SEATS)).zip(seats).map(chair).collect()
}

/// Folds the journal into the table; gives the lines that are dealt but not written. Where nothing is written yet, the
/// game begins with the `first` steps.
fn play_journal(
    environment: &Environment,
    state: &mut State,
    entries: &[store::Entry],
    first: &[String],
    started: u64,
) -> Result<Vec<String>, LoadError> {
    let read = entries.iter().map(|entry| entry.line.parse()).collect::<Result<Vec<Entry>, _>>()?;
    let written = fork::steps(entries)?;
    let steps = if entries.is_empty() { first } else { &written };
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let dice =
        Dice { seed: state.seed, entropies: entropies(&state.chairs), taken_over: taken_over(&state.laid) };
    let order = order(&state.laid.terms, state.chairs.len(), state.components.as_deref());
    let board = Board::relive(environment, &state.laid.terms.game, order, dice, &steps)?;
    let undealt = board.step_lines(written.len());
    state.game = Some(Running::starting(board, started));
    for (entry, kept) in read.iter().zip(entries) {
        state.note_one(entry, kept.at.0 as u64);
        if let (Some(game), Some(key)) = (&mut state.game, &kept.key) {
            game.remember(key.clone(), kept.index);
        }
    }
    Ok(undealt)
}

/// What the seats mix into the dice.
pub fn entropies(chairs: &[Chair]) -> Entropies {
    let added = |(seat, chair): (Seat, &Chair)| {
        let entropy: Entropy = chair.entropy.as_deref()?.parse().ok()?;
        Some((seat, entropy))
    };
    Seat::all(chairs.len()).zip(chairs).filter_map(added).collect()
}
