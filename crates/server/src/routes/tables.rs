//! Tables: created, viewed, joined, started, resigned from.

use crate::app::App;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::table::keep;
use crate::who::Asker;
use crate::{hub, say};
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{CreateTable, Created, ErrorCode, HandOver, Pledge, Remove, Show, Sit, StandIn, Start};
use protocol::{TableInfo, Welcome};
use room::{Answer, Command, Laid, Looking, NewTable, TableVersion, lay};
use serde::Deserialize;
use std::sync::Arc;
use store::TableId;
use tabletop::Phrase;

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

impl Look {
    /// The same, for a table.
    pub fn looking(&self, asker: &Asker) -> Looking {
        let since = self.since.map(TableVersion);
        Looking { guest: asker.id(), language: asker.language, wish: self.seat, since }
    }
}

/// The table that an address names; whatever cannot be a name is the name of nothing.
pub fn table_id(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| Refusal::of(ErrorCode::NotFound))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    asker: Asker,
    Json(wish): Json<CreateTable>,
) -> Result<Json<Created>, Refusal> {
    let guest = asker.guest()?;
    let id = lay_table(&app, guest, wish).await?;
    let table = hub::ask(&app, &id, Command::Info { guest: asker.id() }).await?;
    Ok(Json(Created { table }))
}

/// Creates a table for a guest.
pub async fn lay_table(app: &App, guest: &store::Guest, wish: CreateTable) -> Result<TableId, Refusal> {
    let _alone = app.turnstile.pass(guest.id.as_str()).await;
    may_lay_another(app, guest).await?;
    let letters = app.settings.limits.name_letters;
    let chairs = lay::chairs(&wish.seats, guest.id.as_str(), &guest.name, letters)?;
    let (terms, luck) = (lay::terms(&app.shelf, wish.terms, chairs.len())?, app.luck());
    lay::lesson_seats(&terms, &chairs)?;
    let laid = Laid { terms, invite: luck.invite, from: None };
    let table = NewTable::new(guest.id.to_string(), laid, &chairs, luck.seed, app.environment.now());
    Ok(keep::lay(app, table).await.map_err(|error| say::store(&error))?)
}

/// Finished tables do not count.
pub(super) async fn may_lay_another(app: &App, guest: &store::Guest) -> Result<(), Refusal> {
    let held = app.store.holdings(&guest.id, None).await.map_err(|error| say::store(&error))?;
    let too_many = || Refusal::new(ErrorCode::TooMany, Phrase::new("server-refused-tables"));
    if held.tables < u64::from(app.settings.limits.tables_per_guest) { Ok(()) } else { Err(too_many()) }
}

pub(super) async fn welcome(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Result<Json<Welcome>, Refusal> {
    let looking = look.looking(&asker);
    ask(&app, &id, Command::Welcome { looking }).await
}

pub(super) async fn sit(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(sit): Json<Sit>,
) -> Result<Json<TableInfo>, Refusal> {
    let person = asker.person()?;
    ask(&app, &id, Command::Sit { person, sit }).await
}

pub(super) async fn pledge(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(pledge): Json<Pledge>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::Pledge { guest, pledge }).await
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(show): Json<Show>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::Show { guest, show }).await
}

pub(super) async fn start(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(start): Json<Start>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::Start { guest, start }).await
}

pub(super) async fn leave(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::Leave { guest }).await
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(Remove { seat }): Json<Remove>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::Remove { guest, seat }).await
}

pub(super) async fn hand_over(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(HandOver { seat }): Json<HandOver>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::HandOver { guest, seat }).await
}

pub(super) async fn close(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let guest = asker.person()?.id;
    let Json(()) = ask(&app, &id, Command::Close { guest }).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn stand_in(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(StandIn { seat }): Json<StandIn>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::StandIn { guest, seat }).await
}

pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::TakeBack { guest }).await
}

pub(super) async fn skip_lesson(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::SkipLesson { guest }).await
}

pub(super) async fn resign(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Refusal> {
    let guest = asker.person()?.id;
    ask(&app, &id, Command::Resign { guest }).await
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<Created>, Refusal> {
    let person = asker.person()?;
    let _alone = app.turnstile.pass(&person.id).await;
    let Json(now): Json<TableInfo> = ask(&app, &id, Command::Info { guest: asker.id() }).await?;
    if now.rematch.is_none() {
        may_lay_another(&app, asker.guest()?).await?;
    }
    let laid: Json<String> = ask(&app, &id, Command::Rematch { person, luck: app.luck() }).await?;
    let Json(table) = ask(&app, &laid.0, Command::Info { guest: asker.id() }).await?;
    Ok(Json(Created { table }))
}

/// Asks the table of an address.
pub(super) async fn ask<T: TryFrom<Answer>>(
    app: &Arc<App>,
    id: &str,
    command: Command,
) -> Result<Json<T>, Refusal> {
    Ok(Json(hub::ask(app, &table_id(id)?, command).await?))
}
