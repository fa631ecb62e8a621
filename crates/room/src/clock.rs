//! How long each seat has thought, and until when it may: all of it derived from the times in the journal.

use crate::journal::Entry;
use protocol::Clock;
use referee::StepLine;
use tabletop::{MAX_SEATS, Seat};

/// Milliseconds of a minute.
pub const MINUTE: u64 = 60_000;
/// Milliseconds of a day.
pub const DAY: u64 = 24 * 60 * MINUTE;

/// The time as a host reports it, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Now {
    /// Since 1970: what journals and deadlines count in. It may jump either way.
    pub date: u64,
    /// Since a moment of the host's choosing: what pauses count in. It never goes back.
    pub tick: u64,
}

/// The times of a running table, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// Since when the seat that must decide has known that it must.
    since: u64,
    /// What each seat has used of its clock.
    used: [u64; MAX_SEATS],
    /// When the person of each seat last did something.
    acted: [u64; MAX_SEATS],
}

impl Times {
    /// A game that begins.
    pub const fn starting(at: u64) -> Self {
        Self { since: at, used: [0; MAX_SEATS], acted: [at; MAX_SEATS] }
    }

    /// Takes note of an entry: the seat it names has been thinking until now.
    pub fn note(&mut self, entry: &Entry, at: u64, away: bool) {
        let thought = at.saturating_sub(self.since);
        match entry {
            Entry::Step(StepLine { seat: Some(seat), .. }) | Entry::Undo(seat) => {
                if !away {
                    self.used[seat.index()] += thought;
                    self.acted[seat.index()] = at;
                }
                self.since = at;
            }
            Entry::StandIn(seat, ..) => {
                self.used[seat.index()] += thought;
                self.since = at;
            }
            Entry::Back(seat) => {
                self.acted[seat.index()] = at;
                self.since = at;
            }
            Entry::Step(StepLine { seat: None, .. })
            | Entry::Resign(_)
            | Entry::Close
            | Entry::SkipLesson => {}
        }
    }

    /// Since when the seat that must decide has known it.
    pub const fn since(&self) -> u64 {
        self.since
    }

    /// When the person of a seat last did something here.
    pub const fn acted(&self, seat: Seat) -> u64 {
        self.acted[seat.index()]
    }

    /// Milliseconds left to a seat, counting the time since its turn began if it must decide.
    pub fn left(&self, clock: Clock, seat: Seat, deciding: bool, now: u64) -> Option<u64> {
        let running = if deciding { now.saturating_sub(self.since) } else { 0 };
        match clock {
            Clock::None => None,
            Clock::Game { minutes } => {
                let used = self.used[seat.index()] + running;
                Some((u64::from(minutes) * MINUTE).saturating_sub(used))
            }
            Clock::Day { days } => Some((u64::from(days) * DAY).saturating_sub(running)),
        }
    }

    /// When the clock of the seat that must decide runs out.
    pub fn deadline(&self, clock: Clock, seat: Seat) -> Option<u64> {
        self.left(clock, seat, false, self.since).map(|left| self.since + left)
    }

    /// Whether a seat has nothing left of a clock for the whole game.
    pub fn is_used_up(&self, clock: Clock, seat: Seat) -> bool {
        matches!(clock, Clock::Game { .. }) && self.left(clock, seat, false, 0) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const GAME: Clock = Clock::Game { minutes: 1 };

    fn decision(seat: Seat) -> Entry {
        Entry::Step(StepLine { seat: Some(seat), notation: "take 5".into() })
    }

    #[test]
    fn a_seat_is_charged_for_its_own_thinking_alone() {
        let mut times = Times::starting(1_000);
        times.note(&decision(A), 11_000, false);
        times.note(&Entry::Step(StepLine { seat: None, notation: "5".into() }), 11_000, false);
        times.note(&decision(B), 12_000, false);
        assert_eq!(times.left(GAME, A, false, 12_000), Some(50_000));
        assert_eq!(times.left(GAME, B, false, 12_000), Some(59_000));
        assert_eq!(times.left(GAME, A, true, 22_000), Some(40_000));
        assert_eq!(times.deadline(GAME, A), Some(62_000));
    }

    #[test]
    fn what_a_stand_in_takes_is_not_charged() {
        let mut times = Times::starting(0);
        times.note(&Entry::StandIn(A, shelf::Level::Keen, None), 60_000, false);
        times.note(&decision(A), 90_000, true);
        assert!(times.is_used_up(GAME, A));
        assert!(!times.is_used_up(GAME, B));
        assert_eq!(times.since(), 90_000);
    }

    #[test]
    fn days_count_anew_for_each_decision() {
        let mut times = Times::starting(0);
        let clock = Clock::Day { days: 2 };
        times.note(&decision(A), DAY, false);
        assert_eq!(times.deadline(clock, B), Some(3 * DAY));
        assert_eq!(times.left(clock, B, true, 2 * DAY), Some(DAY));
        assert!(!times.is_used_up(clock, B));
    }

    #[test]
    fn a_person_last_acted_when_they_decided_or_came_back_and_not_when_a_bot_did() {
        let mut times = Times::starting(1_000);
        times.note(&decision(A), 2_000, false);
        times.note(&Entry::StandIn(B, shelf::Level::Keen, Some(A)), 9_000, false);
        times.note(&decision(B), 10_000, true);
        assert_eq!((times.acted(A), times.acted(B)), (2_000, 1_000));
        times.note(&Entry::Back(B), 11_000, false);
        assert_eq!(times.acted(B), 11_000);
    }

    #[test]
    fn a_resignation_of_another_seat_moves_no_clock() {
        let mut times = Times::starting(0);
        times.note(&Entry::Resign(B), 30_000, false);
        assert_eq!(times.left(GAME, A, true, 40_000), Some(20_000));
    }
}
