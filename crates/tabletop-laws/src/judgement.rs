//! Laws of an evaluator, whatever game it judges: run by the tests of every game that has one.

mod calibration;
mod choices;
mod ending;
mod fit;

pub use calibration::tells_about_what_greedy_games_come_to;
pub use choices::{all_choose, no_choice_depends_on_a_secret, wins_against_chance};
pub use ending::{exact_scores, solved};
pub use fit::{Fitted, fit};

use crate::play::{options, play, positions, view};
use bots::{
    Budget, Cheater, Evaluator, FastDealer, GreedyBot, Level, PanelBot, RandomBot, SearchBot, Settings,
};
use std::ops::Range;
use tabletop::{Game, Player, Seat};

/// No score is as far from zero.
const MOST_POINTS: f32 = 1000.0;

/// Every forecast of these random games is a number for each seat, with a doubt, and nothing for empty seats.
pub fn every_forecast_is_finite<G: Game>(start: &G, evaluator: &impl Evaluator<G>, seeds: Range<u64>) {
    for game in seeds.flat_map(|seed| positions(start, seed)) {
        let forecast = evaluator.forecast(&game);
        assert!(forecast.spread.is_finite() && forecast.spread > 0.0, "{forecast:?}");
        let sound = |score: &f32| score.is_finite() && score.abs() < MOST_POINTS;
        assert!(forecast.scores.iter().all(sound), "{forecast:?}");
        assert!(forecast.scores[game.seats()..].iter().all(|score| *score == 0.0), "{forecast:?}");
    }
}

/// A table turned by one seat has the same forecast, one seat further on.
pub fn no_seat_is_special<G: Game>(game: &G, turned: &G, evaluator: &impl Evaluator<G>) {
    let (before, after) = (evaluator.forecast(game), evaluator.forecast(turned));
    for seat in Seat::all(game.seats()) {
        let (own, moved) = (before.scores[seat.index()], after.scores[seat.next(game.seats()).index()]);
        assert!((own - moved).abs() < 0.01, "{own} becomes {moved} on the next seat");
    }
}

/// Every kind of bot plays legal games to their ends with this evaluator, each on every seat.
pub fn every_bot_plays<G>(start: &G, evaluator: &(impl Evaluator<G> + Send + 'static))
where
    G: Game<Action: Send + Sync, Chance: Send, View: Send + Sync> + Send + 'static,
{
    let few = Settings::new(Budget::Simulations(6));
    let plain = Settings::plain(Budget::Simulations(3));
    let mut table: Vec<Box<dyn Player<G>>> = vec![
        Box::new(GreedyBot::new(evaluator.clone(), 1)),
        Box::new(SearchBot::new(evaluator.clone(), few, 2)),
        Box::new(SearchBot::new(evaluator.clone(), Level::Calm.settings(), 3)),
        Box::new(PanelBot::new(evaluator, few, 2, 4)),
        Box::new(SearchBot::new(evaluator.clone(), plain, 5)),
        Box::new(RandomBot::new(6)),
    ];
    let mut cheater = Cheater::new(evaluator.clone(), few, 7);
    let count = table.len() + 1;
    for shift in 0..count {
        play(start, shift as u64, |game, seat, options| {
            let turn = (seat.index() + shift) % count;
            let bot = table.get_mut(turn);
            bot.map_or_else(|| cheater.choose_knowing(game, options), |bot| bot.choose(&view(game), options))
        });
    }
}

/// Whatever the evaluator does in a hurry is an option. Gives the number of hunches met in these random games.
pub fn every_hunch_is_an_option<G: Game>(
    start: &G,
    evaluator: &impl Evaluator<G>,
    dealer: &mut FastDealer,
    seeds: Range<u64>,
) -> usize {
    let mut hunches = 0;
    for game in seeds.flat_map(|seed| positions(start, seed)) {
        let options = options(&game);
        for hunch in (0..3).filter_map(|_| evaluator.hunch(&game, dealer)) {
            assert!(options.contains(&hunch), "{hunch} is no option");
            hunches += 1;
        }
    }
    hunches
}

#[cfg(test)]
mod tests;
