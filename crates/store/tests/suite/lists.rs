//! Lists of tables, counts, and what is said at a table.

use crate::place::{Place, append, at, components, guest, new_table, seated, table};
use store::*;

crate::tests![
    my_tables_come_newest_first_in_pages,
    a_table_where_i_hold_two_seats_is_listed_once,
    a_table_i_own_and_do_not_sit_at_is_mine,
    my_tables_can_be_asked_for_by_status,
    private_tables_are_listed_for_nobody_else,
    public_tables_are_listed_by_status,
    tables_that_are_due_are_found_the_longest_due_first,
    a_table_that_has_changed_since_is_not_postponed,
    everything_is_counted,
    what_is_said_stays_in_order,
    of_many_who_speak_at_once_each_is_heard,
];

async fn many(store: &Store, owner: &GuestId, moments: &[i64]) -> Vec<TableId> {
    let mut made = Vec::new();
    for moment in moments {
        let new = NewTable { at: at(*moment), ..new_table(owner) };
        made.push(store.create_table(new).await.unwrap().id);
    }
    made
}

fn ids(tables: &[Table]) -> Vec<TableId> {
    tables.iter().map(|table| table.id.clone()).collect()
}

async fn my_tables_come_newest_first_in_pages(place: Place) {
    let store = place.open().await;
    let (anna, ben) = (guest(&store, "Anna").await, guest(&store, "Ben").await);
    let mut made = many(&store, &anna, &[10, 20, 30, 40, 50]).await;
    many(&store, &ben, &[25]).await;
    made.reverse();
    let first = store.tables_of(&anna, None, Page::first(2)).await.unwrap();
    let second = store.tables_of(&anna, None, Page::after(&first[1], 2)).await.unwrap();
    let third = store.tables_of(&anna, None, Page::after(&second[1], 2)).await.unwrap();
    assert_eq!([ids(&first), ids(&second), ids(&third)].concat(), made);
    assert_eq!(third.len(), 1);
    assert!(first.iter().all(|table| table.seats.len() == 2));
}

async fn a_table_where_i_hold_two_seats_is_listed_once(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let made = many(&store, &anna, &[5, 5, 5]).await;
    for table in &made {
        store.append(seated(table, 1, &anna)).await.unwrap();
    }
    let first = store.tables_of(&anna, None, Page::first(2)).await.unwrap();
    let second = store.tables_of(&anna, None, Page::after(&first[1], 2)).await.unwrap();
    let mut found = [ids(&first), ids(&second)].concat();
    found.sort();
    let mut made = made;
    made.sort();
    assert_eq!(found, made, "tables made at the same moment are each listed once");
}

async fn a_table_i_own_and_do_not_sit_at_is_mine(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let watched = NewTable { seats: vec![Holder::kind("bot"), Holder::kind("bot")], ..new_table(&anna) };
    let watched = store.create_table(watched).await.unwrap();
    assert_eq!(store.tables_of(&anna, None, Page::first(9)).await.unwrap(), [watched]);
}

async fn finish(store: &Store, table: &TableId) {
    let change = Change { status: Some(Status::Over), ..Change::default() };
    store.append(Append { change, ..append(table, 0, &["the end"]) }).await.unwrap();
}

async fn my_tables_can_be_asked_for_by_status(place: Place) {
    let store = place.open().await;
    let (anna, ben) = (guest(&store, "Anna").await, guest(&store, "Ben").await);
    let made = many(&store, &anna, &[10, 20, 30]).await;
    store.append(seated(&made[1], 1, &ben)).await.unwrap();
    store.append(seated(&made[2], 1, &ben)).await.unwrap();
    finish(&store, &made[1]).await;
    for who in [&anna, &ben] {
        let over = store.tables_of(who, Some(Status::Over), Page::first(9)).await.unwrap();
        assert_eq!(ids(&over), [made[1].clone()]);
    }
    let open = store.tables_of(&ben, Some(Status::Open), Page::first(9)).await.unwrap();
    assert_eq!(ids(&open), [made[2].clone()]);
}

async fn private_tables_are_listed_for_nobody_else(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    store.create_table(NewTable { public: false, ..new_table(&anna) }).await.unwrap();
    assert!(store.public_tables(Status::Open, Page::first(9)).await.unwrap().is_empty());
    assert_eq!(store.tables_of(&anna, None, Page::first(9)).await.unwrap().len(), 1);
}

