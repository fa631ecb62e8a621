//! One evening as several viewers live through it: everything that each of them is sent, byte for byte.

use crate::story::Story;
use client::{Guest, Look, Socket};
use protocol::{ClientMessage, Play, Played, ServerMessage, Sitter, TableInfo, Undo};
use std::time::Duration;
use test_house::{Answer, Ask, Heard, House, lasting};
use tokio::time::sleep;

/// Decisions between two rounds of questions.
const ROUND: usize = 12;

/// What one viewer was sent: where it came from, and what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told(pub Vec<(String, String)>);

/// One viewer.
struct Ear {
    guest: Guest,
    seat: Option<char>,
    socket: Socket,
    told: Told,
    scene: Option<protocol::Scene>,
}

/// The evening.
pub struct Evening {
    id: String,
    ears: Vec<Ear>,
    watch: Guest,
    version: u64,
}

/// What must have come before an ear is listened to no longer.
#[derive(Clone, Copy, Default)]
struct Awaited {
    version: u64,
    table: bool,
    answer: bool,
}

impl Told {
    fn note(&mut self, place: impl Into<String>, bytes: String) {
        self.0.push((place.into(), bytes));
    }

    fn note_once(&mut self, place: &str, bytes: String) {
        if !self.0.iter().any(|(noted, same)| noted == place && *same == bytes) {
            self.note(place, bytes);
        }
    }
}

impl Ear {
    async fn new(house: &House, guest: Guest, seat: Option<char>, id: &str) -> Self {
        let guest = guest.at(house.address());
        let socket = guest.socket(id, &Look::default()).await.expect("a socket");
        let mut ear = Self { guest, seat, socket, told: Told::default(), scene: None };
        ear.next().await;
        ear
    }

    /// The next message of the socket, noted under its kind: answers and news may overtake each other.
    async fn next(&mut self) -> ServerMessage {
        let text = self.socket.next_text().await.expect("a message").expect("an open socket");
        let message: ServerMessage = serde_json::from_str(&text).expect("a message of the protocol");
        match &message {
            ServerMessage::Done { .. } | ServerMessage::Refused { .. } => {
                self.told.note("socket, answers", text);
            }
            // Comings and goings are told when the server has time for it, so only what else is new counts.
            ServerMessage::Table { .. } => self.told.note_once("socket, tables", without_presence(&text)),
            _ => self.told.note("socket, news", text),
        }
        match &message {
            ServerMessage::Welcome(welcome) => self.scene.clone_from(&welcome.scene),
            ServerMessage::Update { scene, .. } => self.scene = Some((**scene).clone()),
            _ => {}
        }
        message
    }

    async fn listen(&mut self, mut awaited: Awaited) {
        let mut updated = false;
        while !updated || awaited.table || awaited.answer {
            match self.next().await {
                ServerMessage::Update { scene, .. } => updated |= scene.version >= awaited.version,
                ServerMessage::Table { .. } if updated => awaited.table = false,
                ServerMessage::Done { .. } => awaited.answer = false,
                ServerMessage::Refused { error, .. } => panic!("{error}"),
                _ => {}
            }
        }
    }

    async fn ask(&mut self, ask: &Ask) -> Answer {
        let answer = test_house::answer(&self.guest, ask).await;
        assert!(answer.status < 500, "{}", lasting(&answer));
        self.told.note(format!("{} {}", ask.method, ask.path), lasting(&answer));
        answer
    }
}

