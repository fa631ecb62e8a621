//! A place of its own for each test: a folder, or a schema of the test server, gone when the test is.

use std::env;
use std::path::PathBuf;
use store::*;
use tempfile::TempDir;
use tokio_postgres::NoTls;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }
}

/// The URL of the test server, if there is one.
pub fn server() -> Option<String> {
    env::var("LAGOON_TEST_POSTGRES").ok().filter(|url| !url.is_empty())
}

pub enum Place {
    Folder(TempDir),
    Schema { name: String, url: String },
}

impl Place {
    pub async fn new(kind: Kind) -> Self {
        match kind {
            Kind::Sqlite => Self::Folder(tempfile::tempdir().unwrap()),
            Kind::Postgres => {
                let name = format!("t_{}", TableId::random());
                let server = server().unwrap();
                tell(&server, &format!("CREATE SCHEMA {name}")).await;
                let joint = if server.contains('?') { '&' } else { '?' };
                let url = format!("{server}{joint}application_name={name}&options=-c%20search_path%3D{name}");
                Self::Schema { name, url }
            }
        }
    }

    pub const fn kind(&self) -> Kind {
        match self {
            Self::Folder(_) => Kind::Sqlite,
            Self::Schema { .. } => Kind::Postgres,
        }
    }

    pub fn location(&self) -> Location {
        match self {
            Self::Folder(folder) => Location::Folder(folder.path().to_owned()),
            Self::Schema { url, .. } => Location::Postgres(url.clone()),
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.location()).await.unwrap()
    }

    pub async fn open_with(&self, options: Options) -> Result<Store, StoreError> {
        Store::open_with(&self.location(), options).await
    }

    /// The file of an SQLite database.
    pub fn file(&self) -> PathBuf {
        match self {
            Self::Folder(folder) => folder.path().join("lagoon.db"),
            Self::Schema { .. } => panic!("PostgreSQL has no file"),
        }
    }

    /// Runs statements behind the store's back.
    pub async fn tamper(&self, text: &str) -> Result<(), String> {
        match self {
            Self::Folder(_) => {
                let connection = rusqlite::Connection::open(self.file()).unwrap();
                connection.execute_batch(text).map_err(|error| error.to_string())
            }
            Self::Schema { url, .. } => try_tell(url, text).await.map_err(|error| error.to_string()),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Self::Schema { name, .. } = self {
            clear_away(vec![format!("DROP SCHEMA {name} CASCADE")]);
        }
    }
}

/// On a thread of its own, for a test that failed is unwinding inside its runtime.
pub fn clear_away(texts: Vec<String>) {
    let server = server().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let clear = std::thread::spawn(move || {
        runtime.block_on(async {
            for text in texts {
                let _ = try_tell(&server, &text).await;
            }
        });
    });
    let _ = clear.join();
}

async fn tell(url: &str, text: &str) {
    try_tell(url, text).await.unwrap();
}

async fn try_tell(url: &str, text: &str) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    let connection = tokio::spawn(connection);
    let told = client.batch_execute(text).await;
    drop(client);
    let _ = connection.await;
    told
}

/// A moment of a made-up day.
pub const fn at(millis: i64) -> Moment {
    Moment(millis)
}

pub async fn guest(store: &Store, name: &str) -> GuestId {
    store.create_guest(name, None, at(0)).await.unwrap().id
}

pub fn new_table(owner: &GuestId) -> NewTable {
    NewTable {
        owner: owner.clone(),
        public: true,
        terms: r#"{"game":"any"}"#.into(),
        summary: "waiting".into(),
        seats: vec![Holder::guest(owner.clone()), Holder::open()],
        seed: None,
        previous: None,
        at: at(1),
    }
}

/// A table with Anna, who owns it, on seat 0, and nobody on seat 1.
pub async fn table(store: &Store) -> (GuestId, TableId) {
    let anna = guest(store, "Anna").await;
    let table = store.create_table(new_table(&anna)).await.unwrap();
    (anna, table.id)
}

pub fn append(table: &TableId, from: u64, lines: &[&str]) -> Append {
    Append {
        table: table.clone(),
        from,
        lines: lines.iter().map(ToString::to_string).collect(),
        key: None,
        change: Change::default(),
        at: at(100 + from as i64),
    }
}

pub fn keyed(table: &TableId, from: u64, lines: &[&str], key: &str) -> Append {
    Append { key: Some(key.into()), ..append(table, from, lines) }
}

/// The change with which a guest takes a seat.
pub fn seated(table: &TableId, seat: usize, guest: &GuestId) -> Append {
    let change = Change { seats: vec![(seat, Holder::guest(guest.clone()))], ..Change::default() };
    Append { change, ..append(table, 0, &[]) }
}

pub fn components(digest: &str) -> Components {
    Components { digest: digest.into(), text: format!("what {digest} stands for") }
}

pub async fn lines(store: &Store, table: &TableId) -> Vec<String> {
    store.journal(table, 0).await.unwrap().into_iter().map(|entry| entry.line).collect()
}
