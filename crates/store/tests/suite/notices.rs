//! Where guests hear of their turns, and what is said there: at most once, and to nobody who has not asked for it.

use crate::place::{Place, append, at, guest, table};
use store::*;

crate::tests![
    nothing_is_said_on_a_channel_before_it_is_confirmed,
    a_token_confirms_once_and_in_time,
    a_turn_is_announced_once_on_each_channel,
    of_two_who_take_a_notice_one_gets_it,
    what_failed_is_tried_again_unless_the_turn_is_another,
    a_guest_has_one_address_and_a_device_one_guest,
    the_oldest_devices_make_room,
    quiet_hours_are_kept_for_each_guest,
    a_channel_is_closed_with_what_was_to_be_said_there,
    addresses_nobody_confirmed_and_notices_of_old_games_are_swept_out,
    a_purged_guest_takes_every_channel_along,
    the_key_for_devices_is_made_once,
];

fn mail(guest: &GuestId, address: &str, token: &str) -> OpenChannel {
    OpenChannel {
        guest: guest.clone(),
        contact: Contact::Mail { address: address.into() },
        proof: Some((LinkToken::from(token.to_owned()), at(1_000))),
        most: 1,
        at: at(10),
    }
}

fn device(guest: &GuestId, endpoint: &str, since: i64) -> OpenChannel {
    let contact = Contact::Push { endpoint: endpoint.into(), public: "P".into(), secret: "S".into() };
    OpenChannel { guest: guest.clone(), contact, proof: None, most: 2, at: at(since) }
}

fn token(text: &str) -> LinkToken {
    LinkToken::from(text.to_owned())
}

async fn confirmed(store: &Store, guest: &GuestId, address: &str) -> Channel {
    store.open_channel(mail(guest, address, address)).await.unwrap();
    store.confirm_channel(&token(address), at(20)).await.unwrap().unwrap()
}

async fn nothing_is_said_on_a_channel_before_it_is_confirmed(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let open = store.open_channel(mail(&anna, "anna@lagoon.example", "t")).await.unwrap();
    assert_eq!((open.confirmed, &open.guest), (None, &anna));
    assert_eq!(store.announce(&anna, &table, 1, at(30)).await.unwrap(), 0);
    store.confirm_channel(&token("t"), at(20)).await.unwrap().unwrap();
    assert_eq!(store.announce(&anna, &table, 1, at(30)).await.unwrap(), 1);
    assert!(store.due_notices(at(29), 9).await.unwrap().is_empty());
    let due = store.due_notices(at(30), 9).await.unwrap();
    let told: Vec<_> = due.iter().map(|one| (one.channel.id.clone(), one.turn, one.tries)).collect();
    assert_eq!(told, [(open.id, 1, 0)]);
    assert_eq!((&due[0].table, store.waiting_notices().await.unwrap()), (&table, 1));
}

async fn a_token_confirms_once_and_in_time(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    store.open_channel(mail(&anna, "anna@lagoon.example", "first")).await.unwrap();
    store.open_channel(mail(&anna, "anna@lagoon.example", "second")).await.unwrap();
    assert_eq!(store.confirm_channel(&token("first"), at(20)).await.unwrap(), None, "a newer one was sent");
    assert_eq!(store.channel_to_confirm(&token("second"), at(1_000)).await.unwrap(), None);
    assert_eq!(store.confirm_channel(&token("second"), at(1_000)).await.unwrap(), None, "it is too late");
    let shown = store.channel_to_confirm(&token("second"), at(999)).await.unwrap().unwrap();
    assert_eq!(shown.confirmed, None, "looking confirms nothing");
    let done = store.confirm_channel(&token("second"), at(999)).await.unwrap().unwrap();
    assert_eq!((done.id, done.confirmed), (shown.id, Some(at(999))));
    assert_eq!(store.confirm_channel(&token("second"), at(999)).await.unwrap(), None);
    let again = store.open_channel(mail(&anna, "anna@lagoon.example", "third")).await.unwrap();
    assert_eq!(again.confirmed, Some(at(999)), "who asks again for what is confirmed need not confirm again");
    assert_eq!(store.confirm_channel(&token("third"), at(20)).await.unwrap(), None);
}

