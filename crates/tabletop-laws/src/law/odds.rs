//! Whether a game's own way of dealing has the odds it lists.

use super::OutcomesOf;
use crate::breach::{require, same};
use crate::{Broken, Laws};
use tabletop::{Dealer, Game};

/// More ways through one chance step than any game should need.
const MOST_WAYS: usize = 100_000;

/// [`Game::deal_by`] leads to every position exactly as often as [`Game::outcomes`] says, for a fair dealer.
pub fn dealing_has_the_listed_odds<L: Laws>(game: &L::Game, outcomes: &OutcomesOf<L>) -> Result<(), Broken> {
    let total: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
    let mut listed = Odds::default();
    for weighted in outcomes {
        let mut after = game.clone();
        after.deal(weighted.outcome, &mut ());
        listed.add(after, Share::new(weighted.weight.into(), total.into()));
    }
    let mut dealt = Odds::default();
    let mut ways = Ways::default();
    for way in 0.. {
        require(way < MOST_WAYS, || format!("dealing has more than {MOST_WAYS} ways"))?;
        let mut after = game.clone();
        ways.asked = 0;
        after.deal_by(&mut ways, &mut Vec::new(), &mut ());
        dealt.add(after, Share::new(1, ways.chance()));
        if !ways.next() {
            break;
        }
    }
    compare(&listed, &dealt)
}

fn compare<G: Game>(listed: &Odds<G>, dealt: &Odds<G>) -> Result<(), Broken> {
    same("dealing leads to more or fewer positions than listed", &listed.0.len(), &dealt.0.len())?;
    listed.0.iter().try_for_each(|(state, share)| {
        let found = dealt.0.iter().find(|(other, _)| other == state).map(|&(_, share)| share);
        same(format_args!("the odds differ for {state:?}"), &Some(*share), &found)
    })
}

/// How often each position comes.
struct Odds<G>(Vec<(G, Share)>);

impl<G> Default for Odds<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Eq> Odds<G> {
    fn add(&mut self, state: G, share: Share) {
        match self.0.iter_mut().find(|(known, _)| *known == state) {
            Some((_, sum)) => *sum = sum.plus(share),
            None => self.0.push((state, share)),
        }
    }
}

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share {
    part: u128,
    whole: u128,
}

impl Share {
    fn new(part: u128, whole: u128) -> Self {
        let common = gcd(part, whole);
        Self { part: part / common, whole: whole / common }
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.part * other.whole + other.part * self.whole, self.whole * other.whole)
    }
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A dealer that gives every answer to every question in turn.
#[derive(Default)]
struct Ways {
    answers: Vec<(u32, u32)>,
    asked: usize,
}

impl Ways {
    /// The denominator of the probability.
    fn chance(&self) -> u128 {
        self.answers[..self.asked].iter().map(|&(_, bound)| u128::from(bound)).product()
    }

    /// Goes on to the next way; false after the last.
    fn next(&mut self) -> bool {
        self.answers.truncate(self.asked);
        while let Some((answer, bound)) = self.answers.pop() {
            if answer + 1 < bound {
                self.answers.push((answer + 1, bound));
                return true;
            }
        }
        false
    }
}

impl Dealer for Ways {
    fn below(&mut self, bound: u32) -> u32 {
        if self.asked == self.answers.len() {
            self.answers.push((0, bound));
        }
        self.asked += 1;
        self.answers[self.asked - 1].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_gone_once_and_the_chances_add_up_to_one() {
        let (mut ways, mut sum, mut met) = (Ways::default(), Share::new(0, 1), Vec::new());
        loop {
            ways.asked = 0;
            let first = ways.below(3);
            met.push(if first == 0 { (0, ways.below(4)) } else { (first, 0) });
            sum = sum.plus(Share::new(1, ways.chance()));
            if !ways.next() {
                break;
            }
        }
        assert_eq!(met, [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (2, 0)]);
        assert_eq!(sum, Share { part: 1, whole: 1 });
    }
}
