//! Lists of tables.

use crate::plain::address::{Address, Look, lobby_after};
use crate::plain::reader::Reader;
use crate::routes::Which;
use maud::{Markup, html};
use protocol::{List, Status, TableLine};

/// The three lists of the lobby, or only one of them.
pub fn draw(reader: &Reader, lists: &List, only: Option<Which>) -> Markup {
    let List { mine, open, running, more } = lists;
    let all = [
        (Which::Mine, "mine", "plain-mine", mine, &more.mine),
        (Which::Open, "open", "plain-open-tables", open, &more.open),
        (Which::Running, "running", "plain-running-tables", running, &more.running),
    ];
    html! {
        @for (which, name, title, lines, more) in all {
            @if only.is_none_or(|only| only == which) { (list(reader, name, title, lines, more.as_deref())) }
        }
    }
}

fn list(reader: &Reader, name: &str, title: &'static str, lines: &[TableLine], more: Option<&str>) -> Markup {
    html! {
        section aria-labelledby=(name) {
            h2 id=(name) { (reader.say(title)) }
            @if lines.is_empty() { p { (reader.say("plain-nothing")) } }
            @else { ul { @for line in lines { li { (self::line(reader, line)) } } } }
            @if let Some(more) = more { p { a href=(lobby_after(more, reader.wished)) { (reader.say("plain-more")) } } }
        }
    }
}

fn line(reader: &Reader, line: &TableLine) -> Markup {
    let look = Look::default();
    let address = Address { id: &line.id, language: reader.wished, look: &look }.here();
    let edition = line.terms.edition.as_deref().unwrap_or_default();
    html! {
        a href=(address) { (line.title) @if !edition.is_empty() { " " (edition) } }
        ": "
        @for (index, name) in line.names.iter().enumerate() {
            @if index > 0 { ", " }
            @match name { Some(name) => bdi { (name) }, None => (reader.say("plain-open-seat")) }
        }
        " – " (reader.say(state(line)))
    }
}

const fn state(line: &TableLine) -> &'static str {
    match line.status {
        _ if line.your_turn => "plain-your-turn",
        Status::Open => "plain-state-open",
        Status::Running => "plain-state-running",
        Status::Over => "plain-state-over",
    }
}