async fn a_turn_is_announced_once_on_each_channel(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    confirmed(&store, &anna, "anna@lagoon.example").await;
    store.open_channel(device(&anna, "https://push.example/1", 5)).await.unwrap();
    assert_eq!(store.announce(&anna, &table, 3, at(30)).await.unwrap(), 2);
    assert_eq!(store.announce(&anna, &table, 3, at(40)).await.unwrap(), 0, "the same turn");
    for notice in store.due_notices(at(30), 9).await.unwrap() {
        assert!(store.take_notice(&notice).await.unwrap());
    }
    assert_eq!(store.announce(&anna, &table, 3, at(50)).await.unwrap(), 0, "it was said");
    assert_eq!(store.announce(&anna, &table, 2, at(50)).await.unwrap(), 0, "a turn before it");
    assert!(store.due_notices(at(99), 9).await.unwrap().is_empty());
    assert_eq!(store.announce(&anna, &table, 4, at(60)).await.unwrap(), 2);
    assert_eq!(store.due_notices(at(60), 1).await.unwrap().len(), 1, "no more than asked for");
}

async fn of_two_who_take_a_notice_one_gets_it(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    confirmed(&store, &anna, "anna@lagoon.example").await;
    store.announce(&anna, &table, 1, at(30)).await.unwrap();
    let notice = store.due_notices(at(30), 9).await.unwrap().remove(0);
    let (one, other) = tokio::join!(store.take_notice(&notice), store.take_notice(&notice));
    assert_eq!(u8::from(one.unwrap()) + u8::from(other.unwrap()), 1);
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
}

async fn what_failed_is_tried_again_unless_the_turn_is_another(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    confirmed(&store, &anna, "anna@lagoon.example").await;
    store.announce(&anna, &table, 1, at(30)).await.unwrap();
    let notice = store.due_notices(at(30), 9).await.unwrap().remove(0);
    store.take_notice(&notice).await.unwrap();
    store.retry_notice(&notice, at(90), 1).await.unwrap();
    assert!(store.due_notices(at(89), 9).await.unwrap().is_empty());
    let again = store.due_notices(at(90), 9).await.unwrap().remove(0);
    assert_eq!((again.turn, again.tries), (1, 1));
    store.take_notice(&again).await.unwrap();
    store.announce(&anna, &table, 2, at(95)).await.unwrap();
    store.retry_notice(&again, at(96), 2).await.unwrap();
    assert!(!store.take_notice(&again).await.unwrap());
    let due = store.due_notices(at(99), 9).await.unwrap();
    assert_eq!(due.iter().map(|one| (one.turn, one.tries)).collect::<Vec<_>>(), [(2, 0)]);
}

async fn a_guest_has_one_address_and_a_device_one_guest(place: Place) {
    let store = place.open().await;
    let (anna, ben) = (guest(&store, "Anna").await, guest(&store, "Ben").await);
    confirmed(&store, &anna, "old@lagoon.example").await;
    confirmed(&store, &ben, "old@lagoon.example").await;
    store.open_channel(mail(&anna, "new@lagoon.example", "t")).await.unwrap();
    let addresses =
        |all: &[Channel]| -> Vec<String> { all.iter().map(|one| one.contact.address().to_owned()).collect() };
    assert_eq!(addresses(&store.channels(&anna).await.unwrap()), ["new@lagoon.example"]);
    assert_eq!(addresses(&store.channels(&ben).await.unwrap()), ["old@lagoon.example"]);
    store.open_channel(device(&anna, "https://push.example/1", 5)).await.unwrap();
    store.open_channel(device(&ben, "https://push.example/1", 6)).await.unwrap();
    assert_eq!(addresses(&store.channels(&anna).await.unwrap()), ["new@lagoon.example"]);
    assert_eq!(store.channels(&ben).await.unwrap().len(), 2);
}

async fn the_oldest_devices_make_room(place: Place) {
    let store = place.open().await;
    let anna = guest(&store, "Anna").await;
    for since in 1..=4 {
        store.open_channel(device(&anna, &format!("https://push.example/{since}"), since)).await.unwrap();
    }
    let open = store.channels(&anna).await.unwrap();
    assert_eq!(open.iter().map(|one| one.created).collect::<Vec<_>>(), [at(3), at(4)]);
    store.open_channel(device(&anna, "https://push.example/3", 9)).await.unwrap();
    assert_eq!(store.channels(&anna).await.unwrap(), open, "a device that says it again is no other");
}

