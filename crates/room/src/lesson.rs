//! A guided game at a table: whose chance it deals, what it lets the learner do, and what its coach says.
//!
//! A lesson is a game written down beforehand. While the game at the table is the same, step by step, the lesson goes on;
//! after its last step, or once it is skipped, the table is an ordinary one.

use crate::board::Board;
use crate::clock::Now;
use crate::journal::Entry;
use crate::settle::{Commit, Goal};
use crate::table::Table;
use crate::turn::Turn;
use crate::{Refusal, Room, fork, restore};
use phrasebook::Voice;
use protocol::{Coach, ErrorCode, LessonTerms};
use referee::{Digest, SeededDealer, StepCount, StepLine};
use shelf::{AnyGame, Dealing, Lesson, LessonStep, Shelf, TakeBack};
use std::sync::Arc;
use tabletop::{Phrase, Seat, Viewer};

/// The lesson that a table was created for, if it still ships as it was then.
pub(crate) fn find(shelf: &Shelf, game: &str, terms: Option<&LessonTerms>) -> Option<Arc<Lesson>> {
    let terms = terms?;
    let all = shelf.game(game).ok()?.lessons();
    let same = |lesson: &Lesson| lesson.name == terms.name && terms.digest == Some(digest(lesson));
    all.into_iter().find(same).map(Arc::new)
}

/// The terms of a lesson in full, for a game that has it.
pub(crate) fn agreed(game: &dyn AnyGame, terms: &LessonTerms) -> Option<(Lesson, LessonTerms)> {
    let lesson = game.lessons().into_iter().find(|lesson| lesson.name == terms.name)?;
    let (name, chosen) = (lesson.name.clone(), lesson.outcomes().len() as u32);
    let terms = LessonTerms { name, digest: Some(digest(&lesson)), chosen: Some(chosen) };
    Some((lesson, terms))
}

fn digest(lesson: &Lesson) -> String {
    Digest::of(&lesson.written).to_string()
}

/// How many outcomes of chance were chosen beforehand once a lesson was skipped: those until then.
pub(crate) fn skipped(entries: &[Entry]) -> Option<usize> {
    let at = entries.iter().position(|entry| *entry == Entry::SkipLesson)?;
    Some(fork::steps(&entries[..at]).iter().filter(|step| step.is_chance()).count())
}

/// Who deals at a table with a lesson. One that no longer ships has dealt what is written, and a seed deals on.
pub(crate) fn dealing(
    table: &Table,
    skipped: Option<usize>,
    steps: &[StepLine],
    then: SeededDealer,
) -> Option<Dealing> {
    let terms = table.laid.terms.lesson.as_ref()?;
    Some(match (skipped, &table.lesson) {
        (None, Some(lesson)) => Dealing::Listed { outcomes: lesson.outcomes(), then: Some(then) },
        (Some(some), _) => Dealing::taking_over(some, steps, then),
        (None, None) => Dealing::taking_over(terms.chosen.unwrap_or_default() as usize, steps, then),
    })
}

impl Table {
    /// The lesson and how many of its steps are played, as long as it goes on or has just ended.
    fn under_way(&self) -> Option<(&Lesson, &Board)> {
        let game = self.game.as_ref().filter(|game| !game.is_lesson_skipped())?;
        let lesson = self.lesson.as_deref()?;
        let lines = game.board.lines(StepCount(0));
        let same = |(line, step): (&StepLine, &LessonStep)| step.allows(line.seat, &line.notation);
        let so_far = lines.len() <= lesson.steps.len() && lines.iter().zip(&lesson.steps).all(same);
        so_far.then_some((lesson, &game.board))
    }

    /// What the lesson has next.
    pub(crate) fn taught(&self) -> Option<&LessonStep> {
        self.under_way().and_then(|(lesson, board)| lesson.steps.get(board.count().0))
    }

    /// Whether a lesson goes on, or one that was begun can no longer be had.
    fn has_lesson(&self) -> bool {
        self.taught().is_some() || self.has_lost_lesson()
    }

    fn has_lost_lesson(&self) -> bool {
        let running = self.game.as_ref().is_some_and(|game| !game.is_lesson_skipped());
        running && self.lesson.is_none() && self.laid.terms.lesson.is_some()
    }

    /// Whether the seat that must decide may do this, as far as a lesson has a say in it.
    pub(crate) fn lesson_allows(&self, notation: &str) -> bool {
        self.taught().is_none_or(|step| step.allowed().any(|one| one == notation))
    }

    /// What the coach says to one who must decide.
    pub(crate) fn coach(&self, viewer: Viewer, voice: &Voice) -> Option<Coach> {
        if !self.turn().is_some_and(|seat| viewer.is(seat)) {
            return None;
        }
        if self.has_lost_lesson() {
            let text = voice.say(&Phrase::new("server-lesson-changed"));
            return Some(Coach { text, point: None, step: None, steps: 0 });
        }
        let (lesson, board) = self.under_way()?;
        let (next, rulebook) = (lesson.steps.get(board.count().0), board.game().rulebook());
        let id = lesson.message(rulebook.letters(), next)?;
        let text = voice.book.lesson(voice.language, &id, board.edition())?;
        let (before, steps) = lesson.spoken(board.count().0);
        let step = next.map(|_| before as u32 + 1);
        Some(Coach { text, point: next.and_then(|next| next.point.clone()), step, steps: steps as u32 })
    }

    /// The game before a seat's last decision, if the seat may undo it.
    pub(crate) fn before(&self, seat: Seat) -> Option<Board> {
        let fairly = || self.game.as_ref()?.board.before(seat).ok();
        self.before_in_lesson(seat).or_else(fairly)
    }

    /// The game before a seat's last decision in a lesson, whatever came after it: nothing there was left to chance.
    fn before_in_lesson(&self, seat: Seat) -> Option<Board> {
        self.taught()?;
        let mut board = self.game.as_ref()?.board.clone();
        let lines = board.lines(StepCount(0));
        let last = lines.iter().rposition(|line| line.seat == Some(seat))?;
        while board.count().0 > last {
            board = board.taken_back(TakeBack::Anything).ok()?;
        }
        Some(board)
    }
}

impl Room {
    /// From now on the table is an ordinary one.
    pub(crate) fn skip_lesson(&self, guest: String, now: Now) -> Result<Turn, Refusal> {
        self.must_sit(&guest)?;
        self.must_go_on()?;
        let game = self.table.game.as_ref().ok_or(ErrorCode::NotStarted)?;
        if !self.table.has_lesson() {
            return Err(ErrorCode::NoLesson.into());
        }
        let steps = game.board.lines(StepCount(0));
        let chosen = steps.iter().filter(|step| step.is_chance()).count();
        let board = restore::open_skipping(&self.table, &self.config, &steps, Some(chosen));
        let board = board.map_err(|_| ErrorCode::Internal)?;
        let entries = vec![Entry::SkipLesson];
        Ok(self.commit(Commit { entries, board, key: None, goal: Goal::Table { guest } }, now))
    }

    /// What a bot does in a lesson, without thinking.
    pub(crate) fn scripted(&self, seat: Seat) -> Option<String> {
        let step = self.table.taught().filter(|step| step.seat == Some(seat))?;
        Some(step.notation.clone())
    }
}
