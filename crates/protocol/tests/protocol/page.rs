//! `docs/api.md`: its examples are messages, its tables are whole.

use crate::document::{SCHEMAS, build, word};
use protocol::*;
use serde::de::DeserializeOwned;
use serde_json::Value;
use typegen::Schemas;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    std::fs::read_to_string(path).expect("the page is there")
}

/// The blocks fenced as `json NAME`, each with its name.
fn examples(page: &str) -> Vec<(&str, &str)> {
    let blocks = page.split("```json").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    blocks
        .map(|block| block.split_once('\n').expect("a block has lines"))
        .map(|(n, t)| (n.trim(), t))
        .collect()
}

fn reads<T: DeserializeOwned>(text: &str) -> Result<(), String> {
    serde_json::from_str::<T>(text).map(drop).map_err(|error| error.to_string())
}

fn reads_as(name: &str, text: &str) -> Result<(), String> {
    match name {
        "ClientMessage" => reads::<ClientMessage>(text),
        "ServerMessage" => reads::<ServerMessage>(text),
        "Guest" => reads::<Guest>(text),
        "CreateTable" => reads::<CreateTable>(text),
        "Created" => reads::<Created>(text),
        "Welcome" => reads::<Welcome>(text),
        "Pledge" => reads::<Pledge>(text),
        "Show" => reads::<Show>(text),
        "Play" => reads::<Play>(text),
        "Played" => reads::<Played>(text),
        "Failure" => reads::<Failure>(text),
        "Fork" => reads::<Fork>(text),
        "Notices" => reads::<Notices>(text),
        "Device" => reads::<Device>(text),
        "MailAddress" => reads::<MailAddress>(text),
        "SetQuiet" => reads::<SetQuiet>(text),
        "Why" => reads::<Why>(text),
        "Brings" => reads::<Brings>(text),
        unknown => Err(format!("no message is called '{unknown}'")),
    }
}

#[test]
fn every_example_is_the_message_it_says_it_is() {
    let (page, document) = (page(), build());
    let examples = examples(&page);
    assert!(examples.len() >= 15);
    for (name, text) in examples {
        assert_eq!(reads_as(name, text), Ok(()), "{text}");
        let value: Value = serde_json::from_str(text).unwrap();
        assert_eq!(Schemas { document: &document, path: SCHEMAS }.check(name, &value), Ok(()));
    }
}

#[test]
fn every_kind_of_client_message_has_its_example() {
    let page = page();
    for tag in ["play", "undo", "say", "look", "beat"] {
        assert!(page.contains(&format!("{{\"type\": \"{tag}\"")), "{tag}");
    }
}

#[test]
fn every_code_is_in_the_table_of_errors_with_its_status() {
    let (page, document) = (page(), build());
    let codes = document["components"]["schemas"]["ErrorCode"]["oneOf"].as_array().unwrap().clone();
    assert!(codes.len() > 20);
    for code in codes {
        let code: ErrorCode = serde_json::from_value(code["const"].clone()).unwrap();
        let row = format!("\n| `{}` | {} | ", word(code), code.status());
        assert!(page.contains(&row), "{row}");
    }
}

#[test]
fn every_code_can_come_from_some_route() {
    let all: Vec<_> = routes().iter().flat_map(Route::errors).collect();
    let schema = build()["components"]["schemas"]["ErrorCode"]["oneOf"].take();
    for code in schema.as_array().unwrap() {
        let code: ErrorCode = serde_json::from_value(code["const"].clone()).unwrap();
        assert!(all.contains(&code), "{code:?}");
    }
}

#[test]
fn every_route_is_in_the_table_of_routes() {
    let page = page();
    let rows = page
        .lines()
        .filter(|line| ["| `GET /", "| `POST /", "| `PATCH /"].iter().any(|it| line.starts_with(it)));
    assert_eq!(rows.count(), routes().len());
    for route in routes() {
        let row = format!("| `{} {}` | ", route.method.name(), route.path);
        assert!(page.contains(&row), "{row}");
    }
}
