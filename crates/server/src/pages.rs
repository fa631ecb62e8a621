//! The browser client, served from the binary: one page for every address of the client, and its files.

mod files;

use crate::app::App;
use crate::guard::failure;
use crate::preview::{self, Wish};
use crate::reach;
use crate::who::{accepted, wished};
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use files::File;
use std::sync::Arc;

/// The page that shows every place of the client.
const INDEX: &str = "index.html";
/// What the page is called until something is known of its place.
const TITLE: &str = "<title>Lagoon</title>";
/// Files in here carry a hash in their names, so that they never change.
const HASHED: &str = "assets/";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// The places of the client whose links say nothing about themselves: lobby, rules, second device.
const PLACES: [&str; 4] = ["/", "/how-to-play/{game}", "/rules/{game}", "/link/{token}"];
/// Those of a table and of its replay, whose links are shared.
const SHARED: [&str; 2] = ["/t/{id}", "/r/{id}"];

/// Every address that shows the page.
pub fn routes() -> Router<Arc<App>> {
    let router = PLACES.into_iter().fold(Router::new(), |router, place| router.route(place, get(page)));
    SHARED.into_iter().fold(router, |router, place| router.route(place, get(shared)))
}

/// Anything that is not a route: a file of the client, the page that says there is nothing, or a refusal for programs.
pub async fn otherwise(request: Request) -> Response {
    let (method, uri, headers) = (request.method(), request.uri(), request.headers());
    if !method.is_safe() || uri.path().starts_with("/api/") {
        return failure::unknown_route().await.into_response();
    }
    match files::find(uri.path().trim_start_matches('/')) {
        Some(file) => answer(&file, headers, StatusCode::OK),
        None if wants_page(headers) => shown(headers, StatusCode::NOT_FOUND).await,
        None => failure::unknown_route().await.into_response(),
    }
}

async fn page(_: Uri, headers: HeaderMap) -> Response {
    shown(&headers, StatusCode::OK).await
}

/// The same page with a title, a sentence and a picture; a table that is not there has none of them.
async fn shared(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let language = wished(&uri).ok().flatten().unwrap_or_else(|| accepted(&headers));
    let (card, file) = (preview::card(&app, &id, wish, language).await, files::find(INDEX));
    let (Ok(card), Some(file), Some(origin)) = (card, file, reach::used(&app.settings, &headers)) else {
        return shown(&headers, StatusCode::OK).await;
    };
    let step = wish.step.map(|step| format!("&step={step}")).unwrap_or_default();
    let picture = format!("{origin}/preview/{id}.png?language={language}{step}");
    let head = preview::head(&card, &format!("{origin}{}", uri.path()), &picture).into_string();
    let page = String::from_utf8_lossy(&file.bytes).replacen(TITLE, &head, 1);
    let always = [(CACHE_CONTROL, ASK_AGAIN), (VARY, HeaderValue::from_static("accept-language"))];
    (always, [(CONTENT_TYPE, HeaderValue::from_static(file.kind))], page).into_response()
}

async fn shown(headers: &HeaderMap, status: StatusCode) -> Response {
    match files::find(INDEX) {
        Some(file) => answer(&file, headers, status),
        None => failure::unknown_route().await.into_response(),
    }
}

fn answer(file: &File, asked: &HeaderMap, status: StatusCode) -> Response {
    let keep = if file.name.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN };
    let always = [(CACHE_CONTROL, keep), (VARY, HeaderValue::from_static("accept-encoding"))];
    let tag = [(ETAG, file.tag.clone())];
    if asked.get(IF_NONE_MATCH) == Some(&file.tag) {
        return (StatusCode::NOT_MODIFIED, always, tag).into_response();
    }
    let kind = [(CONTENT_TYPE, HeaderValue::from_static(file.kind))];
    match file.gzip.as_ref().filter(|_| names(asked, &ACCEPT_ENCODING, "gzip")) {
        Some(gzip) => {
            let packed = [(CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
            (status, always, tag, kind, packed, gzip.clone()).into_response()
        }
        None => (status, always, tag, kind, file.bytes.clone()).into_response(),
    }
}

/// A browser that goes to an address, unlike a program, takes a page.
fn wants_page(headers: &HeaderMap) -> bool {
    names(headers, &ACCEPT, "text/html")
}

fn names(headers: &HeaderMap, header: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| part.split(';').next().map(str::trim) == Some(word))
}
