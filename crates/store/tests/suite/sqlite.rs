//! What can only go wrong with a file: no room, no rights, no folder, damage.

use crate::place::{Place, append, at, guest, keyed, lines, new_table, table};
use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use store::*;

crate::tests![
    a_full_disk_is_told_and_leaves_nothing_half_written,
    in_a_full_database_each_write_of_a_batch_is_answered_for_itself,
    a_folder_that_does_not_exist_is_named,
    a_file_in_place_of_the_folder_is_named,
    a_file_that_is_no_database_is_told,
    a_damaged_database_is_told,
    a_database_held_by_another_program_is_waited_for,
    a_file_without_rights_is_told,
    nobody_else_can_read_a_database_new_or_old,
    a_database_whose_file_is_gone_takes_nothing_more,
    a_copy_of_the_file_alone_is_whole_once_it_was_brought_up_to_date,
    what_is_purged_is_gone_from_every_file,
];

async fn a_full_disk_is_told_and_leaves_nothing_half_written(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.limit_pages(1).await.unwrap();
    let long = "x".repeat(10_000);
    let (mut index, mut full) = (0, None);
    while full.is_none() && index < 1000 {
        match store.append(keyed(&table, index, &["short", &long], &index.to_string())).await {
            Ok(next) => index = next,
            Err(error) => full = Some(error),
        }
    }
    assert!(matches!(full, Some(StoreError::Full)), "{full:?}");
    assert_eq!(lines(&store, &table).await.len() as u64, index, "lines without their neighbours");
    assert_eq!(store.table(&table).await.unwrap().length, index);

    store.limit_pages(100_000).await.unwrap();
    let again = keyed(&table, index, &["short", &long], &index.to_string());
    assert_eq!(store.append(again).await.unwrap(), index + 2);
}

async fn in_a_full_database_each_write_of_a_batch_is_answered_for_itself(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(store.create_table(new_table(&anna)).await.unwrap().id);
    }
    store.limit_pages(1).await.unwrap();
    let long = "x".repeat(100_000);
    let ask = |number: usize, table: &TableId| {
        let line = if number.is_multiple_of(3) { long.clone() } else { "short".into() };
        let (store, append) = (store.clone(), append(table, 0, &[&line]));
        tokio::spawn(async move { store.append(append).await })
    };
    let asked: Vec<_> = tables.iter().enumerate().map(|(number, table)| ask(number, table)).collect();
    let mut full = 0;
    for (number, answer) in asked.into_iter().enumerate() {
        let answer = answer.await.unwrap();
        assert!(matches!(answer, Ok(1) | Err(StoreError::Full)), "{answer:?}");
        full += usize::from(answer.is_err());
        assert_eq!(lines(&store, &tables[number]).await.len(), usize::from(answer.is_ok()));
    }
    assert!(full >= 10, "no long line fits, but only {full} were refused");
}

async fn a_folder_that_does_not_exist_is_named(place: Place) {
    let nowhere = place.file().with_file_name("no such folder");
    let error = Store::open(&Location::Folder(nowhere.clone())).await.map(drop).unwrap_err();
    assert!(matches!(&error, StoreError::Folder { path, .. } if *path == nowhere), "{error}");
    assert!(error.to_string().contains("no such folder"), "{error}");
}

async fn a_file_in_place_of_the_folder_is_named(place: Place) {
    let file = place.file().with_file_name("a file");
    fs::write(&file, "").unwrap();
    let error = Store::open(&Location::Folder(file)).await.map(drop).unwrap_err();
    assert!(error.to_string().ends_with("a file: it is not a folder"), "{error}");
}

async fn a_file_that_is_no_database_is_told(place: Place) {
    fs::write(place.file(), "this was never a database ".repeat(100)).unwrap();
    let error = place.open_with(Options::default()).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
}

