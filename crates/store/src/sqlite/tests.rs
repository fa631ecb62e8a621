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
