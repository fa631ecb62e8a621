//! Notices as pages: a form for the mail address and quiet hours, and the pages that links in mails lead to.

use super::address::simple;
use super::page::{self, Page};
use super::reader::{Passer, Reader};
use super::sent::Sent;
use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::{Path, Refusal};
use crate::notices::{confirm_path, stop_path};
use crate::{routes, say};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use phrasebook::{Book, Language, render};
use protocol::{ErrorCode, MailNotices, Notices, QuietHours};
use serde::Deserialize;
use std::sync::Arc;
use store::{LinkToken, Moment};
use tabletop::Phrase;

const PATH: &str = "/text/notices";
/// Clocks from the furthest west to the furthest east, in hours from UTC.
const CLOCKS: std::ops::RangeInclusive<i32> = -12..=14;

/// What the forms send.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Filled {
    what: String,
    address: String,
    begins: String,
    ends: String,
    clock: i32,
}

/// Whether there is something to choose at all.
pub fn are_offered(app: &App) -> bool {
    app.notices.mailer.is_some()
}

pub async fn show(State(app): State<Arc<App>>, reader: Reader) -> Response {
    show_with(&app, &reader, None).await
}

pub async fn change(
    State(app): State<Arc<App>>,
    address: ClientAddress,
    reader: Reader,
    Sent(filled): Sent<Filled>,
) -> Response {
    let done = match filled {
        Ok(filled) => obey(&app, &reader, &address, &filled).await,
        Err(refusal) => Err(refusal),
    };
    match done {
        Ok(()) => reader.send_to(&simple(PATH, reader.wished)),
        Err(refusal) => show_with(&app, &reader, Some(refusal)).await,
    }
}

async fn obey(app: &Arc<App>, reader: &Reader, from: &ClientAddress, filled: &Filled) -> Result<(), Refusal> {
    let asker = &reader.asker;
    match filled.what.as_str() {
        "mail" => routes::set_address(app, asker, from, &filled.address).await,
        "stop" => routes::stop_mail(app, asker).await,
        "loud" => routes::set_quiet(app, asker, None).await,
        "quiet" => {
            let minutes = |text: &str| minute(text).ok_or(room::Refusal::Field("quiet"));
            let (begins, ends) = (minutes(&filled.begins)?, minutes(&filled.ends)?);
            let quiet = QuietHours { begins, ends, minutes_east: filled.clock.saturating_mul(60) };
            routes::set_quiet(app, asker, Some(quiet)).await
        }
        _ => Err(room::Refusal::Field("what").into()),
    }
}

/// `22:30` as a minute of the day.
fn minute(text: &str) -> Option<u32> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

fn time(minute: u32) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

async fn show_with(app: &App, reader: &Reader, refused: Option<Refusal>) -> Response {
    if !are_offered(app) {
        return page::refused(reader.asker.language, &Refusal::of(ErrorCode::NotFound));
    }
    let found = match &reader.asker.guest {
        Some(guest) => routes::shown_notices(app, &guest.id).await,
        None => Ok(Notices { mail: Some(MailNotices::default()), ..Notices::default() }),
    };
    let notices = match found {
        Ok(notices) => notices,
        Err(refusal) => return page::refused(reader.asker.language, &refusal),
    };
    let heading = reader.say("plain-notices");
    reader.answer(&Page {
        status: refused.as_ref().map_or(StatusCode::OK, Refusal::status),
        language: reader.asker.language,
        title: heading.clone(),
        heading,
        follow: None,
        links: vec![(simple("/text", reader.wished), reader.say("plain-lobby"))],
        languages: Language::ALL.map(|language| simple(PATH, Some(language))),
        body: html! {
            @if let Some(refusal) = &refused { (page::alert(&reader.voice(), refusal)) }
            p { (reader.say("plain-notices-about")) }
            (mail(reader, &notices.mail.unwrap_or_default()))
            (quiet(reader, notices.quiet))
        },
    })
}

fn mail(reader: &Reader, mail: &MailNotices) -> Markup {
    let address = mail.address.as_deref();
    let state = match (address, mail.confirmed) {
        (None, _) => None,
        (Some(_), false) => Some("plain-notices-waiting"),
        (Some(_), true) => Some("plain-notices-confirmed"),
    };
    html! {
        section aria-labelledby="mail" {
            h2 id="mail" { (reader.say("plain-notices-mail")) }
            @if let (Some(state), Some(address)) = (state, address) {
                p role="status" {
                    (reader.voice().say(&Phrase::new(state).with("address", page::isolated(address))))
                }
            }
            form method="post" action=(simple(PATH, reader.wished)) {
                p { label for="address" { (reader.say("plain-notices-address")) } " "
                    input id="address" name="address" type="email" autocomplete="email" maxlength="254" required
                        value=(address.unwrap_or_default()); }
                button type="submit" name="what" value="mail" { (reader.say("plain-notices-send")) }
            }
            @if address.is_some() {
                form method="post" action=(simple(PATH, reader.wished)) {
                    button.quiet type="submit" name="what" value="stop" { (reader.say("plain-notices-stop")) }
                }
            }
        }
    }
}

