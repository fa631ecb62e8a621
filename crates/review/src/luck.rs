//! The luck of a game by an evaluator alone: cheap enough for every game of a tournament.

use crate::glances::forecast;
use crate::{Values, chance};
use bots::{Evaluator, Prospect};
use referee::Step;
use tabletop::{Game, MAX_SEATS, Pending, Weighted};

/// What chance changed for every seat over some steps of `game`, which is played through them. On average over all that
/// chance could bring, it is zero whatever the evaluator thinks; the better it thinks, the more of a result is luck.
pub fn luck<G: Game>(game: &mut G, steps: &[Step<G>], evaluator: &impl Evaluator<G>) -> Values {
    let mut sum = Values::default();
    let mut buffers = Buffers { options: Vec::new(), outcomes: Vec::new() };
    for step in steps {
        match *step {
            Step::Decision(_, action) => game.act(action, &mut ()),
            Step::Chance(outcome) => {
                let luck = at(game, outcome, evaluator, &mut buffers);
                (0..MAX_SEATS).for_each(|seat| sum[seat] += luck[seat]);
                game.deal(outcome, &mut ());
            }
        }
    }
    sum
}

struct Buffers<G: Game> {
    options: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Chance>>,
}

fn at<G: Game>(game: &G, came: G::Chance, evaluator: &impl Evaluator<G>, buffers: &mut Buffers<G>) -> Values {
    buffers.outcomes.clear();
    game.outcomes(&mut buffers.outcomes);
    let total: f64 = buffers.outcomes.iter().map(|weighted| f64::from(weighted.weight)).sum();
    let mut luck = Values::default();
    for weighted in &buffers.outcomes {
        let values = seen(&chance::dealt(game, weighted.outcome), evaluator, &mut buffers.options);
        let own = f64::from(u8::from(weighted.outcome == came));
        let share = own - f64::from(weighted.weight) / total;
        (0..MAX_SEATS).for_each(|seat| luck[seat] += share * values[seat]);
    }
    luck
}

/// What a position promises after the option that looks best.
fn seen<G: Game>(game: &G, evaluator: &impl Evaluator<G>, options: &mut Vec<G::Action>) -> Values {
    let Pending::Decision(seat) = game.pending() else { return forecast(game, evaluator) };
    options.clear();
    game.options(options);
    let mut best: Option<(f32, Values)> = None;
    for &action in &*options {
        let mut after = game.clone();
        after.act(action, &mut ());
        let reward = Prospect::of(&after, evaluator).rewards[seat.index()];
        if best.is_none_or(|(most, _)| reward > most) {
            best = Some((reward, forecast(&after, evaluator)));
        }
    }
    best.expect("a decision has an option").1
}
