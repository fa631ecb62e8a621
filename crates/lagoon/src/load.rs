//! `lagoon load`: whole games by many guests through the real API, and how long everyone waits.

mod crowd;
mod disk;
mod measure;
mod soak;
mod table;
mod thinking;

use crate::cli::Load;
use anyhow::{Context, Result};
use client::{Guest, Launch, ServerProcess};
use measure::{Measure, Memory};
use protocol::{CreateTable, SeatRequest, Terms};
use shelf::Shelf;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

pub fn run(load: &Load, shelf: &Shelf) -> Result<ExitCode> {
    let game = match &load.game {
        Some(name) => shelf.game(name)?,
        None => shelf.games().last().copied().context("the shelf is empty")?,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match load.soak {
            Some(minutes) => soak::run(load, game.name(), minutes).await,
            None => measure(load, game.name()).await,
        }
    })
}

async fn measure(load: &Load, game: &'static str) -> Result<ExitCode> {
    let folder = Folder::new()?;
    let mut launch = Launch::new(std::env::current_exe()?, &folder.0);
    launch.database.clone_from(&load.database);
    let before = disk_alone(load, &folder)?;
    let server = launch.start().await?;
    let measure = Arc::new(Measure::default());
    let [empty, crowded, laid, played] = play(load, game, &server, &measure).await?;
    drop(server);
    let memory = Memory::of(load, empty, crowded, laid, played);
    let report = measure.report(load, memory, disk::report(before, disk_alone(load, &folder)?));
    if load.json {
        anstream::println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        anstream::println!("{report}");
    }
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Half of the time before and half after: a disk has good and bad minutes.
fn disk_alone(load: &Load, folder: &Folder) -> Result<Vec<u32>> {
    let every = Duration::from_secs_f64(load.every / (load.players * load.tables.max(1)) as f64);
    disk::probe(&folder.0, every, Duration::from_secs_f64(load.seconds / 2.0))
}

/// Plays beside the crowd; gives the server's memory when empty, with its crowd, with its tables, and at the end.
async fn play(
    load: &Load,
    game: &'static str,
    server: &ServerProcess,
    measure: &Arc<Measure>,
) -> Result<[u64; 4]> {
    let empty = server.memory();
    let idle = crowd::idle(server, &terms(game, false), load.idle).await.context("opening idle sockets")?;
    let crowded = server.memory();
    let mut tables = lay(server, load, game, measure).await.context("creating tables")?;
    let laid = server.memory();
    let half_open = crowd::half_open(server.address(), load.half_open).await?;
    let thinking =
        thinking::deep(server, &terms(game, false), load.deep).await.context("laying deep tables")?;
    if load.deep > 0 {
        let guest = Guest::introduce(server.address(), "Waiting").await?;
        tables.spawn(thinking::wait_for_a_calm_bot(guest, terms(game, false), Arc::clone(measure)));
    }
    measure.begin();
    sleep(Duration::from_secs_f64(load.seconds)).await;
    measure.end();
    let played = server.memory();
    tables.shutdown().await;
    drop((idle, half_open, thinking));
    Ok([empty, crowded, laid, played])
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
    CreateTable { terms: terms(game, true), seats }
}

fn terms(game: &str, public: bool) -> Terms {
    Terms {
        game: game.into(),
        edition: None,
        public,
        clock: protocol::Clock::None,
        away_minutes: None,
        absence_minutes: None,
    }
}
