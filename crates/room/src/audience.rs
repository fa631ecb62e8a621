//! Who is at a table, and what they are sent: each message once for all who may see the same.

use crate::command::{Client, Watcher};
use crate::info::table_info;
use crate::table::Table;
use crate::turn::Effect;
use protocol::{ChatLine, ErrorCode, ServerMessage};
use referee::StepCount;
use std::collections::BTreeMap;
use tabletop::Viewer;

/// All clients at a table.
#[derive(Clone, Debug, Default)]
pub struct Audience {
    watchers: BTreeMap<Client, Watcher>,
    /// Who reads the table as a page, which has no socket, and until when that counts.
    readers: BTreeMap<String, u64>,
    spectators: u32,
    /// When each person was last seen here.
    gone: BTreeMap<String, u64>,
    /// Since when the host can tell who is here.
    since: u64,
}

impl Audience {
    /// Nobody yet, and none counts as away from before `since`.
    pub fn since(since: u64) -> Self {
        Self { since, ..Self::default() }
    }

    /// A guest who plays was here just now.
    pub fn seen(&mut self, guest: &str, now: u64) {
        self.gone.insert(guest.to_owned(), now);
    }

    /// When a guest who is away was last seen.
    pub fn gone(&self, guest: &str) -> Option<u64> {
        (!self.has(guest)).then(|| self.gone.get(guest).copied().unwrap_or(self.since))
    }

    /// Takes a client in.
    pub fn join(&mut self, client: Client, watcher: Watcher, table: &Table) {
        self.watchers.insert(client, watcher);
        self.count(table);
    }

    /// Lets a client go; gives their guest if that was the last of the guest's devices.
    pub fn leave(&mut self, client: Client, table: &Table) -> Option<String> {
        let guest = self.watchers.remove(&client)?.guest;
        self.count(table);
        guest.filter(|guest| !self.has(guest))
    }

    /// Takes note of a guest who reads the table as a page; true if they were not here before.
    pub fn read_by(&mut self, guest: &str, until: u64) -> bool {
        let was_here = self.has(guest);
        self.readers.insert(guest.to_owned(), until);
        !was_here
    }

    /// When the next page has been idle for too long.
    pub fn next_lapse(&self) -> Option<u64> {
        self.readers.values().copied().min()
    }

    /// Forgets the readers whose pages have been idle for too long; gives those of them who are not here otherwise.
    pub fn lapsed(&mut self, now: u64) -> Vec<String> {
        let gone = self.readers.iter().filter(|(_, until)| **until <= now);
        let gone: Vec<String> = gone.map(|(guest, _)| guest.clone()).collect();
        self.readers.retain(|_, until| *until > now);
        gone.into_iter().filter(|guest| !self.has(guest)).collect()
    }

    /// Recounts the spectators, after seats have changed hands.
    pub fn count(&mut self, table: &Table) {
        let looks_on = |watcher: &&Watcher| table.viewer(watcher.guest.as_deref(), None) == Viewer::Spectator;
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

    /// How many only watch.
    pub const fn spectators(&self) -> u32 {
        self.spectators
    }

    /// One client.
    pub fn get(&self, client: Client) -> Option<&Watcher> {
        self.watchers.get(&client)
    }

    /// One client, to look elsewhere.
    pub fn get_mut(&mut self, client: Client) -> Option<&mut Watcher> {
        self.watchers.get_mut(&client)
    }

    /// Tells everyone that the game changed since there were `kept` steps.
    pub fn update(&self, table: &Table, kept: StepCount) -> Vec<Effect> {
        let viewer = |watcher: &Watcher| table.viewer(watcher.guest.as_deref(), watcher.wish);
        let groups = self.groups(|watcher| (viewer(watcher), watcher.language));
        let told = groups.into_iter().filter_map(|((viewer, language), to)| {
            let voice = table.voice(language);
            let scene = Box::new(table.scene(viewer, &voice)?);
            let events = table.events(viewer, &voice, kept);
            Some(Effect::Tell {
                to,
                message: ServerMessage::Update { scene, events, kept_steps: kept.0 as u64 },
            })
        });
        told.collect()
    }

    /// Tells everyone that the table changed.
    pub fn table(&self, table: &Table, now: u64) -> Vec<Effect> {
        let groups = self.groups(|watcher| watcher.guest.as_deref().filter(|guest| table.belongs(guest)));
        let told = groups.into_iter().map(|(guest, to)| {
            let info = Box::new(table_info(table, self, guest, now));
            Effect::Tell { to, message: ServerMessage::Table { table: info } }
        });
        told.collect()
    }

    /// Sends a chat message to everyone who has not muted the speaker.
    pub fn chat(&self, line: &ChatLine, mutes: &[(String, String)]) -> Vec<Effect> {
        let hears = |watcher: &Watcher| !is_muted(mutes, watcher.guest.as_deref(), &line.speaker);
        let hearing = self.watchers.iter().filter(|(_, watcher)| hears(watcher));
        let to: Vec<Client> = hearing.map(|(client, _)| *client).collect();
        if to.is_empty() {
            return Vec::new();
        }
        vec![Effect::Tell { to, message: ServerMessage::Chat { line: line.clone() } }]
    }

    /// Says goodbye to everyone.
    pub fn close(&self, why: ErrorCode) -> Vec<Effect> {
        let close =
            |(to, watcher): (&Client, &Watcher)| Effect::Close { to: *to, language: watcher.language, why };
        self.watchers.iter().map(close).collect()
    }

    /// The clients by what they may see.
    fn groups<'w, K: PartialEq>(&'w self, key: impl Fn(&'w Watcher) -> K) -> Vec<(K, Vec<Client>)> {
        let mut groups: Vec<(K, Vec<Client>)> = Vec::new();
        for (client, watcher) in &self.watchers {
            let key = key(watcher);
            match groups.iter_mut().find(|(known, _)| *known == key) {
                Some((_, to)) => to.push(*client),
                None => groups.push((key, vec![*client])),
            }
        }
        groups
    }
}

/// Whether a guest has muted a speaker.
pub fn is_muted(mutes: &[(String, String)], guest: Option<&str>, speaker: &str) -> bool {
    mutes.iter().any(|(hearer, muted)| Some(hearer.as_str()) == guest && muted == speaker)
}
