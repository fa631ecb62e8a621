//! Lagoon over HTTP and WebSocket: guests, tables, and one task for each table in play.
//!
//! A change goes one way: a request finds its table in the [`hub`], the table's task checks it, appends it to the
//! journal in the store, answers, and shows everyone what they may see. What was answered is durable; what failed
//! changed nothing. [`Server::start`] is the door.

mod admin;
pub mod app;
mod bans;
pub mod bots;
mod clock;
mod components;
mod environment;
pub mod guard;
mod homes;
pub mod hub;
mod levels;
mod listen;
pub mod notices;
mod pages;
mod plain;
mod preview;
mod reach;
pub mod retention;
mod routes;
mod rules;
mod say;
mod server;
pub mod settings;
mod socket;
mod sweep;
pub mod table;
mod turnstile;
mod who;

pub use admin::{AdminError, Order, Told, Who, date};
pub use clock::Clock;
pub use environment::Environment;
pub use server::{Running, Server, ServerError};
pub use store::{Counts, Plan};
