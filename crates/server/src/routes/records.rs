//! Replay: finished games by their links, and earlier moments of a game in play.

use super::tables::ask;
use crate::app::App;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::who::Asker;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use protocol::{ErrorCode, Knowledge, Moment, RecordInfo, Status};
use referee::StepCount;
use room::{Command, Table, letter, seat_of};
use serde::Deserialize;
use shelf::Telling;
use std::sync::Arc;
use tabletop::Viewer;

#[derive(Deserialize)]
pub(super) struct As {
    #[serde(rename = "as")]
    knowledge: Option<String>,
    tableau: Option<String>,
}

impl As {
    fn wants_tableau(&self) -> bool {
        self.tableau.as_deref() == Some("yes")
    }
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<RecordInfo>, Refusal> {
    let table = finished(&app, &id).await?;
    let Json(info) = ask(&app, &id, Command::Info { guest: asker.id() }).await?;
    let voice = table.voice(asker.language);
    let told = app.desks.think(move |_| {
        let game = table.game.as_ref()?;
        Some(RecordInfo {
            table: info,
            steps: game.board.count().0 as u64,
            scene: table.scene(Viewer::Spectator, &voice)?,
            scores: game.board.scores()?,
            events: table.events(Viewer::Spectator, &voice, StepCount(0)),
        })
    });
    let told = told.await.map_err(|_| ErrorCode::TooMany)?;
    Ok(Json(told.ok_or(ErrorCode::Internal)?))
}

pub(super) async fn file(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let table = finished(&app, &id).await?;
    let game = table.game.as_ref().ok_or(ErrorCode::NotFound)?;
    let record = game.board.record(Telling::All).map_err(|_| ErrorCode::Internal)?;
    let taught = table.laid.terms.lesson.as_ref();
    let noted =
        taught.map(|lesson| record.with_note(&format!("lesson {}: its chance was chosen", lesson.name)));
    let text = noted.unwrap_or(record).text().to_owned();
    let name = format!("attachment; filename=\"{}-{}.lagoon\"", table.laid.terms.game, table.id);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text))
}

pub(super) async fn moment_of_record(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, step)): Path<(String, usize)>,
    Query(wish): Query<As>,
) -> Result<Json<Moment>, Refusal> {
    let table = finished(&app, &id).await?;
    moment(&app, &asker, table, step, wish).await
}

pub(super) async fn moment_of_table(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, step)): Path<(String, usize)>,
    Query(wish): Query<As>,
) -> Result<Json<Moment>, Refusal> {
    let Json(table) = ask(&app, &id, Command::Whole).await?;
    moment(&app, &asker, table, step, wish).await
}

/// A finished game; one in play is not there for those who read records.
pub(super) async fn finished(app: &Arc<App>, id: &str) -> Result<Arc<Table>, Refusal> {
    let Json(table) = ask::<Arc<Table>>(app, id, Command::Whole).await?;
    match table.status() {
        Status::Over => Ok(table),
        Status::Open | Status::Running | Status::Closed => Err(ErrorCode::NotFound.into()),
    }
}

async fn moment(
    app: &App,
    asker: &Asker,
    table: Arc<Table>,
    step: usize,
    wish: As,
) -> Result<Json<Moment>, Refusal> {
    let known = known(&table, asker.id().as_deref(), wish.knowledge.as_deref())?;
    let voice = table.voice(asker.language);
    let shown = app.desks.think(move |_| table.moment(StepCount(step), known, wish.wants_tableau(), &voice));
    Ok(Json(shown.await.map_err(|_| ErrorCode::TooMany)??))
}

/// Whose knowledge may be shown: in play one's own or a spectator's, afterwards anyone's.
fn known(table: &Table, guest: Option<&str>, asked: Option<&str>) -> Result<Knowledge, room::Refusal> {
    let over = table.status() == Status::Over;
    let read = match asked {
        None if over => Some(Knowledge::Spectator),
        None => Some(match table.viewer(guest, None) {
            Viewer::Seat(seat) => Knowledge::Seat(letter(seat)),
            Viewer::Spectator => Knowledge::Spectator,
        }),
        Some("spectator") => Some(Knowledge::Spectator),
        Some("all") => Some(Knowledge::All),
        Some(letter) => letter.parse().ok().map(Knowledge::Seat),
    };
    let known = read.ok_or(room::Refusal::Field("as"))?;
    let may = match known {
        Knowledge::Spectator => true,
        Knowledge::All => over,
        Knowledge::Seat(letter) => {
            let seat = seat_of(letter, table.chairs.len()).ok_or(room::Refusal::Field("as"))?;
            over || guest.is_some_and(|guest| table.chair(seat).is_of(guest))
        }
    };
    if may { Ok(known) } else { Err(ErrorCode::NotYours.into()) }
}
