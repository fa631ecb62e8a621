//! The rails together: headers on every answer, limits, origins, guests, and the page of metrics.

use crate::site::{Site, from_peer, request};
use axum::Router;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use protocol::ErrorCode;
use server::guard::address::ClientAddress;
use server::guard::cookie::{GuestId, NAME, Presented, Signer};
use server::guard::failure::{Refusal, unknown_route};
use server::settings::{Limits, MetricsAccess, Settings};
use std::time::Duration;

fn routes() -> Router {
    Router::new()
        .route("/", get(|| async { "page" }))
        .route("/api/who", get(|guest: GuestId| async move { guest.as_str().to_owned() }))
        .route("/api/maybe", get(|presented: Presented| async move { format!("{presented:?}") }))
        .route("/api/address", get(|address: ClientAddress| async move { format!("{address:?}") }))
        .route("/api/tables/{id}", post(|| async { "played" }))
        .route("/api/kept", get(|| async { ([("cache-control", "max-age=60")], "kept").into_response() }))
        .route("/api/refuse", get(|| async { Refusal::of(ErrorCode::SeatTaken) }))
        .fallback(unknown_route)
}

fn site() -> Site {
    Site::new(&Settings::default(), routes())
}

fn limited(limits: Limits) -> Site {
    Site::new(&Settings { limits, ..Settings::default() }, routes())
}

fn cookie(signer: &Signer, id: &str) -> String {
    format!("{NAME}={}", signer.sign(&GuestId::new(id).unwrap()))
}

#[tokio::test]
async fn every_answer_has_the_headers_even_a_refusal() {
    for uri in ["/", "/api/refuse", "/nowhere", "/metrics"] {
        let answer = site().get(uri).await;
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"), "{uri}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{uri}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{uri}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{uri}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{uri}");
        assert!(answer.header("permissions-policy").contains("camera=()"), "{uri}");
        assert_eq!(answer.header("x-request-id").len(), 16, "{uri}");
        assert_eq!(answer.header("strict-transport-security"), "", "{uri}");
    }
}

#[tokio::test]
async fn the_api_is_not_kept_by_caches_unless_a_handler_says_so() {
    assert_eq!(site().get("/api/maybe").await.header("cache-control"), "no-store");
    assert_eq!(site().get("/api/kept").await.header("cache-control"), "max-age=60");
    assert_eq!(site().get("/").await.header("cache-control"), "");
}

#[tokio::test]
async fn a_guest_is_known_by_the_cookie_and_faults_are_told_apart() {
    let site = site();
    let genuine = cookie(site.rails.signer(), "ann");
    let foreign = cookie(&Signer::new(&[1; 32], false), "ann");
    let ask = |cookie: &str| site.ask(request("GET", "/api/who", &[("cookie", cookie)], ""));
    assert_eq!(ask(&genuine).await.text(), "ann");
    assert_eq!(ask("theme=dark").await.code(), Some(ErrorCode::NoGuest));
    assert_eq!(ask(&foreign).await.code(), Some(ErrorCode::BadCookie));
    assert_eq!(ask(&genuine[..genuine.len() - 5]).await.code(), Some(ErrorCode::BadCookie));
    assert_eq!(ask("lagoon_guest=nonsense").await.status, 401);
}

#[tokio::test]
async fn an_address_that_asks_too_much_is_told_when_to_come_back() {
    let site =
        limited(Limits { address_requests_per_second: 1, address_requests_burst: 3, ..Limits::default() });
    for _ in 0..3 {
        assert_eq!(site.get("/").await.status, 200);
    }
    let refused = site.get("/").await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.code(), Some(ErrorCode::TooMany));
    assert_eq!(refused.header("retry-after"), "1");
    let other = from_peer(request("GET", "/", &[], ""), "192.0.2.1:4000");
    assert_eq!(site.ask(other).await.status, 200);
    site.clock.advance(Duration::from_secs(1));
    assert_eq!(site.get("/").await.status, 200);
    assert_eq!(site.get("/").await.status, 429);
}

#[tokio::test]
async fn a_guest_that_asks_too_much_is_refused_from_every_address_and_others_are_not() {
    let site = limited(Limits { guest_requests_per_second: 1, guest_requests_burst: 2, ..Limits::default() });
    let ask = async |id: &str, peer: &str| {
        let cookie = cookie(site.rails.signer(), id);
        site.ask(from_peer(request("GET", "/", &[("cookie", &cookie)], ""), peer)).await.status
    };
    assert_eq!(ask("ann", "192.0.2.1:1").await, 200);
    assert_eq!(ask("ann", "192.0.2.2:1").await, 200);
    assert_eq!(ask("ann", "192.0.2.3:1").await, 429);
    assert_eq!(ask("bob", "192.0.2.3:1").await, 200);
    assert_eq!(site.get("/").await.status, 200, "nobody's tokens are another's");
}

