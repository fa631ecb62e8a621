//! What lies on a table: a game in play that every step replaces by another, shared and never changed.

use crate::environment::Environment;
use protocol::{ErrorCode, Terms};
use referee::{Entropies, Record, Refusal, Seed, SeededDealer, UndoRefusal};
use shelf::{ActError, AnyDesk, AnyLive, DeskError, Order, ReliveError, Revisit};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use tabletop::{Pending, Seat};

/// A game in play.
#[derive(Clone)]
pub struct Board {
    live: Arc<dyn AnyLive>,
    /// The component file, where it is another than the one we ship.
    components: Option<Arc<str>>,
}

/// What a table is dealt from.
#[derive(Clone, Debug)]
pub struct Dice {
    /// A secret until the game is over.
    pub seed: Seed,
    /// What the seats added to it.
    pub entropies: Entropies,
    /// How many outcomes, the first ones, are another game's.
    pub taken_over: usize,
}

/// What a seat's decision leads to, not yet written down.
#[derive(Debug)]
pub struct Ahead {
    /// The game after it.
    pub board: Board,
    /// The decision and all the chance it led to, as journal lines.
    pub lines: Vec<String>,
}

impl Board {
    /// The game of stored steps, with everything dealt that comes before the next decision.
    pub fn relive(
        environment: &Environment,
        game: &str,
        order: Order,
        dice: Dice,
        steps: &[&str],
    ) -> Result<Self, ReliveError> {
        let game = shelf::game(game)?;
        let Dice { seed, entropies, taken_over } = dice;
        let live = match environment.chance() {
            None if taken_over > 0 => {
                game.fork(&order, SeededDealer::mixed(seed, entropies), taken_over, steps)?
            }
            None => game.relive(&order, seed, entropies, steps)?,
            Some(outcomes) => {
                let outcomes: Vec<&str> = outcomes.iter().map(String::as_str).collect();
                game.scripted(&order, &outcomes, steps)?
            }
        };
        Ok(Self { live: live.into(), components: order.components.map(Into::into) })
    }

    /// What follows a seat's decision.
    pub fn ahead(&self, seat: Seat, notation: &str) -> Result<Ahead, ErrorCode> {
        let after = self.live.after(seat, notation).map_err(|error| refused(&error))?;
        let lines = after.step_lines(self.steps());
        Ok(Ahead { board: self.with(after), lines })
    }

    /// The game before a seat's last decision.
    pub fn without_last(&self, seat: Seat) -> Result<Self, UndoRefusal> {
        self.live.without_last(seat).map(|before| self.with(before))
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
        let record: Record = self.live.record();
        let components = self.components.as_deref().map(str::to_owned);
        shelf::game(self.live.game())?.revisit(&record, components, Some(steps), Revisit::ByHand)
    }

    fn with(&self, live: Box<dyn AnyLive>) -> Self {
        Self { live: live.into(), components: self.components.clone() }
    }
}

/// What is asked of the shelf for such a table.
pub fn order(terms: &Terms, players: usize, components: Option<&str>) -> Order {
    let components = components.map(str::to_owned);
    Order { edition: terms.edition.clone(), players: Some(players), components }
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

// The steps and the seed inside are secrets.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} after {} steps)", self.live.game(), self.live.steps())
    }
}
