//! How the database fares, for operators: how long it takes, what fails, and how many wait.

use crate::error::StoreError;
use crate::sql::Result;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What a database was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// Something that is written, and answered once it is durable.
    Write,
    /// Something that is read.
    Read,
}

/// Hears of everything that was asked: what, how long it took, and why it failed if it did.
pub type Observer = Box<dyn Fn(Asking, Duration, Option<&StoreError>) + Send + Sync>;

/// How many wait for the database now, also those it is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// To have something written.
    pub writes: usize,
    /// To have something read.
    pub reads: usize,
}

#[derive(Default)]
pub(crate) struct Watch {
    observer: OnceLock<Observer>,
    writes: AtomicUsize,
    reads: AtomicUsize,
}

/// Someone who waits; one who goes away waits no longer.
struct Place<'a>(&'a AtomicUsize);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Watch {
    pub(crate) fn observe(&self, observer: Observer) {
        let _ = self.observer.set(observer);
    }

    pub(crate) fn waiting(&self) -> Waiting {
        Waiting { writes: self.writes.load(Ordering::Relaxed), reads: self.reads.load(Ordering::Relaxed) }
    }

    pub(crate) async fn over<T>(&self, asking: Asking, asked: impl Future<Output = Result<T>>) -> Result<T> {
        let count = match asking {
            Asking::Write => &self.writes,
            Asking::Read => &self.reads,
        };
        count.fetch_add(1, Ordering::Relaxed);
        let _place = Place(count);
        let began = Instant::now();
        let answer = asked.await;
        if let Some(observer) = self.observer.get() {
            observer(asking, began.elapsed(), answer.as_ref().err());
        }
        answer
    }
}
