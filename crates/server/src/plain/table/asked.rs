//! What is asked now, and the buttons that answer it.

use super::Drawing;
use super::seen::Play;
use crate::plain::address::Look;
use maud::{Markup, html};
use protocol::{Choice, Sitter, Status};
use room::letter;
use tabletop::{Phrase, Seat, Viewer};

/// What a reader waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// People who sit down, or the one who starts.
    Start,
    /// Someone's decision.
    Seat(Seat),
}

impl Drawing<'_> {
    /// The first part of the page.
    pub(super) fn now(&self) -> Markup {
        html! {
            section aria-labelledby="now" {
                h2 id="now" { (self.say("plain-now")) }
                @match &self.seen.play {
                    None => { p.asked { (self.say("plain-not-begun")) } }
                    Some(play) => (self.asked(play)),
                }
                (self.waiting())
                p { a href=(self.address.here()) { (self.say("plain-reload")) } }
            }
        }
    }

    fn asked(&self, play: &Play) -> Markup {
        html! {
            @if self.seen.table.status == Status::Closed { p.asked { (self.say("plain-closed")) } }
            @else { p.asked { (play.scene.asked) } }
            @if let Some(word) = &play.scene.last_word { p { (word) } }
            @if let Some(coach) = &play.scene.coach { p.coach { (coach.text) } }
            (self.whose_eyes())
            @if !play.scene.options.is_empty() { (self.options(play.scene.version, &play.scene.options)) }
            @if play.scene.can_undo {
                (self.button("undo", "plain-undo", &[("at_version", play.scene.version.to_string())]))
            }
            @if play.scene.coach.as_ref().is_some_and(|coach| coach.step.is_some() || coach.steps == 0) {
                (self.button("skip-lesson", "plain-skip-lesson", &[]))
            }
            (self.pass_on(play))
            @if play.scene.over { (self.afterwards()) }
        }
    }

    /// Whose knowledge is shown, where that is not plain.
    fn whose_eyes(&self) -> Markup {
        let words = match self.seen.viewer {
            Viewer::Spectator => Some(self.say("plain-watching")),
            Viewer::Seat(seat) if self.seen.own.len() > 1 => {
                Some(self.seen.voice.say(&Phrase::new("plain-looking-from").with("who", seat)))
            }
            Viewer::Seat(_) => None,
        };
        html! { @if let Some(words) = words { p.quietly { (words) } } }
    }

    /// One form, one button for each option.
    fn options(&self, version: u64, options: &[Choice]) -> Markup {
        html! {
            form method="post" action=(self.address.here()) aria-label=(self.say("plain-options")) {
                (hidden("do", "play"))
                (hidden("key", &self.key))
                (hidden("at_version", &version.to_string()))
                ul.choices {
                    @for option in options {
                        li {
                            button type="submit" name="action" value=(option.notation) {
                                (option.text)
                                @if let Some(brings) = &option.brings { " " span { (brings.text) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A button that is a form of its own.
    pub(super) fn button(&self, what: &str, id: &'static str, fields: &[(&str, String)]) -> Markup {
        self.button_saying(what, &self.say(id), fields)
    }

    pub(super) fn button_saying(&self, what: &str, words: &str, fields: &[(&str, String)]) -> Markup {
        html! {
            form method="post" action=(self.address.here()) {
                (hidden("do", what))
                (hidden("key", &self.key))
                @for (name, value) in fields { (hidden(name, value)) }
                button.quiet type="submit" { (words) }
            }
        }
    }

    /// Where secrets are held, a screen that several share is passed on before anything of the next is shown.
    fn pass_on(&self, play: &Play) -> Markup {
        let next = play.turn.filter(|(seat, bot)| !bot && self.seen.own.contains(seat));
        let next = next.map(|(seat, _)| seat).filter(|seat| !self.seen.viewer.is(*seat));
        html! {
            @if let Some(seat) = next {
                p { (self.seen.voice.say(&Phrase::new("plain-pass").with("who", seat))) }
                p { (self.look_from(seat)) }
            }
        }
    }

    /// A link to the same table from another seat of the reader.
    pub(super) fn look_from(&self, seat: Seat) -> Markup {
        let look = Look { seat: Some(letter(seat).to_string()), ..self.address.look.clone() };
        let words = self.seen.voice.say(&Phrase::new("plain-look-from").with("who", seat));
        html! { a href=(self.address.with(&look)) { (words) } }
    }

    /// What is waited for, if it is not for the reader to do something.
    pub(super) fn waits_for(&self) -> Option<Awaited> {
        let table = &self.seen.table;
        match &self.seen.play {
            None if table.dice.sealed => Some(Awaited::Start),
            None if table.yours && table.seats.iter().all(|seat| seat.sitter != Sitter::Open) => None,
            None => Some(Awaited::Start),
            Some(play) => {
                let turn = play.turn.filter(|(seat, bot)| *bot || !self.seen.own.contains(seat));
                turn.map(|(seat, _)| Awaited::Seat(seat))
            }
        }
    }

    fn waiting(&self) -> Markup {
        let Some(awaited) = self.waits_for() else { return html! {} };
        let whom = match awaited {
            Awaited::Seat(seat) => self.seen.voice.say(&Phrase::new("plain-waiting").with("who", seat)),
            Awaited::Start => self.say("plain-waiting-start"),
        };
        let follows = self.address.look.follows();
        let other = Look { follow: follows.then(|| "no".into()), ..self.address.look.clone() };
        html! {
            p { (whom) " " @match self.follow() {
                Some(seconds) => (self.seen.voice.say(&Phrase::new("plain-follows").with("seconds", seconds as usize))),
                None => (self.say("plain-follows-not")),
            } }
            p { a href=(self.address.with(&other)) {
                @if follows { (self.say("plain-stay")) } @else { (self.say("plain-follow")) }
            } }
        }
    }

    fn afterwards(&self) -> Markup {
        let table = &self.seen.table;
        html! {
            ul.links {
                li { a href={ "/api/records/" (table.id) "/record" } { (self.say("plain-record")) } }
                @if let Some(next) = &table.rematch {
                    li { a href={ "/t/" (next) "/text" } { (self.say("plain-next-table")) } }
                }
            }
            @if table.status == Status::Over && table.rematch.is_none() && !self.seen.own.is_empty() {
                (self.button("rematch", "plain-rematch", &[]))
            }
        }
    }
}

/// A field nobody sees.
pub fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}
