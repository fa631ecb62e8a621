//! A table from being set up to being played.

use crate::place::{Place, append, at, components, guest, new_table, seated, table};
use store::*;

crate::tests![
    a_table_is_found_again_with_its_seats,
    a_table_for_a_guest_nobody_knows_is_not_made,
    a_seat_that_is_not_there_is_not_found,
    seats_change_hands_with_an_append,
    a_table_that_begins_says_with_which_components,
    the_same_components_are_kept_once,
    tables_begun_before_tables_said_so_are_told_their_components,
    play_begins_once,
    the_seed_is_kept_apart,
    a_seed_can_be_bound_when_the_table_is_set_up,
    a_start_with_too_many_entropies_changes_nothing,
    a_rematch_is_found_from_the_table_before,
    names_follow_their_guests,
];

async fn a_table_is_found_again_with_its_seats(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let made = store.create_table(new_table(&anna)).await.unwrap();
    let found = place.open().await.table(&made.id).await.unwrap();
    assert_eq!(found, made);
    assert_eq!((found.status, found.public, found.length), (Status::Open, true, 0));
    assert_eq!((found.terms.as_str(), found.summary.as_str()), (r#"{"game":"any"}"#, "waiting"));
    let holders: Vec<Holder> = found.seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::guest(anna), Holder::open()]);
}

async fn a_table_for_a_guest_nobody_knows_is_not_made(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    let mut new = new_table(&anna);
    new.seats[1] = Holder::guest(GuestId::random());
    let refused = store.create_table(new).await;
    assert!(matches!(refused, Err(StoreError::NotFound(Missing::Reference))), "{refused:?}");
    assert_eq!(store.counts().await.unwrap().open, 0);
}

async fn a_seat_that_is_not_there_is_not_found(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let missing = store.append(seated(&table, 2, &anna)).await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Seat))), "{missing:?}");
    let missing = store.append(seated(&TableId::random(), 0, &anna)).await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Table))), "{missing:?}");
}

async fn seats_change_hands_with_an_append(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    store.append(seated(&table, 1, &ben)).await.unwrap();
    let found = store.table(&table).await.unwrap();
    let holders: Vec<Holder> = found.seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::guest(anna), Holder::guest(ben)]);
    let left =
        Change { seats: vec![(0, Holder::open()), (1, Holder::kind("bot:strong"))], ..Change::default() };
    store.append(Append { change: left, ..append(&table, 0, &[]) }).await.unwrap();
    let found = store.table(&table).await.unwrap();
    let holders: Vec<Holder> = found.seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::open(), Holder::kind("bot:strong")]);
}

fn start(table: &TableId, seed: &str) -> Start {
    let entropy = vec![Some("aa".into()), None];
    Start {
        table: table.clone(),
        seed: Seed::new(seed),
        components: components("any"),
        seating: None,
        entropy,
        summary: Some("turn 1".into()),
        due: None,
        at: at(50),
    }
}

async fn play_begins_once(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (_, table) = table(&one).await;
    let (first, second) = tokio::join!(one.start(start(&table, "aa")), other.start(start(&table, "bb")));
    let (seed, error) = if first.is_ok() { ("aa", second) } else { ("bb", first) };
    assert!(matches!(error, Err(StoreError::WrongStatus { status: Status::Running })), "{error:?}");
    assert_eq!(one.seed(&table).await.unwrap(), Some(Seed::new(seed)));
    let missing = one.start(start(&TableId::random(), "cc")).await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Table))), "{missing:?}");
}

async fn the_seed_is_kept_apart(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    assert_eq!(store.seed(&table).await.unwrap(), None);
    store.start(start(&table, "5eed5eed")).await.unwrap();
    let found = store.table(&table).await.unwrap();
    assert!(!format!("{found:?}").contains("5eed"));
    assert_eq!(
        (found.status, found.started, found.summary.as_str()),
        (Status::Running, Some(at(50)), "turn 1")
    );
    let entropy: Vec<Option<&str>> = found.seats.iter().map(|seat| seat.entropy.as_deref()).collect();
    assert_eq!(entropy, [Some("aa"), None]);
    assert_eq!(store.seed(&table).await.unwrap().unwrap().expose(), "5eed5eed");
}

