//! Lists of tables.

use super::SEATS;
use crate::plain::address::{Address, Look, lobby_after};
use crate::plain::page::{isolated, named, title};
use crate::plain::reader::Reader;
use crate::routes::Which;
use maud::{Markup, html};
use phrasebook::{Language, read_name};
use protocol::{List, Status, TableLine};
use tabletop::Phrase;

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
    let words = Phrase::new("plain-table")
        .with("title", title(&line.title, line.terms.edition.as_deref()))
        .with("names", sitters(reader.asker.language, &line.names, &line.bots))
        .with("state", state(line));
    html! { a href=(address) { (reader.voice().say(&words)) } }
}

/// Who sits there: persons by name, bots with their level, and how many seats are open.
fn sitters(language: Language, names: &[Option<String>], bots: &[char]) -> Vec<Phrase> {
    let bot = |seat: char, level: &str| {
        Phrase::new("server-bot-listed").with("seat", seat.to_string()).with("level", level.to_owned())
    };
    let sitter = |(seat, name): (char, &Option<String>)| match name.as_deref()? {
        level if bots.contains(&seat) => Some(bot(seat, level)),
        name => Some(named(&isolated(&read_name(language, name)))),
    };
    let mut sitters: Vec<_> = SEATS.into_iter().zip(names).filter_map(sitter).collect();
    let open = names.iter().filter(|name| name.is_none()).count();
    sitters.extend((open > 0).then(|| Phrase::new("plain-open-seats").with("count", open)));
    sitters
}

const fn state(line: &TableLine) -> &'static str {
    match line.status {
        _ if line.your_turn => "your-turn",
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use phrasebook::render;

    #[test]
    fn a_table_is_one_sentence_in_which_nothing_stands_by_its_id() {
        let names = [Some("deep".into()), Some("calm".into()), None, None];
        let said = Language::ALL.map(|language| {
            let line = Phrase::new("plain-table").with("title", title("Reef", Some("2019")));
            let line = line.with("names", sitters(language, &names, &['B'])).with("state", "your-turn");
            render(language, &line).replace(['\u{2068}', '\u{2069}'], "")
        });
        let wanted = [
            "deep, Bot B (easy) and 2 open seats",
            "deep, Robot B (facile) et 2 places libres",
            "deep, Bot B (leicht) und 2 freie Plätze",
        ];
        for (said, wanted) in said.iter().zip(wanted) {
            assert!(said.contains(wanted), "{said}");
        }
    }
}
