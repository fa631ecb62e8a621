//! One database and several who want it: one serves it, and nobody's seat is given away twice.

use crate::place::{Place, append, guest, seated, table};
use store::*;

crate::tests![
    a_second_server_is_refused_until_the_first_is_gone,
    a_claim_hinders_nobody_who_only_looks,
    a_seat_goes_to_one_of_two_who_take_it_at_once,
    a_game_begins_only_with_those_who_sit_there,
    a_mute_is_a_row_of_its_own,
    mutes_of_an_earlier_version_are_taken_over_once,
];

async fn a_second_server_is_refused_until_the_first_is_gone(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let claim = one.claim().await.unwrap();
    let refused = other.claim().await.expect_err("it is taken");
    assert!(matches!(refused, StoreError::Taken { .. }), "{refused:?}");
    assert!(refused.to_string().contains("another Lagoon serves this database"), "{refused}");
    drop(claim);
    other.claim().await.expect("it is free again");
}

async fn a_claim_hinders_nobody_who_only_looks(place: Place) {
    let one = place.open().await;
    let _claim = one.claim().await.unwrap();
    let anna = guest(&one, "Anna").await;
    assert_eq!(place.open().await.guest(&anna).await.unwrap().name, "Anna");
}

/// The seating both believe in, when Anna has laid the table.
fn sits(table: &TableId, anna: &GuestId, who: &GuestId) -> Append {
    let mut append = seated(table, 1, who);
    append.change.seating = Some(vec![Holder::guest(anna.clone()), Holder::open()]);
    append
}

async fn a_seat_goes_to_one_of_two_who_take_it_at_once(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (ben, cleo) = (guest(&one, "Ben").await, guest(&one, "Cleo").await);
    for _ in 0..30 {
        let (anna, table) = table(&one).await;
        let (first, second) =
            tokio::join!(one.append(sits(&table, &anna, &ben)), other.append(sits(&table, &anna, &cleo)));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let sitter = if first.is_ok() { &ben } else { &cleo };
        let lost = first.and(second).unwrap_err();
        assert!(matches!(lost, StoreError::Conflict { next: 0 }), "{lost:?}");
        let found = other.table(&table).await.unwrap();
        assert_eq!(found.seats[1].holder, Holder::guest(sitter.clone()));
    }
}

async fn a_game_begins_only_with_those_who_sit_there(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    let start = |seats: [Holder; 2]| Start {
        table: table.clone(),
        seed: Seed::new("5eed"),
        components: crate::place::components("any"),
        seating: Some(seats.into()),
        entropy: Vec::new(),
        summary: None,
        due: None,
        at: crate::place::at(50),
    };
    store.append(sits(&table, &anna, &ben)).await.unwrap();
    let refused = store.start(start([Holder::guest(anna.clone()), Holder::kind("bot calm")])).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
    assert_eq!(store.table(&table).await.unwrap().status, Status::Open);
    store.start(start([Holder::guest(anna.clone()), Holder::guest(ben.clone())])).await.unwrap();
    let mut late = append(&table, 0, &[]);
    late.change.seats = vec![(1, Holder::open())];
    late.change.seating = Some(vec![Holder::guest(anna), Holder::guest(ben)]);
    let refused = store.append(late).await;
    assert!(matches!(refused, Err(StoreError::WrongStatus { status: Status::Running })), "{refused:?}");
}

async fn a_mute_is_a_row_of_its_own(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let before = store.table(&table).await.unwrap();
    let mute = |muted| Mute { table: table.clone(), hearer: anna.clone(), speaker: "ben".into(), muted };
    for _ in 0..2 {
        store.mute(mute(true)).await.unwrap();
    }
    assert_eq!(place.open().await.mutes(&table).await.unwrap(), [(anna.clone(), "ben".to_owned())]);
    assert_eq!(store.table(&table).await.unwrap(), before, "nothing else was written");
    store.mute(mute(false)).await.unwrap();
    assert!(store.mutes(&table).await.unwrap().is_empty());
}

async fn mutes_of_an_earlier_version_are_taken_over_once(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let pairs = vec![(anna.clone(), "ben".to_owned())];
    let old = OldMutes { table: table.clone(), summary: "waiting".into(), without: "w".into(), pairs };
    store.adopt_mutes(old.clone()).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().summary, "w");
    let heard = Mute { table: table.clone(), hearer: anna, speaker: "ben".into(), muted: false };
    store.mute(heard).await.unwrap();
    store.adopt_mutes(old).await.unwrap();
    assert!(store.mutes(&table).await.unwrap().is_empty(), "what was taken over is not taken over again");
}
