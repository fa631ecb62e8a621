//! Those who bring the outcomes of chance to a table: one bound by a seed, one that reads from a script.
//!
//! A dealer is asked for outcome number `index`, counted from zero over the whole game, and keeps nothing between
//! two questions. So undo never has to wind it back, and a resumed game meets the dice it would have met.

use crate::record::{Fault, Record, RecordError};
use crate::{Commitment, Entropies, ForkedDealer, Seed, StepLine};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt::Display;
use std::str::FromStr;
use tabletop::{Dealer, NotationError, Weighted};

/// Why a dealer brought no outcome.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    /// The script ends before this outcome.
    #[error("the script has only {length} outcomes: number {} is missing", .length + 1)]
    RanOut {
        /// How many outcomes the script has.
        length: usize,
    },
    /// The script names something that cannot happen now.
    #[error("outcome number {} of the script, '{outcome}', cannot happen here", .index + 1)]
    NotListed {
        /// Which outcome of the script, from zero.
        index: usize,
        /// Its notation.
        outcome: String,
    },
    /// Outcomes are brought by hand here.
    #[error("this table has no dealer: outcomes are dealt by hand")]
    ByHand,
    /// The game lists nothing with a weight, or more weight than can be counted.
    #[error("the weights of the listed outcomes add up to {total}, which cannot be dealt")]
    Weights {
        /// The sum of the weights.
        total: u64,
    },
}

/// Deals from a seed that it is committed to, mixed with what the seats add before the start.
///
/// ```
/// use referee::{Seed, SeededDealer};
/// use tabletop::Dealer;
///
/// let dealer = SeededDealer::new(Seed::from_phrase("42"));
/// // Outcome three is the same whenever it is asked for: nothing has to be wound back.
/// assert_eq!(dealer.stream(3).below(6), dealer.stream(3).below(6));
/// ```
///
/// Outcome `index` is drawn from ChaCha20 (64-bit counter from zero, 64-bit nonce `index`, little endian) keyed by the
/// seed or, if seats add entropy, by a digest of both. With `total` the sum of the weights, 32-bit words are read until one is below the largest multiple of `total`
/// that is at most 2^32; that word modulo `total` picks the outcome in listed order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeededDealer {
    seed: Seed,
    entropies: Entropies,
    key: Seed,
}

/// Deals a list of outcomes, from a test or from a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptedDealer<C> {
    outcomes: Vec<C>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableDealer<C> {
    /// Committed to a seed.
    Seeded(SeededDealer),
    /// Reading from a list.
    Scripted(ScriptedDealer<C>),
    /// Playing on from another game.
    Forked(ForkedDealer<C>),
    /// Nobody: outcomes are brought one by one from outside.
    ByHand,
}

/// The random words behind one outcome.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha20Rng);

impl SeededDealer {
    /// Deals only from `seed`.
    pub fn new(seed: Seed) -> Self {
        Self::mixed(seed, Entropies::none())
    }

    /// Deals from `seed` and what the seats add to it.
    pub fn mixed(seed: Seed, entropies: Entropies) -> Self {
        let key = entropies.mix(seed);
        Self { seed, entropies, key }
    }

    pub(crate) const fn seed(&self) -> Seed {
        self.seed
    }

    /// What it is bound by.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The random words behind outcome `index`.
    pub fn stream(&self, index: usize) -> Stream {
        let mut words = ChaCha20Rng::from_seed(self.key.bytes());
        words.set_stream(index as u64);
        Stream(words)
    }

    /// Outcome number `index`, picked among `outcomes`.
    pub fn outcome<C: Copy>(&self, index: usize, outcomes: &[Weighted<C>]) -> Result<C, DealError> {
        let total = outcomes.iter().map(|weighted| u64::from(weighted.weight)).sum();
        match u32::try_from(total) {
            Ok(1..) => Ok(self.stream(index).choose(outcomes)),
            _ => Err(DealError::Weights { total }),
        }
    }
}

impl<C: Copy + Eq + Display> ScriptedDealer<C> {
    /// Deals `outcomes`, first to last.
    pub fn new(outcomes: impl IntoIterator<Item = C>) -> Self {
        Self { outcomes: outcomes.into_iter().collect() }
    }

    /// Deals outcomes given in notation.
    pub fn read<'t>(notation: impl IntoIterator<Item = &'t str>) -> Result<Self, NotationError>
    where
        C: FromStr<Err = NotationError>,
    {
        let outcomes = notation.into_iter().map(str::parse).collect::<Result<_, _>>()?;
        Ok(Self { outcomes })
    }

    /// Deals what a record says was dealt.
    pub fn replaying(record: &Record) -> Result<Self, RecordError>
    where
        C: FromStr<Err = NotationError>,
    {
        Ok(Self { outcomes: outcomes_of(record, usize::MAX)? })
    }

    pub(crate) const fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Outcome number `index`, which must be among `outcomes`.
    pub fn outcome(&self, index: usize, outcomes: &[Weighted<C>]) -> Result<C, DealError> {
        let length = self.outcomes.len();
        let &scripted = self.outcomes.get(index).ok_or(DealError::RanOut { length })?;
        if outcomes.iter().any(|listed| listed.outcome == scripted) {
            Ok(scripted)
        } else {
            Err(DealError::NotListed { index, outcome: scripted.to_string() })
        }
    }
}

