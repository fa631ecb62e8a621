//! A bot's next choices, to be made by another thread.

use crate::SeatKind;
use crate::shown::Shown;
use referee::Table;
use std::fmt;
use std::time::Instant;
use tabletop::{Pending, Seat, Viewer};

/// What a bot needs to choose: it can be carried to another thread and outlives the game it comes from.
pub struct Thought {
    seat: Seat,
    steps: usize,
    choose: Box<dyn FnOnce(Option<Instant>) -> Vec<String> + Send>,
}

impl Thought {
    /// Whose choice it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many steps had been played when it began.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// What the bot chooses, in notation: for now first, and then for the seat's next decisions as far as it foresees
    /// them surely and quickly. It thinks on this thread, for as long as a bot of its kind does.
    pub fn choose(self) -> Vec<String> {
        (self.choose)(None)
    }

    /// As [`Self::choose`], but a bot that searches comes back by the `latest` moment, with the best it has found.
    pub fn choose_by(self, latest: Instant) -> Vec<String> {
        (self.choose)(Some(latest))
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thought({} after {} steps)", self.seat, self.steps)
    }
}

/// The thought carries the seat's view and options, never the state: a bot knows what a person would.
pub(super) fn of<G: Shown>(table: &Table<G>, seat: Seat, kind: SeatKind, seed: u64) -> Option<Thought> {
    if table.pending() != Pending::Decision(seat) || kind == SeatKind::Me {
        return None;
    }
    let (view, options) = (table.view(Viewer::Seat(seat)), table.options());
    let choose = Box::new(move |latest| {
        let chosen = kind.choose_ahead::<G>(&view, &options, seed, latest);
        chosen.iter().map(ToString::to_string).collect()
    });
    Some(Thought { seat, steps: table.version(), choose })
}
