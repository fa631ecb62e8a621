//! What lies on a table: a game in play that every step replaces by another, shared and never changed.

use crate::journal::Entry;
use protocol::{ErrorCode, Terms};
use referee::{Entropies, Refusal, Seed, SeededDealer, UndoRefusal};
use shelf::{ActError, AnyDesk, AnyGame, AnyLive, Dealing, DeskError, Order, ReliveError, Revisit, Shelf};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use tabletop::{Pending, Seat};

/// A game in play.
#[derive(Clone)]
pub struct Board {
    game: &'static dyn AnyGame,
    live: Arc<dyn AnyLive>,
}

/// What a table is dealt from.
#[derive(Clone, Debug)]
pub(crate) enum Dice {
    /// A seed.
    Seeded {
        /// A secret until the game is over.
        seed: Seed,
        /// What the seats added to it.
        entropies: Entropies,
        /// How many outcomes, the first ones, are another game's.
        taken_over: usize,
    },
    /// These outcomes, in notation, whatever the seed. Such games do not verify.
    Scripted(Arc<[String]>),
}

impl Board {
    /// The game of stored steps, with everything dealt that comes before the next decision.
    pub(crate) fn restore(
        shelf: &Shelf,
        terms: &Terms,
        players: usize,
        dice: Dice,
        steps: &[String],
    ) -> Result<Self, ReliveError> {
        let (game, order) = (shelf.game(&terms.game)?, order(terms, players));
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        let live = match dice {
            Dice::Seeded { seed, entropies, taken_over: 0 } => {
                game.relive(&order, seed, entropies, &steps)?
            }
            Dice::Seeded { seed, entropies, taken_over } => {
                game.fork(&order, SeededDealer::mixed(seed, entropies), taken_over, &steps)?
            }
            Dice::Scripted(outcomes) => {
                let outcomes: Vec<&str> = outcomes.iter().map(String::as_str).collect();
                game.scripted(&order, &outcomes, &steps)?
            }
        };
        Ok(Self { game, live: live.into() })
    }

    /// The game after a seat's decision and all the chance it leads to, not yet written down.
    pub fn after(&self, seat: Seat, notation: &str) -> Result<Self, ErrorCode> {
        let after = self.live.after(seat, notation).map_err(|error| refused(&error))?;
        Ok(Self { live: after.into(), ..*self })
    }

    /// The steps after the first `from`, as the journal has them. They tell secrets.
    pub fn entries(&self, from: usize) -> Vec<Entry> {
        let lines = self.step_lines(from).into_iter();
        lines.map(|line| line.parse().expect("a step of a game is a line of the journal")).collect()
    }

    /// The game before a seat's last decision.
    pub fn without_last(&self, seat: Seat) -> Result<Self, UndoRefusal> {
        self.live.without_last(seat).map(|before| Self { live: before.into(), ..*self })
    }

    /// The seat that must decide.
    pub fn turn(&self) -> Option<Seat> {
        match self.live.pending() {
            Pending::Decision(seat) => Some(seat),
            Pending::Chance | Pending::Over => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.live.pending() == Pending::Over
    }

    /// The game after some of its steps, for looking at only.
    pub fn at(&self, steps: usize) -> Result<Box<dyn AnyDesk>, DeskError> {
        self.game.revisit(&self.live.record(), None, Some(steps), Revisit::ByHand)
    }

    /// The seats' scores after every step.
    pub fn scores(&self) -> Option<Vec<Vec<i32>>> {
        let edition = self.live.edition().map(Into::into);
        let order = Order { edition, players: Some(self.live.seats()), components: None };
        let mut desk = self.game.desk(&order, Dealing::ByHand).ok()?;
        let mut scores = Vec::with_capacity(self.steps());
        for line in self.step_lines(0) {
            match line.split_once(' ')? {
                ("*", outcome) => desk.deal(outcome).ok()?,
                (_, action) => desk.act(action).ok()?,
            };
            scores.push(desk.standings().iter().map(|standing| standing.score).collect());
        }
        Some(scores)
    }
}

/// What is asked of the shelf for such a table.
pub(crate) fn order(terms: &Terms, players: usize) -> Order {
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
        &*self.live
    }
}

/// The same game of the same seed, step by step.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.live, &other.live) || self.live.save().text() == other.live.save().text()
    }
}

impl Eq for Board {}

// The steps and the seed inside are secrets.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} after {} steps)", self.live.game(), self.live.steps())
    }
}
