//! Numbers for operators, as Prometheus reads them.

use super::address::peer;
use super::failure::{Refused, unknown_route};
use super::{logs, origin};
use crate::settings::MetricsAccess;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{self, FORWARDED};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus::{
    Error, Gauge, HistogramOpts, HistogramVec, IntCounterVec, IntGauge, Opts, Registry, TextEncoder,
};
use protocol::ErrorCode;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Seconds: from a look-up in memory to a bot that thinks.
const SECONDS: [f64; 13] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// Everything that is counted. Labels come from small fixed sets, so that memory stays bounded.
#[derive(Clone, Debug)]
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    request_seconds: HistogramVec,
    refused: IntCounterVec,
    turned_away: IntCounterVec,
    sockets: IntGauge,
    live_tables: IntGauge,
    moves: IntCounterVec,
    bot_seconds: HistogramVec,
    append_seconds: HistogramVec,
    store_seconds: HistogramVec,
    store_errors: IntCounterVec,
    notices: IntCounterVec,
    notices_waiting: IntGauge,
    memory: Gauge,
    levels: Levels,
}

/// Something that is more or less full at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Writes that wait for the database.
    WritesWaiting,
    /// Reads that wait for the database.
    ReadsWaiting,
    /// Connections to the database.
    StoreConnections,
    /// Bots that think.
    Thinking,
    /// Bots that wait for a thread.
    BotsWaiting,
    /// Replays that wait for a thread.
    ReplaysWaiting,
    /// Bytes left on the disk of the data folder.
    DiskFree,
    /// Open files and connections.
    OpenFiles,
    /// How many the system allows.
    MostFiles,
}

impl Level {
    const ALL: [(Self, &'static str, &'static str); 9] = [
        (Self::WritesWaiting, "lagoon_store_writes_waiting", "Writes that wait for the database."),
        (Self::ReadsWaiting, "lagoon_store_reads_waiting", "Reads that wait for the database."),
        (Self::StoreConnections, "lagoon_store_connections", "Open connections to the database."),
        (Self::Thinking, "lagoon_bots_thinking", "Bots that think now."),
        (Self::BotsWaiting, "lagoon_bots_waiting", "Bots that wait for a thread."),
        (Self::ReplaysWaiting, "lagoon_replays_waiting", "Replays that wait for a thread."),
        (Self::DiskFree, "lagoon_disk_free_bytes", "Room left on the disk of the data folder."),
        (Self::OpenFiles, "process_open_fds", "Open files and connections of this process."),
        (Self::MostFiles, "process_max_fds", "Open files and connections the system allows this process."),
    ];
}

/// Tells how full things are now.
pub type Ask = Box<dyn Fn() -> Vec<(Level, u64)> + Send + Sync>;

/// A gauge for each level, and who is asked when someone looks.
#[derive(Clone)]
struct Levels {
    gauges: Vec<IntGauge>,
    ask: Arc<OnceLock<Ask>>,
}

impl Levels {
    fn new() -> Result<Self, Error> {
        let gauges = Level::ALL.map(|(_, name, help)| IntGauge::new(name, help));
        Ok(Self { gauges: gauges.into_iter().collect::<Result<_, _>>()?, ask: Arc::default() })
    }

    fn look(&self) {
        let told = self.ask.get().map(|ask| ask()).unwrap_or_default();
        for ((level, ..), gauge) in Level::ALL.iter().zip(&self.gauges) {
            if let Some((_, now)) = told.iter().find(|(told, _)| told == level) {
                gauge.set(i64::try_from(*now).unwrap_or(i64::MAX));
            }
        }
    }
}

