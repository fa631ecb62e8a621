//! Health, readiness and stopping, with real sockets and real signals.

use crate::site::{Site, request};
use axum::Router;
use axum::routing::get;
use protocol::ErrorCode;
use server::guard::failure::unknown_route;
use server::guard::health::Health;
use server::guard::shutdown::{self, Stopping, by_hand};
use server::settings::Settings;
use std::future::{pending, ready};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use test_house::{Ask, Guest, answer};
use tokio::net::TcpListener;

fn site(health: Health) -> Site {
    Site::new(&Settings::default(), health.routes().fallback(unknown_route))
}

#[tokio::test]
async fn alive_is_alive_and_ready_asks_the_database() {
    let answers = Arc::new(AtomicBool::new(true));
    let asked = Arc::clone(&answers);
    let (_stop, stopping) = by_hand();
    let site = site(Health::new(stopping, move || ready(asked.load(Ordering::SeqCst))));
    assert_eq!(site.get("/healthz").await.status, 200);
    assert_eq!(site.get("/readyz").await.status, 200);
    answers.store(false, Ordering::SeqCst);
    let answer = site.get("/readyz").await;
    assert_eq!((answer.status, answer.code()), (503, Some(ErrorCode::StoreUnavailable)));
    assert_eq!(site.get("/healthz").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_database_that_never_answers_is_not_waited_for() {
    let (_stop, stopping) = by_hand();
    let answer = site(Health::new(stopping, pending::<bool>)).get("/readyz").await;
    assert_eq!(answer.code(), Some(ErrorCode::StoreUnavailable));
}

#[tokio::test]
async fn a_stopping_server_is_alive_but_not_ready() {
    let (stop, stopping) = by_hand();
    let site = site(Health::new(stopping, || ready(true)));
    stop.stop();
    let answer = site.get("/readyz").await;
    assert_eq!((answer.status, answer.code()), (503, Some(ErrorCode::Stopping)));
    assert_eq!(site.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn everybody_who_waits_hears_it_early_or_late() {
    let (stop, stopping) = by_hand();
    let early = tokio::spawn(stopping.clone().wait());
    stop.stop();
    early.await.unwrap();
    stopping.clone().wait().await;
    drop(stop);
    assert!(stopping.is_stopping());
    stopping.wait().await;
}

/// Serves on a free port until told to stop.
async fn serve(stopping: Stopping) -> (SocketAddr, tokio::task::JoinHandle<()>) {
    let routes =
        Router::new().route("/api/address", get(|address: Address| async move { format!("{address:?}") }));
    let site = Site::new(&Settings::default(), routes);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = site.router.into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown(stopping.wait());
    (address, tokio::spawn(async move { server.await.unwrap() }))
}

type Address = server::guard::address::ClientAddress;

#[tokio::test]
async fn over_a_real_socket_the_peer_is_known_and_stopping_ends_the_server() {
    let (stop, stopping) = by_hand();
    let (address, server) = serve(stopping).await;
    let answer = answer(&Guest::stranger(address), &Ask::get("/api/address")).await;
    assert!(answer.status == 200 && answer.text().contains("127.0.0.1"), "{answer:?}");
    assert!(answer.header("content-security-policy").starts_with("default-src 'none'"), "{answer:?}");
    stop.stop();
    server.await.unwrap();
}

#[tokio::test]
async fn requests_without_a_socket_reach_the_site_too() {
    let (_stop, stopping) = by_hand();
    let site = site(Health::new(stopping, || ready(true)));
    assert_eq!(site.ask(request("GET", "/healthz", &[], "")).await.text(), "alive\n");
}

/// Signals go to a whole process, so this test runs itself again as one of its own.
#[cfg(unix)]
mod signals {
    use super::shutdown;
    use std::io::{BufRead, BufReader, Lines};
    use std::process::{Child, ChildStdout, Command, Stdio};

    const CHILD: &str = "SIGNALLED_CHILD";

    /// Not a test of its own: does nothing unless it is run by the others.
    #[test]
    fn child() {
        if std::env::var_os(CHILD).is_none() {
            return;
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let stopping = shutdown::on_signals().unwrap();
            say("\nlistening");
            stopping.wait().await;
            say("\nstopping");
            std::future::pending::<()>().await;
        });
    }

    #[expect(clippy::print_stdout, reason = "the parent reads it")]
    fn say(word: &str) {
        println!("{word}");
    }

    /// Ends with the test, whatever comes of it.
    struct Running(Child);

    impl Drop for Running {
        fn drop(&mut self) {
            // It has mostly ended by itself already, which is no fault.
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    fn start() -> (Running, Lines<BufReader<ChildStdout>>) {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "stopping::signals::child", "--nocapture"])
            .env(CHILD, "1")
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        (Running(child), lines)
    }

    fn hears(lines: &mut Lines<BufReader<ChildStdout>>, word: &str) -> bool {
        lines.any(|line| line.unwrap().contains(word))
    }

    fn signal(child: &Running, name: &str) {
        let status = Command::new("kill").args([name, &child.0.id().to_string()]).status().unwrap();
        assert!(status.success());
    }

    fn stops_on(first: &str, second: &str) {
        let (mut child, mut lines) = start();
        assert!(hears(&mut lines, "listening"));
        signal(&child, first);
        assert!(hears(&mut lines, "stopping"), "the first signal asks");
        signal(&child, second);
        assert_eq!(child.0.wait().unwrap().code(), Some(130), "the second signal insists");
    }

    #[test]
    fn an_interrupt_asks_and_a_second_ends_the_process() {
        stops_on("-INT", "-INT");
    }

    #[test]
    fn a_termination_asks_and_an_interrupt_ends_the_process() {
        stops_on("-TERM", "-INT");
    }
}
