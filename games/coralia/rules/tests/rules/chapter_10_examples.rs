//! Chapter 10: the worked examples.

use coralia_testing::*;

/// Jacques is A and Jenny is B. The printed position has a red die too many, so a violet one is left over instead of
/// the second red one; the sums are the same.
const EXAMPLE: &str = "
    turns-played = 20
    island = { green = 2, orange = 1 }
    draws = [
        'A starfish anemone-fish', 'A starfish pearl-6', 'A starfish chests-yellow-violet',
        'A pearl pearl-5', 'A pearl pearl-5', 'A pearl pearl-3', 'A fish blowfish',
        'B starfish per-turtle', 'B starfish dice-red-violet', 'B fish fire-fish', 'B fish angel-fish',
        'B pearl pearl-3', 'B pearl pearl-4',
    ]
    station = ['red-fish', 'violet-pearl', 'violet-pearl']

    [reefs]
    yellow.dice = ['pearl', 'fish', 'starfish', 'octopus', 'turtle', 'treasure']
    yellow.chest = true
    blue.dice = ['pearl', 'fish', 'starfish', 'octopus', 'treasure']
    blue.chest = true
    red.dice = ['pearl', 'fish', 'starfish', 'octopus', 'diver']
    red.white = ['turtle']
    orange.dice = ['pearl', 'fish', 'starfish', 'octopus', 'treasure']
    orange.chest = true
    green.dice = ['pearl', 'octopus', 'turtle', 'diver']
    violet.dice = ['pearl', 'fish', 'octopus', 'turtle']

    [seats]
    A.diver = 'green'
    B.diver = 'red'
    B.turtles = ['copy', 'jellyfish']
    B.stingrays = 1
";

/// CO-10.1
#[test]
fn the_scoring_example_ends_with_44_and_59_points() {
    let mut scene = table(EXAMPLE);
    scene.play_all(&["A score chests-yellow-violet", "A chest violet", "* chest island-dice"]);
    assert_eq!(scene.score("A"), 4, "four dice lie on the island");
    scene.play_all(&["* chest white-die", "* die starfish", "A white green"]);
    scene.play_all(&["* card jellyfish", "* card pearl-6", "* card side-chest", "A keep pearl-6", "A end"]);
    scene.play("score per-turtle");
    assert_eq!(scene.score("B"), 6, "two turtles");
    scene.play_all(&["B score dice-red-violet", "B draw fish", "* card blowfish"]);
    scene.play_all(&["B draw starfish", "* card per-fish"]);
    scene.refuses("draw fish");
    scene.play_all(&["B draw island", "* card angel-fish", "B end"]);
    let sums = |seat: &str| {
        ["chests", "starfish", "divers", "fish", "pearls"].map(|source| scene.points(seat, source))
    };
    assert_eq!(sums("A"), [4, 0, 11, 7, 22]);
    assert_eq!(sums("B"), [0, 6, 15, 31, 7]);
    assert_eq!((scene.standing("A").score, scene.standing("B").score), (44, 59));
}

/// CO-10.2
#[test]
fn an_octopus_as_fourth_die_of_a_reef_brings_four_points() {
    let mut scene = table(
        "turns-played = 1
         station = ['blue-octopus', 'red-fish', 'red-fish', 'red-fish']
         reefs.blue.dice = ['pearl', 'fish', 'diver']",
    );
    assert_eq!(scene.play("place blue-octopus").score("B"), 4);
}
