//! Databases of commit cfb4ac5: today's server opens them, tells what that server told, and plays on.

use flate2::read::GzDecoder;
use protocol::{Play, Played, Scene, Status};
use serde::Deserialize;
use serde_json::Value;
use server::settings::Settings;
use server::{Clock, Environment, Server};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::time::Duration;
use store::TableId;
use test_house::{Ask, Guest, House, Schema, answer, folder, lasting, scene, some_option};

/// What the dump calls its schema.
const DUMPED: &str = "lagoon_cfb4ac5";

/// What the old server said just before it was stopped.
#[derive(Deserialize)]
struct Old {
    now: u64,
    cookies: BTreeMap<String, String>,
    tables: BTreeMap<String, String>,
    /// Line, moment and key.
    journals: BTreeMap<String, Vec<(String, i64, Option<String>)>>,
    answers: Vec<OldAnswer>,
}

#[derive(Deserialize)]
struct OldAnswer {
    who: String,
    path: String,
    status: u16,
    body: Value,
}

impl Old {
    fn guest(&self, house: &House, name: &str) -> Guest {
        let stranger = house.stranger();
        self.cookies.get(name).map_or_else(|| stranger.clone(), |cookie| stranger.clone().with_cookie(cookie))
    }

    /// Everything that was told is told again, letter by letter but for words, and clocks that ran on between two requests.
    async fn is_told_again(&self, house: &House) {
        for old in &self.answers {
            let told = answer(&self.guest(house, &old.who), &Ask::get(&*old.path)).await;
            assert_eq!(told.status, old.status, "{} {}: {}", old.who, old.path, lasting(&told));
            let body = told.text();
            let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
            let then = comparable(old.body.clone());
            let other = difference(&as_then(comparable(body), &then), &then);
            assert_eq!(other, None, "{} {}", old.who, old.path);
        }
    }

    async fn journals_are_kept(&self, house: &House) {
        for table in self.tables.values() {
            let kept = house.store().journal(&id(table), 0).await.expect("the journal");
            let kept = kept.into_iter().map(|entry| (entry.line, entry.at.0, entry.key));
            let old = self.journals.get(table).cloned().unwrap_or_default();
            assert_eq!(kept.take(old.len()).collect::<Vec<_>>(), old, "{table}");
        }
    }
}

fn id(table: &str) -> TableId {
    table.parse().expect("the name of a table")
}

/// Fields that hold words for people, which are rewritten now and then.
const WORDS: [&str; 6] = ["text", "asked", "last_word", "title", "message", "first_turn"];

/// What is told now, as far as it was told then: without the fields that came since, and in the words of then.
fn as_then(now: Value, then: &Value) -> Value {
    match (now, then) {
        (Value::Object(mut now), Value::Object(then)) => {
            let field = |(name, old): (&String, &Value)| {
                let told = now.remove(name)?;
                let words = WORDS.contains(&name.as_str()) && told.is_string() == old.is_string();
                Some((name.clone(), if words { old.clone() } else { as_then(told, old) }))
            };
            Value::Object(then.iter().filter_map(field).collect())
        }
        (Value::Array(now), Value::Array(then)) if now.len() == then.len() => {
            now.into_iter().zip(then).map(|(now, then)| as_then(now, then)).collect()
        }
        (now, _) => now,
    }
}

/// The first place where the two differ, and what stands there now and then.
fn difference(now: &Value, then: &Value) -> Option<String> {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) if now.keys().eq(then.keys()) => {
            then.iter().find_map(|(name, then)| Some(format!("{name}.{}", difference(&now[name], then)?)))
        }
        (Value::Array(now), Value::Array(then)) if now.len() == then.len() => {
            (0..then.len()).find_map(|at| Some(format!("{at}.{}", difference(&now[at], &then[at])?)))
        }
        _ => (now != then).then(|| format!(" now {now}, then {then}")),
    }
}