fn quiet(reader: &Reader, quiet: Option<QuietHours>) -> Markup {
    let (begins, ends, east) =
        quiet.map_or((22 * 60, 7 * 60, 0), |quiet| (quiet.begins, quiet.ends, quiet.minutes_east));
    let clock = |hours: i32| format!("UTC{hours:+}");
    html! {
        section aria-labelledby="quiet" {
            h2 id="quiet" { (reader.say("plain-notices-quiet")) }
            p { (reader.say(if quiet.is_some() { "plain-notices-quiet-on" } else { "plain-notices-quiet-off" })) }
            form method="post" action=(simple(PATH, reader.wished)) {
                p { label for="begins" { (reader.say("plain-notices-begins")) } " "
                    input id="begins" name="begins" type="time" required value=(time(begins)); }
                p { label for="ends" { (reader.say("plain-notices-ends")) } " "
                    input id="ends" name="ends" type="time" required value=(time(ends)); }
                p { label for="clock" { (reader.say("plain-notices-clock")) } " "
                    select id="clock" name="clock" {
                        @for hours in CLOCKS {
                            option value=(hours) selected[hours == east.div_euclid(60)] { (clock(hours)) }
                        }
                    } }
                button type="submit" name="what" value="quiet" { (reader.say("plain-notices-quiet-set")) }
            }
            @if quiet.is_some() {
                form method="post" action=(simple(PATH, reader.wished)) {
                    button.quiet type="submit" name="what" value="loud" { (reader.say("plain-notices-quiet-end")) }
                }
            }
        }
    }
}

/// A link in a mail is opened by programs that look for dangers as well: only the button does something.
pub async fn ask_to_confirm(
    State(app): State<Arc<App>>,
    passer: Passer,
    Path(token): Path<String>,
) -> Response {
    let found = app.store.channel_to_confirm(&LinkToken::from(token.clone()), now(&app)).await;
    match found {
        Ok(Some(channel)) => {
            let words =
                Phrase::new("plain-confirm-ask").with("address", page::isolated(channel.contact.address()));
            asked(&passer, &words, &confirm_path(&token), "plain-confirm-yes")
        }
        Ok(None) => shown(&passer, StatusCode::NOT_FOUND, "plain-confirm-gone"),
        Err(error) => page::refused(passer.language, &say::store(&error).into()),
    }
}

pub async fn confirm(State(app): State<Arc<App>>, passer: Passer, Path(token): Path<String>) -> Response {
    match app.store.confirm_channel(&LinkToken::from(token), now(&app)).await {
        Ok(Some(_)) => shown(&passer, StatusCode::OK, "plain-confirm-done"),
        Ok(None) => shown(&passer, StatusCode::NOT_FOUND, "plain-confirm-gone"),
        Err(error) => page::refused(passer.language, &say::store(&error).into()),
    }
}

/// The same page whether there is such a channel or not: who stopped before has nothing to repair.
pub async fn ask_to_stop(passer: Passer, Path(channel): Path<String>) -> Response {
    asked(&passer, &Phrase::new("plain-stop-ask"), &stop_path(&channel), "plain-stop-yes")
}

/// Also what mail programs send for one click (RFC 8058). Stopping twice is stopping.
pub async fn stop(State(app): State<Arc<App>>, passer: Passer, Path(channel): Path<String>) -> Response {
    match app.store.close_channel(&channel).await {
        Ok(_) => shown(&passer, StatusCode::OK, "plain-stop-done"),
        Err(error) => page::refused(passer.language, &say::store(&error).into()),
    }
}

fn asked(passer: &Passer, words: &Phrase, path: &str, yes: &'static str) -> Response {
    let body = html! {
        p { (render(passer.language, words)) }
        form method="post" action=(simple(path, Some(passer.language))) {
            button type="submit" { (page::say(passer.language, yes)) }
        }
    };
    framed(passer, StatusCode::OK, body)
}

fn shown(passer: &Passer, status: StatusCode, words: &'static str) -> Response {
    let said = Book::house().voice(passer.language).say(&Phrase::new(words));
    framed(passer, status, html! { p role="status" { (said) } })
}

fn framed(passer: &Passer, status: StatusCode, body: Markup) -> Response {
    let heading = page::say(passer.language, "plain-notices");
    let page = Page {
        status,
        language: passer.language,
        title: heading.clone(),
        heading,
        follow: None,
        links: vec![(simple("/text", passer.wished), page::say(passer.language, "plain-lobby"))],
        languages: Language::ALL.map(|language| simple("/text", Some(language))),
        body,
    };
    page.response()
}

fn now(app: &App) -> Moment {
    Moment(app.environment.now() as i64)
}
