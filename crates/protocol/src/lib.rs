//! Every message between the server and its clients, HTTP and WebSocket, as typed JSON.
//!
//! Fields are `snake_case`, tags and enum values are `kebab-case`; a game's own data (views, events, positions,
//! components) is written as the game writes it. Texts are in the language the client asked for; notation is the same
//! in every language. A client names the version of this protocol it was written for when it opens a socket; the server
//! replies with its own.

mod advice;
mod brings;
mod chat;
mod error;
mod game;
mod guest;
mod moment;
mod notices;
mod openapi;
mod own;
mod reach;
mod route;
mod routes;
mod rules;
mod scene;
mod seat;
mod socket;
mod strict;
mod table;
mod why;

pub use advice::{Advice, AskAdvice, Rated};
pub use brings::{Brings, Pill};
pub use chat::{ChatLine, Mute, Report, Say};
pub use error::{ErrorCode, Failure};
pub use game::{EditionInfo, GameInfo, LessonInfo, LevelInfo};
pub use guest::{COOKIE, DeviceLink, Guest, Introduce, TakeLink};
pub use moment::{Fork, Knowledge, Moment, RecordInfo, Section};
pub use notices::{Device, MailAddress, MailNotices, Notices, PushNotices, QuietHours, SetQuiet, StopDevice};
pub use openapi::{OPENAPI, openapi};
pub use reach::{QrCode, Reach};
pub use route::{Answer, Body, Caller, LANGUAGE, Method, Query, Route};
pub use routes::routes;
pub use rules::{Clause, Rules, RulesChapter, SummaryLine, SummaryPart};
pub use scene::{Choice, Coach, Happening, Ladder, Part, Points, Rung, Scene, Standing};
pub use seat::{Away, Letter, SeatInfo, SeatRequest, Sitter};
pub use socket::{ClientMessage, ServerMessage, Welcome};
pub use table::{
    Clock, CreateTable, Created, Dice, HandOver, LessonTerms, List, More, Note, NoteKind, Play, Played,
    Pledge, Remove, Show, Sit, StandIn, Start, Status, TableInfo, TableLine, Terms, Undo,
};
pub use why::{Barred, Reason, Why};

/// The version of this protocol. It grows when a client written for the old one could misunderstand the new one.
pub const VERSION: u32 = 1;

/// The bounds of what a client may send, where they do not depend on the server's settings.
pub mod limits {
    /// Maximum length of a guest's name, in characters.
    pub const NAME_LETTERS: usize = 24;
    /// Maximum length of a chat message, in characters.
    pub const CHAT_LETTERS: usize = 300;
    /// Maximum length of a report to the host, in characters.
    pub const REPORT_LETTERS: usize = 500;
    /// Maximum length of an idempotency key, in bytes.
    pub const KEY_BYTES: usize = 64;
    /// Maximum length of an action's notation, in bytes.
    pub const ACTION_BYTES: usize = 100;
}
