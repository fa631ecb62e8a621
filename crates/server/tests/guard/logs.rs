//! No secret of a request is found in the logs it causes, at any level and in either format.

use crate::site::{KEY, Site, request};
use axum::Router;
use axum::routing::{get, post};
use server::guard::cookie::{GuestId, NAME, Presented, Signer};
use server::guard::failure::{Json, Query, unknown_route};
use server::guard::logs::{short, subscriber};
use server::settings::{Flags, LogFormat, LogLevels, Settings};
use std::io;
use std::sync::{Arc, Mutex};
use tracing_subscriber::fmt::MakeWriter;

/// Collects what is logged.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Paper {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

impl Paper {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

fn routes() -> Router {
    let read = |Json(say): Json<protocol::Say>| async move { say.text.len().to_string() };
    let link = |Query(link): Query<protocol::TakeLink>| async move { link.token.len().to_string() };
    Router::new()
        .route("/api/tables/{id}/chat", post(read))
        .route("/api/link", get(link))
        .route(
            "/api/who",
            get(|presented: Presented| async move { format!("{presented:?}").len().to_string() }),
        )
        .route("/api/panic", get(panic))
        .fallback(unknown_route)
}

async fn panic() -> &'static str {
    let text = String::from("panic-secret");
    panic!("{text}")
}

fn levels(text: &str) -> LogLevels {
    let flags = Flags { log_level: Some(text.into()), ..Flags::default() };
    Settings::gather(&flags, []).unwrap().log_level
}

fn guest() -> GuestId {
    GuestId::new("guest-secret").unwrap()
}

/// Everything that is logged while the site is asked all sorts of things with secrets in them.
async fn log(format: LogFormat, level: &str) -> String {
    let paper = Paper::default();
    let _default = tracing::subscriber::set_default(subscriber(format, &levels(level), paper.clone()));
    let site = Site::new(&Settings::default(), routes());
    let genuine = format!("{NAME}={}; session=session-secret", Signer::new(&KEY, false).sign(&guest()));
    let json = ("content-type", "application/json");
    let key = ("authorization", "Bearer bearer-secret");
    let requests = [
        request(
            "POST",
            "/api/tables/table-secret/chat",
            &[("cookie", &genuine), json],
            r#"{"text":"chat-secret"}"#,
        ),
        request("POST", "/api/tables/table-secret/chat", &[json], r#"{"text":5,"chat-secret":1}"#),
        request("POST", "/api/tables/table-secret/chat", &[json], r#"{"chat-secret"#),
        request("GET", "/api/link?token=token-secret", &[key], ""),
        request("GET", "/api/link?nonsense=token-secret", &[], ""),
        request("GET", "/api/who", &[("cookie", "lagoon_guest=forged-secret.AAAA")], ""),
        request("GET", "/nowhere/path-secret?query-secret", &[("referer", "http://a/referer-secret")], ""),
        request("METHOD-SECRET", "/api/who", &[("origin", "http://origin-secret")], ""),
        request("GET", "/api/panic", &[("user-agent", "agent-secret")], ""),
    ];
    for request in requests {
        site.ask(request).await;
    }
    paper.text()
}

#[tokio::test]
async fn no_secret_is_logged_in_either_format_at_any_level() {
    for format in [LogFormat::Pretty, LogFormat::Json] {
        for level in ["info", "debug", "trace"] {
            let text = log(format, level).await;
            let least = if level == "info" { 7 } else { 9 };
            assert!(text.lines().count() >= least, "nothing was logged at all: {text}");
            assert!(!text.to_lowercase().contains("secret"), "{text}");
            let signature = Signer::new(&KEY, false).sign(&guest());
            let signature = signature.split('.').nth(1).unwrap();
            assert!(!text.contains(signature), "{text}");
        }
    }
}

#[tokio::test]
async fn a_line_names_request_route_status_reason_and_the_guest_by_a_hash() {
    let text = log(LogFormat::Json, "debug").await;
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let first = &lines[0];
    assert_eq!(first["status"], 200);
    assert_eq!(first["span"]["route"], "/api/tables/{id}/chat");
    assert_eq!(first["span"]["method"], "POST");
    assert_eq!(first["span"]["guest"], short("guest-secret").to_string());
    assert_eq!(first["span"]["id"].as_str().unwrap().len(), 16);
    assert_eq!(lines[1]["refused"], "BadField");
    assert_ne!(lines[0]["span"]["id"], lines[1]["span"]["id"]);
    assert!(text.contains("\"route\":\"unmatched\"") && text.contains("\"method\":\"other\""));
}

#[tokio::test]
async fn what_went_well_is_not_told_unless_it_is_asked_for() {
    let statuses = |text: String| -> Vec<u64> {
        let line = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["status"].as_u64();
        text.lines().filter_map(line).collect()
    };
    let (all, usual) =
        (statuses(log(LogFormat::Json, "debug").await), statuses(log(LogFormat::Json, "info").await));
    assert!(all.contains(&200) && usual.iter().all(|status| *status >= 400));
    assert_eq!(usual, all.into_iter().filter(|status| *status >= 400).collect::<Vec<_>>());
    let grave = log(LogFormat::Json, "warn").await;
    assert_eq!(statuses(grave), [500]);
}

#[tokio::test]
async fn a_panic_is_logged() {
    let text = log(LogFormat::Json, "info").await;
    assert!(text.contains("a handler panicked"), "{text}");
}

const CHILD: &str = "PANICKING_CHILD";

/// Not a test of its own: does nothing unless it is run by the next one.
#[test]
fn child() {
    if std::env::var_os(CHILD).is_none() {
        return;
    }
    server::guard::logs::start(&Settings::default()).unwrap();
    assert!(server::guard::logs::start(&Settings::default()).is_err(), "logs are set up once");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async { Site::new(&Settings::default(), routes()).get("/api/panic").await });
}

/// The hook for panics belongs to a whole process, so this test runs itself again as one of its own.
#[test]
fn a_panic_is_told_by_its_place_and_not_by_its_text() {
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    let output = command.args(["--exact", "logs::child", "--nocapture"]).env(CHILD, "1").output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("panicked") && told.contains("tests/guard/logs.rs:"), "{told}");
    assert!(!told.contains("panic-secret"), "{told}");
}