async fn quiet_hours_are_kept_for_each_guest(place: Place) {
    let store = place.open().await;
    let (anna, ben) = (guest(&store, "Anna").await, guest(&store, "Ben").await);
    let night = Quiet { begins: 1_320, ends: 420, east: -210 };
    store.set_quiet_hours(&anna, Some(Quiet { begins: 0, ends: 1, east: 60 })).await.unwrap();
    store.set_quiet_hours(&anna, Some(night)).await.unwrap();
    assert_eq!(store.quiet_hours(&anna).await.unwrap(), Some(night));
    assert_eq!(store.quiet_hours(&ben).await.unwrap(), None);
    store.set_quiet_hours(&anna, None).await.unwrap();
    assert_eq!(store.quiet_hours(&anna).await.unwrap(), None);
    let nobody = store.set_quiet_hours(&GuestId::random(), Some(night)).await;
    assert!(matches!(nobody, Err(StoreError::NotFound(_))), "{nobody:?}");
}

async fn a_channel_is_closed_with_what_was_to_be_said_there(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let channel = confirmed(&store, &anna, "anna@lagoon.example").await;
    store.announce(&anna, &table, 1, at(30)).await.unwrap();
    let taken = store.due_notices(at(30), 9).await.unwrap().remove(0);
    assert_eq!(store.channel(&channel.id).await.unwrap(), Some(channel.clone()));
    assert!(store.close_channel(&channel.id).await.unwrap());
    assert!(!store.close_channel(&channel.id).await.unwrap());
    assert_eq!(store.channel(&channel.id).await.unwrap(), None);
    assert!(!store.take_notice(&taken).await.unwrap(), "nothing is said on a closed channel");
    assert_eq!(store.announce(&anna, &table, 2, at(30)).await.unwrap(), 0);
}

async fn addresses_nobody_confirmed_and_notices_of_old_games_are_swept_out(place: Place) {
    let store = place.open().await;
    let (anna, over) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    let kept = confirmed(&store, &anna, "anna@lagoon.example").await;
    store.open_channel(mail(&ben, "ben@lagoon.example", "b")).await.unwrap();
    store.announce(&anna, &over, 1, at(30)).await.unwrap();
    let now = |now: i64| Keep { now: Some(at(now)), ..Keep::default() };
    assert_eq!(store.forget(now(999)).await.unwrap(), 0);
    let change = Change { status: Some(Status::Over), ..Change::default() };
    store.append(Append { change, ..append(&over, 0, &["a"]) }).await.unwrap();
    assert_eq!(store.forget(now(1_000)).await.unwrap(), 2);
    assert!(store.channels(&ben).await.unwrap().is_empty());
    assert_eq!(store.channels(&anna).await.unwrap(), [kept]);
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
    store.announce(&anna, &over, 2, at(30)).await.unwrap();
    store.purge_table(&over).await.unwrap();
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
}

async fn a_purged_guest_takes_every_channel_along(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    let ben = guest(&store, "Ben").await;
    let channel = confirmed(&store, &ben, "ben@lagoon.example").await;
    let night = Quiet { begins: 1_320, ends: 420, east: 60 };
    store.set_quiet_hours(&ben, Some(night)).await.unwrap();
    store.announce(&ben, &table, 1, at(30)).await.unwrap();
    let kept = store.everything_of(&ben).await.unwrap();
    assert_eq!((kept.channels, kept.quiet), (vec![channel], Some(night)));
    store.purge_guest(&ben, "Guest 1").await.unwrap();
    assert_eq!(store.waiting_notices().await.unwrap(), 0);
    assert!(matches!(store.guest(&ben).await, Err(StoreError::NotFound(Missing::Guest))));
    confirmed(&store, &anna, "anna@lagoon.example").await;
    let cy = guest(&store, "Cy").await;
    confirmed(&store, &cy, "cy@lagoon.example").await;
    store.forget(Keep { guests: Some(at(1_000)), ..Keep::default() }).await.unwrap();
    assert!(matches!(store.guest(&cy).await, Err(StoreError::NotFound(Missing::Guest))));
    assert_eq!(store.channels(&anna).await.unwrap().len(), 1, "Anna has a table");
}

async fn the_key_for_devices_is_made_once(place: Place) {
    let store = place.open().await;
    assert_eq!(store.push_key([1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.push_key([2; 32]).await.unwrap(), [1; 32]);
    drop(store);
    assert_eq!(place.open().await.push_key([3; 32]).await.unwrap(), [1; 32]);
}
