//! Which agendas can be, and the one a position without an agenda has.

use crate::board::Diver;
use crate::state::State;
use crate::task::{Room, Task};
use tabletop::Seat;

/// A turn begins; in the solo game with as many turns as dice are left for (WR-11.2).
pub(super) fn default_agenda(state: &State) -> Vec<Task> {
    if !state.rules.solo() {
        return vec![Task::Turn];
    }
    let dice = match state.pool().count() {
        0 => 6,
        left => left,
    };
    let (turns, rivals) = (dice.saturating_sub(3), dice.min(3));
    let roll = (dice == 6 && state.pool().next().is_none()).then_some(Task::Roll);
    let turns = std::iter::repeat_n(Task::Turn, turns);
    let rivals = std::iter::repeat_n(Task::Rival, rivals);
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
        reader.set_up() || reader.turn_and_after()
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

    /// The opening, from any of its tasks on, or a game that is over.
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
            return self.at_end() || (self.skip(Task::Turn) && self.at_end());
        }
        if self.at_end() {
            return true;
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
        while self
            .next_is(|task| matches!(task, Task::Draw(_, _, Room::Vault) | Task::Place(_, _, Room::Vault)))
        {
        }
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
        let treasure = self.next_is(|task| match task {
            Task::Draw(diver, _, Room::NotIn(_)) => diver.is(on_turn),
            Task::Place(seat, _, Room::NotIn(_)) => seat == on_turn,
            _ => false,
        });
        if treasure || matches!(self.rest.first(), Some(Task::Decorate(..))) {
            return self.next_is(|task| matches!(task, Task::Decorate(..)));
        }
        let _ = self.skip(Task::Pick) || self.skip(Task::Free) || self.skip(Task::RefillMarket);
        self.next_is(|task| matches!(task, Task::Clear(..)))
    }

    fn dive(&mut self) {
        self.next_is(|task| matches!(task, Task::Push(_)));
        let gains =
            |task| matches!(task, Task::Draw(_, _, Room::Anywhere) | Task::Place(_, _, Room::Anywhere));
        self.next_is(gains);
        self.next_is(|task| matches!(task, Task::Extra(_)));
        (0..3).take_while(|_| self.next_is(gains)).count();
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
