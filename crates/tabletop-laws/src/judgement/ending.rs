//! Small endings are solved exactly: what an evaluator thinks of them does not matter.

use crate::play::{options, view};
use bots::{Advice, Budget, Evaluator, SearchBot, Settings};
use tabletop::Game;

/// Enough to solve any ending that is small enough.
const ENOUGH: Budget = Budget::Simulations(4000);

/// The advice of a search that solved the ending.
pub fn solved<G: Game>(game: &G, evaluator: impl Evaluator<G>) -> Advice<G::Action> {
    let mut bot = SearchBot::<G, _>::new(evaluator, Settings::new(ENOUGH), 1);
    let advice = bot.advise(&view(game), &options(game));
    assert!(advice.options.iter().all(|advised| advised.doubt == 0.0), "it was searched, not solved");
    assert!(advice.confidence() >= 1.0, "what was solved is sure");
    advice
}

/// The options of a solved ending from the best on, each with its exact score.
pub fn exact_scores<G: Game>(game: &G, evaluator: impl Evaluator<G>) -> Vec<(String, f32)> {
    let round = |score: f32| (score * 100.0).round() / 100.0;
    let advice = solved(game, evaluator);
    advice.options.iter().map(|advised| (advised.action.to_string(), round(advised.score))).collect()
}
