//! What lies on the table, who is ahead, what happened and what was said.

use super::Drawing;
use super::asked::hidden;
use super::seen::Play;
use crate::plain::address::Look;
use crate::plain::page::isolated;
use maud::{Markup, html};
use protocol::{ChatLine, Note, NoteKind, Part, Rung, Standing, limits};
use room::seat_of;
use tabletop::{Phrase, Seat};

impl Drawing<'_> {
    /// The table in words.
    pub(super) fn tableau(&self, play: &Play) -> Markup {
        html! {
            @for (index, section) in play.tableau.iter().enumerate() {
                section aria-labelledby={ "part-" (index) } {
                    h2 id={ "part-" (index) } { (section.title) }
                    @if section.lines.is_empty() { p { (self.say("plain-nothing")) } }
                    @else { ul { @for line in &section.lines { li { (line) } } } }
                }
            }
        }
    }

    /// Points with their sources: one column for each seat, so that a narrow screen has room for the words.
    pub(super) fn standings(&self, play: &Play) -> Markup {
        let standings = &play.scene.standings;
        let sources = standings.first().map(|first| first.sources.len()).unwrap_or_default();
        let words = |index: usize| standings.first().map_or("", |first| first.sources[index].text.as_str());
        html! {
            section aria-labelledby="scores" {
                h2 id="scores" { (self.say("plain-scores")) }
                div.wide role="group" tabindex="0" aria-labelledby="scores" { table {
                    thead { tr {
                        th scope="col" { (self.say("plain-player")) }
                        @for standing in standings { th.number scope="col" { bdi { (self.name(standing.seat)) } } }
                    } }
                    tbody {
                        (row(&self.say("plain-points"), standings.iter().map(|one| one.score.into())))
                        (row(&self.say("plain-place"), standings.iter().map(|one| one.place.into())))
                        @for index in 0..sources {
                            (row(words(index), standings.iter().map(|one| points(one, index))))
                        }
                    }
                } }
                (self.explained(play))
            }
        }
    }

    /// What every score is made of, and the ranks of a game for one, the highest first.
    fn explained(&self, play: &Play) -> Markup {
        html! {
            @for standing in &play.scene.standings {
                @if !standing.parts.is_empty() {
                    h3 { bdi { (self.name(standing.seat)) } }
                    (words(standing.parts.iter().filter(|part| part.counted)))
                    @if standing.parts.iter().any(|part| !part.counted) {
                        p { (self.say("common-part-later")) }
                        (words(standing.parts.iter().filter(|part| !part.counted)))
                    }
                }
            }
            @if let Some(ladder) = &play.scene.ladder {
                h3 { (self.say("plain-ladder")) }
                p { (ladder.next) }
                ol reversed start=(ladder.rungs.len()) {
                    @for rung in ladder.rungs.iter().rev() { li { (self.rung(rung)) } }
                }
            }
        }
    }

    fn rung(&self, rung: &Rung) -> String {
        let rank = Phrase::new("plain-rank").with("from", rung.from).with("title", rung.title.clone());
        self.seen.voice.say(&rank.with("reached", rung.reached))
    }

    /// Who sits on a seat.
    pub(super) fn name(&self, letter: char) -> String {
        let seat = seat_of(letter, self.seen.table.seats.len());
        seat.map_or_else(|| letter.to_string(), |seat| self.seen.voice.names.of(seat).into_owned())
    }

    /// What happened, the newest first: that is what a reader who comes back wants to hear.
    pub(super) fn log(&self, play: &Play) -> Markup {
        let all = self.address.look.tells_all();
        let other = Look { log: (!all).then(|| "all".into()), ..self.address.look.clone() };
        html! {
            section aria-labelledby="log" {
                h2 id="log" { @if all { (self.say("plain-log-all")) } @else { (self.say("plain-log")) } }
                @if play.events.is_empty() { p { (self.say("plain-nothing")) } }
                @else { ol reversed start=(play.events.len()) {
                    @for event in play.events.iter().rev() { li { (event.text) } }
                } }
                @if !self.seen.table.notes.is_empty() {
                    ul { @for note in self.seen.table.notes.iter().rev() { li { (self.noted(note)) } } }
                }
                p { a href=(self.address.with(&other)) {
                    @if all { (self.say("plain-log-less")) } @else { (self.say("plain-log-more")) }
                } }
            }
        }
    }

    /// What changed who plays.
    fn noted(&self, note: &Note) -> String {
        let seat = note.seat.unwrap_or_default();
        let phrase = match (note.kind, note.by) {
            (NoteKind::Resigned, _) => self.seated("plain-note-resigned", seat),
            (NoteKind::StoodIn, None) => self.seated("plain-note-stood-in", seat),
            (NoteKind::StoodIn, Some(by)) => {
                let by = seat_of(by, self.seen.table.seats.len()).unwrap_or(Seat::new(0));
                self.seated("plain-note-stood-in-by", seat).with("by", by)
            }
            (NoteKind::Back, _) => self.seated("plain-note-back", seat),
            (NoteKind::Closed, _) => Phrase::new("plain-closed"),
        };
        self.seen.voice.say(&phrase)
    }

    /// What was said, and a form to say something; what could not be said stays in it.
    pub(super) fn talk(&self) -> Markup {
        let unsaid = self.refused.as_ref().map(|refused| refused.unsaid.as_str()).unwrap_or_default();
        html! {
            section aria-labelledby="talk" {
                h2 id="talk" { (self.say("plain-talk")) }
                @if self.seen.chat.is_empty() { p { (self.say("plain-nothing")) } }
                @else { ul { @for line in &self.seen.chat { li { (self.said(line)) } } } }
                form method="post" action=(self.address.here()) {
                    (hidden("do", "say"))
                    label for="words" { (self.say("plain-words")) }
                    input id="words" name="text" value=(unsaid) maxlength=(limits::CHAT_LETTERS) autocomplete="off" required;
                    button.quiet type="submit" { (self.say("plain-say")) }
                }
                (self.report())
            }
        }
    }

    /// For those who run the server; nobody at the table hears of it.
    fn report(&self) -> Markup {
        html! {
            details {
                summary { (self.say("plain-report-how")) }
                form method="post" action=(self.address.here()) {
                    (hidden("do", "report"))
                    label for="report" { (self.say("plain-report-words")) }
                    input id="report" name="text" maxlength=(limits::REPORT_LETTERS) autocomplete="off" required;
                    button.quiet type="submit" { (self.say("plain-report")) }
                }
            }
        }
    }

    fn said(&self, line: &ChatLine) -> String {
        let said = Phrase::new("plain-said").with("name", isolated(&line.name));
        self.seen.voice.say(&said.with("text", isolated(&line.text)))
    }

    pub(super) fn seated(&self, id: &'static str, letter: char) -> Phrase {
        let phrase = Phrase::new(id).with("seat", letter.to_string());
        match seat_of(letter, self.seen.table.seats.len()) {
            Some(seat) => phrase.with("who", seat),
            None => phrase,
        }
    }
}

fn row(title: &str, cells: impl Iterator<Item = i64>) -> Markup {
    html! { tr { th scope="row" { (title) } @for cell in cells { td.number { (cell) } } } }
}

fn words<'p>(parts: impl Iterator<Item = &'p Part>) -> Markup {
    html! { ul { @for part in parts { li { (part.text) } } } }
}

fn points(standing: &Standing, source: usize) -> i64 {
    standing.sources.get(source).map_or(0, |one| one.points.into())
}
