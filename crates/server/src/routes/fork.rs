//! Playing on from a moment of a finished game, with new dice.

use super::records::finished;
use super::tables::{ask, may_lay_another};
use crate::app::App;
use crate::guard::failure::{Json, Path, Refusal};
use crate::table::command::Command;
use crate::table::fork::Origin;
use crate::table::state::{Laid, State as Table};
use crate::who::Asker;
use crate::{ids, lay, say};
use axum::extract::State;
use protocol::{Clock, Created, ErrorCode, Failure, Fork, SeatRequest, Terms};
use std::sync::Arc;

pub(super) async fn fork(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(wish): Json<Fork>,
) -> Result<Json<Created>, Refusal> {
    let guest = asker.guest()?.clone();
    let source = finished(&app, &asker, &id).await?;
    let laid = lay_fork(&app, &guest, &source, &wish).await.map_err(|failure| asker.refuse(failure))?;
    let Json(table) = ask(&app, &asker, &laid, |reply| Command::Info { guest: asker.id(), reply }).await?;
    Ok(Json(Created { table }))
}

async fn lay_fork(app: &App, guest: &store::Guest, source: &Table, wish: &Fork) -> Result<String, Failure> {
    // Whoever knows the game to come would have people at a disadvantage: only bots and this screen play on.
    if wish.seats.len() != source.chairs.len() || wish.seats.contains(&SeatRequest::Open) {
        return Err(say::bad_field("seats"));
    }
    may_lay_another(app, guest).await?;
    let letters = app.settings.limits.name_letters;
    let chairs = lay::chairs(&wish.seats, guest.id.as_str(), &guest.name, letters)?;
    let terms = Terms { public: false, clock: Clock::None, away_minutes: None, ..source.laid.terms.clone() };
    let from = Some(origin(source, wish.step)?);
    let laid = Laid { terms: lay::terms(terms, chairs.len())?, invite: ids::fresh(&app.environment), from };
    let table = lay::new_table(guest.id.clone(), &laid, &chairs, &app.environment)?;
    let created = app.store.create_table(table).await.map_err(|error| say::store(&error))?;
    Ok(created.id.to_string())
}

/// A moment after which something is still to be decided.
fn origin(source: &Table, step: u64) -> Result<Origin, Failure> {
    let game = source.game.as_ref().ok_or_else(|| say::failure(ErrorCode::NotFound))?;
    let mut lines = game.board.step_lines(0);
    let step = usize::try_from(step).ok().filter(|step| *step < lines.len());
    let step = step.ok_or_else(|| say::bad_field("step"))?;
    lines.truncate(step);
    let outcomes = lines.iter().filter(|line| line.starts_with('*')).count();
    Ok(Origin { record: source.id.clone(), step, outcomes })
}
