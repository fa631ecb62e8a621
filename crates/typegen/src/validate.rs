//! As much of JSON Schema as our document uses; a keyword it does not know is an error, so that nothing goes unchecked.

use serde_json::{Map, Value};

/// Keywords that only describe, and bounds of numbers, which the Rust types keep anyway.
const TELLING: [&str; 8] =
    ["description", "title", "default", "format", "pattern", "minimum", "maximum", "$comment"];

/// A document whose schemas can be referred to.
#[derive(Clone, Copy, Debug)]
pub struct Schemas<'a> {
    /// All of it.
    pub document: &'a Value,
    /// Where its schemas stand by their names.
    pub path: &'a str,
}

/// What does not fit, and where.
type Verdict = Result<(), String>;

impl Schemas<'_> {
    /// Whether `value` is what the schema called `name` describes.
    pub fn check(&self, name: &str, value: &Value) -> Verdict {
        let schema = self.document.pointer(&format!("{}/{name}", self.path)).unwrap_or(&Value::Bool(false));
        self.fits(schema, value).map_err(|why| format!("{name}{why}"))
    }

    fn fits(&self, schema: &Value, value: &Value) -> Verdict {
        let Value::Object(keywords) = schema else {
            return if schema == &Value::Bool(true) {
                Ok(())
            } else {
                Err(format!(": {schema} allows nothing"))
            };
        };
        keywords.iter().try_for_each(|(keyword, rule)| self.obeys(keyword, rule, keywords, value))
    }

    fn obeys(&self, keyword: &str, rule: &Value, keywords: &Map<String, Value>, value: &Value) -> Verdict {
        let all = || rule.as_array().into_iter().flatten();
        let fitting = || all().filter(|schema| self.fits(schema, value).is_ok()).count();
        let require =
            |holds: bool| if holds { Ok(()) } else { Err(format!(": {value} against {keyword} {rule}")) };
        match keyword {
            "$ref" => self.fits(self.referred(rule), value),
            "type" => require(all().chain([rule]).any(|kind| is_a(kind, value))),
            "enum" => require(all().any(|one| one == value)),
            "const" => require(rule == value),
            "allOf" => all().try_for_each(|schema| self.fits(schema, value)),
            "anyOf" => require(fitting() > 0),
            "oneOf" => require(fitting() == 1),
            "required" => {
                all().try_for_each(|name| require(value.get(name.as_str().unwrap_or_default()).is_some()))
            }
            "properties" => self.properties(rule, value),
            "patternProperties" | "additionalProperties" | "unevaluatedProperties" => {
                self.further(keyword, rule, keywords, value)
            }
            "items" => self.items(rule, keywords, value),
            "prefixItems" => all().zip(list(value)).try_for_each(|(schema, item)| self.fits(schema, item)),
            "minItems" => require(list(value).len() as u64 >= rule.as_u64().unwrap_or_default()),
            "maxItems" => require(list(value).len() as u64 <= rule.as_u64().unwrap_or_default()),
            telling => TELLING.contains(&telling).then_some(()).ok_or(format!(": unknown keyword {telling}")),
        }
    }

    fn referred(&self, reference: &Value) -> &Value {
        let pointer = reference.as_str().and_then(|text| text.strip_prefix('#')).unwrap_or_default();
        self.document.pointer(pointer).unwrap_or(&Value::Bool(false))
    }

    fn properties(&self, rule: &Value, value: &Value) -> Verdict {
        let known = rule.as_object().into_iter().flatten();
        let present = known.filter_map(|(name, schema)| Some((name, schema, value.get(name)?)));
        present.into_iter().try_for_each(|(name, schema, field)| {
            self.fits(schema, field).map_err(|why| format!(".{name}{why}"))
        })
    }

    /// Fields that `properties` does not name.
    fn further(&self, keyword: &str, rule: &Value, keywords: &Map<String, Value>, value: &Value) -> Verdict {
        if keyword == "patternProperties" {
            return Err(": patterns are not understood".into());
        }
        let named = |name: &String| keywords.get("properties").is_some_and(|known| known.get(name).is_some());
        let further = value.as_object().into_iter().flatten().filter(|(name, _)| !named(name));
        further
            .into_iter()
            .try_for_each(|(name, field)| self.fits(rule, field).map_err(|why| format!(".{name}{why}")))
    }

    fn items(&self, rule: &Value, keywords: &Map<String, Value>, value: &Value) -> Verdict {
        let before = keywords.get("prefixItems").map_or(0, |prefix| list(prefix).len());
        let numbered = list(value).iter().enumerate().skip(before);
        numbered
            .into_iter()
            .try_for_each(|(index, item)| self.fits(rule, item).map_err(|why| format!("[{index}]{why}")))
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_a(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        Some("integer") => value.is_u64() || value.is_i64(),
        Some("number") => value.is_number(),
        _ => false,
    }
}
