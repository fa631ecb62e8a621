//! The page of a game's rules, with an anchor for every clause.

use super::address::{rules as rules_address, simple};
use super::page::{self, Page, say};
use super::reader::Passer;
use crate::app::App;
use crate::guard::failure::{Path, Query};
use crate::rules;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use phrasebook::{Book, Language, Voice};
use protocol::{Clause, Rules, RulesChapter, SummaryLine, SummaryPart};
use serde::Deserialize;
use shelf::Shelf;
use std::sync::Arc;
use tabletop::Phrase;

/// What stands behind the question mark.
#[derive(Debug, Deserialize)]
pub struct Asked {
    edition: Option<String>,
}

pub async fn show(
    State(app): State<Arc<App>>,
    passer: Passer,
    Path(game): Path<String>,
    Query(Asked { edition }): Query<Asked>,
) -> Response {
    let language = passer.language;
    let names = editions_of(&app.shelf, &game);
    let edition = edition.or_else(|| names.first().map(|&newest| newest.to_owned()));
    match rules::told(&app.shelf, &game, edition, language) {
        Ok(rules) => page(names, &game, &rules, &passer).response(),
        Err(refusal) => page::refused(language, &refusal.into()),
    }
}

fn page(names: &'static [&'static str], game: &str, rules: &Rules, passer: &Passer) -> Page {
    let voice = Book::house().voice(passer.language);
    let heading = voice.say(&Phrase::new("plain-rules-of").with("game", rules.title.clone()));
    let edition = rules.edition.as_deref();
    Page {
        status: StatusCode::OK,
        language: passer.language,
        title: heading.clone(),
        heading,
        follow: None,
        links: vec![(simple("/text", passer.wished), say(passer.language, "plain-lobby"))],
        languages: Language::ALL.map(|language| rules_address(game, edition, Some(language))),
        body: html! {
            (editions(names, game, rules, passer, &voice))
            @for part in &rules.summary { (self::part(part)) }
            @for chapter in &rules.chapters { (self::chapter(chapter)) }
        },
    }
}

fn editions_of(shelf: &Shelf, game: &str) -> &'static [&'static str] {
    shelf.game(game).map_or(&[][..], |game| game.editions())
}

/// Ways to the rules of each edition.
fn editions(
    names: &'static [&'static str],
    game: &str,
    rules: &Rules,
    passer: &Passer,
    voice: &Voice,
) -> Markup {
    html! {
        @if names.len() > 1 {
            ul.links {
                @for &name in names {
                    li { a href=(rules_address(game, Some(name), passer.wished))
                        aria-current=[(rules.edition.as_deref() == Some(name)).then_some("true")] {
                        (voice.say(&Phrase::new("plain-edition").with("edition", name)))
                    } }
                }
            }
        }
    }
}

/// A part of the summary; what comes one after the other is numbered.
fn part(part: &SummaryPart) -> Markup {
    let lines = html! { @for line in &part.lines { li { (self::line(line)) } } };
    html! {
        section aria-labelledby={ "howto-" (part.name) } {
            h2 id={ "howto-" (part.name) } { (part.title) }
            @match part.lines.as_slice() {
                [only] => p { (line(only)) },
                _ if part.name == "turn" => ol { (lines) },
                _ => ul { (lines) },
            }
        }
    }
}

fn line(line: &SummaryLine) -> Markup {
    html! {
        @if let Some(title) = &line.title { strong { (title) } br; }
        (line.text)
        @if let Some(clause) = &line.clause { " " a href={ "#" (clause) } { (clause) } }
    }
}

fn chapter(chapter: &RulesChapter) -> Markup {
    html! {
        section aria-labelledby={ "chapter-" (chapter.number) } {
            h2 id={ "chapter-" (chapter.number) } { (chapter.number) " " (chapter.title) }
            dl { @for clause in &chapter.clauses { (self::clause(clause)) } }
        }
    }
}

fn clause(clause: &Clause) -> Markup {
    html! {
        dt { a href={ "#" (clause.id) } { (clause.id) } }
        dd id=(clause.id) { (clause.text) }
    }
}
