//! What people write, made fit to keep: names, talk, entropy, and the terms of a new table.

use crate::environment::Environment;
use crate::say;
use crate::table::board::order;
use crate::table::info::Summary;
use crate::table::seats::Chair;
use crate::table::state::Laid;
use protocol::{Clock, ErrorCode, Failure, SeatRequest, Terms};
use referee::{Entropy, Seed};
use store::{GuestId, Holder, Moment, NewTable};

/// The longest clocks and absences that can be agreed on.
const MOST_MINUTES: u32 = 24 * 60;
const MOST_DAYS: u32 = 60;
const MOST_AWAY_MINUTES: u32 = 60 * 24 * 60;

/// A text on one line without signs that nobody sees; nothing if none is left, or too much.
pub fn plain_text(text: &str, letters: usize) -> Option<String> {
    // A text far too long is not even looked through.
    if text.len() > letters.saturating_mul(8) {
        return None;
    }
    let seen = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let seen: String = seen.filter(|letter| !letter.is_control() && !is_unseen(*letter)).collect();
    let words: Vec<&str> = seen.split(' ').filter(|word| !word.is_empty()).collect();
    let plain = words.join(" ");
    (!plain.is_empty() && plain.chars().count() <= letters).then_some(plain)
}

/// Signs that turn the direction of a line, join or hide letters.
const fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Entropy as it is written in records.
pub fn entropy(text: &str) -> Result<String, Failure> {
    let entropy: Result<Entropy, _> = text.parse();
    entropy.map(|entropy| entropy.to_string()).map_err(|_| say::bad_field("entropy"))
}

/// Terms that can be played with so many seats, with the edition named.
pub fn terms(terms: Terms, players: usize) -> Result<Terms, Failure> {
    let game = shelf::game(&terms.game).map_err(|_| say::bad_field("terms.game"))?;
    let edition = terms.edition.clone().or_else(|| game.editions().first().map(|name| (*name).to_owned()));
    if edition.as_deref().is_some_and(|name| !game.editions().contains(&name)) {
        return Err(say::bad_field("terms.edition"));
    }
    if !game.players(edition.as_deref()).contains(&players) {
        return Err(say::bad_field("seats"));
    }
    let terms = Terms { edition, ..terms };
    game.components(&order(&terms, players, None)).map_err(|_| say::bad_field("terms"))?;
    clock(&terms)?;
    Ok(terms)
}

fn clock(terms: &Terms) -> Result<(), Failure> {
    let fits = match terms.clock {
        Clock::None => true,
        Clock::Game { minutes } => (1..=MOST_MINUTES).contains(&minutes),
        Clock::Day { days } => (1..=MOST_DAYS).contains(&days),
    };
    if !fits {
        return Err(say::bad_field("terms.clock"));
    }
    match terms.away_minutes {
        Some(minutes) if !(1..=MOST_AWAY_MINUTES).contains(&minutes) => {
            Err(say::bad_field("terms.away_minutes"))
        }
        _ => Ok(()),
    }
}

/// The seats that were asked for.
pub fn chairs(
    requests: &[SeatRequest],
    guest: &str,
    name: &str,
    letters: usize,
) -> Result<Vec<Chair>, Failure> {
    let chair = |request: &SeatRequest| {
        let request = match request {
            SeatRequest::HotSeat { name } => {
                let name = plain_text(name, letters).ok_or_else(|| say::bad_field("seats.name"))?;
                SeatRequest::HotSeat { name }
            }
            other => other.clone(),
        };
        Chair::requested(&request, guest, name).ok_or_else(|| say::bad_field("seats.level"))
    };
    requests.iter().map(chair).collect()
}

/// A table for the store.
pub fn new_table(
    owner: GuestId,
    laid: &Laid,
    chairs: &[Chair],
    environment: &Environment,
) -> Result<NewTable, Failure> {
    // The seed is made now, so that its commitment binds from the first look at the table.
    let seed = Seed::new(environment.bytes());
    let summary =
        Summary { entropy: chairs.iter().map(|chair| chair.entropy.clone()).collect(), ..Summary::default() };
    Ok(NewTable {
        owner,
        public: laid.terms.public,
        terms: serde_json::to_string(laid).map_err(|_| say::failure(ErrorCode::Internal))?,
        summary: summary.text(),
        seats: chairs.iter().map(held).collect::<Result<_, _>>()?,
        seed: Some(store::Seed::new(seed.to_hex())),
        previous: None,
        at: Moment(environment.now() as i64),
    })
}

/// What holds a seat, for the store.
pub fn held(chair: &Chair) -> Result<Holder, Failure> {
    let guest = chair.guest.as_deref().map(str::parse).transpose();
    let guest = guest.map_err(|_| say::failure(ErrorCode::Internal))?;
    Ok(Holder { kind: chair.kind(), guest })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_without_signs_nobody_sees() {
        assert_eq!(plain_text("  Ana \t Reef\n", 24).as_deref(), Some("Ana Reef"));
        assert_eq!(plain_text("A\u{202E}na\u{200B}\u{7}", 24).as_deref(), Some("Ana"));
        assert_eq!(plain_text("élève 🐙", 24).as_deref(), Some("élève 🐙"));
    }

    #[test]
    fn nothing_and_too_much_are_no_names() {
        for text in ["", "   ", "\u{200B}\u{0}", &"x".repeat(25), &"x".repeat(1_000_000)] {
            assert_eq!(plain_text(text, 24), None);
        }
    }

    #[test]
    fn terms_name_a_game_an_edition_and_a_number_of_seats_that_go_together() {
        let asked = |game: &str, edition: Option<&str>| Terms {
            game: game.into(),
            edition: edition.map(Into::into),
            public: false,
            clock: Clock::None,
            away_minutes: None,
        };
        assert_eq!(terms(asked("wreck-raiders", None), 2).unwrap().edition.as_deref(), Some("2019"));
        assert_eq!(terms(asked("coralia", None), 2).unwrap().edition, None);
        for (wrong, players, field) in [
            (asked("chess", None), 2, "terms.game"),
            (asked("coralia", Some("2019")), 2, "terms.edition"),
            (asked("wreck-raiders", Some("2018")), 9, "seats"),
            (Terms { clock: Clock::Game { minutes: 0 }, ..asked("coralia", None) }, 2, "terms.clock"),
            (Terms { away_minutes: Some(0), ..asked("coralia", None) }, 2, "terms.away_minutes"),
        ] {
            assert_eq!(terms(wrong, players).unwrap_err().field.as_deref(), Some(field));
        }
    }
}
