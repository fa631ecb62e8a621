//! Generated names of guests who have not chosen one: a number, in the reader's language.

use crate::{Language, render};
use std::borrow::Cow;
use tabletop::Phrase;

/// The name of a guest without one.
pub fn made_up_name(language: Language, number: u16) -> String {
    render(language, &Phrase::new("server-guest-name").with("number", number.to_string()))
}

/// A name as a reader of this language reads it: a made-up one, in whatever language it was made up, in their own; any
/// other as it is.
///
/// ```
/// use phrasebook::{Language, read_name};
/// assert_eq!(read_name(Language::De, "Guest 1285"), "Gast 1285");
/// assert_eq!(read_name(Language::De, "Anna 1285"), "Anna 1285");
/// ```
pub fn read_name(language: Language, name: &str) -> Cow<'_, str> {
    let number = name.rsplit(' ').next().and_then(|word| word.parse().ok());
    let made_up =
        |number: &u16| Language::ALL.into_iter().any(|language| made_up_name(language, *number) == name);
    number.filter(made_up).map_or(name.into(), |number| made_up_name(language, number).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_made_up_name_is_read_in_every_language() {
        for (language, own) in Language::ALL.into_iter().zip(["Guest 1285", "Invité 1285", "Gast 1285"]) {
            for stored in ["Guest 1285", "Invité 1285", "Gast 1285"] {
                assert_eq!(read_name(language, stored), own);
            }
        }
    }

    #[test]
    fn a_name_of_ones_own_stays() {
        for name in ["Guest", "Guest 01285", "guest 1285", "Guest of honour", "1285", "", "Gast 99999999"] {
            assert_eq!(read_name(Language::Fr, name), name);
        }
    }
}
