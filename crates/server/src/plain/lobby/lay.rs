//! The form that creates a table, and the one that says who someone is.

use super::{SEATS, show_with};
use crate::app::App;
use crate::guard::failure::Refusal;
use crate::plain::address::{Address, Look, simple};
use crate::plain::page::title;
use crate::plain::reader::Reader;
use crate::plain::sent::Sent;
use crate::{hub, routes};
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use protocol::{Clock, CreateTable, Introduce, LessonTerms, SeatRequest, Start, TableInfo, Terms, limits};
use room::Command;
use serde::Deserialize;
use shelf::Shelf;
use std::sync::Arc;
use tabletop::Phrase;

/// A form as it was filled in: every field with its value.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Filled(Vec<(String, String)>);

impl Filled {
    fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
    }

    /// Who is chosen for a seat: at first the reader and a bot.
    fn sitter(&self, seat: char) -> &str {
        let at_first = match seat {
            'A' => "me",
            'B' => "keen",
            _ => "nobody",
        };
        self.value(&format!("seat-{seat}")).unwrap_or(at_first)
    }

    fn name(&self, seat: char) -> &str {
        self.value(&format!("name-{seat}")).unwrap_or_default()
    }
}

/// The form that creates a table.
pub fn draw(shelf: &Shelf, reader: &Reader, filled: &Filled) -> Markup {
    html! {
        section aria-labelledby="lay" {
            h2 id="lay" { (reader.say("plain-lay")) }
            form method="post" action=(simple("/text", reader.wished)) {
                p { label for="game" { (reader.say("plain-game")) } " "
                    select id="game" name="game" { (games(shelf, reader, filled)) } }
                @for seat in SEATS { (self::seat(reader, filled, seat)) }
                p { label { input type="checkbox" name="public" value="yes" checked[filled.value("public").is_some()];
                    (reader.say("plain-public")) } }
                p { label for="absence" { (reader.say("plain-absence")) } " "
                    select id="absence" name="absence" { (absence(reader, filled)) } }
                button type="submit" { (reader.say("plain-lay-it")) }
            }
        }
    }
}

/// Minutes that those present can agree to wait; the first is what happens if nothing is chosen.
const ABSENCES: [u32; 4] = [5, 15, 60, 0];

fn absence(reader: &Reader, filled: &Filled) -> Markup {
    let words = |minutes: u32| match minutes {
        0 => Phrase::new("plain-absence-never"),
        _ => Phrase::new("plain-absence-after").with("minutes", minutes as usize),
    };
    html! {
        @for minutes in ABSENCES {
            @let value = minutes.to_string();
            option value=(value) selected[filled.value("absence") == Some(&value)] { (reader.voice().say(&words(minutes))) }
        }
    }
}

fn games(shelf: &Shelf, reader: &Reader, filled: &Filled) -> Markup {
    let editions = shelf.games().iter().flat_map(|game| {
        let named = game.editions().iter().copied().map(Some);
        let unnamed = game.editions().is_empty().then_some(None);
        named.chain(unnamed).map(move |edition| (game, edition))
    });
    html! {
        @for (game, edition) in editions {
            @let value = [game.name(), edition.unwrap_or_default()].join(" ").trim().to_owned();
            @let players = game.players(edition);
            @let words = Phrase::new("plain-players").with("title", title(game.title(), edition));
            @let words = words.with("fewest", *players.start()).with("most", *players.end());
            option value=(value) selected[filled.value("game") == Some(&value)] { (reader.voice().say(&words)) }
        }
    }
}

