//! A table as a value: who sits where, clocks, undo, stand-ins, chat, presence, and what each viewer is shown.
//!
//! A [`Room`] has no clock, no disk, no network and no randomness: [`Command`]s and the time ([`Now`]) go in, a [`Turn`]
//! comes out. Where something must last, the turn is a [`Write`]; the host writes it and reports the result to
//! [`Room::settle`]. Only then does the room adopt it and give the one answer and the [`Effect`]s: messages, each once
//! for all clients who may see the same, and bots that must think. So nobody learns anything that could still be lost,
//! and a room that is dropped at any point can be restored from what was [`Kept`]. A host asks [`Room::rest`] when to
//! come back with [`Command::Wake`].
//!
//! ```
//! use room::{Answer, Command, Config, Done, Entry, Kept, Laid, Limits, NewTable, Now, Person, Room};
//! use room::{Turn, Write, Written, lay};
//! use protocol::{Clock, Play, SeatRequest, Sit, Start, Status, Terms};
//! use referee::StepLine;
//! use std::collections::BTreeMap;
//!
//! // Ana creates a table with a seat for one who has the invitation.
//! let shelf = shelf::Shelf::shipped();
//! let game = shelf.games()[0].name().to_owned();
//! let terms = Terms { game, edition: None, public: false, clock: Clock::None, away_minutes: None, absence_minutes: None, lesson: None };
//! let laid = Laid { terms: lay::terms(&shelf, terms, 2)?, invite: "key".into(), from: None };
//! let chairs = lay::chairs(&[SeatRequest::Me, SeatRequest::Open], "ana", "Ana", 24)?;
//! let seed = referee::Seed::from_phrase("a secret until the game is over");
//! let kept = Kept::new("table-1", NewTable::new("ana".into(), laid, &chairs, seed, 0));
//!
//! let limits = Limits { chat_letters: 500, chat_lines_per_minute: 20, bot_pace: 600, idle: room::DAY };
//! let config = Config { shelf, limits, since: 0, components: BTreeMap::new(), chance: None };
//! let now = Now { date: 1_700_000_000_000, tick: 0 };
//! let (mut room, _) = Room::open(kept, Vec::new(), config.into(), now)?;
//!
//! // A host in four lines; this one only remembers what it should have written.
//! let mut journal: Vec<Entry> = Vec::new();
//! let mut ask = |room: &mut Room, command: Command| -> Done {
//!     let mut turn = room.handle(command, now);
//!     while let Turn::Write(write, proposal) = turn {
//!         if let Write::Append(append) = write { journal.extend(append.entries) }
//!         turn = room.settle(proposal, Written::Durable, now);
//!     }
//!     let Turn::Done(done) = turn else { unreachable!("the loop ends when it is done") };
//!     done
//! };
//!
//! let ben = Person { id: "ben".into(), name: "Ben".into() };
//! let sit = Sit { invite: Some("key".into()), ..Sit::default() };
//! ask(&mut room, Command::Sit { person: ben, sit }).answer?;
//! ask(&mut room, Command::Start { guest: "ana".into(), start: Start::default() }).answer?;
//! assert_eq!(room.table().status(), Status::Running);
//!
//! // The one who must decide plays the first option; nobody watches, and no bot must think.
//! let turn = room.table().turn().expect("the game has begun");
//! let guest = room.table().chair(turn).guest.clone().expect("two people play");
//! let board = &room.table().game.as_ref().expect("the game has begun").board;
//! let action = board.options()[0].notation.clone();
//! let play = Play { key: "try-1".into(), at_version: room.table().version().0, action: action.clone() };
//! let done = ask(&mut room, Command::Play { guest: guest.clone(), play: play.clone() });
//! assert!(matches!(done.answer, Ok(Answer::Played(played)) if !played.repeated));
//! assert!(done.then.is_empty());
//!
//! // The same attempt again is reported as done, and nothing more is written.
//! let again = ask(&mut room, Command::Play { guest, play });
//! assert!(matches!(again.answer, Ok(Answer::Played(played)) if played.repeated));
//! assert!(journal.contains(&Entry::Step(StepLine { seat: Some(turn), notation: action })));
//! assert_eq!(room.table().version().0, journal.len() as u64);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod absence;
mod audience;
mod board;
mod bots;
mod clock;
mod command;
mod config;
mod dice;
mod fork;
mod info;
mod journal;
pub mod lay;
mod lesson;
pub mod names;
mod notes;
mod owner;
mod playing;
mod refusal;
mod restore;
mod room;
mod scene;
mod seats;
mod settle;
mod sitting;
mod table;
mod talk;
mod turn;
mod waits;
mod why;

pub use board::Board;
pub use clock::{DAY, MINUTE, Now};
pub use command::{Client, Command, Looking, Luck, Person, Watcher};
pub use config::{Config, Limits};
pub use dice::SHOWING;
pub use fork::Origin;
pub use info::{Summary, title};
pub use journal::{Entry, JournalError, TableVersion};
pub use lay::NewTable;
pub use refusal::Refusal;
pub use restore::{Kept, KeptSeat, Line, RestoreError};
pub use room::Room;
pub use scene::tableau;
pub use seats::{Chair, Chooser, Holder, STAND_IN, letter, seat_of};
pub use table::{Laid, Running, Table};
pub use talk::Said;
pub use turn::{
    Answer, Append, Components, Done, Effect, Held, Mute, Proposal, Speech, Start, Think, Turn, Write,
    Written,
};
pub use waits::Waits;
pub use why::Tried;
