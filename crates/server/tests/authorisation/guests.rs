//! Who somebody is: cookies, links for a second device, and requests from other sites.

use crate::Evening;
use crate::house::raw::Ask;
use crate::house::{House, first_option, scene, standing};
use client::Guest;
use protocol::{DeviceLink, ErrorCode, TakeLink};
use server::Environment;
use std::time::Duration;

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let evening = Evening::of("coralia").await;
    let genuine = evening.ana.cookie().expect("Ana has a cookie").to_owned();
    let (id, signature) = genuine.split_once('.').expect("an id and its signature");
    let (_, of_ben) = evening.ben.cookie().expect("a cookie").split_once('.').expect("a signature");
    let play = {
        let (mover, _) = evening.turn().await;
        first_option(&scene(mover, &evening.id).await, "forged")
    };
    let turned: String = signature.chars().rev().collect();
    for forged in [
        format!("{id}.{turned}"),
        format!("{id}.{of_ben}"),
        format!("{id}."),
        id.to_owned(),
        format!("{id}x.{signature}"),
        format!("{genuine}; {genuine}"),
        "lagoon_guest=".into(),
    ] {
        let forger = evening.ana.clone().with_cookie(&forged);
        evening.refuses(ErrorCode::BadCookie, forger.play(&evening.id, &play)).await;
        evening.refuses(ErrorCode::BadCookie, forger.get::<protocol::Guest>("/api/guest")).await;
    }
}

#[tokio::test]
async fn a_cookie_of_another_server_is_nobody() {
    let evening = Evening::of("coralia").await;
    let elsewhere = House::open().await;
    let other = elsewhere.guest("Ana").await.at(evening.house.address());
    evening.refuses(ErrorCode::BadCookie, other.get::<protocol::Guest>("/api/guest")).await;
    evening.refuses(ErrorCode::BadCookie, other.start(&evening.id)).await;
}

#[tokio::test]
async fn a_cut_cookie_is_nobody() {
    let evening = Evening::of("coralia").await;
    let genuine = evening.ana.cookie().expect("a cookie").to_owned();
    for cut in [1, 2, 3, 20, 43] {
        let cut = evening.ana.clone().with_cookie(&genuine[..genuine.len() - cut]);
        evening.refuses(ErrorCode::BadCookie, cut.get::<protocol::Guest>("/api/guest")).await;
    }
}

#[tokio::test]
async fn a_link_to_a_second_device_works_once() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let link: DeviceLink = ana.post("/api/guest/link", &()).await.expect("a link");
    let take = Ask::post("/api/guest/take", serde_json::to_vec(&TakeLink { token: link.token }).unwrap());
    let taken = house.stranger().ask(&take).await;
    assert_eq!(taken.status, 200, "{}", taken.lasting());
    let cookie = taken.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let second = Guest::stranger(house.address()).with_cookie(cookie.split(';').next().unwrap());
    let me: protocol::Guest = second.get("/api/guest").await.expect("the second device is somebody");
    assert_eq!(me.name, "Ana");
    let again = house.stranger().ask(&take).await;
    assert_eq!((again.status, again.code()), (404, Some(ErrorCode::NotFound)));
    assert!(!again.head.contains("set-cookie"), "{}", again.head);
    for token in ["", "never", &"x".repeat(5_000)] {
        let take = TakeLink { token: token.into() };
        let taken =
            house.stranger().ask(&Ask::post("/api/guest/take", serde_json::to_vec(&take).unwrap())).await;
        assert_eq!(taken.code(), Some(ErrorCode::NotFound), "{token}");
    }
}

#[tokio::test]
async fn a_link_to_a_second_device_expires() {
    let time = server::Clock::standing_at(1_000_000_000);
    let environment = Environment::default().with_clock(time.clone());
    let house = House::with(environment, |_| {}).await;
    let ana = house.guest("Ana").await;
    let link: DeviceLink = ana.post("/api/guest/link", &()).await.expect("a link");
    time.advance(Duration::from_millis(u64::from(link.seconds) * 1000 + 1));
    let take = serde_json::to_vec(&TakeLink { token: link.token }).unwrap();
    let taken = house.stranger().ask(&Ask::post("/api/guest/take", take)).await;
    assert_eq!((taken.status, taken.code()), (404, Some(ErrorCode::NotFound)));
}

#[tokio::test]
async fn nothing_is_done_for_another_site() {
    let evening = Evening::of("coralia").await;
    let (mover, _) = evening.turn().await;
    let play = serde_json::to_vec(&first_option(&scene(mover, &evening.id).await, "csrf")).unwrap();
    let mut line = evening.house.line(mover);
    let before = standing(&mover.table(&evening.id).await.unwrap());
    let foreign: [(&str, &str); 4] = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1.evil.example"),
        ("sec-fetch-site", "cross-site"),
    ];
    for (name, value) in foreign {
        for (path, body) in [("/play", play.clone()), ("/resign", Vec::new())] {
            let answer = line.ask(&Ask::post(evening.path(path), body).with(name, value)).await;
            assert_eq!(
                (answer.status, answer.code()),
                (403, Some(ErrorCode::ForeignOrigin)),
                "{name} {value}"
            );
        }
        let answer = line.ask(&upgrade(&evening.path("/socket")).with(name, value)).await;
        assert_eq!(
            (answer.status, answer.code()),
            (403, Some(ErrorCode::ForeignOrigin)),
            "socket, {name} {value}"
        );
    }
    assert_eq!(standing(&mover.table(&evening.id).await.unwrap()), before);
    let own = format!("http://{}", evening.house.address());
    let answer = line.ask(&Ask::post(evening.path("/play"), play).with("origin", &own)).await;
    assert_eq!(answer.status, 200, "the server's own page may: {}", answer.lasting());
}

#[tokio::test]
async fn a_message_must_say_that_it_is_json() {
    let evening = Evening::of("coralia").await;
    let (mover, _) = evening.turn().await;
    let play = serde_json::to_vec(&first_option(&scene(mover, &evening.id).await, "form")).unwrap();
    let before = standing(&mover.table(&evening.id).await.unwrap());
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let mut ask = Ask::post(evening.path("/play"), play.clone());
        ask.headers.clear();
        let answer = evening.house.line(mover).ask(&ask.with("content-type", kind)).await;
        assert_eq!(answer.status / 100, 4, "{kind}: {}", answer.lasting());
    }
    assert_eq!(standing(&mover.table(&evening.id).await.unwrap()), before);
}

fn upgrade(path: &str) -> Ask {
    let ask = Ask::get(path).with("connection", "Upgrade").with("upgrade", "websocket");
    ask.with("sec-websocket-version", "13").with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
}
