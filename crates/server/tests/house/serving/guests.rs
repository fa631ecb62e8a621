//! People without accounts: names, languages, second devices; and talk.

use protocol::{ChatLine, DeviceLink, ErrorCode, GameInfo, Guest, SeatRequest, TableInfo};
use serde_json::{Value, json};
use test_house::{Heard, House, bot};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_a_name_a_language_and_a_cookie() {
    let house = House::open().await;
    let mut ana = house.passer_by();
    ana.send("GET", "/api/guest", None::<&()>).await.refused(ErrorCode::NoGuest);
    let answer = ana.introduce(&json!({ "name": "  Ana\u{202e}  Reef ", "language": "fr" })).await;
    assert_eq!(answer.json::<Guest>(), Guest { name: "Ana Reef".into(), language: "fr".into() });
    assert!(answer.header("set-cookie").contains("HttpOnly; SameSite=Lax"), "{answer:?}");
    assert_eq!(ana.get::<Guest>("/api/guest").await.name, "Ana Reef");
    let refused = ana.send("GET", "/api/tables/0123456789ab", None::<&()>).await;
    let message = refused.refused(ErrorCode::NotFound).message;
    assert_eq!(message, "Introuvable\u{a0}: cela n’existe pas, ou plus.");
    let changed = ana.send("PATCH", "/api/guest", Some(&json!({ "name": "Anna", "language": "de" }))).await;
    assert_eq!(changed.json::<Guest>(), Guest { name: "Anna".into(), language: "de".into() });
    for wrong in [json!({ "name": "" }), json!({ "name": "x".repeat(25) }), json!({ "language": "xx" })] {
        ana.send("PATCH", "/api/guest", Some(&wrong)).await.refused(ErrorCode::BadField);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_name_is_given_one() {
    let house = House::open().await;
    let mut someone = house.passer_by();
    let guest: Guest = someone.introduce(&json!({})).await.json();
    assert!(guest.name.starts_with("Guest "), "{}", guest.name);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_makes_a_second_device_the_same_guest_once() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me, bot()]).await;
    let link: DeviceLink = ana.call("/api/guest/link").await;
    let take = json!({ "token": link.token });
    let mut phone = house.passer_by();
    let taken = phone.send("POST", "/api/guest/take", Some(&take)).await;
    assert_eq!(taken.json::<Guest>().name, "Ana");
    phone.take_cookie(&taken);
    assert!(phone.look(&table).await.table.seats[0].yours);
    house.passer_by().send("POST", "/api/guest/take", Some(&take)).await.refused(ErrorCode::NotFound);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_seen_at_every_table() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me, bot()]).await;
    let _: Guest = ana.send("PATCH", "/api/guest", Some(&json!({ "name": "Zoe" }))).await.json();
    let seat = serde_json::to_value(&ana.look(&table).await.table.seats[0]).expect("it is JSON");
    assert_eq!(seat["sitter"]["name"], "Zoe");
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_heard_until_it_is_muted() {
    let mut house =
        House::with(server::Environment::default(), |settings| settings.limits.chat_lines_per_minute = 3)
            .await;
    let (mut ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me, bot()]).await;
    let chat = format!("/api/tables/{table}/chat");
    let line: ChatLine = ben.post(&chat, &json!({ "text": " hello\nthere " })).await;
    assert_eq!(
        (line.index, line.text.as_str(), line.name.as_str(), line.seat),
        (0, "hello there", "Ben", None)
    );
    let own: ChatLine = ana.post(&chat, &json!({ "text": "hi" })).await;
    assert_eq!((own.index, own.seat), (1, Some('A')));
    let mute = json!({ "speaker": line.speaker, "muted": true });
    let muted = ana.send("POST", &format!("/api/tables/{table}/mute"), Some(&mute)).await;
    assert_eq!(muted.status, 204);
    let heard = |welcome: protocol::Welcome| welcome.chat.iter().map(|line| line.index).collect::<Vec<_>>();
    assert_eq!(heard(ana.look(&table).await), [1]);
    assert_eq!(heard(ben.look(&table).await), [0, 1]);
    for wrong in ["", "  \u{200b} ", &"x".repeat(301)] {
        ben.send("POST", &chat, Some(&json!({ "text": wrong }))).await.refused(ErrorCode::BadField);
    }
    let _: ChatLine = ben.post(&chat, &json!({ "text": "two" })).await;
    let _: ChatLine = ben.post(&chat, &json!({ "text": "three" })).await;
    ben.send("POST", &chat, Some(&json!({ "text": "four" }))).await.refused(ErrorCode::TooMany);
    house.passer_by().send("POST", &chat, Some(&json!({ "text": "boo" }))).await.refused(ErrorCode::NoGuest);
    house.reopen().await;
    ana.follow(&house);
    assert_eq!(heard(ana.look(&table).await), [1], "whoever is muted stays so after a restart");
    assert_eq!(ana.look(&table).await.muted, std::slice::from_ref(&line.speaker));
    assert!(house.passer_by().look(&table).await.muted.is_empty());
    let unmute = json!({ "speaker": line.speaker, "muted": false });
    assert_eq!(ana.send("POST", &format!("/api/tables/{table}/mute"), Some(&unmute)).await.status, 204);
    assert_eq!(heard(ana.look(&table).await), [0, 1, 2, 3], "and can be heard again");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_are_told_with_their_editions_and_bots() {
    let house = House::open().await;
    let stranger = house.passer_by();
    let games: Vec<GameInfo> = stranger.get("/api/games?language=de").await;
    let names: Vec<_> =
        games.iter().map(|game| (game.name.as_str(), game.editions.len(), game.levels.len())).collect();
    assert_eq!(names, [("wreck-raiders", 2, 4), ("coralia", 1, 4)]);
    assert!(games[0].levels[0].text.starts_with("Leicht"));
    let components: Value = stranger.get("/api/games/wreck-raiders/components?edition=2018").await;
    assert!(components.is_object());
    stranger.send("GET", "/api/games/chess/components", None::<&()>).await.refused(ErrorCode::NotFound);
    let bad = "/api/games/wreck-raiders/components?edition=1999";
    stranger.send("GET", bad, None::<&()>).await.refused(ErrorCode::BadField);
    let openapi: Value = stranger.get("/api/openapi.json").await;
    assert_eq!(openapi["openapi"].as_str().map(|version| &version[..3]), Some("3.1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_of_the_table_is_served() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    for route in protocol::routes() {
        let path =
            route.path.replace("{id}", "0123456789ab").replace("{game}", "coralia").replace("{step}", "0");
        let answer = ana.send(route.method.name(), &path, None::<&()>).await;
        assert_ne!(answer.status, 405, "{} {}", route.method.name(), route.path);
        assert!(!answer.text().contains("nothing at this address"), "{} {}", route.method.name(), route.path);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_lays_so_many_tables_and_no_more() {
    let house =
        House::with(server::Environment::default(), |settings| settings.limits.tables_per_guest = 2).await;
    let ana = house.visitor("Ana").await;
    let seats = vec![SeatRequest::Me, SeatRequest::Open];
    let first: TableInfo = ana.lay("coralia", seats.clone()).await;
    ana.lay("coralia", seats.clone()).await;
    let wish = protocol::CreateTable { terms: test_house::terms("coralia"), seats };
    ana.send("POST", "/api/tables", Some(&wish)).await.refused(ErrorCode::TooMany);
    assert!(first.yours);
}

#[tokio::test]
async fn a_language_named_twice_is_refused() {
    let house = House::open().await;
    for query in ["language=fr&language=de", "language=null&language=null", "language=fr&language=fr"] {
        let answer = house.passer_by().send("GET", &format!("/api/games?{query}"), None::<&()>).await;
        answer.refused(ErrorCode::BadField);
    }
}
