//! Chapter 6: placing a white die.

use coralia_testing::*;

fn rolled(symbol: &str, more: &str) -> Scene {
    table(&format!("turns-played = 1\nagenda = ['place-white {symbol}', 'end']\n{more}"))
}

/// CO-6.5
#[test]
fn a_white_die_goes_to_any_free_space_of_its_symbol_and_acts_there() {
    let mut scene = rolled("octopus", "reefs.blue.dice = ['fish', 'pearl']");
    assert_eq!(scene.options().len(), 6);
    scene.refuses("white island");
    scene.play("white blue");
    assert_eq!((scene.score("B"), scene.reef("blue").octopus), (3, Some(seat("B"))));
}

/// CO-6.5
#[test]
fn the_island_is_possible_when_a_space_of_the_symbol_is_taken() {
    let mut scene = rolled("fish", "reefs.blue.dice = ['fish']");
    assert_eq!(scene.options().len(), 6);
    scene.refuses("white blue");
    scene.play_all(&["B white island", "* card pearl-4"]);
    assert_eq!((scene.hand("B"), scene.board().white), ("pearl-4".into(), 2));
}

/// CO-6.5
#[test]
fn a_white_die_on_the_island_brings_no_octopus_income() {
    let mut scene = rolled("octopus", "reefs.blue = { dice = ['octopus'], octopus = 'A' }");
    scene.play_all(&["B white island", "* card pearl-4", "B end"]);
    assert_eq!((scene.score("A"), scene.score("B")), (0, 0));
}

/// CO-6.5
#[test]
fn with_both_octopuses_placed_a_white_octopus_goes_to_the_island() {
    let scene = rolled(
        "octopus",
        "reefs.blue = { dice = ['octopus'], octopus = 'B' }
         reefs.red = { dice = ['octopus'], octopus = 'B' }",
    );
    assert_eq!(scene.options(), ["white island"]);
}

/// CO-6.5
#[test]
fn a_white_die_back_on_the_island_may_be_taken_again() {
    let scene = table(
        "turns-played = 1
         agenda = ['white-die', 'end']
         reefs.blue.white = ['fish']",
    );
    assert_eq!((scene.board().white, scene.asked()), (1, "*".into()));
}

/// CO-6.5, CO-6.6
#[test]
fn without_a_white_die_on_the_island_none_is_rolled() {
    let scene = table(
        "turns-played = 1
         agenda = ['white-die', 'end']
         reefs.blue.white = ['fish', 'pearl']",
    );
    assert_eq!(scene.options(), ["end"]);
}

/// CO-6.5
#[test]
fn a_white_diver_moves_the_diver_and_a_white_turtle_takes_the_turtle() {
    let mut scene = rolled("diver", "");
    scene.play("white green");
    assert_eq!(scene.held("B").diver.map(|reef| reef.to_string()), Some("green".into()));
    let mut scene = rolled("turtle", "reefs.green.turtle = 'stingray'");
    scene.play("white green");
    assert_eq!((scene.held("B").stingrays, scene.held("B").turtles.len()), (1, 1));
}
