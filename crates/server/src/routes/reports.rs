//! What players tell the host about a table.

use super::tables::table_id;
use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::{Json, Path, Refusal};
use crate::who::Asker;
use crate::{hub, say};
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{ErrorCode, Report, limits};
use room::{Command, Looking, lay, seat_of};
use std::sync::Arc;
use store::Moment;

pub(super) async fn report(
    State(app): State<Arc<App>>,
    asker: Asker,
    address: ClientAddress,
    Path(id): Path<String>,
    Json(report): Json<Report>,
) -> Result<StatusCode, Refusal> {
    take_report(&app, &asker, address, &id, &report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keeps a report of someone who can see the table.
pub async fn take_report(
    app: &Arc<App>,
    asker: &Asker,
    address: ClientAddress,
    id: &str,
    Report { seat, text }: &Report,
) -> Result<(), Refusal> {
    let reporter = asker.guest()?.id.clone();
    let text = lay::plain_text(text, limits::REPORT_LETTERS).ok_or(room::Refusal::Field("text"))?;
    let table = table_id(id)?;
    let looking = Looking { guest: asker.id(), language: asker.language, wish: None, since: None };
    hub::ask::<()>(app, &table, Command::MayLook { looking }).await?;
    let kept = app.store.table(&table).await.map_err(|error| say::store(&error))?;
    let seat_number =
        seat.map(|letter| seat_of(letter, kept.seats.len()).ok_or(room::Refusal::Field("seat")));
    let about = seat_number.transpose()?.and_then(|seat| kept.seats[seat.index()].holder.guest.clone());
    if let Err(wait) = app.reports.take(&address) {
        return Err(Refusal::of(ErrorCode::TooMany).until(wait));
    }
    let at = Moment(app.environment.now() as i64);
    let report = store::Report { table, reporter, seat: seat.map(String::from), about, text, at };
    Ok(app.store.report(report).await.map_err(|error| say::store(&error))?)
}
