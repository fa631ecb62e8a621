//! Talk at a table: the last lines, who hears whom, and how much one may say.

use super::actor::{Actor, send};
use super::command::{Person, Reply};
use super::publish::is_muted;
use super::seats::{Holder, letter};
use super::state::State;
use crate::guard::logs;
use crate::{ids, say};
use protocol::{ChatLine, ErrorCode, Failure};
use std::collections::{HashMap, VecDeque};
use store::{Moment, Said, Store, TableId};

/// Lines that somebody who comes is shown.
const SHOWN: usize = 50;
/// Speakers one guest can mute at a table.
const MOST_MUTES: usize = 500;
/// Milliseconds of a minute.
const MINUTE: u64 = 60_000;

/// What was said lately.
#[derive(Debug, Default)]
pub struct Talk {
    lines: VecDeque<ChatLine>,
    mutes: Vec<(String, String)>,
    /// When each guest last spoke, for the limit.
    spoke: HashMap<String, VecDeque<u64>>,
}

impl Talk {
    /// Nothing said yet.
    pub fn new(mutes: Vec<(String, String)>) -> Self {
        Self { mutes, ..Self::default() }
    }

    /// Reads what was said before; a table without its talk is still a table.
    pub async fn load(&mut self, store: &Store, id: &TableId, state: &State) {
        match store.chat(id, 0).await {
            Ok(said) => {
                let skipped = said.len().saturating_sub(SHOWN);
                self.lines = said.into_iter().skip(skipped).map(|said| line(id, state, said)).collect();
            }
            Err(error) => {
                tracing::warn!(table = %logs::short(id.as_str()), %error, "the talk of a table cannot be read");
            }
        }
    }

    /// Who hears whom no more.
    pub fn mutes(&self) -> &[(String, String)] {
        &self.mutes
    }

    /// The last lines, without those of speakers the guest does not want to hear.
    pub fn heard_by(&self, guest: Option<&str>) -> Vec<ChatLine> {
        let heard = |line: &&ChatLine| !is_muted(&self.mutes, guest, &line.speaker);
        self.lines.iter().filter(heard).cloned().collect()
    }

    /// The speakers a guest does not want to hear.
    pub fn muted_by(&self, guest: Option<&str>) -> Vec<String> {
        let own = self.mutes.iter().filter(|(hearer, _)| Some(hearer.as_str()) == guest);
        own.map(|(_, speaker)| speaker.clone()).collect()
    }

    fn keep(&mut self, line: ChatLine) {
        self.lines.push_back(line);
        if self.lines.len() > SHOWN {
            self.lines.pop_front();
        }
    }

    /// Whether a guest may speak now, after so many lines within a minute.
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

impl Actor {
    pub(super) async fn say(&mut self, person: &Person, text: &str, reply: Reply<ChatLine>) {
        match self.try_say(person, text).await {
            Ok(line) => {
                send(reply, Ok(line.clone()));
                self.audience.chat(&line, self.talk.mutes());
                self.talk.keep(line);
            }
            Err(failure) => send(reply, Err(failure)),
        }
    }

    async fn try_say(&mut self, person: &Person, text: &str) -> Result<ChatLine, Failure> {
        let limits = &self.app.settings.limits;
        let text = crate::lay::plain_text(text, limits.chat_letters).ok_or_else(|| say::bad_field("text"))?;
        let (now, most) = (self.app.environment.now(), limits.chat_lines_per_minute as usize);
        if !self.talk.may_speak(&person.id, now, most) {
            return Err(say::failure(ErrorCode::TooMany));
        }
        let guest = person.id.parse().map_err(|_| say::failure(ErrorCode::NoGuest))?;
        let at = Moment(now as i64);
        let said = self.app.store.say(&self.id, &guest, &text, at).await;
        let index = said.map_err(|error| say::store(&error))?;
        let said = Said { index, guest, name: self.name_of(person), text, at };
        Ok(line(&self.id, &self.state, said))
    }

    /// As they are called on their seat: a socket knows the name its person had when it was opened.
    fn name_of(&self, person: &Person) -> String {
        let own = self.state.seats_of(&person.id).map(|seat| &self.state.chair(seat).holder);
        let named = own.into_iter().find_map(|holder| match holder {
            Holder::Guest(name) => Some(name.clone()),
            Holder::Open | Holder::HotSeat(_) | Holder::Bot(_) => None,
        });
        named.unwrap_or_else(|| person.name.clone())
    }

    pub(super) async fn mute(&mut self, guest: String, speaker: String, muted: bool) -> Result<(), Failure> {
        let mut pairs = self.talk.mutes.clone();
        pairs.retain(|(hearer, of)| !(*hearer == guest && *of == speaker));
        if muted {
            if pairs.iter().filter(|(hearer, _)| *hearer == guest).count() >= MOST_MUTES {
                return Err(say::failure(ErrorCode::TooMany));
            }
            pairs.push((guest, speaker));
        }
        let change = self.change_to(&self.state, &pairs);
        self.write(Vec::new(), None, change).await.map_err(|error| say::store(&error))?;
        self.talk.mutes = pairs;
        Ok(())
    }
}

fn line(table: &TableId, state: &State, said: Said) -> ChatLine {
    let guest = said.guest.as_str();
    ChatLine {
        index: said.index,
        speaker: ids::speaker(table.as_str(), guest),
        name: said.name,
        seat: state.seats_of(guest).next().map(letter),
        text: said.text,
        at: said.at.0 as u64 / 1000,
    }
}
