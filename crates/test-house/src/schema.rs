//! A schema of the PostgreSQL server for tests, gone when the test is.

use std::env;
use tokio_postgres::NoTls;

/// Names the test server; `cargo xtask test` and `cargo xtask crash` start one.
const VARIABLE: &str = "LAGOON_TEST_POSTGRES";

/// A schema of one's own.
#[derive(Debug)]
pub struct Schema {
    server: String,
    pub name: String,
}

impl Schema {
    /// An empty one, if there is a server; without one the test says loudly what is skipped.
    pub async fn new(skipped: &str) -> Option<Self> {
        let schema = Self::named(skipped)?;
        tell(&schema.server, &format!("CREATE SCHEMA {}", schema.name)).await.expect("a schema");
        Some(schema)
    }

    /// One from a dump, which makes a schema named `dumped`.
    pub async fn restored(dump: &str, dumped: &str, skipped: &str) -> Option<Self> {
        let schema = Self::named(skipped)?;
        tell(&schema.server, &dump.replace(dumped, &schema.name)).await.expect("the dump is sound");
        Some(schema)
    }

    fn named(skipped: &str) -> Option<Self> {
        let Some(server) = env::var(VARIABLE).ok().filter(|url| !url.is_empty()) else {
            eprintln!("SKIPPED: {skipped}, because {VARIABLE} is not set");
            return None;
        };
        Some(Self { server, name: format!("test_{:016x}", rand::random::<u64>()) })
    }

    /// The processes that serve connections of this name, wherever in the database they are; an error while it recovers.
    pub async fn processes_of(&self, application: &str) -> Result<Vec<u32>, tokio_postgres::Error> {
        let (client, connection) = tokio_postgres::connect(&self.server, NoTls).await?;
        let connection = tokio::spawn(connection);
        let text = "SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND backend_type = 'client backend'";
        let rows = client.query(text, &[&application]).await?;
        drop(client);
        let _ = connection.await;
        Ok(rows.iter().map(|row| row.get::<_, i32>(0).unsigned_abs()).collect())
    }

    pub fn url(&self) -> String {
        let Self { server, name } = self;
        let joint = if server.contains('?') { '&' } else { '?' };
        format!("{server}{joint}options=-c%20search_path%3D{name}")
    }
}

impl Drop for Schema {
    /// On a thread of its own, for a test that failed is unwinding inside its runtime.
    fn drop(&mut self) {
        let (server, text) = (self.server.clone(), format!("DROP SCHEMA {} CASCADE", self.name));
        let drop = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.is_ok_and(|runtime| runtime.block_on(tell(&server, &text)).is_ok())
        });
        // A schema that stays behind harms nobody: it has a name of its own.
        let _ = drop.join();
    }
}

async fn tell(url: &str, text: &str) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    let connection = tokio::spawn(connection);
    let told = client.batch_execute(text).await;
    drop(client);
    let _ = connection.await;
    told
}
