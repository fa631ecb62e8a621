//! What follows from a command: first what must be written, then one answer, then everything else.

use crate::command::Client;
use crate::journal::Entry;
use crate::lay::NewTable;
use crate::restore::Kept;
use crate::settle::Plan;
use crate::{Refusal, Table, TableVersion};
use phrasebook::Language;
use protocol::{ChatLine, ErrorCode, Played, ServerMessage, TableInfo, Welcome};
use referee::Seed;
use shelf::Level;
use std::sync::Arc;
use tabletop::Seat;

/// What a room wants of its host.
#[derive(Debug)]
pub enum Turn {
    /// Write this, all of it or nothing, and report the result to [`crate::Room::settle`]. Until then the room is what it
    /// was: a host that dies in between loses nothing that anyone was promised.
    Write(Write, Proposal),
    /// What was asked is done or refused, and durable.
    Done(Done),
}

/// A command's one answer, and what is to be done after it, in this order.
#[derive(Debug)]
pub struct Done {
    /// For the one who asked.
    pub answer: Result<Answer, Refusal>,
    /// For everyone else.
    pub then: Vec<Effect>,
}

/// What a room will adopt once it is written.
#[derive(Debug)]
pub struct Proposal(pub(crate) Plan);

/// What is to be written.
#[derive(Clone, Debug)]
pub enum Write {
    /// Lines of the journal, with what changes because of them.
    Append(Append),
    /// The game begins.
    Start(Start),
    /// Something is said; the host numbers it.
    Say(Speech),
    /// Someone mutes a speaker, or unmutes them.
    Mute(Mute),
    /// Another table is created; the host names it.
    Lay(Box<NewTable>),
    /// The table is deleted with all that is kept of it; only while its game has not begun.
    Discard,
}

/// Lines to be appended to the journal, and what changes with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The number of lines before it: if there are more by now, nothing is written.
    pub from: TableVersion,
    /// The lines; without any, only the change is made, still only at that version.
    pub entries: Vec<Entry>,
    /// Identifies the attempt, uniquely at this table: if it was written before, nothing is written.
    pub key: Option<String>,
    /// Whether the game is over or closed with it.
    pub over: bool,
    /// The new owner.
    pub owner: Option<String>,
    /// For lists, and for what is known before the start.
    pub summary: String,
    /// When the table should be looked at though nobody asks for it.
    pub due: Option<u64>,
    /// Seats that change hands.
    pub seats: Vec<(Seat, Held)>,
    /// What holds the seats until then, where they change hands: if anything else does by now, nothing is written.
    pub seating: Option<Vec<Held>>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// The beginning of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The seed of the dice.
    pub seed: Seed,
    /// The component data it is played with.
    pub components: Components,
    /// What holds the seats: if anything else does by now, nothing is written.
    pub seating: Vec<Held>,
    /// What each seat mixes into the dice.
    pub entropy: Vec<Option<String>>,
    /// For lists.
    pub summary: String,
    /// When the table should be looked at though nobody asks for it.
    pub due: Option<u64>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Component data that a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Names it, as in records.
    pub digest: String,
    /// The component file, with every table.
    pub text: String,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speech {
    /// Who says it.
    pub guest: String,
    /// The text.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Who does not hear whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mute {
    /// The guest who does not want to hear it.
    pub hearer: String,
    /// The speaker, by their name at this table.
    pub speaker: String,
    /// Whether from now on, or no longer.
    pub muted: bool,
}

/// What holds a seat, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// What kind of holder, in the room's words.
    pub kind: String,
    /// The guest who decides for it.
    pub guest: Option<String>,
}

/// The result of a [`Write`].
#[derive(Clone, Debug)]
pub enum Written {
    /// It is durable.
    Durable,
    /// It was said, as this line of the chat.
    Said(u64),
    /// The table was created, under this name.
    Laid(String),
    /// Nothing was written: the journal has gone on, or the key is known. This is what is kept now.
    Behind(Box<Kept>),
    /// Nothing was written, for this reason.
    Failed(ErrorCode),
}

/// The answer to a command.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It is done; there is nothing to report.
    Done,
    /// Everything a viewer may see.
    Welcome(Box<Welcome>),
    /// The table, without its game.
    Info(Box<TableInfo>),
    /// The whole table, secrets included.
    Whole(Arc<Table>),
    /// The name of the table that was created.
    Laid(String),
    /// What was played.
    Played(Played),
    /// What was said.
    Said(ChatLine),
}

/// What is done after the answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Send this to all of them: they may see the same.
    Tell {
        /// Who may.
        to: Vec<Client>,
        /// What they are sent.
        message: ServerMessage,
    },
    /// Send everything again, instead of what is still queued for this client.
    Greet {
        /// The client.
        to: Client,
        /// All they may see.
        welcome: Box<Welcome>,
    },
    /// Say goodbye to a client, in its language.
    Close {
        /// The client.
        to: Client,
        /// The language to use.
        language: Language,
        /// The reason.
        why: ErrorCode,
    },
    /// Let a bot think, and return its choice.
    Think(Think),
}

/// A bot that must choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Think {
    /// The seat it decides for.
    pub seat: Seat,
    /// How strong the bot is.
    pub level: Level,
    /// The version it is for; a choice for another one is dropped.
    pub version: TableVersion,
    /// The choice is returned no earlier than this tick, so that people can follow.
    pub earliest: u64,
}

impl Turn {
    pub(crate) fn answer(answer: Answer) -> Self {
        Self::then(Ok(answer), Vec::new())
    }

    pub(crate) fn then(answer: Result<Answer, Refusal>, then: Vec<Effect>) -> Self {
        Self::Done(Done { answer, then })
    }

    /// What is refused has no consequences.
    pub(crate) fn or_refuse(turn: Result<Self, Refusal>) -> Self {
        turn.unwrap_or_else(|refusal| Self::then(Err(refusal), Vec::new()))
    }
}

/// Reads the kind of answer that a command has.
macro_rules! read {
    ($($kind:ty: $pattern:pat => $value:expr;)*) => {
        $(impl TryFrom<Answer> for $kind {
            type Error = Answer;

            fn try_from(answer: Answer) -> Result<Self, Answer> {
                match answer {
                    $pattern => Ok($value),
                    other => Err(other),
                }
            }
        })*
    };
}

read! {
    (): Answer::Done => ();
    Welcome: Answer::Welcome(welcome) => *welcome;
    TableInfo: Answer::Info(info) => *info;
    Arc<Table>: Answer::Whole(table) => table;
    String: Answer::Laid(id) => id;
    Played: Answer::Played(played) => played;
    ChatLine: Answer::Said(line) => line;
}
