//! A client that comes back, asks for what it missed, and asks again until it is answered.

use client::{Guest, Look, Socket};
use protocol::{ClientMessage, ErrorCode, Happening, Play, Say, Scene, ServerMessage, Undo, Welcome};
use rand::RngExt;
use rand::rngs::SmallRng;
use serde_json::Value;
use std::time::Duration;
use tokio::time::sleep;

/// More connections than a whole game needs.
const MOST_CONNECTIONS: usize = 20_000;

/// Someone at a table: with a seat they play, without one they watch.
pub struct Player {
    pub guest: Guest,
    pub id: String,
    pub words: SmallRng,
    pub log: Log,
    /// Moves acknowledged, and moves undone.
    pub played: u64,
    pub undone: u64,
    /// How often the server sent only the gap.
    pub gaps: u64,
    scene: Option<Scene>,
    asked: Option<ClientMessage>,
    /// Not before this version is anything decided again.
    wait_for: u64,
}

/// What a client knows of the game, step by step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Log(pub Vec<(u64, Value)>);

enum Rest {
    Cut,
    Over,
}

impl Log {
    fn welcome(&mut self, welcome: &Welcome) {
        if welcome.whole {
            self.0.clear();
        }
        self.extend(&welcome.events);
    }

    fn update(&mut self, kept_steps: u64, events: &[Happening]) {
        self.0.retain(|(step, _)| *step <= kept_steps);
        self.extend(events);
    }

    fn extend(&mut self, events: &[Happening]) {
        self.0.extend(events.iter().map(|event| (event.step, event.event.clone())));
    }
}

impl Player {
    pub fn new(guest: Guest, id: &str, words: SmallRng) -> Self {
        Self {
            guest,
            id: id.into(),
            words,
            log: Log::default(),
            played: 0,
            undone: 0,
            gaps: 0,
            scene: None,
            asked: None,
            wait_for: 0,
        }
    }

    /// Plays, or watches, until the game is over.
    pub async fn play(mut self) -> Self {
        for _ in 0..MOST_CONNECTIONS {
            let look = Look { since: self.scene.as_ref().map(|scene| scene.version), ..Look::default() };
            match self.guest.socket(&self.id, &look).await {
                Ok(socket) => {
                    if let Rest::Over = self.sit(socket).await {
                        return self;
                    }
                }
                Err(_) => sleep(Duration::from_millis(1)).await,
            }
        }
        panic!("the game does not end");
    }

    async fn sit(&mut self, mut socket: Socket) -> Rest {
        if let Some(asked) = &self.asked
            && socket.send(asked).await.is_err()
        {
            return Rest::Cut;
        }
        while let Ok(Some(message)) = socket.next().await {
            self.hear(message);
            if self.scene.as_ref().is_some_and(|scene| scene.over) && self.asked.is_none() {
                return Rest::Over;
            }
            if !self.decide(&mut socket).await {
                return Rest::Cut;
            }
        }
        Rest::Cut
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => {
                self.gaps += u64::from(!welcome.whole);
                self.log.welcome(&welcome);
                self.scene = welcome.scene;
            }
            ServerMessage::Update { scene, events, kept_steps } => {
                self.log.update(kept_steps, &events);
                self.scene = Some(*scene);
            }
            ServerMessage::Done { key, version, .. } if self.is_asked(&key) => {
                match self.asked.take() {
                    Some(ClientMessage::Undo(_)) => self.undone += 1,
                    _ => self.played += 1,
                }
                self.wait_for = version;
            }
            ServerMessage::Refused { key: Some(key), error } if self.is_asked(&key) => {
                assert_eq!(error.code, ErrorCode::Stale, "what was offered was refused: {error}");
                self.asked = None;
                self.wait_for = error.version.expect("a stale version is told the one now");
            }
            // Answers to what the way here has repeated, talk, and signs of life.
            _ => {}
        }
    }

    fn is_asked(&self, key: &str) -> bool {
        match &self.asked {
            Some(ClientMessage::Play(play)) => play.key == key,
            Some(ClientMessage::Undo(undo)) => undo.key == key,
            _ => false,
        }
    }

    /// Plays any option, undoes a move now and then, and talks; false if the connection broke.
    async fn decide(&mut self, socket: &mut Socket) -> bool {
        let Some(scene) = &self.scene else { return true };
        if self.asked.is_some() || scene.version < self.wait_for || scene.options.is_empty() {
            return true;
        }
        let (key, at_version) = (format!("{:016x}", self.words.random::<u64>()), scene.version);
        let asked = if scene.can_undo && self.words.random_ratio(1, 2) {
            ClientMessage::Undo(Undo { key, at_version })
        } else {
            let option = &scene.options[self.words.random_range(0..scene.options.len())];
            ClientMessage::Play(Play { key, at_version, action: option.notation.clone() })
        };
        self.asked = Some(asked.clone());
        let mut sent = socket.send(&asked).await;
        if self.words.random_ratio(1, 3) {
            let talk = ClientMessage::Say(Say { text: "hm".into() });
            sent = sent.and(socket.send(&talk).await);
        }
        sent.is_ok()
    }
}