fn seat(reader: &Reader, filled: &Filled, seat: char) -> Markup {
    let chosen = filled.sitter(seat);
    let title = reader.voice().say(&Phrase::new("plain-seat").with("seat", seat.to_string()));
    let plain =
        [("me", "plain-choose-me"), ("hot-seat", "plain-choose-hot-seat"), ("open", "plain-choose-open")];
    html! {
        fieldset {
            legend { (title) }
            label for={ "seat-" (seat) } { (reader.say("plain-choose")) } " "
            select id={ "seat-" (seat) } name={ "seat-" (seat) } {
                @for (value, words) in plain { option value=(value) selected[chosen == value] { (reader.say(words)) } }
                @for (level, words) in routes::LEVELS {
                    @let bot = Phrase::new("plain-choose-bot").with("level", Phrase::new(words));
                    option value=(level) selected[chosen == level] { (reader.voice().say(&bot)) }
                }
                option value="nobody" selected[chosen == "nobody"] { (reader.say("plain-choose-nobody")) }
            }
            " " label for={ "name-" (seat) } { (reader.say("plain-hot-seat-name")) } " "
            input id={ "name-" (seat) } name={ "name-" (seat) } value=(filled.name(seat))
                maxlength=(limits::NAME_LETTERS) autocomplete="off";
        }
    }
}

pub async fn lay(State(app): State<Arc<App>>, reader: Reader, Sent(filled): Sent<Filled>) -> Response {
    let (filled, laid) = match filled {
        Ok(filled) => {
            let laid = lay_and_start(&app, &reader, &filled).await;
            (filled, laid)
        }
        Err(refusal) => (Filled::default(), Err(refusal)),
    };
    match laid {
        Ok(address) => reader.send_to(&address),
        Err(refusal) => show_with(&app, &reader, &filled, Some(refusal)).await,
    }
}

/// Creates the table; starts it if nobody is waited for. Gives its page.
async fn lay_and_start(app: &Arc<App>, reader: &Reader, filled: &Filled) -> Result<String, Refusal> {
    let guest = reader.asker.guest()?;
    let wish = wish(reader, filled);
    let waits = wish.seats.contains(&SeatRequest::Open);
    let id = routes::lay_table(app, guest, wish).await?;
    if !waits {
        let (guest, start) = (guest.id.to_string(), Start::default());
        hub::ask::<TableInfo>(app, &id, Command::Start { guest, start }).await?;
    }
    Ok(Address { id: id.as_str(), language: reader.wished, look: &Look::default() }.here())
}

fn wish(reader: &Reader, filled: &Filled) -> CreateTable {
    let game = filled.value("game").unwrap_or_default();
    let (game, edition) = game.split_once(' ').map_or((game, None), |(game, edition)| (game, Some(edition)));
    let terms = Terms {
        game: game.into(),
        edition: edition.map(Into::into),
        public: filled.value("public").is_some(),
        clock: Clock::None,
        away_minutes: None,
        absence_minutes: filled.value("absence").and_then(|minutes| minutes.parse().ok()),
        lesson: filled.value("lesson").map(|name| LessonTerms {
            name: name.into(),
            digest: None,
            chosen: None,
        }),
    };
    CreateTable { terms, seats: SEATS.iter().filter_map(|seat| request(reader, filled, *seat)).collect() }
}

fn request(reader: &Reader, filled: &Filled, seat: char) -> Option<SeatRequest> {
    let unnamed = || reader.voice().say(&Phrase::new("plain-seat").with("seat", seat.to_string()));
    Some(match filled.sitter(seat) {
        "nobody" => return None,
        "me" => SeatRequest::Me,
        "open" => SeatRequest::Open,
        "hot-seat" if filled.name(seat).trim().is_empty() => SeatRequest::HotSeat { name: unnamed() },
        "hot-seat" => SeatRequest::HotSeat { name: filled.name(seat).into() },
        level => SeatRequest::Bot { level: level.into() },
    })
}

pub async fn introduce(State(app): State<Arc<App>>, reader: Reader, Sent(wish): Sent<Introduce>) -> Response {
    let changed = match wish {
        Ok(wish) => routes::change_guest(&app, &reader.asker, &wish).await,
        Err(refusal) => Err(refusal),
    };
    match changed {
        // The language chosen here stands above the one in the address.
        Ok(_) => reader.send_to("/text"),
        Err(refusal) => show_with(&app, &reader, &Filled::default(), Some(refusal)).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_at_first_has_the_reader_and_a_bot() {
        let filled = Filled::default();
        assert_eq!(SEATS.map(|seat| filled.sitter(seat)), ["me", "keen", "nobody", "nobody", "nobody"]);
    }
}
