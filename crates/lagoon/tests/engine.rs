//! The line protocol as a program uses it: golden conversations, positions there and back, garbage, and the example client.

#[path = "engine/schema.rs"]
mod schema;
#[path = "engine/spoil.rs"]
mod spoil;
#[path = "engine/talk.rs"]
mod talk;

use engine::{Code, LINE_BYTES, REQUESTS};
use schema::Schema;
use serde_json::{Value, json};
use spoil::{Words, is_refused};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;
use talk::{Talk, converse, pick, repository};

const CONVERSATIONS: [&str; 8] =
    ["wreck-raiders", "coralia", "manual-dealer", "load-position", "load-record", "why", "brings", "errors"];

static SCHEMA: LazyLock<Schema> = LazyLock::new(Schema::read);

fn file_of(name: &str) -> PathBuf {
    repository().join(format!("crates/lagoon/tests/engine/{name}.jsonl"))
}

/// A conversation has a request and its reply on two lines, and then an empty line.
fn requests_of(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with(r#"{"reply":"#)).collect()
}

fn replies_of(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(file_of(name)).expect("the conversation is there");
    let replies = text.lines().filter(|line| line.starts_with(r#"{"reply":"#));
    replies.map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect()
}

#[test]
fn conversations_go_as_written_down() {
    for name in CONVERSATIONS {
        let written = fs::read_to_string(file_of(name)).expect("the conversation is there");
        let requests = requests_of(&written);
        let replies = converse(requests.join("\n").as_bytes());
        assert_eq!(replies.len(), requests.len(), "{name}: every request is answered");
        let pairs = requests.iter().zip(&replies);
        let now: Vec<String> = pairs.map(|(request, reply)| format!("{request}\n{reply}\n")).collect();
        if std::env::var_os("BLESS").is_some() {
            fs::write(file_of(name), now.join("\n")).expect("the conversation can be written");
        } else {
            assert_eq!(now.join("\n"), written, "{name}: BLESS=1 rewrites it");
        }
    }
}

#[test]
fn conversations_meet_every_request_and_every_code() {
    let replies: Vec<Value> = CONVERSATIONS.iter().flat_map(|name| replies_of(name)).collect();
    let seen = |field: &str| -> BTreeSet<String> {
        replies.iter().filter_map(|reply| reply[field].as_str().map(Into::into)).collect()
    };
    // These three cannot be written into a text file, or not be brought about at all.
    let elsewhere = [Code::LineTooLong, Code::NotText, Code::Internal];
    let codes = Code::ALL.iter().filter(|code| !elsewhere.contains(code)).map(ToString::to_string);
    assert_eq!(seen("code"), codes.collect());
    // Advice and reviews change whenever a bot learns something, so they do not belong in golden files.
    let answered = seen("reply");
    let missing: Vec<&str> = REQUESTS.into_iter().filter(|name| !answered.contains(*name)).collect();
    assert_eq!(missing, ["advise", "review"]);
}

#[test]
fn conversations_keep_to_the_schema() {
    for name in CONVERSATIONS {
        let text = fs::read_to_string(file_of(name)).expect("the conversation is there");
        let mut request = Value::Null;
        for line in text.lines().filter(|line| !line.is_empty()) {
            let Ok(value) = serde_json::from_str::<Value>(line) else { continue };
            if value.get("reply").is_none() {
                request = value;
                continue;
            }
            SCHEMA.check("reply", &value).unwrap_or_else(|why| panic!("{name}: {why}\n{line}"));
            let understood = value["reply"] != "error";
            let fits = SCHEMA.check("request", &request);
            assert!(!understood || fits.is_ok(), "{name}: {fits:?}\n{request}");
        }
    }
}

#[test]
fn the_schema_names_every_request_and_every_code() {
    let schema = &*SCHEMA;
    assert_eq!(schema.words("/$defs/code/enum"), Code::ALL.map(|code| code.to_string()));
    for request in REQUESTS {
        assert!(schema.check("request", &schema::smallest(request)).is_ok(), "{request}");
    }
    assert!(schema.check("request", &json!({"request": "dance"})).is_err());
    assert!(schema.check("request", &json!({"request": "act"})).is_err());
    assert!(schema.check("request", &json!({"request": "act", "action": "end", "more": 1})).is_err());
}

#[test]
fn what_is_refused_is_no_option_and_everything_else_of_the_shape_is() {
    let mut talk = Talk::default();
    talk.ask(&json!({"request": "new", "game": "coralia", "players": 2, "seed": 4}));
    for _ in 0..40 {
        let options = talk.ask(&json!({"request": "options"}));
        let Some(first) = options["options"].as_array().and_then(|options| options.first()) else { break };
        let refused = talk.ask(&json!({"request": "why"}));
        for told in refused["refused"].as_array().expect("a list") {
            let alone = talk.ask(&json!({"request": "why", "action": told["notation"]}));
            assert_eq!(alone["refused"], json!([told]));
            let act = talk.ask(&json!({"request": "act", "action": told["notation"]}));
            assert_eq!(act["code"], "not-an-option", "{told}");
        }
        let notation = first["notation"].clone();
        assert_eq!(talk.ask(&json!({"request": "why", "action": notation}))["refused"], json!([]));
        talk.ask(&json!({"request": "act", "action": notation}));
    }
}

#[test]
fn every_request_in_the_document_is_answered() {
    let text = fs::read_to_string(repository().join("docs/engine.md")).expect("the document is there");
    let blocks = text.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let requests: Vec<Value> = blocks
        .map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}")))
        .filter(|block: &Value| block.get("request").is_some())
        .collect();
    assert!(requests.len() >= 4, "the document has examples");
    let mut talk = Talk::default();
    for request in requests {
        let reply = talk.ask(&request);
        assert_ne!(reply["reply"], "error", "{request}\n{reply}");
    }
}

#[test]
fn null_counts_as_left_out_anywhere_in_a_position() {
    let mut talk = Talk::default();
    for (game, sparse, plain) in [
        (
            "wreck-raiders",
            json!({"dice": null, "mats": [{"divers": null, "vault": null}]}),
            json!({"mats": [{}]}),
        ),
        ("coralia", json!({"draws": null, "reefs": {"red": {"dice": null}}}), json!({"reefs": {"red": {}}})),
    ] {
        let mut laid = |position: &Value| {
            let load = json!({"request": "load", "game": game, "position": position, "dealer": "manual"});
            assert_eq!(talk.ask(&load)["reply"], "load", "{position}");
            talk.ask(&json!({"request": "state"}))
        };
        assert_eq!(laid(&sparse), laid(&plain));
    }
}

/// Every edition and number of players of every game.
fn tables() -> Vec<Value> {
    let hello = Talk::default().ask(&json!({"request": "hello"}));
    let mut tables = Vec::new();
    for game in hello["games"].as_array().expect("games") {
        for (edition, range) in game["players"].as_object().expect("players by edition") {
            let [fewest, most] = [0, 1].map(|end| range[end].as_u64().expect("a number"));
            tables.extend((fewest..=most).map(|players| {
                let edition = (!edition.is_empty()).then_some(edition);
                json!({"request": "new", "game": game["name"], "edition": edition, "players": players, "dealer": "manual"})
            }));
        }
    }
    tables
}

/// How many games are played at each table; `GAMES` asks for more.
fn games_to_play() -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2)
}

