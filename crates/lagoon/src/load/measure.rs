//! What is counted while games are played, and the report.

use crate::cli::Load;
use protocol::Failure;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The last click at one table.
#[derive(Default)]
pub struct Clicks(Mutex<Option<(u64, Instant)>>);

impl Clicks {
    /// Someone clicks, seeing this version.
    pub fn click(&self, at_version: u64) {
        *self.0.lock().expect("no player panics while clicking") = Some((at_version, Instant::now()));
    }

    /// How long ago the click was that led from one version to another, if one did.
    pub fn since(&self, from: u64, to: u64) -> Option<Duration> {
        let click = *self.0.lock().expect("no player panics while clicking");
        click.filter(|(at, _)| (from..to).contains(at)).map(|(_, instant)| instant.elapsed())
    }

    /// How long ago the last click was.
    pub fn age(&self) -> Option<Duration> {
        let click = *self.0.lock().expect("no player panics while clicking");
        click.map(|(_, instant)| instant.elapsed())
    }
}

/// Counts of everything that happens between the beginning and the end.
#[derive(Default)]
pub struct Measure {
    on: AtomicBool,
    moves: AtomicU64,
    games: AtomicU64,
    updates: Mutex<Vec<u32>>,
    answers: Mutex<Vec<u32>>,
    bots: Mutex<Vec<u32>>,
    errors: Mutex<BTreeMap<String, u64>>,
}

impl Measure {
    pub fn begin(&self) {
        self.on.store(true, Ordering::Relaxed);
    }

    pub fn end(&self) {
        self.on.store(false, Ordering::Relaxed);
    }

    /// A viewer has seen the update of a click.
    pub fn updated(&self, latency: Option<Duration>) {
        self.note(&self.updates, latency);
    }

    /// A player has heard that the click was taken.
    pub fn acknowledged(&self, latency: Option<Duration>) {
        if self.on.load(Ordering::Relaxed) {
            self.moves.fetch_add(1, Ordering::Relaxed);
        }
        self.note(&self.answers, latency);
    }

    /// An easy bot has ended its turn.
    pub fn bot_played(&self, latency: Option<Duration>) {
        self.note(&self.bots, latency);
    }

    pub fn refused(&self, failure: &Failure) {
        self.count(format!("refused: {:?}", failure.code));
    }

    pub fn failed(&self, error: &anyhow::Error) {
        self.count(error.to_string());
    }

    /// A game was played to the end.
    pub fn finished(&self) {
        if self.on.load(Ordering::Relaxed) {
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn note(&self, list: &Mutex<Vec<u32>>, latency: Option<Duration>) {
        if let Some(latency) = latency.filter(|_| self.on.load(Ordering::Relaxed)) {
            list.lock().expect("nobody panics while counting").push(latency.as_micros() as u32);
        }
    }

    fn count(&self, what: String) {
        *self.errors.lock().expect("nobody panics while counting").entry(what).or_default() += 1;
    }

    pub fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    pub fn errors(&self) -> u64 {
        self.errors.lock().expect("nobody panics while counting").values().sum()
    }

    /// Everything counted, beside what the disk alone did.
    pub fn report(&self, load: &Load, memory_kib: Memory, disk_alone_ms: Percentiles) -> Report {
        let moves = self.moves.load(Ordering::Relaxed);
        let by_error = self.errors.lock().expect("nobody panics while counting").clone();
        let all = |list: &Mutex<Vec<u32>>| {
            Percentiles::of(list.lock().expect("nobody panics while counting").clone())
        };
        Report {
            tables: load.tables,
            players: load.players,
            sockets: load.tables * load.players,
            idle_sockets: load.idle,
            half_open: load.half_open,
            deep_tables: load.deep,
            seconds: load.seconds,
            moves,
            moves_per_second: moves as f64 / load.seconds,
            games: self.games.load(Ordering::Relaxed),
            click_to_update_ms: all(&self.updates),
            click_to_answer_ms: all(&self.answers),
            disk_alone_ms,
            calm_bot_ms: (load.deep > 0).then(|| all(&self.bots)),
            errors: by_error.values().sum(),
            by_error,
            memory_kib,
        }
    }
}

fn share(kib: u64, among: usize) -> f64 {
    if among == 0 { 0.0 } else { kib as f64 / among as f64 }
}

/// What a run of the load tool found.
#[derive(Serialize)]
pub struct Report {
    pub tables: usize,
    pub players: usize,
    pub sockets: usize,
    pub idle_sockets: usize,
    pub half_open: usize,
    pub deep_tables: usize,
    pub seconds: f64,
    pub moves: u64,
    pub moves_per_second: f64,
    pub games: u64,
    pub click_to_update_ms: Percentiles,
    pub click_to_answer_ms: Percentiles,
    /// Appends to a file at the same rate, each durable, each timed from when it was due.
    pub disk_alone_ms: Percentiles,
    /// The turns of an easy bot beside the deep tables.
    pub calm_bot_ms: Option<Percentiles>,
    pub errors: u64,
    pub by_error: BTreeMap<String, u64>,
    pub memory_kib: Memory,
}

#[derive(Serialize)]
pub struct Memory {
    pub empty: u64,
    pub end: u64,
    pub per_idle_socket: f64,
    /// A table with the sockets of its players.
    pub per_table: f64,
}

impl Memory {
    /// From the server's memory when empty, with its crowd, with its tables, and at the end.
    pub fn of(load: &Load, empty: u64, crowded: u64, laid: u64, end: u64) -> Self {
        Self {
            empty,
            end,
            per_idle_socket: share(crowded.saturating_sub(empty), load.idle),
            per_table: share(laid.saturating_sub(crowded), load.tables),
        }
    }
}

#[derive(Serialize)]
pub struct Percentiles {
    pub count: usize,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub most: f64,
}

impl Percentiles {
    pub fn of(mut micros: Vec<u32>) -> Self {
        micros.sort_unstable();
        let at = |share: f64| {
            let index = (micros.len() as f64 * share) as usize;
            micros
                .get(index.min(micros.len().saturating_sub(1)))
                .map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        };
        Self { count: micros.len(), p50: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1.0) }
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, p50, p90, p99, most } = self;
        write!(f, "p50 {p50:.1} ms  p90 {p90:.1} ms  p99 {p99:.1} ms  max {most:.1} ms  ({count} samples)")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Memory { empty, end, per_idle_socket, per_table } = &self.memory_kib;
        writeln!(
            f,
            "{} tables, {} players each, {} idle sockets, {} half-open connections, {} deep tables, {:.1} s",
            self.tables, self.players, self.idle_sockets, self.half_open, self.deep_tables, self.seconds
        )?;
        writeln!(
            f,
            "moves            {} ({:.1} per second), {} finished games",
            self.moves, self.moves_per_second, self.games
        )?;
        writeln!(f, "click to update  {}", self.click_to_update_ms)?;
        writeln!(f, "click to reply   {}", self.click_to_answer_ms)?;
        writeln!(f, "disk alone       {}", self.disk_alone_ms)?;
        if let Some(bot) = &self.calm_bot_ms {
            writeln!(f, "easy bot's turn  {bot}")?;
        }
        writeln!(
            f,
            "memory           {empty} KiB empty, {end} KiB at the end; {per_table:.1} KiB per table with its players, \
             {per_idle_socket:.1} KiB per idle socket"
        )?;
        write!(f, "errors           {}", self.errors)?;
        for (error, count) in &self.by_error {
            write!(f, "\n  {count} x {error}")?;
        }
        Ok(())
    }
}
