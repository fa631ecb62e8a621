//! What is said in a notice: the game, the table and that it is the guest's turn; nothing that is on the table.

use super::announce::game;
use super::mail::Letter;
use crate::app::App;
use crate::settings::WebOrigin;
use phrasebook::{Language, read_name, render};
use serde_json::json;
use store::{Channel, GuestId, LinkToken, Table};
use tabletop::Phrase;

/// Where an address is confirmed.
pub fn confirm_path(token: &str) -> String {
    format!("/notices/confirm/{token}")
}

/// Where a channel is closed.
pub fn stop_path(channel: &str) -> String {
    format!("/notices/stop/{channel}")
}

/// The words about one turn, in the guest's language.
pub(super) struct Words {
    language: Language,
    title: String,
    sentence: String,
    path: String,
}

impl Words {
    pub(super) fn new(app: &App, table: &Table, guest: &GuestId, language: Language) -> Self {
        let game = game(table).map(|game| room::title(&app.shelf, &game)).unwrap_or_default();
        let others = others(table, guest, language);
        let sentence = Phrase::new("server-notice-turn")
            .with("game", game.clone())
            .with("count", others.len())
            .with("names", others);
        Self {
            language,
            title: say(language, &Phrase::new("server-notice-title").with("game", game)),
            sentence: say(language, &sentence),
            path: format!("/t/{}", table.id),
        }
    }

    /// For a device: it opens the table.
    pub(super) fn message(&self) -> String {
        json!({ "title": self.title, "body": self.sentence, "open": self.path, "lang": self.language.code() })
            .to_string()
    }

    pub(super) fn letter(&self, origin: &WebOrigin, channel: &Channel) -> Letter {
        let stop = format!("{origin}{}?language={}", stop_path(&channel.id), self.language);
        let text = Phrase::new("server-notice-mail")
            .with("sentence", self.sentence.clone())
            .with("table", format!("{origin}{}", self.path))
            .with("stop", stop.clone());
        Letter {
            to: channel.contact.address().to_owned(),
            subject: self.title.clone(),
            text: say(self.language, &text),
            stop,
        }
    }
}

/// The mail that asks whether an address is right.
pub(super) fn question(
    origin: &WebOrigin,
    channel: &Channel,
    token: &LinkToken,
    language: Language,
) -> Letter {
    let stop = format!("{origin}{}?language={language}", stop_path(&channel.id));
    let confirm = format!("{origin}{}?language={language}", confirm_path(token.expose()));
    let text = Phrase::new("server-notice-confirm")
        .with("site", origin.to_string())
        .with("confirm", confirm)
        .with("stop", stop.clone());
    Letter {
        to: channel.contact.address().to_owned(),
        subject: say(language, &Phrase::new("server-notice-confirm-title")),
        text: say(language, &text),
        stop,
    }
}

/// The other people at the table.
fn others(table: &Table, guest: &GuestId, language: Language) -> Vec<Phrase> {
    let other = |seat: &&store::Seat| seat.holder.guest.as_ref().is_some_and(|holder| holder != guest);
    let names = table.seats.iter().filter(other).filter_map(|seat| seat.name.as_deref());
    let phrase = |name: &str| Phrase::new("common-name").with("name", harmless(&read_name(language, name)));
    names.map(phrase).collect()
}

/// Names are written by others: mail programs shall make no link of them.
fn harmless(name: &str) -> String {
    name.replace(['.', ':', '/', '@'], " ")
}

/// Without the marks that isolate names from the direction of the text around them: mail programs show them as boxes.
fn say(language: Language, phrase: &Phrase) -> String {
    render(language, phrase).replace(['\u{2068}', '\u{2069}'], "")
}
