//! Who looks at a table, and what they are sent: each text is made once for all who may see the same.

use super::info::table_info;
use super::outbox::Outbox;
use super::state::{Running, State};
use crate::say;
use crate::scene::{self, Frame};
use axum::extract::ws::Utf8Bytes;
use phrasebook::{Language, Voice};
use protocol::{ChatLine, ErrorCode, Happening, Scene, ServerMessage, Welcome};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use tabletop::{Seat, Viewer};

/// One client at a table.
#[derive(Debug)]
pub struct Watcher {
    /// Who, if they have introduced themselves.
    pub guest: Option<String>,
    /// The language of the texts.
    pub language: Language,
    /// The seat they want to look from, if they hold several.
    pub wish: Option<Seat>,
    /// Where messages for them are left.
    pub outbox: Arc<Outbox>,
}

/// All clients at a table.
#[derive(Debug, Default)]
pub struct Audience {
    watchers: BTreeMap<u64, Watcher>,
    /// Who reads the table as a page, which has no socket, and until when that counts.
    readers: HashMap<String, u64>,
    spectators: u32,
}

impl Drop for Watcher {
    // However the table ends, by letting go or by a fault, its clients learn that they must find it again.
    fn drop(&mut self) {
        self.outbox.orphan();
    }
}

impl Audience {
    /// Takes a client in.
    pub fn join(&mut self, number: u64, watcher: Watcher, state: &State) {
        self.watchers.insert(number, watcher);
        self.count(state);
    }

    /// Lets a client go; gives their guest if that was the last of the guest's devices.
    pub fn leave(&mut self, number: u64, state: &State) -> Option<String> {
        let guest = self.watchers.remove(&number)?.guest.clone();
        self.count(state);
        guest.filter(|guest| !self.has(guest))
    }

    /// Takes note of a guest who reads the table as a page; true if they were not here before.
    pub fn read_by(&mut self, guest: &str, until: u64) -> bool {
        let was_here = self.has(guest);
        self.readers.insert(guest.to_owned(), until);
        !was_here
    }

    /// When the next page has been left alone for too long.
    pub fn next_lapse(&self) -> Option<u64> {
        self.readers.values().copied().min()
    }

    /// Forgets the readers whose pages have been left alone for too long; gives those of them who are not here otherwise.
    pub fn lapsed(&mut self, now: u64) -> Vec<String> {
        let gone = self.readers.extract_if(|_, until| *until <= now);
        let gone: Vec<String> = gone.map(|(guest, _)| guest).collect();
        gone.into_iter().filter(|guest| !self.has(guest)).collect()
    }

    /// Counts anew who only looks on, after seats have changed hands.
    pub fn count(&mut self, state: &State) {
        let looks_on = |watcher: &&Watcher| state.viewer(watcher.guest.as_deref(), None) == Viewer::Spectator;
        self.spectators = self.watchers.values().filter(looks_on).count() as u32;
    }

    /// Whether a device of this guest is here.
    pub fn has(&self, guest: &str) -> bool {
        let is_theirs = |watcher: &Watcher| watcher.guest.as_deref() == Some(guest);
        self.watchers.values().any(is_theirs) || self.readers.contains_key(guest)
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty() && self.readers.is_empty()
    }

    /// How many only look on.
    pub const fn spectators(&self) -> u32 {
        self.spectators
    }

    /// One client.
    pub fn get(&self, number: u64) -> Option<&Watcher> {
        self.watchers.get(&number)
    }

    /// One client, to look elsewhere.
    pub fn get_mut(&mut self, number: u64) -> Option<&mut Watcher> {
        self.watchers.get_mut(&number)
    }

