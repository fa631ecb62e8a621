//! PostgreSQL: a few connections that write in batches, a few that read, each made again when it is lost.

use crate::claim::Claim;
use crate::error::{Cause, Missing, StoreError};
use crate::location::Options;
use crate::migrate::{self, Migration};
use crate::sql::{Asked, BoxFuture, Job, Op, Result, Row, Sql, Value, gone};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as StdMutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, watch};
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls, Statement};

/// How long a connection may take, unless the URL says otherwise.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the database may take for a question or a commit before it counts as not there. Its own limits are a little
/// shorter, so that a database that lives ends what it was asked itself.
const ANSWER_TIME: Duration = Duration::from_secs(8);

/// What every connection is told first: nothing takes for ever, neither a statement nor a transaction left alone.
const GREETING: &str = "SET lock_timeout = '5s'; SET statement_timeout = '7s'; \
     SET idle_in_transaction_session_timeout = '20s'";

/// How many may wait for each writer before those who ask must wait to be let in.
const QUEUE: usize = 1024;

/// The most writes in one transaction: beyond 64 savepoints PostgreSQL slows down whoever reads meanwhile.
const SAVEPOINTS: usize = 60;

/// Held while the schema is brought up to date, so that two servers may start at once. Any number that is ours.
const MIGRATION_LOCK: i64 = 0x1a60_0000;

/// Held by the server of a schema. Any number that is ours.
const SERVER_LOCK: i32 = 0x1a60_0001;

/// Between two looks at a connection that holds a lock, and between two tries to have one.
const PAUSE: Duration = Duration::from_secs(1);

/// How often a lock is tried before somebody else is said to have it.
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
        readers[0].session.lock().await.session = Some(Arc::new(first));
        Ok(Self { writers, readers, turn: AtomicUsize::new(0), door })
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
            // One that does not answer is not asked again: whoever waits has waited long enough.
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

/// How connections are made.
struct Door {
    config: Config,
    greeting: String,
}

impl Door {
    fn new(url: &str, read_only: bool) -> Result<Self> {
        let mut config: Config = url.parse().map_err(|error| StoreError::Address(Cause::new(error)))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("lagoon");
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(ANSWER_TIME);
        }
        let only = if read_only { "; SET default_transaction_read_only = on" } else { "" };
        Ok(Self { config, greeting: format!("{GREETING}{only}") })
    }

    /// The time for it is also that of the greeting: a server that was halted still takes connections.
    async fn connect(&self) -> Result<Session> {
        let patience = self.config.get_connect_timeout().copied().unwrap_or(PATIENCE);
        tokio::time::timeout(patience, self.greet()).await.unwrap_or(Err(Late.into()))
    }

    async fn greet(&self) -> Result<Session> {
        let (client, connection) = self.config.connect(NoTls).await.map_err(|error| explain(&error))?;
        // What ends a connection is told to whoever uses it next.
        tokio::spawn(async move { drop(connection.await) });
        let session = Session { client, prepared: StdMutex::default() };
        session.run(&self.greeting).await?;
        Ok(session)
    }
}

/// A connection that is made when it is needed, and again when it was lost.
struct Line {
    door: Arc<Door>,
    session: Mutex<Slot>,
}

#[derive(Default)]
struct Slot {
    session: Option<Arc<Session>>,
    /// The last try that failed, and when.
    failed: Option<(Instant, StoreError)>,
}

impl Line {
    fn new(door: Arc<Door>) -> Self {
        Self { door, session: Mutex::default() }
    }

    async fn session(&self) -> Result<Arc<Session>> {
        self.any_but(|session| session.client.is_closed()).await
    }

    /// A connection that may still seem open has failed: another one, the same for all who ask.
    async fn instead_of(&self, failed: &Arc<Session>) -> Result<Arc<Session>> {
        self.any_but(|session| session.client.is_closed() || Arc::ptr_eq(session, failed)).await
    }

