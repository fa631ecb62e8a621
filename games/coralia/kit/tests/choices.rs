//! What the bots choose at moments of Coralia where the best is known, and how they think about secrets.

use bots::{Budget, Cheater, SearchBot, Settings, Standing};
use coralia::{Action, Setup, State};
use coralia_kit::appraisal::Appraiser;
use coralia_testing::{Scene, table};
use std::time::{Duration, Instant};
use tabletop::Game;
use tabletop_laws::judgement::{all_choose, exact_scores};
use tabletop_laws::play::{acted, options, positions, view};

fn opened(players: usize) -> State {
    State::new(&Setup::new(players)).expect("that many can play")
}

#[test]
fn the_last_octopus_goes_where_most_dice_lie() {
    let scene = table(
        "turns-played = 19
         station = ['red-octopus', 'blue-octopus', 'green-octopus', 'violet-diver']
         island = { blue = 4, green = 4, violet = 5, orange = 5, yellow = 6 }
         reefs.red.dice = ['pearl', 'fish', 'starfish', 'diver', 'turtle']
         reefs.blue.dice = ['pearl']
         reefs.green.dice = ['pearl']
         seats.A = { diver = 'red', turtles = ['stingray'] }",
    );
    all_choose(&Appraiser::default(), &scene.state, "place red-octopus");
}

/// Whether `action` shows a card without chance, and the same seat then decides by it.
fn is_followed_by_a_secret(game: &State, action: Action) -> bool {
    let after = acted(game, action);
    game.reveals(action) && after.pending() == game.pending() && options(&after).len() > 1
}

#[test]
fn nobody_foresees_what_a_secret_decides() {
    let settings = Settings::new(Budget::Simulations(40));
    let mut met = 0;
    for seed in 0..400 {
        for game in positions(&opened(2 + seed as usize % 3), seed) {
            let mut few = options(&game);
            few.retain(|&action| is_followed_by_a_secret(&game, action));
            if few.len() > 1 {
                let mut bot = SearchBot::new(Appraiser::default(), settings, seed);
                let later = Instant::now() + Duration::from_secs(60);
                let chosen = bot.choose_ahead(&view(&game), &few, later);
                assert_eq!(chosen.len(), 1, "{chosen:?}");
                met += 1;
            }
        }
    }
    assert!(met > 10, "{met} decisions show a secret");
}

/// A jellyfish and a card for every turtle, to be scored in either order.
fn two_cards_to_score() -> Scene {
    table(
        "turns-played = 20
         agenda = ['starfish', 'end']
         draws = ['A starfish jellyfish', 'A starfish per-turtle']
         to-score = ['jellyfish', 'per-turtle']
         island = { yellow = 6, blue = 6, violet = 6, green = 6, orange = 6 }
         reefs.red.dice = ['turtle']
         seats.A.turtles = ['copy']",
    )
}

#[test]
fn starfish_cards_are_scored_in_the_order_that_pays_most() {
    assert_eq!(
        exact_scores(&two_cards_to_score().state, Standing),
        [("score jellyfish".to_owned(), 8.0), ("score per-turtle".to_owned(), 5.0)]
    );
}

#[test]
fn a_player_who_sees_everything_solves_the_same_ending() {
    let game = two_cards_to_score().state;
    let mut cheater = Cheater::new(Standing, Settings::new(Budget::Simulations(4000)), 1);
    assert_eq!(cheater.choose_knowing(&game, &options(&game)).to_string(), "score jellyfish");
}

#[test]
fn an_opening_is_searched_and_not_solved() {
    let game = positions(&opened(3), 1).into_iter().find(|game| options(game).len() > 1);
    let game = game.expect("a game has a choice");
    let settings = Settings::new(Budget::Simulations(50));
    let mut bot = SearchBot::<State, _>::new(Standing, settings, 1);
    let advice = bot.advise(&view(&game), &options(&game));
    assert_eq!(advice.simulations(), 50);
}
