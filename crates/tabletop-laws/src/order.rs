//! A table of steps is neither too narrow nor too wide: play stays within it and meets all of it.

use std::collections::BTreeSet;
use std::fmt::Debug;
use tabletop::{Step, read_steps};

/// The pairs of neighbouring steps that play has met so far.
pub struct Met<S: 'static, T: 'static> {
    order: &'static [Step<S, T>],
    pairs: BTreeSet<(S, S)>,
}

impl<S: Copy + Ord + Debug, T: Copy + Debug> Met<S, T> {
    /// Nothing yet.
    pub const fn new(order: &'static [Step<S, T>]) -> Self {
        Self { order, pairs: BTreeSet::new() }
    }

    /// Takes note of an agenda of real play, given from the bottom up.
    ///
    /// # Panics
    /// If a task lies where the table has none.
    pub fn meet(&mut self, agenda: &[T]) {
        let read = read_steps(self.order, agenda.iter().copied());
        assert!(read.iter().all(|steps| !steps.is_empty()), "the table does not have {agenda:?}: {read:?}");
        for (upper, lower) in pairs(self.order) {
            if read.windows(2).any(|steps| steps[0].contains(&lower) && steps[1].contains(&upper)) {
                self.pairs.insert((upper, lower));
            }
        }
    }

    /// Closes the books: play has met all pairs of the table but these, which are there for another reason.
    ///
    /// # Panics
    /// If play never meets another pair, or meets one of these.
    pub fn close(self, reason: &str, unmet: &[(S, S)]) {
        let (met, missed): (Vec<_>, Vec<_>) = pairs(self.order).partition(|pair| self.pairs.contains(pair));
        let missing: Vec<_> = missed.iter().filter(|pair| !unmet.contains(pair)).collect();
        assert!(missing.is_empty(), "play never meets {missing:?}");
        let found: Vec<_> = met.iter().filter(|pair| unmet.contains(pair)).collect();
        assert!(found.is_empty(), "play meets {found:?}, so that they need no reason such as: {reason}");
    }
}

/// Every pair of the table, the upper step first.
fn pairs<S: Copy, T>(order: &'static [Step<S, T>]) -> impl Iterator<Item = (S, S)> {
    order.iter().flat_map(|step| step.on.iter().map(|lower| (step.name, *lower)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDER: [Step<char, u8>; 3] = [
        Step { name: 'a', fits: |task| task == 0, on: &[] },
        Step { name: 'b', fits: |task| task == 1, on: &['a', 'b'] },
        Step { name: 'c', fits: |task| task == 2, on: &['a'] },
    ];

    #[test]
    fn what_is_met_or_excused_is_enough() {
        let mut met = Met::new(&ORDER);
        met.meet(&[0, 1, 1]);
        met.close("nobody gets there", &[('c', 'a')]);
    }

    #[test]
    #[should_panic(expected = "play never meets [('b', 'b'), ('c', 'a')]")]
    fn a_table_that_is_too_wide_is_found() {
        let mut met = Met::new(&ORDER);
        met.meet(&[0, 1]);
        met.close("all is met", &[]);
    }

    #[test]
    #[should_panic(expected = "play meets [('b', 'a')]")]
    fn an_excuse_that_is_none_is_found() {
        let mut met = Met::new(&ORDER);
        met.meet(&[0, 1, 1]);
        met.close("nobody gets there", &[('b', 'a'), ('c', 'a')]);
    }

    #[test]
    #[should_panic(expected = "the table does not have [0, 2, 1]")]
    fn a_table_that_is_too_narrow_is_found() {
        Met::new(&ORDER).meet(&[0, 2, 1]);
    }
}