impl std::fmt::Debug for Levels {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Levels")
    }
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Result<Self, Error> {
        let metrics = Self {
            registry: Registry::new(),
            requests: counters(
                "lagoon_requests_total",
                "Requests answered.",
                &["method", "route", "status"],
            )?,
            request_seconds: times("lagoon_request_seconds", "Time to answer a request.", &["route"])?,
            refused: counters("lagoon_refused_total", "What was refused, by code.", &["code"])?,
            turned_away: counters(
                "lagoon_connections_refused_total",
                "Connections turned away: too many in all or from one address, or refused by the system.",
                &["why"],
            )?,
            sockets: IntGauge::new("lagoon_sockets_open", "Open sockets.")?,
            live_tables: IntGauge::new("lagoon_live_tables", "Tables in memory.")?,
            moves: counters("lagoon_moves_total", "Decisions played.", &["game"])?,
            bot_seconds: times(
                "lagoon_bot_seconds",
                "Time a bot thinks, about one decision or several that follow at once.",
                &["level"],
            )?,
            append_seconds: times("lagoon_store_append_seconds", "Time to write a step down.", &[])?,
            store_seconds: times(
                "lagoon_store_seconds",
                "Time the database takes, with waiting for it; writes until they are durable.",
                &["kind"],
            )?,
            store_errors: counters(
                "lagoon_store_errors_total",
                "What the database failed to do.",
                &["kind"],
            )?,
            notices: counters(
                "lagoon_notices_total",
                "Notices to guests who are not there: sent, failed (also when tried again), gone, dropped because they moved or \
                 looked, and asked: mails that ask whether an address is right.",
                &["kind", "result"],
            )?,
            notices_waiting: IntGauge::new("lagoon_notices_waiting", "Notices that are still to be sent.")?,
            levels: Levels::new()?,
            memory: Gauge::new("process_resident_memory_bytes", "Memory of this process.")?,
        };
        metrics.register()?;
        for kind in ["read", "write"] {
            metrics.store_errors.with_label_values(&[kind]);
        }
        for kind in ["mail", "push"] {
            metrics.notices.with_label_values(&[kind, "sent"]);
        }
        Ok(metrics)
    }

    /// A connection was not let in: `all`, `address` or `system`.
    pub fn turned_away(&self, why: &'static str) {
        self.turned_away.with_label_values(&[why]).inc();
    }

    /// Sockets that are open now.
    pub fn sockets_open(&self, count: u32) {
        self.sockets.set(count.into());
    }

    /// Tables that are in memory now.
    pub fn live_tables(&self, count: usize) {
        self.live_tables.set(count as i64);
    }

    /// Someone, or a bot, played.
    pub fn played(&self, game: &str) {
        self.moves.with_label_values(&[game]).inc();
    }

    /// A bot of this level has thought, about one decision or several that follow at once.
    pub fn bot_decided(&self, level: &str, took: Duration) {
        self.bot_seconds.with_label_values(&[level]).observe(took.as_secs_f64());
    }

    /// A step was written down.
    pub fn appended(&self, took: Duration) {
        self.append_seconds.with_label_values::<&str>(&[]).observe(took.as_secs_f64());
    }

    /// The database was asked to `read` or `write` something.
    pub fn stored(&self, kind: &'static str, took: Duration, failed: bool) {
        self.store_seconds.with_label_values(&[kind]).observe(took.as_secs_f64());
        if failed {
            self.store_errors.with_label_values(&[kind]).inc();
        }
    }

    /// A notice was `sent` or not, by `mail` or `push`.
    pub fn notice(&self, kind: &'static str, result: &'static str) {
        self.notices.with_label_values(&[kind, result]).inc();
    }

    /// Notices that are still to be sent.
    pub fn notices_waiting(&self, count: u64) {
        self.notices_waiting.set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// Who tells how full things are when someone looks; the first one only.
    pub fn ask(&self, ask: Ask) {
        let _ = self.levels.ask.set(ask);
    }

    /// Something was refused in a socket; refused requests are counted by the layer.
    pub fn refused(&self, code: ErrorCode) {
        self.refused.with_label_values(&[word(code)]).inc();
    }

    /// The page.
    pub fn text(&self) -> Result<String, Error> {
        self.levels.look();
        if let Some(bytes) = resident_bytes() {
            self.memory.set(bytes);
        }
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }

    /// `/metrics`, for whom it is meant; for everyone else there is no such page.
    pub fn routes<S: Clone + Send + Sync + 'static>(self: Arc<Self>, access: MetricsAccess) -> Router<S> {
        Router::new().route("/metrics", get(page)).with_state((self, access))
    }

    fn register(&self) -> Result<(), Error> {
        type Any = Box<dyn prometheus::core::Collector>;
        let levels = self.levels.gauges.iter().map(|gauge| Box::new(gauge.clone()) as Any);
        let all: [Any; 14] = [
            Box::new(self.requests.clone()),
            Box::new(self.request_seconds.clone()),
            Box::new(self.refused.clone()),
            Box::new(self.turned_away.clone()),
            Box::new(self.sockets.clone()),
            Box::new(self.live_tables.clone()),
            Box::new(self.moves.clone()),
            Box::new(self.bot_seconds.clone()),
            Box::new(self.append_seconds.clone()),
            Box::new(self.store_seconds.clone()),
            Box::new(self.store_errors.clone()),
            Box::new(self.notices.clone()),
            Box::new(self.notices_waiting.clone()),
            Box::new(self.memory.clone()),
        ];
        all.into_iter().chain(levels).try_for_each(|collector| self.registry.register(collector))
    }
}

