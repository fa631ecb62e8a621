//! Small endings are solved exactly: what the evaluator thinks of them does not matter.

mod table;

use appraisal::wreck_raiders::Appraiser;
use bots::{Advice, Budget, Cheater, Evaluator, SearchBot, Settings, Standing};
use table::{options, view};
use tabletop::Game;

const ENOUGH: Budget = Budget::Simulations(4000);

fn solved<G: Game>(game: &G, evaluator: impl Evaluator<G>) -> Advice<G::Action> {
    let mut bot = SearchBot::<G, _>::new(evaluator, Settings::new(ENOUGH), 1);
    let advice = bot.advise(&view(game), &options(game));
    assert!(advice.options.iter().all(|advised| advised.doubt == 0.0), "it was searched, not solved");
    assert!(advice.confidence() >= 1.0, "what was solved is sure");
    advice
}

/// The options from the best on, each with its exact score.
fn scores<G: Game>(game: &G, evaluator: impl Evaluator<G>) -> Vec<(String, f32)> {
    let round = |score: f32| (score * 100.0).round() / 100.0;
    let advice = solved(game, evaluator);
    advice.options.iter().map(|advised| (advised.action.to_string(), round(advised.score))).collect()
}

fn wreck(position: &str) -> wreck_raiders::State {
    let position = serde_json::from_str(position).expect("the position is written well");
    wreck_raiders::State::from_position(&position, wreck_raiders::Catalogue::standard())
        .expect("it is possible")
}

fn reefs(position: &str) -> coralia::State {
    let position: coralia::Position = serde_json::from_str(position).expect("the position is written well");
    coralia::State::from_position(&position, coralia::Catalogue::standard()).expect("it is possible")
}

#[test]
fn a_last_scallop_is_spent_for_the_treasure_that_fills_a_row() {
    let game = wreck(
        r#"{"last-turns": 1, "agenda": ["extra gem", "claim", "refill-row", "buy", "end-turn"], "row": ["E24", "E23", "E22"],
            "mats": [{"vault": [["gem1"], ["gem1"], []], "basket": {"scallop": 1}}]}"#,
    );
    // Now one face and no row; then a row of 3 for sure, and a second face unless the treasure is the same again:
    // five of its seven copies are left among 19 treasures.
    let expected = 1.0 + 3.0 + 14.0 / 19.0;
    let exact = (expected * 100.0_f32).round() / 100.0;
    assert_eq!(scores(&game, Appraiser::default()), [("extra".to_owned(), exact), ("done".to_owned(), 1.0)]);
}

#[test]
fn a_claim_comes_before_the_purchase_it_pays_for() {
    let game = wreck(
        r#"{"last-turns": 1, "agenda": ["claim", "refill-row", "buy", "end-turn"], "row": ["E25", "E24", "E1"],
            "market": ["B2", "B5", "B11", "M1", "M2", "M3", "T1", "T2", "T3"],
            "mats": [{"displays": [["gem1", "gem2", "gold3", "gold1"], [], []]}]}"#,
    );
    let found = scores(&game, Appraiser::default());
    assert_eq!(found[0].0, "claim d1 E25", "{found:?}");
    assert!(found[0].1 > 7.0, "the two conches of its style buy a piece: {found:?}");
}

#[test]
fn starfish_cards_are_scored_in_the_order_that_pays_most() {
    let game = reefs(
        r#"{"players": 2, "turns-played": 20, "agenda": ["starfish", "end"],
            "draws": ["A starfish jellyfish", "A starfish per-turtle"], "to-score": ["jellyfish", "per-turtle"],
            "island": {"yellow": 6, "blue": 6, "violet": 6, "green": 6, "orange": 6},
            "reefs": {"red": {"dice": ["turtle"]}},
            "seats": {"A": {"turtles": ["copy"]}}}"#,
    );
    assert_eq!(
        scores(&game, Standing),
        [("score jellyfish".to_owned(), 8.0), ("score per-turtle".to_owned(), 5.0)]
    );
}

#[test]
fn whoever_sees_everything_solves_the_same_ending() {
    let game = reefs(
        r#"{"players": 2, "turns-played": 20, "agenda": ["starfish", "end"],
            "draws": ["A starfish jellyfish", "A starfish per-turtle"], "to-score": ["jellyfish", "per-turtle"],
            "island": {"yellow": 6, "blue": 6, "violet": 6, "green": 6, "orange": 6},
            "reefs": {"red": {"dice": ["turtle"]}},
            "seats": {"A": {"turtles": ["copy"]}}}"#,
    );
    let mut cheater = Cheater::new(Standing, Settings::new(ENOUGH), 1);
    assert_eq!(cheater.choose_knowing(&game, &options(&game)).to_string(), "score jellyfish");
}

#[test]
fn an_opening_is_searched_and_not_solved() {
    let game = table::positions(&table::coralia(3), 1).into_iter().find(|game| options(game).len() > 1);
    let game = game.expect("a game has a choice");
    let settings = Settings::new(Budget::Simulations(50));
    let mut bot = SearchBot::<coralia::State, _>::new(Standing, settings, 1);
    let advice = bot.advise(&view(&game), &options(&game));
    assert_eq!(advice.simulations(), 50);
}
