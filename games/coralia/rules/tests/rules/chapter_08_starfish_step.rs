//! Chapter 8: the order of the starfish step.

use super::chapter_07_starfish::scoring;
use coralia_testing::*;

/// CO-8.1
#[test]
fn the_player_chooses_the_order_of_the_cards() {
    let cards = ["A starfish jellyfish", "A starfish per-turtle", "A starfish pearl-6"];
    let turtle = "seats.A.turtles = ['copy']\nreefs.red.dice = ['turtle']";
    let mut scene = scoring(&cards, turtle);
    assert_eq!(scene.options(), ["score per-turtle", "score jellyfish"]);
    let mut first = scene.clone();
    assert_eq!(first.play("score jellyfish").play("score per-turtle").score("A"), 8);
    assert_eq!(scene.play("score per-turtle").play("score jellyfish").score("A"), 5);
}

/// CO-8.1
#[test]
fn starfish_cards_drawn_in_this_step_are_scored_in_it() {
    let mut scene = scoring(&["A starfish side-chest"], "");
    scene.play_all(&["A score side-chest", "* chest starfish-card", "* card jellyfish"]);
    assert_eq!(scene.options(), ["score jellyfish"]);
    scene.play("score jellyfish");
    assert_eq!(scene.score("A"), 5);
}

/// CO-8.1
#[test]
fn a_card_kept_of_three_or_off_the_island_joins_the_unscored_ones() {
    let mut scene = scoring(&["A starfish side-chest"], "reefs.red.dice = ['starfish']");
    scene.play_all(&["A score side-chest", "* chest white-die", "* die starfish"]);
    let mut island = scene.clone();
    island.play_all(&["A white island", "* card per-island-die"]);
    assert_eq!(island.options(), ["score per-island-die"]);
    scene.play_all(&[
        "A white blue",
        "* card jellyfish",
        "* card per-fish",
        "* card per-chest",
        "A keep per-chest",
    ]);
    assert_eq!(scene.options(), ["score per-chest"]);
    assert_eq!(scene.play("score per-chest").score("A"), 2);
}

/// CO-8.1
#[test]
fn a_card_is_resolved_with_everything_it_triggers_before_the_next() {
    let mut scene = scoring(&["A starfish side-chest", "A starfish jellyfish"], "");
    scene.play("score side-chest");
    assert_eq!(scene.asked(), "*");
    scene.play_all(&["* chest white-die", "* die turtle"]);
    scene.refuses("score jellyfish");
    assert!(scene.options().iter().all(|option| option.starts_with("white ")));
}

/// CO-8.1
#[test]
fn octopus_income_counts_for_others_even_after_their_own_turn() {
    let mut scene = table(
        "turns-played = 20
         turn = 'B'
         draws = ['B starfish side-chest']
         reefs.red = { dice = ['octopus'], octopus = 'A' }",
    );
    scene.play_all(&["B score side-chest", "* chest white-die", "* die octopus", "B white blue"]);
    assert_eq!((scene.score("A"), scene.score("B")), (1, 1));
}

/// CO-8.1
#[test]
fn players_score_one_after_another_from_the_start_player_on() {
    let mut scene = table(
        "players = 4
         start = 'C'
         turns-played = 32
         draws = ['A starfish jellyfish', 'C starfish jellyfish', 'D starfish pearl-6']",
    );
    scene.play_all(&["C score jellyfish", "C end", "A score jellyfish", "A end"]);
    assert_eq!(scene.asked(), "over", "B and D have nothing to decide");
}

/// CO-8.2
#[test]
fn every_left_over_dice_card_has_its_own_limit_of_one_card_per_pile() {
    let mut scene = scoring(
        &["A starfish dice-red-violet", "A starfish dice-blue-green"],
        "island = { yellow = 6, orange = 6, red = 5, blue = 5, violet = 6, green = 6 }",
    );
    scene.play_all(&["A score dice-red-violet", "A draw fish", "* card blowfish", "A score dice-blue-green"]);
    assert!(scene.offers("draw fish"));
}
