//! Opening: schemas old and new, and databases that may only be looked at.

use crate::place::{Place, append, at, guest, lines, table};
use store::*;

crate::tests![
    a_store_that_is_open_answers,
    two_servers_may_open_a_new_database_at_once,
    an_older_database_is_brought_up_to_date_with_nothing_lost,
    a_failed_migration_leaves_the_database_as_it_was,
    a_newer_database_is_refused,
    a_plan_tells_what_is_to_be_done_and_changes_nothing,
    a_step_that_only_adds_is_done_beside_a_server,
    any_other_step_is_refused_in_words_while_a_server_runs,
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

const SHELLS: &str = "-- Additive. Shells that guests have found.\n\
     ALTER TABLE guests ADD COLUMN shells TEXT NOT NULL DEFAULT 'none';";

async fn a_plan_tells_what_is_to_be_done_and_changes_nothing(place: Place) {
    drop(place.open().await);
    let (location, known) = (place.location(), Options::default().migrations.len() as i64);
    let done = plan(&location, &Options::default()).await.unwrap();
    assert_eq!((done.found, done.known, done.steps.len()), (known, known, 0));
    for _ in 0..2 {
        let plan = plan(&location, &next(SHELLS)).await.unwrap();
        assert_eq!((plan.found, plan.known), (known, known + 1));
        assert!(plan.is_online());
        assert_eq!(plan.steps[0].about(), "Shells that guests have found.");
    }
    assert!(place.tamper("UPDATE guests SET shells = 'one'").await.is_err());
    drop(place.open_with(next(SHELLS)).await.unwrap());
    let refused = plan(&location, &Options::default()).await.unwrap_err();
    assert!(matches!(refused, StoreError::TooNew { .. }), "{refused}");
    let refused = migrate(&location, &Options::default()).await.unwrap_err();
    assert!(refused.to_string().contains("use a newer version"), "{refused}");
}

async fn a_step_that_only_adds_is_done_beside_a_server(place: Place) {
    let store = place.open().await;
    let claim = store.claim().await.unwrap();
    let (anna, table) = table(&store).await;
    store.append(append(&table, 0, &["before"])).await.unwrap();
    let busy = tokio::spawn({
        let (store, table) = (store.clone(), table.clone());
        async move {
            for index in 1..200 {
                store.append(append(&table, index, &["meanwhile"])).await.unwrap();
            }
        }
    });
    let done = migrate(&place.location(), &next(SHELLS)).await.unwrap();
    assert_eq!(done.steps.len(), 1);
    busy.await.unwrap();
    store.rename_guest(&anna, "Anne").await.unwrap();
    assert_eq!(lines(&store, &table).await.len(), 200);
    drop((store, claim));
    let later = place.open_with(next(SHELLS)).await.unwrap();
    assert_eq!(later.guest(&anna).await.unwrap().name, "Anne");
    place.tamper("UPDATE guests SET shells = 'one'").await.unwrap();
    assert!(migrate(&place.location(), &next(SHELLS)).await.unwrap().steps.is_empty());
}

async fn any_other_step_is_refused_in_words_while_a_server_runs(place: Place) {
    let store = place.open().await;
    let claim = store.claim().await.unwrap();
    let refused = migrate(&place.location(), &next(COLOURS)).await.map(drop).unwrap_err();
    assert!(matches!(refused, StoreError::Taken { .. }), "{refused:?}");
    assert!(refused.to_string().contains("stop it first"), "{refused}");
    drop((store, claim));
    let mut tries = 0;
    while let Err(error) = migrate(&place.location(), &next(COLOURS)).await {
        // PostgreSQL takes a moment to notice that a connection has ended.
        assert!(matches!(error, StoreError::Taken { .. }) && tries < 50, "{error}");
        tries += 1;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    place.tamper("UPDATE guests SET colour = 'sand'").await.unwrap();
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
