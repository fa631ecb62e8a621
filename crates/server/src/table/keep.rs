//! What a room wants written and read, as the store keeps it.

use crate::app::App;
use crate::components;
use crate::guard::logs;
use crate::say;
use protocol::ErrorCode;
use referee::HexError;
use room::{Append, Entry, Held, Kept, KeptSeat, Laid, Line, NewTable, RestoreError, Said, Speech};
use room::{Start, Summary, Write, Written};
use shelf::ShelfError;
use store::{Change, GuestId, Holder, Missing, Moment, Status, StoreError, TableId};
use tokio::time::Instant;

/// Mutes of a table that are taken over from before there was a limit to speak of.
const MOST_OLD_MUTES: usize = 500;

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
    /// The table was created without a seed.
    #[error("it has no seed")]
    NoSeed,
    /// There is no such game, or it cannot be played with the components the table names.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// What is stored is not a table.
    #[error(transparent)]
    Restore(#[from] RestoreError),
}

impl LoadError {
    /// What it means to those who asked, with a line in the log where an operator must know.
    pub fn code(&self, id: &TableId) -> ErrorCode {
        match self {
            Self::Store(StoreError::NotFound(Missing::Table)) => ErrorCode::NotFound,
            Self::Store(error) => say::of_store(error),
            error => {
                tracing::error!(table = %logs::short(id.as_str()), %error, "a table cannot be read");
                ErrorCode::Internal
            }
        }
    }
}

/// Reads everything that is kept of a table.
pub async fn load(app: &App, id: &TableId) -> Result<Kept, LoadError> {
    let store = &app.store;
    let table = with_mutes_apart(app, store.table(id).await?).await?;
    let laid: Laid = serde_json::from_str(&table.terms)?;
    let seed = store.seed(id).await?.ok_or(LoadError::NoSeed)?;
    let is_open = table.status == Status::Open;
    let journal = if is_open { Vec::new() } else { store.journal(id, 0).await? };
    let components = components::of_table(app, &laid, &table).await?;
    let origin = if journal.is_empty() { origin(app, &laid).await } else { None };
    let line = |entry: store::Entry| Line { text: entry.line, at: entry.at.0 as u64, key: entry.key };
    Ok(Kept {
        id: id.to_string(),
        owner: table.owner.to_string(),
        laid,
        seed: referee::Seed::from_hex(seed.expose())?,
        summary: table.summary,
        seats: table.seats.into_iter().map(seat).collect(),
        started: (!is_open).then(|| table.started.unwrap_or(table.created).0 as u64),
        components,
        journal: journal.into_iter().map(line).collect(),
        origin,
        rematch: store.rematch_of(id).await?.map(|id| id.to_string()),
        mutes: store.mutes(id).await?.into_iter().map(|(guest, of)| (guest.to_string(), of)).collect(),
    })
}

/// Tables written before mutes were kept apart have theirs among the words for lists: they are moved, once, as many as
/// one may have today.
async fn with_mutes_apart(app: &App, table: store::Table) -> Result<store::Table, StoreError> {
    let mut summary = Summary::read(&table.summary);
    let mut pairs = std::mem::take(&mut summary.mutes);
    if pairs.is_empty() {
        return Ok(table);
    }
    pairs.truncate(MOST_OLD_MUTES);
    let pairs = pairs.into_iter().map(|(guest, speaker)| Ok((known(&guest)?, speaker)));
    let pairs = pairs.collect::<Result<_, StoreError>>()?;
    let (id, without) = (table.id.clone(), summary.text());
    let old = store::OldMutes { table: id.clone(), summary: table.summary, without, pairs };
    app.store.adopt_mutes(old).await?;
    app.store.table(&id).await
}

/// The journal of the table it plays on from.
async fn origin(app: &App, laid: &Laid) -> Option<Vec<String>> {
    let record: TableId = laid.from.as_ref()?.record.parse().ok()?;
    let entries = app.store.journal(&record, 0).await.ok()?;
    Some(entries.into_iter().map(|entry| entry.line).collect())
}

fn seat(seat: store::Seat) -> KeptSeat {
    let guest = seat.holder.guest.map(|guest| guest.to_string());
    KeptSeat { held: Held { kind: seat.holder.kind, guest }, name: seat.name, entropy: seat.entropy }
}

/// Reads what was said; a table without its talk is still a table.
pub async fn talk(app: &App, id: &TableId) -> Vec<Said> {
    let said = |said: store::Said| {
        let speech = Speech { guest: said.guest.to_string(), text: said.text, at: said.at.0 as u64 };
        Said { index: said.index, speech, name: said.name }
    };
    match app.store.chat(id, 0).await {
        Ok(lines) => lines.into_iter().map(said).collect(),
        Err(error) => {
            tracing::warn!(table = %logs::short(id.as_str()), %error, "the talk of a table cannot be read");
            Vec::new()
        }
    }
}

