//! The judge that serves any game: the turn played on at a glance, and then the evaluator's forecast.

use crate::{Judge, Values, result};
use bots::{Budget, Evaluator, FastDealer, Prospect, SearchBot, Settings};
use tabletop::{Game, Pending, Weighted};

/// Plays the turn to its end, every seat taking what looks best right after it, and asks the evaluator what then is likely
/// to come. A simulation allocates nothing.
#[derive(Clone, Debug)]
pub struct Glances<G: Game, E> {
    evaluator: E,
    search: SearchBot<G, E>,
    options: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Chance>>,
}

/// How many options are compared with the chosen one.
const FEW: usize = 4;
/// The simulations of the search that finds them.
const SEARCHED: u32 = 400;
/// No turn has more decisions worth playing on for.
const MOST_DECISIONS: usize = 16;
const LIKELY_MOST: usize = 256;

impl<G: Game, E: Evaluator<G>> Glances<G, E> {
    pub fn new(evaluator: E) -> Self {
        let settings = Settings::new(Budget::Simulations(SEARCHED));
        let search = SearchBot::new(evaluator.clone(), settings, 1);
        let (options, outcomes) = (Vec::with_capacity(LIKELY_MOST), Vec::with_capacity(LIKELY_MOST));
        Self { evaluator, search, options, outcomes }
    }

    /// The option that looks best right after it to the seat that decides.
    fn at_a_glance(&mut self, game: &G, seat: usize) -> G::Action {
        self.options.clear();
        game.options(&mut self.options);
        if let [only] = self.options[..] {
            return only;
        }
        let mut best: Option<(f32, G::Action)> = None;
        for &action in &self.options {
            let mut after = game.clone();
            after.act(action, &mut ());
            let reward = Prospect::of(&after, &self.evaluator).rewards[seat];
            if best.is_none_or(|(most, _)| reward > most) {
                best = Some((reward, action));
            }
        }
        best.expect("a decision has an option").1
    }
}

impl<G: Game, E: Evaluator<G>> Judge<G> for Glances<G, E> {
    fn value(&mut self, game: &G, seed: u64) -> Values {
        let (mut world, mut dealer) = (game.clone(), FastDealer::new(seed));
        let turn = self.evaluator.turn(&world);
        for _ in 0..MOST_DECISIONS {
            while world.pending() == Pending::Chance {
                world.deal_by(&mut dealer, &mut self.outcomes, &mut ());
            }
            match world.pending() {
                Pending::Decision(seat) if self.evaluator.turn(&world) == turn => {
                    let action = self.at_a_glance(&world, seat.index());
                    world.act(action, &mut ());
                }
                _ => break,
            }
        }
        forecast(&world, &self.evaluator)
    }

    /// What a search thinks about longest, where there is more than a few to think about.
    fn promising(&mut self, view: &G::View, options: &[G::Action]) -> Vec<G::Action> {
        if options.len() <= FEW {
            return options.to_vec();
        }
        let advice = self.search.advise(view, options);
        advice.options.iter().take(FEW).map(|advised| advised.action).collect()
    }

    fn turn(&self, game: &G) -> u32 {
        self.evaluator.turn(game)
    }
}

/// What an evaluator thinks a game will bring every seat; what it has brought, if it is over.
fn forecast<G: Game>(game: &G, evaluator: &impl Evaluator<G>) -> Values {
    let seats = game.seats();
    if game.pending() == Pending::Over {
        return result(&game.standings(), seats);
    }
    let prospect = Prospect::of_forecast(&evaluator.forecast(game), seats);
    let mut values = Values::default();
    if seats == 1 {
        values[0] = f64::from(prospect.scores[0] + prospect.growth);
        return values;
    }
    // Chances that add up to one but for a few billionths would let luck come from nowhere.
    let sum: f64 = prospect.wins.iter().copied().map(f64::from).sum();
    for (value, chance) in values.iter_mut().zip(prospect.wins) {
        *value = f64::from(chance) / sum;
    }
    values
}
