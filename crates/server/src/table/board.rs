//! What lies on a table: a game in play that every step replaces by another, shared and never changed.

use protocol::{ErrorCode, Terms};
use referee::{Entropies, Record, Refusal, Seed, UndoRefusal};
use shelf::{ActError, AnyDesk, AnyLive, DeskError, Order, ReliveError, Revisit, ShelfError};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use tabletop::{Pending, Seat};

/// A game in play.
#[derive(Clone)]
pub struct Board(Arc<dyn AnyLive>);

/// What a seat's decision leads to, not yet written down.
#[derive(Debug)]
pub struct Ahead {
    /// The game after it.
    pub board: Board,
    /// The decision and all the chance it led to, as journal lines.
    pub lines: Vec<String>,
}

impl Board {
    /// A game that begins, with everything dealt that comes before the first decision.
    pub fn deal(terms: &Terms, players: usize, seed: Seed, entropies: Entropies) -> Result<Self, ShelfError> {
        let live = shelf::game(&terms.game)?.live(&order(terms, players), seed, entropies)?;
        Ok(Self(live.into()))
    }

    /// The game of stored steps.
    pub fn relive(
        terms: &Terms,
        players: usize,
        seed: Seed,
        entropies: Entropies,
        steps: &[&str],
    ) -> Result<Self, ReliveError> {
        let live = shelf::game(&terms.game)?.relive(&order(terms, players), seed, entropies, steps)?;
        Ok(Self(live.into()))
    }

    /// What follows a seat's decision.
    pub fn ahead(&self, seat: Seat, notation: &str) -> Result<Ahead, ErrorCode> {
        let after = self.0.after(seat, notation).map_err(|error| refused(&error))?;
        let lines = after.step_lines(self.steps());
        Ok(Ahead { board: Self(after.into()), lines })
    }

    /// The game before a seat's last decision.
    pub fn without_last(&self, seat: Seat) -> Result<Self, UndoRefusal> {
        self.0.without_last(seat).map(|before| Self(before.into()))
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
    pub fn at(&self, steps: usize) -> Result<Box<dyn AnyDesk>, DeskError> {
        let record: Record = self.0.record();
        shelf::game(self.0.game())?.revisit(&record, None, Some(steps), Revisit::ByHand)
    }
}

/// What is asked of the shelf for such a table.
pub fn order(terms: &Terms, players: usize) -> Order {
    Order { edition: terms.edition.clone(), players: Some(players), components: None }
}

fn refused(error: &ActError) -> ErrorCode {
    match error {
        ActError::Notation(_) | ActError::Refused(Refusal::NotAnOption { .. }) => ErrorCode::NotAnOption,
        ActError::Refused(Refusal::Stale { .. }) => ErrorCode::Stale,
        ActError::Refused(Refusal::Over) => ErrorCode::Over,
        ActError::Refused(Refusal::NotYourTurn { .. }) => ErrorCode::NotYourTurn,
        ActError::Refused(Refusal::ChancePending | Refusal::Dealer(_)) => ErrorCode::Internal,
    }
}

impl Deref for Board {
    type Target = dyn AnyLive;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

// The steps and the seed inside are secrets.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} after {} steps)", self.0.game(), self.0.steps())
    }
}
