//! What people write, cleaned up for storage: names, chat, and the terms of a new table.

use crate::Refusal;
use crate::board::order;
use crate::info::Summary;
use crate::lesson;
use crate::seats::{Chair, Holder};
use crate::table::Laid;
use crate::turn::Held;
use protocol::{Clock, SeatRequest, Terms};
use referee::Seed;
use shelf::{AnyGame, Shelf};

/// The longest clocks and absences that can be agreed on.
const MOST_MINUTES: u32 = 24 * 60;
const MOST_DAYS: u32 = 60;
const MOST_AWAY_MINUTES: u32 = 60 * 24 * 60;
/// Minutes after which those present may let a bot play, where nothing else was agreed.
const ABSENCE_MINUTES: u32 = 5;

/// A table to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The guest who creates it.
    pub owner: String,
    /// What was agreed.
    pub laid: Laid,
    /// For lists, and for what is known before the start.
    pub summary: String,
    /// What holds each seat.
    pub seats: Vec<Held>,
    /// The seed of its dice: made now, so that its commitment binds from the first look at the table.
    pub seed: Seed,
    /// The table of which this is the rematch.
    pub previous: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

impl NewTable {
    /// A table for these people, which is not a rematch.
    pub fn new(owner: String, laid: Laid, chairs: &[Chair], seed: Seed, at: u64) -> Self {
        let summary = Summary::default().text();
        Self {
            owner,
            laid,
            summary,
            seats: chairs.iter().map(Chair::held).collect(),
            seed,
            previous: None,
            at,
        }
    }
}

/// A text on one line without invisible characters; none if it is empty or too long.
pub fn plain_text(text: &str, letters: usize) -> Option<String> {
    // A text that is far too long is not even scanned.
    if text.len() > letters.saturating_mul(8) {
        return None;
    }
    let seen = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let seen: String = seen.filter(|letter| !letter.is_control() && !is_unseen(*letter)).collect();
    let words: Vec<&str> = seen.split(' ').filter(|word| !word.is_empty()).collect();
    let plain = words.join(" ");
    (!plain.is_empty() && plain.chars().count() <= letters).then_some(plain)
}

/// Characters that change the direction of a line, or join or hide letters.
const fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// Terms that can be played with this number of seats, with everything filled in that was left to us.
pub fn terms(shelf: &Shelf, terms: Terms, players: usize) -> Result<Terms, Refusal> {
    let game = shelf.game(&terms.game).map_err(|_| Refusal::Field("terms.game"))?;
    let terms = with_lesson(game, terms, players)?;
    let edition = terms.edition.clone().or_else(|| game.editions().first().map(|name| (*name).to_owned()));
    if edition.as_deref().is_some_and(|name| !game.editions().contains(&name)) {
        return Err(Refusal::Field("terms.edition"));
    }
    if !game.players(edition.as_deref()).contains(&players) {
        return Err(Refusal::Field("seats"));
    }
    let terms = Terms { edition, ..terms };
    game.printed(&order(&terms, players, None)).map_err(|_| Refusal::Field("terms"))?;
    clock(&terms)?;
    Ok(with_absence(terms))
}

/// The same terms, naming the lesson as it ships; it is played as it was written.
fn with_lesson(game: &dyn AnyGame, terms: Terms, players: usize) -> Result<Terms, Refusal> {
    let Some(wish) = &terms.lesson else { return Ok(terms) };
    let (lesson, agreed) = lesson::agreed(game, wish).ok_or(Refusal::Field("terms.lesson"))?;
    let other_edition = terms.edition.is_some() && terms.edition != lesson.edition;
    let wrong = [
        (other_edition, "terms.edition"),
        (players != lesson.players, "seats"),
        (terms.public, "terms.public"),
        (terms.clock != Clock::None, "terms.clock"),
    ];
    match wrong.into_iter().find(|(wrong, _)| *wrong) {
        Some((_, field)) => Err(Refusal::Field(field)),
        None => Ok(Terms { edition: lesson.edition, lesson: Some(agreed), ..terms }),
    }
}

