//! What is due is looked at once more, and sent: at most once for each turn and channel.

use super::announce::{catch_up, waits};
use super::letter::{Words, question};
use super::mail::MailError;
use super::push::{Device, PushError};
use super::quiet;
use crate::app::App;
use crate::hub;
use phrasebook::Language;
use protocol::{Sitter, TableInfo};
use room::Command;
use std::sync::Arc;
use std::time::Duration;
use store::{Channel, Contact, LinkToken, Moment, Notice, StoreError, Table};
use tokio::task::JoinSet;

/// Between two looks.
const PAUSE: Duration = Duration::from_secs(5);
/// Sent at the same time.
const AT_ONCE: u32 = 32;
/// Minutes until a notice that failed is tried again; after the last it is dropped.
const AGAIN: [i64; 4] = [1, 5, 30, 120];
const MINUTE: i64 = 60 * 1000;
/// Seconds until a mail that asks for confirmation is tried again.
const ASK_AGAIN: [u64; 3] = [5, 60, 600];

/// Why a notice was not sent.
#[derive(Debug, thiserror::Error)]
enum SendError {
    #[error(transparent)]
    Mail(#[from] MailError),
    #[error(transparent)]
    Push(#[from] PushError),
    #[error("the host has turned this way off")]
    Off,
}

impl SendError {
    fn is_passing(&self) -> bool {
        match self {
            Self::Mail(error) => error.is_passing(),
            Self::Push(error) => error.is_passing(),
            Self::Off => false,
        }
    }
}

/// What comes of a notice that is due.
enum Fate {
    Send(Words),
    /// Not now, but from then on.
    Wait(Moment),
    /// The guest has moved, is looking, or may not play any more.
    Drop,
}

/// Sends what is due until the server stops.
pub async fn run(app: Arc<App>) {
    if !app.notices.are_on() {
        return;
    }
    if let Err(error) = catch_up(&app).await {
        tracing::warn!(%error, "tables that wait for someone could not be looked for");
    }
    let mut stopping = Box::pin(app.stopping.clone().wait());
    loop {
        if let Err(error) = deliver(&app).await {
            tracing::warn!(%error, "notices could not be looked for");
        }
        tokio::select! {
            () = &mut stopping => return,
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

/// Sends everything that is due now.
pub async fn deliver(app: &Arc<App>) -> Result<(), StoreError> {
    let _alone = app.notices.sending.lock().await;
    loop {
        let now = Moment(app.environment.now() as i64);
        let due = app.store.due_notices(now, AT_ONCE).await?;
        let whole = due.len() == AT_ONCE as usize;
        let mut sending = JoinSet::new();
        for notice in due {
            let app = app.clone();
            sending.spawn(async move { settle(&app, &notice, now).await });
        }
        while let Some(settled) = sending.join_next().await {
            settled.unwrap_or(Ok(()))?;
        }
        app.metrics.notices_waiting(app.store.waiting_notices().await?);
        if !whole {
            return Ok(());
        }
    }
}

async fn settle(app: &Arc<App>, notice: &Notice, now: Moment) -> Result<(), StoreError> {
    match fate(app, notice, now).await? {
        Fate::Wait(until) => app.store.retry_notice(notice, until, notice.tries).await,
        Fate::Drop => {
            app.metrics.notice(notice.channel.contact.kind(), "dropped");
            app.store.take_notice(notice).await.map(drop)
        }
        // Taken before it is sent: a server that breaks off in between says it never rather than twice.
        Fate::Send(words) if app.store.take_notice(notice).await? => {
            let sent = send(app, &notice.channel, &words, notice).await;
            after(app, notice, now, sent).await
        }
        Fate::Send(_) => Ok(()),
    }
}

async fn after(
    app: &App,
    notice: &Notice,
    now: Moment,
    sent: Result<(), SendError>,
) -> Result<(), StoreError> {
    let kind = notice.channel.contact.kind();
    let Err(error) = sent else {
        app.metrics.notice(kind, "sent");
        return Ok(());
    };
    if matches!(error, SendError::Push(PushError::Gone)) {
        app.metrics.notice(kind, "gone");
        return app.store.close_channel(&notice.channel.id).await.map(drop);
    }
    app.metrics.notice(kind, "failed");
    let next = AGAIN.get(notice.tries as usize).filter(|_| error.is_passing());
    tracing::info!(kind, tries = notice.tries + 1, again = next.is_some(), %error, "a notice was not sent");
    match next {
        Some(minutes) => {
            app.store.retry_notice(notice, Moment(now.0 + minutes * MINUTE), notice.tries + 1).await
        }
        None => Ok(()),
    }
}

/// Asks everything again that may have changed since the notice was written down.
async fn fate(app: &Arc<App>, notice: &Notice, now: Moment) -> Result<Fate, StoreError> {
    let channel = &notice.channel;
    let table = match app.store.table(&notice.table).await {
        Err(StoreError::NotFound(_)) => return Ok(Fate::Drop),
        other => other?,
    };
    let theirs = waits(&table).is_some_and(|(guest, turn)| guest == channel.guest && turn == notice.turn);
    let barred = app.bans.bars(channel.guest.as_str()) || app.bans.closes(&table.id);
    if !theirs || barred || is_looking(app, &table, channel).await {
        return Ok(Fate::Drop);
    }
    let quiet = app.store.quiet_hours(&channel.guest).await?;
    if let Some(over) = quiet.and_then(|quiet| quiet::over(&quiet, now)) {
        return Ok(Fate::Wait(over));
    }
    if let Contact::Mail { address } = &channel.contact
        && let Err(wait) = app.notices.may_mail(address)
    {
        return Ok(Fate::Wait(Moment(now.0 + wait.0.as_millis() as i64)));
    }
    let guest = app.store.guest(&channel.guest).await?;
    let language = guest.language.and_then(|code| code.parse().ok()).unwrap_or(Language::En);
    Ok(Fate::Send(Words::new(app, &table, &channel.guest, language)))
}

/// A table out of memory has nobody at it.
async fn is_looking(app: &Arc<App>, table: &Table, channel: &Channel) -> bool {
    if !app.hub.has(&table.id) {
        return false;
    }
    let info = Command::Info { guest: Some(channel.guest.to_string()) };
    let Ok(info) = hub::ask::<TableInfo>(app, &table.id, info).await else { return false };
    let here = |sitter: &Sitter| matches!(sitter, Sitter::Person { connected: true, .. });
    info.seats.iter().any(|seat| seat.yours && here(&seat.sitter))
}

async fn send(app: &App, channel: &Channel, words: &Words, notice: &Notice) -> Result<(), SendError> {
    match &channel.contact {
        Contact::Mail { .. } => {
            let mailer = app.notices.mailer.as_ref().ok_or(SendError::Off)?;
            Ok(mailer.send(&words.letter(&mailer.origin, channel)).await?)
        }
        Contact::Push { endpoint, public, secret } => {
            let pusher = app.notices.pusher.as_ref().ok_or(SendError::Off)?;
            let device = Device { endpoint, public, secret };
            let now = app.environment.now();
            Ok(pusher.send(device, notice.table.as_str(), words.message(), now).await?)
        }
    }
}

/// Sends the mail that asks whether an address is right, in the background.
pub fn ask(app: &Arc<App>, channel: Channel, token: LinkToken, language: Language) {
    let app = app.clone();
    tokio::spawn(async move {
        let Some(mailer) = &app.notices.mailer else { return };
        let letter = question(&mailer.origin, &channel, &token, language);
        for pause in ASK_AGAIN.into_iter().map(Some).chain([None]) {
            let Err(error) = mailer.send(&letter).await else {
                return app.metrics.notice("mail", "asked");
            };
            app.metrics.notice("mail", "failed");
            tracing::info!(%error, "a mail that asks for confirmation was not sent");
            match pause.filter(|_| error.is_passing()) {
                Some(pause) => tokio::time::sleep(Duration::from_secs(pause)).await,
                None => return,
            }
        }
    });
}
