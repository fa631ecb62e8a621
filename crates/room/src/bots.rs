//! When a bot must choose, and what becomes of its choice.

use crate::Room;
use crate::clock::Now;
use crate::journal::TableVersion;
use crate::seats::Chooser;
use crate::settle::{Commit, Goal};
use crate::turn::{Answer, Effect, Think, Turn};
use tabletop::Seat;

/// Milliseconds that a bot waits before it tries again after a refusal.
const RETRY: u64 = 3_000;

/// What a bot means to do next without thinking about it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Foreseen {
    pub version: TableVersion,
    pub seat: Seat,
    pub actions: Vec<String>,
    /// At which tick it does so.
    pub due: u64,
}

impl Room {
    /// Lets a bot think if it is a bot's turn and none thinks yet.
    pub(crate) fn ask_bot(&mut self) -> Option<Effect> {
        let (seat, Chooser::Bot(level)) = self.table.decider()? else { return None };
        let version = self.table.version();
        if self.thinking == Some(version) || self.retry.is_some() || !self.concerns_someone() {
            return None;
        }
        self.thinking = Some(version);
        let earliest = self.changed + self.pace();
        if let Some(action) = self.scripted(seat) {
            self.foreseen = Some(Foreseen { version, seat, actions: vec![action], due: earliest });
            return None;
        }
        Some(Effect::Think(Think { seat, level, version, earliest }))
    }

    /// A game among bots alone waits until someone looks; one with people goes on though they are away.
    fn concerns_someone(&self) -> bool {
        !self.audience.is_empty() || !self.table.is_among_bots()
    }

    /// What was asked, and a bot that thinks now because someone looks.
    pub(crate) fn and_ask_bot(&mut self, mut turn: Turn) -> Turn {
        if let Turn::Done(done) = &mut turn {
            done.then.extend(self.ask_bot());
        }
        turn
    }

    /// Bots wait for people who want to follow, and for nobody else.
    fn pace(&self) -> u64 {
        let followed = !self.audience.is_empty() || self.table.has_person();
        if followed { self.config.limits.bot_pace } else { 0 }
    }

    /// A bot's choice, and what it means to do after it; one that comes too late is dropped.
    pub(crate) fn chosen(
        &mut self,
        version: TableVersion,
        seat: Seat,
        actions: Vec<String>,
        now: Now,
    ) -> Turn {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        let is_for_now = self.table.version() == version && self.is_asked(seat);
        let mut actions = actions.into_iter();
        let (Some(action), Some(game), true) = (actions.next(), &self.table.game, is_for_now) else {
            return Turn::then(Ok(Answer::Done), self.ask_bot().into_iter().collect());
        };
        let (board, steps) = (game.board.after(seat, &action), game.board.count());
        let Ok(board) = board else {
            self.pause_unless(false, now);
            return Turn::answer(Answer::Done);
        };
        let goal = Goal::Choice { seat, foreseen: actions.collect(), steps };
        self.commit(Commit { entries: board.entries(steps), board, key: None, goal }, now)
    }

    /// A bot that foresaw what it is asked now does not think about it again.
    pub(crate) fn go_on(&mut self, seat: Seat, actions: Vec<String>, played: bool) {
        if played && self.is_asked(seat) && !actions.is_empty() {
            let (version, due) = (self.table.version(), self.changed + self.pace());
            self.thinking = Some(version);
            self.foreseen = Some(Foreseen { version, seat, actions, due });
        }
    }

    /// After a refusal bots and stand-ins wait, or they would try without end.
    pub(crate) fn pause_unless(&mut self, played: bool, now: Now) {
        if !played {
            self.retry = Some(now.tick + RETRY);
        }
    }

    /// Whether a bot must decide for this seat.
    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.table.decider(), Some((turn, Chooser::Bot(_))) if turn == seat)
    }
}
