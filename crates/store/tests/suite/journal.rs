//! The journal: appended to at the next index, once, with all that changes, or not at all.

use crate::place::{Place, append, at, guest, keyed, lines, table};
use store::*;

crate::tests![
    lines_are_read_back_as_they_were_appended,
    a_journal_is_read_from_any_index,
    an_append_changes_its_table_with_it,
    an_index_that_is_taken_is_refused_and_nothing_changes,
    an_index_too_far_is_refused_and_nothing_changes,
    of_two_appends_at_the_same_index_one_wins,
    a_repeated_key_tells_where_it_was_written,
    a_key_is_repeated_even_at_the_right_index,
    a_key_may_be_used_at_another_table,
    a_repeated_key_of_two_at_once_is_written_once,
    a_key_without_a_line_is_refused,
    a_change_without_lines_still_needs_the_right_version,
    a_table_nobody_knows_has_no_journal,
    a_bad_change_takes_its_lines_with_it,
    a_long_append_is_written_whole,
    the_journal_cannot_be_changed_or_deleted,
    a_table_can_be_taken_back_from_its_end,
];

async fn lines_are_read_back_as_they_were_appended(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    assert_eq!(store.append(keyed(&table, 0, &["a b", "c\n\"d\""], "k1")).await.unwrap(), 2);
    assert_eq!(store.append(append(&table, 2, &["é"])).await.unwrap(), 3);
    let entry = |index, line: &str, moment, key: Option<&str>| Entry {
        index,
        line: line.into(),
        at: at(moment),
        key: key.map(Into::into),
    };
    let expected =
        [entry(0, "a b", 100, Some("k1")), entry(1, "c\n\"d\"", 100, None), entry(2, "é", 102, None)];
    assert_eq!(place.open().await.journal(&table, 0).await.unwrap(), expected);
}

async fn a_journal_is_read_from_any_index(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a", "b", "c"])).await.unwrap();
    let indices = |entries: Vec<Entry>| entries.iter().map(|entry| entry.index).collect::<Vec<_>>();
    assert_eq!(indices(store.journal(&table, 1).await.unwrap()), [1, 2]);
    assert!(store.journal(&table, 3).await.unwrap().is_empty());
    assert!(store.journal(&table, u64::MAX).await.unwrap().is_empty());
}

async fn an_append_changes_its_table_with_it(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    let change = Change {
        status: Some(Status::Over),
        summary: Some("Anna 12, Ben 9".into()),
        due: None,
        seats: vec![(1, Holder::guest(ben.clone()))],
        owner: Some(ben.clone()),
        seating: None,
    };
    store.append(Append { change, ..append(&table, 0, &["a"]) }).await.unwrap();
    let found = store.table(&table).await.unwrap();
    assert_eq!((found.status, found.summary.as_str(), found.length), (Status::Over, "Anna 12, Ben 9", 1));
    assert_eq!((found.updated, found.ended), (at(100), Some(at(100))));
    assert_eq!(found.owner, ben);
    let holders: Vec<Holder> = found.seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::guest(anna), Holder::guest(ben)]);
}

/// Shows that an append is refused with the next index and leaves no trace.
async fn refused_at(store: &Store, table: &TableId, from: u64) {
    let (before, journal) = (store.table(table).await.unwrap(), store.journal(table, 0).await.unwrap());
    let change = Change {
        status: Some(Status::Over),
        summary: Some("never".into()),
        due: None,
        seats: vec![(0, Holder::open())],
        owner: Some(guest(store, "Never").await),
        seating: None,
    };
    let refused = store.append(Append { change, ..keyed(table, from, &["x", "y"], "new") }).await;
    assert!(matches!(refused, Err(StoreError::Conflict { next: 2 })), "{refused:?}");
    assert_eq!(store.table(table).await.unwrap(), before);
    assert_eq!(store.journal(table, 0).await.unwrap(), journal);
}

async fn an_index_that_is_taken_is_refused_and_nothing_changes(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a", "b"])).await.unwrap();
    refused_at(&store, &table, 0).await;
    refused_at(&store, &table, 1).await;
}

async fn an_index_too_far_is_refused_and_nothing_changes(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a", "b"])).await.unwrap();
    refused_at(&store, &table, 3).await;
}

async fn of_two_appends_at_the_same_index_one_wins(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (_, table) = table(&one).await;
    for index in 0..20 {
        let (first, second) = (append(&table, index, &["first"]), append(&table, index, &["second"]));
        let (first, second) = tokio::join!(one.append(first), other.append(second));
        let error = if first.is_ok() { second } else { first };
        assert!(matches!(error, Err(StoreError::Conflict { next }) if next == index + 1), "{error:?}");
    }
    assert_eq!(lines(&one, &table).await.len(), 20);
}

