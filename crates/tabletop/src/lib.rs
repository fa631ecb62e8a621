//! What a game is, for every game on the shelf: seats, the pending question, chance as data, standings.
//!
//! Nothing in this crate knows a rule, does I/O, reads a clock or makes a random number. A game is a value that answers
//! [`Game::pending`]; its host feeds back one listed action or one listed outcome at a time.
//!
//! # How to write a game
//!
//! Two divers take three turns each. In a turn a diver stays ashore or dives, and a dive finds one to three pearls. Rules
//! are the trait [`Game`]; everything else (records, bots, servers, laws) works with any type that implements it.
//!
//! ```
//! use tabletop::*;
//!
//! words! { /** What a seat decides. */ enum Action, "stay or dive" { /** Keeps dry. */ Stay = "stay", /** Goes down. */ Dive = "dive" } }
//! words! { /** What a dive finds. */ enum Found, "1, 2 or 3" { /** . */ One = "1", /** . */ Two = "2", /** . */ Three = "3" } }
//!
//! #[derive(Clone, PartialEq, Eq, Debug)]
//! struct Table;
//!
//! impl Setup for Table {
//!     fn edition(&self) -> Option<&'static str> { None }
//!     fn players(&self) -> usize { 2 }
//!     fn components(&self) -> String { "pearls 1 to 3, turns 3".into() }
//! }
//!
//! #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
//! struct Pearls { found: [i32; 2], turns: usize, diving: bool }
//!
//! impl Pearls {
//!     fn seat(&self) -> Seat { Seat::new(self.turns % 2) }
//! }
//!
//! impl Game for Pearls {
//!     const NAME: &'static str = "pearls";
//!     type Setup = Table;
//!     type Action = Action;
//!     type Chance = Found;
//!     type Event = (Seat, Found);
//!     type View = Self; // Nothing is secret here, so a viewer sees all.
//!
//!     fn new(_: &Table) -> Result<Self, SetupError> { Ok(Self { found: [0; 2], turns: 0, diving: false }) }
//!     fn seats(&self) -> usize { 2 }
//!
//!     fn pending(&self) -> Pending {
//!         match self.turns {
//!             6 => Pending::Over,
//!             _ if self.diving => Pending::Chance,
//!             _ => Pending::Decision(self.seat()),
//!         }
//!     }
//!
//!     // The one source of legality, for people, bots and tests.
//!     fn options(&self, out: &mut Vec<Action>) { out.extend(Action::ALL) }
//!
//!     // All that has the shape of a decision, and why some of it is not an option: here nothing is ever refused.
//!     fn shape(&self, out: &mut Vec<Action>) { self.options(out) }
//!     fn refusal(&self, _: Action) -> Option<Refusal> { None }
//!
//!     // Chance is an argument, never a side effect: here are its exact odds.
//!     fn outcomes(&self, out: &mut Vec<Weighted<Found>>) {
//!         out.extend(Found::ALL.map(|outcome| Weighted { outcome, weight: 3 - outcome.index() as u32 }));
//!     }
//!
//!     fn act(&mut self, action: Action, _: &mut impl Log<Self::Event>) {
//!         match action {
//!             Action::Stay => self.turns += 1,
//!             Action::Dive => self.diving = true,
//!         }
//!     }
//!
//!     fn deal(&mut self, found: Found, log: &mut impl Log<Self::Event>) {
//!         log.note((self.seat(), found));
//!         self.found[self.seat().index()] += 1 + found.index() as i32;
//!         (self.turns, self.diving) = (self.turns + 1, false);
//!     }
//!
//!     fn reveals(&self, _: Action) -> bool { false }
//!     fn view(&self, _: Viewer) -> Self { self.clone() }
//!     fn imagine(view: &Self, _: &mut impl Dealer) -> Self { view.clone() }
//!     fn witness(event: &Self::Event, _: Viewer) -> Option<Self::Event> { Some(*event) }
//!
//!     fn standings(&self) -> Standings {
//!         let line = |points| ArrayVec::from_iter([Line { source: "pearls", points }]);
//!         Standings::rank(self.found.map(|points| (line(points), [0, 0])))
//!     }
//! }
//!
//! let mut game = Pearls::new(&Table)?;
//! let mut log = Vec::new();
//! while let Pending::Decision(_) = game.pending() {
//!     game.act("dive".parse()?, &mut log);
//!     game.deal(Found::Two, &mut log);
//! }
//! assert_eq!(game.standings().of(Seat::new(1)).score, 6);
//! assert_eq!(log.len(), 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bag;
mod brings;
mod chance;
mod flaw;
mod game;
mod notation;
mod order;
mod phrase;
mod player;
mod refusal;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub mod schema;
mod seat;
mod stack;
mod standings;
mod tables;
mod task;

pub use arrayvec::ArrayVec;
pub use bag::{Bag, Deck};
pub use brings::{Brings, Pill};
pub use chance::{Dealer, Weighted};
pub use flaw::{Flaw, Flaws, Provenance};
pub use game::{Ask, Game, Log, Pending, Setup, SetupError};
pub use notation::NotationError;
pub use order::{Step, read_steps};
pub use phrase::{Arg, Phrase, Section};
pub use player::Player;
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use stack::Stack;
pub use standings::{Line, Standing, Standings};
pub use tables::read_toml;
pub use task::{Part, Words};
