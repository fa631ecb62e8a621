//! Chapter 3: spaces, the island, and the one dead end.

use coralia_testing::*;

/// CO-3.1
#[test]
fn a_die_goes_to_the_space_of_its_symbol_on_the_reef_of_its_colour() {
    let mut scene =
        table("station = ['red-diver', 'blue-pearl', 'blue-fish', 'green-fish']\nturns-played = 1");
    scene.play("place red-diver");
    assert_eq!(scene.dice("red"), "diver");
    assert_eq!(scene.board().island_dice(), 2);
}

/// CO-3.1
#[test]
fn a_space_holds_one_die_that_stays() {
    let mut scene = table(
        "station = ['red-pearl', 'red-pearl', 'blue-fish', 'green-fish']
         turns-played = 1",
    );
    scene.play_all(&["B place red-pearl", "* card pearl-2", "* card pearl-2", "B end", "A take red"]);
    scene.play_all(&["* die fish", "* die pearl", "* die fish", "* die fish", "A place red-pearl"]);
    assert_eq!(scene.dice("red"), "pearl");
    assert_eq!(scene.board().island[2], 1);
}

/// CO-3.2
#[test]
fn only_a_die_whose_space_is_taken_goes_to_the_island_even_if_another_fits_a_reef() {
    let mut scene = table(
        "station = ['red-fish', 'blue-pearl', 'blue-fish', 'green-fish']
         turns-played = 1
         reefs.red.dice = ['fish']",
    );
    assert_eq!(scene.options().len(), 4);
    scene.clone().play("place red-fish").deal("card pearl-3");
    scene.play("place blue-fish");
    assert_eq!(scene.board().island, [0; 6], "a die whose space is free has no choice");
}

/// CO-3.3
#[test]
fn without_an_octopus_in_hand_a_free_octopus_space_cannot_be_used() {
    let scene = table(
        "station = ['red-octopus', 'blue-octopus', 'blue-fish', 'green-octopus']
         turns-played = 1
         reefs.red = { dice = ['octopus'], octopus = 'B' }
         reefs.yellow = { dice = ['octopus'], octopus = 'B' }",
    );
    assert_eq!(scene.options(), ["place red-octopus", "place blue-fish"]);
}

/// CO-3.3
#[test]
fn four_unusable_octopuses_are_all_rolled_again_locked_ones_too() {
    let mut scene = table(
        "station = ['blue-octopus', 'blue-octopus', 'green-octopus']
         turns-played = 5
         reefs.red = { dice = ['octopus', 'turtle'], octopus = 'B' }
         reefs.yellow = { dice = ['octopus'], octopus = 'B' }
         seats.B.turtles = ['copy']",
    );
    scene.play_all(&["B take violet", "B lock green-octopus"]);
    scene.play_all(&["* die octopus", "* die octopus", "* die octopus"]);
    assert_eq!(scene.station(), "blue blue green violet");
    assert_eq!(scene.asked(), "*", "no new lock is asked");
    scene.play_all(&["* die octopus", "* die octopus", "* die octopus", "* die octopus"]);
    assert_eq!(scene.station(), "blue blue green violet", "as often as needed");
    scene.play_all(&["* die octopus", "* die octopus", "* die octopus", "* die fish"]);
    assert_eq!(scene.options(), ["place violet-fish"]);
}

/// CO-3.3
#[test]
fn with_an_octopus_in_hand_octopus_dice_are_no_dead_end() {
    let scene = table(
        "station = ['red-octopus', 'blue-octopus', 'yellow-octopus', 'green-octopus']
         turns-played = 1
         reefs.red = { dice = ['octopus'], octopus = 'B' }",
    );
    assert_eq!(scene.options().len(), 4);
}
