//! The addresses of the pages, which keep what the reader chose from page to page.

use phrasebook::Language;
use serde::Deserialize;
use std::fmt::Write as _;

/// Letters of an invitation that is passed on.
const MOST_INVITE: usize = 64;

/// What stands behind the question mark of a table's page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Look {
    /// The seat to look from, for a guest who holds several.
    #[serde(rename = "as")]
    pub seat: Option<String>,
    /// What lets a guest sit down where a table is by link only.
    pub invite: Option<String>,
    /// `all` for everything that happened.
    pub log: Option<String>,
    /// `no` for a page that does not look again by itself.
    pub follow: Option<String>,
    /// `yes` right after something was reported; links do not keep it.
    pub reported: Option<String>,
}

/// A table's page for one reader.
#[derive(Clone, Copy, Debug)]
pub struct Address<'a> {
    /// The table.
    pub id: &'a str,
    /// The language named in the address.
    pub language: Option<Language>,
    /// What else is chosen.
    pub look: &'a Look,
}

impl Look {
    /// The seat's letter, if it can be one.
    pub fn letter(&self) -> Option<char> {
        let letter = self.seat.as_deref()?.parse::<char>().ok()?;
        letter.is_ascii_uppercase().then_some(letter)
    }

    /// The invitation, if it can be one; nothing else is written into addresses.
    pub fn invitation(&self) -> Option<&str> {
        let sound =
            |text: &&str| text.len() <= MOST_INVITE && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        self.invite.as_deref().filter(sound)
    }

    /// Whether everything that happened is shown.
    pub fn tells_all(&self) -> bool {
        self.log.as_deref() == Some("all")
    }

    /// Whether the page may look again by itself.
    pub fn follows(&self) -> bool {
        self.follow.as_deref() != Some("no")
    }
}

impl Address<'_> {
    /// The same page.
    pub fn here(&self) -> String {
        self.with(self.look)
    }

    /// The same page after something was reported.
    pub fn after_report(&self) -> String {
        let here = self.here();
        let sign = if here.contains('?') { '&' } else { '?' };
        format!("{here}{sign}reported=yes")
    }

    /// The same page looked at otherwise.
    pub fn with(&self, look: &Look) -> String {
        let letter = look.letter().map(String::from);
        let parts = [
            ("language", self.language.map(Language::code)),
            ("as", letter.as_deref()),
            ("invite", look.invitation()),
            ("log", look.tells_all().then_some("all")),
            ("follow", (!look.follows()).then_some("no")),
        ];
        let id: String = self.id.chars().filter(char::is_ascii_alphanumeric).collect();
        queried(format!("/t/{id}/text"), &parts)
    }

    /// The page of the same table in another language.
    pub fn in_language(&self, language: Language) -> String {
        Address { language: Some(language), ..*self }.here()
    }
}

/// A page that only knows its language.
pub fn simple(path: &str, language: Option<Language>) -> String {
    queried(path.into(), &[("language", language.map(Language::code))])
}

/// The lobby where one of its lists goes on.
pub fn lobby_after(cursor: &str, language: Option<Language>) -> String {
    queried("/text".into(), &[("language", language.map(Language::code)), ("after", Some(cursor))])
}

/// The rules of a game, or of one edition of it.
pub fn rules(game: &str, edition: Option<&str>, language: Option<Language>) -> String {
    queried(
        format!("/rules/{game}/text"),
        &[("language", language.map(Language::code)), ("edition", edition)],
    )
}

/// Values are letters, digits and hyphens, so that nothing needs to be written otherwise.
fn queried(mut path: String, parts: &[(&str, Option<&str>)]) -> String {
    let mut sign = '?';
    for (name, value) in parts.iter().filter_map(|(name, value)| Some((name, (*value)?))) {
        let _ = write!(path, "{sign}{name}={value}");
        sign = '&';
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_keeps_what_was_chosen() {
        let text = |text: &str| Some(text.to_owned());
        let look = Look {
            seat: text("B"),
            invite: text("abc2"),
            log: text("all"),
            follow: text("no"),
            reported: None,
        };
        let address = Address { id: "t1", language: Some(Language::Fr), look: &look };
        assert_eq!(address.here(), "/t/t1/text?language=fr&as=B&invite=abc2&log=all&follow=no");
        assert_eq!(address.with(&Look::default()), "/t/t1/text?language=fr");
    }

    #[test]
    fn what_cannot_be_is_not_written_into_an_address() {
        let text = |text: &str| Some(text.to_owned());
        let bad = text("'");
        let look = Look {
            seat: text("\"><b"),
            invite: text("a&b=\"<"),
            log: text("<"),
            follow: bad,
            reported: None,
        };
        let address = Address { id: "t\"1", language: None, look: &look };
        assert_eq!(address.here(), "/t/t1/text");
    }
}
