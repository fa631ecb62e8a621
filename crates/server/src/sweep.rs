//! From time to time, tables out of memory are woken where a bot must play or stand in.

use crate::app::App;
use crate::guard::logs;
use crate::hub;
use crate::table::command::Command;
use crate::table::info::Summary;
use std::sync::Arc;
use std::time::Duration;
use store::{Page, Status, Table};

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
    let mut page = Page::first(PAGE);
    loop {
        let tables = app.store.tables_in(Status::Running, page).await?;
        for table in tables.iter().filter(|table| waits(table, app.world.now())) {
            wake(app, table);
        }
        match tables.last() {
            Some(last) if tables.len() == PAGE as usize => page = Page::after(last, PAGE),
            _ => return Ok(()),
        }
    }
}

/// Whether nobody is waited for but a bot, or a person's time has passed.
fn waits(table: &Table, now: u64) -> bool {
    let summary = Summary::read(&table.summary);
    !summary.person || summary.due.is_some_and(|due| due <= now)
}

fn wake(app: &Arc<App>, table: &Table) {
    if !app.hub.has(&table.id) {
        tracing::debug!(table = %logs::short(table.id.as_str()), "woken");
        hub::send(app, &table.id, Command::Wake);
    }
}