    /// Gives a connection up, if it is still the one in use.
    async fn forget(&self, failed: &Arc<Session>) {
        let mut slot = self.session.lock().await;
        slot.session.take_if(|session| Arc::ptr_eq(session, failed));
    }

    /// Of those who come while a connection is being made, all get it or hear why there is none: nobody waits for a try of
    /// their own after another's has failed.
    async fn any_but(&self, useless: impl Fn(&Arc<Session>) -> bool) -> Result<Arc<Session>> {
        let came = Instant::now();
        let mut slot = self.session.lock().await;
        if let Some(session) = slot.session.as_ref().filter(|session| !useless(session)) {
            return Ok(session.clone());
        }
        if let Some((_, error)) = slot.failed.as_ref().filter(|(when, _)| *when > came) {
            return Err(error.clone());
        }
        match self.door.connect().await {
            Ok(session) => {
                let session = Arc::new(session);
                slot.session = Some(session.clone());
                Ok(session)
            }
            Err(error) => {
                slot.failed = Some((Instant::now(), error.clone()));
                Err(error)
            }
        }
    }
}

/// One connection for a whole copy, which takes as long as it takes.
pub(crate) async fn for_copying(url: &str, read_only: bool) -> Result<Session> {
    let session = Door::new(url, read_only)?.connect().await?;
    session.run("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0").await?;
    Ok(session)
}

pub(crate) struct Session {
    client: Client,
    prepared: StdMutex<HashMap<String, Statement>>,
}

impl Session {
    pub(crate) async fn run(&self, text: &str) -> Result<()> {
        self.client.batch_execute(text).await.map_err(|error| explain(&error))
    }

    /// For a connection that only holds a lock: asked now and then, so that a silent end is noticed too.
    async fn ended(&self) {
        while !self.client.is_closed() {
            tokio::time::sleep(PAUSE).await;
            if self.run("SELECT 1").await.is_err() {
                return;
            }
        }
    }

    /// Schemas of one database are different servers' own.
    pub(crate) async fn try_lock(&self) -> Result<bool> {
        let text = format!(
            "SELECT CASE WHEN pg_try_advisory_lock({SERVER_LOCK}, hashtext(current_schema())) THEN 1 ELSE 0 END"
        );
        let row = self.query(&text, &[]).await?.pop();
        Ok(row.map(|mut row| row.int()).transpose()? == Some(1))
    }

    /// Asks the catalogue's tables: `to_regclass` may remember from before another server's work.
    async fn version(&self) -> Result<i64> {
        let there = "SELECT 1 FROM pg_catalog.pg_tables \
             WHERE schemaname = current_schema() AND tablename = 'schema_version'";
        if self.query(there, &[]).await?.is_empty() {
            return Ok(0);
        }
        self.query(migrate::READ_VERSION, &[]).await?.pop().map_or(Ok(0), |mut row| row.int())
    }

    /// For those who only look: they bring nothing up to date.
    pub(crate) async fn must_be_current(&self, all: &[Migration]) -> Result<()> {
        if migrate::missing(all, self.version().await?)?.is_empty() {
            return Ok(());
        }
        Err(StoreError::Refused(Cause::new("its schema is older than this program: start the server once")))
    }

    pub(crate) async fn migrate(&self, all: &[Migration]) -> Result<()> {
        if migrate::missing(all, self.version().await?)?.is_empty() {
            return Ok(());
        }
        self.run(&format!("BEGIN; SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")).await?;
        let mut done = self.apply(all).await;
        if done.is_ok() {
            done = self.run("COMMIT").await;
        }
        if done.is_err() {
            let _ = self.run("ROLLBACK").await;
        }
        done
    }

    /// Asks for the version again, now that nobody else can change it.
    async fn apply(&self, all: &[Migration]) -> Result<()> {
        let found = self.version().await?;
        if found == 0 {
            self.run(migrate::MAKE_VERSION).await?;
        }
        for step in migrate::missing(all, found)? {
            let both = format!("{};\n{}", step.postgres, migrate::note(step.version));
            self.run(&both).await.map_err(|error| migrate::failed(step.version, error))?;
        }
        Ok(())
    }

