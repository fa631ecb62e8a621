//! Brings a database to the schema this program knows, one numbered step after another.
//!
//! A step whose SQL begins with `-- Additive.` only adds: a server of the version before may go on while it is done. For any other,
//! the server must be stopped.

use crate::claim::Claim;
use crate::error::{Cause, StoreError};
use crate::location::{Location, Options};
use crate::sql::Result;
use crate::{postgres, sqlite};

/// One step of the schema, for each database.
#[derive(Clone, Copy, Debug)]
pub struct Migration {
    /// Its number, counted from 1 without gaps.
    pub version: i64,
    /// The SQL for SQLite.
    pub sqlite: &'static str,
    /// The SQL for PostgreSQL.
    pub postgres: &'static str,
}

/// How a file begins whose step only adds.
const ADDITIVE: &str = "-- Additive.";

impl Migration {
    /// Whether a server of the version before may go on meanwhile.
    pub fn is_additive(&self) -> bool {
        self.sqlite.starts_with(ADDITIVE) && self.postgres.starts_with(ADDITIVE)
    }

    /// What it is for: the comment its file begins with.
    pub fn about(&self) -> &'static str {
        let first = self.sqlite.lines().next().unwrap_or_default();
        first.strip_prefix(ADDITIVE).unwrap_or(first).trim_start_matches('-').trim()
    }
}

/// What there is to do to a database.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The schema it has.
    pub found: i64,
    /// The schema this program knows.
    pub known: i64,
    /// What is still to be done, in order; nothing where it is up to date.
    pub steps: Vec<Migration>,
}

impl Plan {
    fn of(all: &[Migration], found: i64) -> Result<Self> {
        Ok(Self { found, known: all.len() as i64, steps: missing(all, found)?.to_vec() })
    }

    /// Whether a server may go on while it is done.
    pub fn is_online(&self) -> bool {
        self.steps.iter().all(Migration::is_additive)
    }
}

/// What there is to do to a database that is there; changes nothing.
pub async fn plan(location: &Location, options: &Options) -> Result<Plan> {
    let found = match location.clone() {
        Location::Folder(folder) => {
            let looking = Options { read_only: true, ..options.clone() };
            sqlite::blocking(move || sqlite::Session::open(&folder, &looking)?.version()).await?
        }
        Location::Postgres(url) => postgres::for_copying(&url, true).await?.version().await?,
    };
    Plan::of(&options.migrations, found)
}

/// Brings a database up to date, all steps or none, and tells what was done. A server of the version before may go on where the
/// plan is online, and is refused otherwise.
pub async fn migrate(location: &Location, options: &Options) -> Result<Plan> {
    let plan = plan(location, options).await?;
    let alone = !plan.is_online();
    let all = options.migrations.clone();
    match location.clone() {
        _ if plan.steps.is_empty() => {}
        Location::Folder(folder) => {
            let options = options.clone();
            let work = move || {
                let _claim = if alone { Some(Claim::on_folder(&folder)?) } else { None };
                sqlite::Session::open(&folder, &options)?.migrate(&all)
            };
            sqlite::blocking(work).await?;
        }
        Location::Postgres(url) => {
            let session = postgres::for_copying(&url, false).await?;
            if alone && !session.try_lock().await? {
                return Err(StoreError::Taken { by: None });
            }
            session.migrate(&all).await?;
        }
    }
    Ok(plan)
}

/// Every step there ever was. A step that has been released is never changed: add the next one.
pub(crate) const MIGRATIONS: &[Migration] = &[
    Migration {
        version: 1,
        sqlite: include_str!("../migrations/sqlite/0001_tables.sql"),
        postgres: include_str!("../migrations/postgres/0001_tables.sql"),
    },
    Migration {
        version: 2,
        sqlite: include_str!("../migrations/sqlite/0002_due.sql"),
        postgres: include_str!("../migrations/postgres/0002_due.sql"),
    },
    Migration {
        version: 3,
        sqlite: include_str!("../migrations/sqlite/0003_components.sql"),
        postgres: include_str!("../migrations/postgres/0003_components.sql"),
    },
    Migration {
        version: 4,
        sqlite: include_str!("../migrations/sqlite/0004_mutes.sql"),
        postgres: include_str!("../migrations/postgres/0004_mutes.sql"),
    },
    Migration {
        version: 5,
        sqlite: include_str!("../migrations/sqlite/0005_retention.sql"),
        postgres: include_str!("../migrations/postgres/0005_retention.sql"),
    },
    Migration {
        version: 6,
        sqlite: include_str!("../migrations/sqlite/0006_epoch.sql"),
        postgres: include_str!("../migrations/postgres/0006_epoch.sql"),
    },
    Migration {
        version: 7,
        sqlite: include_str!("../migrations/sqlite/0007_moderation.sql"),
        postgres: include_str!("../migrations/postgres/0007_moderation.sql"),
    },
    Migration {
        version: 8,
        sqlite: include_str!("../migrations/sqlite/0008_notices.sql"),
        postgres: include_str!("../migrations/postgres/0008_notices.sql"),
    },
];

/// Where the number of the schema is kept; the same words suit both databases.
pub(crate) const MAKE_VERSION: &str = "CREATE TABLE schema_version (version BIGINT NOT NULL)";

/// The number there is.
pub(crate) const READ_VERSION: &str = "SELECT COALESCE(MAX(version), 0) FROM schema_version";

/// The steps a database at `found` still needs.
pub(crate) fn missing(all: &[Migration], found: i64) -> Result<&[Migration]> {
    let known = all.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    Ok(&all[usize::try_from(found).unwrap_or(0)..])
}

/// What is run after a step, in its transaction.
pub(crate) fn note(version: i64) -> String {
    format!("DELETE FROM schema_version; INSERT INTO schema_version VALUES ({version})")
}

/// What a failed step is called; a disk that is full is still called that.
pub(crate) fn failed(version: i64, error: StoreError) -> StoreError {
    match error {
        StoreError::Refused(cause) => StoreError::Migration { version, cause },
        StoreError::NotFound(missing) => StoreError::Migration { version, cause: Cause::new(missing) },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_are_numbered_from_one_without_gaps() {
        let numbers: Vec<i64> = MIGRATIONS.iter().map(|step| step.version).collect();
        assert_eq!(numbers, (1..=MIGRATIONS.len() as i64).collect::<Vec<_>>());
    }

    #[test]
    fn a_database_from_the_future_is_left_alone() {
        let known = MIGRATIONS.len() as i64;
        assert!(missing(MIGRATIONS, known).unwrap().is_empty());
        let error = missing(MIGRATIONS, known + 1).unwrap_err();
        assert!(matches!(error, StoreError::TooNew { found, .. } if found == known + 1));
    }
}
