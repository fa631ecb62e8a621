//! A table with those who are at it: what it is asked, what is due, and what each of them is shown.

use crate::audience::Audience;
use crate::bots::Foreseen;
use crate::clock::{MINUTE, Now};
use crate::command::{Client, Command, Looking, Watcher};
use crate::info::table_info;
use crate::journal::{Entry, TableVersion};
use crate::restore::{Kept, RestoreError, Restored};
use crate::seats::seat_of;
use crate::settle::After;
use crate::table::Table;
use crate::talk::{Said, Talk};
use crate::turn::{Answer, Effect, Turn};
use crate::{Config, Refusal};
use phrasebook::Language;
use protocol::{ErrorCode, Welcome};
use referee::StepLine;
use std::sync::Arc;
use tabletop::Seat;

/// Arrivals and departures are announced together, at most once in this many milliseconds.
const PRESENCE_PAUSE: u64 = 300;
/// Milliseconds for which a guest who has read the table as a page counts as being here.
const READING: u64 = 5 * MINUTE;

/// A table and everyone at it.
#[derive(Clone, Debug)]
pub struct Room {
    pub(crate) config: Arc<Config>,
    pub(crate) table: Arc<Table>,
    /// The steps the game begins with, if they are known.
    pub(crate) first: Option<Vec<StepLine>>,
    /// What chance brought first, where that is not written yet: it goes before everything else.
    pub(crate) undealt: Vec<Entry>,
    pub(crate) audience: Audience,
    pub(crate) talk: Talk,
    /// The version a bot is thinking about.
    pub(crate) thinking: Option<TableVersion>,
    pub(crate) foreseen: Option<Foreseen>,
    /// The tick at which the table last changed, for the pace of bots.
    pub(crate) changed: u64,
    /// The tick before which no bot is tried again after a refusal.
    pub(crate) retry: Option<u64>,
    /// Whether the table is no more.
    pub(crate) discarded: bool,
    /// The tick at which arrivals and departures are announced.
    presence_due: Option<u64>,
    /// When the room was last asked for something.
    active: u64,
}

/// Who looks, from which seat, and what they already know.
struct Look<'w> {
    guest: Option<&'w str>,
    language: Language,
    wish: Option<Seat>,
    since: Option<TableVersion>,
}

impl Room {
    /// The room of a table that was created, with what was said there; and what is to be done first.
    pub fn open(
        kept: Kept,
        said: Vec<Said>,
        config: Arc<Config>,
        now: Now,
    ) -> Result<(Self, Turn), RestoreError> {
        let Restored { table, mutes, undealt, first } = Restored::from(kept, &config)?;
        let mut room = Self {
            talk: Talk::of(&table, said, mutes),
            audience: Audience::since(config.since),
            config,
            table,
            first,
            undealt,
            thinking: None,
            foreseen: None,
            changed: now.tick,
            retry: None,
            discarded: false,
            presence_due: None,
            active: now.date,
        };
        let turn = room.deal(After::Opened, now);
        Ok((room, turn))
    }

    /// The table as it is now, secrets included.
    pub fn table(&self) -> &Arc<Table> {
        &self.table
    }

    /// What follows from a command.
    pub fn handle(&mut self, command: Command, now: Now) -> Turn {
        if self.discarded {
            return Turn::or_refuse(Err(ErrorCode::NotFound.into()));
        }
        if command.concerns_this_table() {
            self.active = now.date;
        }
        if let Some(guest) = command.asker() {
            self.seen(guest, now);
        }
        let turn = match command {
            Command::Welcome { looking } => {
                let welcome = self.welcome(&looking, now);
                self.looked_at_by(looking.guest.as_deref(), now);
                welcome.map(|turn| self.and_ask_bot(turn))
            }
            Command::MayLook { looking } => self.may_look(&looking),
            Command::Info { guest } => Ok(Turn::answer(self.info(guest.as_deref(), now))),
            Command::Whole => Ok(Turn::answer(Answer::Whole(self.table.clone()))),
            Command::Sit { person, sit } => self.sit(person, &sit, now),
            Command::Leave { guest } => self.leave(guest, now),
            Command::Remove { guest, seat } => self.remove(guest, seat, now),
            Command::HandOver { guest, seat } => self.hand_over(guest, seat, now),
            Command::Close { guest } => self.close(&guest, now),
            Command::StandIn { guest, seat } => self.let_stand_in(guest, seat, now),
            Command::Pledge { guest, pledge } => self.pledge(guest, &pledge, now),
            Command::Show { guest, show } => self.show_bytes(guest, &show, now),
            Command::Start { guest, start: protocol::Start {} } => self.start(guest, now),
            Command::Rematch { person, luck } => self.rematch(&person, luck, now),
            Command::TakeBack { guest } => self.take_back(guest, now),
            Command::SkipLesson { guest } => self.skip_lesson(guest, now),
            Command::Resign { guest } => self.resign(guest, now),
            Command::Play { guest, play } => self.play(&guest, &play, now),
            Command::Undo { guest, undo } => self.undo(&guest, &undo, now),
            Command::Say { person, text } => self.say(&person, &text, now),
            Command::Mute { guest, speaker, muted } => self.mute(guest, speaker, muted),
            Command::Attach { client, watcher, since } => {
                let turn = self.attach(client, watcher, since, now);
                Ok(self.and_ask_bot(turn))
            }
            Command::Look { client, seat } => self.look(client, seat, now),
            Command::CatchUp { client } => Ok(Turn::then(Ok(Answer::Done), self.greet(client, None, now))),
            Command::Detach { client } => Ok(self.detach(client, now)),
            Command::Reads { guest } => {
                let turn = self.read_by(&guest, now);
                Ok(self.and_ask_bot(turn))
            }
            Command::Chosen { version, seat, actions } => Ok(self.chosen(version, seat, actions, now)),
            Command::Renamed { guest, name } => Ok(self.renamed(&guest, &name, now)),
            Command::Wake => self.wake(now),
            Command::Stop => Ok(Turn::then(Ok(Answer::Done), self.audience.close(ErrorCode::Stopping))),
        };
        Turn::or_refuse(turn)
    }

