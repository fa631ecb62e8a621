//! What a client misspells is refused by name, not passed over.

use protocol::*;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn refusal<T: DeserializeOwned>(message: Value) -> String {
    serde_json::from_value::<T>(message).map(drop).expect_err("it is refused").to_string()
}

#[test]
fn a_misspelt_field_of_a_socket_message_is_named() {
    let misspelt = [
        (json!({ "type": "play", "key": "k", "at_version": 1, "acton": "pass" }), "acton"),
        (json!({ "type": "play", "key": "k", "at_version": 1, "action": "pass", "seat": "A" }), "seat"),
        (json!({ "type": "undo", "key": "k", "version": 1 }), "version"),
        (json!({ "type": "say", "words": "Hello" }), "words"),
        (json!({ "type": "look", "seat": "A", "as": "B" }), "as"),
        (json!({ "type": "beat", "at": 5 }), "at"),
    ];
    for (message, field) in misspelt {
        let refusal = refusal::<ClientMessage>(message);
        assert!(refusal.contains(&format!("unknown field `{field}`")), "{refusal}");
    }
}

#[test]
fn the_same_holds_for_messages_read_from_text() {
    let text = r#"{"key":"k","at_version":1,"acton":"pass","type":"play"}"#;
    let refusal = serde_json::from_str::<ClientMessage>(text).unwrap_err().to_string();
    assert!(refusal.contains("unknown field `acton`"), "{refusal}");
}

#[test]
fn a_field_that_is_missing_is_named() {
    let missing = refusal::<ClientMessage>(json!({ "type": "play", "key": "k", "at_version": 1 }));
    assert!(missing.contains("missing field `action`"), "{missing}");
    let missing = refusal::<ClientMessage>(json!({ "key": "k" }));
    assert!(missing.contains("missing field `type`"), "{missing}");
}

#[test]
fn an_unknown_kind_of_message_is_named() {
    let unknown = refusal::<ClientMessage>(json!({ "type": "shout", "text": "Hello" }));
    assert!(unknown.contains("unknown variant `shout`"), "{unknown}");
}

#[test]
fn a_body_with_an_unknown_field_is_refused() {
    let refusals = [
        refusal::<Introduce>(json!({ "nmae": "Ada" })),
        refusal::<TakeLink>(json!({ "token": "t", "nmae": 1 })),
        refusal::<CreateTable>(json!({ "terms": { "game": "toy" }, "seats": [], "nmae": 1 })),
        refusal::<CreateTable>(json!({ "terms": { "game": "toy", "nmae": 1 }, "seats": [] })),
        refusal::<Sit>(json!({ "nmae": 1 })),
        refusal::<Pledge>(json!({ "pledge": "", "nmae": 1 })),
        refusal::<Show>(json!({ "nmae": 1 })),
        refusal::<Start>(json!({ "nmae": 1 })),
        refusal::<Play>(json!({ "nmae": 1 })),
        refusal::<Undo>(json!({ "nmae": 1 })),
        refusal::<Say>(json!({ "nmae": 1 })),
        refusal::<Mute>(json!({ "nmae": 1 })),
        refusal::<Report>(json!({ "nmae": 1 })),
        refusal::<Device>(json!({ "nmae": 1 })),
        refusal::<StopDevice>(json!({ "nmae": 1 })),
        refusal::<MailAddress>(json!({ "nmae": 1 })),
        refusal::<SetQuiet>(json!({ "nmae": 1 })),
        refusal::<QuietHours>(json!({ "nmae": 1 })),
        refusal::<AskAdvice>(json!({ "nmae": 1 })),
    ];
    for refusal in refusals {
        assert!(refusal.contains("unknown field `nmae`"), "{refusal}");
    }
}

#[test]
fn seats_and_clocks_take_only_their_own_fields() {
    let refusals = [
        refusal::<SeatRequest>(json!({ "kind": "bot", "level": "keen", "nmae": "Ben" })),
        refusal::<SeatRequest>(json!({ "kind": "me", "nmae": "Ada" })),
        refusal::<Clock>(json!({ "kind": "game", "minutes": 5, "nmae": 1 })),
        refusal::<Clock>(json!({ "kind": "none", "nmae": 1 })),
    ];
    for refusal in refusals {
        assert!(refusal.contains("unknown field `nmae`"), "{refusal}");
    }
}

#[test]
fn what_may_be_left_out_may_be_left_out() {
    let table = json!({ "terms": { "game": "toy" }, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table: CreateTable = serde_json::from_value(table).unwrap();
    assert_eq!((table.terms.public, table.terms.clock, table.terms.away_minutes), (false, Clock::None, None));
    assert_eq!(serde_json::from_value::<Sit>(json!({})).unwrap(), Sit::default());
    assert_eq!(serde_json::from_value::<AskAdvice>(json!({})).unwrap(), AskAdvice::default());
}

#[test]
fn answers_may_gain_fields_without_breaking_old_clients() {
    let later = json!({ "version": 3, "repeated": false, "new": true });
    assert_eq!(serde_json::from_value::<Played>(later).unwrap(), Played { version: 3, repeated: false });
}