#[tokio::test]
async fn a_forged_cookie_does_not_use_up_its_victims_tokens() {
    let site = limited(Limits { guest_requests_per_second: 1, guest_requests_burst: 1, ..Limits::default() });
    let forged = cookie(&Signer::new(&[1; 32], false), "ann");
    for _ in 0..10 {
        site.ask(request("GET", "/", &[("cookie", &forged)], "")).await;
    }
    let genuine = cookie(site.rails.signer(), "ann");
    assert_eq!(site.ask(request("GET", "/", &[("cookie", &genuine)], "")).await.status, 200);
}

#[tokio::test]
async fn a_foreign_page_cannot_post_and_a_foreign_name_is_not_answered() {
    let site = site();
    let post = |origin| site.ask(request("POST", "/api/tables/x", &[("origin", origin)], ""));
    assert_eq!(post("http://localhost:7700").await.status, 200);
    let refused = post("https://evil.example").await;
    assert_eq!((refused.status, refused.code()), (403, Some(ErrorCode::ForeignOrigin)));
    let rebound = axum::http::Request::builder().uri("/").header("host", "evil.example");
    let rebound = rebound.body(axum::body::Body::empty()).unwrap();
    assert_eq!(site.ask(rebound).await.status, 403);
}

#[tokio::test]
async fn a_proxys_word_about_the_address_counts_only_where_it_is_trusted() {
    let address = async |trust_proxy| {
        let site = Site::new(&Settings { trust_proxy, ..Settings::default() }, routes());
        site.ask(request("GET", "/api/address", &[("x-forwarded-for", "192.0.2.9")], "")).await.text()
    };
    assert!(address(true).await.contains("192.0.2.9"));
    assert!(address(false).await.contains("127.0.0.1"));
}

#[tokio::test]
async fn the_metrics_count_by_template_status_and_code_and_name_no_table() {
    let site = site();
    site.post("/api/tables/secret-table", "").await;
    site.post("/api/tables/other-table", "").await;
    site.get("/api/refuse").await;
    site.get("/nowhere/secret-path").await;
    site.ask(request("SECRETMETHOD", "/", &[], "")).await;
    site.metrics.sockets_open(3);
    site.metrics.live_tables(5);
    site.metrics.played("coralia");
    site.metrics.bot_decided("greedy", Duration::from_millis(30));
    site.metrics.appended(Duration::from_millis(2));
    site.metrics.refused(ErrorCode::NotYourTurn);
    let answer = site.get("/metrics").await;
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-type").starts_with("text/plain"));
    let text = answer.text();
    for line in [
        "lagoon_requests_total{method=\"POST\",route=\"/api/tables/{id}\",status=\"200\"} 2",
        "lagoon_requests_total{method=\"GET\",route=\"unmatched\",status=\"404\"} 1",
        "lagoon_requests_total{method=\"other\",route=\"/\",status=\"405\"} 1",
        "lagoon_request_seconds_count{route=\"/api/tables/{id}\"} 2",
        "lagoon_refused_total{code=\"seat-taken\"} 1",
        "lagoon_refused_total{code=\"not-your-turn\"} 1",
        "lagoon_sockets_open 3",
        "lagoon_live_tables 5",
        "lagoon_moves_total{game=\"coralia\"} 1",
        "lagoon_bot_seconds_count{level=\"greedy\"} 1",
        "lagoon_store_append_seconds_count 1",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    assert!(!text.to_lowercase().contains("secret"), "{text}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_metrics_know_the_memory_of_the_process() {
    let text = site().get("/metrics").await.text();
    let line = text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes ")).unwrap();
    assert!(line.parse::<f64>().unwrap() > 100_000.0, "{line}");
}

#[tokio::test]
async fn the_metrics_are_for_this_machine_unless_the_settings_say_otherwise() {
    let status = async |metrics, peer: &str, headers: &[(&str, &str)]| {
        let settings = Settings { metrics, listen: "0.0.0.0:7700".parse().unwrap(), ..Settings::default() };
        let asked = from_peer(request("GET", "/metrics", headers, ""), peer);
        Site::new(&settings, routes()).ask(asked).await.status
    };
    assert_eq!(status(MetricsAccess::Loopback, "127.0.0.1:1", &[]).await, 200);
    assert_eq!(status(MetricsAccess::Loopback, "[::ffff:127.0.0.1]:1", &[]).await, 200);
    assert_eq!(status(MetricsAccess::Loopback, "192.0.2.1:1", &[]).await, 404);
    for header in ["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip"] {
        assert_eq!(status(MetricsAccess::Loopback, "127.0.0.1:1", &[(header, "x")]).await, 404, "{header}");
    }
    assert_eq!(status(MetricsAccess::Open, "192.0.2.1:1", &[]).await, 200);
    assert_eq!(status(MetricsAccess::Off, "127.0.0.1:1", &[]).await, 404);
}

#[tokio::test]
async fn a_public_name_does_not_reach_the_metrics_through_a_silent_proxy() {
    let settings =
        Settings { public_origins: vec!["https://a.example".parse().unwrap()], ..Settings::default() };
    let site = Site::new(&settings, routes());
    let asked = axum::http::Request::builder().uri("/metrics").header("host", "a.example");
    let asked = from_peer(asked.body(axum::body::Body::empty()).unwrap(), "127.0.0.1:1");
    assert_eq!(site.ask(asked).await.status, 404);
}
