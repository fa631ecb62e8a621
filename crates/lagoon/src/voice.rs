//! The language people read at this terminal.

use phrasebook::{Language, Voice};
use shelf::Shelf;
use std::env;

/// The language asked for, or else that of the system, or else English; seats are letters.
pub fn voice(shelf: &Shelf, asked: Option<Language>) -> Voice {
    shelf.voice(asked.unwrap_or_else(of_system))
}

/// The first variable that says something decides, as everywhere.
pub fn of_system() -> Language {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let locale = locales.into_iter().find(|locale| !locale.is_empty());
    locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
