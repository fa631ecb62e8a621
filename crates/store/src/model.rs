//! What is kept, as plain values.

use crate::channel::{Channel, Quiet};
use crate::ids::{GuestId, Seed, TableId};
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A moment, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment(pub i64);

impl Moment {
    /// The moment the system's clock shows.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(since.as_millis() as i64)
    }
}

/// Someone who plays: a name, and nothing that leads to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// A random id.
    pub id: GuestId,
    /// The name shown to others.
    pub name: String,
    /// The language asked for, if one was.
    pub language: Option<String>,
    /// When they came first.
    pub created: Moment,
    /// How often they have said that no device but the one at hand is theirs.
    pub epoch: u64,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// Being played.
    Running,
    /// Finished.
    Over,
}

impl Status {
    /// As it is written in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        [Self::Open, Self::Running, Self::Over].into_iter().find(|status| status.as_str() == text)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What holds a seat. The kind is the caller's word; the store itself knows only `open` and `guest`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// `open`, `guest`, or any other word: a bot's strength, a second person at the same screen.
    pub kind: String,
    /// The guest to whom the seat answers, if any.
    pub guest: Option<GuestId>,
}

impl Holder {
    /// Nobody yet.
    pub fn open() -> Self {
        Self { kind: "open".into(), guest: None }
    }

    /// A guest.
    pub fn guest(id: GuestId) -> Self {
        Self { kind: "guest".into(), guest: Some(id) }
    }

    /// Any other kind, such as a bot.
    pub fn kind(kind: impl Into<String>) -> Self {
        Self { kind: kind.into(), guest: None }
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// What holds it.
    pub holder: Holder,
    /// The guest's name as it is now.
    pub name: Option<String>,
    /// What the seat gave towards the dice.
    pub entropy: Option<String>,
}

/// A table, without its secret seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The id of the table.
    pub id: TableId,
    /// When it was set up.
    pub created: Moment,
    /// Who set it up.
    pub owner: GuestId,
    /// How far it is.
    pub status: Status,
    /// Whether it is listed for everyone.
    pub public: bool,
    /// What is played and how, in the caller's words.
    pub terms: String,
    /// A few words for lists, in the caller's words.
    pub summary: String,
    /// The seats in order.
    pub seats: Vec<Seat>,
    /// The table of which this is the rematch.
    pub previous: Option<TableId>,
    /// When play began.
    pub started: Option<Moment>,
    /// When play ended.
    pub ended: Option<Moment>,
    /// When anything last changed but the chat.
    pub updated: Moment,
    /// The number of lines in the journal: the version of the table.
    pub length: u64,
    /// When someone should look at it though nobody asks for it.
    pub due: Option<Moment>,
    /// The digest of the components it is played with, once play has begun.
    pub components: Option<String>,
}

/// What is printed on the components of a game, in the caller's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Names the text; equal digests stand for equal texts.
    pub digest: String,
    /// The whole of it.
    pub text: String,
}

/// A table to be set up.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Who sets it up.
    pub owner: GuestId,
    /// Whether it is listed for everyone.
    pub public: bool,
    /// What is played and how, in the caller's words.
    pub terms: String,
    /// A few words for lists, in the caller's words.
    pub summary: String,
    /// What holds each seat.
    pub seats: Vec<Holder>,
    /// The secret seed, where it is bound from now on and not from the start.
    pub seed: Option<Seed>,
    /// The table of which this is the rematch.
    pub previous: Option<TableId>,
    /// The time it happened.
    pub at: Moment,
}

/// Play begins at an open table.
#[derive(Clone, Debug)]
pub struct Start {
    /// Which table.
    pub table: TableId,
    /// The secret seed.
    pub seed: Seed,
    /// The components it is played with from now on.
    pub components: Components,
    /// What the caller believes to hold the seats; if anything else does, nothing is written.
    pub seating: Option<Vec<Holder>>,
    /// What each seat gave towards the dice, in order; seats beyond the end gave nothing.
    pub entropy: Vec<Option<String>>,
    /// A few words for lists, if they change.
    pub summary: Option<String>,
    /// When someone should look at the table though nobody asks for it.
    pub due: Option<Moment>,
    /// The time it happened.
    pub at: Moment,
}

/// Lines to be appended to a journal, with what changes because of them; all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The index of the first line, which must be the next one.
    pub from: u64,
    /// The lines, at consecutive indices. Without any, only the change is made, still only at that version.
    pub lines: Vec<String>,
    /// The idempotency key, unique within the table.
    pub key: Option<String>,
    /// What changes with it.
    pub change: Change,
    /// The time it happened.
    pub at: Moment,
}

