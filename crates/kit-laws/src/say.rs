//! What a kit says, for tests that read it.

use kit::Kit;
use phrasebook::{Book, Language};
use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use tabletop::Phrase;

/// The books of the kits that were asked for: reading one takes longer than saying a phrase.
static BOOKS: LazyLock<Mutex<HashMap<TypeId, Book>>> = LazyLock::new(Mutex::default);

/// A phrase in a language, in the words of a kit, with seats as letters.
pub fn say<K: Kit>(language: Language, phrase: &Phrase) -> String {
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    let book = books.entry(TypeId::of::<K>()).or_insert_with(|| Book::with(K::words())).clone();
    drop(books);
    book.voice(language).say(phrase)
}
