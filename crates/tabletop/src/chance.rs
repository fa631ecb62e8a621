//! Chance as data: weighted outcomes, and the dealer that picks among them.

/// One outcome of a chance step with its share of the distribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<T> {
    /// What may happen.
    pub outcome: T,
    /// Its weight: the chance is `weight` over the sum of all weights.
    pub weight: u32,
}

/// Picks numbers without favour. The games never make randomness; they are handed a dealer where they need one.
///
/// ```
/// use tabletop::{Dealer, Weighted};
///
/// /// Always the highest number: enough for a test.
/// struct Highest;
///
/// impl Dealer for Highest {
///     fn below(&mut self, bound: u32) -> u32 {
///         bound - 1
///     }
/// }
///
/// let die = [Weighted { outcome: "blank", weight: 4 }, Weighted { outcome: "pearl", weight: 2 }];
/// assert_eq!(Highest.choose(&die), "pearl");
/// ```
pub trait Dealer {
    /// A number below `bound`, each equally likely. `bound` is at least one.
    fn below(&mut self, bound: u32) -> u32;

    /// One of the weighted outcomes, by their weights.
    ///
    /// # Panics
    /// If no outcome has a weight.
    fn choose<T: Copy>(&mut self, outcomes: &[Weighted<T>]) -> T {
        let total = outcomes.iter().map(|weighted| weighted.weight).sum();
        let mut rest = self.below(total);
        for weighted in outcomes {
            if rest < weighted.weight {
                return weighted.outcome;
            }
            rest -= weighted.weight;
        }
        unreachable!("a dealer picks below the sum of the weights")
    }
}

impl<D: Dealer> Dealer for &mut D {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Fixed(u32);

    impl Dealer for Fixed {
        fn below(&mut self, bound: u32) -> u32 {
            assert!(self.0 < bound);
            self.0
        }
    }

    #[test]
    fn every_weight_gets_its_share() {
        let outcomes = [Weighted { outcome: 'x', weight: 2 }, Weighted { outcome: 'y', weight: 3 }];
        let picks: String = (0..5).map(|pick| Fixed(pick).choose(&outcomes)).collect();
        assert_eq!(picks, "xxyyy");
    }
}
