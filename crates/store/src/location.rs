//! Where the data lies and how the store goes about it.

use crate::migrate::{MIGRATIONS, Migration};
use std::convert::Infallible;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where the data lies.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A folder, which must exist, with the SQLite database `lagoon.db` in it.
    Folder(PathBuf),
    /// The URL of a PostgreSQL database. `sslmode` and `sslrootcert` say how the connection is encrypted, as for libpq.
    Postgres(String),
}

impl FromStr for Location {
    type Err = Infallible;

    /// `postgres://...` or `postgresql://...` is a database, everything else a folder.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let remote = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if remote { Self::Postgres(text.to_owned()) } else { Self::Folder(text.into()) })
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(path) => write!(f, "Folder({})", path.display()),
            Self::Postgres(_) => f.write_str("Postgres(..)"),
        }
    }
}

/// How the store goes about it. The defaults are right for a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// The most writes that share one commit; PostgreSQL takes 60 at most.
    pub batch: usize,
    /// Connections that write. SQLite has one writer whatever is said here.
    pub writers: usize,
    /// Connections that read.
    pub readers: usize,
    /// Looks at a database without touching it: every write gives [`StoreError::ReadOnly`](crate::StoreError).
    pub read_only: bool,
    /// The most pages of 4 KiB an SQLite database may grow to.
    pub max_pages: Option<u32>,
    /// The schemas, oldest first.
    #[doc(hidden)]
    pub migrations: Vec<Migration>,
}

impl Default for Options {
    fn default() -> Self {
        let migrations = MIGRATIONS.to_vec();
        Self { batch: 256, writers: 4, readers: 2, read_only: false, max_pages: None, migrations }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_a_database_and_anything_else_a_folder() {
        assert_eq!("data".parse(), Ok(Location::Folder("data".into())));
        assert_eq!("postgres://a/b".parse(), Ok(Location::Postgres("postgres://a/b".into())));
    }

    #[test]
    fn a_password_in_a_url_does_not_reach_a_log() {
        let location: Location = "postgres://lagoon:reef@sea/lagoon".parse().unwrap();
        assert_eq!(format!("{location:?}"), "Postgres(..)");
    }
}
