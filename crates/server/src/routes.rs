//! Every route: the table in `protocol::routes` as handlers.

mod fork;
mod games;
mod guests;
mod lists;
mod notices;
mod play;
mod records;
mod reports;
mod tables;

use crate::app::App;
use crate::guard::health::Health;
use crate::{bans, pages, plain, preview, reach, socket};
pub use games::LEVELS;
pub use guests::{change_guest, newcomer};
pub use lists::{After, Cursor, Which, lists};
pub use notices::{set_address, set_quiet, shown_notices, stop_mail};
pub use play::{check_key, check_play};
pub use reports::take_report;
pub use tables::{Look, lay_table, table_id};

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use std::sync::Arc;

/// The whole router, with the rails around it.
pub fn router(app: &Arc<App>) -> Router {
    let store = app.store.clone();
    let probe = move || {
        let store = store.clone();
        async move { store.ping().await.is_ok() }
    };
    let health = Health::new(app.stopping.clone(), probe);
    let routes = Router::new()
        .merge(people())
        .merge(table())
        .merge(replay())
        .merge(plain::routes())
        .merge(health.routes())
        .merge(app.metrics.clone().routes(app.settings.metrics))
        .route("/preview/{file}", get(preview::show))
        .merge(pages::routes())
        .fallback(pages::otherwise)
        .layer(from_fn_with_state(app.clone(), bans::check))
        .with_state(app.clone());
    app.rails.around(routes)
}

fn people() -> Router<Arc<App>> {
    Router::new()
        .route("/api/games", get(games::games))
        .route("/api/games/{game}/components", get(games::components))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/reach", get(reach::reach))
        .route("/api/openapi.json", get(games::openapi))
        .route("/api/guest", get(guests::who).post(guests::introduce).patch(guests::change))
        .route("/api/guest/link", post(guests::link))
        .route("/api/guest/take", post(guests::take))
        .route("/api/guest/revoke", post(guests::revoke))
        .route("/api/notices", get(notices::show))
        .route("/api/notices/device", post(notices::device))
        .route("/api/notices/device/stop", post(notices::stop_device))
        .route("/api/notices/mail", post(notices::mail))
        .route("/api/notices/mail/stop", post(notices::mail_stop))
        .route("/api/notices/quiet", post(notices::quiet))
        .route("/api/tables", get(lists::list).post(tables::create))
}

fn table() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{id}", get(tables::welcome))
        .route("/api/tables/{id}/components", get(games::components_of_table))
        .route("/api/tables/{id}/socket", get(socket::open))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/remove", post(tables::remove))
        .route("/api/tables/{id}/hand-over", post(tables::hand_over))
        .route("/api/tables/{id}/close", post(tables::close))
        .route("/api/tables/{id}/pledge", post(tables::pledge))
        .route("/api/tables/{id}/show", post(tables::show))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/stand-in", post(tables::stand_in))
        .route("/api/tables/{id}/skip-lesson", post(tables::skip_lesson))
        .route("/api/tables/{id}/take-back", post(tables::take_back))
        .route("/api/tables/{id}/resign", post(tables::resign))
        .route("/api/tables/{id}/play", post(play::play))
        .route("/api/tables/{id}/undo", post(play::undo))
        .route("/api/tables/{id}/why", get(play::why))
        .route("/api/tables/{id}/advice", post(play::advice))
        .route("/api/tables/{id}/chat", post(play::chat))
        .route("/api/tables/{id}/mute", post(play::mute))
        .route("/api/tables/{id}/reports", post(reports::report))
}

fn replay() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{id}/moments/{step}", get(records::moment_of_table))
        .route("/api/records/{id}", get(records::record))
        .route("/api/records/{id}/record", get(records::file))
        .route("/api/records/{id}/fork", post(fork::fork))
        .route("/api/records/{id}/moments/{step}", get(records::moment_of_record))
}
