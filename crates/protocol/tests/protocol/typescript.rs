//! `web/src/generated/protocol.ts`: every message, for clients in TypeScript; a game's own types lie in the game's folder.

use protocol::*;
use typegen::Declarations;

const FILE: &str = "web/src/generated/protocol.ts";

/// What a message may carry of any game.
const OWN: &str = "\
/** What one viewer may know, in the shape of the table's game. */
export type View = { [field: string]: unknown };

/** Something that happened, in the shape of the table's game; `what` names it. */
export type Event = { what: string, [field: string]: unknown };

/** Everything on a table, secrets included, in the shape of its game. */
export type Position = { [field: string]: unknown };

/** What a part of a score is made of, in the shape of the table's game; `what` names it. */
export type Detail = { what: string, [field: string]: unknown };

/** What is printed on the components of a game. */
export type Components = { [field: string]: unknown };
";

macro_rules! with {
    ($all:expr; $($root:ty),+ $(,)?) => { $all$(.with::<$root>())+ };
}

fn declarations() -> Declarations {
    with![Declarations::default();
        ClientMessage, ServerMessage, Failure,
        GameInfo, Rules, Introduce, Guest, DeviceLink, TakeLink,
        Notices, Device, StopDevice, MailAddress, SetQuiet,
        List, CreateTable, Created, Sit, Reach, Remove, StandIn, HandOver, Pledge, Show, Start, Play, Undo, Played,
        Say, Mute, Report, Why, AskAdvice, Advice, Moment, RecordInfo, Fork,
    ]
}

fn constants() -> String {
    format!(
        "/** The version of the protocol these types are of. */\nexport const PROTOCOL = {VERSION};\n\n\
         /** Bounds of what a client may send. */\nexport const LIMITS = {{ nameLetters: {}, chatLetters: {}, \
         keyBytes: {}, actionBytes: {} }} as const;\n",
        limits::NAME_LETTERS,
        limits::CHAT_LETTERS,
        limits::KEY_BYTES,
        limits::ACTION_BYTES,
    )
}

fn written() -> String {
    declarations().written(&format!("{}\n{OWN}", constants()))
}

#[test]
fn the_typescript_types_are_those_of_the_messages() {
    typegen::assert_kept(FILE, &written());
}

#[test]
fn words_are_unions_and_what_may_be_left_out_is_optional() {
    let types = declarations();
    let says = |name, text| types.get(name).is_some_and(|declared| declared.contains(text));
    assert!(says("Status", "export type Status = \"open\" | \"running\" | \"over\" | \"closed\";"));
    assert!(says("Terms", "edition?: string,"));
}

#[test]
fn every_schema_of_the_openapi_document_has_its_type() {
    let document = crate::document::build();
    let (types, schemas) = (written(), document["components"]["schemas"].as_object().unwrap().clone());
    for name in schemas.keys() {
        assert!(types.contains(&format!("export type {name} =")), "{name}");
    }
}
