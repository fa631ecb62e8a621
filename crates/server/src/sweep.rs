//! From time to time, tables out of memory are woken where a bot must play or stand in.

use crate::app::App;
use crate::guard::logs;
use crate::hub;
use room::{Command, Summary};
use std::sync::Arc;
use std::time::Duration;
use store::{Moment, Table};

/// Between two sweeps.
const PAUSE: Duration = Duration::from_secs(30);
/// Tables read at once.
const PAGE: u32 = 200;

/// Sweeps at once, for what was left when the server stopped, and then from time to time.
pub async fn run(app: Arc<App>) {
    let mut stopping = Box::pin(app.stopping.clone().wait());
    loop {
        if let Err(error) = sweep(&app).await {
            tracing::warn!(%error, "tables that wait for a bot could not be looked for");
        }
        tokio::select! {
            () = &mut stopping => return,
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

async fn sweep(app: &Arc<App>) -> Result<(), store::StoreError> {
    let now = app.environment.now();
    let mut last: Option<Table> = None;
    loop {
        let tables = app.store.due_tables(Moment(now as i64), last.as_ref(), PAGE).await?;
        for table in &tables {
            look_at(app, table, now).await?;
        }
        last = tables.into_iter().nth(PAGE as usize - 1);
        if last.is_none() {
            return Ok(());
        }
    }
}

/// Bots among themselves wait until someone looks. A table that says it is not due after all was written before tables said so apart, and says it now.
async fn look_at(app: &Arc<App>, table: &Table, now: u64) -> Result<(), store::StoreError> {
    if table.seats.iter().all(|seat| seat.holder.kind.starts_with("bot ")) {
        return app.store.postpone(table, None).await;
    }
    let summary = Summary::read(&table.summary);
    if !summary.person || summary.due.is_some_and(|due| due <= now) {
        wake(app, table);
        return Ok(());
    }
    app.store.postpone(table, summary.wakes(now).map(|due| Moment(due as i64))).await
}

fn wake(app: &Arc<App>, table: &Table) {
    if !app.hub.has(&table.id) {
        tracing::debug!(table = %logs::short(table.id.as_str()), "woken");
        hub::send(app, &table.id, Command::Wake);
    }
}