async fn public_tables_are_listed_by_status(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let made = many(&store, &anna, &[10, 20, 30, 40]).await;
    let start = |table: &TableId| Start {
        table: table.clone(),
        seed: Seed::new("aa"),
        components: components("any"),
        seating: None,
        entropy: vec![],
        summary: None,
        due: None,
        at: at(60),
    };
    store.start(start(&made[1])).await.unwrap();
    finish(&store, &made[2]).await;
    for (status, expected) in [
        (Status::Open, vec![made[3].clone(), made[0].clone()]),
        (Status::Running, vec![made[1].clone()]),
        (Status::Over, vec![made[2].clone()]),
    ] {
        let first = store.public_tables(status, Page::first(1)).await.unwrap();
        let rest = store.public_tables(status, Page::after(&first[0], 9)).await.unwrap();
        assert_eq!([ids(&first), ids(&rest)].concat(), expected, "{status}");
    }
}

/// Tables in play, each due at a moment or never.
async fn running(store: &Store, dues: &[Option<i64>]) -> Vec<TableId> {
    let anna = guest(store, "Anna").await;
    let made = many(store, &anna, &vec![1; dues.len()]).await;
    for (table, due) in made.iter().zip(dues) {
        let seed = Seed::new("aa");
        let due = due.map(at);
        let start = Start {
            table: table.clone(),
            seed,
            components: components("any"),
            seating: None,
            entropy: vec![],
            summary: None,
            due,
            at: at(2),
        };
        store.start(start).await.unwrap();
    }
    made
}

async fn tables_that_are_due_are_found_the_longest_due_first(place: Place) {
    let store = place.open().await;
    let made = running(&store, &[Some(30), None, Some(10), Some(50), Some(10)]).await;
    let mut expected = [made[2].clone(), made[4].clone()];
    expected.sort();
    let first = store.due_tables(at(30), None, 2).await.unwrap();
    assert_eq!(ids(&first), expected);
    assert_eq!((first[0].due, first[0].seats.len()), (Some(at(10)), 2));
    let rest = store.due_tables(at(30), first.last(), 2).await.unwrap();
    assert_eq!(ids(&rest), [made[0].clone()]);
    finish(&store, &made[0]).await;
    let change = Change { due: Some(at(31)), ..Change::default() };
    store.append(Append { change, ..append(&made[2], 0, &["on"]) }).await.unwrap();
    assert_eq!(ids(&store.due_tables(at(30), None, 9).await.unwrap()), [made[4].clone()]);
}

async fn a_table_that_has_changed_since_is_not_postponed(place: Place) {
    let store = place.open().await;
    let made = running(&store, &[Some(10), Some(20)]).await;
    let read = store.due_tables(at(30), None, 9).await.unwrap();
    let change = Change { due: Some(at(15)), ..Change::default() };
    store.append(Append { change, ..append(&made[1], 0, &["on"]) }).await.unwrap();
    for table in &read {
        store.postpone(table, None).await.unwrap();
    }
    assert_eq!(ids(&store.due_tables(at(30), None, 9).await.unwrap()), [made[1].clone()]);
}

async fn everything_is_counted(place: Place) {
    let store = place.open().await;
    assert_eq!(store.counts().await.unwrap(), Counts::default());
    let anna = guest(&store, "Anna").await;
    let made = many(&store, &anna, &[1, 2, 3]).await;
    finish(&store, &made[0]).await;
    let expected = Counts { guests: 1, open: 2, running: 0, over: 1 };
    assert_eq!(store.counts().await.unwrap(), expected);
}

async fn what_is_said_stays_in_order(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    assert_eq!(store.say(&table, &anna, "Hello", at(5)).await.unwrap(), 0);
    assert_eq!(store.say(&table, &anna, "Your turn 🎲", at(6)).await.unwrap(), 1);
    let said = store.chat(&table, 1).await.unwrap();
    let expected =
        Said { index: 1, guest: anna.clone(), name: "Anna".into(), text: "Your turn 🎲".into(), at: at(6) };
    assert_eq!(said, [expected]);
    let nowhere = store.say(&TableId::random(), &anna, "Hello?", at(7)).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(Missing::Table))), "{nowhere:?}");
}

async fn of_many_who_speak_at_once_each_is_heard(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (anna, table) = table(&one).await;
    let speak = |store: &Store, word: usize| {
        let (store, table, anna) = (store.clone(), table.clone(), anna.clone());
        tokio::spawn(async move { store.say(&table, &anna, &word.to_string(), at(5)).await.unwrap() })
    };
    let speaking: Vec<_> =
        (0..20).map(|word| speak(if word % 2 == 0 { &one } else { &other }, word)).collect();
    let mut indices = Vec::new();
    for one in speaking {
        indices.push(one.await.unwrap());
    }
    indices.sort_unstable();
    assert_eq!(indices, (0..20).collect::<Vec<u64>>());
    assert_eq!(one.chat(&table, 0).await.unwrap().len(), 20);
}
