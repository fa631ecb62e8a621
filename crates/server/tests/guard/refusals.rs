//! Whatever cannot be read or found is refused as typed JSON that names the field.

use crate::site::{Site, request};
use axum::Router;
use axum::routing::{get, post};
use protocol::{CreateTable, ErrorCode};
use serde::Deserialize;
use server::guard::failure::{Json, Path, Query, Refusal, unknown_route};
use server::settings::{Limits, Settings};
use test_house::Answer;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Since {
    since: u64,
    #[serde(default)]
    language: String,
}

fn site() -> Site {
    let routes = Router::new()
        .route("/api/tables", post(|Json(table): Json<CreateTable>| async move { Json(table.terms) }))
        .route("/api/steps/{number}", get(|Path(number): Path<u32>| async move { number.to_string() }))
        .route(
            "/api/since",
            get(|Query(query): Query<Since>| async move { format!("{}{}", query.since, query.language) }),
        )
        .route("/api/stale", get(stale))
        .route("/api/panic", get(panic))
        .fallback(unknown_route);
    let limits = Limits { body_bytes: 1024, ..Limits::default() };
    Site::new(&Settings { limits, ..Settings::default() }, routes)
}

async fn stale() -> Refusal {
    room::Refusal::Stale(room::TableVersion(7)).into()
}

async fn panic() -> &'static str {
    let secret = String::from("hunter2");
    panic!("the secret is {secret}")
}

const TABLE: &str = r#"{"terms":{"game":"coralia"},"seats":[]}"#;

/// Status, code and field.
fn told(answer: &Answer) -> (u16, ErrorCode, Option<String>) {
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
    let failure = answer.failure().unwrap();
    assert!(!failure.message.is_empty());
    (answer.status, failure.code, failure.field)
}

fn field(name: &str) -> (u16, ErrorCode, Option<String>) {
    (400, ErrorCode::BadField, Some(name.into()))
}

#[tokio::test]
async fn a_sound_body_passes() {
    let answer = site().post("/api/tables", TABLE).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert!(answer.text().contains("coralia"));
    let charset = [("content-type", "Application/JSON; charset=utf-8")];
    assert_eq!(site().ask(request("POST", "/api/tables", &charset, TABLE)).await.status, 200);
}

#[tokio::test]
async fn what_is_no_json_is_a_bad_message() {
    for body in ["", "{", "nonsense", "{\"terms\":}", &format!("{TABLE} and more")] {
        let answer = site().post("/api/tables", body).await;
        assert_eq!(told(&answer), (400, ErrorCode::BadMessage, None), "{body}");
    }
}

#[tokio::test]
async fn json_of_another_shape_is_a_bad_message() {
    for body in ["5", "\"text\"", "null"] {
        assert_eq!(
            told(&site().post("/api/tables", body).await),
            (400, ErrorCode::BadMessage, None),
            "{body}"
        );
    }
}

