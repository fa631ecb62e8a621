//! The host's word: bans, kicks, closed tables, purges, exports and reports.

use protocol::{ErrorCode, SeatRequest, ServerMessage, Sitter, Terms};
use serde_json::{Value, json};
use server::settings::{DatabaseUrl, Settings};
use server::{AdminError, Clock, Environment, Order, Server, ServerError, Told, Who};
use std::time::Duration;
use test_house::{Ask, Heard, House, Schema, Visitor, answer, hot_seat, terms};

const HOUR: u64 = 3_600_000;
const PAST: u64 = 1_700_000_000_000;

async fn order(house: &House, order: Order) -> Result<Told, AdminError> {
    match Server::order(house.settings(), order).await {
        Err(ServerError::Admin(error)) => Err(error),
        other => Ok(other.expect("the order is heard")),
    }
}

/// The id of a guest, as a host finds it out.
async fn id(house: &House, name: &str) -> String {
    let found = order(house, Order::Find { name: name.to_lowercase() }).await.expect("a list");
    found[0]["guest"].as_str().expect("an id").to_owned()
}

fn ban(who: impl Into<Who>, until: Option<u64>) -> Order {
    Order::Ban { who: who.into(), until, reason: "rude".into() }
}

async fn why_closed(mut socket: test_house::Socket) -> ErrorCode {
    socket
        .until(|message| match message {
            ServerMessage::Closing { error } => Some(error.code),
            _ => None,
        })
        .await
}

async fn refused(guest: &Visitor, table: &str, code: ErrorCode) {
    guest.send("GET", &format!("/api/tables/{table}"), None::<&()>).await.refused(code);
}

