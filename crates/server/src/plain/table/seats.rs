//! Who sits where, and what can be done about it.

use super::Drawing;
use crate::plain::address::{Address, Look};
use crate::say;
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
                @if let Some(owner) = table.owner {
                    p { (self.seen.voice.say(&self.seated("plain-host", owner))) }
                }
                @if matches!(table.status, Status::Open | Status::Running) {
                    p { (self.seen.voice.say(&say::clock(table.terms.clock))) " " (self.absence()) }
                }
                @if self.seen.own.len() > 1 { (self.other_seats()) }
                @match table.status {
                    Status::Open => (self.before()),
                    Status::Running => (self.meanwhile()),
                    Status::Over | Status::Closed => {}
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
            @if open {
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
        if table.dice.sealed {
            return html! {};
        }
        html! {
            @if let Some(invite) = &table.invite { (self.invitation(invite)) }
            @if table.yours && full { (self.button("start", "plain-start", &[])) }
            @if table.yours && !full { p { (self.say("plain-start-later")) } }
            @if !self.seen.own.is_empty() { (self.button("leave", "plain-leave", &[])) }
            @if table.yours { (self.host_tools()) }
        }
    }

    fn absence(&self) -> String {
        let minutes = self.seen.table.terms.absence_minutes.unwrap_or_default();
        self.seen.voice.say(&Phrase::new("server-absence").with("minutes", minutes as usize))
    }

    /// What only the host may do, each to be confirmed by unfolding it first or by its own words.
    fn host_tools(&self) -> Markup {
        let table = &self.seen.table;
        let open = table.status == Status::Open;
        let person = |seat: &&SeatInfo| matches!(seat.sitter, Sitter::Person { .. }) && !seat.yours;
        html! {
            @for seat in table.seats.iter().filter(person) {
                @if open { (self.about("remove", "plain-remove", seat.seat)) }
                (self.about("hand-over", "plain-hand-over", seat.seat))
            }
            details {
                summary { (self.say("plain-close-how")) }
                (self.button("close", if open { "plain-close-open" } else { "plain-close" }, &[]))
            }
        }
    }

    /// A button about the person on a seat.
    fn about(&self, what: &str, id: &'static str, seat: char) -> Markup {
        let words = self.seen.voice.say(&self.seated(id, seat));
        self.button_saying(what, &words, &[("seat", seat.to_string())])
    }

    /// The person who must decide and is not there, and what those present may do about it.
    fn absent(&self) -> Markup {
        let turn = self.seen.play.as_ref().and_then(|play| play.turn).map(|(seat, _)| letter(seat));
        let absent = self.seen.table.seats.iter().find(|seat| Some(seat.seat) == turn && !seat.yours);
        let Some((seat, away)) = absent.and_then(|seat| Some((seat.seat, seat.away?))) else {
            return html! {};
        };
        let minutes = (away.for_ms / 60_000) as usize;
        html! {
            p { (self.seen.voice.say(&self.seated("plain-away", seat).with("minutes", minutes))) }
            @if away.bot_in_ms == Some(0) && !self.seen.own.is_empty() {
                (self.about("stand-in", "plain-stand-in", seat))
            }
        }
    }

    /// The whole address, ready to be sent; where this server does not know its own name, what follows it.
    fn invitation(&self, invite: &str) -> Markup {
        let look = Look { invite: Some(invite.into()), ..Look::default() };
        let address = Address { id: &self.seen.table.id, language: None, look: &look }.here();
        let origin = self.origin.as_ref().map(ToString::to_string).unwrap_or_default();
        html! { p { (self.say("plain-invite")) " " a href=(address) { (origin) (address) } } }
    }

    fn meanwhile(&self) -> Markup {
        let own = |seat: &&SeatInfo| self.seen.own.iter().any(|own| letter(*own) == seat.seat);
        let stood_in = |seat: &SeatInfo| {
            matches!(seat.sitter, Sitter::Person { stand_in: Some(_), resigned: false, .. })
        };
        let plays = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Person { resigned: false, .. });
        let seats: Vec<_> = self.seen.table.seats.iter().filter(own).collect();
        html! {
            @if seats.iter().any(|seat| stood_in(seat)) {
                p { (self.say("plain-stood-in")) }
                (self.button("take-back", "plain-take-back", &[]))
            }
            (self.absent())
            @if self.seen.table.yours { (self.host_tools()) }
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
