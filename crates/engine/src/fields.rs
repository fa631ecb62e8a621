//! The fields of a request, taken one by one; what is left over is unknown.

use crate::Fault;
use serde_json::{Map, Value};

/// The fields that have not been taken yet.
pub(crate) struct Fields(Map<String, Value>);

impl Fields {
    pub(crate) const fn new(fields: Map<String, Value>) -> Self {
        Self(fields)
    }

    /// Any value; `null` counts as left out.
    pub(crate) fn value(&mut self, field: &'static str) -> Option<Value> {
        self.0.remove(field).filter(|value| !value.is_null())
    }

    pub(crate) fn text(&mut self, field: &'static str) -> Result<Option<String>, Fault> {
        match self.value(field) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(Fault::BadValue { field, expected: "a string" }),
        }
    }

    pub(crate) fn needed_text(&mut self, field: &'static str) -> Result<String, Fault> {
        self.text(field)?.ok_or(Fault::MissingField { field })
    }

    pub(crate) fn count(&mut self, field: &'static str) -> Result<Option<u64>, Fault> {
        let wrong = Fault::BadValue { field, expected: "a whole number, zero or more" };
        self.value(field).map(|value| value.as_u64().ok_or(wrong)).transpose()
    }

    /// Whether something is wished; not if it is left out.
    pub(crate) fn flag(&mut self, field: &'static str) -> Result<bool, Fault> {
        let wrong = Fault::BadValue { field, expected: "true or false" };
        self.value(field).map_or(Ok(false), |value| value.as_bool().ok_or(wrong))
    }

    /// Refuses what no request of this name has.
    pub(crate) fn finish(self, request: &'static str) -> Result<(), Fault> {
        match self.0.into_iter().next() {
            Some((field, _)) => Err(Fault::UnknownField { request, field }),
            None => Ok(()),
        }
    }
}