impl Evening {
    /// Starts the table and plays the story to its end.
    pub async fn of(house: &House, guests: &[Guest], id: &str, story: &Story) -> Vec<Told> {
        let mut ears = Vec::new();
        for (number, guest) in guests.iter().enumerate() {
            let seat = (number < story.players).then(|| char::from(b'A' + number as u8));
            ears.push(Ear::new(house, guest.clone(), seat, id).await);
        }
        let mut evening = Self { id: id.into(), ears, watch: house.stranger(), version: 0 };
        evening.start().await;
        for (index, (seat, action)) in story.decisions().into_iter().enumerate() {
            evening.decide(index, seat, &action).await;
            if index % ROUND == 5 {
                evening.ask_around(index).await;
            }
            if index % 4 == 3 {
                let ear = index / 4 % evening.ears.len();
                evening.come_back(ear, index).await;
            }
        }
        evening.ask_around(0).await;
        let told = |mut ear: Ear| {
            ear.told.0.sort_by(|(one, _), (other, _)| one.cmp(other));
            ear.told
        };
        evening.ears.into_iter().map(told).collect()
    }

    async fn start(&mut self) {
        for ear in &mut self.ears {
            ear.ask(&Ask::get(format!("/api/tables/{}", self.id))).await;
        }
        let start = Ask::post(format!("/api/tables/{}/start", self.id), "{}");
        let answer = self.ears[0].ask(&start).await;
        assert_eq!(answer.status, 200, "{}", lasting(&answer));
        for ear in &mut self.ears {
            ear.listen(Awaited { version: 1, ..Awaited::default() }).await;
        }
        self.version = self.ears[0].scene.as_ref().expect("a scene").version;
    }

    /// A seat decides, by request or by socket; now and then it undoes the decision and decides the same again.
    async fn decide(&mut self, index: usize, seat: char, action: &str) {
        self.play(index, seat, action, &format!("key-{index}")).await;
        let mover = self.ears.iter().find(|ear| ear.seat == Some(seat)).expect("the seat is someone's");
        if index.is_multiple_of(3) && mover.scene.as_ref().is_some_and(|scene| scene.can_undo) {
            let undo = Undo { key: format!("undo-{index}"), at_version: self.version };
            let undo = Ask::post(self.path("/undo"), serde_json::to_vec(&undo).expect("a message"));
            let mover = self.ears.iter_mut().find(|ear| ear.seat == Some(seat)).expect("a seat");
            let answer = mover.ask(&undo).await;
            self.heard_by_all(&answer).await;
            self.play(index + 1, seat, action, &format!("again-{index}")).await;
        }
    }

    async fn play(&mut self, index: usize, seat: char, action: &str, key: &str) {
        let play = Play { key: key.into(), at_version: self.version, action: action.into() };
        let by_request = Ask::post(self.path("/play"), serde_json::to_vec(&play).expect("a message"));
        let mover = self.ears.iter_mut().find(|ear| ear.seat == Some(seat)).expect("a seat");
        if index.is_multiple_of(2) {
            let answer = mover.ask(&by_request).await;
            return self.heard_by_all(&answer).await;
        }
        mover.socket.send(&ClientMessage::Play(play)).await.expect("an open socket");
        let awaited = Awaited { version: self.version + 1, table: true, answer: true };
        mover.listen(awaited).await;
        self.version = mover.scene.as_ref().expect("a scene").version;
        let awaited = Awaited { version: self.version, table: true, answer: false };
        for ear in self.ears.iter_mut().filter(|ear| ear.seat != Some(seat)) {
            ear.listen(awaited).await;
        }
    }

    /// Everyone is shown what was done.
    async fn heard_by_all(&mut self, answer: &Answer) {
        let played: Played = answer.json();
        self.version = played.version;
        for ear in &mut self.ears {
            ear.listen(Awaited { version: self.version, table: true, answer: false }).await;
        }
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }

