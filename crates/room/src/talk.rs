//! Chat at a table: the latest messages, who has muted whom, and how much a guest may say.

use crate::audience::is_muted;
use crate::clock::{MINUTE, Now};
use crate::command::Person;
use crate::seats::{Holder, letter};
use crate::settle::Plan;
use crate::table::Table;
use crate::turn::{Answer, Mute, Proposal, Speech, Turn, Write};
use crate::{Refusal, Room, lay, names};
use protocol::{ChatLine, ErrorCode};
use std::collections::{BTreeMap, VecDeque};

/// The number of messages shown to a new arrival.
const SHOWN: usize = 50;
/// Speakers one guest can mute at a table.
const MOST_MUTES: usize = 50;
/// Mutes at one table from which on only those who play there can add to them.
const MOST_MUTES_IN_ALL: usize = 500;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its index in the chat, from 0.
    pub index: u64,
    /// The words and who said them.
    pub speech: Speech,
    /// The name of its speaker now.
    pub name: String,
}

/// What was said lately.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    lines: VecDeque<ChatLine>,
    mutes: Vec<(String, String)>,
    /// When each guest last spoke, for the limit.
    spoke: BTreeMap<String, VecDeque<u64>>,
}

impl Talk {
    /// What was said at a table; of the lines, the last ones.
    pub fn of(table: &Table, said: Vec<Said>, mutes: Vec<(String, String)>) -> Self {
        let skipped = said.len().saturating_sub(SHOWN);
        let lines = said.into_iter().skip(skipped).map(|said| line(table, said)).collect();
        Self { lines, mutes, spoke: BTreeMap::new() }
    }

    /// Who has muted whom.
    pub fn mutes(&self) -> &[(String, String)] {
        &self.mutes
    }

    fn has(&self, mute: &Mute) -> bool {
        self.mutes.iter().any(|(hearer, speaker)| *hearer == mute.hearer && *speaker == mute.speaker)
    }

    /// It is kept.
    pub(crate) fn note_mute(&mut self, mute: Mute) {
        let Mute { hearer, speaker, muted } = mute;
        self.mutes.retain(|pair| (&pair.0, &pair.1) != (&hearer, &speaker));
        if muted {
            self.mutes.push((hearer, speaker));
        }
    }

    /// Sets who has muted whom.
    pub(crate) fn set_mutes(&mut self, pairs: Vec<(String, String)>) {
        self.mutes = pairs;
    }

    /// The last lines, without those of speakers the guest has muted.
    pub fn heard_by(&self, guest: Option<&str>) -> Vec<ChatLine> {
        let heard = |line: &&ChatLine| !is_muted(&self.mutes, guest, &line.speaker);
        self.lines.iter().filter(heard).cloned().collect()
    }

    /// The speakers a guest has muted.
    pub fn muted_by(&self, guest: Option<&str>) -> Vec<String> {
        let own = self.mutes.iter().filter(|(hearer, _)| Some(hearer.as_str()) == guest);
        own.map(|(_, speaker)| speaker.clone()).collect()
    }

    pub(crate) fn keep(&mut self, line: ChatLine) {
        self.lines.push_back(line);
        if self.lines.len() > SHOWN {
            self.lines.pop_front();
        }
    }

    /// Whether a guest may speak now, after what they have said within the last minute.
    fn may_speak(&mut self, guest: &str, now: u64, most: usize) -> bool {
        let spoke = self.spoke.entry(guest.to_owned()).or_default();
        while spoke.front().is_some_and(|at| at + MINUTE <= now) {
            spoke.pop_front();
        }
        let may = spoke.len() < most;
        if may {
            spoke.push_back(now);
        }
        may
    }
}

impl Room {
    pub(crate) fn say(&mut self, person: &Person, text: &str, now: Now) -> Result<Turn, Refusal> {
        let limits = self.config.limits;
        let text = lay::plain_text(text, limits.chat_letters).ok_or(Refusal::Field("text"))?;
        if !self.talk.may_speak(&person.id, now.date, limits.chat_lines_per_minute) {
            return Err(ErrorCode::TooMany.into());
        }
        let speech = Speech { guest: person.id.clone(), text, at: now.date };
        let plan = Plan::Say { speech: speech.clone(), name: self.name_of(person) };
        Ok(Turn::Write(Write::Say(speech), Proposal(plan)))
    }

    /// It is stored: everyone gets it.
    pub(crate) fn said(&mut self, said: Said) -> Turn {
        let line = line(&self.table, said);
        let then = self.audience.chat(&line, self.talk.mutes());
        self.talk.keep(line.clone());
        Turn::then(Ok(Answer::Said(line)), then)
    }

    /// As they are called on their seat: a device knows the name its person had when it came.
    fn name_of(&self, person: &Person) -> String {
        let own = self.table.seats_of(&person.id).map(|seat| &self.table.chair(seat).holder);
        let named = own.into_iter().find_map(|holder| match holder {
            Holder::Guest(name) => Some(name.clone()),
            Holder::Open | Holder::HotSeat(_) | Holder::Bot(_) => None,
        });
        named.unwrap_or_else(|| person.name.clone())
    }

    /// A player can always mute those who speak or sit here; the mutes of spectators are limited.
    pub(crate) fn mute(&self, guest: String, speaker: String, muted: bool) -> Result<Turn, Refusal> {
        let mute = Mute { hearer: guest, speaker, muted };
        if self.talk.has(&mute) == muted {
            return Ok(Turn::answer(Answer::Done));
        }
        if muted {
            self.may_mute(&mute)?;
        }
        Ok(Turn::Write(Write::Mute(mute.clone()), Proposal(Plan::Mute(mute))))
    }

    fn may_mute(&self, mute: &Mute) -> Result<(), Refusal> {
        let own = self.talk.muted_by(Some(&mute.hearer)).len();
        let guests = self.table.chairs.iter().filter_map(|chair| chair.guest.as_deref());
        let seated =
            guests.map(|guest| names::speaker(&self.table.id, guest)).any(|name| name == mute.speaker);
        if !seated && self.talk.lines.iter().all(|line| line.speaker != mute.speaker) {
            return Err(Refusal::Field("speaker"));
        }
        let plays = self.table.seats_of(&mute.hearer).next().is_some();
        if own >= MOST_MUTES || !plays && self.talk.mutes.len() >= MOST_MUTES_IN_ALL {
            return Err(ErrorCode::TooMany.into());
        }
        Ok(())
    }
}

fn line(table: &Table, said: Said) -> ChatLine {
    let Said { index, speech, name } = said;
    ChatLine {
        index,
        speaker: names::speaker(&table.id, &speech.guest),
        name,
        seat: table.seats_of(&speech.guest).next().map(letter),
        text: speech.text,
        at: speech.at / 1000,
    }
}
