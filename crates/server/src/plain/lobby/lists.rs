//! Lists of tables.

use crate::plain::address::{Address, Look};
use crate::plain::reader::Reader;
use maud::{Markup, html};
use protocol::{List, Status, TableLine};

/// The three lists of the lobby.
pub fn draw(reader: &Reader, lists: &List) -> Markup {
    html! {
        (list(reader, "mine", "plain-mine", &lists.mine))
        (list(reader, "open", "plain-open-tables", &lists.open))
        (list(reader, "running", "plain-running-tables", &lists.running))
    }
}

fn list(reader: &Reader, name: &str, title: &'static str, lines: &[TableLine]) -> Markup {
    html! {
        section aria-labelledby=(name) {
            h2 id=(name) { (reader.say(title)) }
            @if lines.is_empty() { p { (reader.say("plain-nothing")) } }
            @else { ul { @for line in lines { li { (self::line(reader, line)) } } } }
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
