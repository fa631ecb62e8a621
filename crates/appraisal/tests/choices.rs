//! What the bots choose: the obviously best, and nothing that only a secret could tell them.

mod table;

use appraisal::{coralia as reefs, wreck_raiders as wrecks};
use bots::{Budget, Evaluator, FastDealer, GreedyBot, SearchBot, Settings};
use std::time::{Duration, Instant};
use table::{options, view};
use tabletop::{Game, Player};

fn thinkers<G: Game + 'static>(
    evaluator: &(impl Evaluator<G> + 'static),
    seed: u64,
) -> [Box<dyn Player<G>>; 2] {
    let settings = Settings::new(Budget::Simulations(120));
    [
        Box::new(GreedyBot::new(evaluator.clone(), seed)),
        Box::new(SearchBot::new(evaluator.clone(), settings, seed)),
    ]
}

#[track_caller]
fn all_choose<G: Game + 'static>(evaluator: &(impl Evaluator<G> + 'static), game: &G, wanted: &str) {
    for seed in 0..3 {
        for mut player in thinkers(evaluator, seed) {
            assert_eq!(player.choose(&view(game), &options(game)).to_string(), wanted);
        }
    }
}

fn wreck(position: &str) -> wreck_raiders::State {
    let position = serde_json::from_str(position).expect("the position is written well");
    wreck_raiders::State::from_position(&position, wreck_raiders::Catalogue::standard())
        .expect("it is possible")
}

#[test]
fn the_last_claim_of_the_game_is_made() {
    let game = wreck(
        r#"{"last-turns": 1, "agenda": ["claim", "refill-row", "buy", "end-turn"], "row": ["E1", "E43", "E24"],
            "mats": [{"displays": [["gem1", "gem2", "gem3"], [], []], "basket": {"starfish": 1}}]}"#,
    );
    all_choose(&wrecks::Appraiser::default(), &game, "claim d1 E1");
}

#[test]
fn the_last_purchase_is_the_dearest_piece() {
    let game = wreck(
        r#"{"last-turns": 1, "agenda": ["buy", "end-turn"], "market": ["B2", "B5", "B11"],
            "mats": [{"basket": {"conch": 2, "scallop": 2, "starfish": 1}}]}"#,
    );
    all_choose(&wrecks::Appraiser::default(), &game, "buy B11");
}

#[test]
fn a_treasure_that_completes_a_row_goes_to_the_vault() {
    let game = wreck(
        r#"{"last-turns": 1, "agenda": ["place A gem3 anywhere", "extra gem", "claim", "refill-row", "buy", "end-turn"], "row": ["E24"],
            "mats": [{"vault": [["gem1"], ["gem2"], []]}]}"#,
    );
    all_choose(&wrecks::Appraiser::default(), &game, "place v3");
}

#[test]
fn the_last_octopus_goes_where_most_dice_lie() {
    let position = serde_json::from_str(
        r#"{"players": 2, "turns-played": 19, "station": ["red-octopus", "blue-octopus", "green-octopus", "violet-diver"],
            "island": {"blue": 4, "green": 4, "violet": 5, "orange": 5, "yellow": 6},
            "reefs": {"red": {"dice": ["pearl", "fish", "starfish", "diver", "turtle"]},
                      "blue": {"dice": ["pearl"]}, "green": {"dice": ["pearl"]}},
            "seats": {"A": {"diver": "red", "turtles": ["stingray"]}}}"#,
    );
    let position: coralia::Position = position.expect("the position is written well");
    let game =
        coralia::State::from_position(&position, coralia::Catalogue::standard()).expect("it is possible");
    all_choose(&reefs::Appraiser::default(), &game, "place red-octopus");
}

#[test]
fn no_choice_depends_on_a_secret() {
    let appraiser = reefs::Appraiser::default();
    let mut other_worlds = 0;
    for (seed, game) in (0..4)
        .flat_map(|seed| table::positions(&table::coralia(3), seed).into_iter().map(move |game| (seed, game)))
    {
        if options(&game).len() < 2 {
            continue;
        }
        let world = coralia::State::imagine(&view(&game), &mut FastDealer::new(seed));
        other_worlds += usize::from(world != game);
        for (mut one, mut other) in thinkers(&appraiser, seed).into_iter().zip(thinkers(&appraiser, seed)) {
            let choices =
                [one.choose(&view(&game), &options(&game)), other.choose(&view(&world), &options(&world))];
            assert_eq!(choices[0], choices[1]);
        }
    }
    assert!(other_worlds > 50, "secrets differed only {other_worlds} times");
}

/// Whether `action` shows a card without chance, and the same seat then decides by it.
fn is_followed_by_a_secret(game: &coralia::State, action: coralia::Action) -> bool {
    let mut after = game.clone();
    after.act(action, &mut ());
    game.reveals(action) && after.pending() == game.pending() && options(&after).len() > 1
}

#[test]
fn nobody_foresees_what_a_secret_decides() {
    let settings = Settings::new(Budget::Simulations(40));
    let mut met = 0;
    for seed in 0..400 {
        for game in table::positions(&table::coralia(2 + seed as usize % 3), seed) {
            let mut few = options(&game);
            few.retain(|&action| is_followed_by_a_secret(&game, action));
            if few.len() > 1 {
                let mut bot = SearchBot::new(reefs::Appraiser::default(), settings, seed);
                let later = Instant::now() + Duration::from_secs(60);
                let chosen = bot.choose_ahead(&view(&game), &few, later);
                assert_eq!(chosen.len(), 1, "{chosen:?}");
                met += 1;
            }
        }
    }
    assert!(met > 10, "{met} decisions show a secret");
}
