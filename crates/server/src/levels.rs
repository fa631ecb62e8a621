//! How full things are at the moment when someone looks at the metrics.

use crate::app::App;
use crate::guard::metrics::{Level, Metrics};
use std::path::Path;
use std::sync::{Arc, Weak};
use store::Asking;

/// Lets the metrics hear of the database, and ask for the levels of everything that has one.
pub fn watch(app: &Arc<App>) {
    let metrics: Arc<Metrics> = app.metrics.clone();
    app.store.observe(Box::new(move |asking, took, error| {
        let kind = match asking {
            Asking::Write => "write",
            Asking::Read => "read",
        };
        let failed = error.filter(|error| crate::say::is_fault(error));
        metrics.stored(kind, took, failed.is_some());
    }));
    // The metrics belong to what they ask.
    let asked: Weak<App> = Arc::downgrade(app);
    app.metrics.ask(Box::new(move || asked.upgrade().map_or_else(Vec::new, |app| levels(&app))));
}

fn levels(app: &App) -> Vec<(Level, u64)> {
    let (waiting, (thinking, bots)) = (app.store.waiting(), app.pool.load());
    let mut levels = vec![
        (Level::WritesWaiting, waiting.writes as u64),
        (Level::ReadsWaiting, waiting.reads as u64),
        (Level::StoreConnections, app.store.connections() as u64),
        (Level::Thinking, thinking as u64),
        (Level::BotsWaiting, bots as u64),
        (Level::ReplaysWaiting, app.desks.load().1 as u64),
    ];
    levels.extend(disk_free(&app.settings.data).map(|free| (Level::DiskFree, free)));
    levels.extend(open_files().map(|files| (Level::OpenFiles, files)));
    levels.extend(most_files().map(|files| (Level::MostFiles, files)));
    levels
}

/// What is left to this process on the disk of the data folder.
#[cfg(unix)]
fn disk_free(folder: &Path) -> Option<u64> {
    let about = rustix::fs::statvfs(folder).ok()?;
    Some(about.f_bavail * about.f_frsize)
}

#[cfg(not(unix))]
fn disk_free(_folder: &Path) -> Option<u64> {
    None
}

/// Where the system reports it.
fn open_files() -> Option<u64> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count() as u64)
}

#[cfg(unix)]
fn most_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn most_files() -> Option<u64> {
    None
}
