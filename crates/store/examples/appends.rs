//! How many appends per second, and how long one waits: `appends [LOCATION] [batch=N] [writers=N] [seconds=N]`.
//!
//! Each appender plays at a table of its own and appends its next line when the last one was answered.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};
use store::*;

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().expect("a folder for a while");
    let mut location = Location::Folder(folder.path().to_owned());
    let (mut options, mut seconds) = (Options::default(), 5);
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            Some(("batch", number)) => options.batch = number.parse().expect("a number"),
            Some(("writers", number)) => options.writers = number.parse().expect("a number"),
            Some(("seconds", number)) => seconds = number.parse().expect("a number"),
            _ => location = word.parse().expect("any text is a location"),
        }
    }
    println!("{location:?}, batch {}, writers {}", options.batch, options.writers);
    let store = Store::open_with(&location, options).await?;
    for appenders in [1, 64, 1000] {
        measure(&store, appenders, Duration::from_secs(seconds)).await?;
    }
    Ok(())
}

async fn measure(store: &Store, appenders: usize, time: Duration) -> Result<(), StoreError> {
    let tables = tables(store, appenders).await?;
    let start = Instant::now();
    let playing: Vec<_> =
        tables.into_iter().map(|table| tokio::spawn(play(store.clone(), table, start + time))).collect();
    let mut waits = Vec::new();
    for game in playing {
        waits.extend(game.await.expect("an appender ends")?);
    }
    let each_second = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let share = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
    println!(
        "{appenders:>5} appenders: {each_second:>7.0} appends/s, half within {:.1} ms, 99 of 100 within {:.1} ms",
        share(50),
        share(99)
    );
    Ok(())
}

async fn tables(store: &Store, count: usize) -> Result<Vec<TableId>, StoreError> {
    let owner = store.create_guest("Anna", None, Moment::now()).await?.id;
    let mut made = Vec::new();
    for _ in 0..count {
        let (terms, summary) = ("{}".to_owned(), String::new());
        let seats = vec![Holder::guest(owner.clone()), Holder::open()];
        let new = NewTable {
            owner: owner.clone(),
            public: true,
            terms,
            summary,
            seats,
            seed: None,
            previous: None,
            at: Moment::now(),
        };
        made.push(store.create_table(new).await?.id);
    }
    Ok(made)
}

/// Appends as a turn does: a decision, an outcome, a few words for the lists.
async fn play(store: Store, table: TableId, until: Instant) -> Result<Vec<Duration>, StoreError> {
    let (mut waits, mut from) = (Vec::new(), 0);
    while Instant::now() < until {
        let append = Append {
            table: table.clone(),
            from,
            lines: vec!["0 take die 4".into(), "* tile reef".into()],
            key: Some(from.to_string()),
            change: Change { summary: Some(format!("turn {from}")), ..Change::default() },
            at: Moment::now(),
        };
        let asked = Instant::now();
        from = store.append(append).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}
