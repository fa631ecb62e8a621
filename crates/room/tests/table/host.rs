//! A host that keeps everything in memory, breaks where it is told to, and checks all that it is asked to do.

use phrasebook::Language;
use protocol::{Clock, ErrorCode, LessonTerms, Play, SeatRequest, Terms, Undo};
use referee::{Entropy, Pledge, Seed};
use room::{
    Answer, Append, Board, Chair, Client, Command, Config, Effect, Entry, Kept, Laid, Limits, Line, NewTable,
    Now, Person, Refusal, Room, Said, Table, TableVersion, Think, Turn, Watcher, Write, Written,
};
use shelf::{AnyGame, Lesson, SeatKind, Shelf};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::Seat;

pub const PEOPLE: [&str; 3] = ["ana", "ben", "cleo"];

/// What breaks while a command is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    /// The host dies before it writes.
    DiesBefore,
    /// The host dies when it has written, before it answers.
    DiesAfter,
    /// The host dies after this number of effects.
    DiesAmid(usize),
    /// Nothing is written.
    Full,
    /// Lines are written, but the host is told that they were not.
    Lost,
    /// Another host writes first.
    Rival,
}

/// What outlives the host.
#[derive(Clone, Debug)]
pub struct Store {
    pub kept: Kept,
    pub said: Vec<Said>,
    /// Whether the table was deleted.
    pub discarded: bool,
}

/// A room with everything around it.
pub struct Host {
    pub store: Store,
    pub room: Room,
    pub now: Now,
    pub config: Arc<Config>,
    /// Bots that think; they die with their host.
    pub thoughts: Vec<Think>,
    /// Who watches, and the last scene each was shown.
    pub clients: BTreeMap<Client, (Watcher, Option<protocol::Scene>)>,
    /// What was acknowledged: keys with the versions they led to.
    pub done: BTreeMap<(String, String), u64>,
    /// The pledges as they were sealed.
    pub sealed: Option<Vec<Option<Pledge>>>,
    /// Whether the store may know more than the room.
    pub unsure: bool,
    keys: u64,
}

/// What is asked for a lesson.
pub fn lesson_terms(game: &dyn AnyGame, name: &str) -> Terms {
    Terms {
        game: game.name().into(),
        edition: None,
        public: false,
        clock: Clock::None,
        away_minutes: None,
        absence_minutes: None,
        lesson: Some(LessonTerms { name: name.into(), digest: None, chosen: None }),
    }
}

impl Store {
    fn write(&mut self, write: &Write) -> Written {
        match write {
            Write::Append(append) => return self.append(append),
            Write::Start(start) => {
                assert_eq!(self.kept.started, None, "a game begins once");
                self.kept.started = Some(start.at);
                self.kept.summary.clone_from(&start.summary);
                for (seat, entropy) in self.kept.seats.iter_mut().zip(&start.entropy) {
                    seat.entropy.clone_from(entropy);
                }
            }
            Write::Say(speech) => {
                let (index, name) = (self.said.len() as u64, speech.guest.clone());
                self.said.push(Said { index, speech: speech.clone(), name });
                return Written::Said(index);
            }
            Write::Mute(mute) => {
                let pair = (mute.hearer.clone(), mute.speaker.clone());
                self.kept.mutes.retain(|kept| *kept != pair);
                self.kept.mutes.extend(mute.muted.then_some(pair));
            }
            Write::Discard => {
                assert_eq!(self.kept.started, None, "a game that began is kept");
                self.discarded = true;
            }
            Write::Lay(_) => {
                self.kept.rematch = Some("next".into());
                return Written::Laid("next".into());
            }
        }
        Written::Durable
    }