/// What an append changes about its table.
#[derive(Clone, Default, Debug)]
pub struct Change {
    /// The new status.
    pub status: Option<Status>,
    /// The new words for lists.
    pub summary: Option<String>,
    /// When someone should look at the table though nobody asks for it; every append sets it again.
    pub due: Option<Moment>,
    /// Seats by number with what holds them now.
    pub seats: Vec<(usize, Holder)>,
    /// The new owner.
    pub owner: Option<GuestId>,
    /// What the caller believes to hold the seats of an open table; if anything else does, or the table is not open, nothing
    /// is written.
    pub seating: Option<Vec<Holder>>,
}

/// A line of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place, from 0.
    pub index: u64,
    /// What it says.
    pub line: String,
    /// When it was appended.
    pub at: Moment,
    /// The idempotency key of the append it began.
    pub key: Option<String>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its place, from 0.
    pub index: u64,
    /// Who said it.
    pub guest: GuestId,
    /// Their name as it is now.
    pub name: String,
    /// The text.
    pub text: String,
    /// The time it happened.
    pub at: Moment,
}

/// Someone mutes a speaker at a table, or unmutes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mute {
    /// Which table.
    pub table: TableId,
    /// Who does not want to hear.
    pub hearer: GuestId,
    /// The speaker, in the caller's words.
    pub speaker: String,
    /// Whether from now on, or no longer.
    pub muted: bool,
}

/// Mutes of a table that were kept among its words for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OldMutes {
    /// Which table.
    pub table: TableId,
    /// The words for lists as they were read.
    pub summary: String,
    /// The same without the mutes.
    pub without: String,
    /// The mutes.
    pub pairs: Vec<(GuestId, String)>,
}

/// What need not be kept: whatever is older than these moments, and nothing where none is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keep {
    /// What time it is, for what has a time of its own.
    pub now: Option<Moment>,
    /// Games, by when they ended.
    pub games: Option<Moment>,
    /// Games that one guest played with bots, or nobody, by when they ended.
    pub solo: Option<Moment>,
    /// Tables that were never begun, by when they last changed.
    pub open: Option<Moment>,
    /// Talk, by when it was said.
    pub chat: Option<Moment>,
    /// Guests who have no table and said nothing, by when they were last seen.
    pub guests: Option<Moment>,
}

/// What a guest holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// Own tables that are open or running.
    pub tables: u64,
    /// Open tables of others at which the guest sits.
    pub seats: u64,
}

/// A part of a list, newest first.
#[derive(Clone, Debug)]
pub struct Page {
    /// Goes on after this table: its moment of creation and its id.
    pub after: Option<(Moment, TableId)>,
    /// How many at most.
    pub limit: u32,
}

impl Page {
    /// The newest `limit` tables.
    pub const fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// The page that follows one which ended with `last`.
    pub fn after(last: &Table, limit: u32) -> Self {
        Self { after: Some((last.created, last.id.clone())), limit }
    }
}

/// How many there are of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Guests.
    pub guests: u64,
    /// Tables that wait for players.
    pub open: u64,
    /// Tables that are being played.
    pub running: u64,
    /// Tables that are over.
    pub over: u64,
}

/// Whom or what a host keeps away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A guest.
    Guest(GuestId),
    /// An address, in the caller's words.
    Address(String),
    /// A table, which is closed.
    Table(TableId),
}

/// Someone or something a host keeps away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Whom or what.
    pub subject: Subject,
    /// Until when; without a moment, until it is lifted.
    pub until: Option<Moment>,
    /// Why, in the host's words.
    pub reason: String,
    /// Since when.
    pub at: Moment,
}

/// What a player reported to the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Where it happened.
    pub table: TableId,
    /// Who reports.
    pub reporter: GuestId,
    /// The seat it is about, in the caller's words.
    pub seat: Option<String>,
    /// Who held that seat.
    pub about: Option<GuestId>,
    /// The player's words.
    pub text: String,
    /// The time it was reported.
    pub at: Moment,
}

/// Everything that is kept of a guest besides their tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The guest.
    pub guest: Guest,
    /// When they were last seen, to the day.
    pub seen: Moment,
    /// What they said, and where.
    pub said: Vec<(TableId, Said)>,
    /// Whom they do not want to hear, and where.
    pub mutes: Vec<(TableId, String)>,
    /// What they reported.
    pub reports: Vec<Report>,
    /// Where they want to hear that it is their turn.
    pub channels: Vec<Channel>,
    /// When they do not want to hear it.
    pub quiet: Option<Quiet>,
}

/// What was deleted with a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purged {
    /// Tables with which nobody else had to do.
    pub tables: Vec<TableId>,
    /// How many tables of others stay, where the guest has no name any more.
    pub shared: u64,
}
