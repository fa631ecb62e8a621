//! The bugs, and the pieces of the mutated game that need their own types.

use crate::toy::{Card, ToyAction, ToyChance, ToyView};
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::NotationError;

/// What is wrong with a mutant.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Bug {
    None,
    Seats,
    NoOptions,
    OptionTwice,
    NoOutcomes,
    OutcomeTwice,
    Weightless,
    Panics,
    LostCoin,
    LostCard,
    Shared,
    Whim,
    ActionNotation,
    OutcomeNotation,
    Odds,
    Endless,
    Standings,
    Forgets,
    Leak,
    Knows,
    Reveals,
    Tells,
    Beginner,
    Start,
    Grows,
    Universe,
    Fickle,
    Retells,
    Shapeless,
    ShapeTwice,
    Refuses,
    Silent,
    Clause,
    Reasons,
}

/// An action, perhaps with a wrong notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MutantAction<const BUG: u8>(pub ToyAction);

/// An outcome, perhaps with a wrong notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MutantChance<const BUG: u8>(pub ToyChance);

/// A view, perhaps with a card it should not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MutantView {
    pub view: ToyView,
    pub leaked: Vec<Option<Card>>,
}

/// Something that copies share, as no state should.
#[derive(Clone, Default)]
pub struct Shared(pub Arc<AtomicU32>);

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static LAST_ASKED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// How often this was called before: something no rule should know.
pub fn calls() -> u32 {
    CALLS.replace(CALLS.get() + 1)
}

/// Whether the last question was about the same position.
pub fn asked_again(position: String) -> bool {
    LAST_ASKED.with(|last| {
        *last.borrow() == position || {
            last.replace(position);
            false
        }
    })
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Shared {}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const BUG: u8> fmt::Display for MutantAction<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let confused = BUG == Bug::ActionNotation as u8 && self.0 == ToyAction::Swap;
        if confused { ToyAction::Keep.fmt(f) } else { self.0.fmt(f) }
    }
}

impl<const BUG: u8> FromStr for MutantAction<BUG> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self)
    }
}

impl<const BUG: u8> fmt::Display for MutantChance<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const BUG: u8> FromStr for MutantChance<BUG> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let confused = BUG == Bug::OutcomeNotation as u8 && text == "crab";
        if confused { Ok(Self(ToyChance::Card(Card::Whale))) } else { text.parse().map(Self) }
    }
}
