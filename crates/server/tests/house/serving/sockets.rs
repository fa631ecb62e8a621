//! The table through a socket: a whole game with lost connections, updates, talk, and the end of the server.

use protocol::{
    ClientMessage, ErrorCode, Happening, Play, Say, Scene, SeatRequest, ServerMessage, Sitter, TableInfo,
    Terms, Undo, Welcome,
};
use serde_json::json;
use server::Environment;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use test_house::{House, Socket, Visitor, bot, hot_seat, some_option, terms};

fn socket_path(table: &str) -> String {
    format!("/api/tables/{table}/socket")
}

/// What a client knows: the scene, and the log in words.
#[derive(Default)]
struct Client {
    scene: Option<Scene>,
    log: Vec<Happening>,
}

impl Client {
    fn welcomed(&mut self, welcome: Welcome) {
        if welcome.whole {
            self.log.clear();
        }
        self.log.extend(welcome.events);
        self.scene = welcome.scene;
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => self.welcomed(*welcome),
            ServerMessage::Update { scene, events, kept_steps } => {
                self.log.retain(|event| event.step <= kept_steps);
                self.log.extend(events);
                self.scene = Some(*scene);
            }
            ServerMessage::Refused { error, .. } => panic!("{error:?}"),
            _ => {}
        }
    }

    fn scene(&self) -> &Scene {
        self.scene.as_ref().expect("the game has begun")
    }
}

