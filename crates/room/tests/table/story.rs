//! What people, bots, clocks and disks may do, in any order.

use crate::host::{Fault, Host, PEOPLE, bytes_of, person, show};
use phrasebook::Language;
use proptest::prelude::*;
use protocol::{Play, Sit, Start, Undo};
use referee::Seed;
use room::{Client, Command, Looking, Luck, TableVersion, Turn};

/// One thing that happens.
#[derive(Clone, Debug)]
pub enum Event {
    Sit(usize, Option<char>),
    Leave(usize),
    Start(usize),
    Pledge(usize),
    /// The bytes that were pledged, or others.
    Show(usize, bool),
    Play(usize),
    /// A move that is none, or that another must make.
    Nonsense(usize, usize),
    /// A move for a version that is gone.
    Stale(usize, u64),
    /// The same attempt once more, no matter who must decide by now.
    Again(usize),
    Undo(usize),
    Resign(usize),
    TakeBack(usize),
    /// Someone at the table wants a bot to play for the one who must decide, or for any seat.
    StandIn(usize, Option<char>),
    HandOver(usize, char),
    Close(usize),
    Say(usize),
    Mute(usize, bool),
    Attach(u64, Option<usize>),
    Look(u64, char),
    CatchUp(u64),
    Detach(u64),
    Reads(usize),
    Welcome(Option<usize>, u64),
    /// What a bot chose comes, in any order.
    Chosen(usize, u64),
    /// A choice of no bot, or for another version.
    Meddling(u64, String),
    /// A few moves without anything between them.
    Hurry(usize),
    Rematch(usize),
    Wake,
    /// The clock is set, and time passes.
    Clock(i64, u64),
}

/// What happens, and what breaks while it does.
pub fn story() -> impl Strategy<Value = Vec<(Event, Fault)>> {
    let most = prop::collection::vec((event(), fault()), 1..60);
    // Most stories begin with a game, or few would have one.
    (prop::bool::weighted(0.9), any::<bool>(), most).prop_map(|(begun, pledged, rest)| {
        let pledge = [Event::Pledge(0), Event::Pledge(1)].into_iter().filter(|_| pledged);
        let show = [Event::Show(1, true), Event::Show(0, true)].into_iter().filter(|_| pledged);
        let start = pledge.chain([Event::Start(0)]).chain(show);
        let opening = [Event::Sit(1, None)].into_iter().chain(start).map(|event| (event, Fault::None));
        opening.filter(|_| begun).chain(rest).collect()
    })
}

fn event() -> impl Strategy<Value = Event> {
    let who = 0..PEOPLE.len();
    let client = 0..4_u64;
    prop_oneof![
        2 => (who.clone(), prop::option::of(prop::char::range('A', 'F'))).prop_map(|(who, seat)| Event::Sit(who, seat)),
        1 => who.clone().prop_map(Event::Leave),
        1 => who.clone().prop_map(Event::Start),
        2 => who.clone().prop_map(Event::Pledge),
        2 => (who.clone(), prop::bool::weighted(0.8)).prop_map(|(who, honest)| Event::Show(who, honest)),
        12 => any::<usize>().prop_map(Event::Play),
        2 => (who.clone(), any::<usize>()).prop_map(|(who, option)| Event::Nonsense(who, option)),
        1 => (any::<usize>(), 0..9_u64).prop_map(|(option, back)| Event::Stale(option, back)),
        4 => any::<usize>().prop_map(Event::Again),
        4 => who.clone().prop_map(Event::Undo),
        1 => who.clone().prop_map(Event::Resign),
        3 => who.clone().prop_map(Event::TakeBack),
        4 => (who.clone(), prop::option::weighted(0.2, prop::char::range('A', 'F'))).prop_map(|(who, seat)| Event::StandIn(who, seat)),
        1 => (who.clone(), prop::char::range('A', 'F')).prop_map(|(who, seat)| Event::HandOver(who, seat)),
        1 => prop::option::weighted(0.3, who.clone()).prop_map(|who| who.map_or(Event::Wake, Event::Close)),
        2 => who.clone().prop_map(Event::Say),
        1 => (who.clone(), any::<bool>()).prop_map(|(who, muted)| Event::Mute(who, muted)),
        3 => (client.clone(), prop::option::of(who.clone())).prop_map(|(client, who)| Event::Attach(client, who)),
        1 => (client.clone(), prop::char::range('A', 'F')).prop_map(|(client, seat)| Event::Look(client, seat)),
        1 => client.clone().prop_map(Event::CatchUp),
        1 => client.prop_map(Event::Detach),
        1 => who.clone().prop_map(Event::Reads),
        1 => (prop::option::of(who.clone()), 0..20_u64).prop_map(|(who, since)| Event::Welcome(who, since)),
        8 => (any::<usize>(), any::<u64>()).prop_map(|(number, seed)| Event::Chosen(number, seed)),
        1 => (0..20_u64, "[a-z0-9 ]{0,8}").prop_map(|(version, action)| Event::Meddling(version, action)),
        2 => (1..40_usize).prop_map(Event::Hurry),
        1 => who.prop_map(Event::Rematch),
        3 => Just(Event::Wake),
        4 => (-200_000..200_000_i64, 0..5_000_u64).prop_map(|(jump, ticks)| Event::Clock(jump, ticks)),
    ]
}

