//! Who someone is: cookies, links for a second device, and requests from other sites.

use super::Evening;
use protocol::{DeviceLink, ErrorCode, TakeLink};
use server::Environment;
use std::time::Duration;
use test_house::Ask;
use test_house::{House, answer, first_option, lasting, scene, standing};

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
    let taken = answer(&house.stranger(), &take).await;
    assert_eq!(taken.status, 200, "{}", lasting(&taken));
    let second = house.stranger().with_cookie(taken.cookie().expect("a cookie"));
    let me: protocol::Guest = second.get("/api/guest").await.expect("the second device is someone");
    assert_eq!(me.name, "Ana");
    let again = answer(&house.stranger(), &take).await;
    assert_eq!((again.status, again.code()), (404, Some(ErrorCode::NotFound)));
    assert!(again.cookie().is_none(), "{again:?}");
    for token in ["", "never", &"x".repeat(5_000)] {
        let take = TakeLink { token: token.into() };
        let taken = answer(&house.stranger(), &Ask::json("POST", "/api/guest/take", &take).unwrap()).await;
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
    let taken = answer(&house.stranger(), &Ask::post("/api/guest/take", take)).await;
    assert_eq!((taken.status, taken.code()), (404, Some(ErrorCode::NotFound)));
}

#[tokio::test]
async fn nothing_is_done_for_another_site() {
    let evening = Evening::of("coralia").await;
    let (mover, _) = evening.turn().await;
    let play = serde_json::to_vec(&first_option(&scene(mover, &evening.id).await, "csrf")).unwrap();
    let before = standing(&mover.table(&evening.id).await.unwrap());
    let foreign: [(&str, &str); 4] = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1.evil.example"),
        ("sec-fetch-site", "cross-site"),
    ];
    for (name, value) in foreign {
        for (path, body) in [("/play", play.clone()), ("/resign", Vec::new())] {
            let told = answer(mover, &Ask::post(evening.path(path), body).with(name, value)).await;
            assert_eq!((told.status, told.code()), (403, Some(ErrorCode::ForeignOrigin)), "{name} {value}");
        }
        let told = answer(mover, &upgrade(&evening.path("/socket")).with(name, value)).await;
        assert_eq!(
            (told.status, told.code()),
            (403, Some(ErrorCode::ForeignOrigin)),
            "socket, {name} {value}"
        );
    }
    assert_eq!(standing(&mover.table(&evening.id).await.unwrap()), before);
    let own = format!("http://{}", evening.house.address());
    let told = answer(mover, &Ask::post(evening.path("/play"), play).with("origin", &own)).await;
    assert_eq!(told.status, 200, "the server's own page may: {}", lasting(&told));
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
        let told = answer(mover, &ask.with("content-type", kind)).await;
        assert_eq!(told.status / 100, 4, "{kind}: {}", lasting(&told));
    }
    assert_eq!(standing(&mover.table(&evening.id).await.unwrap()), before);
}

fn upgrade(path: &str) -> Ask {
    let ask = Ask::get(path).with("connection", "Upgrade").with("upgrade", "websocket");
    ask.with("sec-websocket-version", "13").with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
}
