//! A table from being set up to being played.

use crate::place::{Place, append, at, guest, new_table, table};
use store::*;

crate::tests![
    a_table_is_found_again_with_its_seats,
    a_table_for_a_guest_nobody_knows_is_not_made,
    a_guest_sits_down_on_an_open_seat_only,
    of_two_who_sit_down_at_once_one_sits,
    only_who_holds_a_seat_can_leave_it,
    a_seat_is_given_to_a_bot_if_it_is_held_as_believed,
    a_seat_that_is_not_there_is_not_found,
    nobody_sits_down_once_play_has_begun,
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

async fn a_guest_sits_down_on_an_open_seat_only(place: Place) {
    let store = place.open().await;
    let (_, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    let taken = store.sit(&table, 0, &ben, at(5)).await;
    assert!(matches!(taken, Err(StoreError::SeatChanged)), "{taken:?}");
    assert_eq!(store.table(&table).await.unwrap().updated, at(1), "a refused guest changed the table");
    store.sit(&table, 1, &ben, at(6)).await.unwrap();
    let found = store.table(&table).await.unwrap();
    assert_eq!((&found.seats[1].holder, found.updated), (&Holder::guest(ben), at(6)));
}

async fn of_two_who_sit_down_at_once_one_sits(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (_, table) = table(&one).await;
    let (ben, cleo) = (guest(&one, "Ben").await, guest(&one, "Cleo").await);
    let (first, second) = tokio::join!(one.sit(&table, 1, &ben, at(5)), other.sit(&table, 1, &cleo, at(5)));
    let (sits, error) = if first.is_ok() { (ben, second) } else { (cleo, first) };
    assert!(matches!(error, Err(StoreError::SeatChanged)), "{error:?}");
    assert_eq!(one.table(&table).await.unwrap().seats[1].holder, Holder::guest(sits));
}

async fn only_who_holds_a_seat_can_leave_it(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    let refused = store.leave(&table, 0, &ben, at(5)).await;
    assert!(matches!(refused, Err(StoreError::SeatChanged)), "{refused:?}");
    store.leave(&table, 0, &anna, at(6)).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().seats[0].holder, Holder::open());
}

async fn a_seat_is_given_to_a_bot_if_it_is_held_as_believed(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let bot = Holder::kind("bot:strong");
    let give = |seat, from| Reseat {
        table: table.clone(),
        seat,
        during: Status::Open,
        from,
        to: bot.clone(),
        at: at(5),
    };
    store.reseat(give(1, Holder::open())).await.unwrap();
    let refused = store.reseat(give(0, Holder::open())).await;
    assert!(matches!(refused, Err(StoreError::SeatChanged)), "{refused:?}");
    let holders: Vec<Holder> =
        store.table(&table).await.unwrap().seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::guest(anna), bot]);
}

async fn a_seat_that_is_not_there_is_not_found(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let missing = store.sit(&table, 2, &anna, at(5)).await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Seat))), "{missing:?}");
    let missing = store.sit(&TableId::random(), 0, &anna, at(5)).await;
    assert!(matches!(missing, Err(StoreError::NotFound(Missing::Table))), "{missing:?}");
}

fn start(table: &TableId, seed: &str) -> Start {
    let entropy = vec![Some("aa".into()), None];
    Start {
        table: table.clone(),
        seed: Seed::new(seed),
        entropy,
        summary: Some("turn 1".into()),
        due: None,
        at: at(50),
    }
}

async fn nobody_sits_down_once_play_has_begun(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    store.start(start(&table, "5eed")).await.unwrap();
    let late = store.sit(&table, 1, &anna, at(60)).await;
    assert!(matches!(late, Err(StoreError::WrongStatus { status: Status::Running })), "{late:?}");
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
