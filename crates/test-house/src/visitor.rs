//! A guest for whom nothing goes wrong: whatever does ends the test.

use crate::{House, Socket, answer, terms};
use client::{Answer, Ask, Guest};
use protocol::{
    CreateTable, Created, ErrorCode, Failure, Played, Scene, SeatRequest, TableInfo, Terms, Welcome,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

/// Someone with a browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub guest: Guest,
    keys: u64,
}

/// An answer that is expected to be one thing.
pub trait Heard {
    /// The message of an answer that says yes.
    fn json<T: DeserializeOwned>(&self) -> T;
    /// What the server says when it refuses for this reason, with the status that goes with it.
    fn refused(&self, code: ErrorCode) -> Failure;
}

impl Visitor {
    pub fn new(guest: Guest) -> Self {
        Self { guest, keys: 0 }
    }

    /// The same browser after the server moved to another port.
    pub fn follow(&mut self, house: &House) {
        self.guest = self.guest.clone().at(house.address());
    }

    /// The same person at another server.
    #[must_use]
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { guest: self.guest.clone().at(address), keys: self.keys }
    }

    pub async fn introduce(&mut self, wish: &Value) -> Answer {
        let answer = self.send("POST", "/api/guest", Some(wish)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        self.take_cookie(&answer);
        answer
    }

    pub fn take_cookie(&mut self, answer: &Answer) {
        self.guest = self.guest.clone().with_cookie(answer.cookie().expect("a cookie is set"));
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<&impl Serialize>) -> Answer {
        let ask = match body {
            Some(body) => Ask::json(method, path, body).expect("it is JSON"),
            None => Ask::new(method, path),
        };
        answer(&self.guest, &ask).await
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        self.send("GET", path, None::<&()>).await.json()
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> T {
        self.send("POST", path, Some(body)).await.json()
    }

    /// A POST without a body.
    pub async fn call<T: DeserializeOwned>(&self, path: &str) -> T {
        self.send("POST", path, None::<&()>).await.json()
    }

    pub async fn lay(&self, game: &str, seats: Vec<SeatRequest>) -> TableInfo {
        self.lay_with(terms(game), seats).await
    }

    pub async fn lay_with(&self, terms: Terms, seats: Vec<SeatRequest>) -> TableInfo {
        self.post::<Created>("/api/tables", &CreateTable { terms, seats }).await.table
    }

    /// Creates a table and starts it.
    pub async fn begin(&self, game: &str, seats: Vec<SeatRequest>) -> String {
        let table = self.lay(game, seats).await;
        self.post::<TableInfo>(&format!("/api/tables/{}/start", table.id), &json!({})).await.id
    }

    pub async fn look(&self, table: &str) -> Welcome {
        self.get(&format!("/api/tables/{table}")).await
    }

    pub async fn scene(&self, table: &str) -> Scene {
        self.look(table).await.scene.expect("the game has begun")
    }

    pub fn key(&mut self) -> String {
        self.keys += 1;
        format!("try-{}", self.keys)
    }

    pub async fn play(&mut self, table: &str, scene: &Scene, action: &str) -> Answer {
        let body = json!({ "key": self.key(), "at_version": scene.version, "action": action });
        self.send("POST", &format!("/api/tables/{table}/play"), Some(&body)).await
    }

    /// Plays the option that `choose` picks whenever it is this visitor's turn, until the game is over.
    pub async fn play_out(&mut self, table: &str, choose: impl Fn(&Scene) -> usize) -> Scene {
        for _ in 0..20_000 {
            let scene = self.scene(table).await;
            if scene.over {
                return scene;
            }
            if scene.options.is_empty() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            let action = scene.options[choose(&scene) % scene.options.len()].notation.clone();
            let played: Played = self.play(table, &scene, &action).await.json();
            assert!(!played.repeated);
        }
        panic!("the game does not end");
    }

    pub async fn socket(&self, path: &str) -> Socket {
        Socket(self.guest.socket_at(path).await.expect("the socket opens"))
    }
}

impl Heard for Answer {
    fn json<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.text());
        self.read().unwrap_or_else(|error| panic!("{error}"))
    }

    fn refused(&self, code: ErrorCode) -> Failure {
        let failure = self.failure().expect("every refusal is typed");
        assert_eq!((self.status, failure.code), (code.status(), code), "{}", self.text());
        failure
    }
}