#[test]
fn positions_of_random_games_go_there_and_back() {
    let games = games_to_play();
    for (table, seed) in
        tables().into_iter().flat_map(|table| (0..games).map(move |seed| (table.clone(), seed)))
    {
        let mut talk = Talk::default();
        let mut word = seed * 1_000_003 + 17;
        let mut reply = talk.ask(&table);
        while reply["reply"] != "error" && reply["pending"] != "over" {
            if pick(&mut word, 6) == 0 {
                compare_with_loaded(&mut talk, &table);
            }
            reply = talk.play_any(&mut word);
        }
        assert_eq!(reply["pending"], "over", "{table} {reply}");
        compare_with_loaded(&mut talk, &table);
    }
}

/// A position that is loaded shows the same table from every side.
fn compare_with_loaded(talk: &mut Talk, table: &Value) {
    let state = talk.ask(&json!({"request": "state"}));
    let game = state["game"].as_str().expect("a name");
    SCHEMA.check(game, &state["position"]).unwrap_or_else(|why| panic!("{why}\n{state}"));
    let mut loaded = Talk::default();
    let load =
        json!({"request": "load", "game": state["game"], "position": state["position"], "dealer": "manual"});
    let reply = loaded.ask(&load);
    assert_eq!(reply["reply"], "load", "{table}\n{load}\n{reply}");
    for request in ["state", "options", "outcomes", "score"] {
        let request = json!({"request": request});
        assert_eq!(loaded.ask(&request), talk.ask(&request), "{table}\n{load}");
    }
    for viewer in ["A", "spectator"] {
        let request = json!({"request": "view", "viewer": viewer});
        assert_eq!(loaded.ask(&request), talk.ask(&request), "{table}\n{load}");
    }
}

