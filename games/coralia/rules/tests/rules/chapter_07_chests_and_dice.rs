//! Chapter 7: the starfish cards for the chests of two reefs and for left-over dice.

use super::chapter_07_starfish::scoring;
use coralia_testing::*;

/// CO-7.10
#[test]
fn the_chests_of_two_reefs_are_taken_in_the_order_the_player_likes() {
    let mut scene = scoring(&["A starfish chests-red-green"], "");
    scene.play("score chests-red-green");
    assert_eq!(scene.options(), ["chest red", "chest green"]);
    scene.play_all(&["A chest green", "* chest jellyfish"]);
    assert_eq!((scene.reef("green").chest, scene.reef("red").chest, scene.score("A")), (false, true, 5));
    scene.deal("chest stingray");
    assert_eq!((scene.reef("red").chest, scene.held("A").chests.len()), (false, 2));
    assert_eq!(scene.dice("red"), "", "no die moves");
}

/// CO-7.10
#[test]
fn the_first_chest_is_resolved_before_the_second_is_revealed() {
    let mut scene = scoring(&["A starfish chests-red-green"], "");
    scene.play_all(&[
        "A score chests-red-green",
        "A chest red",
        "* chest white-die",
        "* die fish",
        "A white blue",
    ]);
    scene.play_all(&["* card blowfish", "* card fire-fish", "A keep blowfish"]);
    assert!(scene.reef("green").chest);
    scene.deal("chest stingray");
}

/// CO-7.10
#[test]
fn if_only_one_of_the_two_chests_is_left_it_is_taken_without_a_choice() {
    let gone = "reefs.red.chest = false\nseats.B.chests = ['stingray']";
    let mut scene = scoring(&["A starfish chests-red-green"], gone);
    scene.play("score chests-red-green");
    assert_eq!(scene.asked(), "*");
    scene.deal("chest jellyfish");
    assert!(!scene.reef("green").chest);
    let gone =
        "reefs.red.chest = false\nreefs.green.chest = false\nseats.B.chests = ['stingray', 'white-die']";
    let mut scene = scoring(&["A starfish chests-red-green"], gone);
    assert_eq!(scene.play("score chests-red-green").options(), ["end"]);
}

/// CO-7.10
#[test]
fn the_second_chest_is_looked_for_again_since_a_diver_may_have_taken_it() {
    let mut scene = scoring(
        &["A starfish chests-red-green"],
        "reefs.green.dice = ['diver']
         seats.A.diver = 'green'",
    );
    scene.play_all(&[
        "A score chests-red-green",
        "A chest red",
        "* chest white-die",
        "* die diver",
        "A white blue",
    ]);
    assert_eq!(scene.dice("green"), "treasure");
    scene.deal("chest jellyfish");
    assert_eq!((scene.reef("green").chest, scene.options()), (false, vec!["end".to_owned()]));
    assert_eq!(scene.held("A").chests.len(), 2);
}

/// CO-7.10
#[test]
fn a_chest_under_a_set_up_die_is_taken_and_the_die_stays() {
    let mut scene = scoring(
        &["A starfish chests-red-green"],
        "reefs.red = { dice = ['treasure', 'diver'], chest = true }
         seats.B.diver = 'red'",
    );
    scene.play_all(&["A score chests-red-green", "A chest red", "* chest jellyfish"]);
    assert_eq!((scene.dice("red"), scene.reef("red").chest), ("diver treasure".into(), false));
    assert!(scene.held("B").diver.is_some());
}

/// The position of `scoring`, with all dice but these placed or on the island.
pub fn left_over(cards: &[&str], red: u8, violet: u8) -> Scene {
    let island = format!(
        "island = {{ yellow = 6, blue = 5, red = {}, orange = 6, green = 5, violet = {} }}
         station = ['blue-fish', 'green-fish']",
        6 - red,
        6 - violet
    );
    scoring(cards, &island)
}

/// CO-7.11
#[test]
fn every_left_over_die_of_the_two_colours_draws_a_card_from_another_pile() {
    let mut scene = left_over(&["A starfish dice-red-violet"], 2, 1);
    scene.play("score dice-red-violet");
    assert_eq!(scene.options(), ["draw pearl", "draw fish", "draw starfish", "draw island"]);
    scene.play_all(&["A draw fish", "* card blowfish", "A draw island", "* card pearl-3"]);
    assert_eq!(scene.options(), ["draw pearl", "draw starfish"]);
    scene.play_all(&["A draw pearl", "* card pearl-5", "A end"]);
    assert_eq!(scene.hand("A"), "dice-red-violet blowfish pearl-3 pearl-5");
}

/// CO-7.11
#[test]
fn draws_are_not_optional_and_four_piles_are_four_cards_at_most() {
    let mut scene = left_over(&["A starfish dice-red-violet"], 4, 2);
    scene.play_all(&["A score dice-red-violet", "A draw fish", "* card blowfish"]);
    scene.refuses("end");
    scene.play_all(&["A draw pearl", "* card pearl-2", "A draw island", "* card pearl-2"]);
    assert_eq!(scene.options(), ["draw starfish"]);
    scene.play_all(&["A draw starfish", "* card pearl-6", "A end"]);
}

/// CO-7.11
#[test]
fn without_left_over_dice_of_the_colours_nothing_is_drawn() {
    let mut scene = left_over(&["A starfish dice-red-violet"], 0, 0);
    assert_eq!(scene.play("score dice-red-violet").options(), ["end"]);
}

/// CO-7.11
#[test]
fn left_over_dice_of_the_station_and_of_the_supply_count() {
    let mut scene = left_over(&["A starfish dice-blue-green"], 2, 0);
    scene.play_all(&[
        "A score dice-blue-green",
        "A draw pearl",
        "* card pearl-2",
        "A draw fish",
        "* card blowfish",
    ]);
    assert_eq!(scene.options(), ["end"], "a blue and a green die lie on the station");
}

/// CO-7.11
#[test]
fn an_empty_pile_cannot_be_chosen() {
    let island = [
        "pearl-2",
        "pearl-2",
        "pearl-3",
        "fire-fish",
        "fire-fish",
        "blowfish",
        "per-fish",
        "per-pearl",
        "per-chest",
    ];
    let island: Vec<String> = island.iter().map(|card| format!("B island {card}")).collect();
    let mut cards: Vec<&str> = island.iter().map(String::as_str).collect();
    cards.push("A starfish dice-red-violet");
    let mut scene = left_over(&cards, 1, 1);
    scene.play("score dice-red-violet");
    assert_eq!(scene.options(), ["draw pearl", "draw fish", "draw starfish"]);
}
