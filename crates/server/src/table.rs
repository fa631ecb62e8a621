//! A table in memory: one task that alone writes, and the queues of those who look on.

pub(crate) mod keep;
pub mod outbox;
pub(crate) mod task;