#[test]
fn positions_changed_at_random_are_refused_or_can_be_played() {
    let games = games_to_play();
    for (table, seed) in
        tables().into_iter().flat_map(|table| (0..games).map(move |seed| (table.clone(), seed)))
    {
        let (mut talk, mut words) = (Talk::default(), Words::default());
        let mut word = seed * 1_000_003 + 23;
        let mut reply = talk.ask(&table);
        let mut refused = 0;
        while reply["pending"] != "over" {
            let position = talk.ask(&json!({"request": "state"}))["position"].take();
            words.learn(&position);
            let mut load =
                json!({"request": "load", "game": table["game"], "position": position, "dealer": "manual"});
            for _ in 0..=pick(&mut word, 3) {
                words.spoil(&mut load["position"], &mut word);
            }
            refused += usize::from(is_refused(&load, &mut word));
            reply = talk.play_any(&mut word);
        }
        assert!(refused > 20, "{table}: only {refused} positions were refused");
    }
}

#[test]
fn every_step_can_be_taken_back_and_a_record_leads_to_the_same_table() {
    for table in tables() {
        let (mut talk, mut word) = (Talk::default(), 99);
        talk.ask(&table);
        let mut states = Vec::new();
        for _ in 0..60 {
            states.push(talk.ask(&json!({"request": "state"})));
            talk.play_any(&mut word);
        }
        let record = talk.ask(&json!({"request": "record"}));
        let mut again = Talk::default();
        let loaded = again.ask(&json!({"request": "load", "record": record["record"]}));
        assert_eq!(loaded["steps"], states.len(), "{table} {loaded}");
        assert_eq!(again.ask(&json!({"request": "record"})), record);
        for state in states.iter().rev() {
            again.ask(&json!({"request": "undo"}));
            assert_eq!(&again.ask(&json!({"request": "state"})), state);
        }
        assert_eq!(again.ask(&json!({"request": "undo"}))["code"], "nothing-to-undo");
    }
}

#[test]
fn a_seeded_table_deals_the_same_after_an_undo() {
    for table in tables() {
        let mut seeded = table.clone();
        seeded["dealer"] = json!("seed");
        seeded["seed"] = json!("again");
        let (mut talk, mut word) = (Talk::default(), 5);
        talk.ask(&seeded);
        for _ in 0..40 {
            let before = talk.ask(&json!({"request": "state"}));
            let played = talk.play_any(&mut word);
            let action = played["played"][0]["notation"].clone();
            talk.ask(&json!({"request": "undo"}));
            assert_eq!(talk.ask(&json!({"request": "state"})), before, "{table}");
            assert_eq!(talk.ask(&json!({"request": "act", "action": action})), played, "{table}");
        }
        let record = talk.ask(&json!({"request": "record"}));
        assert_eq!(
            Talk::default().ask(&json!({"request": "load", "record": record["record"]}))["dealer"],
            "seed"
        );
    }
}

