//! The game itself: playing, undo, resigning, standing in; and showing the result.

use crate::board::Board;
use crate::clock::Now;
use crate::journal::{Entry, TableVersion};
use crate::settle::{Commit, Goal};
use crate::turn::{Answer, Effect, Turn};
use crate::{Refusal, Room};
use protocol::{Clock, ErrorCode, Play, Played, Status, Undo};
use referee::StepCount;
use tabletop::Seat;

impl Room {
    pub(crate) fn play(&self, guest: &str, play: &Play, now: Now) -> Result<Turn, Refusal> {
        if let Some(done) = self.already(guest, &play.key)? {
            return Ok(Turn::answer(Answer::Played(done)));
        }
        let seat = self.own_turn(guest, TableVersion(play.at_version))?;
        let before = self.board()?;
        if !self.table.lesson_allows(&play.action) {
            return Err(ErrorCode::NotInLesson.into());
        }
        let (board, steps) = (before.after(seat, &play.action)?, before.count());
        let (entries, key) = (board.entries(steps), Some(key_of(seat, &play.key)));
        Ok(self.commit(Commit { entries, board, key, goal: Goal::Play { steps } }, now))
    }

    pub(crate) fn undo(&self, guest: &str, undo: &Undo, now: Now) -> Result<Turn, Refusal> {
        if let Some(done) = self.already(guest, &undo.key)? {
            return Ok(Turn::answer(Answer::Played(done)));
        }
        self.must_run(TableVersion(undo.at_version))?;
        let board = self.board()?;
        let mut own = self.table.seats_of(guest).filter(|seat| self.table.chair(*seat).has_person());
        let before = own.find_map(|seat| Some((seat, self.table.before(seat)?)));
        let (seat, before) = before.ok_or(ErrorCode::NoUndo)?;
        let (key, goal) = (Some(key_of(seat, &undo.key)), Goal::Play { steps: board.count() });
        let entries = vec![Entry::Undo(seat); board.count().0 - before.count().0];
        Ok(self.commit(Commit { entries, board: before, key, goal }, now))
    }

    /// The seat that must decide if it is the guest's, otherwise their first that plays on.
    pub(crate) fn resign(&self, guest: String, now: Now) -> Result<Turn, Refusal> {
        self.must_sit(&guest)?;
        self.must_go_on()?;
        let playing = |seat: &Seat| !self.table.chair(*seat).resigned;
        let turn = self.table.turn();
        let seats: Vec<Seat> = self.table.seats_of(&guest).filter(playing).collect();
        let seat = seats.iter().copied().find(|seat| Some(*seat) == turn).or(seats.first().copied());
        let seat = seat.ok_or(ErrorCode::NotAnOption)?;
        self.change_players(vec![Entry::Resign(seat)], Goal::Table { guest }, now)
    }

    pub(crate) fn take_back(&self, guest: String, now: Now) -> Result<Turn, Refusal> {
        self.must_sit(&guest)?;
        self.must_go_on()?;
        let clock = self.table.laid.terms.clock;
        let game = self.table.game.as_ref().ok_or(ErrorCode::NotStarted)?;
        let may = |seat: &Seat| {
            let chair = self.table.chair(*seat);
            chair.stand_in.is_some() && !chair.resigned && !game.times.is_used_up(clock, *seat)
        };
        let back: Vec<Entry> = self.table.seats_of(&guest).filter(may).map(Entry::Back).collect();
        if back.is_empty() {
            return Err(ErrorCode::NotAnOption.into());
        }
        self.change_players(back, Goal::Table { guest }, now)
    }

    /// A bot takes over from a person who let their time pass.
    pub(crate) fn stand_in(&self, seat: Seat, now: Now) -> Result<Turn, Refusal> {
        self.change_players(vec![Entry::StandIn(seat, self.table.stand_in_level(), None)], Goal::StandIn, now)
    }

    pub(crate) fn change_players(&self, entries: Vec<Entry>, goal: Goal, now: Now) -> Result<Turn, Refusal> {
        let board = self.board()?.clone();
        Ok(self.commit(Commit { entries, board, key: None, goal }, now))
    }

    /// A change that is not a step: the version is new, and so is what each viewer may do.
    pub(crate) fn show_table(&self, now: Now) -> Vec<Effect> {
        let mut shown = self.show(self.count(), now);
        if self.table.laid.terms.clock == Clock::None && self.table.status() == Status::Running {
            shown.extend(self.audience.table(&self.table, now.date));
        }
        shown
    }

    /// Shows what changed since there were `steps` steps.
    pub(crate) fn show(&self, steps: StepCount, now: Now) -> Vec<Effect> {
        let mut shown = self.audience.update(&self.table, steps.min(self.count()));
        let over = self.table.status() != Status::Running;
        if over || self.table.laid.terms.clock != Clock::None {
            shown.extend(self.audience.table(&self.table, now.date));
        }
        shown
    }

    /// What a try under a seat's key led to, if there was one.
    pub(crate) fn done(&self, key: &str) -> Option<Played> {
        let version = self.table.game.as_ref()?.done(key)?;
        Some(Played { version: version.0, repeated: true })
    }

    fn count(&self) -> StepCount {
        self.table.game.as_ref().map(|game| game.board.count()).unwrap_or_default()
    }

    fn board(&self) -> Result<&Board, Refusal> {
        let game = self.table.game.as_ref().ok_or(ErrorCode::NotStarted)?;
        Ok(&game.board)
    }

    /// What the same attempt led to before; a guest who does not sit here is refused first.
    fn already(&self, guest: &str, key: &str) -> Result<Option<Played>, Refusal> {
        self.must_sit(guest)?;
        self.board()?;
        Ok(self.table.seats_of(guest).find_map(|seat| self.done(&key_of(seat, key))))
    }

    pub(crate) fn must_sit(&self, guest: &str) -> Result<(), Refusal> {
        let sits = self.table.seats_of(guest).next().is_some();
        if sits { Ok(()) } else { Err(ErrorCode::NotYours.into()) }
    }

    pub(crate) fn must_go_on(&self) -> Result<(), Refusal> {
        match self.table.status() {
            Status::Open => Err(ErrorCode::NotStarted.into()),
            Status::Running => Ok(()),
            Status::Over => Err(ErrorCode::Over.into()),
            Status::Closed => Err(ErrorCode::Closed.into()),
        }
    }

    fn must_run(&self, at_version: TableVersion) -> Result<(), Refusal> {
        self.must_go_on()?;
        let version = self.table.version();
        if version == at_version { Ok(()) } else { Err(Refusal::Stale(version)) }
    }

    /// The seat that must decide, if it is the guest's and no bot plays it.
    fn own_turn(&self, guest: &str, at_version: TableVersion) -> Result<Seat, Refusal> {
        self.must_run(at_version)?;
        let turn = self.table.turn().ok_or(ErrorCode::Over)?;
        let chair = self.table.chair(turn);
        let may = chair.is_of(guest) && chair.has_person();
        if may { Ok(turn) } else { Err(ErrorCode::NotYourTurn.into()) }
    }
}

/// A key is the seat's own: nobody can use up another's.
fn key_of(seat: Seat, key: &str) -> String {
    format!("{seat}:{key}")
}
