//! The bot that thinks to the end of its own turn and no further.

use crate::prospect::Prospect;
use crate::{Evaluator, FastDealer};
use tabletop::{Game, Pending, Player, Seat, Weighted};

/// Tries the most promising options in a few imagined worlds each and plays its turn out as well as it can see.
#[derive(Clone, Debug)]
pub struct GreedyBot<G: Game, E> {
    evaluator: E,
    dealer: FastDealer,
    buffers: Buffers<G>,
}

/// How many options are tried to the end of the turn.
const WIDTH: usize = 6;
/// In how many worlds each of them is tried.
const WORLDS: usize = 4;
/// No turn has more decisions worth thinking about.
const MOST_DECISIONS: usize = 12;

#[derive(Clone, Debug)]
struct Buffers<G: Game> {
    options: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Chance>>,
}

impl<G: Game, E: Evaluator<G>> GreedyBot<G, E> {
    /// The bot of this seed that judges by `evaluator`.
    pub fn new(evaluator: E, seed: u64) -> Self {
        let buffers = Buffers { options: Vec::new(), outcomes: Vec::new() };
        Self { evaluator, dealer: FastDealer::new(seed), buffers }
    }

    /// What an option brings by the end of the turn, in one world: weighed by the evaluator, or else tried out.
    fn tried(&mut self, mut world: G, seat: Seat, action: G::Action) -> f32 {
        let turn = self.evaluator.turn(&world);
        world.act(action, &mut ());
        if world.pending() != Pending::Over
            && let Some(outlook) = self.evaluator.outlook(&world)
        {
            return Prospect::of_forecast(&outlook, world.seats()).rewards[seat.index()];
        }
        for _ in 0..MOST_DECISIONS {
            while world.pending() == Pending::Chance {
                world.deal_by(&mut self.dealer, &mut self.buffers.outcomes, &mut ());
            }
            let Pending::Decision(decider) = world.pending() else { break };
            if self.evaluator.turn(&world) != turn {
                break;
            }
            let best = self.at_a_glance(&world, decider);
            world.act(best, &mut ());
        }
        Prospect::of(&world, &self.evaluator).rewards[seat.index()]
    }

    /// The option that looks best right after it.
    fn at_a_glance(&mut self, world: &G, decider: Seat) -> G::Action {
        let options = &mut self.buffers.options;
        options.clear();
        world.options(options);
        if let [only] = options[..] {
            return only;
        }
        let glance = |action| glance(world, action, decider, &self.evaluator);
        best_by(options, glance)
    }
}

fn glance<G: Game>(world: &G, action: G::Action, seat: Seat, evaluator: &impl Evaluator<G>) -> f32 {
    let mut after = world.clone();
    after.act(action, &mut ());
    Prospect::of(&after, evaluator).rewards[seat.index()]
}

fn best_by<A: Copy>(options: &[A], mut worth: impl FnMut(A) -> f32) -> A {
    let worths = options.iter().map(|&action| (worth(action), action));
    let best = worths.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.expect("a decision has an option").1
}

impl<G: Game, E: Evaluator<G>> Player<G> for GreedyBot<G, E> {
    fn choose(&mut self, view: &G::View, options: &[G::Action]) -> G::Action {
        if let [only] = *options {
            return only;
        }
        let worlds: [G; WORLDS] = std::array::from_fn(|_| G::imagine(view, &mut self.dealer));
        let Pending::Decision(seat) = worlds[0].pending() else {
            unreachable!("a view with options is asked of a seat");
        };
        let mut ranked: Vec<(f32, G::Action)> = options
            .iter()
            .map(|&action| (glance(&worlds[0], action, seat, &self.evaluator), action))
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let promising: Vec<G::Action> = ranked.iter().take(WIDTH).map(|(_, action)| *action).collect();
        best_by(&promising, |action| {
            worlds.iter().map(|world| self.tried(world.clone(), seat, action)).sum::<f32>()
        })
    }
}