#[test]
fn a_bot_weighs_every_option_and_says_the_same_again() {
    let ask = json!({"request": "advise", "budget": {"simulations": 200}, "seed": 3});
    for table in tables() {
        let (mut talk, mut word) = (Talk::default(), 77);
        talk.ask(&table);
        for _ in 0..25 {
            talk.play_any(&mut word);
        }
        while talk.ask(&json!({"request": "options"}))["pending"] == "chance" {
            talk.play_any(&mut word);
        }
        let advice = talk.ask(&ask);
        SCHEMA.check("reply", &advice).unwrap_or_else(|why| panic!("{why}\n{advice}"));
        assert_eq!(advice, talk.ask(&ask), "{table}");
        let options = talk.ask(&json!({"request": "options"}));
        assert_eq!(talk::notations(&advice), talk::notations(&options), "{table}");
    }
}

#[test]
fn a_finished_game_is_reviewed_and_its_sums_add_up() {
    let (mut talk, mut word) = (Talk::default(), 5);
    talk.ask(&json!({"request": "new", "game": "coralia", "players": 2, "seed": 11}));
    while talk.ask(&json!({"request": "options"}))["pending"] != "over" {
        talk.play_any(&mut word);
    }
    let ask = json!({"request": "review", "budget": {"simulations": 2}, "seed": 3});
    let review = talk.ask(&ask);
    SCHEMA.check("reply", &review).unwrap_or_else(|why| panic!("{why}\n{review}"));
    assert_eq!(review, talk.ask(&ask));
    let score = talk.ask(&json!({"request": "score"}));
    for (total, seat) in review["totals"].as_array().expect("totals").iter().zip(0..) {
        let printed = |part: &str| total["printed"][part].as_i64().expect("a whole number");
        assert_eq!(
            printed("start") + printed("luck") + printed("own") + printed("rivals"),
            printed("result")
        );
        let won = score["seats"][seat]["place"] == 1;
        assert_eq!(printed("result") > 0, won, "{total}");
    }
    let steps = review["steps"].as_array().expect("steps").len();
    assert!(steps > 50 && talk.ask(&json!({"request": "record"}))["record"].as_str().is_some());
}

#[test]
fn no_garbage_ends_the_process() {
    let lines = talk::garbage(&CONVERSATIONS.map(file_of), 3_000);
    let answered = lines.iter().filter(|line| !line.trim_ascii().is_empty()).count();
    let mut input = lines.join(&b'\n');
    input.extend_from_slice(b"\n{\"request\":\"hello\",\"id\":\"still there\"}\n");
    let replies = converse(&input);
    assert_eq!(replies.len(), answered + 1);
    let last: Value = serde_json::from_str(replies.last().expect("a reply")).expect("JSON");
    assert_eq!((&last["reply"], &last["id"]), (&json!("hello"), &json!("still there")));
    assert!(!replies.iter().any(|reply| reply.contains(r#""code":"internal""#)));
}

#[test]
fn lines_that_are_too_long_too_deep_or_no_text_are_refused() {
    let long = format!(r#"{{"request":"new","game":"{}"}}"#, "x".repeat(LINE_BYTES));
    let deep = format!(r#"{{"request":"load","position":{}"#, "[".repeat(1_000_000));
    let lines: [&[u8]; 5] =
        [long.as_bytes(), deep.as_bytes(), b"\xff\xfe{}", b"{\"request\":\"\x80\"}", b"\0"];
    let replies = converse(&lines.join(&b'\n'));
    let codes: Vec<Value> = replies
        .iter()
        .map(|reply| serde_json::from_str::<Value>(reply).expect("JSON")["code"].clone())
        .collect();
    assert_eq!(codes, ["line-too-long", "not-json", "not-text", "not-text", "not-json"]);
}

#[test]
fn the_example_client_plays_a_game() {
    let client = repository().join("examples/engine_client.py");
    for players in ["1", "3"] {
        let mut python = Command::new("python3");
        python.arg(&client).args(["--players", players, "--seed", "5", env!("CARGO_BIN_EXE_lagoon")]);
        let Ok(output) = python.output() else {
            eprintln!("SKIPPED: python3 is missing, so that the example client was not run");
            return;
        };
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        assert!(text.starts_with("lagoon engine 1\n") && text.contains(" in all: "), "{text}");
    }
}
