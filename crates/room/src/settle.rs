//! From a check that passed to what everyone sees: proposed, written, and only then adopted.

use crate::board::Board;
use crate::clock::Now;
use crate::info::Summary;
use crate::journal::Entry;
use crate::restore::{Kept, Restored};
use crate::table::Table;
use crate::talk::Said;
use crate::turn::{Answer, Append, Effect, Mute, Proposal, Speech, Turn, Write, Written};
use crate::{Refusal, Room};
use protocol::{ErrorCode, Played, Status};
use referee::StepCount;
use std::sync::Arc;
use tabletop::Seat;

/// What is adopted once it is written.
#[derive(Debug)]
pub(crate) enum Plan {
    /// What chance brought first.
    Deal { next: Box<Table>, after: After },
    /// Entries of the journal.
    Commit { next: Box<Table>, key: Option<String>, goal: Goal },
    /// The game begins, and chance brings this first.
    Start { next: Box<Table>, undealt: Vec<Entry>, guest: String },
    /// Seats change hands.
    Reseat { next: Box<Table>, guest: String },
    /// The table is another's.
    HandOver { next: Box<Table>, guest: String },
    /// The table is no more.
    Discard,
    /// Who mutes whom, or unmutes them.
    Mute(Mute),
    /// Something is said.
    Say { speech: Speech, name: String },
    /// The next table.
    Rematch,
}

/// Entries that passed every check.
#[derive(Debug)]
pub(crate) struct Commit {
    pub entries: Vec<Entry>,
    /// The game after them.
    pub board: Board,
    pub key: Option<String>,
    pub goal: Goal,
}

/// What a commit is for.
#[derive(Debug)]
pub(crate) enum Goal {
    /// A person played or undid a step; `steps` is the count before.
    Play { steps: StepCount },
    /// A person changed who plays, and is answered with the table.
    Table { guest: String },
    /// A bot takes over.
    StandIn,
    /// The owner ends the game.
    Close,
    /// A bot chose and foresees its next choices; `steps` is the count before.
    Choice { seat: Seat, foreseen: Vec<String>, steps: StepCount },
}

/// What was waiting for the first deal.
#[derive(Debug)]
pub(crate) enum After {
    /// The room, which has just been opened.
    Opened,
    /// The guest who started the game.
    Started { guest: String },
    /// Entries that come after it.
    Commit(Commit),
}

/// What was not written: why, and what everyone must see if another host wrote instead.
struct Unwritten {
    refusal: Refusal,
    then: Vec<Effect>,
}

impl Room {
    /// What follows from the result of a write.
    pub fn settle(&mut self, Proposal(plan): Proposal, written: Written, now: Now) -> Turn {
        let learnt = self.learn(written, now);
        match plan {
            Plan::Commit { next, key, goal } => {
                let done = learnt.map(|_| self.adopt(*next, now));
                self.conclude(goal, key.as_deref(), done, now)
            }
            Plan::Deal { next, after } => {
                let dealt = learnt.map(|_| {
                    self.undealt.clear();
                    self.adopt(*next, now);
                });
                self.dealt(after, dealt, now)
            }
            Plan::Reseat { next, guest } => match learnt {
                Ok(_) => self.reseated(*next, &guest, now),
                // The very same change may be what went through: then it is done.
                Err(Unwritten { then, .. }) if self.table.is_seated_as(&next) => {
                    let mut told = self.told_all(&guest, now);
                    if let Turn::Done(done) = &mut told {
                        done.then.splice(0..0, then);
                    }
                    told
                }
                Err(Unwritten { then, .. }) if self.table.status() != Status::Open => {
                    Turn::then(Err(ErrorCode::Started.into()), then)
                }
                Err(Unwritten { refusal, then }) => Turn::then(Err(refusal), then),
            },
            Plan::HandOver { next, guest } => match learnt {
                Ok(_) => self.reseated(*next, &guest, now),
                Err(Unwritten { refusal, then }) => Turn::then(Err(refusal), then),
            },
            plan => match learnt {
                Ok(written) => self.believe(plan, written, now),
                Err(Unwritten { then, .. }) if self.began_elsewhere(&plan) => {
                    Turn::then(Err(ErrorCode::Started.into()), then)
                }
                Err(Unwritten { refusal, then }) => Turn::then(Err(refusal), then),
            },
        }
    }