async fn a_damaged_database_is_told(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a"])).await.unwrap();
    drop(store);
    place.tamper("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    let mut file = fs::OpenOptions::new().write(true).open(place.file()).unwrap();
    let length = file.metadata().unwrap().len();
    file.seek(SeekFrom::Start(4096)).unwrap();
    file.write_all(&vec![0xff; (length - 4096) as usize]).unwrap();
    let damaged = match place.open_with(Options::default()).await {
        Ok(store) => store.table(&table).await.map(drop),
        Err(error) => Err(error),
    };
    assert!(matches!(damaged, Err(StoreError::Corrupt(_))), "{damaged:?}");
}

async fn a_database_held_by_another_program_is_waited_for(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let other = rusqlite::Connection::open(place.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE; UPDATE guests SET name = 'B'").unwrap();
    let asked = {
        let append = append(&table, 0, &["a"]);
        let store = store.clone();
        tokio::spawn(async move { store.append(append).await })
    };
    assert_eq!(lines(&store, &table).await.len(), 0, "readers need not wait");
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(asked.await.unwrap().unwrap(), 1);
}

/// Rights do not bind root, so then the rest is done by a copy of this program that is nobody.
async fn a_file_without_rights_is_told(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    store.create_table(NewTable { at: at(2), ..new_table(&anna) }).await.unwrap();
    drop(store);
    place.tamper("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = delete").await.unwrap();
    let folder = place.file().parent().unwrap().to_owned();
    set_mode(&place.file(), 0o444);
    set_mode(&folder, 0o777);
    let told = open_without_rights(&folder);
    assert!(told.contains("the database is read-only"), "{told}");
    fs::remove_file(place.file()).unwrap();
    set_mode(&folder, 0o555);
    let told = open_without_rights(&folder);
    assert!(told.contains(&format!("cannot use the data folder {}", folder.display())), "{told}");
    set_mode(&folder, 0o755);
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// Someone who owns nothing.
const NOBODY: u32 = 65534;

/// What a program that is not root is told when it opens the store there.
fn open_without_rights(folder: &Path) -> String {
    let elsewhere = tempfile::tempdir().unwrap();
    set_mode(elsewhere.path(), 0o755);
    let program = elsewhere.path().join("suite");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let mut command = Command::new(program);
    command.env(crate::OPEN, folder);
    if folder.metadata().unwrap().uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

async fn nobody_else_can_read_a_database_new_or_old(place: Place) {
    let rights = |name: &str| {
        let path = place.file().with_file_name(name);
        (name.to_owned(), path.metadata().unwrap().permissions().mode() & 0o777)
    };
    let names = ["lagoon.db", "lagoon.db-wal", "lagoon.db-shm", "lagoon.lock"];
    let store = place.open().await;
    let claim = store.claim().await.unwrap();
    guest(&store, "Anna").await;
    assert_eq!(names.map(rights), names.map(|name| (name.to_owned(), 0o600)));
    drop(claim);
    for name in &names[..3] {
        fs::set_permissions(place.file().with_file_name(name), fs::Permissions::from_mode(0o644)).unwrap();
    }
    guest(&place.open().await, "Ben").await;
    assert_eq!(names.map(rights), names.map(|name| (name.to_owned(), 0o600)));
}

async fn a_database_whose_file_is_gone_takes_nothing_more(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.ping().await.unwrap();
    fs::remove_file(place.file()).unwrap();
    for refused in [store.ping().await, store.append(append(&table, 0, &["a"])).await.map(drop)] {
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    }
}

async fn a_copy_of_the_file_alone_is_whole_once_it_was_brought_up_to_date(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a", "b"])).await.unwrap();
    store.checkpoint().await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    fs::copy(place.file(), copy.path().join("lagoon.db")).unwrap();
    let copied = Store::open(&Location::Folder(copy.path().to_owned())).await.unwrap();
    assert_eq!(lines(&copied, &table).await, ["a", "b"]);
}

async fn what_is_purged_is_gone_from_every_file(place: Place) {
    let store = place.open().await;
    let (anna, first) = table(&store).await;
    let ben = guest(&store, "Benedetta Unforgettable").await;
    store.say(&first, &anna, "said in confidence", at(5)).await.unwrap();
    store.append(append(&first, 0, &["a step to be forgotten", &"long".repeat(3_000)])).await.unwrap();
    store.checkpoint().await.unwrap();
    let told = ["said in confidence", "a step to be forgotten", "longlong", "Benedetta Unforgettable"];
    assert!(told.iter().all(|text| is_in_a_file(&place, text)), "the test looks in the wrong place");
    store.purge_table(&first).await.unwrap();
    store.purge_guest(&ben, "Someone").await.unwrap();
    store.checkpoint().await.unwrap();
    for text in told {
        assert!(!is_in_a_file(&place, text), "'{text}' can still be read");
    }
}

fn is_in_a_file(place: &Place, text: &str) -> bool {
    let file = place.file();
    let files = fs::read_dir(file.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    let has = |bytes: Vec<u8>| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    files.filter(|file| file.is_file()).any(|file| has(fs::read(file).unwrap()))
}
