//! What a server must never lose: guests, tables and their journals, in SQLite or PostgreSQL.
//!
//! [`Store`] is the door: open it once, clone it freely, call it from anywhere. It knows no game, no rules and no
//! network. A table's terms, its summary and the lines of its journal are texts it does not read.
//!
//! The **journal** of a table is a log of what happened, one line at each index, and the index is the version of the
//! table. It only grows: undoing a move is another line. An append names its index; if another one was
//! faster, nothing is written and [`StoreError::Conflict`] gives the next index. An idempotency key makes a repeated
//! request harmless: [`StoreError::Repeated`] says where it was first written.
//!
//! **What was confirmed is durable.** Writes that wait at the same time share one commit, and each is confirmed after
//! it. A write that fails does not affect the others. After [`StoreError::Unavailable`] from PostgreSQL it is
//! unknown whether the last write was committed: repeat it with its key, or read the journal again.
//!
//! **No personal data in records.** Journals outlive guests and are given to anyone who asks for a record. The store
//! cannot see what is in a line, so it is the caller's duty that no guest id and no name ever goes into one: seats
//! have numbers, and [`Seat`] says who holds which.
//!
//! **Secrets.** The seed of a table is not a part of [`Table`]: it must be requested with [`Store::seed`], and a
//! [`Seed`] does not show itself in logs. Of the tokens of a device link and of a link that confirms
//! an address only the SHA-256 is kept.

mod backup;
mod channel;
mod channels;
mod chat;
mod claim;
mod components;
mod copy;
mod error;
mod guests;
mod ids;
mod journal;
mod lists;
mod location;
mod migrate;
mod model;
mod moderation;
mod mutes;
mod notices;
mod postgres;
mod retention;
mod server;
mod sql;
mod sqlite;
mod store;
mod tables;
mod watch;

pub use backup::{backup, restore};
pub use channel::{Channel, Contact, Notice, OpenChannel, Quiet};
pub use claim::Claim;
pub use error::{Cause, Missing, StoreError};
pub use ids::{BadId, GuestId, LinkToken, Seed, TableId};
pub use location::{Location, Options};
pub use migrate::{Migration, Plan, migrate, plan};
pub use model::*;
pub use store::Store;
pub use watch::{Asking, Observer, Waiting};