    /// Whether someone was to start or to close the table, and the game has begun behind this room's back.
    fn began_elsewhere(&self, plan: &Plan) -> bool {
        matches!(plan, Plan::Start { .. } | Plan::Discard) && self.table.status() != Status::Open
    }

    fn reseated(&mut self, next: Table, guest: &str, now: Now) -> Turn {
        self.table = Arc::new(next);
        self.audience.count(&self.table);
        self.told_all(guest, now)
    }

    /// What is not of the journal is written: the room is what was proposed.
    fn believe(&mut self, plan: Plan, written: Written, now: Now) -> Turn {
        match (plan, written) {
            (Plan::Start { next, undealt, guest }, Written::Durable) => {
                self.table = Arc::new(*next);
                self.undealt = undealt;
                self.retry = None;
                // The start is written: what chance brought first follows, now or when the table is next restored.
                self.deal(After::Started { guest }, now)
            }
            (Plan::Discard, Written::Durable) => self.gone_for_good(),
            (Plan::Mute(mute), Written::Durable) => {
                self.talk.note_mute(mute);
                Turn::answer(Answer::Done)
            }
            (Plan::Say { speech, name }, Written::Said(index)) => self.said(Said { index, speech, name }),
            (Plan::Rematch, Written::Laid(id)) => self.laid(id, now),
            _ => Turn::then(Err(ErrorCode::Internal.into()), Vec::new()),
        }
    }

    /// Proposes entries; what chance brought first goes before everything else.
    pub(crate) fn commit(&self, commit: Commit, now: Now) -> Turn {
        match &self.table.game {
            Some(game) if !self.undealt.is_empty() => {
                self.propose_deal(&game.board, After::Commit(commit), now)
            }
            _ => self.propose(commit, now),
        }
    }

    fn propose(&self, commit: Commit, now: Now) -> Turn {
        let Commit { entries, board, key, goal } = commit;
        let mut next = Box::new(Table::clone(&self.table));
        next.note(&entries, now.date, board);
        if let (Some(game), Some(key)) = (&mut next.game, &key) {
            game.remember(key.clone(), self.table.version().0);
        }
        let append = self.append(&next, entries, key.clone(), now);
        Turn::Write(Write::Append(append), Proposal(Plan::Commit { next, key, goal }))
    }

    /// What chance brought before the first decision comes first, if that is not written yet.
    pub(crate) fn deal(&mut self, after: After, now: Now) -> Turn {
        match &self.table.game {
            Some(game) if !self.undealt.is_empty() => self.propose_deal(&game.board, after, now),
            _ => self.dealt(after, Ok(()), now),
        }
    }

    fn propose_deal(&self, board: &Board, after: After, now: Now) -> Turn {
        let mut next = Box::new(Table::clone(&self.table));
        next.note(&self.undealt, now.date, board.clone());
        let append = self.append(&next, self.undealt.clone(), None, now);
        Turn::Write(Write::Append(append), Proposal(Plan::Deal { next, after }))
    }

    /// A start is not undone by a deal that could not be written yet; entries wait for it.
    fn dealt(&mut self, after: After, dealt: Result<(), Unwritten>, now: Now) -> Turn {
        match (after, dealt) {
            (After::Commit(commit), Ok(())) => self.propose(commit, now),
            (After::Commit(commit), Err(unwritten)) => {
                self.conclude(commit.goal, commit.key.as_deref(), Err(unwritten), now)
            }
            (After::Started { guest }, dealt) => self.started(&guest, then(dealt), now),
            (After::Opened, dealt) => {
                let mut then = then(dealt);
                then.extend(self.ask_bot());
                Turn::then(Ok(Answer::Done), then)
            }
        }
    }