async fn a_seed_can_be_bound_when_the_table_is_set_up(place: Place) {
    let store = place.open().await;
    let (anna, _) = table(&store).await;
    let new = NewTable { seed: Some(Seed::new("5eed5eed")), ..new_table(&anna) };
    let bound = store.create_table(new).await.unwrap();
    assert!(!format!("{bound:?}").contains("5eed"));
    assert_eq!(store.seed(&bound.id).await.unwrap().unwrap().expose(), "5eed5eed");
}

async fn a_start_with_too_many_entropies_changes_nothing(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let before = store.table(&table).await.unwrap();
    let crowded = Start { entropy: vec![Some("aa".into()); 3], ..start(&table, "5eed") };
    let refused = store.start(crowded).await;
    assert!(matches!(refused, Err(StoreError::NotFound(Missing::Seat))), "{refused:?}");
    assert_eq!(store.table(&table).await.unwrap(), before);
    assert_eq!(store.seed(&table).await.unwrap(), None);
}

async fn a_rematch_is_found_from_the_table_before(place: Place) {
    let store = place.open().await;
    let (anna, first) = table(&store).await;
    assert_eq!(store.rematch_of(&first).await.unwrap(), None);
    let rematch = NewTable { previous: Some(first.clone()), at: at(9), ..new_table(&anna) };
    let rematch = store.create_table(rematch).await.unwrap();
    assert_eq!(rematch.previous.as_ref(), Some(&first));
    assert_eq!(store.rematch_of(&first).await.unwrap(), Some(rematch.id));
}

async fn names_follow_their_guests(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    store.rename_guest(&anna, "Annika").await.unwrap();
    store.append(append(&table, 0, &["one"])).await.unwrap();
    let names: Vec<Option<String>> =
        store.table(&table).await.unwrap().seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, [Some("Annika".into()), None]);
}

async fn a_table_that_begins_says_with_which_components(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    assert_eq!(
        store.table(&table).await.unwrap().components,
        None,
        "an open table begins with what ships then"
    );
    store.start(start(&table, "5eed")).await.unwrap();
    let found = place.open().await;
    let digest = found.table(&table).await.unwrap().components.unwrap();
    assert_eq!(found.components(&digest).await.unwrap(), components("any"));
    let missing = found.components("other").await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Components))), "{missing:?}");
}

async fn the_same_components_are_kept_once(place: Place) {
    let store = place.open().await;
    let ((_, one), (_, other)) = (table(&store).await, table(&store).await);
    store.start(start(&one, "aa")).await.unwrap();
    let again = Components { text: "another text".into(), ..components("any") };
    store.start(Start { components: again, ..start(&other, "bb") }).await.unwrap();
    assert_eq!(
        store.components("any").await.unwrap(),
        components("any"),
        "a text that is kept is never changed"
    );
    place.tamper("DELETE FROM components").await.expect_err("tables are played with it");
}

async fn tables_begun_before_tables_said_so_are_told_their_components(place: Place) {
    let store = place.open().await;
    let ((_, open), (_, old), (_, new)) = (table(&store).await, table(&store).await, table(&store).await);
    store.start(start(&old, "aa")).await.unwrap();
    store.start(start(&new, "bb")).await.unwrap();
    place.tamper(&format!("UPDATE tables SET components = NULL WHERE id = '{old}'")).await.unwrap();
    let silent = store.tables_without_components(9).await.unwrap();
    assert_eq!(silent.iter().map(|table| &table.id).collect::<Vec<_>>(), [&old]);
    for table in [&open, &old, &new] {
        store.adopt_components(table, components("old")).await.unwrap();
    }
    assert!(store.tables_without_components(9).await.unwrap().is_empty());
    let mut said = Vec::new();
    for table in [&open, &old, &new] {
        said.push(store.table(table).await.unwrap().components);
    }
    assert_eq!(said, [None, Some("old".into()), Some("any".into())]);
}