    /// How many milliseconds the room may be left idle; then it needs a [`Command::Wake`]. None if it waits for
    /// commands only.
    pub fn rest(&self, now: Now) -> Option<u64> {
        if self.discarded {
            return Some(0);
        }
        let from_date = |due: u64| due.saturating_sub(now.date);
        let from_tick = |due: u64| due.saturating_sub(now.tick);
        let retry = self.retry.map(from_tick);
        // After a refusal the clock waits, or it would strike without end.
        let stand_in = self.stand_in_due().map(|(_, due)| from_date(due).max(retry.unwrap_or(0)));
        let showing = self.showing_due().map(|due| from_date(due).max(retry.unwrap_or(0)));
        let idle = self.nobody_waits().then(|| from_date(self.active + self.config.limits.idle));
        let lapse = self.audience.next_lapse().map(from_date);
        let foreseen = self.foreseen.as_ref().map(|foreseen| from_tick(foreseen.due));
        let presence = self.presence_due.map(from_tick);
        [stand_in, showing, presence, retry, foreseen, lapse, idle].into_iter().flatten().min()
    }

    /// Whether nobody needs the room any more: all that must last is written.
    pub fn is_idle(&self, now: Now) -> bool {
        self.discarded || self.nobody_waits() && self.active + self.config.limits.idle <= now.date
    }

    /// Does what is due. What must be written comes last, by a wake of its own, so that nothing waits for it.
    fn wake(&mut self, now: Now) -> Result<Turn, Refusal> {
        let mut then = Vec::new();
        for guest in self.audience.lapsed(now.date) {
            self.seen(&guest, now);
            self.presence_changed(now);
        }
        if self.presence_due.take_if(|due| *due <= now.tick).is_some() {
            then.extend(self.audience.table(&self.table, now.date));
        }
        if self.retry.take_if(|due| *due <= now.tick).is_some() {
            then.extend(self.ask_bot());
        }
        if !then.is_empty() {
            return Ok(Turn::then(Ok(Answer::Done), then));
        }
        if let Some(foreseen) = self.foreseen.take_if(|foreseen| foreseen.due <= now.tick) {
            return Ok(self.chosen(foreseen.version, foreseen.seat, foreseen.actions, now));
        }
        if self.showing_due().is_some_and(|due| due <= now.date) && self.retry.is_none() {
            return self.begin_without_the_rest(now);
        }
        match self.stand_in_due() {
            Some((seat, due)) if due <= now.date && self.retry.is_none() => self.stand_in(seat, now),
            _ => Ok(Turn::answer(Answer::Done)),
        }
    }

    /// The person who must decide, and when a bot takes over: their clock, or their absence.
    fn stand_in_due(&self) -> Option<(Seat, u64)> {
        let seat = self.table.turn().filter(|seat| self.table.chair(*seat).has_person())?;
        let game = self.table.game.as_ref()?;
        let clock = game.times.deadline(self.table.laid.terms.clock, seat);
        let gone = self.table.chair(seat).guest.as_deref().and_then(|guest| self.audience.gone(guest));
        let away = gone.and_then(|gone| self.table.away_deadline(gone.max(game.times.since())));
        clock.into_iter().chain(away).min().map(|due| (seat, due))
    }

    fn nobody_waits(&self) -> bool {
        self.audience.is_empty() && self.thinking.is_none() && self.retry.is_none()
    }