    /// Answers first, then shows what changed, then lets the next one think.
    fn conclude(&mut self, goal: Goal, key: Option<&str>, done: Result<(), Unwritten>, now: Now) -> Turn {
        let (played, mut then) = match done {
            Ok(()) => (Ok(Played { version: self.table.version().0, repeated: false }), Vec::new()),
            // This very attempt may have gone through: then it is done, and not too late.
            Err(Unwritten { refusal, then }) => (key.and_then(|key| self.done(key)).ok_or(refusal), then),
        };
        let changed = played.is_ok_and(|played| !played.repeated);
        then.extend(match &goal {
            _ if !changed => Vec::new(),
            Goal::Play { steps } | Goal::Choice { steps, .. } => self.show(*steps, now),
            Goal::Table { .. } | Goal::StandIn | Goal::Close => self.show_table(now),
        });
        let answer = match goal {
            Goal::Play { .. } => played.map(Answer::Played),
            Goal::Close => played.map(|_| Answer::Done),
            Goal::Table { guest } => played.map(|_| self.info(Some(&guest), now)),
            Goal::StandIn => {
                self.pause_unless(changed, now);
                Ok(Answer::Done)
            }
            Goal::Choice { seat, foreseen, .. } => {
                self.pause_unless(changed, now);
                self.go_on(seat, foreseen, changed);
                Ok(Answer::Done)
            }
        };
        then.extend(self.ask_bot());
        Turn::then(answer, then)
    }

    fn adopt(&mut self, next: Table, now: Now) {
        self.table = Arc::new(next);
        self.changed = now.tick;
    }

    fn learn(&mut self, written: Written, now: Now) -> Result<Written, Unwritten> {
        match written {
            Written::Behind(kept) => Err(self.relearn(*kept, now)),
            Written::Failed(code) => Err(Unwritten { refusal: code.into(), then: Vec::new() }),
            written => Ok(written),
        }
    }

    /// What is kept, read again because a write may have gone through although its host was not told.
    pub fn refresh(&mut self, kept: Kept, now: Now) -> Vec<Effect> {
        let mut then = self.relearn(kept, now).then;
        then.extend(self.audience.table(&self.table, now.date));
        then
    }

    /// Someone else wrote, or an earlier write went through though it seemed lost: what is kept is right.
    fn relearn(&mut self, kept: Kept, now: Now) -> Unwritten {
        let Ok(restored) = Restored::from(kept, &self.config) else {
            return Unwritten { refusal: ErrorCode::StoreUnavailable.into(), then: Vec::new() };
        };
        self.table = restored.table;
        self.undealt = restored.undealt;
        self.first = restored.first;
        self.talk.set_mutes(restored.mutes);
        self.changed = now.tick;
        self.audience.count(&self.table);
        let mut then = self.audience.update(&self.table, StepCount(0));
        then.extend(self.ask_bot());
        Unwritten { refusal: Refusal::Stale(self.table.version()), then }
    }

    /// Entries, with what changes because of them once the table is `next`.
    fn append(&self, next: &Table, entries: Vec<Entry>, key: Option<String>, now: Now) -> Append {
        let over = matches!(next.status(), Status::Over | Status::Closed);
        Append { entries, key, over, ..self.change(next, now) }
    }

    /// What changes besides the journal once the table is `next`.
    pub(crate) fn change(&self, next: &Table, now: Now) -> Append {
        let summary = Summary::of(next);
        Append {
            from: self.table.version(),
            entries: Vec::new(),
            key: None,
            over: false,
            owner: None,
            due: summary.wakes(now.date),
            summary: summary.text(),
            seats: Vec::new(),
            seating: None,
            at: now.date,
        }
    }
}

/// What everyone must see though nothing was written.
fn then(dealt: Result<(), Unwritten>) -> Vec<Effect> {
    dealt.err().map(|unwritten| unwritten.then).unwrap_or_default()
}
