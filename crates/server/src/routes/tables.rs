//! Tables: laid, looked at, joined, started, given up.

use crate::app::App;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::table::command::{Command, Looking, Reply};
use crate::table::state::Laid;
use crate::who::Asker;
use crate::{hub, ids, lay, say};
use axum::extract::State;
use protocol::{CreateTable, Created, ErrorCode, Failure, Sit, Start, TableInfo, Welcome};
use serde::Deserialize;
use std::sync::Arc;
use store::{Page, TableId};

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
    let laid = Laid {
        terms: lay::terms(wish.terms, chairs.len())?,
        invite: ids::fresh(&app.environment),
        from: None,
    };
    let table = lay::new_table(guest.id.clone(), &laid, &chairs, &app.environment)?;
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
    if laid < most as usize { Ok(()) } else { Err(say::too_many_tables()) }
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
