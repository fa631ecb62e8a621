//! Whether the process lives, and whether it can serve.

use super::failure::Refusal;
use super::shutdown::Stopping;
use axum::Router;
use axum::extract::State;
use axum::routing::get;
use protocol::ErrorCode;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

type Answer = Pin<Box<dyn Future<Output = bool> + Send>>;

/// What readiness depends on.
#[derive(Clone)]
pub struct Health {
    stopping: Stopping,
    probe: Arc<dyn Fn() -> Answer + Send + Sync>,
    /// When it was last asked, and how that came out.
    last: Arc<Mutex<Option<(Instant, bool)>>>,
}

impl fmt::Debug for Health {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Health").field("stopping", &self.stopping).finish_non_exhaustive()
    }
}

impl Health {
    /// Ready while the server is not stopping and the probe (something small that the database must keep) comes out true.
    pub fn new<F>(stopping: Stopping, probe: impl Fn() -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = bool> + Send + 'static,
    {
        Self { stopping, probe: Arc::new(move || Box::pin(probe())), last: Arc::default() }
    }

    /// The probe writes, so that it is asked once for all who knock at the same time: one that began after someone came
    /// answers them too.
    async fn ask(&self) -> bool {
        let came = Instant::now();
        let mut last = self.last.lock().await;
        if let Some((_, well)) = last.filter(|(began, _)| *began > came) {
            return well;
        }
        let began = Instant::now();
        let well = tokio::time::timeout(PATIENCE, (self.probe)()).await.unwrap_or(false);
        *last = Some((began, well));
        well
    }

    /// `/healthz` and `/readyz`.
    pub fn routes<S: Clone + Send + Sync + 'static>(self) -> Router<S> {
        Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).with_state(self)
    }
}

async fn alive() -> &'static str {
    "alive\n"
}

async fn ready(State(health): State<Health>) -> Result<&'static str, Refusal> {
    if health.stopping.is_stopping() {
        return Err(Refusal::of(ErrorCode::Stopping));
    }
    let answers = health.ask().await;
    let unavailable = || Refusal::of(ErrorCode::StoreUnavailable);
    answers.then_some("ready\n").ok_or_else(unavailable)
}
