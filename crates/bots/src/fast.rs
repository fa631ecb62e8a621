//! A fast dealer for playouts, laws and bots; live tables use the referee's committed one.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tabletop::Dealer;

/// Deals quickly and without favour from xoshiro256++. The same seed deals the same for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastDealer(Xoshiro256PlusPlus);

impl FastDealer {
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of many dealers of a seed, each unlike the others.
    pub fn numbered(seed: u64, number: u64) -> Self {
        // Not the golden ratio: the generator's own seeding counts in steps of it, so neighbours would overlap.
        Self::new(seed.wrapping_add(number.wrapping_mul(0xd134_2543_de82_ef95)))
    }
}

impl Dealer for FastDealer {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a dealer picks among one number at least");
        loop {
            if let Some(pick) = fair_pick(self.0.next_u32(), bound) {
                return pick;
            }
        }
    }
}

/// Lemire's method: the high half of `word * bound`, unless the low half is among the few that favour some numbers.
#[inline]
const fn fair_pick(word: u32, bound: u32) -> Option<u32> {
    let product = word as u64 * bound as u64;
    let low = product as u32;
    // The division is needed only if the low half is small, which is rare.
    if low < bound && low < bound.wrapping_neg() % bound { None } else { Some((product >> 32) as u32) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words that give `pick`, thrown-away ones included, are `first_word(pick)..first_word(pick + 1)`.
    fn first_word(pick: u64, bound: u32) -> u64 {
        (pick << 32).div_ceil(u64::from(bound))
    }

    #[test]
    fn every_number_has_equally_many_fair_words() {
        for bound in (1..300).chain([1000, 4097, 65_535, 65_536]) {
            for pick in 0..u64::from(bound).min(5000) {
                let (first, end) = (first_word(pick, bound), first_word(pick + 1, bound));
                let thrown_away =
                    (first..end).take_while(|&word| fair_pick(word as u32, bound).is_none()).count();
                for word in [first + thrown_away as u64, end - 1] {
                    assert_eq!(fair_pick(word as u32, bound), Some(pick as u32));
                }
                assert_eq!(
                    end - first - thrown_away as u64,
                    (1 << 32) / u64::from(bound),
                    "{pick} below {bound}"
                );
            }
        }
    }

    #[test]
    fn numbered_dealers_differ() {
        let first = |number| FastDealer::numbered(7, number).below(u32::MAX);
        assert!((1..1000).all(|number| first(number) != first(number - 1)));
    }

    #[test]
    fn a_seed_deals_the_same_for_ever() {
        let mut dealer = FastDealer::new(42);
        assert_eq!([(); 8].map(|()| dealer.below(100)), [81, 31, 98, 70, 79, 58, 12, 60]);
    }
}
