//! Limits: what is too much is refused with a word, and one who is too slow costs nobody anything.

use super::Evening;
use client::{Guest, Look, Socket};
use futures_util::StreamExt;
use protocol::{ChatLine, ErrorCode, Mute, Say, ServerMessage, Undo};
use server::Environment;
use test_house::Ask;
use test_house::{House, answer, first_option, for_people, refused_with, scene, standing};
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn whoever_mutes_a_speaker_silences_them_for_nobody_else() {
    let evening = Evening::of("coralia").await;
    let say = |text: &str| Say { text: text.into() };
    let chat = evening.path("/chat");
    let line: ChatLine = evening.ben.post(&chat, &say("first")).await.expect("a line");
    let mute = Mute { speaker: line.speaker, muted: true };
    evening.ana.post::<()>(&evening.path("/mute"), &mute).await.expect("Ana mutes Ben");
    let mut ana = evening.ana.socket(&evening.id, &Look::default()).await.unwrap();
    let mut cleo = evening.cleo.socket(&evening.id, &Look::default()).await.unwrap();
    evening.ben.post::<ChatLine>(&chat, &say("second")).await.expect("a line");
    evening.cleo.post::<ChatLine>(&chat, &say("third")).await.expect("a line");
    assert_eq!(heard(&mut cleo, 3).await, ["first", "second", "third"]);
    assert_eq!(heard(&mut ana, 1).await, ["third"]);
    let back = Mute { muted: false, ..mute };
    evening.ana.post::<()>(&evening.path("/mute"), &back).await.expect("Ana hears Ben again");
    let welcome = evening.ana.table(&evening.id).await.unwrap();
    assert_eq!(welcome.chat.len(), 3);
}

