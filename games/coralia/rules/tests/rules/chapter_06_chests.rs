//! Chapter 6: what the eight chests bring, and piles that run out.

use coralia_testing::*;

/// B's diver leaves the blue reef and finds this chest there.
fn with_chest(chest: &str, more: &str) -> Scene {
    let mut scene = table(&format!(
        "turns-played = 1
         station = ['red-diver', 'orange-pearl', 'orange-pearl', 'orange-pearl']
         reefs.blue.dice = ['diver']
         seats.B.diver = 'blue'
         {more}"
    ));
    scene.play("place red-diver").deal(&format!("chest {chest}"));
    scene
}

fn brings_card(chest: &str, card: &str) {
    let mut scene = with_chest(chest, "");
    scene.deal(&format!("card {card}"));
    assert_eq!((scene.hand("B"), scene.options()), (card.to_owned(), vec!["end".to_owned()]));
    assert_eq!(words(scene.held("B").chests.iter()), chest);
}

/// CO-6.2, CO-6.3
#[test]
fn the_chest_of_a_fish_card_brings_the_top_one() {
    brings_card("fish-card", "blowfish");
}

/// CO-6.2, CO-6.3
#[test]
fn the_chest_of_a_pearl_card_brings_one() {
    brings_card("pearl-card", "pearl-5");
}

/// CO-6.2, CO-6.3
#[test]
fn the_chest_of_a_starfish_card_brings_the_top_one() {
    brings_card("starfish-card", "anemone-fish");
}

/// CO-6.2, CO-6.3
#[test]
fn the_chest_of_an_island_card_brings_the_top_one() {
    brings_card("island-card", "per-chest");
}

/// CO-6.2
#[test]
fn the_chest_of_island_dice_brings_a_point_per_die_white_ones_too() {
    let scene = with_chest("island-dice", "island = { red = 2, violet = 1 }");
    assert_eq!(scene.score("B"), 5);
    assert_eq!(scene.points("B", "chests"), 5);
}

/// CO-6.2
#[test]
fn the_chest_of_a_stingray_brings_one() {
    assert_eq!(with_chest("stingray", "").held("B").stingrays, 1);
}

/// CO-6.2
#[test]
fn the_chest_of_a_white_die_rolls_one() {
    let mut scene = with_chest("white-die", "");
    scene.play_all(&[
        "* die fish",
        "B white green",
        "* card blowfish",
        "* card angel-fish",
        "B keep blowfish",
    ]);
    assert_eq!(words(scene.reef("green").white.iter()), "fish");
}

/// CO-6.2, CO-6.4
#[test]
fn the_chest_of_a_jellyfish_advances_to_the_next_multiple_of_five() {
    assert_eq!(with_chest("jellyfish", "seats.B.points = { island = 6 }").score("B"), 10);
}

/// CO-6.2
#[test]
fn a_chest_is_any_that_nobody_has_taken() {
    let mut scene = table(
        "turns-played = 1
         station = ['red-diver', 'orange-pearl', 'orange-pearl', 'orange-pearl']
         reefs.blue.dice = ['diver']
         seats.B = { diver = 'blue', chests = ['stingray'] }
         seats.A.chests = ['jellyfish']",
    );
    scene.play("place red-diver");
    assert_eq!(scene.outcomes().len(), 6);
    assert!(
        scene
            .outcomes()
            .iter()
            .all(|(chest, _)| !["chest stingray", "chest jellyfish"].contains(&chest.as_str()))
    );
}

const TWELVE: &str = "'A fish fire-fish', 'A fish fire-fish', 'A fish fire-fish', 'A fish fire-fish',
    'A fish fire-fish', 'A fish blowfish', 'A fish blowfish', 'A fish blowfish', 'A fish blowfish'";

/// CO-6.6
#[test]
fn put_back_cards_come_again_in_their_order_behind_the_unseen_ones() {
    let mut scene = table(&format!(
        "turns-played = 1
         draws = [{TWELVE}, 'A fish angel-fish! blowfish']
         station = ['red-fish', 'orange-pearl', 'orange-pearl', 'orange-pearl']"
    ));
    assert_eq!((scene.unseen("fish"), scene.under("fish")), (1, "blowfish".into()));
    scene.play_all(&["B place red-fish", "* card angel-fish"]);
    assert_eq!(scene.options(), ["keep angel-fish", "keep blowfish"], "the second card needs no chance");
    scene.play("keep blowfish");
    assert_eq!(scene.under("fish"), "angel-fish");
}

/// CO-6.6
#[test]
fn with_one_card_left_it_is_kept_and_with_none_the_part_is_skipped() {
    let mut scene = table(&format!(
        "turns-played = 1
         draws = [{TWELVE}, 'A fish angel-fish', 'A fish angel-fish', 'A fish angel-fish']
         station = ['red-fish', 'orange-fish', 'orange-pearl', 'orange-pearl']"
    ));
    assert_eq!(scene.play("place red-fish").options(), ["end"]);
    assert_eq!(scene.hand("B"), "");
    let mut scene = table(&format!(
        "turns-played = 1
         draws = [{TWELVE}, 'A fish angel-fish', 'A fish angel-fish']
         station = ['red-fish', 'orange-fish', 'orange-pearl', 'orange-pearl']"
    ));
    scene.play("place red-fish").deal("card angel-fish");
    assert_eq!((scene.hand("B"), scene.options()), ("angel-fish".into(), vec!["end".to_owned()]));
}

/// CO-6.6
#[test]
fn cards_put_back_from_the_island_go_under_the_island_pile() {
    let island = "'A island pearl-2', 'A island pearl-2', 'A island pearl-3', 'A island fire-fish',
        'A island fire-fish', 'A island jellyfish', 'A island per-fish', 'B island blowfish! per-pearl'";
    let mut scene = table(&format!(
        "turns-played = 1
         draws = [{island}]
         reefs.red.dice = ['fish']
         station = ['red-fish', 'orange-fish', 'orange-pearl', 'orange-pearl']"
    ));
    assert_eq!((scene.unseen("island"), scene.under("island")), (0, "per-pearl".into()));
    scene.play("place red-fish");
    assert_eq!(scene.hand("B"), "blowfish per-pearl");
}
