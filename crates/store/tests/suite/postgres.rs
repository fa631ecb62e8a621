//! What can only go wrong with a server: connections that are lost, addresses that lead nowhere.

use crate::place::{Place, append, lines, table};
use store::*;

crate::tests![
    a_lost_connection_is_made_again,
    an_address_that_cannot_be_read_is_told_without_its_password,
    a_server_that_is_not_there_is_unavailable,
];

/// Ends every connection that came in by the same URL, and tells when they are gone.
const END_THE_OTHERS: &str = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
     WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";

async fn a_lost_connection_is_made_again(place: Place) {
    let store = place.open().await;
    let (anna, table) = table(&store).await;
    for index in 0..5 {
        place.tamper(END_THE_OTHERS).await.unwrap();
        assert_eq!(store.guest(&anna).await.unwrap().name, "Anna");
        store.append(append(&table, index, &["a"])).await.unwrap();
    }
    assert_eq!(lines(&store, &table).await.len(), 5);
}

async fn an_address_that_cannot_be_read_is_told_without_its_password(_: Place) {
    let address = "postgres://lagoon:reef@localhost:port/lagoon".parse::<Location>().unwrap();
    let error = Store::open(&address).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Address(_)), "{error}");
    assert!(!error.to_string().contains("reef"), "{error}");
}

async fn a_server_that_is_not_there_is_unavailable(_: Place) {
    let address = "postgres://lagoon:reef@127.0.0.1:1/lagoon".parse::<Location>().unwrap();
    let error = Store::open(&address).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    assert!(!error.to_string().contains("reef"), "{error}");
}
