//! Opening: schemas old and new, and databases that may only be looked at.

use crate::place::{Place, append, at, guest, lines, table};
use store::*;

crate::tests![
    a_store_that_is_open_answers,
    two_servers_may_open_a_new_database_at_once,
    an_older_database_is_brought_up_to_date_with_nothing_lost,
    a_failed_migration_leaves_the_database_as_it_was,
    a_newer_database_is_refused,
    a_read_only_store_can_be_read_and_not_written,
];

async fn a_store_that_is_open_answers(place: Place) {
    place.open().await.ping().await.unwrap();
}

async fn two_servers_may_open_a_new_database_at_once(place: Place) {
    let (one, other) = tokio::join!(place.open(), place.open());
    let anna = guest(&one, "Anna").await;
    assert_eq!(other.guest(&anna).await.unwrap().name, "Anna");
}

/// What a later version might bring.
fn next(sql: &'static str) -> Options {
    let mut options = Options::default();
    let version = options.migrations.len() as i64 + 1;
    options.migrations.push(Migration { version, sqlite: sql, postgres: sql });
    options
}

const COLOURS: &str = "ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'coral'; CREATE INDEX by_colour ON guests (colour);";

async fn an_older_database_is_brought_up_to_date_with_nothing_lost(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    store.append(append(&table, 0, &["a", "b"])).await.unwrap();
    store.say(&table, &anna, "Hello", at(5)).await.unwrap();
    let key = store.signing_key().await.unwrap();
    let (guest, before) = (store.guest(&anna).await.unwrap(), store.table(&table).await.unwrap());
    drop(store);

    let later = place.open_with(next(COLOURS)).await.unwrap();
    assert_eq!(later.guest(&anna).await.unwrap(), guest);
    assert_eq!(later.table(&table).await.unwrap(), before);
    assert_eq!(lines(&later, &table).await, ["a", "b"]);
    assert_eq!(later.chat(&table, 0).await.unwrap().len(), 1);
    assert_eq!(later.signing_key().await.unwrap(), key);
    place.tamper("UPDATE guests SET colour = 'sand' WHERE colour = 'coral'").await.unwrap();
    place.open_with(next(COLOURS)).await.unwrap().ping().await.unwrap();
}

async fn a_failed_migration_leaves_the_database_as_it_was(place: Place) {
    let anna = guest(&place.open().await, "Anna").await;
    let broken = next("UPDATE guests SET name = 'lost'; CREATE TABLE tables (x BIGINT);");
    let version = broken.migrations.len() as i64;
    let failed = place.open_with(broken).await.map(drop);
    assert!(matches!(failed, Err(StoreError::Migration { version: at, .. }) if at == version), "{failed:?}");
    assert_eq!(place.open().await.guest(&anna).await.unwrap().name, "Anna");
}

async fn a_newer_database_is_refused(place: Place) {
    drop(place.open_with(next(COLOURS)).await.unwrap());
    let refused = place.open_with(Options::default()).await.map(drop).unwrap_err();
    let known = Options::default().migrations.len() as i64;
    assert!(matches!(refused, StoreError::TooNew { found, known: k } if found == known + 1 && k == known));
    assert!(refused.to_string().contains("use a newer version"), "{refused}");
}

async fn a_read_only_store_can_be_read_and_not_written(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let looking = place.open_with(Options { read_only: true, ..Options::default() }).await.unwrap();
    assert_eq!(looking.table(&table).await.unwrap().owner, anna);
    for refused in [
        looking.append(append(&table, 0, &["a"])).await.map(drop),
        looking.rename_guest(&anna, "B").await,
        looking.create_guest("C", None, at(0)).await.map(drop),
    ] {
        assert!(matches!(refused, Err(StoreError::ReadOnly)), "{refused:?}");
    }
    assert!(lines(&store, &table).await.is_empty());
}
