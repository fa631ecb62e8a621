//! What is not kept for ever, and what a guest holds.

use crate::place::{Place, append, at, guest, lines, new_table, seated, table};
use store::*;

crate::tests![
    a_purged_table_goes_with_all_that_is_written_about_it,
    only_a_table_that_has_not_begun_is_discarded,
    only_what_is_older_than_it_may_be_is_found,
    talk_and_guests_are_forgotten_in_time,
    tables_and_seats_of_a_guest_are_counted_each_for_itself,
];

async fn over(store: &Store, table: &TableId, when: i64) {
    let change = Change { status: Some(Status::Over), ..Change::default() };
    let append = Append { change, at: at(when), ..append(table, 0, &["one", "two"]) };
    store.append(append).await.unwrap();
}

async fn a_purged_table_goes_with_all_that_is_written_about_it(place: Place) {
    let store = place.open().await;
    let (anna, first) = table(&store).await;
    over(&store, &first, 10).await;
    store.say(&first, &anna, "hello", at(5)).await.unwrap();
    let mute = Mute { table: first.clone(), hearer: anna.clone(), speaker: "x".into(), muted: true };
    store.mute(mute).await.unwrap();
    let rematch = NewTable { previous: Some(first.clone()), ..new_table(&anna) };
    let rematch = store.create_table(rematch).await.unwrap().id;
    over(&store, &rematch, 20).await;
    store.purge_table(&first).await.unwrap();
    assert!(matches!(store.table(&first).await, Err(StoreError::NotFound(Missing::Table))));
    assert!(lines(&store, &first).await.is_empty());
    assert!(store.chat(&first, 0).await.unwrap().is_empty());
    assert_eq!(lines(&store, &rematch).await, ["one", "two"]);
    assert_eq!(store.table(&rematch).await.unwrap().previous, None);
    let again = store.purge_table(&first).await;
    assert!(matches!(again, Err(StoreError::NotFound(Missing::Table))), "{again:?}");
    place.tamper("DELETE FROM journal").await.expect_err("other journals still only grow");
}

async fn only_a_table_that_has_not_begun_is_discarded(place: Place) {
    let store = place.open().await;
    let (anna, open) = table(&store).await;
    store.say(&open, &anna, "hello", at(5)).await.unwrap();
    store.discard_table(&open).await.unwrap();
    assert!(matches!(store.table(&open).await, Err(StoreError::NotFound(Missing::Table))));
    assert!(store.chat(&open, 0).await.unwrap().is_empty());
    let again = store.discard_table(&open).await;
    assert!(matches!(again, Err(StoreError::NotFound(Missing::Table))), "{again:?}");
    let (_, played) = table(&store).await;
    over(&store, &played, 10).await;
    let refused = store.discard_table(&played).await;
    assert!(matches!(refused, Err(StoreError::WrongStatus { status: Status::Over })), "{refused:?}");
    assert_eq!(lines(&store, &played).await, ["one", "two"]);
}

async fn only_what_is_older_than_it_may_be_is_found(place: Place) {
    let store = place.open().await;
    let (_, solo) = table(&store).await;
    over(&store, &solo, 100).await;
    let (_, both) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    store.append(seated(&both, 1, &ben)).await.unwrap();
    over(&store, &both, 100).await;
    let (_, open) = table(&store).await;
    let found = |keep: Keep| {
        let store = store.clone();
        async move { store.expired_tables(keep).await.unwrap() }
    };
    let sorted = |mut ids: Vec<TableId>| {
        ids.sort();
        ids
    };
    assert!(found(Keep::default()).await.is_empty());
    let games = |before: i64| Keep { games: Some(at(before)), ..Keep::default() };
    assert!(found(games(100)).await.is_empty());
    assert_eq!(found(games(101)).await, sorted(vec![solo.clone(), both]));
    assert_eq!(found(Keep { solo: Some(at(101)), ..Keep::default() }).await, [solo]);
    assert_eq!(found(Keep { open: Some(at(2)), ..Keep::default() }).await, [open]);
}

async fn talk_and_guests_are_forgotten_in_time(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let (ben, cleo) = (guest(&store, "Ben").await, guest(&store, "Cleo").await);
    store.make_device_link(&ben, at(9), at(0)).await.unwrap();
    store.say(&table, &anna, "old", at(10)).await.unwrap();
    store.say(&table, &anna, "new", at(20)).await.unwrap();
    store.seen(&cleo, at(50)).await.unwrap();
    let keep = Keep { chat: Some(at(15)), guests: Some(at(40)), ..Keep::default() };
    assert_eq!(store.forget(keep).await.unwrap(), 2, "a line, and Ben");
    assert_eq!(store.forget(keep).await.unwrap(), 0);
    assert_eq!(store.chat(&table, 0).await.unwrap().len(), 1);
    assert!(store.guest(&ben).await.is_err());
    assert!(store.guest(&anna).await.is_ok() && store.guest(&cleo).await.is_ok());
    assert_eq!(store.say(&table, &anna, "next", at(30)).await.unwrap(), 2, "numbers are not given twice");
}

async fn tables_and_seats_of_a_guest_are_counted_each_for_itself(place: Place) {
    let store = place.open().await;
    let (anna, own) = table(&store).await;
    let (_, finished) = table(&store).await;
    over(&store, &finished, 5).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let (_, other) = table(&store).await;
        store.append(seated(&other, 1, &anna)).await.unwrap();
        others.push(other);
    }
    over(&store, &others[0], 6).await;
    assert_eq!(store.holdings(&anna, None).await.unwrap(), Holdings { tables: 1, seats: 2 });
    assert_eq!(store.holdings(&anna, Some(&others[1])).await.unwrap(), Holdings { tables: 1, seats: 1 });
    assert_eq!(store.table(&own).await.unwrap().owner, anna);
}