/// The message that plays an option of the scene.
fn move_of(scene: &Scene) -> Option<ClientMessage> {
    let option = scene.options.get(some_option(scene).checked_rem(scene.options.len())?)?;
    let key = format!("v{}", scene.version);
    Some(ClientMessage::Play(Play { key, at_version: scene.version, action: option.notation.clone() }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_through_sockets_that_break_again_and_again() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("coralia", vec![SeatRequest::Me, bot()]).await;
    let mut client = Client::default();
    let mut connections = 0;
    while client.scene.as_ref().is_none_or(|scene| !scene.over) {
        connections += 1;
        let since =
            client.scene.as_ref().map(|scene| format!("?since={}", scene.version)).unwrap_or_default();
        let mut socket = ana.socket(&format!("{}{since}", socket_path(&table))).await;
        let welcome = socket.welcome().await;
        assert_eq!(welcome.whole, connections == 1, "a client that knows a version is sent the gap");
        client.welcomed(welcome);
        play_some(&mut socket, &mut client, 5).await;
    }
    assert!(connections > 3);
    let told = ana.look(&table).await;
    assert_eq!(client.log, told.events, "nothing was lost and nothing came twice");
    assert_eq!(client.scene, told.scene);
}

/// Plays on through one connection for a number of moves, then drops it without a word.
async fn play_some(socket: &mut Socket, client: &mut Client, moves: usize) {
    let (mut sent, mut played) = (None, 0);
    while played < moves && !client.scene().over {
        let version = client.scene().version;
        if let Some(play) = move_of(client.scene()).filter(|_| sent != Some(version)) {
            socket.say(&play).await;
            sent = Some(version);
            played += 1;
        }
        client.hear(socket.next().await.expect("the socket is open"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_is_told_before_it_is_shown() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let mut socket = ana.socket(&socket_path(&table)).await;
    let mut spectator = house.passer_by().socket(&socket_path(&table)).await;
    let scene = socket.welcome().await.scene.expect("it has begun");
    assert!(spectator.welcome().await.scene.expect("it has begun").options.is_empty());
    let play = move_of(&scene).expect("a choice");
    socket.say(&play).await;
    let done = socket
        .until(|message| match message {
            ServerMessage::Done { version, repeated, .. } => Some((version, repeated)),
            ServerMessage::Update { .. } => panic!("shown before it was answered"),
            _ => None,
        })
        .await;
    assert_eq!(done, (next_version(&mut socket).await, false));
    assert_eq!(next_version(&mut spectator).await, done.0);
    socket.say(&play).await;
    let again = socket
        .until(|message| match message {
            ServerMessage::Done { version, repeated, .. } => Some((version, repeated)),
            _ => None,
        })
        .await;
    assert_eq!(again, (done.0, true));
    spectator.say(&play).await;
    assert_eq!(refusal(&mut spectator).await, ErrorCode::NoGuest);
}

async fn next_version(socket: &mut Socket) -> u64 {
    socket
        .until(|message| match message {
            ServerMessage::Update { scene, .. } => Some(scene.version),
            _ => None,
        })
        .await
}

async fn refusal(socket: &mut Socket) -> ErrorCode {
    socket
        .until(|message| match message {
            ServerMessage::Refused { error, .. } => Some(error.code),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_taken_back_leaves_the_log_of_every_viewer() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let mut socket = ana.socket(&socket_path(&table)).await;
    let mut client = Client::default();
    client.welcomed(socket.welcome().await);
    while !client.scene().can_undo {
        play_some(&mut socket, &mut client, 1).await;
        while client.scene().options.is_empty() {
            client.hear(socket.next().await.expect("open"));
        }
    }
    let (before, known) = (client.scene().step, client.scene().version);
    let undo = Undo { key: "back".into(), at_version: known };
    socket.say(&ClientMessage::Undo(undo)).await;
    while client.scene().step == before {
        client.hear(socket.next().await.expect("open"));
    }
    assert_eq!(client.log, ana.look(&table).await.events);
    let late: Welcome = ana.get(&format!("/api/tables/{table}?since={known}")).await;
    assert!(late.whole, "whoever knows a step that was taken back gets everything");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_are_none_are_refused_and_the_socket_lives_on() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let mut socket = ana.socket(&socket_path(&table)).await;
    for (text, code) in [
        ("{", ErrorCode::BadMessage),
        (r#"{"type":"fly"}"#, ErrorCode::BadField),
        (r#"{"type":"look","seat":"B"}"#, ErrorCode::NotYours),
        (r#"{"type":"say","text":""}"#, ErrorCode::BadField),
        (r#"{"type":"play","key":"","at_version":1,"action":"x"}"#, ErrorCode::BadField),
        (r#"{"type":"play","key":"k","at_version":0,"action":"x"}"#, ErrorCode::Stale),
    ] {
        socket.text(text.into()).await;
        let refused = refusal(&mut socket).await;
        assert!(refused == code || code == ErrorCode::BadField && refused == ErrorCode::BadMessage, "{text}");
    }
    socket.say(&ClientMessage::Beat).await;
    socket.until(|message| matches!(message, ServerMessage::Beat).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hot_seat_looks_from_one_seat_at_a_time() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("coralia", vec![SeatRequest::Me, hot_seat("Ben")]).await;
    let mut socket = ana.socket(&format!("{}?as=B", socket_path(&table))).await;
    assert_eq!(socket.welcome().await.scene.expect("begun").viewer, "B");
    socket.say(&ClientMessage::Look { seat: 'A' }).await;
    assert_eq!(socket.welcome().await.scene.expect("begun").viewer, "A");
}

#[tokio::test(flavor = "multi_thread")]
async fn comings_goings_and_talk_are_told_to_everybody() {
    let house = House::open().await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let laid = ana.lay("wreck-raiders", vec![SeatRequest::Me, SeatRequest::Open]).await;
    let mut socket = ana.socket(&socket_path(&laid.id)).await;
    assert!(socket.welcome().await.scene.is_none());
    let mut other = ben.socket(&socket_path(&laid.id)).await;
    let table = until_table(&mut socket, |table| table.spectators == 1).await;
    assert!(matches!(table.seats[0].sitter, Sitter::Person { connected: true, .. }));
    let sit = json!({ "invite": laid.invite });
    let _: TableInfo = ben.post(&format!("/api/tables/{}/sit", laid.id), &sit).await;
    until_table(&mut socket, |table| matches!(table.seats[1].sitter, Sitter::Person { .. })).await;
    let _: TableInfo = ana.post(&format!("/api/tables/{}/start", laid.id), &json!({})).await;
    let seen = other
        .until(|message| match message {
            ServerMessage::Update { scene, kept_steps, .. } => Some((scene.viewer, kept_steps)),
            _ => None,
        })
        .await;
    assert_eq!(seen, ("B".into(), 0), "whoever sat down sees the game from their seat");
    other.say(&ClientMessage::Say(Say { text: "ahoy".into() })).await;
    let line = socket
        .until(|message| match message {
            ServerMessage::Chat { line } => Some(line),
            _ => None,
        })
        .await;
    assert_eq!((line.text.as_str(), line.seat), ("ahoy", Some('B')));
    drop(other);
    until_table(&mut socket, |table| {
        matches!(table.seats[1].sitter, Sitter::Person { connected: false, .. })
    })
    .await;
}

async fn until_table(socket: &mut Socket, is: impl Fn(&TableInfo) -> bool) -> TableInfo {
    socket
        .until(|message| match message {
            ServerMessage::Table { table } if is(&table) => Some(*table),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so_and_closes() {
    let mut house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let mut socket = ana.socket(&socket_path(&table)).await;
    socket.welcome().await;
    house.close().await;
    let why = socket
        .until(|message| match message {
            ServerMessage::Closing { error } => Some(error.code),
            _ => None,
        })
        .await;
    assert_eq!(why, ErrorCode::Stopping);
    assert_eq!(socket.next().await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_find_their_table_again_after_a_fault() {
    let armed = Arc::new(AtomicU64::new(0));
    let trigger = armed.clone();
    let environment = Environment::default().with_fault(move |_| {
        assert!(trigger.swap(0, Ordering::SeqCst) == 0, "a fault put here on purpose");
    });
    let house = House::with(environment, |_| {}).await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let mut socket = ana.socket(&socket_path(&table)).await;
    let scene = socket.welcome().await.scene.expect("begun");
    armed.store(1, Ordering::SeqCst);
    let play = move_of(&scene).expect("a choice");
    socket.say(&play).await;
    assert_eq!(refusal(&mut socket).await, ErrorCode::Internal);
    assert_eq!(socket.welcome().await.scene, Some(scene), "as it was before");
    socket.say(&play).await;
    next_version(&mut socket).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_whoever_is_away_until_they_take_their_seat_back() {
    let time = server::Clock::standing_at(1_000_000_000_000);
    let environment = Environment::default().with_clock(time.clone());
    let house = House::with(environment, |_| {}).await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let away = Terms { away_minutes: Some(5), public: true, ..terms("wreck-raiders") };
    let table = ana.lay_with(away, vec![SeatRequest::Me, SeatRequest::Open]).await.id;
    let _: TableInfo = ben.post(&format!("/api/tables/{table}/sit"), &json!({})).await;
    let _: TableInfo = ana.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    let (first, second) = if ana.scene(&table).await.options.is_empty() { (ben, ana) } else { (ana, ben) };
    let mut watching = second.socket(&socket_path(&table)).await;
    watching.welcome().await;
    let own = first.socket(&socket_path(&table)).await;
    until_table(&mut watching, everybody_is_here).await;
    drop(own);
    until_table(&mut watching, |table| !everybody_is_here(table)).await;
    time.advance(Duration::from_secs(4 * 60));
    wake(&second, &table).await;
    assert!(!second.look(&table).await.table.seats.iter().any(|seat| stood_in(&seat.sitter)));
    time.advance(Duration::from_secs(60));
    wake(&second, &table).await;
    until_table(&mut watching, |table| table.seats.iter().any(|seat| stood_in(&seat.sitter))).await;
    let back: TableInfo = first.call(&format!("/api/tables/{table}/take-back")).await;
    assert!(!back.seats.iter().any(|seat| stood_in(&seat.sitter)));
}

/// Time in this test stands still, so the table is asked something that makes it look at the clock.
async fn wake(visitor: &Visitor, table: &str) {
    visitor.look(table).await;
    tokio::time::sleep(Duration::from_millis(20)).await;
}

fn everybody_is_here(table: &TableInfo) -> bool {
    table.seats.iter().all(|seat| matches!(seat.sitter, Sitter::Person { connected: true, .. }))
}

fn stood_in(sitter: &Sitter) -> bool {
    matches!(sitter, Sitter::Person { stand_in: Some(_), .. })
}
