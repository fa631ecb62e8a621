//! What a host sets for all its rooms.

use shelf::Shelf;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What all rooms of a host share.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games that can be played.
    pub shelf: Shelf,
    /// The component files that games are begun with here, by their names, where they are not the embedded ones.
    pub components: BTreeMap<String, Arc<str>>,
    /// Limits and waiting times.
    pub limits: Limits,
    /// Since when the host can tell who is here, in milliseconds since 1970: nobody counts as away from before.
    pub since: u64,
    /// What chance brings to every game, in notation, if that was decided beforehand: for tests.
    pub chance: Option<Arc<[String]>>,
}

/// Limits and waiting times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Maximum length of a chat message, in characters.
    pub chat_letters: usize,
    /// Chat messages per minute from one guest.
    pub chat_lines_per_minute: usize,
    /// Milliseconds a bot takes for a decision while people watch.
    pub bot_pace: u64,
    /// Milliseconds after which a room that nobody needs is idle.
    pub idle: u64,
}
