//! The OpenAPI document, kept beside the sources: a test builds it from the routes and the types and compares.

use serde_json::Value;

/// The document as text.
pub const OPENAPI: &str = include_str!("../openapi.json");

/// The OpenAPI 3.1 document of all [`routes`](crate::routes); a game's own types are in its folder.
pub fn openapi() -> Value {
    serde_json::from_str(OPENAPI).expect("the kept document is JSON")
}
