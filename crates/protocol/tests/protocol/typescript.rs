//! `web/src/generated/protocol.ts`: every message and both games' views, events and positions, for clients in TypeScript.

use crate::golden;
use protocol::*;
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = "web/src/generated/protocol.ts";

/// What a message may carry of any game.
const UNIONS: &str = "\
/** What one viewer may know, in the shape of the table's game. */
export type View = WreckRaidersView | CoraliaView;

/** Something that happened, in the shape of the table's game; `what` names it. */
export type Event = WreckRaidersEvent | CoraliaEvent;

/** Everything on a table, secrets included, in the shape of its game. */
export type Position = WreckRaidersPosition | CoraliaPosition;

/** What is printed on the components of a game. */
export type Components = { [field: string]: unknown };
";

/// Collects declarations by name.
struct Declarations {
    config: Config,
    met: BTreeSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl Declarations {
    fn new() -> Self {
        // Counters stay far below 2^53, and JSON.parse gives numbers.
        let config = Config::new().with_large_int("number");
        Self { config, met: BTreeSet::new(), texts: BTreeMap::new() }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || !self.met.insert(TypeId::of::<T>()) {
            return;
        }
        let (name, docs) = (T::ident(&self.config), T::docs().unwrap_or_default());
        let text = laid_out(&format!("{docs}export {}\n", T::decl(&self.config)));
        let other = self.texts.insert(name.clone(), text);
        assert!(other.is_none(), "two types are called {name}: rename one with #[ts(rename)]");
        T::visit_dependencies(self);
    }
}

/// One field a line, one kind of a tagged union a line, and comments of one line on one line.
fn laid_out(declaration: &str) -> String {
    let text = declaration.replace("/**\n * ", "/** ").replace("\n */", " */").replace(", }", " }");
    let (head, body) = text.split_once("export type").unwrap_or(("", &text));
    let body = ["type", "kind", "what", "task"].iter().fold(body.to_owned(), |body, tag| {
        body.replace(&format!(" | {{ \"{tag}\""), &format!("\n| {{ \"{tag}\""))
    });
    let fields = body.trim_end().replace("{ \n/**", "{\n/**").replace(" };", "\n};").replace(" \n", "\n");
    let indent = |line: &str| if line == "};" { line.to_owned() } else { format!("  {line}") };
    let lines: Vec<_> =
        fields.lines().enumerate().map(|(n, line)| if n == 0 { line.into() } else { indent(line) }).collect();
    format!("{head}export type{}\n", lines.join("\n"))
}

macro_rules! visit {
    ($visitor:ident: $($root:ty),+ $(,)?) => { $($visitor.visit::<$root>();)+ };
}

fn declarations() -> BTreeMap<String, String> {
    let mut all = Declarations::new();
    visit!(all: ClientMessage, ServerMessage, Failure);
    visit!(all: GameInfo, Rules, Introduce, Guest, DeviceLink, TakeLink);
    visit!(all: List, CreateTable, Created, Sit, Start, Play, Undo, Played);
    visit!(all: Say, Mute, AskAdvice, Advice, Moment, RecordInfo, Fork);
    visit!(all: wreck_raiders::View, wreck_raiders::Event, wreck_raiders::Position);
    visit!(all: coralia::View, coralia::Event, coralia::Position);
    all.texts
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
    let opening = "// Written from the Rust types by `cargo xtask bless`: change those, not this.\n";
    let texts = declarations().into_values();
    [opening.into(), constants(), UNIONS.into()].into_iter().chain(texts).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_typescript_types_are_those_of_the_messages() {
    let now = written();
    assert!(golden::kept(FILE, &now) == now, "{}", golden::mend(FILE));
}

#[test]
fn words_are_unions_and_notation_is_a_string() {
    let types = declarations();
    assert_eq!(types["Wreck"], "export type Wreck = \"gem\" | \"gold\" | \"art\" | \"relic\";\n");
    assert!(types["WreckRaidersPosition"].contains("turn: string,"));
    assert!(types["WreckRaidersPosition"].contains("\"last-turns\": number | null,"));
    assert!(types["CoraliaPosition"].contains("\"side-turtles\"?: Array<Turtle>,"));
    assert!(types["CoraliaView"].contains("supply: [number, number, number, number, number, number],"));
}

#[test]
fn every_schema_of_the_openapi_document_has_its_type() {
    let document = crate::document::build();
    let (types, schemas) = (written(), document["components"]["schemas"].as_object().unwrap().clone());
    for name in schemas.keys() {
        assert!(types.contains(&format!("export type {name} =")), "{name}");
    }
}
