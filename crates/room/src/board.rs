//! What lies on a table: a moment of a game that every step replaces by another, shared and never changed.

use crate::journal::Entry;
use protocol::{ErrorCode, Terms};
use referee::{Refusal, StepCount, StepLine, UndoRefusal};
use shelf::{
    AnyMoment, Dealing, Moment, Opening, Order, Redealing, Shelf, ShelfError, Source, StepError, TakeBack,
    Telling,
};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use tabletop::{Pending, Seat};

/// A game in play.
#[derive(Clone)]
pub struct Board(Moment);

const WHOLE: &str = "a table's game is known from its beginning";

impl Board {
    /// The game of stored steps, with everything dealt that comes before the next decision.
    pub fn restore(
        shelf: &Shelf,
        terms: &Terms,
        players: usize,
        dealing: Dealing,
        steps: &[StepLine],
    ) -> Result<Self, ShelfError> {
        let source = Source::Steps { order: order(terms, players), dealing, steps };
        shelf.game(&terms.game)?.restore(source).map(Self)
    }

    /// The game after a seat's decision and all the chance it leads to, not yet written down.
    pub fn after(&self, seat: Seat, notation: &str) -> Result<Self, ErrorCode> {
        self.0.after(seat, notation).map(Self).map_err(|error| refused(&error))
    }

    /// The steps after the first few, as the journal has them. They tell secrets.
    pub fn entries(&self, from: StepCount) -> Vec<Entry> {
        self.0.lines(from).into_iter().map(Entry::Step).collect()
    }

    /// The game before a seat's last decision.
    pub fn before(&self, seat: Seat) -> Result<Self, UndoRefusal> {
        self.0.before(TakeBack::Fairly(seat)).map(Self)
    }

    /// The seat that must decide.
    pub fn turn(&self) -> Option<Seat> {
        match self.0.pending() {
            Pending::Decision(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.0.pending() == Pending::Over
    }

    /// The game after some of its steps, for looking at only.
    pub fn at(&self, steps: StepCount) -> Result<Moment, ShelfError> {
        let record = self.0.record(Telling::All).expect(WHOLE);
        let source = Source::Record {
            record: &record,
            components: None,
            steps: Some(steps),
            dealing: Redealing::ByHand,
        };
        self.0.game().restore(source)
    }

    /// The seats' scores after every step.
    pub fn scores(&self) -> Option<Vec<Vec<i32>>> {
        let edition = self.0.edition().map(Into::into);
        let order = Order { edition, players: Some(self.0.seats()), components: None };
        let mut moment = self.0.game().open(&Opening::Order(order), Dealing::ByHand).ok()?;
        let mut scores = Vec::with_capacity(self.0.count().0);
        for line in self.0.lines(StepCount(0)) {
            moment = match line.seat {
                Some(seat) => moment.after(seat, &line.notation).ok()?,
                None => moment.dealt(&line.notation).ok()?,
            };
            scores.push(moment.standings().iter().map(|standing| standing.score).collect());
        }
        Some(scores)
    }
}

/// What is asked of the shelf for such a table.
pub fn order(terms: &Terms, players: usize) -> Order {
    Order { edition: terms.edition.clone(), players: Some(players), components: None }
}

fn refused(error: &StepError) -> ErrorCode {
    let StepError::Refused(refusal) = error else { return ErrorCode::NotAnOption };
    match refusal {
        Refusal::NotAnOption { .. } => ErrorCode::NotAnOption,
        Refusal::Over => ErrorCode::Over,
        Refusal::NotYourTurn { .. } => ErrorCode::NotYourTurn,
        Refusal::ChancePending
        | Refusal::DecisionPending { .. }
        | Refusal::NotAnOutcome { .. }
        | Refusal::NotByHand
        | Refusal::Dealer(_) => ErrorCode::Internal,
    }
}

impl Deref for Board {
    type Target = dyn AnyMoment;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// The same game of the same seed, step by step.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let told = |board: &Self| board.0.record(Telling::Owner).expect(WHOLE);
        Arc::ptr_eq(&self.0, &other.0) || told(self).text() == told(other).text()
    }
}

impl Eq for Board {}

// The steps and the seed inside are secrets.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} after {} steps)", self.0.game().name(), self.0.count())
    }
}
