//! Builds the OpenAPI document from the table of routes and the types.

use protocol::{
    Answer, Body, COOKIE, Caller, ClientMessage, ErrorCode, Failure, LANGUAGE, Query, Route, ServerMessage,
};
use schemars::SchemaGenerator;
use schemars::generate::Contract;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Where the document's schemas stand.
pub const SCHEMAS: &str = "/components/schemas";

/// One generator for what clients send, one for what the server sends: a field may be left out only in the one.
struct Writer {
    sent: SchemaGenerator,
    answered: SchemaGenerator,
}

/// The whole document.
pub fn build() -> Value {
    let mut writer = Writer::new();
    let mut paths: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    for route in protocol::routes() {
        let operation = writer.operation(&route);
        paths.entry(route.path).or_default().insert(route.method.name().to_lowercase(), operation);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Lagoon",
            "version": protocol::VERSION.to_string(),
            "description": "Board games by the rules, over the network. See docs/api.md for how to use it.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": writer.schemas(),
            "securitySchemes": { "guest": { "type": "apiKey", "in": "cookie", "name": COOKIE } },
        },
    })
}

impl Writer {
    fn new() -> Self {
        Self { sent: generator(Contract::Deserialize), answered: generator(Contract::Serialize) }
    }

    fn operation(&mut self, route: &Route) -> Value {
        let mut operation = json!({
            "operationId": operation_id(route),
            "summary": route.summary,
            "description": description(route),
            "parameters": parameters(route),
            "responses": self.responses(route),
            "security": security(route.caller),
        });
        if let Some(request) = route.request {
            operation["requestBody"] = json!({ "required": true, "content": body(request, &mut self.sent) });
        }
        operation
    }

    fn responses(&mut self, route: &Route) -> Value {
        let mut responses = Map::from_iter([self.success(route)]);
        let mut refusals = by_status(&route.errors());
        refusals.extend(route.other_statuses().iter().map(|(status, code)| (*status, vec![*code])));
        for (status, codes) in refusals {
            let words: Vec<_> = codes.into_iter().map(|code| format!("`{}`", word(code))).collect();
            let content = body(Body::of::<Failure>(), &mut self.answered);
            responses
                .insert(status.to_string(), json!({ "description": words.join(", "), "content": content }));
        }
        responses.into()
    }

    fn success(&mut self, route: &Route) -> (String, Value) {
        let text = json!({ "text/plain": { "schema": { "type": "string" } } });
        match route.answer {
            Answer::Json(answer) => {
                let content = body(answer, &mut self.answered);
                ("200".into(), json!({ "description": "Done", "content": content }))
            }
            Answer::Text => ("200".into(), json!({ "description": "The text", "content": text })),
            Answer::Nothing => ("204".into(), json!({ "description": "Done" })),
            Answer::Socket => ("101".into(), json!({ "description": "The socket is open" })),
        }
    }

    /// Every named schema. Where both directions use a type, the one for what is sent is kept: it asks for less.
    fn schemas(mut self) -> Map<String, Value> {
        self.sent.subschema_for::<ClientMessage>();
        self.answered.subschema_for::<ServerMessage>();
        let mut schemas = self.answered.take_definitions(true);
        schemas.extend(self.sent.take_definitions(true));
        schemas
    }
}

fn generator(contract: Contract) -> SchemaGenerator {
    typegen::generator(contract, SCHEMAS)
}

fn body(body: Body, generator: &mut SchemaGenerator) -> Value {
    json!({ "application/json": { "schema": body.schema(generator) } })
}

/// `POST /api/tables/{id}/take-back` is `post_tables_id_take_back`.
fn operation_id(route: &Route) -> String {
    let path = route.path.trim_start_matches("/api").replace(['{', '}'], "");
    route.method.name().to_lowercase() + &path.replace(['/', '-', '.'], "_")
}

fn description(route: &Route) -> String {
    let caller = match route.caller {
        Caller::Anyone => "For anyone.",
        Caller::Guest => "For guests.",
        Caller::Sitter => "For guests who sit at the table.",
        Caller::Owner => "For the guest who created the table.",
    };
    let socket = "Upgrades to a WebSocket that carries JSON texts: the client sends `ClientMessage`, the server sends \
                  `ServerMessage`, a `welcome` first.";
    if matches!(route.answer, Answer::Socket) { format!("{caller} {socket}") } else { caller.into() }
}

fn parameters(route: &Route) -> Vec<Value> {
    let path = route.parameters().map(|name| {
        let schema = kind(name == "step");
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    });
    // What is for machines speaks no language.
    let language = route.path.starts_with("/api/").then_some(&LANGUAGE);
    let query = route.query.iter().chain(language).map(|Query { name, text, number }| {
        let schema = if *name == LANGUAGE.name { languages() } else { kind(*number) };
        json!({ "name": name, "in": "query", "description": text, "schema": schema })
    });
    path.chain(query).collect()
}

fn kind(number: bool) -> Value {
    if number { json!({ "type": "integer", "minimum": 0 }) } else { json!({ "type": "string" }) }
}

/// The words that the parameter's own text has in quotes.
fn languages() -> Value {
    let words: Vec<&str> = LANGUAGE.text.split('`').skip(1).step_by(2).collect();
    json!({ "type": "string", "enum": words })
}

fn security(caller: Caller) -> Value {
    if caller == Caller::Anyone { json!([{}, { "guest": [] }]) } else { json!([{ "guest": [] }]) }
}

fn by_status(codes: &[ErrorCode]) -> BTreeMap<u16, Vec<ErrorCode>> {
    let mut statuses: BTreeMap<u16, Vec<ErrorCode>> = BTreeMap::new();
    for &code in codes {
        statuses.entry(code.status()).or_default().push(code);
    }
    statuses
}

/// A code as it is sent.
pub fn word(code: ErrorCode) -> String {
    let word = serde_json::to_value(code).expect("a code is a word");
    word.as_str().expect("a code is a word").to_owned()
}
