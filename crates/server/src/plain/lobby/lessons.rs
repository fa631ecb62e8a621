//! The guided games, one button each.

use super::SEATS;
use crate::plain::address::simple;
use crate::plain::reader::Reader;
use crate::plain::table::hidden;
use maud::{Markup, html};
use shelf::{AnyGame, Lesson, Shelf};
use tabletop::Phrase;

/// The bots that play with a learner.
const LEVEL: &str = "calm";

/// A form for every lesson: the same that creates any table, filled in.
pub fn draw(shelf: &Shelf, reader: &Reader) -> Markup {
    let all: Vec<(&dyn AnyGame, Lesson)> = shelf
        .games()
        .iter()
        .flat_map(|game| game.lessons().into_iter().map(move |lesson| (*game, lesson)))
        .collect();
    html! {
        @if !all.is_empty() {
            section aria-labelledby="lessons" {
                h2 id="lessons" { (reader.say("plain-lessons")) }
                @for (game, lesson) in &all { (form(*game, lesson, reader)) }
            }
        }
    }
}

fn form(game: &dyn AnyGame, lesson: &Lesson, reader: &Reader) -> Markup {
    let voice = reader.voice();
    let (id, edition) = (lesson.title(game.rulebook().letters()), lesson.edition.as_deref());
    let title = voice.book.lesson(voice.language, &id, edition).unwrap_or_default();
    let words = Phrase::new("plain-lesson").with("game", game.title()).with("title", title);
    let laid = [game.name(), edition.unwrap_or_default()].join(" ").trim().to_owned();
    html! {
        form method="post" action=(simple("/text", reader.wished)) {
            (hidden("game", &laid))
            (hidden("lesson", &lesson.name))
            @for (index, seat) in SEATS.iter().enumerate() {
                @let sitter = match index { 0 => "me", _ if index < lesson.players => LEVEL, _ => "nobody" };
                (hidden(&format!("seat-{seat}"), sitter))
            }
            button.quiet type="submit" { (voice.say(&words)) }
        }
    }
}
