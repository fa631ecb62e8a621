//! Carrying an order out.

use super::file;
use super::{AdminError, Order, Told, Who};
use crate::app::App;
use crate::guard::logs;
use crate::hub;
use protocol::{ErrorCode, TableInfo};
use room::{Command, letter};
use serde_json::json;
use std::sync::Arc;
use store::{Ban, GuestId, Missing, Moment, Page, Status, StoreError, Subject, Table, TableId};
use tabletop::Seat;

/// Reports told at once.
const MOST_REPORTS: u32 = 500;
/// Tables of a guest that hear of their end; no guest has as many.
const MOST_TABLES: u32 = 10_000;

/// Carries an order out, and tells what came of it.
pub async fn obey(app: &Arc<App>, order: Order) -> Result<Told, AdminError> {
    match order {
        Order::Ban { who, until, reason } => {
            let subject = subject(app, &who).await?;
            keep_away(app, subject, until, reason).await
        }
        Order::Unban { who } => {
            let subject = match who {
                Who::Guest(id) => Subject::Guest(id.parse().map_err(|_| AdminError::NoGuest { id })?),
                Who::Address(address) => Subject::Address(address.to_string()),
            };
            let_in(app, subject).await
        }
        Order::Bans => Ok(app.store.bans().await?.iter().map(file::ban).collect()),
        Order::Kick { table, guest } => kick(app, &table, &guest).await,
        Order::Close { table, reason } => {
            let table = found(app, &table).await?.id;
            let told = keep_away(app, Subject::Table(table.clone()), None, reason).await?;
            app.hub.drop_table(&table);
            Ok(told)
        }
        Order::Reopen { table } => {
            let table = found(app, &table).await?.id;
            let_in(app, Subject::Table(table)).await
        }
        Order::PurgeGuest { guest } => purge_guest(app, &guest).await,
        Order::PurgeTable { table } => purge_table(app, &table).await,
        Order::Export { guest } => Ok(vec![file::of_guest(app, &known(app, &guest).await?).await?]),
        Order::Reports => file::reports(app, MOST_REPORTS).await,
        Order::ClearReports { until } => {
            let deleted = app.store.clear_reports(Moment(until as i64)).await?;
            Ok(vec![json!({ "deleted": deleted })])
        }
        Order::Show { table } => Ok(vec![file::of_table(app, &found(app, &table).await?).await?]),
        Order::Find { name } => Ok(app.store.guests_named(&name).await?.iter().map(file::guest).collect()),
    }
}

async fn subject(app: &App, who: &Who) -> Result<Subject, AdminError> {
    Ok(match who {
        Who::Guest(id) => Subject::Guest(known(app, id).await?),
        Who::Address(address) => Subject::Address(address.to_string()),
    })
}

async fn known(app: &App, id: &str) -> Result<GuestId, AdminError> {
    let unknown = || AdminError::NoGuest { id: id.to_owned() };
    let guest: GuestId = id.parse().map_err(|_| unknown())?;
    match app.store.guest(&guest).await {
        Err(StoreError::NotFound(Missing::Guest)) => Err(unknown()),
        other => Ok(other?.id),
    }
}

async fn found(app: &App, id: &str) -> Result<Table, AdminError> {
    let unknown = || AdminError::NoTable { id: id.to_owned() };
    let table: TableId = id.parse().map_err(|_| unknown())?;
    match app.store.table(&table).await {
        Err(StoreError::NotFound(Missing::Table)) => Err(unknown()),
        other => Ok(other?),
    }
}

async fn keep_away(
    app: &App,
    subject: Subject,
    until: Option<u64>,
    reason: String,
) -> Result<Told, AdminError> {
    let until = until.map(|until| Moment(until as i64));
    let ban = Ban { subject, until, reason, at: Moment(app.environment.now() as i64) };
    app.store.ban(ban.clone()).await?;
    app.bans.set(app.store.bans().await?);
    tracing::info!(kind = file::kind(&ban.subject), "the host keeps someone or something away");
    Ok(vec![file::ban(&ban)])
}

async fn let_in(app: &App, subject: Subject) -> Result<Told, AdminError> {
    if !app.store.unban(&subject).await? {
        return Err(AdminError::NotBanned);
    }
    app.bans.set(app.store.bans().await?);
    tracing::info!(kind = file::kind(&subject), "the host lets someone or something in again");
    Ok(Vec::new())
}

/// Before the start as its owner would, later as the guest would: by the rules of the table.
async fn kick(app: &Arc<App>, table: &str, guest: &str) -> Result<Told, AdminError> {
    let table = found(app, table).await?;
    let seats = table.seats.iter().enumerate();
    let held =
        seats.filter(|(_, seat)| seat.holder.guest.as_ref().is_some_and(|held| held.as_str() == guest));
    let held: Vec<usize> = held.map(|(number, _)| number).collect();
    if held.is_empty() {
        return Err(AdminError::NotSeated);
    }
    let guest = guest.to_owned();
    let commands: Vec<Command> = match table.status {
        Status::Open if table.owner.as_str() == guest => vec![Command::Leave { guest }],
        Status::Open => {
            let owner = table.owner.to_string();
            let remove =
                |seat: &usize| Command::Remove { guest: owner.clone(), seat: letter(Seat::new(*seat)) };
            held.iter().map(remove).collect()
        }
        Status::Running => held.iter().map(|_| Command::Resign { guest: guest.clone() }).collect(),
        Status::Over => return Err(AdminError::Refused { refusal: ErrorCode::Over }),
    };
    for command in commands {
        match hub::ask::<TableInfo>(app, &table.id, command).await {
            // The game may end with the first seat, or the guest may have resigned before.
            Ok(_) | Err(room::Refusal::Because(ErrorCode::Over | ErrorCode::NotAnOption)) => {}
            Err(refusal) => return Err(AdminError::Refused { refusal: refusal.code() }),
        }
    }
    tracing::info!(table = %logs::short(table.id.as_str()), "the host took a guest off their seats");
    Ok(vec![json!({ "seats": held.iter().map(|seat| letter(Seat::new(*seat))).collect::<String>() })])
}

async fn purge_guest(app: &Arc<App>, guest: &str) -> Result<Told, AdminError> {
    let guest = known(app, guest).await?;
    let tables = app.store.tables_of(&guest, None, Page::first(MOST_TABLES)).await?;
    for table in tables.iter().filter(|table| table.status == Status::Running) {
        // Where others play on, a bot plays for the one who is gone.
        let _ = kick(app, table.id.as_str(), guest.as_str()).await;
    }
    let number = u16::from_le_bytes(app.environment.bytes()) % 9000 + 1000;
    let stranger = phrasebook::made_up_name(phrasebook::Language::En, number);
    let purged = app.store.purge_guest(&guest, &stranger).await?;
    app.bans.purged(guest.as_str());
    for table in &tables {
        app.hub.drop_table(&table.id);
    }
    app.store.checkpoint().await?;
    tracing::info!(tables = purged.tables.len(), "everything of a guest was deleted");
    Ok(vec![json!({ "deleted_tables": purged.tables.len(), "shared_tables": purged.shared })])
}

/// Those who look at it are told that it is gone when they ask the next time.
async fn purge_table(app: &Arc<App>, table: &str) -> Result<Told, AdminError> {
    let table = found(app, table).await?.id;
    app.store.purge_table(&table).await?;
    // What was decided about it is gone with it.
    app.bans.set(app.store.bans().await?);
    app.hub.drop_table(&table);
    app.store.checkpoint().await?;
    tracing::info!(table = %logs::short(table.as_str()), "a table was deleted");
    Ok(Vec::new())
}
