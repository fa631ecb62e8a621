//! What hosts do: bans, reports, exports, and guests of whom nothing is left.

use crate::place::{Place, append, at, guest, lines, new_table, seated, table};
use store::*;

crate::tests![
    the_last_word_about_someone_holds_until_it_is_lifted,
    reports_are_told_newest_first_and_go_with_their_table,
    everything_of_a_guest_is_told,
    of_a_purged_guest_only_games_of_others_are_left_without_a_name,
    a_guest_who_reported_something_is_not_forgotten_before_the_report,
];

fn ban(subject: Subject, until: Option<i64>, since: i64) -> Ban {
    Ban { subject, until: until.map(at), reason: format!("said at {since}"), at: at(since) }
}

async fn the_last_word_about_someone_holds_until_it_is_lifted(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let subjects = [Subject::Guest(anna), Subject::Address("203.0.113.7".into()), Subject::Table(table)];
    for (subject, since) in subjects.iter().zip(1..) {
        store.ban(ban(subject.clone(), Some(50), since)).await.unwrap();
        store.ban(ban(subject.clone(), None, since + 10)).await.unwrap();
    }
    let kept = store.bans().await.unwrap();
    let wanted: Vec<Ban> =
        subjects.iter().zip(11..).map(|(one, since)| ban(one.clone(), None, since)).collect();
    assert_eq!(kept, wanted);
    for subject in &subjects {
        assert!(store.unban(subject).await.unwrap());
        assert!(!store.unban(subject).await.unwrap());
    }
    store.ban(ban(subjects[0].clone(), Some(30), 20)).await.unwrap();
    store.ban(ban(subjects[1].clone(), Some(90), 40)).await.unwrap();
    let kept = store.bans().await.unwrap();
    assert_eq!(kept, [ban(subjects[1].clone(), Some(90), 40)], "what is over is swept out");
}

fn report(table: &TableId, reporter: &GuestId, about: &GuestId, when: i64) -> Report {
    let (table, reporter, about) = (table.clone(), reporter.clone(), Some(about.clone()));
    Report { table, reporter, seat: Some("A".into()), about, text: format!("Ärger {when}"), at: at(when) }
}

async fn reports_are_told_newest_first_and_go_with_their_table(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    for when in [5, 7, 7, 6] {
        store.report(report(&table, &ben, &anna, when)).await.unwrap();
    }
    let told = store.reports(2).await.unwrap();
    assert_eq!(told, [report(&table, &ben, &anna, 7), report(&table, &ben, &anna, 6)]);
    assert_eq!(store.clear_reports(at(5)).await.unwrap(), 1);
    let nowhere = store.report(report(&TableId::random(), &ben, &anna, 9)).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(_))), "{nowhere:?}");
    store.purge_table(&table).await.unwrap();
    assert!(store.reports(9).await.unwrap().is_empty());
}

async fn everything_of_a_guest_is_told(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    store.say(&table, &ben, "Hello", at(5)).await.unwrap();
    store.say(&table, &anna, "Not Ben's", at(6)).await.unwrap();
    let mute = Mute { table: table.clone(), hearer: ben.clone(), speaker: "x".into(), muted: true };
    store.mute(mute).await.unwrap();
    store.report(report(&table, &ben, &anna, 7)).await.unwrap();
    let kept = store.everything_of(&ben).await.unwrap();
    assert_eq!(kept.guest, store.guest(&ben).await.unwrap());
    let said: Vec<_> = kept.said.iter().map(|(table, said)| (table.clone(), said.text.as_str())).collect();
    assert_eq!(said, [(table.clone(), "Hello")]);
    assert_eq!(kept.mutes, [(table.clone(), "x".to_owned())]);
    assert_eq!(kept.reports, [report(&table, &ben, &anna, 7)]);
    let named: Vec<GuestId> =
        store.guests_named("bEN").await.unwrap().into_iter().map(|one| one.id).collect();
    assert_eq!(named, [ben]);
    assert!(matches!(store.everything_of(&GuestId::random()).await, Err(StoreError::NotFound(_))));
}

async fn of_a_purged_guest_only_games_of_others_are_left_without_a_name(place: Place) {
    let store = place.open().await;
    let (anna, shared) = table(&store).await;
    let ben = guest(&store, "Benvolio").await;
    store.append(seated(&shared, 1, &ben)).await.unwrap();
    store
        .append(Append {
            change: Change { status: Some(Status::Running), ..Change::default() },
            ..append(&shared, 0, &["a"])
        })
        .await
        .unwrap();
    let open = store.create_table(new_table(&anna)).await.unwrap().id;
    store.append(seated(&open, 1, &ben)).await.unwrap();
    let mut alone = new_table(&ben);
    alone.seats[1] = Holder { kind: "hot-seat Rosaline".into(), guest: Some(ben.clone()) };
    let alone = store.create_table(alone).await.unwrap().id;
    store.append(append(&alone, 0, &["a"])).await.unwrap();
    store.say(&shared, &ben, "Hello", at(5)).await.unwrap();
    store.make_device_link(&ben, at(100), at(1)).await.unwrap();
    store.report(report(&shared, &ben, &anna, 7)).await.unwrap();
    store.report(report(&shared, &anna, &ben, 8)).await.unwrap();
    let epoch = store.guest(&ben).await.unwrap().epoch;

    let purged = store.purge_guest(&ben, "Guest 1234").await.unwrap();
    assert_eq!(purged, Purged { tables: vec![alone.clone()], shared: 1 });
    let left = store.guest(&ben).await.unwrap();
    assert_eq!((left.name.as_str(), left.language, left.epoch), ("Guest 1234", None, epoch + 1));
    assert!(matches!(store.table(&alone).await, Err(StoreError::NotFound(Missing::Table))));
    assert_eq!(store.table(&open).await.unwrap().seats[1].holder, Holder::open());
    assert_eq!(store.table(&shared).await.unwrap().seats[1].name.as_deref(), Some("Guest 1234"));
    assert_eq!(lines(&store, &shared).await, ["a"], "the game of the others stays");
    assert!(store.chat(&shared, 0).await.unwrap().is_empty());
    let reports = store.reports(9).await.unwrap();
    assert_eq!(reports, [Report { about: None, ..report(&shared, &anna, &ben, 8) }]);

    let purged = store.purge_guest(&anna, "Guest 1").await.unwrap();
    assert_eq!(purged.shared, 1, "a table of two strangers is still one of two");
    let cleo = guest(&store, "Cleo").await;
    assert_eq!(store.purge_guest(&cleo, "Guest 2").await.unwrap(), Purged { tables: Vec::new(), shared: 0 });
    assert!(matches!(store.guest(&cleo).await, Err(StoreError::NotFound(Missing::Guest))));
}

async fn a_guest_who_reported_something_is_not_forgotten_before_the_report(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    store.report(report(&table, &ben, &anna, 7)).await.unwrap();
    let keep = Keep { guests: Some(at(1_000)), ..Keep::default() };
    assert_eq!(store.forget(keep).await.unwrap(), 0);
    store.purge_table(&table).await.unwrap();
    assert_eq!(store.forget(keep).await.unwrap(), 2);
}
