//! Guests and their device links.

use crate::place::{Place, at, guest};
use store::*;

crate::tests![
    a_guest_is_found_again_after_a_restart,
    a_guest_can_change_name_and_language,
    a_guest_nobody_knows_is_not_found,
    a_device_link_works_once,
    a_device_link_works_for_one_of_two_who_take_it_at_once,
    a_device_link_expires,
    the_token_of_a_device_link_is_not_kept,
    a_nul_in_a_name_is_refused,
    the_signing_key_is_made_once,
    a_signing_key_that_is_changed_leaves_one_former_key_or_none,
    a_new_epoch_is_the_next_one,
];

async fn a_guest_is_found_again_after_a_restart(place: Place) {
    let made = place.open().await.create_guest("Änne 🐠", Some("de"), at(7)).await.unwrap();
    let found = place.open().await.guest(&made.id).await.unwrap();
    assert_eq!(found, made);
    assert_eq!(
        (found.name.as_str(), found.language.as_deref(), found.created),
        ("Änne 🐠", Some("de"), at(7))
    );
}

async fn a_guest_can_change_name_and_language(place: Place) {
    let store = place.open().await;
    let id = guest(&store, "Anna").await;
    store.rename_guest(&id, "Annika").await.unwrap();
    store.set_language(&id, Some("fr")).await.unwrap();
    let found = store.guest(&id).await.unwrap();
    assert_eq!((found.name.as_str(), found.language.as_deref()), ("Annika", Some("fr")));
    store.set_language(&id, None).await.unwrap();
    assert_eq!(store.guest(&id).await.unwrap().language, None);
}

async fn a_guest_nobody_knows_is_not_found(place: Place) {
    let store = place.open().await;
    let nobody = GuestId::random();
    for missing in [
        store.guest(&nobody).await.map(drop),
        store.rename_guest(&nobody, "Ghost").await,
        store.set_language(&nobody, None).await,
    ] {
        assert!(matches!(missing, Err(StoreError::NotFound(Missing::Guest))), "{missing:?}");
    }
    let link = store.make_device_link(&nobody, at(9), at(0)).await;
    assert!(matches!(link, Err(StoreError::NotFound(Missing::Reference))), "{link:?}");
}

async fn a_device_link_works_once(place: Place) {
    let store = place.open().await;
    let id = guest(&store, "Anna").await;
    let token = store.make_device_link(&id, at(1000), at(0)).await.unwrap();
    assert_eq!(store.take_device_link(&token, at(999)).await.unwrap(), Some(id));
    assert_eq!(store.take_device_link(&token, at(999)).await.unwrap(), None);
}

async fn a_device_link_works_for_one_of_two_who_take_it_at_once(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let id = guest(&one, "Anna").await;
    let token = one.make_device_link(&id, at(1000), at(0)).await.unwrap();
    let (one, other) =
        tokio::join!(one.take_device_link(&token, at(1)), other.take_device_link(&token, at(1)));
    let takers: Vec<GuestId> = [one.unwrap(), other.unwrap()].into_iter().flatten().collect();
    assert_eq!(takers, [id]);
}

async fn a_device_link_expires(place: Place) {
    let store = place.open().await;
    let id = guest(&store, "Anna").await;
    let token = store.make_device_link(&id, at(1000), at(0)).await.unwrap();
    assert_eq!(store.take_device_link(&token, at(1000)).await.unwrap(), None);
}

async fn the_token_of_a_device_link_is_not_kept(place: Place) {
    let store = place.open().await;
    let id = guest(&store, "Anna").await;
    let token = store.make_device_link(&id, at(1000), at(0)).await.unwrap();
    let claim = format!("UPDATE device_links SET expires = 0 WHERE hash LIKE '%{}%'", token.expose());
    place.tamper(&claim).await.unwrap();
    assert_eq!(
        store.take_device_link(&token, at(1)).await.unwrap(),
        Some(id),
        "the token stood in the database"
    );
}

async fn a_nul_in_a_name_is_refused(place: Place) {
    let refused = place.open().await.create_guest("An\0na", None, at(0)).await;
    assert!(matches!(refused, Err(StoreError::NulInText)), "{refused:?}");
}

async fn the_signing_key_is_made_once(place: Place) {
    let (one, other) = (place.open().await, place.open().await);
    let (one, other) = tokio::join!(one.signing_key(), other.signing_key());
    let key = one.unwrap();
    assert_eq!(key, other.unwrap());
    assert_eq!(key, place.open().await.signing_key().await.unwrap());
    assert_ne!(key, [0; 32]);
}

async fn a_signing_key_that_is_changed_leaves_one_former_key_or_none(place: Place) {
    let store = place.open().await;
    let first = store.signing_key().await.unwrap();
    assert_eq!(store.former_signing_key().await.unwrap(), None);
    store.change_signing_key(false).await.unwrap();
    let second = store.signing_key().await.unwrap();
    assert_eq!(store.former_signing_key().await.unwrap(), Some(first));
    store.change_signing_key(false).await.unwrap();
    assert_eq!(store.former_signing_key().await.unwrap(), Some(second));
    store.change_signing_key(true).await.unwrap();
    assert_eq!(store.former_signing_key().await.unwrap(), None);
    assert!(![first, second].contains(&store.signing_key().await.unwrap()));
}

async fn a_new_epoch_is_the_next_one(place: Place) {
    let store = place.open().await;
    let id = guest(&store, "Anna").await;
    assert_eq!(store.guest(&id).await.unwrap().epoch, 0);
    assert_eq!(store.revoke_cookies(&id).await.unwrap(), 1);
    assert_eq!(store.guest(&id).await.unwrap().epoch, 1);
    assert!(store.revoke_cookies(&GuestId::random()).await.is_err());
}
