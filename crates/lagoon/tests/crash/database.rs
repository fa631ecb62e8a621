//! A schema of the test server for one test, gone when the test is.

use std::env;
use tokio_postgres::NoTls;

/// Names the test server; `cargo xtask test` and `cargo xtask crash` start one.
const VARIABLE: &str = "LAGOON_TEST_POSTGRES";

pub struct Database {
    server: String,
    schema: String,
}

impl Database {
    /// A new one, if there is a server.
    pub async fn new() -> Option<Self> {
        let server = env::var(VARIABLE).ok().filter(|url| !url.is_empty())?;
        let schema = format!("crash_{:016x}", rand::random::<u64>());
        tell(&server, &format!("CREATE SCHEMA {schema}")).await.expect("a schema");
        Some(Self { server, schema })
    }

    pub fn url(&self) -> String {
        let Self { server, schema } = self;
        let joint = if server.contains('?') { '&' } else { '?' };
        format!("{server}{joint}options=-c%20search_path%3D{schema}")
    }
}

impl Drop for Database {
    /// On a thread of its own, for a test that failed is unwinding inside its runtime.
    fn drop(&mut self) {
        let (server, text) = (self.server.clone(), format!("DROP SCHEMA {} CASCADE", self.schema));
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
