//! The little that both databases have in common: statements in one dialect, values, rows, and work that waits for them.
//!
//! Statements are written once, with `?1`, `?2` for their values, in the dialect that SQLite and PostgreSQL share.

use crate::error::{Cause, StoreError};
use crate::model::Moment;
use std::pin::Pin;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

pub(crate) type Result<T> = std::result::Result<T, StoreError>;
pub(crate) type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An operation on the database, written once for both.
pub(crate) type Op<A, T> = for<'a> fn(&'a dyn Sql, &'a A) -> BoxFuture<'a, Result<T>>;

/// A connection that understands our dialect.
pub(crate) trait Sql: Sync {
    /// Runs a statement for its rows.
    fn query<'a>(&'a self, text: &'a str, values: &'a [Value]) -> BoxFuture<'a, Result<Vec<Row>>>;

    /// Runs a statement for its effect, and returns how many rows it touched.
    fn execute<'a>(&'a self, text: &'a str, values: &'a [Value]) -> BoxFuture<'a, Result<u64>>;
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Null,
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Value {
    /// PostgreSQL keeps no NUL; SQLite shall not either, so that a database can move.
    pub(crate) fn check(values: &[Self]) -> Result<()> {
        let nul = |value: &Self| matches!(value, Self::Text(text) if text.contains('\0'));
        if values.iter().any(nul) { Err(StoreError::NulInText) } else { Ok(()) }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Int(number)
    }
}

impl From<Moment> for Value {
    fn from(moment: Moment) -> Self {
        Self::Int(moment.0)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(bytes.to_vec())
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// The values of a statement, `?1` first.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::Value::from($value)),*] };
}
pub(crate) use values;

/// A row, read from left to right.
pub(crate) struct Row(std::vec::IntoIter<Value>);

impl Row {
    pub(crate) fn new(values: Vec<Value>) -> Self {
        Self(values.into_iter())
    }

    /// All that is left of it.
    pub(crate) fn into_values(self) -> Vec<Value> {
        self.0.collect()
    }

    pub(crate) fn maybe_text(&mut self) -> Result<Option<String>> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(Some(text)),
            Some(Value::Null) => Ok(None),
            other => Err(strange(other.as_ref())),
        }
    }

    pub(crate) fn text(&mut self) -> Result<String> {
        self.maybe_text()?.ok_or_else(|| strange(Some(&Value::Null)))
    }

    pub(crate) fn maybe_int(&mut self) -> Result<Option<i64>> {
        match self.0.next() {
            Some(Value::Int(number)) => Ok(Some(number)),
            Some(Value::Null) => Ok(None),
            other => Err(strange(other.as_ref())),
        }
    }

    pub(crate) fn int(&mut self) -> Result<i64> {
        self.maybe_int()?.ok_or_else(|| strange(Some(&Value::Null)))
    }

    pub(crate) fn count(&mut self) -> Result<u64> {
        let number = self.int()?;
        u64::try_from(number).map_err(|_| strange(Some(&Value::Int(number))))
    }

    pub(crate) fn moment(&mut self) -> Result<Moment> {
        self.int().map(Moment)
    }

    pub(crate) fn maybe_moment(&mut self) -> Result<Option<Moment>> {
        Ok(self.maybe_int()?.map(Moment))
    }

    pub(crate) fn bytes(&mut self) -> Result<Vec<u8>> {
        match self.0.next() {
            Some(Value::Bytes(bytes)) => Ok(bytes),
            other => Err(strange(other.as_ref())),
        }
    }
}

/// Says which kind of value was found, and not the value: it may be a secret.
fn strange(value: Option<&Value>) -> StoreError {
    let kind = match value {
        None => "a missing column",
        Some(Value::Null) => "an unexpected NULL",
        Some(Value::Int(_)) => "an invalid number",
        Some(Value::Text(_)) => "an invalid text",
        Some(Value::Bytes(_)) => "invalid bytes",
    };
    StoreError::Corrupt(Cause::new(kind))
}

/// An operation that waits for a connection, with the caller that waits for its result.
pub(crate) trait Job: Send {
    /// Does it and keeps the result; returns whether it succeeded. Can be done again if its transaction was lost.
    fn run<'a>(&'a mut self, sql: &'a dyn Sql) -> BoxFuture<'a, bool>;

    /// How long it has waited.
    fn waited(&self) -> Duration;

    /// Answers, once it is known whether what was done is durable.
    fn answer(self: Box<Self>, durable: Result<()>);
}

pub(crate) struct Asked<A, T> {
    args: A,
    op: Op<A, T>,
    result: Option<Result<T>>,
    since: Instant,
    reply: oneshot::Sender<Result<T>>,
}

impl<A, T> Asked<A, T>
where
    A: Send + Sync + 'static,
    T: Send + 'static,
{
    pub(crate) fn job(args: A, op: Op<A, T>) -> (Box<dyn Job>, oneshot::Receiver<Result<T>>) {
        let (reply, answer) = oneshot::channel();
        (Box::new(Self { args, op, result: None, since: Instant::now(), reply }), answer)
    }
}

impl<A, T> Job for Asked<A, T>
where
    A: Send + Sync,
    T: Send,
{
    fn run<'a>(&'a mut self, sql: &'a dyn Sql) -> BoxFuture<'a, bool> {
        Box::pin(async move {
            let result = (self.op)(sql, &self.args).await;
            let went_well = result.is_ok();
            self.result = Some(result);
            went_well
        })
    }

    fn waited(&self) -> Duration {
        self.since.elapsed()
    }

    fn answer(self: Box<Self>, durable: Result<()>) {
        let result = match (self.result, durable) {
            (Some(Err(own)), _) => Err(own),
            (_, Err(error)) => Err(error),
            (Some(done), Ok(())) => done,
            (None, Ok(())) => unreachable!("a job is answered before it was run"),
        };
        // The caller may have gone away; what was done stays done.
        let _ = self.reply.send(result);
    }
}

/// What is said when the threads or tasks behind the store are gone.
pub(crate) fn gone() -> StoreError {
    StoreError::Unavailable(Cause::new("the store is closed"))
}
