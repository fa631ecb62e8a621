//! The OpenAPI document: whole, consistent, and true of what is really sent.

use crate::document::{SCHEMAS, build, word};
use crate::samples;
use serde_json::Value;
use std::collections::BTreeSet;
use typegen::Schemas;

const FILE: &str = "crates/protocol/openapi.json";

#[test]
fn the_document_is_the_one_the_routes_and_types_describe() {
    typegen::assert_kept(FILE, &(serde_json::to_string_pretty(&build()).unwrap() + "\n"));
}

#[test]
fn every_reference_of_the_document_leads_somewhere() {
    let document = build();
    let mut references = BTreeSet::new();
    collect(&document, &mut references);
    assert!(references.len() >= 50);
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("references stay within the document");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

const fn schemas(document: &Value) -> Schemas<'_> {
    Schemas { document, path: SCHEMAS }
}

fn collect(value: &Value, references: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| collect(field, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
        _ => {}
    }
}

#[test]
fn every_refusal_of_a_route_is_documented_under_its_status() {
    let document = build();
    for route in protocol::routes() {
        let operation = &document["paths"][route.path][route.method.name().to_lowercase()];
        assert!(!route.errors().is_empty() || !route.path.starts_with("/api"), "{}", route.path);
        for code in route.errors() {
            let response = &operation["responses"][code.status().to_string()];
            let schema = &response["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Failure", "{} {code:?}", route.path);
            assert!(response["description"].as_str().unwrap().contains(&word(code)));
        }
    }
}

#[test]
fn every_route_stands_once_and_every_part_of_its_path_is_a_parameter() {
    let (document, routes) = (build(), protocol::routes());
    let places: BTreeSet<_> = routes.iter().map(|route| (route.path, route.method)).collect();
    assert_eq!(places.len(), routes.len());
    let mut ids = BTreeSet::new();
    for route in &routes {
        let operation = &document["paths"][route.path][route.method.name().to_lowercase()];
        assert!(ids.insert(operation["operationId"].to_string()), "{operation}");
        let parameters = operation["parameters"].as_array().unwrap();
        let named =
            |place: &str, name: &str| parameters.iter().any(|it| it["in"] == place && it["name"] == name);
        assert!(
            route.parameters().all(|name| named("path", name))
                && (!route.path.starts_with("/api/") || named("query", "language"))
        );
    }
}

#[test]
fn every_message_is_what_the_document_says() {
    let document = build();
    for (name, message) in samples::all() {
        assert_eq!(schemas(&document).check(name, &message), Ok(()));
    }
}

#[test]
fn a_wrong_message_is_not_what_the_document_says() {
    let document = build();
    let wrong = serde_json::json!({ "type": "play", "key": "k", "at_version": 1, "acton": "pass" });
    assert!(schemas(&document).check("ClientMessage", &wrong).is_err());
    let wrong = serde_json::json!({ "type": "beat", "at": 5 });
    assert!(schemas(&document).check("ClientMessage", &wrong).is_err());
    let wrong = serde_json::json!({ "code": "tired", "message": "" });
    assert!(schemas(&document).check("Failure", &wrong).is_err());
}
