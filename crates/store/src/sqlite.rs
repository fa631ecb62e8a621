//! SQLite: one thread that writes, a few that read, and one commit for all writes that wait at the same time.

mod checkpoint;
mod files;

use crate::error::{Cause, Missing, StoreError};
use crate::location::Options;
use crate::migrate::{self, Migration};
use crate::sql::{Asked, BoxFuture, Job, Op, Result, Row, Sql, Value, gone};
use files::Identity;
pub(crate) use files::make_private;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, ToSql, ffi, params_from_iter};
use std::path::{Path, PathBuf};
use std::sync::mpsc as std_mpsc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

pub(crate) const FILE: &str = "lagoon.db";

/// How long another program may hold the database before we give up.
const PATIENCE: Duration = Duration::from_secs(5);

/// Before what was turned away is tried again.
const AGAIN: Duration = Duration::from_millis(2);

/// How many may wait before those who ask must wait to be let in.
const QUEUE: usize = 4096;

/// Different statements kept ready on each connection.
const STATEMENTS: usize = 64;

type Jobs = mpsc::Receiver<Box<dyn Job>>;

pub(crate) struct Sqlite {
    writes: mpsc::Sender<Box<dyn Job>>,
    reads: mpsc::Sender<Box<dyn Job>>,
    /// Closed with the store, which ends the checkpoints.
    _open: std_mpsc::Sender<()>,
    /// After the channels, whose end they wait for.
    threads: Threads,
    folder: PathBuf,
}

impl Sqlite {
    /// Opens the database in `folder`, makes it if there is none, and brings its schema up to date.
    pub(crate) fn open(folder: &Path, options: &Options) -> Result<Self> {
        // Before the channels: if one cannot be begun, the others end first and are waited for then.
        let mut threads = Threads::default();
        let session = Session::open(folder, options)?;
        session.migrate(&options.migrations)?;
        session.leave_checkpoints()?;
        let (writes, jobs) = mpsc::channel(QUEUE);
        let batch = options.batch.max(1);
        threads.spawn("store-writer", move || write_all(&session, jobs, batch))?;
        let (reads, jobs) = mpsc::channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..options.readers.max(1) {
            let (session, jobs) = (Session::open(folder, options)?, jobs.clone());
            threads.spawn("store-reader", move || read_all(&session, &jobs))?;
        }
        let (close, open) = std_mpsc::channel();
        if !options.read_only {
            let session = Session::open(folder, options)?;
            threads.spawn("store-checkpoints", move || checkpoint::go_on(&session, &open))?;
        }
        Ok(Self { writes, reads, _open: close, threads, folder: folder.to_owned() })
    }

    /// Brings everything that was committed into the database file itself, so that a copy of it alone is whole.
    pub(crate) fn checkpoint(&self) -> Result<()> {
        let session = Session::open(&self.folder, &Options::default())?;
        session.query_now("PRAGMA wal_checkpoint(TRUNCATE)", &[]).map(drop)
    }

    /// One that writes, some that read and, unless the store is read-only, one for the checkpoints: as long as the store is open.
    pub(crate) fn connections(&self) -> usize {
        self.threads.0.len()
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) async fn write<A, T>(&self, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        ask(&self.writes, args, op).await
    }

    pub(crate) async fn read<A, T>(&self, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        ask(&self.reads, args, op).await
    }
}

async fn ask<A, T>(to: &mpsc::Sender<Box<dyn Job>>, args: A, op: Op<A, T>) -> Result<T>
where
    A: Send + Sync + 'static,
    T: Send + 'static,
{
    let (job, answer) = Asked::job(args, op);
    to.send(job).await.map_err(|_| gone())?;
    answer.await.map_err(|_| gone())?
}

/// The threads of a store, each with a connection. They end when their channels are closed.
#[derive(Default)]
struct Threads(Vec<thread::JoinHandle<()>>);

impl Threads {
    fn spawn(&mut self, name: &str, work: impl FnOnce() + Send + 'static) -> Result<()> {
        let spawned = thread::Builder::new().name(name.into()).spawn(work);
        self.0.push(spawned.map_err(|error| StoreError::Unavailable(Cause::new(error)))?);
        Ok(())
    }
}

impl Drop for Threads {
    /// Waits for their end: who opens or copies the files next shall not meet their connections.
    fn drop(&mut self) {
        for thread in self.0.drain(..) {
            drop(thread.join());
        }
    }
}

/// While one commit waits for the disk the next writes gather: the slower the disk, the more they share.
fn write_all(session: &Session, mut jobs: Jobs, batch: usize) {
    let mut waiting = Vec::new();
    while jobs.blocking_recv_many(&mut waiting, batch) > 0 {
        commit(session, std::mem::take(&mut waiting));
    }
}

