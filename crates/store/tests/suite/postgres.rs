//! What can only go wrong with a server: connections that are lost, addresses that lead nowhere.

use crate::place::{Place, append, lines, table};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

crate::tests![
    a_lost_connection_is_made_again,
    an_address_that_cannot_be_read_is_told_without_its_password,
    a_server_that_is_not_there_is_unavailable,
    a_server_that_takes_connections_and_says_nothing_is_unavailable_in_time,
    a_server_that_falls_silent_is_unavailable_in_time_and_is_found_again,
];

/// Ends every connection that came in by the same URL, and tells when they are gone.
const END_THE_OTHERS: &str = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
     WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";

async fn a_lost_connection_is_made_again(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    for index in 0..5 {
        place.tamper(END_THE_OTHERS).await.unwrap();
        assert_eq!(store.guest(&anna).await.unwrap().name, "Anna");
        store.append(append(&table, index, &["a"])).await.unwrap();
    }
    assert_eq!(lines(&store, &table).await.len(), 5);
}

async fn an_address_that_cannot_be_read_is_told_without_its_password(_: Place) {
    let address = "postgres://lagoon:reef@localhost:port/lagoon".parse::<Location>().unwrap();
    let error = Store::open(&address).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Address(_)), "{error}");
    assert!(!error.to_string().contains("reef"), "{error}");
}

async fn a_server_that_is_not_there_is_unavailable(_: Place) {
    let address = "postgres://lagoon:reef@127.0.0.1:1/lagoon".parse::<Location>().unwrap();
    let error = Store::open(&address).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    assert!(!error.to_string().contains("reef"), "{error}");
}

/// A good while less than people wait, and more than the store does.
const IN_TIME: Duration = Duration::from_secs(12);

async fn a_server_that_takes_connections_and_says_nothing_is_unavailable_in_time(_: Place) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("postgres://lagoon@{}/lagoon", listener.local_addr().unwrap());
    let opened = timeout(IN_TIME, Store::open(&address.parse().unwrap())).await.expect("an answer in time");
    let error = opened.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
}

async fn a_server_that_falls_silent_is_unavailable_in_time_and_is_found_again(place: Place) {
    let Some(way) = Way::to(&place) else { return };
    let store = Store::open(&way.location).await.unwrap();
    let (anna, table) = table(&store).await;
    way.silent.store(true, Ordering::SeqCst);
    let began = Instant::now();
    let asked = (0..40).map(|number| {
        let (store, anna, table) = (store.clone(), anna.clone(), table.clone());
        tokio::spawn(async move {
            match number % 2 {
                0 => store.guest(&anna).await.map(drop),
                _ => store.append(append(&table, 0, &["a"])).await.map(drop),
            }
        })
    });
    for answer in asked.collect::<Vec<_>>() {
        let answer = timeout(IN_TIME * 2, answer).await.expect("an answer in time").unwrap();
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }
    assert!(began.elapsed() < IN_TIME * 2, "{:?}", began.elapsed());
    way.silent.store(false, Ordering::SeqCst);
    assert_eq!(store.guest(&anna).await.unwrap().name, "Anna");
    let kept = lines(&store, &table).await.len() as u64;
    store.append(append(&table, kept, &["b"])).await.unwrap();
    assert!(kept <= 1, "what was asked many times is there once at most");
}

/// A way to the server on which everything can be held up, for connections that are there and for new ones.
struct Way {
    location: Location,
    silent: Arc<AtomicBool>,
    _folder: tempfile::TempDir,
}

impl Way {
    /// Only where the server is reached by a socket in a folder, as `cargo xtask test` has it.
    fn to(place: &Place) -> Option<Self> {
        let Location::Postgres(url) = place.location() else { return None };
        let config: tokio_postgres::Config = url.parse().unwrap();
        let Some(tokio_postgres::config::Host::Unix(there)) = config.get_hosts().first().cloned() else {
            eprintln!("SKIPPED: a way that falls silent, because the server is not reached by a socket");
            return None;
        };
        let name = format!(".s.PGSQL.{}", config.get_ports().first().copied().unwrap_or(5432));
        let folder = tempfile::tempdir().unwrap();
        let listener = tokio::net::UnixListener::bind(folder.path().join(&name)).unwrap();
        let silent = Arc::new(AtomicBool::new(false));
        tokio::spawn(lead(listener, there.join(&name), silent.clone()));
        let escaped = |path: &std::path::Path| path.display().to_string().replace('/', "%2F");
        let location = Location::Postgres(url.replace(&escaped(&there), &escaped(folder.path())));
        Some(Self { location, silent, _folder: folder })
    }
}

async fn lead(listener: tokio::net::UnixListener, there: std::path::PathBuf, silent: Arc<AtomicBool>) {
    while let Ok((near, _)) = listener.accept().await {
        let far = tokio::net::UnixStream::connect(&there).await.unwrap();
        let (near, far) = (near.into_split(), far.into_split());
        tokio::spawn(carry(near.0, far.1, silent.clone()));
        tokio::spawn(carry(far.0, near.1, silent.clone()));
    }
}

async fn carry(
    mut from: tokio::net::unix::OwnedReadHalf,
    mut to: tokio::net::unix::OwnedWriteHalf,
    silent: Arc<AtomicBool>,
) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        while silent.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
