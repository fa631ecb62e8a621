//! Whatever comes in, a typed refusal or an ordinary answer goes out, the server lives, and the table is as it was.

mod words;

use client::{Guest, Look, Socket};
use protocol::{ClientMessage, Method, Route, ServerMessage, routes};
use std::fs;
use std::path::Path;
use test_house::{Answer, Ask};
use test_house::{House, answer, begun, first_option, for_people, lasting, scene, standing};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use words::Words;

/// Messages to each route and to each socket.
const TRIES: usize = 60;

/// A table in play, with a key of every kind that is never the one to open it.
struct Target {
    house: House,
    ana: Guest,
    ben: Guest,
    cleo: Guest,
    id: String,
}

impl Target {
    async fn new(game: &str) -> Self {
        let house = House::open().await;
        let (ana, ben, cleo) =
            (house.guest("Ana").await, house.guest("Ben").await, house.guest("Cleo").await);
        let id = begun(&for_people(game, 2), &[&ana, &ben]).await;
        Self { house, ana, ben, cleo, id }
    }

    async fn standing(&self) -> (u64, u64, protocol::TableInfo) {
        standing(&self.ana.table(&self.id).await.expect("the table"))
    }

    /// The one who must wait: nothing they send can be a move.
    async fn waiting(&self) -> &Guest {
        if scene(&self.ana, &self.id).await.turn == Some('A') { &self.ben } else { &self.ana }
    }

    async fn lives(&self) {
        let told = answer(&self.house.stranger(), &Ask::get("/healthz")).await;
        assert_eq!(told.status, 200, "{}", lasting(&told));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_refuses_garbage_with_a_word() {
    let target = Target::new("coralia").await;
    let before = target.standing().await;
    let mut words = Words::new(1);
    let guests = [target.cleo.clone(), target.house.stranger()];
    for route in routes() {
        for number in 0..TRIES {
            let ask = garbled(&route, &target.id, &mut words);
            check(&ask, &answer(&guests[number % 2], &ask).await);
        }
    }
    target.lives().await;
    assert_eq!(target.standing().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_refuses_odd_names_queries_and_cookies_with_a_word() {
    let target = Target::new("wreck-raiders").await;
    let before = target.standing().await;
    let mut words = Words::new(2);
    for route in routes() {
        for _ in 0..TRIES / 3 {
            let path = words.fill(route.path);
            let query = words.query();
            let ask = Ask::new(route.method.name(), path + &query);
            let cookie = format!("{}={}", protocol::COOKIE, words.token());
            let stranger = target.house.stranger();
            let guest = if words.one_in(2) { stranger.with_cookie(&cookie) } else { stranger };
            check(&ask, &answer(&guest, &ask).await);
        }
    }
    target.lives().await;
    assert_eq!(target.standing().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_refuses_garbage_and_stays_open() {
    for game in ["coralia", "wreck-raiders"] {
        let target = Target::new(game).await;
        let before = target.standing().await;
        let mut words = Words::new(3);
        let valid = valid_messages(&target).await;
        for guest in [&target.cleo, target.waiting().await] {
            let mut socket = guest.socket(&target.id, &Look::default()).await.expect("a socket");
            for _ in 0..TRIES * 4 {
                let text = words.message(&valid);
                socket.send_text(text.clone()).await.unwrap_or_else(|error| panic!("{error} after {text:?}"));
                beat(&mut socket, &text).await;
            }
        }
        target.lives().await;
        assert_eq!(target.standing().await, before);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_http_at_all_harms_nobody() {
    let target = Target::new("coralia").await;
    let before = target.standing().await;
    let mut words = Words::new(4);
    for _ in 0..TRIES {
        let mut stream = TcpStream::connect(target.house.address()).await.expect("the server listens");
        let bytes = words.bytes(2_000);
        // The server may hang up while it is still being shouted at.
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    target.lives().await;
    assert_eq!(target.standing().await, before);
}

/// What the fuzzer asks, asked of its seeds and of their neighbours: without a network, and on any toolchain.
#[test]
fn the_seeds_of_the_fuzzer_and_their_neighbours_find_nothing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/server_messages");
    let mut words = Words::new(5);
    for seed in fs::read_dir(folder).expect("the seeds") {
        let seed = fs::read(seed.expect("a seed").path()).expect("a seed can be read");
        test_house::messages::messages(&seed);
        for _ in 0..TRIES {
            test_house::messages::messages(&words.mutated(&seed));
        }
    }
}

/// A request to a route whose body is anything.
fn garbled(route: &Route, id: &str, words: &mut Words) -> Ask {
    let path = route.path.replace("{id}", id).replace("{step}", "3").replace("{game}", "coralia");
    let mut ask = Ask::post(path, words.body());
    ask.method = route.method.name().into();
    if route.method == Method::Get {
        ask.body.clear();
    }
    ask
}

/// No fault of the server; and a refusal is one of the protocol, with the status that goes with it.
#[track_caller]
fn check(ask: &Ask, answer: &Answer) {
    assert!((200..500).contains(&answer.status), "{ask:?}\n{}", lasting(answer));
    if answer.status >= 400 && ask.path.starts_with("/api/") {
        let failure = answer
            .failure()
            .unwrap_or_else(|| panic!("no refusal of the protocol: {ask:?}\n{}", lasting(answer)));
        // HTTP has words of its own for a method, a kind of body and an upgrade that were not asked for.
        let own = [405, 415, 426].contains(&answer.status);
        assert!(own || failure.code.status() == answer.status, "{} for {failure}", answer.status);
        assert!(!failure.message.is_empty(), "a refusal says why");
    }
}

/// Messages that would be right if someone else sent them, or at another time.
async fn valid_messages(target: &Target) -> Vec<String> {
    let mover =
        if scene(&target.ana, &target.id).await.turn == Some('A') { &target.ana } else { &target.ben };
    let play = first_option(&scene(mover, &target.id).await, "valid");
    let undo = protocol::Undo { key: "undo".into(), at_version: play.at_version };
    let messages = [
        ClientMessage::Play(play),
        ClientMessage::Undo(undo),
        ClientMessage::Say(protocol::Say { text: "hello".into() }),
        ClientMessage::Look { seat: 'A' },
        ClientMessage::Beat,
    ];
    messages.iter().map(|message| serde_json::to_string(message).expect("a message")).collect()
}

/// Everything that comes until the server answers a beat is of the protocol.
async fn beat(socket: &mut Socket, after: &str) {
    socket.send(&ClientMessage::Beat).await.unwrap_or_else(|error| panic!("{error} after {after:?}"));
    loop {
        let message = socket.next().await.unwrap_or_else(|error| panic!("{error} after {after:?}"));
        match message.unwrap_or_else(|| panic!("closed after {after:?}")) {
            ServerMessage::Beat => return,
            ServerMessage::Refused { error, .. } => {
                assert!(error.code.status() < 500, "{error} for {after:?}");
            }
            ServerMessage::Closing { error } => panic!("{error} after {after:?}"),
            _ => {}
        }
    }
}
