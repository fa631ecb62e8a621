//! Which agendas can be, and the one a position without an agenda has.

use crate::board::Diver;
use crate::state::Die;
use crate::task::{Room, Task};
use tabletop::Seat;

/// A turn begins; in the solo game with as many turns as dice are left for (WR-11.2).
pub(super) fn default_agenda(solo: bool, dice: &[Die]) -> Vec<Task> {
    if !solo {
        return vec![Task::Turn];
    }
    let begun = dice.iter().any(|die| *die != Die::Unrolled);
    let pool = dice.iter().filter(|die| matches!(die, Die::Pool(_))).count();
    let left = if begun { pool } else { 6 };
    let roll = (!begun).then_some(Task::Roll);
    let turns = std::iter::repeat_n(Task::Turn, left.saturating_sub(3));
    let rivals = std::iter::repeat_n(Task::Rival, left.min(3));
    roll.into_iter().chain(turns).chain(rivals).chain([Task::Market, Task::EndRound]).collect()
}

/// Reads an agenda from its next task on; a position's agenda is one that can be read to its end.
pub(super) struct Reader<'a> {
    rest: &'a [Task],
    solo: bool,
    on_turn: Seat,
}

impl<'a> Reader<'a> {
    /// Whether this agenda can come up in play.
    pub(super) fn sound(agenda: &'a [Task], solo: bool, on_turn: Seat) -> bool {
        let mut reader = Self { rest: agenda, solo, on_turn };
        // An empty agenda is that of a game that is over.
        reader.at_end() || reader.set_up() || reader.turn_and_after()
    }

    fn next_is(&mut self, wanted: impl Fn(Task) -> bool) -> bool {
        let found = self.rest.first().is_some_and(|task| wanted(*task));
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }

    fn skip(&mut self, task: Task) -> bool {
        self.next_is(|next| next == task)
    }

    fn skip_all(&mut self, tasks: &[Task]) -> bool {
        tasks.iter().all(|&task| self.skip(task))
    }

    fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The opening, from any of its tasks on.
    fn set_up(&mut self) -> bool {
        let start = self.rest;
        let row = self.skip(Task::RefillRow);
        let market = self.skip(Task::RefillMarket);
        let named = self.skip(Task::Start);
        let rolled = self.skip(Task::Roll);
        // Filling the row leads on to the market, that to the start player, and that to the first roll.
        let opening = (market || !row) && (named || !market || self.solo) && (rolled || !named);
        let plain = opening && !(named && self.solo) && self.tail();
        if !plain {
            self.rest = start;
        }
        plain
    }

    /// Turns to come and, in the solo game, the rivals' turns and the end of the round.
    fn tail(&mut self) -> bool {
        if !self.solo {
            return self.skip(Task::Turn) && self.at_end();
        }
        let turns = (0..3).take_while(|_| self.skip(Task::Turn)).count();
        self.rivals(turns == 0)
    }

    fn rivals(&mut self, under_way: bool) -> bool {
        let rivals = (0..3).take_while(|_| self.skip(Task::Rival)).count();
        if rivals < 3 && !under_way {
            return false;
        }
        (self.skip(Task::Market) || (under_way && rivals == 0)) && self.skip(Task::EndRound) && self.at_end()
    }

    /// A turn at any of its questions, or a rival's turn.
    fn turn_and_after(&mut self) -> bool {
        let start = self.rest;
        if self.solo && self.rival_dive() {
            return true;
        }
        self.rest = start;
        self.before_claims() && self.after_claims()
    }

    /// What a rival's dive leaves to do, and the market between rounds.
    fn rival_dive(&mut self) -> bool {
        self.skip(Task::RefillMarket);
        self.next_is(|task| matches!(task, Task::Push(_)));
        self.next_is(|task| matches!(task, Task::Draw(Diver::Rival, _, Room::Anywhere)));
        let gains = |task| matches!(task, Task::Draw(_, _, Room::Vault) | Task::Place(_, _, Room::Vault));
        (0..2).take_while(|_| self.next_is(gains)).count();
        self.rivals(true)
    }

    /// Dice, dive, claims: whatever comes before the row is refilled.
    fn before_claims(&mut self) -> bool {
        let start = self.rest;
        self.skip(Task::Roll);
        if self.skip(Task::Take) || self.next_is(|task| matches!(task, Task::Move(_))) {
            return self.skip(Task::Claim);
        }
        self.rest = start;
        if self.claim_under_way() {
            return self.skip(Task::Claim);
        }
        self.rest = start;
        self.dive();
        // A turn may also stand after its claim step.
        self.skip(Task::Claim) || self.rest.len() == start.len()
    }

    fn claim_under_way(&mut self) -> bool {
        let on_turn = self.on_turn;
        let drawn = |task| match task {
            Task::Draw(diver, _, Room::NotIn(display)) if diver.is(on_turn) => Some(display),
            Task::Place(seat, _, Room::NotIn(display)) if seat == on_turn => Some(display),
            _ => None,
        };
        // A treasure that must not go into the claimed display is the one the scallop brought.
        if let Some(claimed) = self.rest.first().and_then(|task| drawn(*task)) {
            self.rest = &self.rest[1..];
            let decorated =
                |task| matches!(task, Task::Decorate(id, _, used) if id == claimed && used.scallop);
            return self.next_is(decorated);
        }
        if self.next_is(|task| matches!(task, Task::Decorate(..))) {
            return true;
        }
        let _ = self.skip(Task::Pick) || self.skip(Task::Free) || self.skip(Task::RefillMarket);
        self.next_is(|task| matches!(task, Task::Clear(..)))
    }

    fn dive(&mut self) {
        self.next_is(|task| matches!(task, Task::Push(_)));
        let gains =
            |task| matches!(task, Task::Draw(_, _, Room::Anywhere) | Task::Place(_, _, Room::Anywhere));
        let first = self.next_is(gains);
        let mover_asked = self.next_is(|task| matches!(task, Task::Extra(_)));
        // Two neighbours at most; before the mover's scallops are asked for, the first gain is the mover's.
        let neighbours = if first && !mover_asked { 1 } else { 2 };
        (0..neighbours).take_while(|_| self.next_is(gains)).count();
    }

    fn after_claims(&mut self) -> bool {
        let bought = self.skip(Task::RefillMarket);
        if !bought {
            self.skip(Task::RefillRow);
            if !self.skip(Task::Buy) {
                return false;
            }
        }
        if self.solo { self.tail() } else { self.skip_all(&[Task::EndTurn]) && self.at_end() }
    }
}