#[tokio::test]
async fn a_wrong_type_names_its_field_with_the_way_there() {
    let wrong = [
        (r#"{"terms":{"game":5},"seats":[]}"#, "terms.game"),
        (r#"{"terms":{"game":"coralia","public":"yes"},"seats":[]}"#, "terms.public"),
        (r#"{"terms":{"game":"coralia"},"seats":[{},7]}"#, "seats[0]"),
        (r#"{"terms":{"game":"coralia"},"seats":"none"}"#, "seats"),
    ];
    for (body, name) in wrong {
        let (status, code, found) = told(&site().post("/api/tables", body).await);
        assert_eq!((status, code), (400, ErrorCode::BadField), "{body}");
        assert!(found.as_ref().is_some_and(|found| found.starts_with(name)), "{body}: {found:?}");
    }
}

#[tokio::test]
async fn an_unknown_field_is_named() {
    let body = r#"{"terms":{"game":"coralia","colour":1},"seats":[]}"#;
    assert_eq!(told(&site().post("/api/tables", body).await), field("terms.colour"));
    let body = r#"{"terms":{"game":"coralia"},"seats":[],"colour":1}"#;
    assert_eq!(told(&site().post("/api/tables", body).await), field("colour"));
}

#[tokio::test]
async fn a_missing_field_is_named() {
    assert_eq!(told(&site().post("/api/tables", r#"{"terms":{},"seats":[]}"#).await), field("terms.game"));
    assert_eq!(told(&site().post("/api/tables", r#"{"terms":{"game":"x"}}"#).await), field("seats"));
}

#[tokio::test]
async fn a_body_without_its_content_type_is_refused() {
    for headers in [&[][..], &[("content-type", "text/plain")], &[("content-type", "multipart/form-data")]] {
        let answer = site().ask(request("POST", "/api/tables", headers, TABLE)).await;
        assert_eq!(told(&answer), (415, ErrorCode::BadMessage, None), "{headers:?}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused_however_it_comes() {
    let long = format!("{TABLE}{}", " ".repeat(1024));
    let too_large = (413, ErrorCode::TooLarge, None);
    assert_eq!(told(&site().post("/api/tables", &long).await), too_large);
    let lied = [("content-type", "application/json"), ("content-length", "10")];
    assert_eq!(told(&site().ask(request("POST", "/api/tables", &lied, &long)).await), too_large);
}

#[tokio::test]
async fn an_error_does_not_repeat_a_long_value() {
    let body = format!(r#"{{"terms":"{}"}}"#, "x".repeat(900));
    let answer = site().post("/api/tables", &body).await;
    assert!(answer.failure().unwrap().message.len() < 400, "{}", answer.text());
}

#[tokio::test]
async fn a_path_that_cannot_be_read_is_refused() {
    assert_eq!(site().get("/api/steps/5").await.text(), "5");
    for uri in ["/api/steps/five", "/api/steps/-1", "/api/steps/99999999999", "/api/steps/%FF"] {
        let (status, code, _) = told(&site().get(uri).await);
        assert_eq!((status, code), (400, ErrorCode::BadField), "{uri}");
    }
}

#[tokio::test]
async fn a_query_that_cannot_be_read_is_refused_and_its_field_named() {
    assert_eq!(site().get("/api/since?since=5&language=fr").await.text(), "5fr");
    assert_eq!(told(&site().get("/api/since?since=x").await), field("since"));
    assert_eq!(told(&site().get("/api/since").await), field("since"));
    assert_eq!(told(&site().get("/api/since?since=1&colour=2").await).1, ErrorCode::BadField);
}

#[tokio::test]
async fn an_unknown_route_is_not_found() {
    assert_eq!(told(&site().get("/api/nowhere").await), (404, ErrorCode::NotFound, None));
}

#[tokio::test]
async fn a_wrong_method_is_refused_with_the_right_ones() {
    let answer = site().ask(request("DELETE", "/api/tables", &[], "")).await;
    assert_eq!(told(&answer), (405, ErrorCode::BadMessage, None));
    assert_eq!(answer.header("allow"), "POST");
}

#[tokio::test]
async fn a_handlers_refusal_keeps_its_version() {
    let answer = site().get("/api/stale").await;
    assert_eq!(told(&answer), (409, ErrorCode::Stale, None));
    assert_eq!(answer.failure().unwrap().version, Some(7));
}

#[tokio::test]
async fn a_panic_is_a_fault_without_its_text_and_the_server_lives_on() {
    let site = site();
    let answer = site.get("/api/panic").await;
    assert_eq!(told(&answer), (500, ErrorCode::Internal, None));
    assert!(!answer.text().contains("hunter2") && !answer.text().contains("secret"));
    assert_eq!(site.get("/api/steps/5").await.status, 200);
}

#[tokio::test]
async fn every_code_has_the_status_the_protocol_gives_it() {
    use axum::response::IntoResponse;
    for code in [ErrorCode::NoGuest, ErrorCode::ForeignOrigin, ErrorCode::StoreFull, ErrorCode::Stopping] {
        let response = Refusal::of(code).into_response();
        assert_eq!(response.status().as_u16(), code.status());
    }
}

#[tokio::test]
async fn what_the_rails_refuse_is_told_in_the_language_that_was_asked_for() {
    let french = ("accept-language", "fr-CH, en;q=0.5");
    let json = ("content-type", "application/json");
    let large = " ".repeat(2_000);
    for (request, words) in [
        (request("GET", "/api/nowhere", &[french], ""), "Il n’y a rien à cette adresse."),
        (request("GET", "/api/nowhere?language=de", &[french], ""), "Unter dieser Adresse gibt es nichts."),
        (request("DELETE", "/api/tables", &[french], ""), "Cette adresse n’accepte pas cette méthode."),
        (request("POST", "/api/tables", &[french, json], "{"), "Ce n’est pas du JSON"),
        (
            request("POST", "/api/tables", &[french, json], r#"{"terms":5}"#),
            "La valeur du champ terms n’est pas valable",
        ),
        (request("POST", "/api/tables", &[french, json], &large), "Le corps de la requête dépasse"),
        (request("GET", "/api/panic", &[french], ""), "Une erreur s’est produite sur le serveur."),
        (request("GET", "/api/nowhere", &[], ""), "There’s nothing at this address."),
    ] {
        let answer = site().ask(request).await;
        assert!(answer.failure().unwrap().message.starts_with(words), "{}", answer.text());
        assert_eq!(answer.header("content-type"), "application/json");
    }
}
