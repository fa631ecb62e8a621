//! A server of one's own on a free port, with its data in a folder that is gone when the test is.
#![allow(dead_code, reason = "every test file uses its own part of this one")]

pub mod raw;

use client::{ClientError, Guest};
use protocol::{Clock, CreateTable, ErrorCode, Play, Scene, SeatRequest, Sit, TableInfo, Terms, Welcome};
use raw::Line;
use server::settings::Settings;
use server::{Environment, Server};
use std::net::SocketAddr;
use std::path::Path;
use tempfile::TempDir;

/// A running server.
pub struct House {
    server: server::Running,
    folder: TempDir,
}

impl House {
    /// A house without limits to speak of.
    pub async fn open() -> Self {
        Self::with(Environment::default(), |_| {}).await
    }

    /// A house with settings of its own.
    pub async fn with(environment: Environment, change: impl FnOnce(&mut Settings)) -> Self {
        Self::in_folder(folder(), environment, change).await
    }

    /// A house whose data lies there already.
    pub async fn in_folder(
        folder: TempDir,
        environment: Environment,
        change: impl FnOnce(&mut Settings),
    ) -> Self {
        let mut settings = open_house(folder.path());
        change(&mut settings);
        let server = Server::start_in(settings, environment).await.expect("a server");
        Self { server, folder }
    }

    pub fn address(&self) -> SocketAddr {
        self.server.address
    }

    pub fn store(&self) -> &store::Store {
        &self.server.app().store
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> u32 {
        self.server.app().places.taken()
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Stops the server and gives its data back.
    pub async fn close(self) -> TempDir {
        self.server.stop().await;
        self.folder
    }

    pub async fn guest(&self, name: &str) -> Guest {
        Guest::introduce(self.address(), name).await.expect("a guest")
    }

    /// Requests of a guest as bytes.
    pub fn line(&self, guest: &Guest) -> Line {
        Line::new(self.address(), guest.cookie())
    }

    /// Requests of somebody without a cookie as bytes.
    pub fn stranger(&self) -> Line {
        Line::new(self.address(), None)
    }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Limits are there against strangers; tests that mean them set their own.
fn open_house(folder: &Path) -> Settings {
    let mut settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        ..Settings::default()
    };
    let limits = &mut settings.limits;
    limits.tables_per_guest = 1_000;
    limits.new_guests_per_hour = 100_000;
    limits.guest_requests_per_second = 10_000;
    limits.guest_requests_burst = 100_000;
    limits.address_requests_per_second = 100_000;
    limits.address_requests_burst = 1_000_000;
    limits.socket_messages_per_second = 10_000;
    limits.socket_messages_burst = 100_000;
    limits.sockets_per_address = 100_000;
    limits.sockets_per_guest = 10_000;
    limits.bot_pace_ms = 0;
    limits.shutdown_grace_seconds = 1;
    settings
}

/// Terms of a table by link only, without a clock.
pub fn terms(game: &str) -> Terms {
    Terms { game: game.into(), edition: None, public: false, clock: Clock::None, away_minutes: None }
}

/// A table for its owner and so many others.
pub fn for_people(game: &str, people: usize) -> CreateTable {
    let mut seats = vec![SeatRequest::Open; people];
    seats[0] = SeatRequest::Me;
    CreateTable { terms: terms(game), seats }
}

/// Lays a table for these guests, the first of whom owns it, and sits them down.
pub async fn laid(order: &CreateTable, guests: &[&Guest]) -> TableInfo {
    let table = guests[0].create(order).await.expect("a table");
    for guest in &guests[1..] {
        let sit = Sit { invite: table.invite.clone(), ..Sit::default() };
        guest.sit(&table.id, &sit).await.expect("a seat");
    }
    table
}

/// The name of a table that these guests have begun to play at.
pub async fn begun(order: &CreateTable, guests: &[&Guest]) -> String {
    let table = laid(order, guests).await;
    guests[0].start(&table.id).await.expect("a start");
    table.id
}

pub async fn scene(guest: &Guest, id: &str) -> Scene {
    guest.table(id).await.expect("the table").scene.expect("the game has begun")
}

/// The first option of the guest whose turn it is, as a play.
pub fn first_option(scene: &Scene, key: &str) -> Play {
    let action = scene.options.first().expect("it is their turn").notation.clone();
    Play { key: key.into(), at_version: scene.version, action }
}

/// What must not change when something is refused: how far the game is and who sits where.
pub fn standing(welcome: &Welcome) -> (u64, u64, TableInfo) {
    let (version, step) = welcome.scene.as_ref().map_or((0, 0), |scene| (scene.version, scene.step));
    let mut table = welcome.table.clone();
    table.spectators = 0;
    for seat in &mut table.seats {
        seat.clock_ms = None;
        if let protocol::Sitter::Person { connected, .. } = &mut seat.sitter {
            *connected = false;
        }
    }
    (version, step, table)
}

#[track_caller]
pub fn refused_with<T: std::fmt::Debug>(answer: Result<T, ClientError>, wanted: ErrorCode) {
    let error = answer.expect_err("this must be refused");
    let Some(failure) = error.failure() else { panic!("no refusal of the protocol: {error}") };
    assert_eq!(failure.code, wanted, "{failure}");
    assert!(!failure.message.is_empty(), "a refusal says why");
}
