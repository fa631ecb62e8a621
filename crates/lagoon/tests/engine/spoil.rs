//! Positions that are changed at random: most of them cannot be, and those that can must be playable.

use crate::talk::{Talk, pick};
use serde_json::{Value, json};

/// Words that positions of one game are made of.
#[derive(Default)]
pub struct Words(Vec<Value>);

impl Words {
    pub fn learn(&mut self, value: &Value) {
        match value {
            Value::String(_) if !self.0.contains(value) => self.0.push(value.clone()),
            Value::Array(items) => items.iter().for_each(|item| self.learn(item)),
            Value::Object(fields) => fields.values().for_each(|field| self.learn(field)),
            _ => {}
        }
    }

    /// Changes one thing somewhere in `value`.
    pub fn spoil(&self, value: &mut Value, word: &mut u64) {
        match value {
            Value::Array(items) if !items.is_empty() && pick(word, 4) > 0 => {
                let place = pick(word, items.len());
                self.spoil(&mut items[place], word);
            }
            Value::Array(items) => match pick(word, 3) {
                0 => drop(items.pop()),
                1 if !items.is_empty() => items.push(items[pick(word, items.len())].clone()),
                _ => items.insert(pick(word, items.len() + 1), self.any(word)),
            },
            Value::Object(fields) if !fields.is_empty() => {
                let name = fields.keys().nth(pick(word, fields.len())).expect("a field").clone();
                if pick(word, 8) == 0 {
                    fields.remove(&name);
                } else if let Some(field) = fields.get_mut(&name) {
                    self.spoil(field, word);
                }
            }
            Value::Bool(truth) => *truth = !*truth,
            Value::Number(_) => *value = json!(pick(word, 9)),
            _ => *value = self.any(word),
        }
    }

    fn any(&self, word: &mut u64) -> Value {
        self.0[pick(word, self.0.len())].clone()
    }
}

/// Whether a position is refused with reasons; if not, it is written and read again, looked at, and played on.
pub fn is_refused(load: &Value, word: &mut u64) -> bool {
    let mut talk = Talk::default();
    let reply = talk.ask(load);
    if reply["reply"] == "error" {
        assert_ne!(reply["code"], "internal", "{load}\n{reply}");
        assert!(reply["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()), "{reply}");
        return true;
    }
    let (ask, mut again) = (json!({"request": "state"}), Talk::default());
    let state = talk.ask(&ask);
    let shown =
        json!({"request": "load", "game": state["game"], "position": state["position"], "dealer": "manual"});
    assert_eq!(again.ask(&shown)["reply"], "load", "{load}\n{shown}");
    assert_eq!(again.ask(&ask), state, "{load}");
    for request in ["view", "score", "outcomes"] {
        assert_eq!(talk.ask(&json!({"request": request}))["reply"], request, "{load}");
    }
    for step in 0..40 {
        if talk.ask(&json!({"request": "options"}))["pending"] == "over" {
            break;
        }
        let reply = talk.play_any(word);
        assert_ne!(reply["reply"], "error", "step {step} of {load}\n{reply}");
    }
    false
}
