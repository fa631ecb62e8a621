//! A message without a language: which one it is and what is put into it.

use crate::Seat;
use std::borrow::Cow;

/// A message of the catalogue with what is put into it. Rules say what they mean, the catalogue says how it reads.
///
/// ```
/// use tabletop::{Arg, Phrase, Seat};
///
/// let found = Phrase::new("reef-found").with("who", Seat::new(0)).with("pearls", 2_u8);
/// assert_eq!(found.arg("pearls"), Some(&Arg::Number(2)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// Which message.
    pub id: &'static str,
    /// What is put into it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that is put into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; languages choose their plurals by it.
    Number(i64),
    /// A key that messages choose by, or a notation that is the same in every language. Never prose.
    Word(Cow<'static, str>),
    /// A seat, rendered as the name of its player.
    Seat(Seat),
    /// Another message.
    Phrase(Box<Phrase>),
    /// Several messages, read as a list.
    List(Vec<Phrase>),
}

/// A part of a table in words: what it is, and what lies there, line by line. An empty part has no lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    pub title: Phrase,
    /// What lies there.
    pub lines: Vec<Phrase>,
}

impl Phrase {
    /// The message called `id`, with nothing put into it yet.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with `arg` put into it under `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// What was put into it under `name`.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word.into())
    }
}

/// Messages choose by `yes` and `no`.
impl From<bool> for Arg {
    fn from(answer: bool) -> Self {
        Self::Word(if answer { "yes" } else { "no" }.into())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )+};
}

numbers!(u8, u16, i32, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_keeps_what_is_put_into_it() {
        let phrase = Phrase::new("dive").with("who", Seat::new(1)).with("spots", 3_u8).with("alone", true);
        assert_eq!(phrase.id, "dive");
        assert_eq!(phrase.arg("who"), Some(&Arg::Seat(Seat::new(1))));
        assert_eq!(phrase.arg("spots"), Some(&Arg::Number(3)));
        assert_eq!(phrase.arg("alone"), Some(&Arg::Word("yes".into())));
        assert_eq!(phrase.arg("depth"), None);
    }
}