    /// Each statement is prepared once for each connection.
    async fn prepared(&self, text: &str) -> Result<Statement> {
        let known = || self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(statement) = known().get(text) {
            return Ok(statement.clone());
        }
        let statement =
            self.client.prepare(&text.replace('?', "$")).await.map_err(|error| explain(&error))?;
        known().insert(text.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Sql for Session {
    fn query<'a>(&'a self, text: &'a str, values: &'a [Value]) -> BoxFuture<'a, Result<Vec<Row>>> {
        Box::pin(async move {
            Value::check(values)?;
            let statement = self.prepared(text).await?;
            let rows = self.client.query(&statement, &parameters(values)).await;
            rows.map_err(|error| explain(&error))?.iter().map(read).collect()
        })
    }

    fn execute<'a>(&'a self, text: &'a str, values: &'a [Value]) -> BoxFuture<'a, Result<u64>> {
        Box::pin(async move {
            Value::check(values)?;
            let statement = self.prepared(text).await?;
            let touched = self.client.execute(&statement, &parameters(values)).await;
            touched.map_err(|error| explain(&error))
        })
    }
}

fn parameters(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

fn read(row: &tokio_postgres::Row) -> Result<Row> {
    let value = |i: usize| {
        let kind = row.columns()[i].type_();
        Ok(if *kind == Type::INT8 {
            row.try_get::<_, Option<i64>>(i)?.into()
        } else if *kind == Type::INT4 {
            row.try_get::<_, Option<i32>>(i)?.map(i64::from).into()
        } else if *kind == Type::BYTEA {
            row.try_get::<_, Option<&[u8]>>(i)?.into()
        } else {
            row.try_get::<_, Option<&str>>(i)?.into()
        })
    };
    let values: std::result::Result<_, tokio_postgres::Error> = (0..row.len()).map(value).collect();
    values.map(Row::new).map_err(|error| StoreError::Corrupt(Cause::new(error)))
}

/// By the code; the message goes along, but not the detail, for that shows what was being written.
fn explain(error: &tokio_postgres::Error) -> StoreError {
    let Some(said) = error.as_db_error() else {
        let cause = std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string);
        return StoreError::Unavailable(Cause::new(cause));
    };
    by_code(said.code().code(), said.message())
}

fn by_code(code: &str, message: &str) -> StoreError {
    let cause = Cause::new(format_args!("{message} ({code})"));
    match code {
        "53100" => StoreError::Full,
        "25006" => StoreError::ReadOnly,
        "23503" => StoreError::NotFound(Missing::Reference),
        "XX001" | "XX002" => StoreError::Corrupt(cause),
        // Beaten by another server, or made to wait too long for one.
        "40001" | "40P01" | "55P03" => StoreError::Unavailable(cause),
        // Connection, authorisation, resources, an operator who stops the server, a disk that fails, no such database.
        _ if ["08", "28", "53", "57", "58", "3D"].iter().any(|class| code.starts_with(class)) => {
            StoreError::Unavailable(cause)
        }
        _ => StoreError::Refused(cause),
    }
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> std::result::Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Int(number) => number.to_sql(kind, out),
            Self::Text(text) => text.to_sql(kind, out),
            Self::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    /// Every column of ours is one of the three kinds there are.
    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::TEXT, Type::BYTEA].contains(kind)
    }

    to_sql_checked!();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_database_says_is_told_by_what_can_be_done_about_it() {
        assert!(matches!(by_code("53100", "no space left"), StoreError::Full));
        assert!(matches!(by_code("25006", "read-only transaction"), StoreError::ReadOnly));
        assert!(matches!(by_code("XX001", "invalid page"), StoreError::Corrupt(_)));
        assert!(matches!(by_code("57P01", "terminating"), StoreError::Unavailable(_)));
        assert!(matches!(by_code("42601", "syntax error"), StoreError::Refused(_)));
    }
}
