//! Messages to devices: sealed for the device, signed by the server, sent to no machine that is not on the internet.

use crate::house::{Game, notices};
use crate::post::PostOffice;
use crate::service::{Phone, Service, signed};
use protocol::{Device, ErrorCode, Notices, StopDevice};
use server::Environment;
use std::time::Duration;
use test_house::{Guest, refused_with};

async fn subscribe(guest: &Guest, device: &Device) -> Notices {
    guest.post("/api/notices/device", device).await.expect("a device")
}

async fn reaching(service: &Service) -> Game {
    let post = PostOffice::open().await;
    Game::open(&post, Environment::default().with_push(vec![service.root.clone()])).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_can_open_what_it_is_sent_and_knows_from_whom_it_is() {
    let service = Service::open().await;
    let game = reaching(&service).await;
    let key = notices(&game.second).await.push.expect("push").key;
    let phone = Phone::new(7);
    let told = subscribe(&game.second, &phone.device(service.endpoint("a"))).await;
    assert_eq!(told.push.expect("push").devices, 1);
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    game.deliver().await;
    let pushed = service.pushed();
    assert_eq!(pushed.len(), 1, "one turn, one message");
    let one = &pushed[0];
    assert_eq!((one.path.as_str(), one.encoding.as_str()), ("/send/a", "aes128gcm"));
    assert_eq!((one.ttl.as_str(), one.topic.as_str()), ("86400", game.id.as_str()));
    let message = phone.open(&one.body);
    assert_eq!(message["open"], format!("/t/{}", game.id));
    assert!(message["body"].as_str().unwrap().contains("your turn"), "{message}");
    assert_eq!(message.as_object().unwrap().len(), 4, "nothing else: {message}");
    let claims = signed(&one.authorization, &key);
    assert_eq!(claims["aud"], format!("https://localhost:{}", service.address.port()));
    assert_eq!(claims["sub"], "mailto:host@lagoon.example");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let good = claims["exp"].as_u64().unwrap() - now;
    assert!((1..=24 * 60 * 60).contains(&good), "{good}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_gone_or_says_stop_is_forgotten() {
    let service = Service::open().await;
    let game = reaching(&service).await;
    let (kept, gone) = (Phone::new(1), Phone::new(2));
    subscribe(&game.second, &gone.device(service.endpoint("gone"))).await;
    service.answer(&[410]);
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(notices(&game.second).await.push.expect("push").devices, 0);
    service.answer(&[201]);
    subscribe(&game.second, &kept.device(service.endpoint("kept"))).await;
    let stop = StopDevice { endpoint: service.endpoint("kept") };
    refused_with(
        game.house.stranger().post::<Notices>("/api/notices/device/stop", &stop).await,
        ErrorCode::NoGuest,
    );
    let other: Notices = game.first.post("/api/notices/device/stop", &stop).await.expect("nothing");
    assert_eq!(other.push.expect("push").devices, 0);
    assert_eq!(notices(&game.second).await.push.expect("push").devices, 1, "nobody stops another's");
    let told: Notices = game.second.post("/api/notices/device/stop", &stop).await.expect("stopped");
    assert_eq!(told.push.expect("push").devices, 0);
    game.pass(&game.second, &game.first).await;
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(service.pushed().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_is_busy_is_asked_again_and_one_that_sends_elsewhere_is_not_followed() {
    let service = Service::open().await;
    let post = PostOffice::open().await;
    let clock = server::Clock::standing_at(1_000_000_000_000);
    let environment = Environment::default().with_clock(clock.clone()).with_push(vec![service.root.clone()]);
    let game = Game::open(&post, environment).await;
    subscribe(&game.second, &Phone::new(3).device(service.endpoint("a"))).await;
    service.answer(&[503, 429, 201]);
    game.pass(&game.first, &game.second).await;
    for _ in 0..4 {
        game.deliver().await;
        clock.advance(Duration::from_secs(10 * 60));
    }
    assert_eq!((service.pushed().len(), game.waiting().await), (3, 0));
    service.answer(&[307]);
    game.pass(&game.second, &game.first).await;
    game.pass(&game.first, &game.second).await;
    for _ in 0..3 {
        game.deliver().await;
        clock.advance(Duration::from_secs(10 * 60));
    }
    let paths: Vec<String> = service.pushed()[3..].iter().map(|one| one.path.clone()).collect();
    assert_eq!(paths, ["/send/a"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_at_addresses_of_this_machine_or_its_network_are_refused() {
    let post = PostOffice::open().await;
    let game = Game::open(&post, Environment::default()).await;
    let phone = Phone::new(4);
    for endpoint in [
        "http://push.example/a",
        "https://localhost/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.0.0.1/a",
        "https://push.example:22/a",
        "https://push.example@127.0.0.1/a",
        "not an address",
        "",
    ] {
        let refused =
            game.second.post::<Notices>("/api/notices/device", &phone.device(endpoint.into())).await;
        refused_with(refused, ErrorCode::BadField);
    }
    let good = phone.device("https://push.example/a".into());
    for wrong in [
        Device { p256dh: "AAAA".into(), ..good.clone() },
        Device { auth: "AAAA".into(), ..good.clone() },
        Device { p256dh: "*".into(), ..good.clone() },
    ] {
        refused_with(game.second.post::<Notices>("/api/notices/device", &wrong).await, ErrorCode::BadField);
    }
    assert_eq!(subscribe(&game.second, &good).await.push.expect("push").devices, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_that_browsers_know_stays_the_same() {
    let post = PostOffice::open().await;
    let mut game = Game::open(&post, Environment::default()).await;
    let key = notices(&game.second).await.push.expect("push").key;
    game.house.reopen().await;
    let again = game.second.clone().at(game.house.address());
    assert_eq!(notices(&again).await.push.expect("push").key, key);
}
