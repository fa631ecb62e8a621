//! The lobby as a page: tables to come back to, tables to join, and a form to create one.

mod lay;
mod lessons;
mod lists;

pub use lay::{introduce, lay};

use super::address::simple;
use super::notices;
use super::page::{self, Page};
use super::reader::Reader;
use crate::app::App;
use crate::guard::failure::{Query, Refusal};
use crate::routes::{self, After, Cursor};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use lay::Filled;
use maud::{Markup, html};
use phrasebook::Language;
use protocol::{List, limits};
use shelf::Shelf;
use std::sync::Arc;

/// The most seats any game has.
const SEATS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// The lobby, or the next part of one of its lists.
pub async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    Query(After { after }): Query<After>,
) -> Response {
    let Some(after) = after else { return show_with(&app, &reader, &Filled::default(), None).await };
    let only = after.parse().ok().map(|cursor: Cursor| cursor.list);
    draw(&app, &reader, Some(&after), None, |found| html! { (lists::draw(&reader, found, only)) }).await
}

/// The page, under what was refused if something was, with the form as it was filled in.
async fn show_with(app: &App, reader: &Reader, filled: &Filled, refused: Option<Refusal>) -> Response {
    draw(app, reader, None, refused, |found| {
        html! {
            p { (reader.say("plain-lobby-about")) }
            (lists::draw(reader, found, None))
            (lay::draw(&app.shelf, reader, filled))
            (lessons::draw(&app.shelf, reader))
            (me(reader))
            @if notices::are_offered(app) {
                p { a href=(simple("/text/notices", reader.wished)) { (reader.say("plain-notices-link")) } }
            }
        }
    })
    .await
}

async fn draw(
    app: &App,
    reader: &Reader,
    after: Option<&str>,
    refused: Option<Refusal>,
    body: impl FnOnce(&List) -> Markup,
) -> Response {
    let language = reader.asker.language;
    let found = match routes::lists(app, &reader.asker, after).await {
        Ok(found) => found,
        Err(refusal) => return page::refused(language, &refusal),
    };
    let heading = reader.say("plain-lobby-title");
    let page = Page {
        status: refused.as_ref().map_or(StatusCode::OK, Refusal::status),
        language,
        title: heading.clone(),
        heading,
        follow: None,
        links: links(&app.shelf, reader),
        languages: Language::ALL.map(|language| simple("/text", Some(language))),
        body: html! {
            @if let Some(refusal) = &refused { (page::alert(&reader.voice(), refusal)) }
            (body(&found))
        },
    };
    reader.answer(&page)
}

fn links(shelf: &Shelf, reader: &Reader) -> Vec<(String, String)> {
    let rules = shelf.games().iter().map(|game| {
        let words = tabletop::Phrase::new("plain-rules-of").with("game", game.title());
        (super::address::rules(game.name(), None, reader.wished), reader.voice().say(&words))
    });
    [(simple("/", None), reader.say("plain-pictures"))].into_iter().chain(rules).collect()
}

/// Who the reader is to others, and in which language they read from now on.
fn me(reader: &Reader) -> Markup {
    let name = reader.asker.guest.as_ref().map(|guest| guest.name.as_str()).unwrap_or_default();
    let language = reader.asker.language;
    html! {
        section aria-labelledby="me" {
            h2 id="me" { (reader.say("plain-me")) }
            form method="post" action=(simple("/text/me", reader.wished)) {
                p { label for="name" { (reader.say("plain-name")) } " "
                    input id="name" name="name" value=(name) maxlength=(limits::NAME_LETTERS) autocomplete="nickname" required; }
                p { label for="language" { (reader.say("plain-language")) } " "
                    select id="language" name="language" {
                        @for other in Language::ALL {
                            option value=(other) lang=(other) selected[other == language] { (other.own_name()) }
                        }
                    } }
                button.quiet type="submit" { (reader.say("plain-save")) }
            }
        }
    }
}
