//! `lagoon load`: whole games by many guests through the real API, and how long everyone waits.

mod measure;
mod table;

use crate::cli::Load;
use anyhow::{Context, Result};
use client::{Guest, Launch, Look, ServerProcess, Socket};
use measure::Measure;
use protocol::{CreateTable, SeatRequest, Terms};
use shelf::Shelf;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Spectators of one waiting table in the crowd of idle sockets.
const CROWD: usize = 50;

pub fn run(load: &Load, shelf: &Shelf) -> Result<ExitCode> {
    let game = match &load.game {
        Some(name) => shelf.game(name)?,
        None => shelf.games().last().copied().context("the shelf is empty")?,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(load, game.name()))
}

async fn measure(load: &Load, game: &'static str) -> Result<ExitCode> {
    let folder = Folder::new()?;
    let mut launch = Launch::new(std::env::current_exe()?, &folder.0);
    launch.database.clone_from(&load.database);
    let server = launch.start().await?;
    let empty = server.memory();
    let idle = crowd(&server, game, load.idle).await.context("opening idle sockets")?;
    let crowded = server.memory();
    let measure = Arc::new(Measure::default());
    let mut tables = lay(&server, load, game, &measure).await.context("creating tables")?;
    let laid = server.memory();
    measure.begin();
    let begun = Instant::now();
    sleep(Duration::from_secs_f64(load.seconds)).await;
    let time = begun.elapsed();
    measure.end();
    let played = server.memory();
    tables.shutdown().await;
    let report = measure.report(load, time, idle.len(), [empty, crowded, laid, played]);
    if load.json {
        anstream::println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        anstream::println!("{report}");
    }
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A folder for the server's files, gone when the run is.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("lagoon-load-{}", std::process::id()));
        fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            anstream::eprintln!("cannot remove {}: {error}", self.0.display());
        }
    }
}

/// Creates all tables and lets their seats play on in the background.
async fn lay(server: &ServerProcess, load: &Load, game: &str, measure: &Arc<Measure>) -> Result<JoinSet<()>> {
    let mut tables = JoinSet::new();
    let stranger = Guest::stranger(server.address());
    let pause = Duration::from_secs_f64(load.every / load.players as f64);
    for number in 0..load.tables {
        let mut guests = Vec::new();
        for seat in 0..load.players {
            guests.push(stranger.called(&format!("Guest {number}.{seat}")).await?);
        }
        let order = order(load, game);
        let first = table::lay(&order, &guests).await?;
        tables.spawn(table::play_on(order, guests, first, pause, number as u64, Arc::clone(measure)));
    }
    Ok(tables)
}

fn order(load: &Load, game: &str) -> CreateTable {
    let mut seats = vec![SeatRequest::Open; load.players];
    seats[0] = SeatRequest::Me;
    let terms = Terms {
        game: game.into(),
        edition: None,
        public: true,
        clock: protocol::Clock::None,
        away_minutes: None,
    };
    CreateTable { terms, seats }
}

/// Sockets that look at tables where nothing happens.
async fn crowd(server: &ServerProcess, game: &str, size: usize) -> Result<Vec<Socket>> {
    let owner = Guest::introduce(server.address(), "Host").await?;
    let stranger = Guest::stranger(server.address());
    let mut sockets = Vec::with_capacity(size);
    let terms = Terms {
        game: game.into(),
        edition: None,
        public: false,
        clock: protocol::Clock::None,
        away_minutes: None,
    };
    let mut table = String::new();
    for number in 0..size {
        if number % CROWD == 0 {
            let seats = vec![SeatRequest::Me, SeatRequest::Open];
            table = owner.create(&CreateTable { terms: terms.clone(), seats }).await?.id;
        }
        sockets.push(stranger.socket(&table, &Look::default()).await?);
    }
    Ok(sockets)
}
