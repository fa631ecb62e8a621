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
use protocol::{Clause, Rules, RulesChapter};
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
    match rules::told(&app.shelf, &game, edition, language) {
        Ok(rules) => page(editions_of(&app.shelf, &game), &game, &rules, &passer).response(),
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
            section aria-labelledby="first-turn" {
                h2 id="first-turn" { (say(passer.language, "plain-first-turn")) }
                ol { @for sentence in &rules.first_turn { li { (sentence) } } }
            }
            @for chapter in &rules.chapters { (self::chapter(chapter, &voice)) }
        },
    }
}

fn editions_of(shelf: &Shelf, game: &str) -> &'static [&'static str] {
    shelf.game(game).map_or(&[][..], |game| game.editions())
}

/// Ways to the rules of one edition, and to all of them.
fn editions(
    names: &'static [&'static str],
    game: &str,
    rules: &Rules,
    passer: &Passer,
    voice: &Voice,
) -> Markup {
    let all = [None].into_iter().chain(names.iter().copied().map(Some));
    html! {
        @if !names.is_empty() {
            ul.links {
                @for name in all {
                    li { a href=(rules_address(game, name, passer.wished))
                        aria-current=[(rules.edition.as_deref() == name).then_some("true")] {
                        (edition(voice, name))
                    } }
                }
            }
        }
    }
}

fn edition(voice: &Voice, name: Option<&'static str>) -> String {
    voice.say(&match name {
        Some(name) => Phrase::new("plain-edition").with("edition", name),
        None => Phrase::new("plain-all-editions"),
    })
}

fn chapter(chapter: &RulesChapter, voice: &Voice) -> Markup {
    html! {
        section aria-labelledby={ "chapter-" (chapter.number) } {
            h2 id={ "chapter-" (chapter.number) } { (chapter.number) " " (chapter.title) }
            dl { @for clause in &chapter.clauses { (self::clause(clause, voice)) } }
        }
    }
}

fn clause(clause: &Clause, voice: &Voice) -> Markup {
    let editions = clause.editions.iter().flatten();
    let editions =
        editions.map(|name| voice.say(&Phrase::new("plain-edition").with("edition", name.clone())));
    html! {
        dt { a href={ "#" (clause.id) } { (clause.id) } @for edition in editions { " (" (edition) ")" } }
        dd id=(clause.id) { (clause.text) }
    }
}