fn commit(session: &Session, mut jobs: Vec<Box<dyn Job>>) {
    let durable = match together(session, &mut jobs) {
        Ok(false) if jobs.len() > 1 => return jobs.into_iter().for_each(|job| commit(session, vec![job])),
        Ok(_) => Ok(()),
        Err(error) => {
            session.roll_back();
            Err(error)
        }
    };
    for job in jobs {
        job.answer(durable.clone());
    }
}

/// One transaction for all, a savepoint for each. False if SQLite gave the whole transaction up because of one of
/// them, as it may when the disk is full: then each must be tried by itself.
fn together(session: &Session, jobs: &mut [Box<dyn Job>]) -> Result<bool> {
    session.run("BEGIN IMMEDIATE")?;
    for job in jobs {
        session.run("SAVEPOINT one")?;
        let went_well = at_once(job.run(session));
        if session.lock().is_autocommit() {
            return Ok(false);
        }
        session.run(if went_well { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" })?;
    }
    // What is written to a file that was deleted or replaced would be gone with the process.
    session.1.must_be_the_same()?;
    session.run("COMMIT").map(|()| true)
}

fn read_all(session: &Session, jobs: &Mutex<Jobs>) {
    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
    while let Some(mut job) = next() {
        at_once(job.run(session));
        job.answer(Ok(()));
    }
}

/// Operations are written for both databases and so may wait; on SQLite they never do.
pub(crate) fn at_once<T>(mut future: BoxFuture<'_, T>) -> T {
    match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => unreachable!("SQLite answers at once"),
    }
}

/// Work that waits for the disk, on a thread where that hinders nobody.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T> + Send + 'static,
) -> Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(|_| gone())?
}

/// A connection. The lock is never waited for: each session has its own thread.
pub(crate) struct Session(Mutex<Connection>, Identity);

impl Session {
    pub(crate) fn open(folder: &Path, options: &Options) -> Result<Self> {
        let unusable = |said: &dyn std::fmt::Display| StoreError::Folder {
            path: folder.to_owned(),
            cause: Cause::new(said),
        };
        let about = folder.metadata().map_err(|error| unusable(&error))?;
        if !about.is_dir() {
            return Err(unusable(&"it is not a folder"));
        }
        if !options.read_only {
            files::keep_private(&folder.join(FILE));
        }
        Self::open_file(&folder.join(FILE), options).map_err(|error| match error {
            StoreError::Folder { cause, .. } => unusable(&cause),
            other => other,
        })
    }

    /// Opens a file that need not be called as ours are.
    pub(crate) fn open_file(file: &Path, options: &Options) -> Result<Self> {
        connect(file, options).map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                StoreError::Folder { path: file.to_owned(), cause: Cause::new(error) }
            }
            _ => explain(&error),
        })?
    }

    /// Writes the whole database, as it is at one moment, into an empty file.
    pub(crate) fn write_out(&self, file: &Path) -> Result<()> {
        let name =
            file.to_str().ok_or_else(|| StoreError::Refused(Cause::new("a file name that is no text")))?;
        self.execute_now("VACUUM INTO ?1", &[name.into()]).map(drop)
    }

    /// Whether all of it can be read, and is ours.
    pub(crate) fn must_be_sound(&self, all: &[Migration]) -> Result<()> {
        let found = self.version()?;
        let mut check = self.query_now("PRAGMA quick_check(1)", &[])?;
        let said = check.pop().map(|mut row| row.text()).transpose()?.unwrap_or_default();
        if found == 0 || said != "ok" {
            return Err(StoreError::Corrupt(Cause::new(if found == 0 { "it is no backup" } else { &said })));
        }
        migrate::missing(all, found).map(drop)
    }

    fn lock(&self) -> MutexGuard<'_, Connection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn run(&self, text: &str) -> Result<()> {
        self.lock().execute_batch(text).map_err(|error| explain(&error))
    }

    /// Commits of this connection bring nothing into the database file: another thread does.
    fn leave_checkpoints(&self) -> Result<()> {
        self.query_now("PRAGMA wal_autocheckpoint = 0", &[]).map(drop)
    }

    /// After a failure; SQLite may already have done so itself.
    fn roll_back(&self) {
        let connection = self.lock();
        if !connection.is_autocommit() {
            let _ = connection.execute_batch("ROLLBACK");
        }
    }

    /// Asks the file itself: what the connection remembers of the schema may be older than another program's work.
    pub(crate) fn version(&self) -> Result<i64> {
        let there = "SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'";
        if self.query_now(there, &[])?.is_empty() {
            return Ok(0);
        }
        self.query_now(migrate::READ_VERSION, &[])?.pop().map_or(Ok(0), |mut row| row.int())
    }

    pub(crate) fn migrate(&self, all: &[Migration]) -> Result<()> {
        if migrate::missing(all, self.version()?)?.is_empty() {
            return Ok(());
        }
        self.run("BEGIN IMMEDIATE")?;
        let done = self.apply(all).and_then(|()| self.run("COMMIT"));
        done.inspect_err(|_| self.roll_back())
    }

    /// Asks for the version again, inside the transaction: another program may have been faster.
    fn apply(&self, all: &[Migration]) -> Result<()> {
        let found = self.version()?;
        if found == 0 {
            self.run(migrate::MAKE_VERSION)?;
        }
        for step in migrate::missing(all, found)? {
            let done = self.run(step.sqlite).and_then(|()| self.run(&migrate::note(step.version)));
            done.map_err(|error| migrate::failed(step.version, error))?;
        }
        Ok(())
    }

    fn query_now(&self, text: &str, values: &[Value]) -> Result<Vec<Row>> {
        Value::check(values)?;
        rows(&self.lock(), text, values).map_err(|error| explain(&error))
    }

    fn execute_now(&self, text: &str, values: &[Value]) -> Result<u64> {
        Value::check(values)?;
        touched(&self.lock(), text, values).map_err(|error| explain(&error))
    }
}

