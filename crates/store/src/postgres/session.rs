//! One connection to PostgreSQL: what it is asked, and what its answers mean.

use super::PAUSE;
use crate::error::{Cause, Missing, StoreError};
use crate::migrate::{self, Migration};
use crate::sql::{BoxFuture, Result, Row, Sql, Value};
use std::collections::HashMap;
use std::sync::{Mutex as StdMutex, PoisonError};
use tokio_postgres::types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use tokio_postgres::{Client, Statement};

/// Held while the schema is brought up to date, so that two servers may start at once. Any number that is ours.
const MIGRATION_LOCK: i64 = 0x1a60_0000;

/// Held by the server of a schema. Any number that is ours.
const SERVER_LOCK: i32 = 0x1a60_0001;

pub(crate) struct Session {
    client: Client,
    prepared: StdMutex<HashMap<String, Statement>>,
}

impl Session {
    pub(super) fn new(client: Client) -> Self {
        Self { client, prepared: StdMutex::default() }
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub(crate) async fn run(&self, text: &str) -> Result<()> {
        self.client.batch_execute(text).await.map_err(|error| explain(&error))
    }

    /// For a connection that only holds a lock: asked now and then, so that a silent end is noticed too.
    pub(super) async fn ended(&self) {
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
    pub(crate) async fn version(&self) -> Result<i64> {
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
        Err(StoreError::Refused(Cause::new(
            "its schema is older than this program: run `lagoon migrate` first",
        )))
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
pub(super) fn explain(error: &tokio_postgres::Error) -> StoreError {
    let Some(said) = error.as_db_error() else {
        if let Some(refused) = super::tls::explain(error) {
            return refused;
        }
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