fn fault() -> impl Strategy<Value = Fault> {
    prop_oneof![
        12 => Just(Fault::None),
        1 => Just(Fault::DiesBefore),
        1 => Just(Fault::DiesAfter),
        1 => (0..4_usize).prop_map(Fault::DiesAmid),
        1 => Just(Fault::Full),
        1 => Just(Fault::Lost),
        1 => Just(Fault::Rival),
    ]
}

impl Host {
    pub fn happen(&mut self, event: Event, fault: Fault) {
        if self.store.discarded {
            return;
        }
        let guest = |who: usize| PEOPLE[who].to_owned();
        let version = self.table().version().0;
        let command = match event {
            Event::Sit(who, seat) => {
                Command::Sit { person: person(who), sit: Sit { seat, ..Sit::default() } }
            }
            Event::Leave(who) => Command::Leave { guest: guest(who) },
            Event::Start(who) => Command::Start { guest: guest(who), start: Start::default() },
            Event::Pledge(who) => self.pledge(PEOPLE[who], &bytes_of(who)),
            Event::Show(who, true) => show(PEOPLE[who], &bytes_of(who)),
            Event::Show(who, false) => return self.show_others(who, fault),
            Event::Play(option) => match self.a_play(option) {
                Some((guest, play)) => Command::Play { guest, play },
                None => Command::Wake,
            },
            Event::Nonsense(who, option) => {
                let action =
                    self.a_play(option).map_or("nonsense".into(), |(_, play)| play.action + " twice");
                Command::Play {
                    guest: guest(who),
                    play: Play { key: self.key(), at_version: version, action },
                }
            }
            Event::Stale(option, back) => match self.a_play(option) {
                Some((guest, play)) => {
                    let play = Play { at_version: version.saturating_sub(back + 1), ..play };
                    Command::Play { guest, play }
                }
                None => Command::Wake,
            },
            Event::Again(number) => return self.again(number),
            Event::Undo(who) => {
                Command::Undo { guest: guest(who), undo: Undo { key: self.key(), at_version: version } }
            }
            Event::Resign(who) => Command::Resign { guest: guest(who) },
            Event::TakeBack(who) => Command::TakeBack { guest: guest(who) },
            Event::StandIn(who, seat) => return self.let_stand_in(guest(who), seat, fault),
            Event::HandOver(who, seat) => Command::HandOver { guest: guest(who), seat },
            Event::Close(who) => Command::Close { guest: guest(who) },
            Event::Say(who) => Command::Say { person: person(who), text: "hello".into() },
            Event::Mute(who, muted) => {
                let speaker = room::names::speaker("table", PEOPLE[(who + 1) % PEOPLE.len()]);
                Command::Mute { guest: guest(who), speaker, muted }
            }
            Event::Attach(client, who) => {
                let language = Language::ALL[client as usize % Language::ALL.len()];
                return self.attach(Client(client), who.map(|who| PEOPLE[who]), language, fault);
            }
            Event::Look(client, seat) => return self.look(Client(client), seat),
            Event::CatchUp(client) => Command::CatchUp { client: Client(client) },
            Event::Detach(client) => return self.detach(Client(client), fault),
            Event::Reads(who) => Command::Reads { guest: guest(who) },
            Event::Welcome(who, since) => {
                let since = Some(TableVersion(since));
                let guest = who.map(guest);
                Command::Welcome { looking: Looking { guest, language: Language::En, wish: None, since } }
            }
            Event::Chosen(..) if self.thoughts.is_empty() => Command::Wake,
            Event::Chosen(number, seed) => return self.choose(number, seed, fault),
            Event::Meddling(version, action) => Command::Chosen {
                version: TableVersion(version),
                seat: self.table().turn().unwrap_or(tabletop::Seat::new(0)),
                actions: vec![action],
            },
            Event::Hurry(moves) => return (0..moves).for_each(|number| self.hurry(number)),
            Event::Rematch(who) => Command::Rematch {
                person: person(who),
                luck: Luck { invite: "next".into(), seed: Seed::from_phrase("next") },
            },
            Event::Wake => Command::Wake,
            Event::Clock(jump, ticks) => {
                self.now.date = self.now.date.saturating_add_signed(jump);
                self.now.tick += ticks;
                Command::Wake
            }
        };
        self.carry_out(command, fault);
    }

