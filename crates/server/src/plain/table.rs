//! A table as a page: what is asked first, then what can be done, then everything that lies there.

mod act;
mod asked;
mod parts;
mod seats;
mod seen;

pub use act::act;
pub use asked::hidden;

use super::address::{Address, Look, rules, simple};
use super::page::{self, Page, title};
use super::reader::Reader;
use crate::app::App;
use crate::guard::failure::{Path, Query};
use crate::reach;
use crate::settings::WebOrigin;
use act::Refused;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::html;
use phrasebook::Language;
use protocol::Status;
use seen::{Seen, see};
use std::sync::Arc;
use tabletop::Phrase;

/// Seconds after which a page looks again by itself while bots think, and while people do.
const BOTS: u32 = 4;
const PEOPLE: u32 = 15;

/// What every part of the page is drawn from.
pub struct Drawing<'a> {
    reader: &'a Reader,
    seen: &'a Seen,
    address: Address<'a>,
    /// Where others find this server, if someone is invited: the address that is passed on begins with it.
    origin: Option<WebOrigin>,
    /// Names the tries of this page.
    key: String,
    refused: Option<Refused>,
}

pub async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    show_with(&app, &reader, &id, &look, None).await
}

/// The page, under what was refused if something was.
async fn show_with(
    app: &Arc<App>,
    reader: &Reader,
    id: &str,
    look: &Look,
    refused: Option<Refused>,
) -> Response {
    match see(app, reader, id, look).await {
        Ok(seen) => {
            let address = Address { id, language: reader.wished, look };
            let invites = seen.table.status == Status::Open && seen.table.invite.is_some();
            let origin = if invites { reach::found(app, &reader.headers) } else { None };
            let drawing = Drawing { reader, seen: &seen, address, origin, key: app.fresh_name(), refused };
            reader.answer(&drawing.page())
        }
        Err(refusal) => page::refused(reader.asker.language, &refusal),
    }
}

impl Drawing<'_> {
    fn page(&self) -> Page {
        let heading = self.heading();
        Page {
            status: self.refused.as_ref().map_or(StatusCode::OK, |refused| refused.why.status()),
            language: self.reader.asker.language,
            title: if self.is_asked() { self.your_turn(&heading) } else { heading.clone() },
            heading,
            follow: self.follow(),
            links: self.links(),
            languages: Language::ALL.map(|language| self.address.in_language(language)),
            body: html! {
                @if let Some(refused) = &self.refused { (page::alert(&self.seen.voice, &refused.why)) }
                @if self.address.look.reported.is_some() { p role="status" { (self.say("plain-reported")) } }
                (self.now())
                @if self.seen.table.status == Status::Open { (self.seats()) }
                @if let Some(play) = &self.seen.play { (self.tableau(play)) (self.standings(play)) (self.log(play)) }
                (self.talk())
                @if self.seen.table.status != Status::Open { (self.seats()) }
            },
        }
    }

    fn heading(&self) -> String {
        let table = &self.seen.table;
        self.seen.voice.say(&title(&table.title, table.terms.edition.as_deref()))
    }

    fn your_turn(&self, heading: &str) -> String {
        self.seen.voice.say(&Phrase::new("plain-title-your-turn").with("title", heading.to_owned()))
    }

    fn links(&self) -> Vec<(String, String)> {
        let (language, terms) = (self.reader.wished, &self.seen.table.terms);
        vec![
            (simple("/text", language), self.say("plain-lobby")),
            (rules(&terms.game, terms.edition.as_deref(), language), self.say("plain-rules")),
            (simple(&format!("/t/{}", self.seen.table.id), language), self.say("plain-pictures")),
        ]
    }

    /// Whether this reader must decide, from the seat they look from.
    fn is_asked(&self) -> bool {
        self.seen.play.as_ref().is_some_and(|play| !play.scene.options.is_empty())
    }

    /// Seconds until the page looks again: only while others decide, and never over words of refusal.
    fn follow(&self) -> Option<u32> {
        let waits = self.waits_for().is_some() && self.address.look.follows() && self.refused.is_none();
        let bot = self.seen.play.as_ref().and_then(|play| play.turn).is_some_and(|(_, bot)| bot);
        waits.then_some(if bot { BOTS } else { PEOPLE })
    }

    fn say(&self, id: &'static str) -> String {
        self.seen.voice.say(&Phrase::new(id))
    }
}
