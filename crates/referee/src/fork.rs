//! The dealer of a table that continues from a moment of another game: its outcomes first, then those of a new seed.

use crate::dealer::outcomes_of;
use crate::record::{Record, RecordError};
use crate::{DealError, ScriptedDealer, Seed, SeededDealer};
use std::fmt::Display;
use std::str::FromStr;
use tabletop::{NotationError, Weighted};

/// Deals outcomes that were taken over, and from its seed ever after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForkedDealer<C> {
    taken_over: ScriptedDealer<C>,
    then: SeededDealer,
}

impl<C: Copy + Eq + Display + FromStr<Err = NotationError>> ForkedDealer<C> {
    /// Deals what is given in notation before `then` deals.
    pub fn read<'t>(
        taken_over: impl IntoIterator<Item = &'t str>,
        then: SeededDealer,
    ) -> Result<Self, NotationError> {
        Ok(Self { taken_over: ScriptedDealer::read(taken_over)?, then })
    }

    /// Deals as the game of a record was dealt.
    pub(crate) fn replaying(record: &Record, then: SeededDealer) -> Result<Self, RecordError> {
        let taken_over = ScriptedDealer::new(outcomes_of(record, record.header().taken_over)?);
        Ok(Self { taken_over, then })
    }
}

impl<C: Copy + Eq + Display> ForkedDealer<C> {
    /// Outcome number `index`, one of `outcomes`.
    pub fn outcome(&self, index: usize, outcomes: &[Weighted<C>]) -> Result<C, DealError> {
        if index < self.taken_over() {
            self.taken_over.outcome(index, outcomes)
        } else {
            self.then.outcome(index, outcomes)
        }
    }

    /// How many outcomes are another game's.
    pub const fn taken_over(&self) -> usize {
        self.taken_over.len()
    }

    pub(crate) const fn then(&self) -> &SeededDealer {
        &self.then
    }

    pub(crate) const fn seed(&self) -> Seed {
        self.then.seed()
    }
}
