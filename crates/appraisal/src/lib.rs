//! What positions of our games are worth: one evaluator per game, with weights that can be tuned.
//!
//! The rules crates stay free of opinions, and the bots of games: this crate is where the two meet.

pub mod coralia;
pub mod wreck_raiders;
