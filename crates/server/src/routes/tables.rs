//! Tables: listed, laid, looked at, joined, started, given up.

use crate::app::App;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::table::command::{Command, Looking, Reply};
use crate::table::info::{Summary, title};
use crate::table::seats::Chair;
use crate::table::state::Laid;
use crate::who::Asker;
use crate::{hub, ids, lay, say};
use axum::extract::State;
use protocol::{
    CreateTable, Created, ErrorCode, Failure, List, Sit, Start, Status, TableInfo, TableLine, Welcome,
};
use serde::Deserialize;
use std::cmp::Reverse;
use std::sync::Arc;
use store::{Page, TableId};

/// Tables in each list.
const LISTED: u32 = 100;

/// What a viewer asks for.
#[derive(Clone, Debug, Deserialize)]
pub struct Look {
    /// The version they know.
    pub since: Option<u64>,
    /// The seat they look from.
    #[serde(rename = "as")]
    pub seat: Option<char>,
    /// The version of the protocol they were written for.
    pub protocol: Option<u32>,
}

/// The table that an address names; whatever cannot be a name is the name of nothing.
pub fn table_id(asker: &Asker, text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| asker.refuse(say::failure(ErrorCode::NotFound)))
}

pub(super) async fn list(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<List>, Refusal> {
    asker.answer(lists(&app, &asker).await.map_err(|error| say::store(&error)))
}

/// The tables a guest can come to.
pub async fn lists(app: &App, asker: &Asker) -> Result<List, store::StoreError> {
    let guest = asker.guest.as_ref();
    let line = |table: &store::Table| line(table, guest.map(|guest| guest.id.as_str()));
    let mut mine: Vec<TableLine> = match guest {
        Some(guest) => app.store.tables_of(&guest.id, None, Page::first(LISTED)).await?,
        None => Vec::new(),
    }
    .iter()
    .filter_map(line)
    .collect();
    mine.sort_by_key(|line| (!line.your_turn, line.status == Status::Over, Reverse(line.changed)));
    let open = app.store.public_tables(store::Status::Open, Page::first(LISTED)).await?;
    let running = app.store.public_tables(store::Status::Running, Page::first(LISTED)).await?;
    let has_seat = |line: &TableLine| line.names.iter().any(Option::is_none);
    Ok(List {
        mine,
        open: open.iter().filter_map(line).filter(has_seat).collect(),
        running: running.iter().filter_map(line).collect(),
    })
}

fn line(table: &store::Table, guest: Option<&str>) -> Option<TableLine> {
    let laid: Laid = serde_json::from_str(&table.terms).ok()?;
    let summary = Summary::read(&table.summary);
    let holder = |seat: &store::Seat| Chair::read(&seat.holder.kind, None, seat.name.as_deref());
    let turn = summary.turn.and_then(|turn| table.seats.get((turn as usize).checked_sub('A' as usize)?));
    let waits_for = turn.and_then(|seat| seat.holder.guest.as_ref()).map(store::GuestId::as_str);
    Some(TableLine {
        id: table.id.to_string(),
        title: title(&laid.terms.game),
        terms: laid.terms,
        status: match table.status {
            store::Status::Open => Status::Open,
            store::Status::Running => Status::Running,
            store::Status::Over => Status::Over,
        },
        names: table.seats.iter().map(|seat| holder(seat)?.name()).collect(),
        turn: summary.turn,
        your_turn: summary.person && guest.is_some() && waits_for == guest,
        scores: summary.scores,
        changed: table.updated.0 as u64 / 1000,
    })
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(wish): Json<CreateTable>,
) -> Result<Json<Created>, Refusal> {
    let guest = asker.guest()?;
    let id = lay_table(&app, guest, wish).await.map_err(|failure| asker.refuse(failure))?;
    let info = |reply| Command::Info { guest: asker.id(), reply };
    let table = hub::ask(&app, &id, info).await;
    asker.answer(table.map(|table| Created { table }))
}

/// Lays a table for a guest.
pub async fn lay_table(app: &App, guest: &store::Guest, wish: CreateTable) -> Result<TableId, Failure> {
    may_lay_another(app, guest).await?;
    let letters = app.settings.limits.name_letters;
    let chairs = lay::chairs(&wish.seats, guest.id.as_str(), &guest.name, letters)?;
    let laid =
        Laid { terms: lay::terms(wish.terms, chairs.len())?, invite: ids::fresh(&app.world), from: None };
    let table = lay::new_table(guest.id.clone(), &laid, &chairs, &app.world)?;
    let created = app.store.create_table(table).await;
    Ok(created.map_err(|error| say::store(&error))?.id)
}

/// Tables that are over count no more.
pub(super) async fn may_lay_another(app: &App, guest: &store::Guest) -> Result<(), Failure> {
    let most = app.settings.limits.tables_per_guest;
    let mut laid = 0;
    for status in [store::Status::Open, store::Status::Running] {
        let tables = app.store.tables_of(&guest.id, Some(status), Page::first(most)).await;
        let tables = tables.map_err(|error| say::store(&error))?;
        laid += tables.iter().filter(|table| table.owner == guest.id).count();
    }
    if laid < most as usize { Ok(()) } else { Err(say::failure(ErrorCode::TooMany)) }
}

pub(super) async fn welcome(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Result<Json<Welcome>, Refusal> {
    let id = table_id(&asker, &id)?;
    let looking = Looking { guest: asker.id(), language: asker.language, wish: look.seat, since: look.since };
    asker.answer(hub::ask(&app, &id, |reply| Command::Welcome { looking, reply }).await)
}

pub(super) async fn sit(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(sit): Json<Sit>,
) -> Result<Json<TableInfo>, Refusal> {
    let person = asker.person()?;
    ask(&app, &asker, &id, |reply| Command::Sit { person, sit, reply }).await
}

pub(super) async fn start(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(start): Json<Start>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &asker, &id, |reply| Command::Start { guest, start, reply }).await
}

pub(super) async fn leave(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &asker, &id, |reply| Command::Leave { guest, reply }).await
}

pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &asker, &id, |reply| Command::TakeBack { guest, reply }).await
}

pub(super) async fn resign(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &asker, &id, |reply| Command::Resign { guest, reply }).await
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Created>, Refusal> {
    let person = asker.person()?;
    let Json(laid) = ask(&app, &asker, &id, |reply| Command::Rematch { person, reply }).await?;
    let Json(table) = ask(&app, &asker, &laid, |reply| Command::Info { guest: asker.id(), reply }).await?;
    Ok(Json(Created { table }))
}

/// Asks a table and answers in the asker's language.
pub(super) async fn ask<T>(
    app: &Arc<App>,
    asker: &Asker,
    id: &str,
    question: impl FnOnce(Reply<T>) -> Command,
) -> Result<Json<T>, Refusal> {
    let id = table_id(asker, id)?;
    asker.answer(hub::ask(app, &id, question).await)
}