    /// An attempt that was acknowledged is reported as done, and nothing else happens.
    fn again(&mut self, number: usize) {
        let tries: Vec<_> = self.done.keys().cloned().collect();
        let Some((guest, key)) = tries.get(number % tries.len().max(1)).cloned() else { return };
        let before = self.store.kept.journal.len();
        let play = Play { key, at_version: 0, action: "whatever".into() };
        let again = self.ask(Command::Play { guest, play });
        assert!(matches!(again, Ok(room::Answer::Played(played)) if played.repeated), "{again:?}");
        assert_eq!(self.store.kept.journal.len(), before, "nothing is played twice");
    }

    /// Bytes that were not pledged are never taken.
    fn show_others(&mut self, who: usize, fault: Fault) {
        let answer = self.carry_out(show(PEOPLE[who], &bytes_of(who + 100)), fault);
        assert!(!matches!(answer, Some(Ok(_))), "{answer:?}");
    }

    /// Nobody who is here is replaced, and nobody whose turn it is not.
    fn let_stand_in(&mut self, guest: String, seat: Option<char>, fault: Fault) {
        let turn = self.table().turn();
        let Some(seat) = seat.or(turn.map(room::letter)) else { return };
        let before = self.table().version();
        let meant = room::seat_of(seat, self.table().chairs.len());
        let of = meant.and_then(|seat| self.table().chair(seat).guest.clone());
        let here = self.clients.values().any(|(watcher, _)| of.is_some() && watcher.guest == of);
        let answer = self.carry_out(Command::StandIn { guest, seat }, fault);
        if matches!(answer, Some(Ok(_))) && self.table().version() != before {
            assert!(!here && meant == turn, "{seat} was replaced");
        }
    }

    fn look(&mut self, client: Client, seat: char) {
        let Some((watcher, _)) = self.clients.get_mut(&client) else { return };
        let before = watcher.wish;
        watcher.wish = room::seat_of(seat, tabletop::MAX_SEATS);
        let turn = self.room.clone().handle(Command::Look { client, seat }, self.now);
        if matches!(turn, Turn::Done(done) if done.answer.is_err()) {
            self.clients.get_mut(&client).expect("it is here").0.wish = before;
        }
        drop(self.ask(Command::Look { client, seat }));
    }

    fn hurry(&mut self, number: usize) {
        match self.a_play(number * 7) {
            Some((guest, play)) => drop(self.ask(Command::Play { guest, play })),
            None if self.thoughts.is_empty() => {
                self.now.tick += 700;
                drop(self.ask(Command::Wake));
            }
            None => self.choose(self.thoughts.len() - 1, number as u64, Fault::None),
        }
    }
}