async fn a_repeated_key_tells_where_it_was_written(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a"])).await.unwrap();
    store.append(keyed(&table, 1, &["b", "c"], "k")).await.unwrap();
    let again = store.append(keyed(&table, 1, &["b", "c"], "k")).await;
    assert!(matches!(again, Err(StoreError::Repeated { index: 1 })), "{again:?}");
    assert_eq!(lines(&store, &table).await, ["a", "b", "c"]);
}

async fn a_key_is_repeated_even_at_the_right_index(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(keyed(&table, 0, &["a"], "k")).await.unwrap();
    let again = store.append(keyed(&table, 1, &["a"], "k")).await;
    assert!(matches!(again, Err(StoreError::Repeated { index: 0 })), "{again:?}");
    assert_eq!(lines(&store, &table).await, ["a"]);
}

async fn a_key_may_be_used_at_another_table(place: Place) {
    let store = place.open().await;
    let ((_, one), (_, other)) = (table(&store).await, table(&store).await);
    store.append(keyed(&one, 0, &["a"], "k")).await.unwrap();
    store.append(keyed(&other, 0, &["a"], "k")).await.unwrap();
}

async fn a_repeated_key_of_two_at_once_is_written_once(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (_, table) = table(&one).await;
    let ask = keyed(&table, 0, &["a"], "k");
    let (first, second) = tokio::join!(one.append(ask.clone()), other.append(ask));
    let error = if first.is_ok() { second } else { first };
    assert!(matches!(error, Err(StoreError::Repeated { index: 0 })), "{error:?}");
    assert_eq!(lines(&one, &table).await, ["a"]);
}

async fn a_key_without_a_line_is_refused(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let refused = store.append(keyed(&table, 0, &[], "k")).await;
    assert!(matches!(refused, Err(StoreError::KeyWithoutLine)), "{refused:?}");
}

async fn a_change_without_lines_still_needs_the_right_version(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let change = Change { summary: Some("given up".into()), ..Change::default() };
    let only = |from| Append { change: change.clone(), ..append(&table, from, &[]) };
    let refused = store.append(only(1)).await;
    assert!(matches!(refused, Err(StoreError::Conflict { next: 0 })), "{refused:?}");
    assert_eq!(store.append(only(0)).await.unwrap(), 0);
    assert_eq!(store.table(&table).await.unwrap().summary, "given up");
}

async fn a_table_nobody_knows_has_no_journal(place: Place) {
    let store = place.open().await;
    let nowhere = TableId::random();
    let missing = store.append(append(&nowhere, 0, &["a"])).await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Table))), "{missing:?}");
    assert!(store.journal(&nowhere, 0).await.unwrap().is_empty());
}

async fn a_bad_change_takes_its_lines_with_it(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let before = store.table(&table).await.unwrap();
    for (seat, holder) in [(9, Holder::open()), (0, Holder::guest(GuestId::random()))] {
        let change = Change { seats: vec![(seat, holder)], ..Change::default() };
        let refused = store.append(Append { change, ..append(&table, 0, &["a"]) }).await;
        assert!(matches!(refused, Err(StoreError::NotFound(_))), "{refused:?}");
    }
    assert!(lines(&store, &table).await.is_empty());
    assert_eq!(store.table(&table).await.unwrap(), before);
}

async fn a_long_append_is_written_whole(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let long: Vec<String> = (0..257).map(|number| format!("line {number}")).collect();
    let words: Vec<&str> = long.iter().map(String::as_str).collect();
    assert_eq!(store.append(keyed(&table, 0, &words, "k")).await.unwrap(), 257);
    assert_eq!(lines(&store, &table).await, long);
}

async fn the_journal_cannot_be_changed_or_deleted(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    store.append(append(&table, 0, &["a"])).await.unwrap();
    place.tamper("UPDATE journal SET line = 'b'").await.unwrap_err();
    place.tamper("DELETE FROM journal").await.unwrap_err();
    assert_eq!(lines(&store, &table).await, ["a"]);
}

async fn a_table_can_be_taken_back_from_its_end(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let to = |status| Change { status: Some(status), ..Change::default() };
    store.append(Append { change: to(Status::Over), ..append(&table, 0, &["a"]) }).await.unwrap();
    store.append(Append { change: to(Status::Running), ..append(&table, 1, &["undo 1"]) }).await.unwrap();
    let found = store.table(&table).await.unwrap();
    assert_eq!((found.status, found.ended, found.length), (Status::Running, None, 2));
}
