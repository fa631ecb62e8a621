//! From time to time, what the settings do not want kept any longer is deleted.

use crate::app::App;
use std::sync::Arc;
use std::time::Duration;
use store::{Keep, Moment, StoreError};

/// Between two looks; the first comes after as long, so that a server that starts has other things to do.
const PAUSE: Duration = Duration::from_secs(10 * 60);
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Looks until the server stops.
pub async fn run(app: Arc<App>) {
    loop {
        tokio::time::sleep(PAUSE).await;
        match sweep(&app).await {
            Ok((0, 0)) => {}
            Ok((tables, others)) => tracing::info!(tables, others, "deleted what is kept no longer"),
            Err(error) => tracing::warn!(%error, "what is kept no longer could not be deleted"),
        }
    }
}

/// Deletes all there is to delete; tells how many tables that were, and how much else. Tables in memory wait.
pub async fn sweep(app: &App) -> Result<(u64, u64), StoreError> {
    let keep = keep(app);
    let (mut tables, mut others) = (0, 0);
    loop {
        let found = app.store.expired_tables(keep).await?;
        let still = found.iter().filter(|id| !app.hub.has(id));
        let before = (tables, others);
        for id in still {
            app.store.purge_table(id).await?;
            tables += 1;
        }
        others += app.store.forget(keep).await?;
        if (tables, others) == before {
            break;
        }
    }
    if (tables, others) != (0, 0) {
        app.store.checkpoint().await?;
    }
    Ok((tables, others))
}

fn keep(app: &App) -> Keep {
    let limits = &app.settings.limits;
    let now = app.environment.now() as i64;
    let before = |days: u32| (days > 0).then(|| Moment(now - i64::from(days) * DAY));
    Keep {
        now: Some(Moment(now)),
        games: before(limits.keep_games_days),
        solo: before(limits.keep_solo_games_days),
        open: before(limits.keep_open_tables_days),
        chat: before(limits.keep_chat_days),
        guests: before(limits.keep_guests_days),
    }
}
