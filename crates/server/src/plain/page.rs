//! The frame of every page: head, ways to skip and to go elsewhere, and the words for what was refused.

use super::address::simple;
use crate::guard::failure::Refusal;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use phrasebook::{Book, Language, Voice};
use tabletop::Phrase;

#[derive(Debug)]
pub struct Page {
    /// Whether all is well.
    pub status: StatusCode,
    /// The language of its words.
    pub language: Language,
    /// What a window is called.
    pub title: String,
    /// The one great heading.
    pub heading: String,
    /// After how many seconds the page looks again by itself.
    pub follow: Option<u32>,
    /// Where to go from here, with the words for it.
    pub links: Vec<(String, String)>,
    /// The same page in each language.
    pub languages: [String; Language::ALL.len()],
    /// What it is about.
    pub body: Markup,
}

impl Page {
    /// The page as it is sent.
    pub fn response(&self) -> Response {
        let html = self.html().into_string();
        let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
        (self.status, headers, html).into_response()
    }

    fn html(&self) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.language) {
                (self.head())
                body {
                    a.skip href="#main" { (self.say("plain-skip")) }
                    header { nav aria-label=(self.say("plain-ways")) { ul {
                        @for (address, words) in &self.links { li { a href=(address) { (words) } } }
                    } } }
                    main id="main" { h1 { (self.heading) } (self.body) }
                    footer { (self.choice_of_language()) }
                }
            }
        }
    }

    /// A form sent from a page without a referrer names no origin, and would be taken for another site's.
    fn head(&self) -> Markup {
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="referrer" content="same-origin";
                @if let Some(seconds) = self.follow { meta http-equiv="refresh" content=(seconds); }
                title { (self.title) }
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/text.css";
            }
        }
    }

    fn choice_of_language(&self) -> Markup {
        html! {
            nav aria-label=(self.say("plain-language")) { ul {
                @for (language, address) in Language::ALL.into_iter().zip(&self.languages) {
                    li { a href=(address) lang=(language) hreflang=(language)
                        aria-current=[(language == self.language).then_some("true")] { (language.own_name()) } }
                }
            } }
        }
    }

    fn say(&self, id: &'static str) -> String {
        say(self.language, id)
    }
}

/// A word or sentence of the pages.
pub fn say(language: Language, id: &'static str) -> String {
    phrasebook::render(language, &Phrase::new(id))
}

/// A game by its name, with its edition if it has several.
pub fn title(game: &str, edition: Option<&str>) -> Phrase {
    match edition {
        None => named(game),
        Some(edition) => {
            Phrase::new("plain-title").with("game", game.to_owned()).with("edition", edition.to_owned())
        }
    }
}

/// A name as it stands, for lists.
pub fn named(name: &str) -> Phrase {
    Phrase::new("common-name").with("name", name.to_owned())
}

/// One person's words inside other text: whatever their script, they do not change the order of the words around them.
pub fn isolated(words: &str) -> String {
    format!("\u{2068}{words}\u{2069}")
}

/// What was refused, read out at once.
pub fn alert(voice: &Voice, why: &Refusal) -> Markup {
    let message = why.failure(voice.language).message;
    html! { p.alert role="alert" { strong { (voice.say(&Phrase::new("plain-not-done"))) } " " (message) } }
}

/// A page that only says what was refused.
pub fn refused(language: Language, why: &Refusal) -> Response {
    let voice = Book::house().voice(language);
    let heading = say(language, "plain-trouble");
    let page = Page {
        status: why.status(),
        language,
        title: heading.clone(),
        heading,
        follow: None,
        links: vec![(simple("/text", None), say(language, "plain-lobby"))],
        languages: Language::ALL.map(|language| simple("/text", Some(language))),
        body: alert(&voice, why),
    };
    page.response()
}

/// Sends a browser to a page after its form was taken, so that loading again sends nothing again.
pub fn see_other(address: &str) -> Response {
    let location = HeaderValue::try_from(address).unwrap_or(HeaderValue::from_static("/text"));
    (StatusCode::SEE_OTHER, [(LOCATION, location), (CACHE_CONTROL, HeaderValue::from_static("no-store"))])
        .into_response()
}
