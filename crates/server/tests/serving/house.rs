//! A server on a port of its own with a database of its own, and the people who visit it.

#![allow(dead_code, reason = "each test file uses what it needs")]

use futures_util::{SinkExt, StreamExt};
use protocol::{
    ClientMessage, CreateTable, Created, ErrorCode, Failure, Played, Scene, SeatRequest, ServerMessage,
    TableInfo, Terms, Welcome,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::settings::Settings;
use server::{Environment, Running, Server};
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing in a test waits longer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that can be stopped and opened again on the same database.
pub struct House {
    folder: TempDir,
    running: Option<Running>,
    settings: Settings,
    environment: Environment,
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    address: SocketAddr,
    pub cookie: Option<String>,
    keys: u64,
}

/// An answer as it came.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl House {
    pub async fn open() -> Self {
        Self::open_with(|_| {}, Environment::default()).await
    }

    pub async fn open_with(change: impl FnOnce(&mut Settings), environment: Environment) -> Self {
        let folder = TempDir::new().expect("a folder can be made");
        let mut settings = Settings {
            listen: "127.0.0.1:0".parse().expect("an address"),
            data: folder.path().join("data"),
            ..Settings::default()
        };
        let limits = &mut settings.limits;
        limits.bot_pace_ms = 0;
        limits.guest_requests_per_second = 10_000;
        limits.guest_requests_burst = 100_000;
        limits.address_requests_per_second = 10_000;
        limits.address_requests_burst = 100_000;
        limits.new_guests_per_hour = 1_000;
        limits.shutdown_grace_seconds = 5;
        change(&mut settings);
        let mut house = Self { folder, running: None, settings, environment };
        house.reopen().await;
        house
    }

    /// Stops if it runs, and opens on the same database, on another port.
    pub async fn reopen(&mut self) {
        self.close().await;
        let started = Server::start_in(self.settings.clone(), self.environment.clone()).await;
        self.running = Some(started.expect("the server starts"));
    }

    pub async fn close(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("the server runs").address
    }

    /// Another server on the same database.
    pub async fn beside(&self) -> Running {
        Server::start_in(self.settings.clone(), self.environment.clone()).await.expect("the server starts")
    }

    pub fn running(&self) -> &Running {
        self.running.as_ref().expect("the server runs")
    }

    /// Somebody who has not introduced themselves.
    pub fn stranger(&self) -> Visitor {
        Visitor { address: self.address(), cookie: None, keys: 0 }
    }

    pub async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        visitor.introduce(&json!({ "name": name })).await;
        visitor
    }
}

impl Visitor {
    /// The same browser after the server moved to another port.
    pub fn follow(&mut self, house: &House) {
        self.address = house.address();
    }

    /// The same person at another server.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub async fn introduce(&mut self, wish: &Value) -> Answer {
        let answer = self.send("POST", "/api/guest", Some(wish)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        self.take_cookie(&answer);
        answer
    }

    pub fn take_cookie(&mut self, answer: &Answer) {
        let line = answer.headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = line.and_then(|line| line.split(';').next()).expect("a cookie is set");
        self.cookie = Some(cookie.into());
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<&impl Serialize>) -> Answer {
        let body = body.map(|body| serde_json::to_string(body).expect("it is JSON")).unwrap_or_default();
        let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let (address, length) = (self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{kind}{cookie}Content-Length: {length}\r\n\r\n{body}"
        );
        let exchange = async {
            let mut stream = TcpStream::connect(address).await.expect("the server listens");
            stream.write_all(request.as_bytes()).await.expect("the server takes it");
            let mut text = String::new();
            stream.read_to_string(&mut text).await.expect("the server answers");
            text
        };
        let text = tokio::time::timeout(PATIENCE, exchange).await.expect("the server answers in time");
        Answer::read(&text)
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
        let created: Created = self.post("/api/tables", &CreateTable { terms, seats }).await;
        created.table
    }

    /// Lays a table and starts it.
    pub async fn begin(&self, game: &str, seats: Vec<SeatRequest>) -> String {
        let table = self.lay(game, seats).await;
        let started: TableInfo = self.post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
        started.id
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
            let answer = self.play(table, &scene, &action).await;
            let played: Played = answer.json();
            assert!(!played.repeated);
        }
        panic!("the game does not end");
    }

    pub async fn socket(&self, path: &str) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        }
        let (socket, _) = connect_async(request).await.expect("the socket opens");
        Socket(socket)
    }
}

impl Answer {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer has a head");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        Self { status, headers: head.replace("\r\n", "\n"), body: body.into() }
    }

    pub fn json<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.body);
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub fn failure(&self) -> Failure {
        let failure: Failure = serde_json::from_str(&self.body).expect("every refusal is typed");
        assert_eq!(self.status, failure.code.status());
        failure
    }

    pub fn refused(&self, code: ErrorCode) -> Failure {
        let failure = self.failure();
        assert_eq!(failure.code, code, "{}", self.body);
        failure
    }
}

impl Socket {
    pub async fn say(&mut self, message: &ClientMessage) {
        self.text(serde_json::to_string(message).expect("it is JSON")).await;
    }

    pub async fn text(&mut self, text: String) {
        self.0.send(Message::Text(text.into())).await.expect("the server takes it");
    }

    /// The next message; nothing once the socket is closed.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let received =
                tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message comes in time");
            match received? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("a message")),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub async fn welcome(&mut self) -> Welcome {
        self.until(|message| match message {
            ServerMessage::Welcome(welcome) => Some(*welcome),
            _ => None,
        })
        .await
    }

    /// Reads on until a message is the one.
    pub async fn until<T>(&mut self, mut pick: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.next().await.expect("the socket is open");
            if let Some(picked) = pick(message) {
                return picked;
            }
        }
    }
}

pub fn terms(game: &str) -> Terms {
    Terms {
        game: game.into(),
        edition: None,
        public: false,
        clock: protocol::Clock::None,
        away_minutes: None,
    }
}

pub fn bot() -> SeatRequest {
    SeatRequest::Bot { level: "calm".into() }
}

pub fn hot_seat(name: &str) -> SeatRequest {
    SeatRequest::HotSeat { name: name.into() }
}

/// A choice that differs from step to step, and is the same in every run.
pub fn some_option(scene: &Scene) -> usize {
    (scene.version as usize).wrapping_mul(2_654_435_761) >> 7
}