/// Without what a clock says. What jellyfish cards bring stood apart from starfish cards then and belongs to them now.
fn comparable(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            fields.remove("clock_ms");
            if let Some(Value::Array(points)) = fields.get_mut("points")
                && let [_, _, jellyfish, _, starfish] = points.as_mut_slice()
            {
                *starfish = together(jellyfish, starfish);
                *jellyfish = 0.into();
            }
            if let Some(source) = fields.get_mut("source").filter(|source| **source == "jellyfish") {
                *source = "starfish".into();
            }
            fields.values_mut().for_each(|field| *field = comparable(field.take()));
        }
        Value::Array(items) => {
            let place = |name: &str| items.iter().position(|item| item["source"] == name);
            if let (Some(jellyfish), Some(starfish)) = (place("jellyfish"), place("starfish")) {
                items[starfish]["points"] = together(&items[jellyfish]["points"], &items[starfish]["points"]);
                items[jellyfish]["points"] = 0.into();
            }
            for item in items.iter_mut() {
                *item = comparable(item.take());
            }
        }
        _ => {}
    }
    value
}

fn together(one: &Value, other: &Value) -> Value {
    (one.as_i64().unwrap_or_default() + other.as_i64().unwrap_or_default()).into()
}

fn fixture(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/cfb4ac5").join(name);
    let mut bytes = Vec::new();
    GzDecoder::new(fs::File::open(path).expect("the fixture")).read_to_end(&mut bytes).expect("it is whole");
    bytes
}

