//! Why something is not an option: the clause that forbids it, in the order of the rulebook.

use super::chapter_07_chests_and_dice::left_over;
use super::chapter_07_starfish::scoring;
use coralia_testing::*;

/// CO-2.2
#[test]
fn a_colour_that_the_supply_lacks_is_refused_and_on_the_first_turn_one_taken_before() {
    let first = table("station = ['red']\nagenda = ['choose']");
    assert_eq!(first.refused("take red"), "CO-2.2 co-why-colour-taken");
    assert_eq!(first.refused("place red-fish"), "CO-2.2 co-why-now-choose");
    let later = table(
        "players = 4
         turns-played = 6
         station = ['blue-fish', 'blue-pearl', 'green-fish']
         reefs.red.dice = ['pearl', 'fish', 'starfish', 'octopus', 'diver']
         island.red = 1",
    );
    assert_eq!(later.refused("take red"), "CO-2.2 co-why-supply-empty");
}

/// CO-2.2, CO-2.3
#[test]
fn only_a_received_die_is_locked_and_only_once() {
    let mut scene = table(
        "station = ['blue-fish', 'blue-pearl', 'green-fish']
         turns-played = 5
         reefs.red.dice = ['turtle']
         reefs.yellow.dice = ['turtle']
         seats.B.turtles = ['copy', 'stingray']",
    );
    scene.play("take violet").play("lock blue-fish");
    assert_eq!(scene.refused("lock blue-fish"), "CO-2.3 co-why-locked");
    assert_eq!(scene.refused("lock violet-fish"), "CO-2.2 co-why-new-die");
    assert_eq!(scene.refused("lock red-fish"), "CO-2.3 co-why-not-received");
    assert_eq!(scene.refused("place green-fish"), "CO-2.3 co-why-now-lock");
}

/// CO-2.4, CO-3.3
#[test]
fn only_one_of_the_four_dice_is_placed_and_no_octopus_without_a_figure() {
    let scene = table(
        "station = ['red-octopus', 'blue-octopus', 'blue-fish', 'green-octopus']
         turns-played = 1
         reefs.red = { dice = ['octopus'], octopus = 'B' }
         reefs.yellow = { dice = ['octopus'], octopus = 'B' }",
    );
    assert_eq!(scene.refused("place violet-fish"), "CO-2.4 co-why-not-rolled");
    assert_eq!(scene.refused("place blue-octopus"), "CO-3.3 co-why-no-octopus");
    assert_eq!(scene.refused("end"), "CO-2.4 co-why-now-place");
}

/// CO-4.2, CO-4.3, CO-5.2
#[test]
fn only_a_card_that_is_looked_at_is_kept() {
    let looking = |pile: &str, cards: &str| {
        table(&format!("turns-played = 1\nagenda = ['keep {pile}', 'end']\ndraws = ['B {pile} {cards}']"))
    };
    let fish = looking("fish", "blowfish fire-fish");
    assert_eq!(fish.refused("keep angel-fish"), "CO-4.2 co-why-not-looked-at");
    assert_eq!(fish.refused("end"), "CO-4.2 co-why-now-keep");
    let starfish = looking("starfish", "jellyfish per-fish per-chest");
    assert_eq!(starfish.refused("keep per-turtle"), "CO-4.3 co-why-not-looked-at");
    let island = looking("island", "pearl-2 jellyfish");
    assert_eq!(island.refused("keep pearl-3"), "CO-5.2 co-why-not-looked-at");
}

/// CO-6.1
#[test]
fn only_a_turtle_beside_the_board_is_copied() {
    let scene = table(
        "turns-played = 1
         agenda = ['copy', 'end']
         side-turtles = ['stingray', 'fish-card']
         reefs.red = { dice = ['turtle'] }
         seats.B.turtles = ['copy']",
    );
    assert_eq!(scene.refused("copy jellyfish"), "CO-6.1 co-why-not-beside");
    assert_eq!(scene.refused("copy copy"), "CO-6.1 co-why-not-beside");
}

/// CO-6.5
#[test]
fn a_white_die_is_refused_a_taken_space_and_the_island_while_all_spaces_are_free() {
    let rolled = |symbol: &str, more: &str| {
        table(&format!("turns-played = 1\nagenda = ['place-white {symbol}', 'end']\n{more}"))
    };
    assert_eq!(rolled("fish", "").refused("white island"), "CO-6.5 co-why-all-spaces-free");
    let taken = rolled("fish", "reefs.blue.dice = ['fish']");
    assert_eq!(taken.refused("white blue"), "CO-6.5 co-why-space-taken");
    let none_left = "reefs.blue = { dice = ['octopus'], octopus = 'B' }
                     reefs.red = { dice = ['octopus'], octopus = 'B' }";
    assert_eq!(rolled("octopus", none_left).refused("white green"), "CO-6.5 co-why-octopus-to-island");
}

/// CO-7.10
#[test]
fn only_the_two_named_reefs_give_their_chests() {
    let mut scene = scoring(&["A starfish chests-red-green"], "");
    scene.play("score chests-red-green");
    assert_eq!(scene.refused("chest blue"), "CO-7.10 co-why-other-reefs");
}

/// CO-8.1
#[test]
fn only_starfish_cards_that_do_not_wait_are_scored_and_each_once() {
    let cards = ["A starfish jellyfish", "A starfish per-turtle", "A starfish pearl-6", "A pearl pearl-3"];
    let mut scene = scoring(&cards, "");
    assert_eq!(scene.refused("score pearl-3"), "CO-8.1 co-why-starfish-only");
    assert_eq!(scene.refused("score pearl-6"), "CO-8.1 co-why-waits");
    assert_eq!(scene.refused("score per-chest"), "CO-8.1 co-why-not-held");
    scene.play("score jellyfish");
    assert_eq!(scene.refused("score jellyfish"), "CO-8.1 co-why-scored");
}

/// CO-7.11
#[test]
fn a_pile_is_refused_that_gave_a_card_before() {
    let mut scene = left_over(&["A starfish dice-red-violet"], 2, 1);
    scene.play_all(&["A score dice-red-violet", "A draw fish", "* card blowfish"]);
    assert_eq!(scene.refused("draw fish"), "CO-7.11 co-why-pile-used");
    assert_eq!(scene.refused("end"), "CO-7.11 co-why-now-left-over");
}

/// CO-2.4
#[test]
fn a_turn_that_is_done_is_only_ended() {
    let scene = table("turns-played = 1\nagenda = ['end']");
    assert_eq!(scene.refused("place red-fish"), "CO-2.4 co-why-now-end");
}