    fn append(&mut self, append: &Append) -> Written {
        let repeated = append.key.as_ref().is_some_and(|key| self.has(key));
        let seated = || self.kept.seats.iter().map(|seat| seat.held.clone()).collect::<Vec<_>>();
        let moved = append.seating.as_ref().is_some_and(|seating| *seating != seated());
        if append.from.0 != self.kept.journal.len() as u64 || repeated || moved {
            return Written::Behind(Box::new(self.kept.clone()));
        }
        for (number, entry) in append.entries.iter().enumerate() {
            let key = append.key.clone().filter(|_| number == 0);
            self.kept.journal.push(Line { text: entry.to_string(), at: append.at, key });
        }
        self.kept.summary.clone_from(&append.summary);
        self.kept.owner = append.owner.clone().unwrap_or_else(|| self.kept.owner.clone());
        for (seat, held) in &append.seats {
            let seat = &mut self.kept.seats[seat.index()];
            seat.name.clone_from(&held.guest);
            seat.held = held.clone();
        }
        Written::Durable
    }

    pub fn has(&self, key: &str) -> bool {
        self.kept.journal.iter().any(|line| line.key.as_deref() == Some(key))
    }
}

impl Host {
    /// A public table of some people and bots: Ana's, who creates it, then open seats, and a bot on the last of three.
    pub fn new(game: &dyn AnyGame, clock: Clock) -> Self {
        let bot = SeatRequest::Bot { level: "calm".into() };
        Self::with(game, clock, &[SeatRequest::Me, SeatRequest::Open, bot])
    }

    /// A table that Ana laid for bots alone.
    pub fn among_bots(game: &dyn AnyGame) -> Self {
        let bot = || SeatRequest::Bot { level: "calm".into() };
        Self::with(game, Clock::None, &[bot(), bot(), bot()])
    }

    fn with(game: &dyn AnyGame, clock: Clock, requests: &[SeatRequest; 3]) -> Self {
        let edition = game.editions().first().copied();
        let players = 3.clamp(*game.players(edition).start(), *game.players(edition).end());
        let terms = Terms {
            game: game.name().into(),
            edition: edition.map(Into::into),
            public: true,
            clock,
            away_minutes: Some(1),
            absence_minutes: Some(1),
            lesson: None,
        };
        Self::laid(terms, &requests[..players])
    }

    /// Ana's table of a lesson.
    pub fn teaching(game: &dyn AnyGame, lesson: &Lesson) -> Self {
        let bot = |_| SeatRequest::Bot { level: "calm".into() };
        let requests: Vec<_> = [SeatRequest::Me].into_iter().chain((1..lesson.players).map(bot)).collect();
        Self::laid(lesson_terms(game, &lesson.name), &requests)
    }

    fn laid(terms: Terms, requests: &[SeatRequest]) -> Self {
        let shelf = Shelf::shipped();
        let laid = Laid {
            terms: room::lay::terms(&shelf, terms, requests.len()).unwrap(),
            invite: "in".into(),
            from: None,
        };
        let chairs = room::lay::chairs(requests, PEOPLE[0], PEOPLE[0], 24).unwrap();
        let seed = Seed::from_phrase("room");
        let mut kept = Kept::new("table", NewTable::new(PEOPLE[0].into(), laid, &chairs, seed, 1));
        kept.seats[0].name = Some(PEOPLE[0].into());
        let limits =
            Limits { chat_letters: 100, chat_lines_per_minute: 5, bot_pace: 600, idle: 15 * room::MINUTE };
        let now = Now { date: 1_000_000_000, tick: 0 };
        let config =
            Arc::new(Config { shelf, limits, since: now.date, components: BTreeMap::new(), chance: None });
        Self::of(Store { kept, said: Vec::new(), discarded: false }, config, now)
    }

    /// Another host of the same table, restored from what is written.
    pub fn twin(&self) -> Self {
        Self::of(self.store.clone(), self.config.clone(), self.now)
    }

    fn of(store: Store, config: Arc<Config>, now: Now) -> Self {
        let (room, _) = Room::open(store.kept.clone(), Vec::new(), config.clone(), now).unwrap();
        let (thoughts, clients, done) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        Self { store, room, now, config, thoughts, clients, done, sealed: None, unsure: false, keys: 0 }
    }

    pub fn table(&self) -> &Table {
        self.room.table()
    }

    pub fn board(&self) -> &Board {
        &self.table().game.as_ref().expect("the game has begun").board
    }

