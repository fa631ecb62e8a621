//! What can be asked of a table.

use crate::TableVersion;
use phrasebook::Language;
use protocol::{Play, Sit, Start, Undo};
use referee::Seed;
use tabletop::Seat;

/// A guest who asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A device at the table, by a number that no other has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Client(pub u64);

/// Who looks on from a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watcher {
    /// Who, if they have introduced themselves.
    pub guest: Option<String>,
    /// The language of the texts.
    pub language: Language,
    /// The seat they want to look from, if they hold several.
    pub wish: Option<Seat>,
}

/// Who looks, from where, and what they know already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looking {
    /// Who, if they have introduced themselves.
    pub guest: Option<String>,
    /// The language of the texts.
    pub language: Language,
    /// The letter of the seat they want to look from.
    pub wish: Option<char>,
    /// The version they know.
    pub since: Option<TableVersion>,
}

/// What a new table needs that nobody can guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What its invitations carry.
    pub invite: String,
    /// What decides its dice.
    pub seed: Seed,
}

/// What is asked of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "every field is named after what it is")]
pub enum Command {
    /// Everything a viewer may see now.
    Welcome { looking: Looking },
    /// Whether a viewer may look so.
    MayLook { looking: Looking },
    /// The table apart from what lies on it.
    Info { guest: Option<String> },
    /// The whole table, for what need not be asked of its only writer: replays and advice. Secrets included.
    Whole,
    /// Takes an open seat.
    Sit { person: Person, sit: Sit },
    /// Gives seats up before the game begins.
    Leave { guest: String },
    /// Takes a person off their seat before the game begins, who then needs the invitation to come back.
    Remove { guest: String, seat: char },
    /// Begins the game.
    Start { guest: String, start: Start },
    /// Lays a table for the same people; the answer is its name.
    Rematch { person: Person, luck: Luck },
    /// Takes seats back from bots.
    TakeBack { guest: String },
    /// Gives the game up.
    Resign { guest: String },
    /// Plays an option.
    Play { guest: String, play: Play },
    /// Takes the last decision back.
    Undo { guest: String, undo: Undo },
    /// Says something.
    Say { person: Person, text: String },
    /// Hears a speaker no more, or again.
    Mute { guest: String, speaker: String, muted: bool },
    /// A client comes.
    Attach { client: Client, watcher: Watcher, since: Option<TableVersion> },
    /// A guest reads the table as a page.
    Reads { guest: String },
    /// A client looks from another seat.
    Look { client: Client, seat: char },
    /// A client was too slow and wants everything anew.
    CatchUp { client: Client },
    /// A client goes.
    Detach { client: Client },
    /// A bot has chosen what it does now, and perhaps what after that.
    Chosen { version: TableVersion, seat: Seat, actions: Vec<String> },
    /// A guest is called otherwise now.
    Renamed { guest: String, name: String },
    /// Time has passed: do what is due, if anything is.
    Wake,
    /// The host stops.
    Stop,
}

impl Command {
    /// Whether somebody wants something of this very table. Time, and a name changed elsewhere, keep no table in memory.
    pub const fn is_of_somebody(&self) -> bool {
        !matches!(self, Self::Wake | Self::Renamed { .. } | Self::Stop)
    }

    /// The guest who asks for something that only a guest who is there asks for.
    pub fn asker(&self) -> Option<&str> {
        match self {
            Self::Welcome { looking } => looking.guest.as_deref(),
            Self::Play { guest, .. } | Self::Undo { guest, .. } | Self::TakeBack { guest } => Some(guest),
            _ => None,
        }
    }
}
