//! The luck of a whole game, measured once at every step of chance: cheap enough for every game of a tournament.

use crate::{Judge, Tally, Values, Weighing};
use referee::Step;
use tabletop::{Game, MAX_SEATS};

/// What chance changed for every seat over some steps of `game`, which is played through them. On average over all that
/// chance could bring, it is zero whatever the judge thinks; the better it thinks, the more of a result is luck.
pub fn luck<G: Game>(game: &mut G, steps: &[Step<G>], judge: &mut impl Judge<G>) -> Values {
    let mut sum = Values::default();
    for (seed, step) in (1..).zip(steps) {
        match *step {
            Step::Decision(_, action) => game.act(action, &mut ()),
            Step::Chance(outcome) => {
                let mut weighing = Weighing::new(game.clone(), outcome);
                weighing.simulate(judge, seed);
                let luck = Tally::mean(weighing.luck());
                (0..MAX_SEATS).for_each(|seat| sum[seat] += luck[seat]);
                game.deal(outcome, &mut ());
            }
        }
    }
    sum
}