#[tokio::test]
async fn a_request_is_found_in_the_log_by_the_id_of_its_answer() {
    let paper = Paper::default();
    let _default =
        tracing::subscriber::set_default(subscriber(LogFormat::Json, &levels("debug"), paper.clone()));
    let site = Site::new(&Settings::default(), routes());
    let answer = site.ask(request("GET", "/api/who", &[("x-request-id", "chosen-by-the-client")], "")).await;
    assert!(paper.text().contains(answer.header("x-request-id")));
    assert!(!paper.text().contains("chosen-by-the-client"));
}

#[test]
fn levels_choose_what_is_logged_and_other_crates_are_never_heard_below_info() {
    let heard = |level: &str| {
        let paper = Paper::default();
        tracing::subscriber::with_default(subscriber(LogFormat::Json, &levels(level), paper.clone()), || {
            tracing::debug!(target: "server::tables", "ours");
            tracing::debug!(target: "hyper::proto", "theirs, with headers in it");
            tracing::warn!(target: "hyper::proto", "their warning");
        });
        paper.text()
    };
    assert!(!heard("info").contains("ours") && heard("info").contains("their warning"));
    assert!(heard("trace").contains("ours") && !heard("trace").contains("with headers"));
    assert!(heard("warn,server=debug").contains("ours"));
    assert!(!heard("error").contains("their warning"));
}

#[test]
fn a_short_hash_is_always_the_same_and_shows_nothing() {
    assert_eq!(short("table").to_string(), short("table").to_string());
    assert_ne!(short("table").to_string(), short("tablf").to_string());
    assert_eq!(format!("{:?}", short("table")).len(), 8);
}
