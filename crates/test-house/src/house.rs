//! A server in this process, on a port of its own, with its data in a folder that is gone when the test is.

use crate::{Guest, Visitor};
use server::settings::Settings;
use server::{Environment, Running, Server, ServerError};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use store::Store;
use tempfile::TempDir;

/// A server that can be stopped and opened again on the same database.
pub struct House {
    folder: TempDir,
    settings: Settings,
    environment: Environment,
    running: Option<Running>,
}

impl House {
    /// A house without limits to speak of.
    pub async fn open() -> Self {
        Self::with(Environment::default(), |_| {}).await
    }

    /// A house with an environment and settings of its own.
    pub async fn with(environment: Environment, change: impl FnOnce(&mut Settings)) -> Self {
        Self::in_folder(folder(), environment, change).await
    }

    /// A house whose data lies there already.
    pub async fn in_folder(
        folder: TempDir,
        environment: Environment,
        change: impl FnOnce(&mut Settings),
    ) -> Self {
        let mut settings = without_limits(folder.path());
        change(&mut settings);
        let mut house = Self { folder, settings, environment, running: None };
        house.reopen().await;
        house
    }

    /// Stops if it runs, and opens on the same database, on another port.
    pub async fn reopen(&mut self) {
        self.close().await;
        self.running = Some(self.beside().await.expect("the server starts"));
    }

    /// The same in another environment.
    pub async fn reopen_in(&mut self, environment: Environment) {
        self.environment = environment;
        self.reopen().await;
    }

    /// Another server on the same database, which is refused while this one runs.
    pub async fn beside(&self) -> Result<Running, ServerError> {
        Server::start_in(self.settings.clone(), self.environment.clone()).await
    }

    /// Another server on the same database, let in by taking the first one's lock away.
    pub async fn forced_beside(&self) -> Running {
        std::fs::remove_file(self.path().join("lagoon.lock")).expect("a lock");
        self.beside().await.expect("the server starts")
    }

    pub async fn close(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    /// Stops the server and gives its data back.
    pub async fn into_folder(mut self) -> TempDir {
        self.close().await;
        self.folder
    }

    pub fn running(&self) -> &Running {
        self.running.as_ref().expect("the server runs")
    }

    pub fn address(&self) -> SocketAddr {
        self.running().address
    }

    pub fn store(&self) -> &Store {
        &self.running().app().store
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> u32 {
        self.running().app().places.taken()
    }

    /// How the server is set up.
    pub fn settings(&self) -> Settings {
        self.settings.clone()
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Someone who has not introduced themselves.
    pub fn stranger(&self) -> Guest {
        Guest::stranger(self.address())
    }

    pub async fn guest(&self, name: &str) -> Guest {
        Guest::introduce(self.address(), name).await.expect("a guest")
    }

    /// A guest for whom nothing goes wrong.
    pub async fn visitor(&self, name: &str) -> Visitor {
        Visitor::new(self.guest(name).await)
    }

    /// A stranger for whom nothing goes wrong.
    pub fn passer_by(&self) -> Visitor {
        Visitor::new(self.stranger())
    }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Limits are there against strangers; tests that mean them set their own.
fn without_limits(folder: &Path) -> Settings {
    let mut settings = Settings {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        data: folder.to_owned(),
        ..Settings::default()
    };
    let limits = &mut settings.limits;
    limits.tables_per_guest = 1_000;
    limits.seats_per_guest = 1_000;
    limits.new_guests_per_hour = 100_000;
    limits.guest_requests_per_second = 10_000;
    limits.guest_requests_burst = 100_000;
    limits.address_requests_per_second = 100_000;
    limits.address_requests_burst = 1_000_000;
    limits.socket_messages_per_second = 10_000;
    limits.socket_messages_burst = 100_000;
    limits.sockets_per_address = 100_000;
    limits.connections_per_address = 100_000;
    limits.sockets_per_guest = 10_000;
    limits.bot_pace_ms = 0;
    limits.shutdown_grace_seconds = 5;
    settings
}
