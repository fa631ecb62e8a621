//! Every text that people read, in every language: one catalogue of messages.
//!
//! Rules, server and programs say what they mean with a [`Phrase`](tabletop::Phrase); a [`Voice`] says it in a language,
//! with the names of those who sit at the table. The messages of the house lie in `words/`, those of a game in its own
//! folder, one folder for each language; a [`Book`] holds both.

mod book;
mod check;
mod elision;
mod guest;
mod language;
mod names;
mod number;
mod render;
mod source;
mod summary;

pub use book::Book;
pub use check::{WordsError, check, ids};
pub use guest::{made_up_name, read_name};
pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use render::{RenderError, Voice, render};
pub use source::Source;
pub use summary::{SummaryLine, SummaryPart};
