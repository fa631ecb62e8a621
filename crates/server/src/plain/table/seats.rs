//! Who sits where, and what can be done about it.

use super::Drawing;
use crate::plain::address::{Address, Look};
use maud::{Markup, html};
use protocol::{SeatInfo, Sitter, Status};
use room::letter;
use tabletop::Phrase;

impl Drawing<'_> {
    /// The seats, and the buttons of those who sit there.
    pub(super) fn seats(&self) -> Markup {
        let table = &self.seen.table;
        html! {
            section aria-labelledby="seats" {
                h2 id="seats" { (self.say("plain-seats")) }
                ul { @for seat in &table.seats { li { (self.seat(seat)) } } }
                @if self.seen.own.len() > 1 { (self.other_seats()) }
                @match table.status {
                    Status::Open => (self.before()),
                    Status::Running => (self.meanwhile()),
                    Status::Over => {}
                }
            }
        }
    }

    fn seat(&self, seat: &SeatInfo) -> Markup {
        let id = match &seat.sitter {
            Sitter::Open => "plain-seat-open",
            Sitter::Bot { .. } => "plain-seat-bot",
            Sitter::Person { resigned: true, .. } => "plain-seat-resigned",
            Sitter::Person { stand_in: Some(_), .. } => "plain-seat-stood-in",
            Sitter::Person { .. } if seat.yours => "plain-seat-yours",
            Sitter::Person { .. } => "plain-seat-person",
        };
        let open = seat.sitter == Sitter::Open && self.seen.table.status == Status::Open;
        let seated = match &seat.sitter {
            Sitter::Bot { level } => self.seated(id, seat.seat).with("level", level.clone()),
            Sitter::Open | Sitter::Person { .. } => self.seated(id, seat.seat),
        };
        html! {
            (self.seen.voice.say(&timed(seated, seat.clock_ms)))
            @if open && self.reader.asker.guest.is_some() {
                @let words = self.seen.voice.say(&self.seated("plain-sit", seat.seat));
                (self.button_saying("sit", &words, &[("seat", seat.seat.to_string())]))
            }
        }
    }

    /// For a screen that several share: the table as each of them knows it.
    fn other_seats(&self) -> Markup {
        let others = self.seen.own.iter().filter(|seat| !self.seen.viewer.is(**seat));
        html! { ul.links { @for seat in others { li { (self.look_from(*seat)) } } } }
    }

    fn before(&self) -> Markup {
        let table = &self.seen.table;
        let full = table.seats.iter().all(|seat| seat.sitter != Sitter::Open);
        html! {
            @if let Some(invite) = &table.invite { (self.invitation(invite)) }
            @if table.yours && full { (self.button("start", "plain-start", &[])) }
            @if table.yours && !full { p { (self.say("plain-start-later")) } }
            @if !self.seen.own.is_empty() { (self.button("leave", "plain-leave", &[])) }
        }
    }

    /// The address as it stands after the name of the server: what that is, only the reader's browser knows.
    fn invitation(&self, invite: &str) -> Markup {
        let look = Look { invite: Some(invite.into()), ..Look::default() };
        let address = Address { id: &self.seen.table.id, language: None, look: &look }.here();
        html! { p { (self.say("plain-invite")) " " a href=(address) { (address) } } }
    }

    fn meanwhile(&self) -> Markup {
        let own = |seat: &&SeatInfo| self.seen.own.iter().any(|own| letter(*own) == seat.seat);
        let stood_in = |seat: &SeatInfo| {
            matches!(seat.sitter, Sitter::Person { stand_in: Some(_), resigned: false, .. })
        };
        let plays = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Person { resigned: false, .. });
        let seats: Vec<_> = self.seen.table.seats.iter().filter(own).collect();
        html! {
            @if seats.iter().any(|seat| stood_in(seat)) { (self.button("take-back", "plain-take-back", &[])) }
            @if seats.iter().any(|seat| plays(seat)) {
                details {
                    summary { (self.say("plain-resign-how")) }
                    (self.button("resign", "plain-resign", &[]))
                }
            }
        }
    }
}

/// Who sits there with the time left to them, if it is counted.
fn timed(seated: Phrase, clock_ms: Option<u64>) -> Phrase {
    match clock_ms {
        None => seated,
        Some(left) => {
            let minutes = (left / 60_000) as usize;
            Phrase::new("plain-seat-clock").with("seated", seated).with("minutes", minutes)
        }
    }
}
