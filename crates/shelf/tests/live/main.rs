//! Games in play for a server, over random games of every game, edition and number of players.

mod branches;
mod clicks;
mod components;
mod events;
mod setting;
mod stored;
mod thoughts;