/// A public table of Ana's at which Ben sits, begun if that is wished.
async fn shared(ana: &Visitor, ben: &Visitor, begun: bool) -> String {
    let seats = vec![SeatRequest::Me, SeatRequest::Open];
    let table = ana.lay_with(Terms { public: true, ..terms("coralia") }, seats).await.id;
    ben.send("POST", &format!("/api/tables/{table}/sit"), Some(&json!({}))).await;
    if begun {
        ana.send("POST", &format!("/api/tables/{table}/start"), Some(&json!({}))).await;
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_guest_is_refused_and_their_socket_ends_until_the_ban_is_over() {
    let clock = Clock::standing_at(PAST);
    let house = House::with(Environment::default().with_clock(clock.clone()), |_| {}).await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = shared(&ana, &ben, true).await;
    let mut socket = ben.socket(&format!("/api/tables/{table}/socket")).await;
    socket.welcome().await;
    let ben_id = id(&house, "Ben").await;
    order(&house, ban(ben_id.clone(), Some(PAST + HOUR))).await.expect("a ban");
    assert_eq!(why_closed(socket).await, ErrorCode::Banned);
    refused(&ben, &table, ErrorCode::Banned).await;
    ana.look(&table).await;
    assert_eq!(order(&house, Order::Bans).await.unwrap()[0]["until"], "2023-11-14T23:13:20Z");
    clock.advance(Duration::from_millis(HOUR));
    ben.look(&table).await;
    order(&house, ban(ben_id.clone(), None)).await.expect("another ban");
    let mut house = house;
    house.reopen().await;
    let ben = ben.at(house.address());
    refused(&ben, &table, ErrorCode::Banned).await;
    order(&house, Order::Unban { who: ben_id.clone().into() }).await.expect("it is lifted");
    ben.look(&table).await;
    let again = order(&house, Order::Unban { who: ben_id.into() }).await;
    assert_eq!(again, Err(AdminError::NotBanned));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_address_is_not_heard_and_may_still_ask_whether_the_server_lives() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    order(&house, ban("127.0.0.1".to_owned(), None)).await.expect("a ban");
    ana.send("GET", "/api/games", None::<&()>).await.refused(ErrorCode::Banned);
    assert_eq!(answer(&house.stranger(), &Ask::get("/text")).await.status, 403);
    assert_eq!(answer(&house.stranger(), &Ask::get("/readyz")).await.status, 200);
    order(&house, Order::Unban { who: "127.0.0.1".to_owned().into() }).await.expect("it is lifted");
    ana.get::<Value>("/api/games").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kicked_guest_leaves_an_open_table_and_a_bot_plays_on_in_a_running_one() {
    let house = House::open().await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let (open, running) = (shared(&ana, &ben, false).await, shared(&ana, &ben, true).await);
    let guest = id(&house, "Ben").await;
    let kick = |table: &str, guest: &str| Order::Kick { table: table.into(), guest: guest.into() };
    assert_eq!(order(&house, kick(&open, &guest)).await.unwrap(), [json!({ "seats": "B" })]);
    assert_eq!(ana.look(&open).await.table.seats[1].sitter, Sitter::Open);
    assert_eq!(order(&house, kick(&open, &guest)).await, Err(AdminError::NotSeated));
    order(&house, kick(&running, &guest)).await.expect("Ben resigns");
    let seats = ana.look(&running).await.table.seats;
    assert!(matches!(seats[1].sitter, Sitter::Person { resigned: true, .. }), "{seats:?}");
    let nowhere = order(&house, kick("nowhere", &guest)).await;
    assert_eq!(nowhere, Err(AdminError::NoTable { id: "nowhere".into() }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_found_by_nobody_until_it_is_reopened() {
    let house = House::open().await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = shared(&ana, &ben, true).await;
    let mut socket = ana.socket(&format!("/api/tables/{table}/socket")).await;
    let version = socket.welcome().await.scene.expect("a game").version;
    order(&house, Order::Close { table: table.clone(), reason: String::new() }).await.expect("it is closed");
    assert_eq!(why_closed(socket).await, ErrorCode::NotFound);
    for guest in [&ana, &ben] {
        refused(guest, &table, ErrorCode::NotFound).await;
        let list: Value = guest.get("/api/tables").await;
        assert!(!list.to_string().contains(&table), "{list}");
    }
    order(&house, Order::Reopen { table: table.clone() }).await.expect("it is open again");
    assert_eq!(ana.look(&table).await.scene.expect("a game").version, version);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_holds_everything_of_a_guest_and_no_secret_of_the_table() {
    let house = House::open().await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = shared(&ana, &ben, true).await;
    ben.send("POST", &format!("/api/tables/{table}/chat"), Some(&json!({ "text": "good dive" }))).await;
    ben.send("POST", &format!("/api/tables/{table}/reports"), Some(&json!({ "text": "too wet" }))).await;
    let told = order(&house, Order::Export { guest: id(&house, "Ben").await }).await.unwrap().remove(0);
    assert_eq!(told["guest"]["name"], "Ben");
    assert_eq!(told["said"][0]["text"], "good dive");
    assert_eq!(told["reports"][0]["text"], "too wet");
    assert_eq!(told["tables"][0]["table"], table.as_str());
    assert_eq!(told["tables"][0]["seats"].as_array().map(Vec::len), Some(1));
    let seed = house.store().seed(&table.parse().unwrap()).await.unwrap().unwrap();
    let text = told.to_string();
    assert!(!text.contains(seed.expose()) && !text.contains("Ana"), "{text}");
    let show = order(&house, Order::Show { table: table.clone() }).await.unwrap().remove(0);
    assert_eq!(
        (&show["seats"][1]["name"], &show["seats"][1]["address"]),
        (&json!("Ben"), &json!("127.0.0.1"))
    );
    let nobody = order(&house, Order::Export { guest: "nobody".into() }).await;
    assert_eq!(nobody, Err(AdminError::NoGuest { id: "nobody".into() }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_purged_guest_leaves_nothing_but_games_of_others_without_a_name() {
    let house = House::open().await;
    let (ana, mut ben) = (house.visitor("Ana").await, house.visitor("Benvolio").await);
    let alone = ben.begin("coralia", vec![SeatRequest::Me, hot_seat("Rosaline")]).await;
    let table = shared(&ana, &ben, true).await;
    let open = shared(&ana, &ben, false).await;
    ben.send("POST", &format!("/api/tables/{table}/chat"), Some(&json!({ "text": "o heavy lightness" })))
        .await;
    let mut socket = ben.socket(&format!("/api/tables/{table}/socket")).await;
    socket.welcome().await;
    let guest = id(&house, "Benvolio").await;
    let done = order(&house, Order::PurgeGuest { guest: guest.clone() }).await.unwrap();
    assert_eq!(done, [json!({ "deleted_tables": 1, "shared_tables": 1 })]);
    assert_eq!(why_closed(socket).await, ErrorCode::BadCookie);
    refused(&ben, &table, ErrorCode::BadCookie).await;
    refused(&ana, &alone, ErrorCode::NotFound).await;
    assert_eq!(ana.look(&open).await.table.seats[1].sitter, Sitter::Open);
    let seen = serde_json::to_string(&ana.look(&table).await).unwrap();
    assert!(!seen.contains("Benvolio") && !seen.contains("lightness"), "{seen}");
    ben.introduce(&json!({ "name": "Romeo" })).await;
    ben.look(&table).await;
    let file = house.path().join("lagoon.db");
    let folder = house.into_folder().await;
    let database = rusqlite::Connection::open(folder.path().join("lagoon.db")).unwrap();
    database.execute_batch("VACUUM").unwrap();
    drop(database);
    let bytes = std::fs::read(file).unwrap();
    for word in ["Benvolio", "Rosaline", "lightness"] {
        assert!(!bytes.windows(word.len()).any(|window| window == word.as_bytes()), "{word} is still there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_purged_table_is_gone_for_everyone() {
    let house = House::open().await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = shared(&ana, &ben, true).await;
    let mut socket = ana.socket(&format!("/api/tables/{table}/socket")).await;
    socket.welcome().await;
    ana.send("POST", &format!("/api/tables/{table}/reports"), Some(&json!({ "text": "x" }))).await;
    order(&house, Order::PurgeTable { table: table.clone() }).await.expect("it is deleted");
    assert_eq!(why_closed(socket).await, ErrorCode::NotFound);
    refused(&ana, &table, ErrorCode::NotFound).await;
    assert!(order(&house, Order::Reports).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_reaches_the_host_and_reports_are_limited() {
    let house = House::with(Environment::default(), |settings| settings.limits.reports_per_hour = 2).await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = shared(&ana, &ben, true).await;
    let path = format!("/api/tables/{table}/reports");
    let report = |body: Value| {
        let (ana, path) = (&ana, &path);
        async move { ana.send("POST", path, Some(&body)).await }
    };
    report(json!({ "seat": "B", "text": "" })).await.refused(ErrorCode::BadField);
    report(json!({ "seat": "E", "text": "far away" })).await.refused(ErrorCode::BadField);
    house.passer_by().send("POST", &path, Some(&json!({ "text": "x" }))).await.refused(ErrorCode::NoGuest);
    assert_eq!(report(json!({ "seat": "B", "text": "swears\n a lot" })).await.status, 204);
    assert_eq!(report(json!({ "text": "second" })).await.status, 204);
    report(json!({ "text": "third" })).await.refused(ErrorCode::TooMany);
    let told = order(&house, Order::Reports).await.unwrap();
    assert_eq!(told.len(), 2);
    let about = id(&house, "Ben").await;
    let first = told.iter().find(|told| told["seat"] == "B").expect("it is about Ben");
    assert_eq!((&first["text"], &first["about"]), (&json!("swears a lot"), &json!(about)));
    assert_eq!(first["reporter"], id(&house, "Ana").await.as_str());
    let cleared = order(&house, Order::ClearReports { until: u64::MAX >> 1 }).await.unwrap();
    assert_eq!(cleared, [json!({ "deleted": 2 })]);
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_obeyed_with_the_server_stopped_and_running_on_either_database() {
    let schema = Schema::new("orders on PostgreSQL").await;
    let url = schema.as_ref().map(|schema| DatabaseUrl::new(schema.url()));
    for database in [Some(None), url.map(Some)].into_iter().flatten() {
        let mut house = House::with(Environment::default(), |settings| settings.database = database).await;
        let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
        let table = shared(&ana, &ben, true).await;
        let guest = id(&house, "Ben").await;
        house.close().await;
        order(&house, ban(guest.clone(), None)).await.expect("the database is told");
        order(&house, Order::Kick { table: table.clone(), guest: guest.clone() }).await.expect("a kick");
        house.reopen().await;
        refused(&ben.at(house.address()), &table, ErrorCode::Banned).await;
        let seats = ana.at(house.address()).look(&table).await.table.seats;
        assert!(matches!(seats[1].sitter, Sitter::Person { resigned: true, .. }), "{seats:?}");
        order(&house, Order::Unban { who: guest.into() }).await.expect("the server is told");
        ben.at(house.address()).look(&table).await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_socket_is_for_its_user_alone_and_a_server_that_cannot_be_reached_is_told_in_words() {
    use std::os::unix::fs::PermissionsExt;
    let mut house = House::open().await;
    let socket = house.path().join("admin.sock");
    order(&house, Order::Bans).await.expect("a list");
    assert_eq!(socket.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    std::fs::remove_file(&socket).unwrap();
    let error = order(&house, Order::Bans).await.unwrap_err();
    assert!(matches!(error, AdminError::Unreachable { .. }), "{error:?}");
    assert!(error.to_string().contains("admin.sock"), "{error}");
    house.close().await;
    order(&house, Order::Bans).await.expect("the database is free");
    let elsewhere = Settings { data: "/no/such/folder".into(), ..Settings::default() };
    assert!(Server::order(elsewhere, Order::Bans).await.is_err());
}
