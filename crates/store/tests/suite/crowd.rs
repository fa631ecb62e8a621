//! Many at once: what one does wrong harms nobody else, and what was answered is there.

use crate::place::{Place, append, at, guest, lines, new_table, table};
use store::*;

crate::tests![
    one_bad_append_in_a_batch_does_not_harm_its_neighbours,
    every_answered_append_of_a_crowd_is_there,
    a_writer_who_goes_away_does_not_stop_the_others,
];

async fn tables(store: &Store, count: usize) -> Vec<TableId> {
    let anna = guest(store, "Anna").await;
    let mut made = Vec::new();
    for _ in 0..count {
        made.push(store.create_table(new_table(&anna)).await.unwrap().id);
    }
    made
}

/// Three kinds of bad appends among good ones: a taken index, a seat that is not there, a guest nobody knows.
async fn one_bad_append_in_a_batch_does_not_harm_its_neighbours(place: Place) {
    let store = place.open_with(Options { writers: 1, ..Options::default() }).await.unwrap();
    let tables = tables(&store, 40).await;
    let ask = |number: usize, table: &TableId| {
        let seats = match number % 4 {
            1 => vec![(7, Holder::open())],
            2 => vec![(0, Holder::guest(GuestId::random()))],
            _ => vec![],
        };
        let from = u64::from(number % 4 == 3);
        let change = Change { seats, ..Change::default() };
        let (store, append) = (store.clone(), Append { change, ..append(table, from, &["a", "b"]) });
        tokio::spawn(async move { store.append(append).await })
    };
    let asked: Vec<_> = tables.iter().enumerate().map(|(number, table)| ask(number, table)).collect();
    for (number, answer) in asked.into_iter().enumerate() {
        let (answer, lines) = (answer.await.unwrap(), lines(&store, &tables[number]).await);
        let length = store.table(&tables[number]).await.unwrap().length;
        assert_eq!(answer.is_ok(), number % 4 == 0, "{number}: {answer:?}");
        assert_eq!((lines.len(), length), if number % 4 == 0 { (2, 2) } else { (0, 0) }, "{number}");
    }
}

async fn every_answered_append_of_a_crowd_is_there(place: Place) {
    let store = place.open().await;
    let tables = tables(&store, 50).await;
    let play = |table: TableId| {
        let store = store.clone();
        tokio::spawn(async move {
            for index in 0..10 {
                store.append(append(&table, index, &["step"])).await.unwrap();
            }
        })
    };
    let playing: Vec<_> = tables.iter().cloned().map(play).collect();
    for game in playing {
        game.await.unwrap();
    }
    let again = place.open().await;
    for table in &tables {
        assert_eq!(lines(&again, table).await.len(), 10);
    }
}

async fn a_writer_who_goes_away_does_not_stop_the_others(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    for number in 0..20 {
        let (store, anna) = (store.clone(), anna.clone());
        let impatient = tokio::spawn(async move { store.rename_guest(&anna, &number.to_string()).await });
        tokio::task::yield_now().await;
        impatient.abort();
    }
    store.append(append(&table, 0, &["a"])).await.unwrap();
    store.rename_guest(&anna, "Anna").await.unwrap();
    assert_eq!(store.guest(&anna).await.unwrap().name, "Anna");
    assert_eq!(store.table(&table).await.unwrap().updated, at(100));
}
