//! As much of JSON Schema as the schema of the protocol uses, so that it is held to what is said.

use crate::talk::repository;
use serde_json::{Map, Value, json};
use std::fs;

pub struct Schema(Value);

/// A request of this name with its needed fields and no others.
pub fn smallest(request: &str) -> Value {
    match request {
        "new" => json!({"request": request, "game": "coralia"}),
        "load" => json!({"request": request, "record": ""}),
        "act" => json!({"request": request, "action": "end"}),
        "deal" => json!({"request": request, "outcome": "5"}),
        _ => json!({"request": request}),
    }
}

impl Schema {
    pub fn read() -> Self {
        let text =
            fs::read_to_string(repository().join("docs/engine.schema.json")).expect("the schema is there");
        Self(serde_json::from_str(&text).expect("the schema is JSON"))
    }

    /// The words of a list in the schema.
    pub fn words(&self, pointer: &str) -> Vec<String> {
        let words = self.0.pointer(pointer).and_then(Value::as_array).expect("a list of words");
        words.iter().filter_map(|word| word.as_str().map(Into::into)).collect()
    }

    /// Whether `value` is a `kind`: a request or a reply.
    pub fn check(&self, kind: &str, value: &Value) -> Result<(), String> {
        self.fits(&self.0["$defs"][kind], value)
    }

    fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Value::Object(rules) = schema else { return Ok(()) };
        for (rule, wanted) in rules {
            self.obeys(rules, rule, wanted, value)
                .map_err(|why| why.chars().take(2_000).collect::<String>())?;
        }
        Ok(())
    }

    fn obeys(
        &self,
        rules: &Map<String, Value>,
        rule: &str,
        wanted: &Value,
        value: &Value,
    ) -> Result<(), String> {
        let require =
            |sound: bool| if sound { Ok(()) } else { Err(format!("{value} against {rule} {wanted}")) };
        match rule {
            "$ref" => {
                let pointer =
                    wanted.as_str().and_then(|name| name.strip_prefix('#')).expect("a local reference");
                self.fits(self.0.pointer(pointer).expect("a reference leads somewhere"), value)
            }
            "const" => require(value == wanted),
            "enum" => require(wanted.as_array().is_some_and(|words| words.contains(value))),
            "type" => require(is_of_type(wanted, value)),
            "minimum" => require(value.as_f64().is_none_or(|number| Some(number) >= wanted.as_f64())),
            "maximum" => require(value.as_f64().is_none_or(|number| Some(number) <= wanted.as_f64())),
            "required" => require(wanted.as_array().is_some_and(|names| {
                names.iter().all(|name| value.get(name.as_str().unwrap_or_default()).is_some())
            })),
            "items" => value.as_array().into_iter().flatten().try_for_each(|item| self.fits(wanted, item)),
            "properties" => self.properties(wanted, value),
            "additionalProperties" => self.others(rules, wanted, value),
            "oneOf" => {
                let tried: Vec<_> =
                    wanted.as_array().into_iter().flatten().map(|one| self.fits(one, value)).collect();
                let fitting = tried.iter().filter(|result| result.is_ok()).count();
                if fitting == 1 { Ok(()) } else { Err(format!("{fitting} of {tried:?}")) }
            }
            "description" | "title" | "default" | "$comment" | "minItems" | "maxItems" => Ok(()),
            _ => panic!("this reader does not know '{rule}'"),
        }
    }

    fn properties(&self, wanted: &Value, value: &Value) -> Result<(), String> {
        let Value::Object(fields) = value else { return Ok(()) };
        fields.iter().try_for_each(|(name, value)| match wanted.get(name) {
            Some(schema) => self.fits(schema, value).map_err(|why| format!("{name}: {why}")),
            None => Ok(()),
        })
    }

    fn others(&self, rules: &Map<String, Value>, wanted: &Value, value: &Value) -> Result<(), String> {
        let known =
            |name: &str| rules.get("properties").is_some_and(|properties| properties.get(name).is_some());
        let mut others = value.as_object().into_iter().flatten().filter(|(name, _)| !known(name));
        match wanted {
            Value::Bool(false) => {
                others.next().map_or(Ok(()), |(name, _)| Err(format!("'{name}' is not known")))
            }
            schema => others.try_for_each(|(_, value)| self.fits(schema, value)),
        }
    }
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("this reader does not know the type '{other}'"),
    };
    match wanted {
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        name => name.as_str().is_some_and(is),
    }
}