/// The first outcomes of chance in a record, at most `most`.
pub(crate) fn outcomes_of<C>(record: &Record, most: usize) -> Result<Vec<C>, RecordError>
where
    C: FromStr<Err = NotationError>,
{
    let chance = record.numbered_steps().filter(|(_, step)| step.is_chance()).take(most);
    let read = |(line, step): (usize, &StepLine)| {
        step.notation.parse().map_err(|error| Fault::Notation(error).at(line))
    };
    chance.map(read).collect()
}

impl<C: Copy + Eq + Display> TableDealer<C> {
    /// Outcome number `index` of the game, one of `outcomes`.
    pub fn outcome(&self, index: usize, outcomes: &[Weighted<C>]) -> Result<C, DealError> {
        match self {
            Self::Seeded(dealer) => dealer.outcome(index, outcomes),
            Self::Scripted(dealer) => dealer.outcome(index, outcomes),
            Self::Forked(dealer) => dealer.outcome(index, outcomes),
            Self::ByHand => Err(DealError::ByHand),
        }
    }

    /// How many outcomes are another game's.
    pub(crate) const fn taken_over(&self) -> usize {
        match self {
            Self::Seeded(_) | Self::Scripted(_) | Self::ByHand => 0,
            Self::Forked(dealer) => dealer.taken_over(),
        }
    }

    pub(crate) const fn seed(&self) -> Option<Seed> {
        match self {
            Self::Seeded(dealer) => Some(dealer.seed),
            Self::Scripted(_) | Self::ByHand => None,
            Self::Forked(dealer) => Some(dealer.seed()),
        }
    }

    pub(crate) fn entropies(&self) -> Entropies {
        match self {
            Self::Seeded(dealer) => dealer.entropies.clone(),
            Self::Scripted(_) | Self::ByHand => Entropies::none(),
            Self::Forked(dealer) => dealer.then().entropies.clone(),
        }
    }
}

impl<C> From<SeededDealer> for TableDealer<C> {
    fn from(dealer: SeededDealer) -> Self {
        Self::Seeded(dealer)
    }
}

impl From<Seed> for SeededDealer {
    fn from(seed: Seed) -> Self {
        Self::new(seed)
    }
}

impl<C> From<Seed> for TableDealer<C> {
    fn from(seed: Seed) -> Self {
        Self::Seeded(SeededDealer::new(seed))
    }
}

impl<C> From<ScriptedDealer<C>> for TableDealer<C> {
    fn from(dealer: ScriptedDealer<C>) -> Self {
        Self::Scripted(dealer)
    }
}

impl<C> From<ForkedDealer<C>> for TableDealer<C> {
    fn from(dealer: ForkedDealer<C>) -> Self {
        Self::Forked(dealer)
    }
}

impl Dealer for Stream {
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            if let Some(pick) = fair_pick(self.0.next_u32(), bound) {
                return pick;
            }
        }
    }
}

/// A number below `bound` from one random word, unless the word is among the last few that would favour some numbers.
const fn fair_pick(word: u32, bound: u32) -> Option<u32> {
    if (word as u64) < fair_words(bound) { Some(word % bound) } else { None }
}

const fn fair_words(bound: u32) -> u64 {
    let words = 1 << u32::BITS;
    words - words % bound as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds() -> impl Iterator<Item = u32> {
        (1..=4096).chain([1 << 16, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, u32::MAX - 1, u32::MAX])
    }

    #[test]
    fn every_number_has_equally_many_fair_words() {
        for bound in bounds() {
            assert_eq!(fair_words(bound) % u64::from(bound), 0, "{bound}");
        }
    }

    #[test]
    fn fewer_words_are_thrown_away_than_there_are_numbers() {
        for bound in bounds() {
            assert!((1 << 32) - fair_words(bound) < u64::from(bound), "{bound}");
        }
    }

    #[test]
    fn the_last_fair_word_counts_and_the_next_is_thrown_away() {
        for bound in bounds().filter(|&bound| fair_words(bound) < 1 << 32) {
            let next = fair_words(bound) as u32;
            assert_eq!(
                (fair_pick(next - 1, bound), fair_pick(next, bound)),
                (Some(bound - 1), None),
                "{bound}"
            );
        }
    }

    #[test]
    fn a_word_that_would_favour_some_numbers_is_followed_by_another() {
        let bound = (1 << 31) + 1;
        let stream = SeededDealer::new(Seed::from_phrase("42")).stream(0);
        let words: Vec<u32> = {
            let mut raw = stream.clone().0;
            (0..64).map(|_| raw.next_u32()).collect()
        };
        let fair: Vec<u32> = words.iter().copied().filter(|&word| word < bound).take(20).collect();
        let mut dealt = stream;
        assert_eq!((0..20).map(|_| dealt.below(bound)).collect::<Vec<_>>(), fair);
    }

    #[test]
    fn outcomes_without_weight_or_with_too_much_are_an_error() {
        let dealer = SeededDealer::new(Seed::from_phrase("42"));
        let heavy = [Weighted { outcome: 'x', weight: u32::MAX }, Weighted { outcome: 'y', weight: 1 }];
        assert_eq!(dealer.outcome::<char>(0, &[]), Err(DealError::Weights { total: 0 }));
        assert_eq!(dealer.outcome(0, &heavy), Err(DealError::Weights { total: 1 << 32 }));
    }

    #[test]
    fn the_first_outcomes_of_a_seed_stay_the_same_for_ever() {
        let dealer = SeededDealer::new(Seed::from_phrase("42"));
        let dice: Vec<u32> = (0..12).map(|index| 1 + dealer.stream(index).below(6)).collect();
        assert_eq!(dice, [5, 6, 2, 3, 2, 6, 5, 5, 4, 1, 1, 4]);
    }
}
