//! Every text that people read about a game, in English, French and German: one catalogue of messages.
//!
//! Rules, server and programs say what they mean with a [`Phrase`](tabletop::Phrase); [`render`] says it in a language,
//! with the names of those who sit at the table. The messages lie in `words/`, one folder for each language.

mod book;
mod check;
mod language;
mod names;
mod render;
mod rules;

pub use book::file;
pub use check::{WordsError, check, ids};
pub use language::{Language, UnknownLanguage};
pub use names::Names;
pub use render::{RenderError, Voice, render, try_render};
pub use rules::{chapter, first_turn, gist};
