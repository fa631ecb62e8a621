//! A table: one task that alone writes, the state it folds from its journal, and those who look on.

pub mod actor;
pub mod board;
pub mod clock;
pub mod command;
pub mod fork;
pub mod info;
pub mod journal;
pub mod load;
pub mod outbox;
mod playing;
pub mod publish;
pub mod seats;
mod sitting;
pub mod state;
pub mod talk;
