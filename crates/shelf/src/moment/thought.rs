//! A bot's next choices, to be made by another thread.

use crate::SeatKind;
use kit::{GameOf, Kit};
use referee::{StepCount, Table};
use std::fmt;
use std::time::Instant;
use tabletop::{Pending, Seat, Viewer};

/// What a bot needs to choose: it can be carried to another thread and outlives the game it comes from.
pub struct Thought {
    seat: Seat,
    count: StepCount,
    choose: Box<dyn FnOnce(Option<Instant>) -> Vec<String> + Send>,
}

impl Thought {
    /// It carries the seat's view and options, never the state: a bot knows what a person would.
    pub(crate) fn of<K: Kit>(table: &Table<GameOf<K>>, kind: SeatKind, seed: u64) -> Option<Self> {
        let Pending::Decision(seat) = table.pending() else { return None };
        if kind == SeatKind::Me {
            return None;
        }
        let (view, options) = (table.view(Viewer::Seat(seat)), table.options());
        let choose = Box::new(move |deadline| {
            let chosen = kind.choose::<K>(&view, &options, seed, deadline);
            chosen.iter().map(ToString::to_string).collect()
        });
        Some(Self { seat, count: table.count(), choose })
    }

    /// Whose choice it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many steps had been played when it began.
    pub const fn count(&self) -> StepCount {
        self.count
    }

    /// What the bot chooses, in notation: for now first, and then for the seat's next decisions as far as it foresees
    /// them surely and quickly. It thinks for as long as a bot of its kind does, on all threads if its level does so.
    pub fn choose(self) -> Vec<String> {
        (self.choose)(None)
    }

    /// As [`Self::choose`], but only on this thread, and a bot that searches comes back by the `deadline` with the best
    /// it has found.
    pub fn choose_by(self, deadline: Instant) -> Vec<String> {
        (self.choose)(Some(deadline))
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thought({} after {} steps)", self.seat, self.count)
    }
}
