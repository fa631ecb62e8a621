//! The tables in memory: each has one task, its only writer, and is found here by its name.

use crate::app::App;
use crate::guard::logs;
use crate::say;
use crate::table::outbox::Outbox;
use crate::table::task::{self, Letter};
use protocol::ErrorCode;
use room::{Answer, Client, Command, Refusal, TableVersion, Watcher};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;
use tokio::sync::MutexGuard as MutexGuardOf;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::oneshot;

/// Questions that may wait for one table.
const MAILBOX: usize = 256;

/// All tables in memory.
#[derive(Debug)]
pub struct Hub {
    tables: Mutex<HashMap<TableId, mpsc::Sender<Letter>>>,
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
    pub fn client(&self) -> Client {
        Client(self.clients.fetch_add(1, Ordering::Relaxed))
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

    /// Lets a table go if nothing waits for it; asked by the table itself. Sending happens under the same lock, so
    /// that nothing can be sent to a table that has gone.
    pub fn let_go(&self, id: &TableId, mailbox: &mpsc::Receiver<Letter>) -> bool {
        let mut tables = self.tables();
        let idle = mailbox.is_empty();
        if idle {
            tables.remove(id);
        }
        idle
    }

    /// Lets a table go though it is needed, because what is kept of it has changed elsewhere: it finishes what it was asked, and
    /// its clients look for it again.
    pub fn drop_table(&self, id: &TableId) {
        self.tables().remove(id);
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
            let stop = Letter { reply: Some(reply), ..Command::Stop.into() };
            if mailbox.send(stop).await.is_ok() {
                drop(stopped.await);
            }
        }
    }

    /// Whether the server is stopping.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::SeqCst)
    }

    fn forget(&self, id: &TableId, mailbox: &mpsc::Sender<Letter>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|kept| kept.same_channel(mailbox)) {
            tables.remove(id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Letter>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks a table, which is brought into memory if it is not there, and waits for the answer.
pub async fn ask<T: TryFrom<Answer>>(app: &Arc<App>, id: &TableId, command: Command) -> Result<T, Refusal> {
    let _alone = match &command {
        Command::Sit { person, .. } => Some(may_sit(app, id, &person.id).await?),
        _ => None,
    };
    answered(app, id, command.into()).await
}

/// Nobody takes more open seats than may be: a seat that is held keeps others out.
async fn may_sit<'a>(app: &'a App, id: &TableId, guest: &str) -> Result<MutexGuardOf<'a, ()>, Refusal> {
    let alone = app.turnstile.pass(guest).await;
    let guest = guest.parse().map_err(|_| ErrorCode::NoGuest)?;
    let held = app.store.holdings(&guest, Some(id)).await.map_err(|error| say::store(&error))?;
    let few = held.seats < u64::from(app.settings.limits.seats_per_guest);
    if few { Ok(alone) } else { Err(ErrorCode::TooMany.into()) }
}

/// Brings a client to a table, with the place where messages for it are left.
pub async fn attach(
    app: &Arc<App>,
    id: &TableId,
    (client, watcher): (Client, Watcher),
    since: Option<TableVersion>,
    outbox: Arc<Outbox>,
) -> Result<(), Refusal> {
    let command = Command::Attach { client, watcher, since };
    answered(app, id, Letter { outbox: Some(outbox), ..command.into() }).await
}

/// A table that broke off before answering made a mistake, as did one that answered something else.
async fn answered<T: TryFrom<Answer>>(app: &Arc<App>, id: &TableId, letter: Letter) -> Result<T, Refusal> {
    let (reply, answered) = oneshot::channel();
    post(app, id, Letter { reply: Some(reply), ..letter });
    let answer = answered.await.unwrap_or(Err(ErrorCode::Internal.into()))?;
    T::try_from(answer).map_err(|_| ErrorCode::Internal.into())
}

/// Sends something to a table, which is brought into memory if it is not there.
pub fn send(app: &Arc<App>, id: &TableId, command: Command) {
    post(app, id, command.into());
}

fn post(app: &Arc<App>, id: &TableId, letter: Letter) {
    if app.bans.closes(id) {
        return letter.refuse(ErrorCode::NotFound);
    }
    let mut tables = app.hub.tables();
    if app.hub.is_stopping() {
        return letter.refuse(ErrorCode::Stopping);
    }
    let sent = match tables.get(id) {
        Some(mailbox) => mailbox.try_send(letter),
        None if tables.len() >= app.hub.most => Err(TrySendError::Full(letter)),
        None => Err(TrySendError::Closed(letter)),
    };
    let letter = match sent {
        Ok(()) => return,
        Err(TrySendError::Full(letter)) => return letter.refuse(ErrorCode::TooMany),
        // Not in memory; or its task broke down and has not been forgotten yet.
        Err(TrySendError::Closed(letter)) => letter,
    };
    let mailbox = open(app, id.clone());
    drop(mailbox.try_send(letter));
    tables.insert(id.clone(), mailbox);
    app.metrics.live_tables(tables.len());
}

/// Sends something to a table only if it is in memory.
pub fn send_if_live(app: &App, id: &TableId, command: Command) {
    let mailbox = app.hub.tables().get(id).cloned();
    let Some(mailbox) = mailbox else { return };
    if let Err(TrySendError::Full(letter)) = mailbox.try_send(command.into()) {
        // A table too busy to hear it now must hear it later, or it would keep a client that has gone.
        tokio::spawn(async move { mailbox.send(letter).await });
    }
}

/// Starts the task of a table. If it breaks down, that is logged and harms no other.
fn open(app: &Arc<App>, id: TableId) -> mpsc::Sender<Letter> {
    let (mailbox, received) = mpsc::channel(MAILBOX);
    let (app, own) = (app.clone(), mailbox.downgrade());
    tokio::spawn({
        let mailbox = mailbox.downgrade();
        async move {
            let ran = tokio::spawn(task::run(app.clone(), id.clone(), received, own)).await;
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
