//! What waits to be sent to one client: bounded, and thrown away whole when the client is too slow.

use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Bytes that may wait for one client.
const MOST_BYTES: usize = 256 * 1024;

/// What the sender of a socket does next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    Send(Utf8Bytes),
    /// Send this, and close.
    Closing(Utf8Bytes),
    /// Everything that waited was thrown away: ask for a whole welcome.
    CatchUp,
    /// The table has let go of this client: find the table again.
    Orphaned,
}

/// A queue between a table and one client. The table never waits for the client.
#[derive(Debug)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    changed: Notify,
    most: usize,
}

#[derive(Debug, Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    behind: bool,
    orphaned: bool,
    closing: Option<Utf8Bytes>,
}

impl Outbox {
    /// A queue with this capacity.
    pub fn new(most: usize) -> Self {
        Self { waiting: Mutex::default(), changed: Notify::new(), most }
    }

    /// The last message: what waits is still sent, then this, and nothing after it.
    pub fn close(&self, last: Utf8Bytes) {
        self.waiting().closing = Some(last);
        self.changed.notify_one();
    }

    /// Leaves a message; if too many wait, all are thrown away and the client is behind until it catches up.
    pub fn push(&self, message: Utf8Bytes) {
        self.waiting().push(message, self.most);
        self.changed.notify_one();
    }

    /// A message that makes all others needless: the client is no longer behind.
    pub fn push_whole(&self, welcome: Utf8Bytes) {
        let mut waiting = self.waiting();
        waiting.clear();
        waiting.behind = false;
        waiting.bytes = welcome.len();
        waiting.messages.push_back(welcome);
        drop(waiting);
        self.changed.notify_one();
    }

    /// The table is gone; what waits is still sent.
    pub fn orphan(&self) {
        self.waiting().orphaned = true;
        self.changed.notify_one();
    }

    /// Waits for something to do.
    pub async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.waiting().next() {
                return next;
            }
            self.changed.notified().await;
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn push(&mut self, message: Utf8Bytes, most: usize) {
        if self.behind {
            return;
        }
        self.bytes += message.len();
        self.messages.push_back(message);
        // One message may be large by itself; only a queue of them tells a slow client.
        if self.messages.len() > most || self.messages.len() > 1 && self.bytes > MOST_BYTES {
            self.clear();
            self.behind = true;
        }
    }

    fn clear(&mut self) {
        // An idle client keeps no room for the rush it once had.
        self.messages = VecDeque::new();
        self.bytes = 0;
    }

    fn next(&mut self) -> Option<Next> {
        if let Some(message) = self.messages.pop_front() {
            self.bytes -= message.len();
            return Some(Next::Send(message));
        }
        if let Some(last) = self.closing.take() {
            return Some(Next::Closing(last));
        }
        if self.orphaned {
            self.orphaned = false;
            return Some(Next::Orphaned);
        }
        self.behind.then(|| {
            self.behind = false;
            Next::CatchUp
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_come_in_the_order_they_were_left() {
        let outbox = Outbox::new(64);
        outbox.push("one".into());
        outbox.push("two".into());
        assert_eq!(outbox.next().await, Next::Send("one".into()));
        assert_eq!(outbox.next().await, Next::Send("two".into()));
    }

    #[tokio::test]
    async fn a_client_that_is_too_slow_loses_the_queue_and_catches_up_once() {
        let outbox = Outbox::new(64);
        for _ in 0..=64 {
            outbox.push("update".into());
        }
        outbox.push("lost too".into());
        assert_eq!(outbox.next().await, Next::CatchUp);
        outbox.push_whole("welcome".into());
        outbox.push("update".into());
        assert_eq!(outbox.next().await, Next::Send("welcome".into()));
        assert_eq!(outbox.next().await, Next::Send("update".into()));
    }

    #[tokio::test]
    async fn few_large_messages_are_too_many_as_well() {
        let outbox = Outbox::new(64);
        let large: Utf8Bytes = "x".repeat(MOST_BYTES).into();
        outbox.push(large.clone());
        assert_eq!(outbox.next().await, Next::Send(large.clone()));
        outbox.push(large.clone());
        outbox.push(large);
        assert_eq!(outbox.next().await, Next::CatchUp);
    }

    #[tokio::test]
    async fn a_client_without_a_table_is_told_after_what_waited() {
        let outbox = Outbox::new(64);
        outbox.push("last".into());
        outbox.orphan();
        assert_eq!(outbox.next().await, Next::Send("last".into()));
        assert_eq!(outbox.next().await, Next::Orphaned);
    }

    #[tokio::test]
    async fn the_last_word_comes_last() {
        let outbox = Outbox::new(64);
        outbox.push("update".into());
        outbox.close("closing".into());
        assert_eq!(outbox.next().await, Next::Send("update".into()));
        assert_eq!(outbox.next().await, Next::Closing("closing".into()));
    }
}
