//! The browser client, served from the binary: one page for every address of the client, and its files.

mod files;

use crate::guard::failure;
use axum::Router;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use files::File;

/// The page that shows every place of the client.
const INDEX: &str = "index.html";
/// Files in here carry a hash in their names, so that they never change.
const HASHED: &str = "assets/";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

/// The places of the client: lobby, table, replay, rules, second device.
const PLACES: [&str; 5] = ["/", "/t/{id}", "/r/{id}", "/rules/{game}", "/link/{token}"];

/// Every address that shows the page.
pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    PLACES.into_iter().fold(Router::new(), |router, place| router.route(place, get(page)))
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
