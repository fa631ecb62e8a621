//! Lagoon as text: pages that need no script and no picture, and play by the same commands as everyone else.

mod address;
mod lobby;
mod notices;
mod page;
mod reader;
mod rulebook;
mod sent;
mod table;

use crate::app::App;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use std::sync::Arc;

/// How the pages look; they read as well without it.
const STYLE: &str = include_str!("plain/text.css");

/// The routes of the pages.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/text", get(lobby::show).post(lobby::lay))
        .route("/text/me", axum::routing::post(lobby::introduce))
        .route("/text/notices", get(notices::show).post(notices::change))
        .route("/notices/confirm/{token}", get(notices::ask_to_confirm).post(notices::confirm))
        .route("/notices/stop/{channel}", get(notices::ask_to_stop).post(notices::stop))
        .route("/text.css", get(style))
        .route("/t/{id}/text", get(table::show).post(table::act))
        .route("/rules/{game}/text", get(rulebook::show))
}

async fn style() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "max-age=3600")];
    (headers, STYLE)
}