/// Writes, and returns the result.
pub async fn write(app: &App, id: &TableId, game: &str, write: Write) -> Written {
    let written = match write {
        Write::Append(append) => self::append(app, id, game, append).await,
        Write::Start(start) => self::start(app, id, start).await,
        Write::Say(speech) => say_it(app, id, speech).await,
        Write::Mute(mute) => self::mute(app, id, mute).await,
        Write::Discard => app.store.discard_table(id).await.map(|()| Written::Durable),
        Write::Lay(table) => lay(app, *table).await.map(|id| Written::Laid(id.to_string())),
    };
    match written {
        Ok(written) => written,
        Err(StoreError::Conflict { .. } | StoreError::Repeated { .. } | StoreError::WrongStatus { .. }) => {
            behind(app, id).await
        }
        Err(error) => Written::Failed(say::store(&error)),
    }
}

/// Creates a table; gives its name.
pub async fn lay(app: &App, table: NewTable) -> Result<TableId, StoreError> {
    let previous = table.previous.as_deref().map(named).transpose()?;
    let laid = store::NewTable {
        owner: known(&table.owner)?,
        public: table.laid.terms.public,
        terms: serde_json::to_string(&table.laid).expect("what was agreed is plain data"),
        summary: table.summary,
        seats: table.seats.into_iter().map(holder).collect::<Result<_, _>>()?,
        seed: Some(store::Seed::new(table.seed.to_hex())),
        previous,
        at: Moment(table.at as i64),
    };
    Ok(app.store.create_table(laid).await?.id)
}

async fn append(app: &App, id: &TableId, game: &str, append: Append) -> Result<Written, StoreError> {
    let is_step = matches!(append.entries.first(), Some(Entry::Step(step)) if !step.is_chance());
    let is_change = append.entries.is_empty();
    if !is_change {
        app.environment.fault("before-append");
    }
    let began = Instant::now();
    app.store.append(kept(id, append)?).await?;
    if !is_change {
        app.metrics.appended(began.elapsed());
        app.environment.fault("after-append");
    }
    if is_step {
        app.metrics.played(game);
    }
    Ok(Written::Durable)
}

fn kept(id: &TableId, append: Append) -> Result<store::Append, StoreError> {
    let seats = append.seats.into_iter().map(|(seat, held)| Ok((seat.index(), holder(held)?)));
    let change = Change {
        status: append.over.then_some(Status::Over),
        summary: Some(append.summary),
        due: append.due.map(|due| Moment(due as i64)),
        seats: seats.collect::<Result<_, StoreError>>()?,
        owner: append.owner.as_deref().map(known).transpose()?,
        seating: append.seating.map(holders).transpose()?,
    };
    Ok(store::Append {
        table: id.clone(),
        from: append.from.0,
        lines: append.entries.iter().map(ToString::to_string).collect(),
        key: append.key,
        change,
        at: Moment(append.at as i64),
    })
}

async fn start(app: &App, id: &TableId, start: Start) -> Result<Written, StoreError> {
    let start = store::Start {
        table: id.clone(),
        seed: store::Seed::new(start.seed.to_hex()),
        components: store::Components { digest: start.components.digest, text: start.components.text },
        seating: Some(holders(start.seating)?),
        entropy: start.entropy,
        summary: Some(start.summary),
        due: start.due.map(|due| Moment(due as i64)),
        at: Moment(start.at as i64),
    };
    app.store.start(start).await.map(|()| Written::Durable)
}

async fn say_it(app: &App, id: &TableId, speech: Speech) -> Result<Written, StoreError> {
    let guest = known(&speech.guest)?;
    app.store.say(id, &guest, &speech.text, Moment(speech.at as i64)).await.map(Written::Said)
}

async fn mute(app: &App, id: &TableId, mute: room::Mute) -> Result<Written, StoreError> {
    let room::Mute { hearer, speaker, muted } = mute;
    let mute = store::Mute { table: id.clone(), hearer: known(&hearer)?, speaker, muted };
    app.store.mute(mute).await.map(|()| Written::Durable)
}

/// Someone else wrote, or an earlier write went through though it seemed lost: the store knows best.
async fn behind(app: &App, id: &TableId) -> Written {
    tracing::warn!(table = %logs::short(id.as_str()), "the journal is ahead of this table; reading it again");
    match load(app, id).await {
        Ok(kept) => Written::Behind(Box::new(kept)),
        Err(_) => Written::Failed(ErrorCode::StoreUnavailable),
    }
}

fn holder(held: Held) -> Result<Holder, StoreError> {
    let guest = held.guest.as_deref().map(known).transpose()?;
    Ok(Holder { kind: held.kind, guest })
}

fn holders(held: Vec<Held>) -> Result<Vec<Holder>, StoreError> {
    held.into_iter().map(holder).collect()
}

fn known(guest: &str) -> Result<GuestId, StoreError> {
    guest.parse().map_err(|_| StoreError::NotFound(Missing::Guest))
}

fn named(table: &str) -> Result<TableId, StoreError> {
    table.parse().map_err(|_| StoreError::NotFound(Missing::Table))
}
