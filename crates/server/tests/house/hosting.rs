//! A host's limits hold for those who ask fast, and what is not wanted any longer goes.

use protocol::{Created, ErrorCode, SeatRequest, Terms};
use serde_json::json;
use server::settings::Limits;
use server::{Clock, Environment, Server, retention};
use std::time::Duration;
use test_house::{Ask, Heard, House, Visitor, answer, hot_seat, terms};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn house(change: impl FnOnce(&mut Limits)) -> House {
    House::with(Environment::default(), |settings| change(&mut settings.limits)).await
}

fn public() -> Terms {
    Terms { public: true, ..terms("coralia") }
}

fn order() -> serde_json::Value {
    json!({ "terms": public(), "seats": [SeatRequest::Me, SeatRequest::Open] })
}

async fn statuses(visitor: &Visitor, asks: Vec<(String, serde_json::Value)>) -> Vec<u16> {
    let asked = asks.into_iter().map(|(path, body)| {
        let visitor = visitor.clone();
        tokio::spawn(async move { visitor.send("POST", &path, Some(&body)).await.status })
    });
    let mut statuses = Vec::new();
    for answer in asked.collect::<Vec<_>>() {
        statuses.push(answer.await.expect("an answer"));
    }
    statuses.sort_unstable();
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_lays_tables_all_at_once_has_no_more_than_one_who_does_not() {
    let house = house(|limits| limits.tables_per_guest = 2).await;
    let ana = house.visitor("Ana").await;
    let asks = (0..8).map(|_| ("/api/tables".to_owned(), order())).collect();
    assert_eq!(statuses(&ana, asks).await, [200, 200, 429, 429, 429, 429, 429, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_at_newer_tables_hide_no_table_of_ones_own() {
    let house = house(|limits| limits.tables_per_guest = 2).await;
    let ana = house.visitor("Ana").await;
    for _ in 0..2 {
        ana.post::<Created>("/api/tables", &order()).await;
    }
    for name in ["Ben", "Cleo", "Dan"] {
        let table = house.visitor(name).await.post::<Created>("/api/tables", &order()).await.table.id;
        let sat = ana.send("POST", &format!("/api/tables/{table}/sit"), Some(&json!({}))).await;
        assert_eq!(sat.status, 200);
    }
    ana.send("POST", "/api/tables", Some(&order())).await.refused(ErrorCode::TooMany);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_every_open_seat_however_fast_they_ask() {
    let house = house(|limits| limits.seats_per_guest = 3).await;
    let (ana, squatter) = (house.visitor("Ana").await, house.visitor("Squatter").await);
    let mut asks = Vec::new();
    for _ in 0..8 {
        let table = ana.post::<Created>("/api/tables", &order()).await.table.id;
        asks.push((format!("/api/tables/{table}/sit"), json!({})));
    }
    assert_eq!(statuses(&squatter, asks).await, [200, 200, 200, 429, 429, 429, 429, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_removes_a_squatter_who_then_cannot_come_back() {
    let house = House::open().await;
    let (ana, squatter, ben) =
        (house.visitor("Ana").await, house.visitor("Squatter").await, house.visitor("Ben").await);
    let table = ana.post::<Created>("/api/tables", &order()).await.table.id;
    let sit = format!("/api/tables/{table}/sit");
    let remove = format!("/api/tables/{table}/remove");
    assert_eq!(squatter.send("POST", &sit, Some(&json!({}))).await.status, 200);
    squatter.send("POST", &remove, Some(&json!({ "seat": "B" }))).await.refused(ErrorCode::NotYours);
    assert_eq!(ana.send("POST", &remove, Some(&json!({ "seat": "B" }))).await.status, 200);
    squatter.send("POST", &sit, Some(&json!({}))).await.refused(ErrorCode::NotYours);
    assert_eq!(ben.send("POST", &sit, Some(&json!({}))).await.status, 200);
}

#[tokio::test]
async fn pages_read_without_a_cookie_make_no_guest_and_use_up_nobodys_introduction() {
    let house = house(|limits| limits.new_guests_per_hour = 2).await;
    for path in ["/text", "/text?after=public.0.x", "/rules/coralia/text"].into_iter().cycle().take(30) {
        answer(&house.stranger(), &Ask::get(path)).await;
    }
    assert_eq!(house.store().counts().await.unwrap().guests, 0);
    house.visitor("Ana").await;
    house.visitor("Ben").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_no_longer_is_deleted_and_everything_else_stays() {
    let clock = Clock::standing_at(1_700_000_000_000);
    let environment = Environment::default().with_clock(clock.clone());
    let mut house = House::with(environment, |settings| settings.limits.keep_open_tables_days = 2).await;
    let ana = house.visitor("Ana").await;
    let old = ana.lay("coralia", vec![SeatRequest::Me, SeatRequest::Open]).await.id;
    let begun = ana.begin("coralia", vec![SeatRequest::Me, hot_seat("Ben")]).await;
    clock.advance(DAY * 3);
    let new = ana.lay("coralia", vec![SeatRequest::Me, SeatRequest::Open]).await.id;
    assert_eq!(retention::sweep(house.running().app()).await.unwrap(), (0, 0), "tables in memory wait");
    house.reopen().await;
    assert_eq!(retention::sweep(house.running().app()).await.unwrap(), (1, 0));
    let mut ana = ana;
    ana.follow(&house);
    ana.look(&begun).await;
    ana.look(&new).await;
    let gone = ana.send("GET", &format!("/api/tables/{old}"), None::<&()>).await;
    gone.refused(ErrorCode::NotFound);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_server_leaves_a_file_that_can_be_copied_alone() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("coralia", vec![SeatRequest::Me, hot_seat("Ben")]).await;
    let folder = house.into_folder().await;
    let copy = test_house::folder();
    std::fs::copy(folder.path().join("lagoon.db"), copy.path().join("lagoon.db")).unwrap();
    let copied = House::in_folder(copy, Environment::default(), |_| {}).await;
    ana.at(copied.address()).look(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_file_is_gone_is_not_ready_and_acknowledges_nothing() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    assert_eq!(answer(&house.stranger(), &Ask::get("/readyz")).await.status, 200);
    std::fs::remove_file(house.path().join("lagoon.db")).unwrap();
    let told = answer(&house.stranger(), &Ask::get("/readyz")).await;
    assert_eq!((told.status, told.code()), (503, Some(ErrorCode::StoreUnavailable)));
    let scene = ana.scene(&table).await;
    let action = scene.options[0].notation.clone();
    ana.play(&table, &scene, &action).await.refused(ErrorCode::StoreUnavailable);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_not_ready() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    house.store().limit_pages(1).await.unwrap();
    let mut filled = false;
    for _ in 0..2_000 {
        filled = ana.send("POST", "/api/tables", Some(&order())).await.status == 507;
        if filled {
            break;
        }
    }
    assert!(filled, "the disk never filled up");
    assert_eq!(answer(&house.stranger(), &Ask::get("/readyz")).await.status, 503);
    house.store().limit_pages(1_000_000).await.unwrap();
    assert_eq!(answer(&house.stranger(), &Ask::get("/readyz")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_makes_every_other_device_a_stranger() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let stolen = ana.clone();
    let told = ana.send("POST", "/api/guest/revoke", None::<&()>).await;
    assert_eq!(told.status, 200);
    ana.take_cookie(&told);
    assert_eq!(ana.send("GET", "/api/guest", None::<&()>).await.status, 200);
    stolen.send("GET", "/api/guest", None::<&()>).await.refused(ErrorCode::BadCookie);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_signs_old_cookies_anew_and_a_forgotten_one_leaves_strangers() {
    let mut house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let settings = house.running().app().settings.clone();
    Server::change_key(&settings, false).await.expect_err("not while a server runs");
    house.close().await;
    Server::change_key(&settings, false).await.unwrap();
    house.reopen().await;
    ana.follow(&house);
    let told = ana.send("GET", "/api/guest", None::<&()>).await;
    assert_eq!(told.status, 200);
    ana.take_cookie(&told);
    house.close().await;
    Server::change_key(&settings, false).await.unwrap();
    house.reopen().await;
    ana.follow(&house);
    assert_eq!(ana.send("GET", "/api/guest", None::<&()>).await.status, 200, "the cookie was signed anew");
    house.close().await;
    Server::change_key(&settings, true).await.unwrap();
    house.reopen().await;
    ana.follow(&house);
    ana.send("GET", "/api/guest", None::<&()>).await.refused(ErrorCode::BadCookie);
}
