//! A table waits for someone: that is written down, in the background.

use crate::app::App;
use room::{Laid, Summary, seat_of};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{GuestId, Moment, Status, StoreError, Table, TableId};

/// Tables read at once.
const PAGE: u32 = 200;

/// Says that a table waits for a guest. What cannot be written is not said, and nobody waits for it.
pub fn announce(app: &Arc<App>, table: &TableId, guest: &str, turn: u64) {
    let Ok(guest) = guest.parse::<GuestId>() else { return };
    let (app, table) = (app.clone(), table.clone());
    app.notices.writing.fetch_add(1, Ordering::SeqCst);
    tokio::spawn(async move {
        if let Err(error) = write(&app, &table, &guest, turn).await {
            tracing::warn!(%error, "a notice could not be written down");
        }
        app.notices.writing.fetch_sub(1, Ordering::SeqCst);
    });
}

async fn write(app: &App, table: &TableId, guest: &GuestId, turn: u64) -> Result<(), StoreError> {
    // Most guests want no notices, and reading is cheap.
    if app.store.channels(guest).await?.is_empty() {
        return Ok(());
    }
    let delay = app.settings.limits.notice_delay_seconds as i64 * 1000;
    let due = Moment(app.environment.now() as i64 + delay);
    app.store.announce(guest, table, turn, due).await.map(drop)
}

/// Says again for whom tables wait: a server that broke off may have written a move and not its notice.
pub(super) async fn catch_up(app: &App) -> Result<(), StoreError> {
    let mut last: Option<Table> = None;
    loop {
        let tables = app.store.due_tables(Moment(i64::MAX), last.as_ref(), PAGE).await?;
        for table in &tables {
            if let Some((guest, turn)) = waits(table) {
                write(app, &table.id, &guest, turn).await?;
            }
        }
        last = tables.into_iter().nth(PAGE as usize - 1);
        if last.is_none() {
            return Ok(());
        }
    }
}

/// For whom a table waits, and which turn that is, where a decision may take days.
pub(super) fn waits(table: &Table) -> Option<(GuestId, u64)> {
    if table.status != Status::Running {
        return None;
    }
    let summary = Summary::read(&table.summary);
    let seat = seat_of(summary.turn?, table.seats.len())?;
    Some((table.seats[seat.index()].holder.guest.clone()?, summary.waits?))
}

/// What is played there.
pub(super) fn game(table: &Table) -> Option<String> {
    serde_json::from_str::<Laid>(&table.terms).ok().map(|laid| laid.terms.game)
}