    /// Tells everybody that the game changed since there were `kept` steps.
    pub fn update(&self, state: &State, kept: usize) {
        let Some(game) = &state.game else { return };
        let mut made: HashMap<(Viewer, Language), Utf8Bytes> = HashMap::new();
        for watcher in self.watchers.values() {
            let viewer = state.viewer(watcher.guest.as_deref(), watcher.wish);
            let language = watcher.language;
            let text = made.entry((viewer, language)).or_insert_with(|| {
                let voice = state.voice(language);
                json(&ServerMessage::Update {
                    scene: Box::new(scene_of(state, game, viewer, &voice)),
                    events: scene::events(&game.board, viewer, &voice, kept),
                    kept_steps: kept as u64,
                })
            });
            watcher.outbox.push(text.clone());
        }
    }

    /// Tells everybody that the table changed.
    pub fn table(&self, state: &State, now: u64) {
        let mut made: HashMap<Option<&str>, Utf8Bytes> = HashMap::new();
        for watcher in self.watchers.values() {
            let guest = watcher.guest.as_deref().filter(|guest| state.belongs(guest));
            let text = made.entry(guest).or_insert_with(|| {
                json(&ServerMessage::Table { table: Box::new(table_info(state, self, guest, now)) })
            });
            watcher.outbox.push(text.clone());
        }
    }

    /// Tells everybody who still hears the speaker what was said.
    pub fn chat(&self, line: &ChatLine, mutes: &[(String, String)]) {
        let text = json(&ServerMessage::Chat { line: line.clone() });
        for watcher in self.watchers.values() {
            if !is_muted(mutes, watcher.guest.as_deref(), &line.speaker) {
                watcher.outbox.push(text.clone());
            }
        }
    }

    /// Says goodbye to everybody.
    pub fn close(&self, code: ErrorCode) {
        for watcher in self.watchers.values() {
            let error = say::in_language(say::failure(code), watcher.language);
            watcher.outbox.close(json(&ServerMessage::Closing { error }));
        }
    }
}

/// Whether a guest does not want to hear a speaker.
pub fn is_muted(mutes: &[(String, String)], guest: Option<&str>, speaker: &str) -> bool {
    mutes.iter().any(|(hearer, muted)| Some(hearer.as_str()) == guest && muted == speaker)
}

/// What a viewer sees now.
pub fn scene_of(state: &State, game: &Running, viewer: Viewer, voice: &Voice) -> Scene {
    let resigned: Vec<bool> = state.chairs.iter().map(|chair| chair.resigned).collect();
    let may_act = match viewer {
        Viewer::Seat(seat) => state.chair(seat).has_person(),
        Viewer::Spectator => false,
    };
    let frame = Frame { viewer, voice, version: game.version(), may_act, resigned: &resigned };
    scene::scene(&game.board, &frame)
}

/// Everything on the table for whoever comes; with `since`, only the events that are missing.
pub fn welcome(
    state: &State,
    audience: &Audience,
    look: &Look<'_>,
    chat: Vec<ChatLine>,
    now: u64,
) -> Welcome {
    let viewer = state.viewer(look.guest, look.wish);
    let voice = state.voice(look.language);
    let game = state.game.as_ref();
    let gap = game.and_then(|game| look.since.and_then(|version| game.gap_since(version)));
    let events =
        |game: &Running| -> Vec<Happening> { scene::events(&game.board, viewer, &voice, gap.unwrap_or(0)) };
    Welcome {
        protocol: protocol::VERSION,
        table: table_info(state, audience, look.guest, now),
        scene: game.map(|game| scene_of(state, game, viewer, &voice)),
        events: game.map(events).unwrap_or_default(),
        whole: gap.is_none(),
        chat,
        muted: Vec::new(),
    }
}

/// Who looks, from where, and what they know already.
#[derive(Clone, Copy, Debug)]
pub struct Look<'w> {
    /// Who, if they have introduced themselves.
    pub guest: Option<&'w str>,
    /// The language of the texts.
    pub language: Language,
    /// The seat they want to look from.
    pub wish: Option<Seat>,
    /// The version they know.
    pub since: Option<u64>,
}

/// A message as it is sent.
pub fn json(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}
