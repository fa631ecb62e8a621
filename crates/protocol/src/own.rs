//! Fields of messages that contain a game's own JSON, whose types this crate does not know.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! own {
    ($($(#[doc = $text:literal])+ $name:ident),+ $(,)?) => {$(
        $(#[doc = $text])+
        pub enum $name {}

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "object", "description": concat!($($text),+).trim() })
            }
        }
    )+};
}

own! {
    /// What one viewer may know, in the shape of the table's game.
    View,
    /// Something that happened, in the shape of the table's game; `what` names it.
    Event,
    /// Everything on a table, secrets included, in the shape of its game.
    Position,
    /// What a part of a score is made of, in the shape of the table's game; `what` names it.
    Detail,
    /// What is printed on the components of a game.
    Components,
}
