//! For whom a game over days waits, and which of their turns that is.

use crate::journal::Entry;
use crate::seats::Chooser;
use crate::table::Table;
use protocol::{Clock, Status};
use referee::StepCount;
use tabletop::Seat;

/// A game over days waits for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits<'t> {
    /// The seat that must decide.
    pub seat: Seat,
    /// The guest who decides for it.
    pub guest: &'t str,
    /// How often the game has passed from one decider to another, so that a turn of many decisions is one turn, and one that was
    /// taken back and made again is the same.
    pub turn: u64,
}

impl Table {
    /// For whom the table waits, where a decision may take days and a person must make it.
    pub fn waits(&self) -> Option<Waits<'_>> {
        let patient = matches!(self.laid.terms.clock, Clock::Day { .. }) && self.status() == Status::Running;
        let (seat, chooser) = self.decider().filter(|_| patient)?;
        let guest = self.chair(seat).guest.as_deref().filter(|_| chooser == Chooser::Person)?;
        Some(Waits { seat, guest, turn: self.handovers(seat) })
    }

    fn handovers(&self, next: Seat) -> u64 {
        let steps = self.game.iter().flat_map(|game| game.board.entries(StepCount(0)));
        let deciders = steps.filter_map(|entry| match entry {
            Entry::Step(step) => step.seat,
            _ => None,
        });
        let who = |seat: Seat| self.chair(seat).guest.as_deref().ok_or(seat);
        let mut last = None;
        let mut count = 0;
        for decider in deciders.chain([next]).map(who) {
            count += u64::from(last.is_some_and(|last| last != decider));
            last = Some(decider);
        }
        count
    }
}
