//! Moments of random games of every game, edition and number of players.

mod branches;
mod brings;
mod by_hand;
mod clicks;
mod components;
mod events;
mod reasons;
mod secrecy;
mod setting;
mod stored;
mod thoughts;
