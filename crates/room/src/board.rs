//! What is on a table: a moment of a game that every step replaces by another, shared and never changed.

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
pub struct Board {
    moment: Moment,
    /// The component file, where it is not the embedded one.
    components: Option<Arc<str>>,
}

const WHOLE: &str = "a table's game is known from its beginning";

impl Board {
    /// The game of stored steps, with everything dealt that comes before the next decision.
    pub(crate) fn restore(
        shelf: &Shelf,
        game: &str,
        order: Order,
        dealing: Dealing,
        steps: &[StepLine],
    ) -> Result<Self, ShelfError> {
        let components = order.components.as_deref().map(Into::into);
        let moment = shelf.game(game)?.restore(Source::Steps { order, dealing, steps })?;
        Ok(Self { moment, components })
    }

    /// The game after a seat's decision and all the chance it leads to, not yet written down.
    pub fn after(&self, seat: Seat, notation: &str) -> Result<Self, ErrorCode> {
        let after = self.moment.after(seat, notation).map_err(|error| refused(&error))?;
        Ok(self.with(after))
    }

    /// The steps after the first few, as the journal has them. They reveal secrets.
    pub fn entries(&self, from: StepCount) -> Vec<Entry> {
        self.moment.lines(from).into_iter().map(Entry::Step).collect()
    }

    /// The game before a seat's last decision.
    pub fn before(&self, seat: Seat) -> Result<Self, UndoRefusal> {
        self.taken_back(TakeBack::Fairly(seat))
    }

    /// The game before its last steps.
    pub(crate) fn taken_back(&self, what: TakeBack) -> Result<Self, UndoRefusal> {
        self.moment.before(what).map(|before| self.with(before))
    }

    /// The seat that must decide.
    pub fn turn(&self) -> Option<Seat> {
        match self.moment.pending() {
            Pending::Decision(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.moment.pending() == Pending::Over
    }

    /// The game after some of its steps, for looking at only.
    pub fn at(&self, steps: StepCount) -> Result<Moment, ShelfError> {
        let record = self.moment.record(Telling::All).expect(WHOLE);
        let source = Source::Record {
            record: &record,
            components: self.component_file(),
            steps: Some(steps),
            dealing: Redealing::ByHand,
        };
        self.moment.game().restore(source)
    }

    /// The seats' scores after every step.
    pub fn scores(&self) -> Option<Vec<Vec<i32>>> {
        let edition = self.moment.edition().map(Into::into);
        let order = Order { edition, players: Some(self.moment.seats()), components: self.component_file() };
        let mut moment = self.moment.game().open(&Opening::Order(order), Dealing::ByHand).ok()?;
        let mut scores = Vec::with_capacity(self.moment.count().0);
        for line in self.moment.lines(StepCount(0)) {
            moment = match line.seat {
                Some(seat) => moment.after(seat, &line.notation).ok()?,
                None => moment.dealt(&line.notation).ok()?,
            };
            scores.push(moment.standings().iter().map(|standing| standing.score).collect());
        }
        Some(scores)
    }

    fn with(&self, moment: Moment) -> Self {
        Self { moment, components: self.components.clone() }
    }

    fn component_file(&self) -> Option<String> {
        self.components.as_deref().map(str::to_owned)
    }
}

/// What is asked of the shelf for such a table.
pub(crate) fn order(terms: &Terms, players: usize, components: Option<&str>) -> Order {
    let components = components.map(str::to_owned);
    Order { edition: terms.edition.clone(), players: Some(players), components }
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
        &*self.moment
    }
}

/// The same game of the same seed, step by step.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let told = |board: &Self| board.moment.record(Telling::Owner).expect(WHOLE);
        Arc::ptr_eq(&self.moment, &other.moment) || told(self).text() == told(other).text()
    }
}

impl Eq for Board {}

// The steps and the seed inside are secrets.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} after {} steps)", self.moment.game().name(), self.moment.count())
    }
}
