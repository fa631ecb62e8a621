//! What cannot be seen from outside: how commits fail, what is on the disk, how lists are walked.

use super::*;
use crate::lists;
use crate::sql::values;

fn session(folder: &tempfile::TempDir) -> Session {
    let session = Session::open(folder.path(), &Options::default()).unwrap();
    session.migrate(&Options::default().migrations).unwrap();
    session
}

#[test]
fn what_was_committed_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let told = |pragma: &str| session.query_now(pragma, &[]).unwrap().pop().unwrap();
    assert_eq!(told("PRAGMA journal_mode").text().unwrap(), "wal");
    assert_eq!(told("PRAGMA synchronous").int().unwrap(), 2, "FULL");
    assert_eq!(told("PRAGMA foreign_keys").int().unwrap(), 1);
    assert_eq!(told("PRAGMA secure_delete").int().unwrap(), 1);
}

#[test]
fn a_new_file_is_opened_by_several_at_once() {
    for _ in 0..50 {
        let folder = tempfile::tempdir().unwrap();
        let start = std::sync::Barrier::new(8);
        thread::scope(|scope| {
            let open = || {
                start.wait();
                Session::open(folder.path(), &Options::default()).map(drop)
            };
            let opened: Vec<_> = (0..8).map(|_| scope.spawn(open)).collect();
            for opened in opened {
                opened.join().unwrap().unwrap();
            }
        });
    }
}

#[test]
fn no_list_walks_through_all_tables() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let searches = crate::retention::all().map(str::to_owned);
    for list in lists::all().into_iter().chain(searches) {
        let values = vec![Value::Null; places(&list)];
        let plan = session.query_now(&format!("EXPLAIN QUERY PLAN {list}"), &values);
        for mut step in plan.unwrap() {
            let _ = (step.int(), step.int(), step.int());
            let step = step.text().unwrap();
            let whole = ["tables", "t", "seats", "s", "guests", "g"].map(|name| format!("SCAN {name}"));
            assert!(!whole.contains(&step), "{step} in {list}");
        }
    }
}

fn welcome<'a>(sql: &'a dyn Sql, id: &'a String) -> BoxFuture<'a, Result<u64>> {
    let text = "INSERT INTO guests (id, name, created) VALUES (?1, 'A', 0)";
    Box::pin(async move { sql.execute(text, values![id]).await })
}

/// Passes until the commit, which then fails.
fn spoil<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        sql.execute("PRAGMA defer_foreign_keys = ON", &[]).await?;
        sql.execute("INSERT INTO device_links VALUES ('h', 'nobody', 0)", &[]).await
    })
}

/// Loses the transaction of everyone, as SQLite itself may when a disk fails.
fn lose<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move { sql.execute("ROLLBACK", &[]).await.and(Err(StoreError::Full)) })
}

/// What two guests get who share a batch with `neighbour`, what that one gets, and who is there afterwards.
fn beside(neighbour: Op<(), u64>) -> ([Result<u64>; 3], usize) {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (jobs, answers): (Vec<_>, Vec<_>) = [
        Asked::job("anna".to_owned(), welcome),
        Asked::job((), neighbour),
        Asked::job("ben".to_owned(), welcome),
    ]
    .into_iter()
    .unzip();
    commit(&session, jobs);
    let answers: Vec<_> = answers.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
    (answers.try_into().unwrap(), session.query_now("SELECT id FROM guests", &[]).unwrap().len())
}

#[test]
fn when_the_commit_fails_everybody_is_told_and_nothing_is_written() {
    let (answers, guests) = beside(spoil);
    assert!(answers.iter().all(Result::is_err), "{answers:?}");
    assert_eq!(guests, 0);
}

#[test]
fn when_one_loses_the_transaction_the_others_are_tried_alone() {
    let (answers, guests) = beside(lose);
    assert!(matches!(answers, [Ok(1), Err(StoreError::Full), Ok(1)]), "{answers:?}");
    assert_eq!(guests, 2);
}

/// The highest number of a value in a statement.
fn places(text: &str) -> usize {
    (1..10).rev().find(|number| text.contains(&format!("?{number}"))).unwrap_or(0)
}

#[test]
fn a_copy_takes_every_column_of_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let text = |mut row: Row| row.text().unwrap();
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let mut tables: Vec<String> = session.query_now(names, &[]).unwrap().into_iter().map(text).collect();
    // What is only there while a table is purged, and the number of the schema, which is made anew.
    tables.retain(|table| table != "purges" && table != "schema_version");
    let mut copied: Vec<&str> = crate::copy::KINDS.iter().map(|kind| kind.table).collect();
    copied.sort_unstable();
    assert_eq!(tables, copied);
    for kind in &crate::copy::KINDS {
        let names = format!("SELECT name FROM pragma_table_info('{}') ORDER BY name", kind.table);
        let found: Vec<String> = session.query_now(&names, &[]).unwrap().into_iter().map(text).collect();
        let mut columns = kind.columns.to_vec();
        columns.sort_unstable();
        assert_eq!(found, columns, "{}", kind.table);
    }
}

fn in_file(folder: &tempfile::TempDir) -> u64 {
    folder.path().join(FILE).metadata().unwrap().len()
}

fn in_log(folder: &tempfile::TempDir) -> u64 {
    folder.path().join(format!("{FILE}-wal")).metadata().unwrap().len()
}

/// Writes about so many pages.
fn write_pages(session: &Session, pages: usize) {
    for number in 0..pages {
        let text = "INSERT INTO guests (id, name, created) VALUES (?1, ?2, 0)";
        let name = "x".repeat(4096);
        session.execute_now(text, values![&format!("{pages}-{number}"), &name]).unwrap();
    }
}

#[test]
fn a_commit_leaves_the_database_file_to_the_checkpoints() {
    let folder = tempfile::tempdir().unwrap();
    let writer = session(&folder);
    writer.leave_checkpoints().unwrap();
    checkpoint::once(&writer, checkpoint::LOG_PAGES).unwrap();
    let before = in_file(&folder);
    write_pages(&writer, 1_500);
    assert_eq!(in_file(&folder), before, "more than SQLite would let pass by itself");
    checkpoint::once(&session(&folder), checkpoint::LOG_PAGES).unwrap();
    assert!(in_file(&folder) > before + 1_500 * 4096);
}

#[test]
fn a_log_that_is_too_long_begins_anew() {
    let folder = tempfile::tempdir().unwrap();
    let (writer, other) = (session(&folder), session(&folder));
    writer.leave_checkpoints().unwrap();
    write_pages(&writer, 300);
    checkpoint::once(&other, 100).unwrap();
    let before = in_log(&folder);
    write_pages(&writer, 200);
    assert_eq!(in_log(&folder), before, "what comes now is written over what is in the file");
}