    pub(crate) fn info(&self, guest: Option<&str>, now: Now) -> Answer {
        Answer::Info(Box::new(table_info(&self.table, &self.audience, guest, now.date)))
    }

    /// The seat of a letter, if the guest may look from there.
    fn wish(&self, guest: Option<&str>, letter: Option<char>) -> Result<Option<Seat>, Refusal> {
        let Some(letter) = letter else { return Ok(None) };
        let seat = seat_of(letter, self.table.chairs.len());
        let own = seat.filter(|seat| guest.is_some_and(|guest| self.table.chair(*seat).is_of(guest)));
        own.map(Some).ok_or(ErrorCode::NotYours.into())
    }

    fn may_look(&self, looking: &Looking) -> Result<Turn, Refusal> {
        self.wish(looking.guest.as_deref(), looking.wish)?;
        Ok(Turn::answer(Answer::Done))
    }

    fn welcome(&self, looking: &Looking, now: Now) -> Result<Turn, Refusal> {
        let guest = looking.guest.as_deref();
        let wish = self.wish(guest, looking.wish)?;
        let look = Look { guest, language: looking.language, wish, since: looking.since };
        Ok(Turn::answer(Answer::Welcome(Box::new(self.welcome_for(&look, now)))))
    }

    /// Everything on the table for one who comes; of what happened, only what is new to them.
    fn welcome_for(&self, look: &Look<'_>, now: Now) -> Welcome {
        let viewer = self.table.viewer(look.guest, look.wish);
        let voice = self.table.voice(look.language);
        let gap = self.table.game.as_ref().and_then(|game| game.gap_since(look.since?));
        Welcome {
            protocol: protocol::VERSION,
            table: table_info(&self.table, &self.audience, look.guest, now.date),
            scene: self.table.scene(viewer, &voice),
            events: self.table.events(viewer, &voice, gap.unwrap_or_default()),
            whole: gap.is_none(),
            chat: self.talk.heard_by(look.guest),
            muted: self.talk.muted_by(look.guest),
        }
    }

    fn attach(&mut self, client: Client, watcher: Watcher, since: Option<TableVersion>, now: Now) -> Turn {
        self.audience.join(client, watcher, &self.table);
        self.presence_changed(now);
        Turn::then(Ok(Answer::Done), self.greet(client, since, now))
    }

    /// Everything for one client, instead of what is still queued for it.
    fn greet(&self, client: Client, since: Option<TableVersion>, now: Now) -> Vec<Effect> {
        let greet = |watcher: &Watcher| {
            let Watcher { guest, language, wish } = watcher;
            let look = Look { guest: guest.as_deref(), language: *language, wish: *wish, since };
            Effect::Greet { to: client, welcome: Box::new(self.welcome_for(&look, now)) }
        };
        self.audience.get(client).map(greet).into_iter().collect()
    }

    fn look(&mut self, client: Client, letter: char, now: Now) -> Result<Turn, Refusal> {
        let guest = self.audience.get(client).and_then(|watcher| watcher.guest.clone());
        let wish = self.wish(guest.as_deref(), Some(letter))?;
        if let Some(watcher) = self.audience.get_mut(client) {
            watcher.wish = wish;
        }
        Ok(Turn::then(Ok(Answer::Done), self.greet(client, None, now)))
    }

    fn detach(&mut self, client: Client, now: Now) -> Turn {
        if let Some(guest) = self.audience.leave(client, &self.table) {
            self.seen(&guest, now);
        }
        self.presence_changed(now);
        Turn::answer(Answer::Done)
    }

    /// Pages have no sockets: a guest who plays by them is here for a while after each.
    fn read_by(&mut self, guest: &str, now: Now) -> Turn {
        let plays = self.table.seats_of(guest).next().is_some() || self.table.is_among_bots();
        if plays && self.audience.read_by(guest, now.date + READING) {
            self.presence_changed(now);
        }
        Turn::answer(Answer::Done)
    }

    /// Bots among themselves play for anyone who asks how they are doing, by a page or a program.
    fn looked_at_by(&mut self, guest: Option<&str>, now: Now) {
        if let (Some(guest), true) = (guest, self.table.is_among_bots()) {
            self.audience.read_by(guest, now.date + READING);
        }
    }

    /// A guest who plays was here just now; one who only watches is not missed.
    fn seen(&mut self, guest: &str, now: Now) {
        if self.table.seats_of(guest).next().is_some() {
            self.audience.seen(guest, now.date);
        }
    }

    fn presence_changed(&mut self, now: Now) {
        if self.presence_due.is_none() && !self.audience.is_empty() {
            self.presence_due = Some(now.tick + PRESENCE_PAUSE);
        }
    }
}
