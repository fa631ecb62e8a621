//! What can be asked of a table; each question carries the way its answer goes back.

use super::publish::Watcher;
use super::state::State;
use crate::say;
use phrasebook::Language;
use protocol::{ChatLine, ErrorCode, Failure, Play, Played, Sit, Start, TableInfo, Undo, Welcome};
use std::sync::Arc;
use tabletop::Seat;
use tokio::sync::oneshot;

/// How an answer goes back.
pub type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// A guest who asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
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
    pub since: Option<u64>,
}

/// What is asked of a table.
#[derive(Debug)]
#[allow(missing_docs, reason = "every field is named after what it is")]
pub enum Command {
    /// Everything a viewer may see now.
    Welcome { looking: Looking, reply: Reply<Welcome> },
    /// Whether a viewer may look so.
    MayLook { looking: Looking, reply: Reply<()> },
    /// The table apart from what lies on it.
    Info { guest: Option<String>, reply: Reply<TableInfo> },
    /// The whole table, for what need not be asked of its only writer: replays and advice. Secrets included.
    Whole { reply: Reply<Arc<State>> },
    /// Takes an open seat.
    Sit { person: Person, sit: Sit, reply: Reply<TableInfo> },
    /// Gives seats up before the game begins.
    Leave { guest: String, reply: Reply<TableInfo> },
    /// Begins the game.
    Start { guest: String, start: Start, reply: Reply<TableInfo> },
    /// Lays a table for the same people; the answer is its name.
    Rematch { person: Person, reply: Reply<String> },
    /// Takes seats back from bots.
    TakeBack { guest: String, reply: Reply<TableInfo> },
    /// Gives the game up.
    Resign { guest: String, reply: Reply<TableInfo> },
    /// Plays an option.
    Play { guest: String, play: Play, reply: Reply<Played> },
    /// Takes the last decision back.
    Undo { guest: String, undo: Undo, reply: Reply<Played> },
    /// Says something.
    Say { person: Person, text: String, reply: Reply<ChatLine> },
    /// Hears a speaker no more, or again.
    Mute { guest: String, speaker: String, muted: bool, reply: Reply<()> },
    /// A client comes.
    Attach { number: u64, watcher: Watcher, since: Option<u64>, reply: Reply<()> },
    /// A guest reads the table as a page.
    Reads { guest: String },
    /// A client looks from another seat.
    Look { number: u64, seat: char, reply: Reply<()> },
    /// A client was too slow and wants everything anew.
    CatchUp { number: u64 },
    /// A client goes.
    Detach { number: u64 },
    /// A bot has chosen what it does now, and perhaps what after that.
    Chosen { version: u64, seat: Seat, actions: Vec<String> },
    /// A guest is called otherwise now.
    Renamed { guest: String, name: String },
    /// Somebody may have to stand in: look at the clocks.
    Wake,
    /// The server stops.
    Stop { reply: Reply<()> },
}

impl Command {
    /// The guest who asks for something that only whoever is there asks for.
    pub fn asker(&self) -> Option<&str> {
        match self {
            Self::Welcome { looking, .. } => looking.guest.as_deref(),
            Self::Play { guest, .. } | Self::Undo { guest, .. } | Self::TakeBack { guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// Answers that it cannot be done.
    pub fn refuse(self, failure: Failure) {
        match self {
            Self::Welcome { reply, .. } => drop(reply.send(Err(failure))),
            Self::Whole { reply } => drop(reply.send(Err(failure))),
            Self::Info { reply, .. }
            | Self::Sit { reply, .. }
            | Self::Leave { reply, .. }
            | Self::Start { reply, .. }
            | Self::TakeBack { reply, .. }
            | Self::Resign { reply, .. } => drop(reply.send(Err(failure))),
            Self::Rematch { reply, .. } => drop(reply.send(Err(failure))),
            Self::Play { reply, .. } | Self::Undo { reply, .. } => drop(reply.send(Err(failure))),
            Self::Say { reply, .. } => drop(reply.send(Err(failure))),
            Self::MayLook { reply, .. }
            | Self::Mute { reply, .. }
            | Self::Attach { reply, .. }
            | Self::Look { reply, .. }
            | Self::Stop { reply } => drop(reply.send(Err(failure))),
            Self::CatchUp { .. }
            | Self::Detach { .. }
            | Self::Reads { .. }
            | Self::Chosen { .. }
            | Self::Renamed { .. }
            | Self::Wake => {}
        }
    }
}

/// The answer, once it comes; a table that broke off before answering made a mistake.
pub async fn answer<T>(reply: oneshot::Receiver<Result<T, Failure>>) -> Result<T, Failure> {
    reply.await.unwrap_or_else(|_| Err(say::failure(ErrorCode::Internal)))
}
