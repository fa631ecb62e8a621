//! A long run with churn: strangers come, play, leave in the middle of games and are deleted; what the server needs is noted every minute.

use super::measure::Measure;
use super::{Folder, order, table};
use crate::cli::Load;
use anyhow::{Context, Result};
use client::{Guest, Launch, ServerProcess};
use protocol::CreateTable;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use server::settings::{Flags, Settings};
use server::{Order, Server};
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// An order of the host is a line of the log.
const QUIET: &str = "log_level = \"warn\"\n";

/// Tables that nobody looks at leave the memory after this time.
const IDLE: &str = "idle_minutes = 1\n";

/// How long people stay at one table, in seconds: some see the end of their game.
const STAY: std::ops::Range<f64> = 5.0..90.0;

/// How long a game that was left is kept.
const KEPT: Duration = Duration::from_secs(120);

const MINUTE: Duration = Duration::from_secs(60);

/// What the server has at one moment.
#[derive(Serialize)]
struct Sample {
    minute: u32,
    moves: u64,
    errors: u64,
    memory_kib: u64,
    descriptors: usize,
    files_kib: u64,
}

pub async fn run(load: &Load, game: &'static str, minutes: u32) -> Result<ExitCode> {
    let folder = Folder::new()?;
    let mut launch = Launch::new(std::env::current_exe()?, &folder.0);
    launch.database.clone_from(&load.database);
    launch.settings = format!("{QUIET}{}{IDLE}", launch.settings);
    let server = launch.start().await?;
    let measure = Arc::new(Measure::default());
    measure.begin();
    let (left, gone) = unbounded_channel();
    let mut crowd = come_and_go(load, game, &server, &measure, &left);
    crowd.spawn(purge(settings(&launch)?, gone, Arc::clone(&measure)));
    let samples = watch(minutes, &server, &folder.0, &measure, load.json).await?;
    crowd.shutdown().await;
    let levels = growth(&samples);
    if load.json {
        anstream::println!("{}", serde_json::to_string(&levels)?);
    } else {
        anstream::println!("{}", told(&levels));
    }
    let errors = samples.last().map_or(0, |last| last.errors);
    Ok(if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The settings by which orders of the host find this server.
fn settings(launch: &Launch) -> Result<Settings> {
    let config = Some(launch.folder.join("lagoon.toml"));
    let data = launch.folder.to_str().map(Into::into);
    Ok(Settings::load(&Flags { config, data, database: launch.database.clone(), ..Flags::default() })?)
}

/// As many tables as asked for, each with new people again and again.
fn come_and_go(
    load: &Load,
    game: &'static str,
    server: &ServerProcess,
    measure: &Arc<Measure>,
    left: &UnboundedSender<(Instant, String)>,
) -> JoinSet<()> {
    let stranger = Guest::stranger(server.address());
    let pause = Duration::from_secs_f64(load.every / load.players as f64);
    let mut crowd = JoinSet::new();
    for number in 0..load.tables as u64 {
        let visit = Visit {
            stranger: stranger.clone(),
            order: order(load, game),
            pause,
            measure: Arc::clone(measure),
            left: left.clone(),
        };
        crowd.spawn(visit.again_and_again(number));
    }
    crowd
}

struct Visit {
    stranger: Guest,
    order: CreateTable,
    pause: Duration,
    measure: Arc<Measure>,
    left: UnboundedSender<(Instant, String)>,
}

impl Visit {
    async fn again_and_again(self, number: u64) {
        let mut words = SmallRng::seed_from_u64(number);
        loop {
            let stay = Duration::from_secs_f64(words.random_range(STAY));
            if let Err(error) = self.once(number, words.random(), stay).await {
                self.measure.failed(&error);
                sleep(self.pause).await;
            }
        }
    }

    async fn once(&self, number: u64, seed: u64, stay: Duration) -> Result<()> {
        let mut guests = Vec::new();
        for seat in 0..self.order.seats.len() {
            guests.push(self.stranger.called(&format!("Guest {number}.{seat}")).await?);
        }
        let id = table::lay(&self.order, &guests).await?;
        let played = timeout(stay, table::play(&id, &guests, self.pause, seed >> 8, &self.measure)).await;
        // Nobody hears it once the run is over.
        let _ = self.left.send((Instant::now(), id));
        match played {
            Ok(Ok(())) => self.measure.finished(),
            Ok(Err(error)) => return Err(error),
            Err(_) => {}
        }
        Ok(())
    }
}

/// Deletes games some time after their people left, as a host would.
async fn purge(settings: Settings, mut gone: UnboundedReceiver<(Instant, String)>, measure: Arc<Measure>) {
    while let Some((left, table)) = gone.recv().await {
        sleep_until(left + KEPT).await;
        if let Err(error) = Server::order(settings.clone(), Order::PurgeTable { table }).await {
            measure.failed(&error.into());
        }
    }
}

async fn watch(
    minutes: u32,
    server: &ServerProcess,
    folder: &Path,
    measure: &Measure,
    json: bool,
) -> Result<Vec<Sample>> {
    let begun = Instant::now();
    let mut samples = Vec::new();
    for minute in 1..=minutes {
        sleep_until(begun + MINUTE * minute).await;
        let sample = Sample {
            minute,
            moves: measure.moves(),
            errors: measure.errors(),
            memory_kib: server.memory(),
            descriptors: server.descriptors(),
            files_kib: size(folder).context("measuring the files")? / 1024,
        };
        if json {
            anstream::println!("{}", serde_json::to_string(&sample)?);
        } else {
            anstream::println!("{}", line(&sample));
        }
        samples.push(sample);
    }
    Ok(samples)
}

fn line(sample: &Sample) -> String {
    let Sample { minute, moves, errors, memory_kib, descriptors, files_kib } = sample;
    format!(
        "minute {minute:>3}  moves {moves:>8}  errors {errors:>3}  memory {memory_kib:>8} KiB  open files {descriptors:>5}  on disk {files_kib:>8} KiB"
    )
}

fn size(folder: &Path) -> std::io::Result<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(folder)? {
        sum += entry?.metadata().map_or(0, |file| file.len());
    }
    Ok(sum)
}

/// The mean of the last quarter beside that of the second.
#[derive(Serialize)]
struct Growth {
    what: &'static str,
    second_quarter: f64,
    last_quarter: f64,
}

fn growth(samples: &[Sample]) -> Vec<Growth> {
    let quarter = samples.len() / 4;
    let of = |what, value: fn(&Sample) -> u64| {
        let mean = |part: &[Sample]| part.iter().map(value).sum::<u64>() as f64 / part.len().max(1) as f64;
        Growth {
            what,
            second_quarter: mean(&samples[quarter..2 * quarter]),
            last_quarter: mean(&samples[samples.len() - quarter..]),
        }
    };
    vec![
        of("memory, KiB", |sample| sample.memory_kib),
        of("open files", |sample| sample.descriptors as u64),
        of("on disk, KiB", |sample| sample.files_kib),
    ]
}

fn told(levels: &[Growth]) -> String {
    let line = |Growth { what, second_quarter, last_quarter }: &Growth| {
        format!("{what:<14} {second_quarter:>10.0} in the second quarter, {last_quarter:>10.0} in the last")
    };
    levels.iter().map(line).collect::<Vec<_>>().join("\n")
}
