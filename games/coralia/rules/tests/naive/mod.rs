//! The rules read a second time: straight through, clause by clause, on plain lists, sharing only words with the crate.
//!
//! The second reading has no agenda. It runs through a game as the rulebook tells it and stops at each question; there
//! the game under test must ask the same question, offer the same answers and show the same table.

mod agreement;
mod asking;
mod effects;
mod finale;
mod table;
mod turn;

pub use asking::Reader;
