//! Undrawn components without an order: bags of counted kinds, decks of single cards.
//!
//! No shuffled deck exists in any state, so there is no order to leak or to peek at.

use crate::Weighted;
use serde::Serialize;

/// How many components of each of `N` kinds lie unseen together.
///
/// ```
/// use tabletop::Bag;
///
/// let mut bag = Bag::new([2, 0, 5]);
/// bag.take(0);
/// let mut draws = Vec::new();
/// bag.draws(&mut draws, |kind| ["gem", "gold", "relic"][kind]);
/// let odds: Vec<_> = draws.iter().map(|draw| (draw.outcome, draw.weight)).collect();
/// assert_eq!(odds, [("gem", 1), ("relic", 5)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Bag<const N: usize>(#[serde(with = "counts")] [u8; N]);

/// A set of up to 64 different cards lying unseen together, by number.
///
/// ```
/// let deck = tabletop::Deck::full(3);
/// assert_eq!((deck.len(), deck.nth(2)), (3, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck(u64);

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Bag<N> {
    /// A bag with these counts.
    pub const fn new(counts: [u8; N]) -> Self {
        Self(counts)
    }

    /// How many of `kind` are in it.
    pub const fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// The counts of all kinds.
    pub const fn counts(&self) -> &[u8; N] {
        &self.0
    }

    /// How many components are in it.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Puts one of `kind` in.
    pub const fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Takes one of `kind` out, which must be there.
    ///
    /// # Panics
    /// If none of `kind` is in the bag.
    pub fn take(&mut self, kind: usize) {
        self.0[kind] = self.0[kind].checked_sub(1).expect("only what is in the bag is taken out");
    }

    /// Empties `other` into this bag.
    pub fn pour(&mut self, other: &mut Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
            *mine += std::mem::take(theirs);
        }
    }

    /// The kind of the component at `place` when they lie in a line by kind.
    ///
    /// # Panics
    /// If fewer components are in the bag.
    pub fn nth(&self, place: u32) -> usize {
        let mut rest = place;
        let kind = self.0.iter().position(|&count| {
            let found = rest < u32::from(count);
            rest = rest.wrapping_sub(count.into());
            found
        });
        kind.expect("a place is below the number of components")
    }

    /// Lists what a blind draw can bring, by how many there are.
    pub fn draws<T>(&self, out: &mut Vec<Weighted<T>>, outcome: impl Fn(usize) -> T) {
        let held = self.0.iter().enumerate().filter(|&(_, &count)| count > 0);
        out.extend(held.map(|(kind, &count)| Weighted { outcome: outcome(kind), weight: count.into() }));
    }
}

mod counts {
    use serde::{Serializer, ser::SerializeSeq};

    pub fn serialize<const N: usize, S: Serializer>(
        counts: &[u8; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(N))?;
        counts.iter().try_for_each(|count| seq.serialize_element(count))?;
        seq.end()
    }
}

impl Deck {
    /// The cards numbered zero to `size - 1`.
    pub const fn full(size: usize) -> Self {
        assert!(size < 64, "a deck holds fewer than 64 cards");
        Self((1 << size) - 1)
    }

    /// Whether `card` is in it.
    pub const fn has(self, card: usize) -> bool {
        self.0 >> card & 1 == 1
    }

    /// How many cards are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts `card` in.
    pub const fn put(&mut self, card: usize) {
        self.0 |= 1 << card;
    }

    /// Takes `card` out, which must be there.
    ///
    /// # Panics
    /// If `card` is not in the deck.
    pub const fn take(&mut self, card: usize) {
        assert!(self.has(card), "only a card of the deck is taken out");
        self.0 &= !(1 << card);
    }

    /// The card at `place` when they lie in a line by number.
    ///
    /// # Panics
    /// If fewer cards are in the deck.
    pub fn nth(self, place: u32) -> usize {
        let rest = (0..place).fold(self.0, |rest, _| rest & rest.wrapping_sub(1));
        assert!(rest != 0, "a place is below the number of cards");
        rest.trailing_zeros() as usize
    }

    /// The cards in it, by number.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then_some(rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            card
        })
    }

    /// Lists what a blind draw can bring: every card alike.
    pub fn draws<T>(self, out: &mut Vec<Weighted<T>>, outcome: impl Fn(usize) -> T) {
        out.extend(self.iter().map(|card| Weighted { outcome: outcome(card), weight: 1 }));
    }
}

impl FromIterator<usize> for Deck {
    fn from_iter<I: IntoIterator<Item = usize>>(cards: I) -> Self {
        let mut deck = Self::default();
        cards.into_iter().for_each(|card| deck.put(card));
        deck
    }
}

impl Serialize for Deck {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blind_draw_is_weighed_by_counts() {
        let mut out = Vec::new();
        Bag::new([2, 0, 5]).draws(&mut out, |kind| kind);
        assert_eq!(out, [Weighted { outcome: 0, weight: 2 }, Weighted { outcome: 2, weight: 5 }]);
    }

    #[test]
    fn places_in_line_agree_with_the_listed_weights() {
        let (bag, deck) = (Bag::new([2, 0, 3]), [1, 4, 9].into_iter().collect::<Deck>());
        assert_eq!([0, 1, 2, 3, 4].map(|place| bag.nth(place)), [0, 0, 2, 2, 2]);
        assert_eq!([0, 1, 2].map(|place| deck.nth(place)), [1, 4, 9]);
    }

    #[test]
    fn pouring_empties_the_other_bag() {
        let (mut supply, mut discard) = (Bag::new([0, 1]), Bag::new([3, 1]));
        supply.pour(&mut discard);
        assert_eq!((supply, discard.is_empty()), (Bag::new([3, 2]), true));
    }

    #[test]
    fn a_deck_lists_its_cards_once_each() {
        let mut deck = Deck::full(5);
        deck.take(2);
        assert_eq!(deck.iter().collect::<Vec<_>>(), [0, 1, 3, 4]);
        assert_eq!(deck.len(), 4);
        deck.put(2);
        assert_eq!(deck, Deck::full(5));
    }
}