/// In a lesson the learner has the first seat, and bots have the others.
pub fn lesson_seats(terms: &Terms, chairs: &[Chair]) -> Result<(), Refusal> {
    let (first, others) = chairs.split_first().ok_or(Refusal::Field("seats"))?;
    let alone = first.has_person() && others.iter().all(|chair| matches!(chair.holder, Holder::Bot(_)));
    if terms.lesson.is_none() || alone { Ok(()) } else { Err(Refusal::Field("seats")) }
}

/// The same terms, saying how long those present wait for someone who is away.
pub(crate) fn with_absence(terms: Terms) -> Terms {
    let usual = match terms.clock {
        Clock::None | Clock::Game { .. } => ABSENCE_MINUTES,
        // Those who have days need not be here.
        Clock::Day { .. } => 0,
    };
    Terms { absence_minutes: Some(terms.absence_minutes.unwrap_or(usual)), ..terms }
}

fn clock(terms: &Terms) -> Result<(), Refusal> {
    let fits = match terms.clock {
        Clock::None => true,
        Clock::Game { minutes } => (1..=MOST_MINUTES).contains(&minutes),
        Clock::Day { days } => (1..=MOST_DAYS).contains(&days),
    };
    if !fits {
        return Err(Refusal::Field("terms.clock"));
    }
    if terms.absence_minutes.is_some_and(|minutes| minutes > MOST_AWAY_MINUTES) {
        return Err(Refusal::Field("terms.absence_minutes"));
    }
    match terms.away_minutes {
        Some(minutes) if !(1..=MOST_AWAY_MINUTES).contains(&minutes) => {
            Err(Refusal::Field("terms.away_minutes"))
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
) -> Result<Vec<Chair>, Refusal> {
    let chair = |request: &SeatRequest| {
        let request = match request {
            SeatRequest::HotSeat { name } => {
                let name = plain_text(name, letters).ok_or(Refusal::Field("seats.name"))?;
                SeatRequest::HotSeat { name }
            }
            other => other.clone(),
        };
        Chair::requested(&request, guest, name).ok_or(Refusal::Field("seats.level"))
    };
    requests.iter().map(chair).collect()
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

    fn asked(game: &str) -> Terms {
        let (clock, away_minutes, absence_minutes) = (Clock::None, None, None);
        let lesson = None;
        Terms {
            game: game.into(),
            edition: None,
            public: false,
            clock,
            away_minutes,
            absence_minutes,
            lesson,
        }
    }

    #[test]
    fn terms_name_a_game_an_edition_and_a_number_of_seats_that_go_together() {
        let shelf = Shelf::shipped();
        for game in shelf.games() {
            let edition = game.editions().first().copied();
            let players = *game.players(edition).start();
            let settled = terms(&shelf, asked(game.name()), players).unwrap();
            assert_eq!(settled.edition.as_deref(), edition);
            let none = Terms { edition: Some("none".into()), ..asked(game.name()) };
            let instant = Terms { clock: Clock::Game { minutes: 0 }, ..asked(game.name()) };
            let away = Terms { away_minutes: Some(0), ..asked(game.name()) };
            let absence = Terms { absence_minutes: Some(u32::MAX), ..asked(game.name()) };
            for (wrong, players, field) in [
                (asked("chess"), players, "terms.game"),
                (none, players, "terms.edition"),
                (asked(game.name()), 9, "seats"),
                (instant, players, "terms.clock"),
                (away, players, "terms.away_minutes"),
                (absence, players, "terms.absence_minutes"),
            ] {
                assert_eq!(terms(&shelf, wrong, players).unwrap_err(), Refusal::Field(field));
            }
        }
    }

    #[test]
    fn those_present_wait_a_few_minutes_and_for_days_where_days_were_agreed() {
        let days = Terms { clock: Clock::Day { days: 3 }, ..asked("any") };
        let never = Terms { absence_minutes: Some(0), ..asked("any") };
        let long = Terms { absence_minutes: Some(30), ..days.clone() };
        for (terms, minutes) in [(asked("any"), 5), (days, 0), (never, 0), (long, 30)] {
            assert_eq!(with_absence(terms).absence_minutes, Some(minutes));
        }
    }
}