    pub fn pass(&mut self, milliseconds: u64) {
        self.now.date += milliseconds;
        self.now.tick += milliseconds;
    }

    /// Everyone sits down, and the game begins.
    pub fn begin(&mut self) {
        if self.table().has_open_seat() {
            self.ask(Command::Sit { person: person(1), sit: protocol::Sit::default() }).unwrap();
        }
        self.ask(Command::Start { guest: PEOPLE[0].into(), start: protocol::Start::default() }).unwrap();
    }

    /// A guest pledges these bytes for the seat they have, if they have one.
    pub fn pledge(&self, guest: &str, bytes: &str) -> Command {
        let seat = self.table().seats_of(guest).next().unwrap_or(Seat::new(0));
        let pledge = Pledge::new(self.table().seed.commitment(), seat, entropy(bytes)).to_string();
        Command::Pledge { guest: guest.into(), pledge: protocol::Pledge { pledge } }
    }

    pub fn ask(&mut self, command: Command) -> Result<Answer, Refusal> {
        self.carry_out(command, Fault::None).expect("nothing breaks")
    }

    /// Plays for the person who must decide.
    pub fn play(&mut self, option: usize) -> Result<Answer, Refusal> {
        let (guest, play) = self.a_play(option).expect("a person must decide");
        self.ask(Command::Play { guest, play })
    }

    /// A move of the person who must decide, under a new key.
    pub fn a_play(&mut self, option: usize) -> Option<(String, Play)> {
        let turn = self.table().turn().filter(|turn| self.table().chair(*turn).has_person())?;
        let guest = self.table().chair(turn).guest.clone()?;
        let options = self.board().options();
        let action = options[option % options.len()].notation.clone();
        Some((guest, Play { key: self.key(), at_version: self.table().version().0, action }))
    }

    pub fn undo(&mut self, guest: &str) -> Result<Answer, Refusal> {
        let undo = Undo { key: self.key(), at_version: self.table().version().0 };
        self.ask(Command::Undo { guest: guest.into(), undo })
    }

    pub fn key(&mut self) -> String {
        self.keys += 1;
        format!("key{}", self.keys)
    }

    pub fn attach(&mut self, client: Client, guest: Option<&str>, language: Language, fault: Fault) {
        let watcher = Watcher { guest: guest.map(Into::into), language, wish: None };
        self.clients.insert(client, (watcher.clone(), None));
        self.carry_out(Command::Attach { client, watcher, since: None }, fault);
    }

    pub fn detach(&mut self, client: Client, fault: Fault) {
        self.clients.remove(&client);
        self.carry_out(Command::Detach { client }, fault);
    }

    /// Brings what a bot chose; it chooses at random.
    pub fn choose(&mut self, number: usize, seed: u64, fault: Fault) {
        let think = self.thoughts.remove(number % self.thoughts.len());
        let board = self.table().game.as_ref().map(|game| game.board.clone());
        let thought = board.and_then(|board| board.think(SeatKind::Random, seed));
        let actions = thought.map(shelf::Thought::choose).unwrap_or_default();
        let chosen = Command::Chosen { version: think.version, seat: think.seat, actions };
        self.carry_out(chosen, fault);
    }

    /// Carries a command out, write by write and effect by effect; no answer if the host dies before it.
    pub fn carry_out(&mut self, command: Command, fault: Fault) -> Option<Result<Answer, Refusal>> {
        let tried = tried(&command);
        let mut turn = self.room.handle(command, self.now);
        loop {
            match turn {
                Turn::Done(done) => {
                    self.check_answer(tried, &done.answer);
                    let most = if let Fault::DiesAmid(effects) = fault { effects } else { usize::MAX };
                    let dies = done.then.len() > most;
                    done.then.into_iter().take(most).for_each(|effect| self.cause(effect));
                    if dies {
                        self.die();
                    }
                    return Some(done.answer);
                }
                Turn::Write(write, proposal) => {
                    let written = self.write(&write, fault)?;
                    turn = self.room.settle(proposal, written, self.now);
                }
            }
        }
    }

