//! What a game is, for every game on the shelf: seats, the pending question, chance as data, standings.
//!
//! Nothing in this crate knows a rule, does I/O, reads a clock or makes a random number. A game is a value
//! that answers [`Game::pending`]; whoever runs it feeds back one listed action or one listed outcome at a time.

mod bag;
mod chance;
mod flaw;
mod game;
mod notation;
mod order;
mod phrase;
mod player;
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
pub use chance::{Dealer, Weighted};
pub use flaw::{Flaw, Flaws, Provenance};
pub use game::{Ask, Game, Log, Pending, Setup, SetupError};
pub use notation::NotationError;
pub use order::{Step, read_steps};
pub use phrase::{Arg, Phrase, Section};
pub use player::Player;
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use stack::Stack;
pub use standings::{Line, Standing, Standings};
pub use tables::read_toml;
pub use task::{Part, Words};
