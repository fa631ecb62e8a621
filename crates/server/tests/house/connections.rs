//! Connections that dawdle are cut, those too many are turned away, and nobody else notices.

use protocol::SeatRequest;
use server::Environment;
use server::settings::Limits;
use std::time::Duration;
use test_house::{Ask, House, answer, hot_seat};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than any limit set here, shorter than a test may hang.
const PATIENCE: Duration = Duration::from_secs(20);

async fn house(change: impl FnOnce(&mut Limits)) -> House {
    House::with(Environment::default(), |settings| change(&mut settings.limits)).await
}

async fn connect(house: &House) -> TcpStream {
    TcpStream::connect(house.address()).await.expect("someone listens")
}

async fn send(house: &House, text: &str) -> TcpStream {
    let mut stream = connect(house).await;
    stream.write_all(text.as_bytes()).await.expect("it is taken");
    stream
}

/// Everything until the server closes the connection, whether politely or not.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut heard = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut heard)).await.expect("the connection is closed");
    drop(read);
    String::from_utf8_lossy(&heard).into_owned()
}

async fn is_served(house: &House) -> bool {
    let (stranger, ask) = (house.stranger(), Ask::get("/healthz"));
    timeout(PATIENCE, answer(&stranger, &ask)).await.expect("an answer in time").status == 200
}

async fn metric(house: &House, line: &str) -> bool {
    answer(&house.stranger(), &Ask::get("/metrics")).await.text().lines().any(|found| found == line)
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let house = house(|limits| limits.header_seconds = 1).await;
    let half = send(&house, "GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ").await;
    assert!(is_served(&house).await);
    assert!(!until_closed(half).await.contains("200"));
}

#[tokio::test]
async fn a_connection_that_says_nothing_is_closed_new_or_used() {
    let house = house(|limits| limits.header_seconds = 1).await;
    assert_eq!(until_closed(connect(&house).await).await, "");
    let used = send(&house, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    assert!(until_closed(used).await.ends_with("alive\n"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused_and_its_connection_closed() {
    let house = house(|limits| limits.body_seconds = 1).await;
    let begun = "POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    let slow = send(&house, &format!("{begun}content-length: 99\r\n\r\n{{")).await;
    let heard = until_closed(slow).await;
    assert!(heard.starts_with("HTTP/1.1 400") && heard.contains("bad-message"), "{heard}");
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_those_turned_away_are_counted() {
    let house = house(|limits| limits.connections_per_address = 5).await;
    let mut silent = Vec::new();
    for _ in 0..5 {
        silent.push(send(&house, "GET /healthz HTTP/1.1\r\n").await);
    }
    assert_eq!(until_closed(connect(&house).await).await, "");
    silent.clear();
    while !metric(&house, "lagoon_connections_refused_total{why=\"address\"} 1").await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(is_served(&house).await);
}

#[tokio::test]
async fn a_socket_counts_as_a_connection_as_long_as_it_is_open() {
    let house = house(|limits| limits.connections = 2).await;
    let ana = house.visitor("Ana").await;
    let table = ana.lay("coralia", vec![SeatRequest::Me, hot_seat("Ben")]).await;
    let mut socket = ana.socket(&format!("/api/tables/{}/socket", table.id)).await;
    socket.welcome().await;
    let _other = send(&house, "GET /healthz HTTP/1.1\r\n").await;
    assert_eq!(until_closed(connect(&house).await).await, "");
    drop(socket);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(is_served(&house).await);
}
