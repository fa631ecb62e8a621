//! What the fuzz target of the line protocol asks.

use crate::choices_from;
use engine::Engine;
use serde_json::{Value, json};

/// Enough lines for a table, some steps and some questions about them.
const MOST_LINES: usize = 40;
/// Enough steps to come past the turn of a loaded position.
const MOST_STEPS: usize = 40;

/// Every line gets one line of JSON, and no line panics; every table that is left can be loaded and played on.
pub fn conversation(bytes: &[u8]) {
    let mut engine = Engine::default();
    for line in bytes.split(|&byte| byte == b'\n').filter(|line| is_quick(line)).take(MOST_LINES) {
        let Some(answer) = engine.answer(line) else { continue };
        let reply: Value = serde_json::from_str(&answer.line).expect("an answer is JSON");
        assert!(!answer.line.contains('\n'), "an answer is one line");
        assert_ne!(reply["code"], "internal", "{}", answer.line);
        if reply["reply"] == "load" {
            reloads(&mut engine);
        }
    }
    if reloads(&mut engine) {
        plays_on(&mut engine, &choices_from(bytes));
    }
}

/// A bot that thinks long says nothing about the protocol.
fn is_quick(line: &[u8]) -> bool {
    let holds = |wanted: &[u8]| line.windows(wanted.len()).any(|part| part == wanted);
    !holds(b"advise") || holds(b"\"simulations\":1}")
}

/// A table that is shown can be loaded again, and is then the same.
fn reloads(engine: &mut Engine) -> bool {
    let state = ask(engine, &json!({"request": "state"}));
    if state["reply"] == "error" {
        return false;
    }
    let mut other = Engine::default();
    let load =
        json!({"request": "load", "game": state["game"], "position": state["position"], "dealer": "manual"});
    let loaded = ask(&mut other, &load);
    // With components of its own a table says things that the usual ones do not allow.
    if loaded["reply"] == "load" {
        assert_eq!(ask(&mut other, &json!({"request": "state"})), state);
    }
    true
}

fn plays_on(engine: &mut Engine, choices: &[u8]) {
    for &choice in choices.iter().take(MOST_STEPS) {
        let options = ask(engine, &json!({"request": "options"}));
        let step = match options["pending"].as_str() {
            Some("decision") => json!({"request": "act", "action": any(&options["options"], choice)}),
            Some("chance") => {
                let outcomes = ask(engine, &json!({"request": "outcomes"}));
                json!({"request": "deal", "outcome": any(&outcomes["outcomes"], choice)})
            }
            _ => break,
        };
        let reply = ask(engine, &step);
        assert_ne!(reply["reply"], "error", "{step} {reply}");
    }
}

fn any(listed: &Value, choice: u8) -> &Value {
    let listed = listed.as_array().expect("a list");
    &listed[usize::from(choice) % listed.len()]["notation"]
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer = engine.answer(request.to_string().as_bytes()).expect("a request is answered");
    serde_json::from_str(&answer.line).expect("an answer is JSON")
}