fn rows(connection: &Connection, text: &str, values: &[Value]) -> rusqlite::Result<Vec<Row>> {
    let mut statement = connection.prepare_cached(text)?;
    let columns = statement.column_count();
    let read = |row: &rusqlite::Row<'_>| {
        let values: rusqlite::Result<_> = (0..columns).map(|i| row.get_ref(i)?.try_into()).collect();
        values.map(Row::new)
    };
    statement.query_map(params_from_iter(values), read)?.collect()
}

fn touched(connection: &Connection, text: &str, values: &[Value]) -> rusqlite::Result<u64> {
    let touched = connection.prepare_cached(text)?.execute(params_from_iter(values))?;
    Ok(touched as u64)
}

impl Sql for Session {
    fn query<'a>(&'a self, text: &'a str, values: &'a [Value]) -> BoxFuture<'a, Result<Vec<Row>>> {
        Box::pin(async move { self.query_now(text, values) })
    }

    fn execute<'a>(&'a self, text: &'a str, values: &'a [Value]) -> BoxFuture<'a, Result<u64>> {
        Box::pin(async move { self.execute_now(text, values) })
    }
}

/// The inner result tells what is wrong with a file that could be opened.
fn connect(file: &Path, options: &Options) -> rusqlite::Result<Result<Session>> {
    let how = if options.read_only {
        OpenFlags::SQLITE_OPEN_READ_ONLY
    } else {
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE
    };
    let connection = Connection::open_with_flags(file, how | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "foreign_keys", true)?;
    if !options.read_only {
        if connection.is_readonly("main")? {
            return Ok(Err(StoreError::ReadOnly));
        }
        // Readers and the writer do not wait for each other, and what was committed survives a loss of power.
        keep_log(&connection)?;
        connection.pragma_update(None, "synchronous", "full")?;
        // What is deleted is overwritten, or it could still be read from the file.
        connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    }
    if let Some(pages) = options.max_pages {
        connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    }
    Ok(Ok(Session(Mutex::new(connection), Identity::of(file))))
}

/// Of several who open a new file at once SQLite turns all but one away without any patience.
fn keep_log(connection: &Connection) -> rusqlite::Result<()> {
    let begun = Instant::now();
    loop {
        match connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(())) {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && begun.elapsed() < PATIENCE =>
            {
                thread::sleep(AGAIN);
            }
            done => return done,
        }
    }
}

fn explain(error: &rusqlite::Error) -> StoreError {
    let extended = error.sqlite_error().map(|error| error.extended_code);
    if extended == Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) {
        return StoreError::NotFound(Missing::Reference);
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Corrupt(Cause::new(error)),
        Some(
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::CannotOpen
            | ErrorCode::PermissionDenied
            | ErrorCode::SystemIoFailure
            | ErrorCode::FileLockingProtocolFailed
            | ErrorCode::OutOfMemory,
        ) => StoreError::Unavailable(Cause::new(error)),
        _ => StoreError::Refused(Cause::new(error)),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Int(number) => ValueRef::Integer(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl TryFrom<ValueRef<'_>> for Value {
    type Error = rusqlite::Error;

    fn try_from(value: ValueRef<'_>) -> rusqlite::Result<Self> {
        Ok(match value {
            ValueRef::Null => Self::Null,
            ValueRef::Integer(number) => Self::Int(number),
            ValueRef::Blob(bytes) => Self::Bytes(bytes.to_vec()),
            ValueRef::Text(_) => Self::Text(value.as_str()?.to_owned()),
            ValueRef::Real(_) => return Err(rusqlite::types::FromSqlError::InvalidType.into()),
        })
    }
}

#[cfg(test)]
mod tests;