fn old(name: &str) -> Old {
    serde_json::from_slice(&fixture(name)).expect("answers")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_sqlite_database_of_cfb4ac5_is_told_and_played_on() {
    let folder = folder();
    fs::write(folder.path().join("lagoon.db"), fixture("sqlite.db.gz")).expect("a copy");
    let old = old("sqlite.json.gz");
    let clock = Clock::standing_at(old.now);
    let house = House::in_folder(folder, Environment::default().with_clock(clock.clone()), |_| {}).await;
    lives_on(&old, house, &clock).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_database_of_cfb4ac5_is_told_and_played_on() {
    let dump = String::from_utf8(fixture("postgres.sql.gz")).expect("text");
    let skipped = "the PostgreSQL database of cfb4ac5";
    let Some(schema) = Schema::restored(&dump, DUMPED, skipped).await else { return };
    let old = old("postgres.json.gz");
    let clock = Clock::standing_at(old.now);
    let environment = Environment::default().with_clock(clock.clone());
    let url = server::settings::DatabaseUrl::new(schema.url());
    let house = House::with(environment, |settings| settings.database = Some(url)).await;
    lives_on(&old, house, &clock).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_cfb4ac5_are_brought_up_to_date_by_migrating() {
    let folder = folder();
    fs::write(folder.path().join("lagoon.db"), fixture("sqlite.db.gz")).expect("a copy");
    let sqlite = Settings { data: folder.path().to_owned(), ..Settings::default() };
    let dump = String::from_utf8(fixture("postgres.sql.gz")).expect("text");
    let schema = Schema::restored(&dump, DUMPED, "migrating the PostgreSQL database of cfb4ac5").await;
    let postgres = schema.as_ref().map(|schema| {
        let database = Some(server::settings::DatabaseUrl::new(schema.url()));
        Settings { database, ..Settings::default() }
    });
    for settings in [Some(sqlite), postgres].into_iter().flatten() {
        let plan = Server::migration(&settings).await.expect("a plan");
        assert!(plan.found >= 1 && plan.steps.len() as i64 == plan.known - plan.found, "{plan:?}");
        assert!(!plan.is_online() && plan.steps.iter().all(|step| !step.about().is_empty()), "{plan:?}");
        assert_eq!(Server::migration(&settings).await.expect("a plan").found, plan.found, "only looked at");
        let done = Server::migrate(&settings).await.expect("it is migrated");
        assert_eq!(done.steps.len(), plan.steps.len());
        let again = Server::migrate(&settings).await.expect("it is up to date");
        assert_eq!((again.found, again.steps.len()), (plan.known, 0));
        let started = Server::start(Settings { listen: ([127, 0, 0, 1], 0).into(), ..settings }).await;
        started.expect("it serves").stop().await;
    }
}

async fn lives_on(old: &Old, mut house: House, clock: &Clock) {
    old.is_told_again(&house).await;
    old.journals_are_kept(&house).await;
    names_its_components(old, &house).await;
    house.reopen().await;
    old.is_told_again(&house).await;
    clock.advance(Duration::from_secs(1));
    let mut played = Vec::new();
    for (number, table) in old.tables.values().enumerate() {
        played.extend(plays_on(old, &house, table, number).await);
    }
    assert!(played.len() >= 10, "only {} tables were played on", played.len());
    house.reopen().await;
    for (table, guest, play, version) in played {
        let guest = old.guest(&house, &guest);
        let again: Played = guest.play(&table, &play).await.expect("it was acknowledged");
        assert_eq!((again.version, again.repeated), (version, true), "{table}");
        assert!(scene(&guest, &table).await.version >= version);
    }
    old.journals_are_kept(&house).await;
    // The old game goes on to its end, and what it was dealt from verifies.
    let ada = old.guest(&house, "Ada");
    for table in ["wreck-raiders-2018", "fork"] {
        verifies(&ada, &old.tables[table]).await;
    }
}

/// A play that was acknowledged: where, by whom, and the version it led to.
type Kept = (String, String, Play, u64);

/// The person whose turn it is decides, if the game runs.
async fn plays_on(old: &Old, house: &House, table: &str, number: usize) -> Option<Kept> {
    for name in old.cookies.keys() {
        let guest = old.guest(house, name);
        let Some(scene) = asked(&guest, table).await else { continue };
        let action = scene.options[number % scene.options.len()].notation.clone();
        let play = Play { key: format!("on-{number}"), at_version: scene.version, action };
        let played = guest.play(table, &play).await.expect("an option is legal");
        return Some((table.to_owned(), name.clone(), play, played.version));
    }
    None
}

/// The scene of the guest's seat that must decide.
async fn asked(guest: &Guest, table: &str) -> Option<Scene> {
    let welcome = guest.table(table).await.expect("the table");
    let turn = welcome.scene?.turn?;
    let yours = welcome.table.seats.iter().any(|seat| seat.yours && seat.seat == turn);
    let path = format!("/api/tables/{table}?as={turn}");
    let seen: protocol::Welcome =
        if yours { guest.get(&path).await.expect("the table") } else { return None };
    seen.scene.filter(|scene| !scene.options.is_empty())
}

/// What has begun is told that it began with the oldest data there is, which is not what ships now.
async fn names_its_components(old: &Old, house: &House) {
    assert!(house.store().tables_without_components(1).await.expect("a list").is_empty());
    for table in old.tables.values() {
        let kept = house.store().table(&id(table)).await.expect("the table");
        assert_eq!(kept.components.is_some(), kept.status != store::Status::Open, "{table}");
        let Some(digest) = kept.components else { continue };
        let terms: Value = serde_json::from_str(&kept.terms).expect("terms");
        let shelf = shelf::Shelf::shipped();
        let game = shelf.game(terms["terms"]["game"].as_str().expect("a name")).expect("one of ours");
        let Some(oldest) = game.former_component_files().first() else { continue };
        assert_ne!(digest, game.digest(&shelf::Order::default()).expect("embedded").to_string());
        let text = house.store().components(&digest).await.expect("its component file").text;
        assert_eq!(text, *oldest, "{table}");
    }
}

async fn verifies(guest: &Guest, table: &str) {
    while guest.table(table).await.expect("the table").table.status != Status::Over {
        let scene = scene(guest, table).await;
        if scene.options.is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        }
        let action = scene.options[some_option(&scene) % scene.options.len()].notation.clone();
        let play = Play { key: format!("end-{}", scene.version), at_version: scene.version, action };
        guest.play(table, &play).await.expect("an option is legal");
    }
    let record: referee::Record = guest.record(table).await.expect("a record").parse().expect("it is whole");
    let game = shelf::Shelf::shipped().game(&record.header().game).expect("one of ours");
    let verdict = game.verify(&record, None).expect("it can be replayed");
    assert!(matches!(verdict, referee::Verdict::Honest(_)), "{verdict}");
}
