//! The commands of a table.

use crate::TableVersion;
use phrasebook::Language;
use protocol::{Play, Pledge, Show, Sit, Start, Undo};
use referee::Seed;
use tabletop::Seat;

/// A guest who asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A device at the table, by a number that no other has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Client(pub u64);

/// The viewer at a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watcher {
    /// The guest, if they have introduced themselves.
    pub guest: Option<String>,
    /// The language of the texts.
    pub language: Language,
    /// The seat they want to look from, if they hold several.
    pub wish: Option<Seat>,
}

/// Who looks, from which seat, and what they already know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looking {
    /// The guest, if they have introduced themselves.
    pub guest: Option<String>,
    /// The language of the texts.
    pub language: Language,
    /// The letter of the seat they want to look from.
    pub wish: Option<char>,
    /// The version they know.
    pub since: Option<TableVersion>,
}

/// The unguessable values a new table needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck {
    /// The code in its invitations.
    pub invite: String,
    /// The seed of its dice.
    pub seed: Seed,
}

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Everything a viewer may see now.
    Welcome { looking: Looking },
    /// Whether a viewer may look from this seat.
    MayLook { looking: Looking },
    /// The table, without its game.
    Info { guest: Option<String> },
    /// The whole table, for what need not be asked of its only writer: replays and advice. Secrets included.
    Whole,
    /// Takes an open seat.
    Sit { person: Person, sit: Sit },
    /// Gives up seats before the game begins.
    Leave { guest: String },
    /// Takes a person off their seat before the game begins, who then needs the invitation to come back.
    Remove { guest: String, seat: char },
    /// Makes another person at the table its owner.
    HandOver { guest: String, seat: char },
    /// Ends the table: before the game begins it is gone, afterwards the game has no result.
    Close { guest: String },
    /// Lets a bot play for a person who must decide and has been away for too long.
    StandIn { guest: String, seat: char },
    /// Promises bytes for the dice, before the game begins.
    Pledge { guest: String, pledge: Pledge },
    /// Shows the bytes that were promised, once all promises are sealed.
    Show { guest: String, show: Show },
    /// Begins the game: at once, or when the bytes that were pledged are shown.
    Start { guest: String, start: Start },
    /// Creates a table for the same people; the answer is its name.
    Rematch { person: Person, luck: Luck },
    /// Takes seats back from bots.
    TakeBack { guest: String },
    /// Goes on with a guided game as an ordinary one.
    SkipLesson { guest: String },
    /// Resigns.
    Resign { guest: String },
    /// Plays an option.
    Play { guest: String, play: Play },
    /// Undoes the last decision.
    Undo { guest: String, undo: Undo },
    /// Sends a chat message.
    Say { person: Person, text: String },
    /// Mutes or unmutes a speaker.
    Mute { guest: String, speaker: String, muted: bool },
    /// A client comes.
    Attach { client: Client, watcher: Watcher, since: Option<TableVersion> },
    /// A guest reads the table as a page.
    Reads { guest: String },
    /// A client looks from another seat.
    Look { client: Client, seat: char },
    /// A client was too slow and needs everything again.
    CatchUp { client: Client },
    /// A client goes.
    Detach { client: Client },
    /// A bot has chosen what it does now, and perhaps what after that.
    Chosen { version: TableVersion, seat: Seat, actions: Vec<String> },
    /// A guest has a new name.
    Renamed { guest: String, name: String },
    /// Time has passed: do what is due, if anything is.
    Wake,
    /// The host stops.
    Stop,
}

impl Command {
    /// Whether someone asks something of this table. Time, or a name changed elsewhere, does not keep it in memory.
    pub const fn concerns_this_table(&self) -> bool {
        !matches!(self, Self::Wake | Self::Renamed { .. } | Self::Stop)
    }

    /// The guest behind a command that only a guest at the table can send.
    pub fn asker(&self) -> Option<&str> {
        match self {
            Self::Welcome { looking } => looking.guest.as_deref(),
            Self::Play { guest, .. }
            | Self::Undo { guest, .. }
            | Self::TakeBack { guest }
            | Self::SkipLesson { guest }
            | Self::StandIn { guest, .. } => Some(guest),
            _ => None,
        }
    }
}