    /// Everyone asks for everything there is, also for what they may not have.
    async fn ask_around(&mut self, index: usize) {
        let step = self.ears[0].scene.as_ref().expect("a scene").step;
        let asks = self.questions(index, step);
        for ear in &mut self.ears {
            for ask in &asks {
                ear.ask(ask).await;
            }
            let stale = Play { key: format!("stale-{index}"), at_version: 0, action: "take 5".into() };
            ear.socket.send(&ClientMessage::Play(stale)).await.expect("an open socket");
            while !matches!(ear.next().await, ServerMessage::Refused { .. }) {}
        }
        let speaker = index % self.ears.len();
        let say = Ask::post(self.path("/chat"), format!(r#"{{"text":"said at {index}"}}"#));
        self.ears[speaker].ask(&say).await;
    }

    fn questions(&self, index: usize, step: u64) -> Vec<Ask> {
        let (id, version) = (&self.id, self.version);
        let since = version.saturating_sub(index as u64);
        let mut gets = vec![
            "/api/tables".to_owned(),
            "/api/guest".into(),
            "/api/games".into(),
            format!("/api/records/{id}"),
            format!("/api/records/{id}/record"),
            format!("/api/records/{id}/moments/{step}?as=all"),
            self.path("?language=de"),
            self.path(&format!("?since={since}&language=fr")),
            self.path("/why?language=de"),
            self.path("/why?action=keep%20pearl-3"),
        ];
        for viewer in ["A", "B", "C", "spectator", "all"] {
            gets.push(self.path(&format!("?as={viewer}")));
            for step in [0, 1, step / 2, step.saturating_sub(1), step, step + 1] {
                gets.push(self.path(&format!("/moments/{step}?as={viewer}")));
            }
        }
        let wrong = |action: &str, at_version: u64| {
            let key = format!("wrong-{index}-{}", action.len());
            let play = Play { key, at_version, action: action.into() };
            Ask::post(self.path("/play"), serde_json::to_vec(&play).expect("a message"))
        };
        let undo = Undo { key: format!("stale-undo-{index}"), at_version: version + 1 };
        let posts = [
            wrong("keep everything", version),
            wrong("", version),
            wrong("take 5", version + 7),
            Ask::post(self.path("/undo"), serde_json::to_vec(&undo).expect("a message")),
            Ask::post(self.path("/advice"), "{}"),
            Ask::post(self.path("/sit"), "{}"),
            Ask::post(self.path("/leave"), ""),
            Ask::post(self.path("/rematch"), ""),
            Ask::post(self.path("/take-back"), ""),
            Ask::post(self.path("/play"), "{"),
        ];
        gets.into_iter().map(Ask::get).chain(posts).collect()
    }

    /// A viewer loses the connection and comes back, knowing all, some or nothing of the game.
    async fn come_back(&mut self, ear: usize, index: usize) {
        let Evening { id, ears, watch, version } = self;
        let ear = &mut ears[ear];
        let since = match index / 4 % 4 {
            0 => None,
            1 => Some(*version),
            2 => Some(version.saturating_sub(9)),
            _ => Some(*version + 1_000),
        };
        let look = Look { since, ..Look::default() };
        let other = ear.guest.socket(id, &look).await.expect("a second socket");
        let first = std::mem::replace(&mut ear.socket, other);
        ear.next().await;
        first.close().await.expect("an open socket");
        gone(watch, id, ear).await;
    }
}

/// A table without who is there now.
fn without_presence(text: &str) -> String {
    let text = text.replace(r#""connected":true"#, r#""connected":false"#);
    (0..9).fold(text, |text, count| text.replace(&format!(r#""spectators":{count},"#), r#""spectators":0,"#))
}

/// Waits until the server has noticed that only one socket of a viewer is left.
async fn gone(watch: &Guest, id: &str, ear: &Ear) {
    for _ in 0..2_000 {
        let welcome = watch.table(id).await.expect("a welcome");
        if is_here_once(&welcome.table, ear.seat) {
            return;
        }
        sleep(Duration::from_millis(1)).await;
    }
    panic!("a closed socket is not noticed");
}

fn is_here_once(table: &TableInfo, seat: Option<char>) -> bool {
    match seat {
        None => table.spectators == 1,
        Some(letter) => {
            let seat = table.seats.iter().find(|seat| seat.seat == letter);
            matches!(seat.map(|seat| &seat.sitter), Some(Sitter::Person { connected: true, .. }))
        }
    }
}
