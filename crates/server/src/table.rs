//! A table in memory: one task, its only writer, and the queues of those who watch.

pub(crate) mod keep;
pub mod outbox;
pub(crate) mod task;
