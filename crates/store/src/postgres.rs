//! PostgreSQL: a few connections that write in batches, a few that read, each made again when it is lost.

mod door;
mod session;
mod tls;

pub(crate) use door::for_copying;

use crate::claim::Claim;
use crate::error::{Cause, StoreError};
use crate::location::Options;
use crate::sql::{Asked, Job, Op, Result, gone};
use door::{Door, Line};
use session::Session;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long the database may take for a question or a commit before it counts as not there. Its own limits are a little
/// shorter, so that a database that lives ends what it was asked itself.
const ANSWER_TIME: Duration = Duration::from_secs(8);

/// How many may wait for each writer before those who ask must wait to be let in.
const QUEUE: usize = 1024;

/// The most writes in one transaction: beyond 64 savepoints PostgreSQL slows down concurrent readers.
const SAVEPOINTS: usize = 60;

/// Between two looks at a connection that holds a lock, and between two tries to have one.
const PAUSE: Duration = Duration::from_secs(1);

/// How often a lock is tried before someone else is said to have it.
const CLAIM_TRIES: u32 = 8;

pub(crate) struct Postgres {
    writers: Vec<mpsc::Sender<Box<dyn Job>>>,
    readers: Vec<Line>,
    turn: AtomicUsize,
    door: Arc<Door>,
}

impl Postgres {
    /// Connects and brings the schema up to date. The writers live as long as the runtime this is called in.
    pub(crate) async fn open(url: &str, options: &Options) -> Result<Self> {
        let door = Arc::new(Door::new(url, options.read_only)?);
        let first = door.connect().await?;
        first.migrate(&options.migrations).await?;
        let writer = |_| {
            let (writes, jobs) = mpsc::channel(QUEUE);
            tokio::spawn(write_all(Line::new(door.clone()), jobs, options.batch.clamp(1, SAVEPOINTS)));
            writes
        };
        let writers = (0..options.writers.max(1)).map(writer).collect();
        let readers: Vec<Line> = (0..options.readers.max(1)).map(|_| Line::new(door.clone())).collect();
        readers[0].begin_with(first).await;
        Ok(Self { writers, readers, turn: AtomicUsize::new(0), door })
    }

    pub(crate) fn connections(&self) -> usize {
        self.door.connections()
    }

    /// A connection of its own holds the lock. If it is lost, another takes its place as soon as there is one.
    pub(crate) async fn claim(&self) -> Result<Claim> {
        let session = locked(&self.door).await?;
        let (tell, lost) = watch::channel(false);
        let door = self.door.clone();
        let watching = tokio::spawn(async move {
            hold(&door, session).await;
            tell.send_replace(true);
        });
        Ok(Claim::watched(lost, watching.abort_handle()))
    }

    /// Everything about one table or guest goes through one writer, in the order in which it was asked.
    pub(crate) async fn write<A, T>(&self, about: &str, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let mut hasher = DefaultHasher::new();
        about.hash(&mut hasher);
        let writer = &self.writers[hasher.finish() as usize % self.writers.len()];
        let (job, answer) = Asked::job(args, op);
        writer.send(job).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// A read that dies with its connection is tried once more on a new one.
    pub(crate) async fn read<A, T>(&self, args: A, op: Op<A, T>) -> Result<T>
    where
        A: Send + Sync + 'static,
        T: Send + 'static,
    {
        let line = &self.readers[self.turn.fetch_add(1, Ordering::Relaxed) % self.readers.len()];
        let session = line.session().await?;
        match in_time(op(&*session, &args)).await {
            // One that does not answer is not asked again: its caller has waited long enough.
            Err(Late) => {
                line.forget(&session).await;
                Err(Late.into())
            }
            Ok(Err(StoreError::Unavailable(_))) => {
                let instead = line.instead_of(&session).await?;
                in_time(op(&*instead, &args)).await?
            }
            Ok(answer) => answer,
        }
    }
}

/// Ends when another server has the lock.
async fn hold(door: &Door, mut session: Session) {
    loop {
        session.ended().await;
        session = loop {
            match locked(door).await {
                Ok(session) => break session,
                Err(StoreError::Taken { .. }) => return,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        };
    }
}

/// The old connection of a server that was killed may live a little longer than it did.
async fn locked(door: &Door) -> Result<Session> {
    let session = door.connect().await?;
    for _ in 0..CLAIM_TRIES {
        if session.try_lock().await? {
            return Ok(session);
        }
        tokio::time::sleep(PAUSE / 4).await;
    }
    Err(StoreError::Taken { by: None })
}

async fn write_all(line: Line, mut jobs: mpsc::Receiver<Box<dyn Job>>, batch: usize) {
    let mut waiting = Vec::with_capacity(batch);
    while jobs.recv_many(&mut waiting, batch).await > 0 {
        // Behind a database that hung, nobody is kept waiting for a second time.
        for late in waiting.extract_if(.., |job| job.waited() > ANSWER_TIME) {
            late.answer(Err(Late.into()));
        }
        if waiting.is_empty() {
            continue;
        }
        let durable = commit(&line, &mut waiting).await;
        waiting.drain(..).for_each(|job| job.answer(durable.clone()));
    }
}

/// One transaction for all. If the connection was lost before it began, nothing was done and a new one is made.
async fn commit(line: &Line, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    let mut session = line.session().await?;
    match in_time(session.run("BEGIN; SAVEPOINT one")).await {
        Ok(Ok(())) => {}
        Ok(Err(_)) => {
            session = line.instead_of(&session).await?;
            in_time(session.run("BEGIN; SAVEPOINT one")).await??;
        }
        Err(Late) => {
            line.forget(&session).await;
            return Err(Late.into());
        }
    }
    let done = in_time(together(&session, jobs)).await;
    match done {
        Ok(Ok(())) => {}
        Ok(Err(_)) => drop(in_time(session.run("ROLLBACK")).await),
        // Whether it was kept is not known; the connection is given up, so that it ends here.
        Err(Late) => line.forget(&session).await,
    }
    done?
}

/// The database did not answer in time.
#[derive(Clone, Copy, Debug)]
struct Late;

impl From<Late> for StoreError {
    fn from(_: Late) -> Self {
        Self::Unavailable(Cause::new("the database does not answer"))
    }
}

async fn in_time<T>(asked: impl Future<Output = T>) -> std::result::Result<T, Late> {
    tokio::time::timeout(ANSWER_TIME, asked).await.map_err(|_| Late)
}

/// A savepoint for each. What closes one and opens the next travels with the next job's first statement.
async fn together(session: &Session, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    let mut before = None;
    for job in jobs {
        let turn = async {
            match before {
                Some(words) => session.run(words).await,
                None => Ok(()),
            }
        };
        let (turned, went_well) = tokio::join!(biased; turn, job.run(session));
        turned?;
        before = Some(if went_well {
            "RELEASE one; SAVEPOINT one"
        } else {
            "ROLLBACK TO one; RELEASE one; SAVEPOINT one"
        });
    }
    // Releasing fails in a transaction that is lost, where a commit alone would silently roll back.
    let last = if before == Some("RELEASE one; SAVEPOINT one") { "" } else { "ROLLBACK TO one; " };
    session.run(&format!("{last}RELEASE one; COMMIT")).await
}
