//! The languages of the catalogue, and which of them a reader wants.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

/// Each language with its code and its own name: a new one is a line here and a folder in each `words/`.
macro_rules! languages {
    ($($(#[$attribute:meta])* $name:ident = $code:literal, $own_name:literal;)+) => {
        /// A language of the catalogue.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Language { $($(#[$attribute])* #[doc = $own_name] $name),+ }

        impl Language {
            /// Every language.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// Its code, such as `en`.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code),+ }
            }

            /// What it calls itself, such as `Français`.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$name => $own_name),+ }
            }
        }
    };
}

languages! {
    #[default]
    En = "en", "English";
    Fr = "fr", "Français";
    De = "de", "Deutsch";
}

/// A text that names no language of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown language '{0}'; choose one of {known}", known = Language::codes().join(", "))]
pub struct UnknownLanguage(String);

impl Language {
    /// The codes of all languages.
    pub fn codes() -> Vec<&'static str> {
        Self::ALL.map(Self::code).to_vec()
    }

    /// The language a browser would like best, from its `Accept-Language` header; English if it likes none of ours.
    pub fn from_accept(header: &str) -> Self {
        let wishes = header.split(',').filter_map(wish);
        // Of equal wishes the first is the dearest.
        wishes.min_by_key(|(quality, _)| Reverse(*quality)).map_or(Self::En, |(_, language)| language)
    }

    /// The language of a locale such as `fr_CA.UTF-8` or `de-AT`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.trim().split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// One entry of the header with how much it is wished for, in thousandths; nothing if it is not acceptable.
fn wish(entry: &str) -> Option<(u16, Language)> {
    let (tag, quality) = entry.split_once(';').unwrap_or((entry, ""));
    let quality = match quality.trim().strip_prefix("q=") {
        Some(number) => thousandths(number)?,
        None => 1000,
    };
    let language = if tag.trim() == "*" { Language::En } else { Language::from_locale(tag)? };
    (quality > 0).then_some((quality, language))
}

/// `0.8` is 800; floats would round.
fn thousandths(number: &str) -> Option<u16> {
    let (whole, fraction) = number.trim().split_once('.').unwrap_or((number.trim(), ""));
    let fraction: String = fraction.chars().chain("000".chars()).take(3).collect();
    let value = whole.parse::<u16>().ok()?.checked_mul(1000)?.checked_add(fraction.parse().ok()?)?;
    (value <= 1000).then_some(value)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.code() == text);
        found.ok_or_else(|| UnknownLanguage(text.chars().take(30).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_print_and_parse() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert!(
            "tlh"
                .parse::<Language>()
                .is_err_and(|error| error.to_string().contains("choose one of en, fr, de"))
        );
    }

    #[test]
    fn a_browser_gets_what_it_likes_best() {
        let heard = Language::from_accept;
        assert_eq!(heard("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Language::Fr);
        assert_eq!(heard("en;q=0.4, de-AT;q=0.85, fr;q=0.8"), Language::De);
        assert_eq!(heard("nl, DE;q=0.5"), Language::De);
        assert_eq!(heard("de, fr"), Language::De, "of equal wishes the first");
        assert_eq!(heard("fr;q=0, de;q=0.1"), Language::De, "what is not acceptable is not given");
    }

    #[test]
    fn a_strange_header_gives_english() {
        for header in ["", "nl", "*", ",,;", "fr;q=x", "de;q=9", "fr;q=70000.1", "ü"] {
            assert_eq!(Language::from_accept(header), Language::En, "{header}");
        }
    }

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::from_locale("fr_CA.UTF-8"), Some(Language::Fr));
        assert_eq!(Language::from_locale("de@euro"), Some(Language::De));
        assert_eq!(Language::from_locale("C.UTF-8"), None);
        assert_eq!(Language::from_locale(""), None);
    }
}
