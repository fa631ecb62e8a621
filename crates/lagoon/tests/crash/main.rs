//! What a server has acknowledged outlives any fault of it and of its database: in order, once, with one person on a seat.
//!
//! `cargo xtask crash --kills N` does it longer, through `LAGOON_KILLS`.

mod faults;
mod seats;

use client::{ClientError, Guest, Launch, ServerProcess};
use faults::Victim;
use protocol::{Clock, CreateTable, ErrorCode, Play, SeatRequest, Sit, Terms};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::env;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use test_house::Schema;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

const KILLS: u32 = 25;

/// Between two tries to reach a server that is being started.
const PATIENCE: Duration = Duration::from_millis(20);

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_moves_outlive_kills_on_sqlite() {
    survive(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledged_moves_outlive_kills_on_postgresql() {
    let Some(schema) = Schema::new("kills on PostgreSQL").await else { return };
    survive(Some(&schema)).await;
}

async fn survive(database: Option<&Schema>) {
    let folder = tempfile::tempdir().expect("a folder for the server");
    let mut launch = Launch::new(env!("CARGO_BIN_EXE_lagoon"), folder.path());
    launch.database = database.map(Schema::url);
    launch.settings.insert_str(0, "log_level = \"warn\"\n");
    let server = launch.start().await.expect("a server");
    launch.listen = server.address();
    let tables = lay_tables(&server).await;
    // People hold back for a while after each move until the kills are over, so that the games last.
    let (hurry, calm) = watch::channel(false);
    let acknowledged = Arc::new(AtomicU64::new(0));
    let mut people = JoinSet::new();
    for (number, (id, guests)) in tables.iter().enumerate() {
        for (seat, guest) in guests.iter().enumerate() {
            let words = SmallRng::seed_from_u64(number as u64 * 8 + seat as u64);
            let (id, guest) = (id.clone(), guest.clone());
            let person = Person { id, guest, words, pause: 60 * kills().div_ceil(KILLS), moves: Vec::new() };
            people.spawn(person.play(calm.clone(), Arc::clone(&acknowledged)));
        }
    }
    let fights = tokio::spawn(seats::fight(Guest::stranger(server.address()), calm.clone()));
    let victim = Victim { server, launch: &launch, database };
    let server = hurt_again_and_again(victim, &acknowledged).await;
    hurry.send(true).expect("people are still playing");
    eprintln!("{} seats were fought for", fights.await.expect("each seat has one person"));
    let mut played = Vec::new();
    while let Some(person) = people.join_next().await {
        played.push(person.expect("nobody panics"));
    }
    for (id, guests) in &tables {
        let record = guests[0].record(id).await.expect("the record of a finished game");
        let of_table: Vec<&Person> = played.iter().filter(|person| person.id == *id).collect();
        compare(&record, &of_table);
        verify(folder.path(), id, &record);
    }
    server.kill().expect("the server to end");
}

fn kills() -> u32 {
    env::var("LAGOON_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS)
}

async fn lay_tables(server: &ServerProcess) -> Vec<(String, Vec<Guest>)> {
    let mut tables = Vec::new();
    for (number, (game, people, bots)) in
        [("coralia", 2, 1), ("coralia", 1, 1), ("wreck-raiders", 2, 0), ("wreck-raiders", 1, 0)]
            .iter()
            .enumerate()
    {
        let stranger = Guest::stranger(server.address());
        let mut guests = Vec::new();
        for seat in 0..*people {
            guests.push(stranger.called(&format!("Guest {number}.{seat}")).await.expect("a guest"));
        }
        let mut seats = vec![SeatRequest::Open; *people];
        seats[0] = SeatRequest::Me;
        seats.extend((0..*bots).map(|_| SeatRequest::Bot { level: "calm".into() }));
        let terms = Terms {
            game: (*game).into(),
            edition: None,
            public: true,
            clock: Clock::None,
            away_minutes: None,
            absence_minutes: None,
            lesson: None,
        };
        let id = guests[0].create(&CreateTable { terms, seats }).await.expect("a table").id;
        for guest in &guests[1..] {
            guest.sit(&id, &Sit::default()).await.expect("a seat");
        }
        guests[0].start(&id).await.expect("a start");
        tables.push((id, guests));
    }
    tables
}

async fn hurt_again_and_again(mut victim: Victim<'_>, acknowledged: &AtomicU64) -> ServerProcess {
    let mut words = SmallRng::seed_from_u64(7);
    let mut before = 0;
    for number in 0..kills() {
        sleep(Duration::from_millis(words.random_range(0..400))).await;
        let (recovered, fault) = victim.suffer(&mut words).await;
        victim = recovered;
        let now = acknowledged.load(Ordering::Relaxed);
        eprintln!("{number} {fault}: {} moves acknowledged since the last", now - before);
        before = now;
    }
    assert!(before > 0, "faults between moves show something only if there are moves");
    victim.server
}

/// Someone who plays any option, and asks again under the same key until there is an answer.
struct Person {
    id: String,
    guest: Guest,
    words: SmallRng,
    /// The longest they hold back before a move, in milliseconds: the games must outlast the kills.
    pause: u32,
    moves: Vec<Move>,
}

/// A move the server has acknowledged.
struct Move {
    at_version: u64,
    seat: char,
    action: String,
}

impl Person {
    async fn play(mut self, hurry: watch::Receiver<bool>, acknowledged: Arc<AtomicU64>) -> Self {
        loop {
            let Some(scene) = self.look().await else { continue };
            if scene.over {
                return self;
            }
            let (Some(seat), false) = (scene.turn, scene.options.is_empty()) else {
                sleep(PATIENCE).await;
                continue;
            };
            if !*hurry.borrow() {
                sleep(Duration::from_millis(self.words.random_range(0..self.pause).into())).await;
            }
            let action = scene.options[self.words.random_range(0..scene.options.len())].notation.clone();
            let key = format!("{:016x}", self.words.random::<u64>());
            let play = Play { key, at_version: scene.version, action };
            self.insist(&play).await;
            acknowledged.fetch_add(1, Ordering::Relaxed);
            self.moves.push(Move { at_version: play.at_version, seat, action: play.action });
        }
    }

    async fn look(&self) -> Option<protocol::Scene> {
        match self.guest.table(&self.id).await {
            Ok(welcome) => {
                let scene = welcome.scene.expect("the game has begun");
                assert!(scene.over || welcome.table.dice.seed.is_none(), "a seed before the end");
                Some(scene)
            }
            Err(error) => {
                assert!(is_passing(&error), "{error}");
                sleep(PATIENCE).await;
                None
            }
        }
    }

    async fn insist(&self, play: &Play) {
        while let Err(error) = self.guest.play(&self.id, play).await {
            assert!(is_passing(&error), "{error}");
            sleep(PATIENCE).await;
        }
    }
}

/// A server or a database that is away may be forgiven; one that refuses what it offered may not.
fn is_passing(error: &ClientError) -> bool {
    let code = error.failure().map(|failure| failure.code);
    matches!(code, None | Some(ErrorCode::Stopping | ErrorCode::StoreUnavailable))
}

/// Every acknowledged move stands in the record where it was made, and no person has a move there that was never made.
fn compare(record: &str, people: &[&Person]) {
    let steps: Vec<&str> = steps(record);
    for person in people {
        for Move { at_version, seat, action } in &person.moves {
            assert_eq!(steps[*at_version as usize], format!("{seat} {action}"), "step {at_version}");
        }
        let seat = person.moves.first().expect("everybody has moved").seat;
        let own = steps.iter().filter(|step| step.starts_with(&format!("{seat} "))).count();
        assert_eq!(own, person.moves.len(), "moves of {seat}");
    }
}

fn steps(record: &str) -> Vec<&str> {
    let step = |line: &&str| line.as_bytes().get(1) == Some(&b' ') && !line.starts_with('#');
    record.lines().filter(step).collect()
}

fn verify(folder: &Path, id: &str, record: &str) {
    let file = folder.join(format!("{id}.record"));
    std::fs::write(&file, record).expect("a file for the record");
    let verdict = Command::new(env!("CARGO_BIN_EXE_lagoon")).arg("verify").arg(&file).output();
    let verdict = verdict.expect("lagoon verify to run");
    let text = String::from_utf8_lossy(&verdict.stdout);
    assert!(verdict.status.success() && text.contains("honest") && !text.contains("dishonest"), "{text}");
}