    fn write(&mut self, write: &Write, fault: Fault) -> Option<Written> {
        let lines = matches!(write, Write::Append(append) if !append.entries.is_empty());
        match fault {
            Fault::DiesBefore => {
                self.die();
                return None;
            }
            Fault::DiesAfter => {
                self.store.write(write);
                self.die();
                return None;
            }
            Fault::Full => return Some(Written::Failed(ErrorCode::StoreFull)),
            Fault::Lost if lines => {
                self.unsure = true;
                self.store.write(write);
                return Some(Written::Failed(ErrorCode::StoreUnavailable));
            }
            Fault::Rival if lines => self.rival(),
            _ => {}
        }
        let written = self.store.write(write);
        self.unsure &= !matches!(written, Written::Behind(_));
        Some(written)
    }

    /// Another host restores the table, and writes the first deal or lets a person resign.
    fn rival(&mut self) {
        let kept = self.store.kept.clone();
        let (other, turn) = Room::open(kept, Vec::new(), self.config.clone(), self.now).expect("a table");
        if let Turn::Write(write, _) = turn {
            self.store.write(&write);
            return;
        }
        let plays = |(_, chair): &(Seat, &Chair)| chair.guest.is_some() && !chair.resigned;
        let seat = other.table().seats().find(plays).map(|(seat, _)| seat);
        if let Some(seat) = seat {
            let text = Entry::Resign(seat).to_string();
            self.store.kept.journal.push(Line { text, at: self.now.date, key: None });
        }
    }

    /// The host dies and comes back: nothing is left but what was written.
    pub fn die(&mut self) {
        self.thoughts.clear();
        self.clients.clear();
        self.unsure = false;
        if self.store.discarded {
            return;
        }
        let (kept, said) = (self.store.kept.clone(), self.store.said.clone());
        let (room, mut turn) = Room::open(kept, said, self.config.clone(), self.now).expect("a table");
        self.room = room;
        loop {
            match turn {
                Turn::Done(done) => return done.then.into_iter().for_each(|effect| self.cause(effect)),
                Turn::Write(write, proposal) => {
                    let written = self.store.write(&write);
                    turn = self.room.settle(proposal, written, self.now);
                }
            }
        }
    }

    fn cause(&mut self, effect: Effect) {
        match effect {
            Effect::Tell { to, message } => {
                assert!(!to.is_empty(), "a message for nobody");
                for client in to {
                    self.check_message(client, &message);
                }
            }
            Effect::Greet { to, welcome } => self.check_welcome(to, *welcome),
            Effect::Close { to, .. } => drop(self.clients.remove(&to).expect("a client that is here")),
            Effect::Think(think) => {
                assert_eq!(think.version, self.table().version());
                self.thoughts.push(think);
            }
        }
    }
}

/// Who tried something under a key.
fn tried(command: &Command) -> Option<(String, String)> {
    match command {
        Command::Play { guest, play } => Some((guest.clone(), play.key.clone())),
        Command::Undo { guest, undo } => Some((guest.clone(), undo.key.clone())),
        _ => None,
    }
}

pub fn show(guest: &str, bytes: &str) -> Command {
    Command::Show { guest: guest.into(), show: protocol::Show { entropy: bytes.into() } }
}

/// The bytes that a person pledges, unless they have others in mind.
pub fn bytes_of(number: usize) -> String {
    format!("{number:02x}").repeat(16)
}

pub fn entropy(bytes: &str) -> Entropy {
    bytes.parse().expect("pairs of hexadecimal digits")
}

pub fn person(number: usize) -> Person {
    Person { id: PEOPLE[number].into(), name: PEOPLE[number].into() }
}

pub fn played(answer: Result<Answer, Refusal>) -> TableVersion {
    match answer {
        Ok(Answer::Played(played)) => TableVersion(played.version),
        other => panic!("not played: {other:?}"),
    }
}

/// Every game on the shelf, between people and under no clock.
pub fn hosts() -> Vec<Host> {
    Shelf::shipped().games().iter().map(|game| Host::new(*game, Clock::None)).collect()
}
