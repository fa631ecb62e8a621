//! Only for tests: a private server on a free port, the people who visit it, and a database to throw away.

mod house;
pub mod messages;
mod order;
mod schema;
mod socket;
pub mod tables;
mod visitor;

pub use client::{Answer, Ask, ClientError, Guest, Look};
pub use house::{House, folder};
pub use order::{
    answer, begun, bot, first_option, for_people, hot_seat, laid, lasting, refused_with, scene, some_option,
    standing, terms,
};
pub use schema::Schema;
pub use socket::Socket;
pub use visitor::{Heard, Visitor};

use std::time::Duration;

/// Nothing in a test waits longer.
pub const PATIENCE: Duration = Duration::from_secs(60);