/// The layer: counts and times every request by the template of its route.
pub async fn observe(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let (method, route) = (logs::method(&request), logs::route(&request).to_owned());
    let start = Instant::now();
    let response = next.run(request).await;
    metrics.request_seconds.with_label_values(&[&route]).observe(start.elapsed().as_secs_f64());
    metrics.requests.with_label_values(&[method, &route, response.status().as_str()]).inc();
    if let Some(Refused(code)) = response.extensions().get() {
        metrics.refused(*code);
    }
    response
}

async fn page(State((metrics, access)): State<(Arc<Metrics>, MetricsAccess)>, request: Request) -> Response {
    if !allows(access, &request) {
        return unknown_route().await.into_response();
    }
    match metrics.text() {
        Ok(text) => ([(header::CONTENT_TYPE, prometheus::TEXT_FORMAT)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics could not be written");
            super::failure::Refusal::internal().into_response()
        }
    }
}

/// Behind a proxy on the same machine everyone comes from loopback, so its traces are looked for as well.
fn allows(access: MetricsAccess, request: &Request) -> bool {
    let proxied = || request.headers().contains_key(FORWARDED) || request.headers().keys().any(is_proxys);
    let from_here = || peer(request.extensions()).is_some_and(|peer| peer.is_loopback());
    let names_here = || origin::host_name(request).is_some_and(|host| origin::is_loopback_name(host.host()));
    match access {
        MetricsAccess::Open => true,
        MetricsAccess::Off => false,
        MetricsAccess::Loopback => from_here() && names_here() && !proxied(),
    }
}

fn is_proxys(name: &header::HeaderName) -> bool {
    name.as_str().starts_with("x-forwarded-") || name == "x-real-ip" || name == header::VIA
}

fn counters(name: &str, help: &str, labels: &[&str]) -> Result<IntCounterVec, Error> {
    IntCounterVec::new(Opts::new(name, help), labels)
}

fn times(name: &str, help: &str, labels: &[&str]) -> Result<HistogramVec, Error> {
    HistogramVec::new(HistogramOpts::new(name, help).buckets(SECONDS.to_vec()), labels)
}

/// The code as clients read it.
fn word(code: ErrorCode) -> String {
    serde_json::to_value(code).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Where the system reports it; elsewhere the number stays at zero.
fn resident_bytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<f64>().ok().map(|kilobytes| kilobytes * 1024.0)
}
