//! How long a server with many stored tables takes to start: `start_up [LOCATION] [tables=N]`.
#![allow(clippy::print_stdout)]

use std::time::Instant;
use store::*;

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().expect("a folder for a while");
    let mut location = Location::Folder(folder.path().to_owned());
    let mut tables = 10_000;
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            Some(("tables", number)) => tables = number.parse().expect("a number"),
            _ => location = word.parse().expect("any text is a location"),
        }
    }
    let guest = fill(&location, tables).await?;
    let start = Instant::now();
    let store = Store::open(&location).await?;
    told("open", start);
    let start = Instant::now();
    let page = store.public_tables(Status::Open, Page::first(20)).await?;
    told(&format!("first list of {} public tables", page.len()), start);
    let start = Instant::now();
    let page = store.tables_of(&guest, Some(Status::Running), Page::first(20)).await?;
    told(&format!("a guest's list of {} running tables", page.len()), start);
    let start = Instant::now();
    let counts = store.counts().await?;
    told(&format!("{counts:?}"), start);
    let start = Instant::now();
    let lines = store.journal(&page[0].id, 0).await?.len();
    told(&format!("a journal of {lines} lines"), start);
    Ok(())
}

fn told(what: &str, start: Instant) {
    println!("{:>8.2} ms  {what}", start.elapsed().as_secs_f64() * 1000.0);
}

/// Fills the store with tables of all kinds, each with a journal; tells a guest who sits at all of them.
async fn fill(location: &Location, tables: usize) -> Result<GuestId, StoreError> {
    let start = Instant::now();
    let store = Store::open(location).await?;
    let guest = store.create_guest("Anna", None, Moment::now()).await?.id;
    let many: Vec<_> =
        (0..tables).map(|number| tokio::spawn(set_up(store.clone(), guest.clone(), number))).collect();
    for one in many {
        one.await.expect("a table is set up")?;
    }
    told(&format!("filling with {tables} tables"), start);
    Ok(guest)
}

async fn set_up(store: Store, owner: GuestId, number: usize) -> Result<(), StoreError> {
    let at = Moment(1_700_000_000_000 + number as i64);
    let seats = vec![Holder::guest(owner.clone()), Holder::kind("bot"), Holder::open()];
    let (terms, summary) = (r#"{"game":"any","players":3}"#.to_owned(), "turn 1".to_owned());
    let public = !number.is_multiple_of(3);
    let table = store
        .create_table(NewTable { owner, public, terms, summary, seats, seed: None, previous: None, at })
        .await?
        .id;
    let status =
        [Status::Open, Status::Running, Status::Over][number % 3 * usize::from(!number.is_multiple_of(10))];
    let lines = (0..100).map(|step| format!("0 move off>gem{step}")).collect();
    let change = Change { status: Some(status), ..Change::default() };
    store.append(Append { table, from: 0, lines, key: None, change, at }).await.map(drop)
}
