//! Playing on from a moment of a finished game, with new dice.

use super::records::finished;
use super::tables::{ask, may_lay_another};
use crate::app::App;
use crate::guard::failure::{Json, Path, Refusal};
use crate::say;
use crate::table::keep;
use crate::who::Asker;
use axum::extract::State;
use protocol::{Clock, Created, Fork, SeatRequest, Terms};
use room::{Command, Laid, NewTable, Origin, Table, lay};
use std::sync::Arc;

pub(super) async fn fork(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(wish): Json<Fork>,
) -> Result<Json<Created>, Refusal> {
    let guest = asker.guest()?.clone();
    let source = finished(&app, &id).await?;
    let laid = lay_fork(&app, &guest, &source, &wish).await?;
    let Json(table) = ask(&app, &laid, Command::Info { guest: asker.id() }).await?;
    Ok(Json(Created { table }))
}

async fn lay_fork(app: &App, guest: &store::Guest, source: &Table, wish: &Fork) -> Result<String, Refusal> {
    // Players who know what is to come would have an unfair advantage: only bots and this screen play on.
    if wish.seats.len() != source.chairs.len() || wish.seats.contains(&SeatRequest::Open) {
        return Err(room::Refusal::Field("seats").into());
    }
    let _alone = app.turnstile.pass(guest.id.as_str()).await;
    may_lay_another(app, guest).await?;
    let letters = app.settings.limits.name_letters;
    let chairs = lay::chairs(&wish.seats, guest.id.as_str(), &guest.name, letters)?;
    let terms = Terms {
        public: false,
        clock: Clock::None,
        away_minutes: None,
        absence_minutes: None,
        lesson: None,
        ..source.laid.terms.clone()
    };
    let from = Some(Origin::of(source, wish.step)?);
    let (terms, luck) = (lay::terms(&app.shelf, terms, chairs.len())?, app.luck());
    let laid = Laid { terms, invite: luck.invite, from };
    let table = NewTable::new(guest.id.to_string(), laid, &chairs, luck.seed, app.environment.now());
    let laid = keep::lay(app, table).await.map_err(|error| say::store(&error))?;
    Ok(laid.to_string())
}
