//! Every message is read back as it was written, under the tags that clients know.

use crate::samples;
use protocol::{Clock, ErrorCode, SeatRequest, Status, VERSION};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn tags(name: &str) -> Vec<String> {
    let messages = samples::all().into_iter().filter(|(of, _)| *of == name);
    messages.map(|(_, message)| message["type"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_clients_messages_have_their_tags() {
    assert_eq!(tags("ClientMessage"), ["play", "undo", "say", "look", "beat"]);
}

#[test]
fn a_servers_messages_have_their_tags() {
    let expected = ["welcome", "update", "table", "done", "refused", "refused", "chat", "beat", "closing"];
    assert_eq!(tags("ServerMessage"), expected);
}

#[test]
fn every_kind_of_message_has_its_sample() {
    let document = crate::document::build();
    let kinds = |name: &str| document["components"]["schemas"][name]["oneOf"].as_array().unwrap().len();
    let sampled = |name: &str| tags(name).into_iter().collect::<BTreeSet<_>>().len();
    for name in ["ClientMessage", "ServerMessage"] {
        assert_eq!(sampled(name), kinds(name), "{name}");
    }
    let named: BTreeSet<_> = samples::all().into_iter().map(|(name, _)| name).collect();
    for name in bodies(&document) {
        assert!(named.contains(name.as_str()) || name == "Components", "{name} has no sample");
    }
}

/// The types that routes take and give.
fn bodies(document: &Value) -> BTreeSet<String> {
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap());
    let schemas = operations.flat_map(|(_, operation)| {
        let answer = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        let request = &operation["requestBody"]["content"]["application/json"]["schema"];
        [answer, &answer["items"], request]
    });
    let references = schemas.filter_map(|schema| schema["$ref"].as_str());
    references.filter_map(|text| text.rsplit('/').next()).map(str::to_owned).collect()
}

#[test]
fn a_welcome_and_a_play_are_flat() {
    let find = |tag: &str| samples::all().into_iter().find(|(_, message)| message["type"] == tag).unwrap().1;
    assert_eq!(find("play"), json!({ "type": "play", "key": "k1", "at_version": 12, "action": "take red" }));
    assert_eq!(find("welcome")["protocol"], VERSION);
    assert_eq!(find("welcome")["table"]["seats"][1]["sitter"]["stand_in"], "keen");
}

#[test]
fn what_is_not_there_is_left_out_and_never_null() {
    let (_, table) = samples::all().into_iter().find(|(_, message)| message["type"] == "table").unwrap();
    let table = &table["table"];
    assert!(table.get("rematch").is_none() && table["dice"].get("seed").is_none());
    assert!(table["terms"].get("edition").is_none() && table["seats"][1].get("clock_ms").is_none());
    assert_eq!(table["dice"]["entropy"], json!(["07", null]), "in lists null keeps the place of a seat");
}

#[test]
fn words_are_written_with_hyphens() {
    let word = |code: ErrorCode| serde_json::to_value(code).unwrap();
    assert_eq!(word(ErrorCode::NotAnOption), "not-an-option");
    assert_eq!(word(ErrorCode::NotOver), "not-over");
    assert_eq!(serde_json::to_value(Status::Open).unwrap(), "open");
    assert_eq!(serde_json::to_value(Clock::None).unwrap(), json!({ "kind": "none" }));
    assert_eq!(
        serde_json::to_value(SeatRequest::HotSeat { name: "Ben".into() }).unwrap(),
        json!({ "kind": "hot-seat", "name": "Ben" })
    );
}