#[tokio::test]
async fn talk_has_its_limits() {
    let house =
        House::with(Environment::default(), |settings| settings.limits.chat_lines_per_minute = 3).await;
    let evening = Evening::at(house, "coralia").await;
    let chat = evening.path("/chat");
    for text in ["", "   ", "\u{200b}", &"x".repeat(301)] {
        let say = Say { text: text.into() };
        evening.refuses(ErrorCode::BadField, evening.ben.post::<ChatLine>(&chat, &say)).await;
    }
    for _ in 0..3 {
        evening.ben.post::<ChatLine>(&chat, &Say { text: "again".into() }).await.expect("a line");
    }
    let say = Say { text: "too much".into() };
    evening.refuses(ErrorCode::TooMany, evening.ben.post::<ChatLine>(&chat, &say)).await;
    evening.ana.post::<ChatLine>(&chat, &Say { text: "and I?".into() }).await.expect("Ana has her own limit");
    let stranger = Guest::stranger(evening.house.address());
    evening.refuses(ErrorCode::NoGuest, stranger.post::<ChatLine>(&chat, &say)).await;
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let evening = Evening::of("coralia").await;
    let before = standing(&evening.ana.table(&evening.id).await.unwrap());
    let body = format!(r#"{{"key":"k","at_version":0,"action":"{}"}}"#, "x".repeat(100_000));
    let told = answer(&evening.ana, &Ask::post(evening.path("/play"), body.clone())).await;
    assert_eq!((told.status, told.code()), (413, Some(ErrorCode::TooLarge)));
    let mut socket = evening.ana.socket(&evening.id, &Look::default()).await.unwrap();
    // The server may close while the message is still being sent.
    let _ = socket.send_text(body).await;
    while let Ok(Some(_)) = socket.next_text().await {}
    assert_eq!(standing(&evening.ana.table(&evening.id).await.unwrap()), before);
}

#[tokio::test]
async fn nobody_lays_tables_without_end() {
    let house = House::with(Environment::default(), |settings| settings.limits.tables_per_guest = 3).await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    for _ in 0..3 {
        ana.create(&for_people("coralia", 2)).await.expect("a table");
    }
    refused_with(ana.create(&for_people("coralia", 2)).await, ErrorCode::TooMany);
    let tables: protocol::List = ana.get("/api/tables").await.unwrap();
    assert_eq!(tables.mine.len(), 3);
    ben.create(&for_people("coralia", 2)).await.expect("Ben has his own limit");
}

#[tokio::test]
async fn nobody_opens_sockets_without_end() {
    let house = House::with(Environment::default(), |settings| settings.limits.sockets_per_guest = 2).await;
    let evening = Evening::at(house, "coralia").await;
    let mut open = Vec::new();
    for _ in 0..2 {
        open.push(evening.ana.socket(&evening.id, &Look::default()).await.expect("a socket"));
    }
    evening.refuses(ErrorCode::TooMany, evening.ana.socket(&evening.id, &Look::default())).await;
    evening.ben.socket(&evening.id, &Look::default()).await.expect("Ben has his own limit");
}

#[tokio::test]
async fn no_address_opens_sockets_without_end_and_a_closed_one_makes_room() {
    let house = House::with(Environment::default(), |settings| settings.limits.sockets_per_address = 2).await;
    let evening = Evening::at(house, "coralia").await;
    let first = evening.ana.socket(&evening.id, &Look::default()).await.expect("a socket");
    let _second = evening.ben.socket(&evening.id, &Look::default()).await.expect("a socket");
    evening.refuses(ErrorCode::TooMany, evening.cleo.socket(&evening.id, &Look::default())).await;
    first.close().await.expect("it closes");
    while evening.house.sockets() > 1 {
        tokio::task::yield_now().await;
    }
    evening.cleo.socket(&evening.id, &Look::default()).await.expect("there is room again");
}

#[tokio::test]
async fn new_guests_from_one_address_come_to_an_end() {
    let house = House::with(Environment::default(), |settings| settings.limits.new_guests_per_hour = 3).await;
    for number in 0..3 {
        house.guest(&format!("Guest {number}")).await;
    }
    refused_with(Guest::introduce(house.address(), "One more").await, ErrorCode::TooMany);
}

/// A client that takes nothing in is given the whole table later, in place of everything it missed.
#[tokio::test]
async fn a_slow_client_is_shown_the_whole_table_instead_of_everything_it_missed() {
    let house = House::with(Environment::default(), |settings| settings.limits.outgoing_messages = 8).await;
    let evening = Evening::at(house, "wreck-raiders").await;
    let mut slow = slow_socket(&evening).await;
    let mut quick = evening.cleo.socket(&evening.id, &Look::default()).await.expect("a socket");
    let (mut bytes, mut shown) = (0, 0_u64);
    while bytes < more_than_the_system_keeps() {
        let version = change(&evening, shown).await;
        shown += 1;
        bytes += heard_until(&mut quick, version).await;
    }
    let now = scene(&evening.ana, &evening.id).await.version;
    let (mut updates, mut welcomes, mut version) = (0, 0, 0);
    while version < now {
        let Some(Ok(message)) = slow.next().await else {
            // On a machine as slow as the client, the server has given it up by now: that keeps nothing either.
            while evening.house.sockets() > 1 {
                tokio::task::yield_now().await;
            }
            return;
        };
        match message.into_text().ok().and_then(|text| serde_json::from_str(&text).ok()) {
            Some(ServerMessage::Update { scene, .. }) => (updates, version) = (updates + 1, scene.version),
            Some(ServerMessage::Welcome(welcome)) => {
                assert!(welcome.whole, "whoever fell behind begins anew");
                (welcomes, version) = (welcomes + 1, welcome.scene.expect("a scene").version);
            }
            _ => {}
        }
    }
    assert!(welcomes >= 2, "{updates} of {shown} updates came, and {welcomes} welcomes");
    assert!(updates < shown, "nothing was left out");
}

/// Twice what the system may keep for one connection that is not read.
fn more_than_the_system_keeps() -> usize {
    let told = std::fs::read_to_string("/proc/sys/net/ipv4/tcp_wmem").unwrap_or_default();
    2 * told.split_whitespace().last().and_then(|most| most.parse().ok()).unwrap_or(4 << 20)
}

/// Takes the last move back if that is possible, otherwise plays; gives the version after it.
async fn change(evening: &Evening, number: u64) -> u64 {
    let (mover, _) = evening.turn().await;
    let scene = scene(mover, &evening.id).await;
    let key = format!("change-{number}");
    let changed = if scene.can_undo {
        mover.undo(&evening.id, &Undo { key, at_version: scene.version }).await
    } else {
        mover.play(&evening.id, &first_option(&scene, &key)).await
    };
    changed.expect("what is offered can be done").version
}

/// Bytes that a socket was sent until this version was shown.
async fn heard_until(socket: &mut Socket, version: u64) -> usize {
    let mut bytes = 0;
    loop {
        let text = socket.next_text().await.expect("a message").expect("an open socket");
        bytes += text.len();
        match serde_json::from_str(&text).expect("a message of the protocol") {
            ServerMessage::Update { scene, .. } if scene.version >= version => return bytes,
            _ => {}
        }
    }
}

type Slow = tokio_tungstenite::WebSocketStream<tokio::net::TcpStream>;

/// A socket with hardly any room for what it is sent.
async fn slow_socket(evening: &Evening) -> Slow {
    let address = evening.house.address();
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("a small buffer");
    let stream = socket.connect(address).await.expect("the server listens");
    let request = format!("ws://{address}{}", evening.path("/socket")).into_client_request().unwrap();
    client_async(request, stream).await.expect("a socket").0
}

/// What a socket hears of the talk.
async fn heard(socket: &mut Socket, lines: usize) -> Vec<String> {
    let mut heard = Vec::new();
    while heard.len() < lines {
        match socket.next().await.expect("a message").expect("an open socket") {
            ServerMessage::Welcome(welcome) => heard.extend(welcome.chat.into_iter().map(|line| line.text)),
            ServerMessage::Chat { line } => heard.push(line.text),
            _ => {}
        }
    }
    heard
}
