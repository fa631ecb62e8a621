//! The tables in memory: each has one task, which alone writes, and is found here by its name.

use crate::app::App;
use crate::guard::logs;
use crate::say;
use crate::table::actor;
use crate::table::command::{Command, Reply, answer};
use protocol::{ErrorCode, Failure};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::oneshot;

/// Questions that may wait for one table.
const MAILBOX: usize = 256;

/// All tables in memory.
#[derive(Debug)]
pub struct Hub {
    tables: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
    most: usize,
    stopping: AtomicBool,
    clients: AtomicU64,
}

impl Hub {
    /// No table yet, and never more than `most`.
    pub fn new(most: usize) -> Self {
        let (stopping, clients) = (AtomicBool::new(false), AtomicU64::new(0));
        Self { tables: Mutex::default(), most, stopping, clients }
    }

    /// A number for a client that comes.
    pub fn client(&self) -> u64 {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.tables().len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a table is in memory.
    pub fn has(&self, id: &TableId) -> bool {
        self.tables().contains_key(id)
    }

    /// Sends to every table in memory; whoever is too busy misses it.
    pub fn tell_all(&self, command: impl Fn() -> Command) {
        for mailbox in self.tables().values() {
            drop(mailbox.try_send(command()));
        }
    }

    /// Lets a table go if nothing waits for it; asked by the table itself. Sending happens under the same lock, so
    /// that nothing can be sent to a table that has gone.
    pub fn let_go(&self, id: &TableId, mailbox: &mpsc::Receiver<Command>) -> bool {
        let mut tables = self.tables();
        let idle = mailbox.is_empty();
        if idle {
            tables.remove(id);
        }
        idle
    }

    /// Refuses everything from now on, and waits until every table has finished what it was doing.
    pub async fn stop(&self) {
        let mailboxes: Vec<_> = {
            let tables = self.tables();
            self.stopping.store(true, Ordering::SeqCst);
            tables.values().cloned().collect()
        };
        for mailbox in mailboxes {
            let (reply, stopped) = oneshot::channel();
            if mailbox.send(Command::Stop { reply }).await.is_ok() {
                drop(stopped.await);
            }
        }
    }

    /// Whether the server is stopping.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    fn forget(&self, id: &TableId, mailbox: &mpsc::Sender<Command>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|kept| kept.same_channel(mailbox)) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks a table, which is brought into memory if it is not there, and waits for the answer.
pub async fn ask<T>(
    app: &Arc<App>,
    id: &TableId,
    question: impl FnOnce(Reply<T>) -> Command,
) -> Result<T, Failure> {
    let (reply, answered) = oneshot::channel();
    send(app, id, question(reply));
    answer(answered).await
}

/// Sends something to a table, which is brought into memory if it is not there.
pub fn send(app: &Arc<App>, id: &TableId, command: Command) {
    let mut tables = app.hub.tables();
    if app.hub.is_stopping() {
        return command.refuse(say::failure(ErrorCode::Stopping));
    }
    let sent = match tables.get(id) {
        Some(mailbox) => mailbox.try_send(command),
        None if tables.len() >= app.hub.most => Err(TrySendError::Full(command)),
        None => Err(TrySendError::Closed(command)),
    };
    let command = match sent {
        Ok(()) => return,
        Err(TrySendError::Full(command)) => return command.refuse(say::failure(ErrorCode::TooMany)),
        // Not in memory; or its task broke down and has not been forgotten yet.
        Err(TrySendError::Closed(command)) => command,
    };
    let mailbox = open(app, id.clone());
    drop(mailbox.try_send(command));
    tables.insert(id.clone(), mailbox);
    app.metrics.live_tables(tables.len());
}

/// Sends something to a table only if it is in memory.
pub fn send_if_live(app: &Arc<App>, id: &TableId, command: Command) {
    let mailbox = app.hub.tables().get(id).cloned();
    let Some(mailbox) = mailbox else { return };
    if let Err(TrySendError::Full(command)) = mailbox.try_send(command) {
        // A table too busy to hear it now must hear it later, or it would keep a client that has gone.
        tokio::spawn(async move { mailbox.send(command).await });
    }
}

/// Starts the task of a table. If it breaks down, that is logged and harms no other.
fn open(app: &Arc<App>, id: TableId) -> mpsc::Sender<Command> {
    let (mailbox, received) = mpsc::channel(MAILBOX);
    let (app, own) = (app.clone(), mailbox.downgrade());
    tokio::spawn({
        let mailbox = mailbox.downgrade();
        async move {
            let ran = tokio::spawn(actor::run(app.clone(), id.clone(), received, own)).await;
            if ran.is_err() {
                tracing::error!(table = %logs::short(id.as_str()), "the task of a table broke down; the table comes back from its record");
            }
            if let Some(mailbox) = mailbox.upgrade() {
                app.hub.forget(&id, &mailbox);
            }
        }
    });
    mailbox
}
