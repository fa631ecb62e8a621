//! Backups: written while others write, brought back, and moved from one database to the other.

use crate::place::{Kind, Place, append, at, components, lines, new_table, server, table};
use store::*;

crate::tests![
    a_backup_taken_while_others_write_is_whole_and_comes_back,
    a_backup_moves_to_the_other_database,
    nothing_is_overwritten_by_a_backup_or_a_restore,
    a_file_that_is_no_backup_is_refused,
];

/// Guests, games in every status, talk and mutes.
async fn fill(store: &Store) -> (GuestId, TableId) {
    let (anna, first) = table(store).await;
    let rematch = NewTable { previous: Some(first.clone()), ..new_table(&anna) };
    let rematch = store.create_table(rematch).await.unwrap().id;
    let start = Start {
        table: rematch.clone(),
        seed: Seed::new("5eed"),
        components: components("any"),
        seating: None,
        entropy: vec![Some("aa".into())],
        summary: None,
        due: Some(at(9)),
        at: at(5),
    };
    store.start(start).await.unwrap();
    store.append(append(&rematch, 0, &["one", "two", "three"])).await.unwrap();
    store.say(&rematch, &anna, "Änne 🐠", at(7)).await.unwrap();
    let mute = Mute { table: first, hearer: anna.clone(), speaker: "ben".into(), muted: true };
    store.mute(mute).await.unwrap();
    store.signing_key().await.unwrap();
    (anna, rematch)
}

async fn everything(store: &Store, table: &TableId) -> String {
    let found = store.table(table).await.unwrap();
    let previous = found.previous.clone().unwrap();
    format!(
        "{found:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        store.journal(table, 0).await.unwrap(),
        store.chat(table, 0).await.unwrap(),
        store.mutes(&previous).await.unwrap(),
        store.seed(table).await.unwrap().unwrap().expose(),
        store.components("any").await.unwrap(),
        store.guest(&found.owner).await.unwrap(),
        store.signing_key().await.unwrap(),
    )
}

async fn a_backup_taken_while_others_write_is_whole_and_comes_back(place: Place) {
    let store = place.open().await;
    let (_, rematch) = fill(&store).await;
    let (_, busy) = table(&store).await;
    let writing = tokio::spawn({
        let (store, busy) = (store.clone(), busy.clone());
        async move {
            for index in 0..300 {
                store.append(append(&busy, index, &["step"])).await.unwrap();
            }
        }
    });
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    while lines(&store, &busy).await.len() < 10 {}
    let counts = backup(&place.location(), &file).await.unwrap();
    assert_eq!((counts.guests, counts.open, counts.running), (2, 2, 1));
    writing.await.unwrap();

    let other = Place::new(place.kind()).await;
    assert_eq!(restore(&file, &other.location()).await.unwrap(), counts);
    let restored = other.open().await;
    assert_eq!(everything(&restored, &rematch).await, everything(&store, &rematch).await);
    let kept = lines(&restored, &busy).await.len() as u64;
    assert!((10..=300).contains(&kept), "{kept}");
    assert_eq!(restored.table(&busy).await.unwrap().length, kept, "all of one moment");
}

async fn a_backup_moves_to_the_other_database(place: Place) {
    if server().is_none() {
        eprintln!("SKIPPED: the way to PostgreSQL, because LAGOON_TEST_POSTGRES is not set");
        return;
    }
    let store = place.open().await;
    let (_, rematch) = fill(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    backup(&place.location(), &file).await.unwrap();
    let kind = if place.kind() == Kind::Sqlite { Kind::Postgres } else { Kind::Sqlite };
    let other = Place::new(kind).await;
    restore(&file, &other.location()).await.unwrap();
    assert_eq!(everything(&other.open().await, &rematch).await, everything(&store, &rematch).await);
}

async fn nothing_is_overwritten_by_a_backup_or_a_restore(place: Place) {
    let store = place.open().await;
    fill(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    backup(&place.location(), &file).await.unwrap();
    let again = backup(&place.location(), &file).await;
    assert!(matches!(again, Err(StoreError::NotEmpty(_))), "{again:?}");
    let back = restore(&file, &place.location()).await;
    assert!(matches!(back, Err(StoreError::NotEmpty(_))), "{back:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
}

async fn a_file_that_is_no_backup_is_refused(place: Place) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup");
    std::fs::write(&file, "no database at all, though long enough to be read as one").unwrap();
    let refused = restore(&file, &place.location()).await;
    assert!(matches!(refused, Err(StoreError::Corrupt(_))), "{refused:?}");
}
