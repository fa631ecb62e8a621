//! Writes TypeScript types and JSON Schemas from Rust types into kept files, and holds what games send to them; for tests.

mod kept;
mod sent;
mod typescript;
mod validate;

pub use kept::{assert_kept, is_there};
pub use sent::Sent;
pub use typescript::{Declarations, OPENING};
pub use validate::Schemas;

use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};
use ts_rs::TS;

/// What can be described to programs in other languages.
pub trait Schema: TS + JsonSchema {}

impl<T: TS + JsonSchema> Schema for T {}

/// Where the schemas of a game's document stand.
const GAME_SCHEMAS: &str = "/$defs";

/// A generator whose schemas refer to each other under `path`.
pub fn generator(contract: Contract, path: &str) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = path.to_owned().into();
        settings.meta_schema = None;
        settings.contract = contract;
    });
    settings.into_generator()
}

/// The files of a game: its types in `web/generated.ts`, where it has a table of its own there, and its schemas in
/// `schema.json`. What random games `sent` must fit them.
pub fn assert_game<V, E, P, C, D>(name: &str, sent: &Sent)
where
    V: Schema + 'static,
    E: Schema + 'static,
    P: Schema + 'static,
    C: Schema + 'static,
    D: Schema + 'static,
{
    if is_there(&format!("games/{name}/web")) {
        let types = Declarations::default().with::<V>().with::<E>().with::<P>().with::<C>().with::<D>();
        assert_kept(&format!("games/{name}/web/generated.ts"), &types.written(""));
    }
    let document = document::<V, E, P, C, D>();
    let text = serde_json::to_string_pretty(&document).expect("a document can be written") + "\n";
    assert_kept(&format!("games/{name}/schema.json"), &text);
    let schemas = Schemas { document: &document, path: GAME_SCHEMAS };
    let names = [V::schema_name(), E::schema_name(), P::schema_name(), C::schema_name(), D::schema_name()];
    sent.assert_fits(&schemas, names);
}

fn document<V: JsonSchema, E: JsonSchema, P: JsonSchema, C: JsonSchema, D: JsonSchema>() -> Value {
    let mut generator = generator(Contract::Serialize, GAME_SCHEMAS);
    generator.subschema_for::<V>();
    generator.subschema_for::<E>();
    generator.subschema_for::<P>();
    generator.subschema_for::<C>();
    generator.subschema_for::<D>();
    let schemas = generator.take_definitions(true);
    json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": schemas })
}
