//! Encryption on the way to PostgreSQL, with certificates made on the spot.

use crate::place::{Place, guest, server};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use std::time::Duration;
use store::*;
use tempfile::TempDir;
use tokio_postgres::{Client, NoTls};

crate::tests![the_connection_is_encrypted_as_far_as_the_url_asks_and_refused_in_words_where_it_cannot];

/// One sentence, for the server has one certificate at a time.
async fn the_connection_is_encrypted_as_far_as_the_url_asks_and_refused_in_words_where_it_cannot(
    place: Place,
) {
    let Some(sea) = Sea::new(&place).await else { return };
    sea.plain().await;
    let said = sea.refused("sslmode=require").await;
    assert!(said.contains("ssl = on") && said.contains("sslmode=disable"), "{said}");
    sea.opens("sslmode=prefer", false).await;

    let (ours, others) = (Authority::new("Ours"), Authority::new("Theirs"));
    sea.encrypted(&ours.certificate_for("localhost")).await;
    let (right, wrong) = (ours.file(), others.file());
    sea.opens(&format!("sslmode=verify-full&sslrootcert={right}"), true).await;
    sea.opens(&format!("sslmode=verify-ca&sslrootcert={right}"), true).await;
    sea.opens("sslmode=require", true).await;
    sea.opens("", true).await;
    sea.opens("sslmode=disable", false).await;
    for mode in ["verify-full", "verify-ca", "require"] {
        let said = sea.refused(&format!("sslmode={mode}&sslrootcert={wrong}")).await;
        assert!(said.contains("signed by no authority") && said.contains("sslrootcert=FILE"), "{said}");
    }
    let said = sea.refused("sslmode=verify-full").await;
    assert!(said.contains("signed by no authority") || said.contains("the system has no"), "{said}");

    sea.encrypted(&ours.certificate_for("lagoon.example")).await;
    let said = sea.refused(&format!("sslmode=verify-full&sslrootcert={right}")).await;
    assert!(said.contains("another name") && said.contains("lagoon.example"), "{said}");
    sea.opens(&format!("sslmode=verify-ca&sslrootcert={right}"), true).await;
    sea.plain().await;
}

/// Signs certificates.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    folder: TempDir,
}

/// A certificate and its key, as PEM.
struct Certificate {
    chain: String,
    key: String,
}

impl Authority {
    fn new(name: &str) -> Self {
        let mut about = CertificateParams::new(Vec::new()).unwrap();
        about.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        about.distinguished_name.push(rcgen::DnType::CommonName, name);
        let key = KeyPair::generate().unwrap();
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("ca.pem"), about.self_signed(&key).unwrap().pem()).unwrap();
        Self { issuer: Issuer::new(about, key), folder }
    }

    /// For a URL.
    fn file(&self) -> String {
        self.folder.path().join("ca.pem").display().to_string().replace('/', "%2F")
    }

    fn certificate_for(&self, name: &str) -> Certificate {
        let key = KeyPair::generate().unwrap();
        let about = CertificateParams::new(vec![name.to_owned()]).unwrap();
        let signed = about.signed_by(&key, &self.issuer).unwrap();
        Certificate { chain: signed.pem(), key: key.serialize_pem() }
    }
}

/// The test server, as one who may change its settings and as one who comes by its port.
struct Sea {
    client: Client,
    url: String,
    role: String,
}

impl Sea {
    /// Only where the server listens and lets us change it, as the one of `cargo xtask test`.
    async fn new(place: &Place) -> Option<Self> {
        let Place::Schema { name, .. } = place else { return None };
        let (client, connection) = tokio_postgres::connect(&server().unwrap(), NoTls).await.unwrap();
        tokio::spawn(connection);
        let role = format!("r_{name}");
        let ours = client
            .query_opt(
                "SELECT current_setting('port'), current_database()::text FROM pg_roles \
                 WHERE rolname = current_user AND rolsuper AND current_setting('listen_addresses') <> ''",
                &[],
            )
            .await
            .unwrap();
        let Some(row) = ours else {
            eprintln!("SKIPPED: encryption, because the server has no port or is not ours to change");
            return None;
        };
        let (port, database): (String, String) = (row.get(0), row.get(1));
        let password = TableId::random();
        let make =
            format!("CREATE ROLE {role} LOGIN PASSWORD '{password}'; GRANT ALL ON SCHEMA {name} TO {role}");
        client.batch_execute(&make).await.unwrap();
        let url = format!(
            "postgres://{role}:{password}@localhost:{port}/{database}?options=-c%20search_path%3D{name}"
        );
        Some(Self { client, url, role })
    }

    fn location(&self, asked: &str) -> Location {
        Location::Postgres(format!("{}&{asked}", self.url))
    }

    /// Opens, writes, and was encrypted or was not.
    async fn opens(&self, asked: &str, encrypted: bool) {
        let store =
            Store::open(&self.location(asked)).await.unwrap_or_else(|error| panic!("{asked}: {error}"));
        let anna = guest(&store, "Anna").await;
        assert_eq!(store.guest(&anna).await.unwrap().name, "Anna");
        let text = format!(
            "SELECT DISTINCT s.ssl FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE usename = '{}'",
            self.role
        );
        let rows = self.client.query(&text, &[]).await.unwrap();
        let found: Vec<bool> = rows.iter().map(|row| row.get(0)).collect();
        assert_eq!(found, [encrypted], "{asked}");
        drop(store);
        self.nobody_left().await;
    }

    async fn refused(&self, asked: &str) -> String {
        let error = Store::open(&self.location(asked)).await.map(drop).unwrap_err();
        assert!(matches!(error, StoreError::Tls(_)), "{asked}: {error:?}");
        error.to_string()
    }

    async fn nobody_left(&self) {
        let text = format!("SELECT 1 FROM pg_stat_activity WHERE usename = '{}'", self.role);
        while !self.client.query(&text, &[]).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn plain(&self) {
        self.client.batch_execute("ALTER SYSTEM RESET ssl").await.unwrap();
        self.reloaded("off").await;
    }

    /// The server writes the files itself, so that they are its own; a key that others can read is refused by it.
    async fn encrypted(&self, with: &Certificate) {
        for (file, text) in [("test.crt", &with.chain), ("test.key", &with.key)] {
            let lines: Vec<String> = text.lines().map(|line| format!("('{line}')")).collect();
            let write = format!("COPY (VALUES {}) TO PROGRAM 'umask 077; cat > {file}'", lines.join(", "));
            self.client.batch_execute(&write).await.unwrap();
        }
        self.plain().await;
        for set in ["ssl_cert_file = 'test.crt'", "ssl_key_file = 'test.key'", "ssl = on"] {
            self.client.batch_execute(&format!("ALTER SYSTEM SET {set}")).await.unwrap();
        }
        self.reloaded("on").await;
    }

    async fn reloaded(&self, ssl: &str) {
        self.client.batch_execute("SELECT pg_reload_conf()").await.unwrap();
        loop {
            let row = self.client.query_one("SELECT current_setting('ssl')", &[]).await.unwrap();
            if row.get::<_, String>(0) == ssl {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Sea {
    /// Each by itself: settings are not changed within a transaction.
    fn drop(&mut self) {
        let texts =
            ["ALTER SYSTEM RESET ALL", "SELECT pg_reload_conf()", "DROP OWNED BY ?1 CASCADE", "DROP ROLE ?1"];
        let role = &self.role;
        crate::place::clear_away(texts.map(|text| text.replace("?1", role)).to_vec());
    }
}
