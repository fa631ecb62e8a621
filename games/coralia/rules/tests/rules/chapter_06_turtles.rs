//! Chapter 6: what the eight turtles bring.

use coralia_testing::*;

/// B takes this turtle from the red reef.
fn with_turtle(turtle: &str, more: &str) -> Scene {
    let mut scene = table(&format!(
        "turns-played = 1
         station = ['red-turtle', 'orange-pearl', 'orange-pearl', 'orange-pearl']
         reefs.red.turtle = '{turtle}'
         {more}"
    ));
    scene.play("place red-turtle");
    scene
}

/// CO-6.1
#[test]
fn the_turtle_of_a_white_die_rolls_one() {
    let mut scene = with_turtle("white-die", "");
    assert_eq!(scene.outcomes().len(), 6);
    scene.play_all(&["* die pearl", "B white blue", "* card pearl-2", "* card pearl-4", "B end"]);
    assert_eq!(words(scene.reef("blue").white.iter()), "pearl");
    assert_eq!(scene.board().white, 1);
}

/// CO-6.1, CO-6.4
#[test]
fn the_turtle_of_a_jellyfish_advances_to_the_next_multiple_of_five() {
    for (before, gained) in [(0, 5), (1, 4), (4, 1), (5, 5), (13, 2)] {
        let scene = with_turtle("jellyfish", &format!("seats.B.points = {{ octopuses = {before} }}"));
        assert_eq!(scene.score("B"), before + gained);
        assert_eq!(scene.points("B", "jellyfish"), i32::from(gained));
    }
}

/// CO-6.1
#[test]
fn the_turtle_of_a_stingray_brings_one() {
    let scene = with_turtle("stingray", "");
    assert_eq!((scene.held("B").stingrays, scene.board().stingrays), (1, 1));
    assert_eq!(scene.options(), ["end"]);
}

/// CO-6.1, CO-6.3
#[test]
fn the_turtle_of_a_starfish_card_brings_the_top_one_without_a_choice() {
    let mut scene = with_turtle("starfish-card", "");
    scene.deal("card jellyfish");
    assert_eq!((scene.hand("B"), scene.options()), ("jellyfish".into(), vec!["end".to_owned()]));
    assert_eq!(scene.score("B"), 0, "starfish cards are scored at the end");
}

/// CO-6.1, CO-6.3
#[test]
fn the_turtle_of_an_island_card_brings_the_top_one() {
    let mut scene = with_turtle("island-card", "");
    scene.deal("card pearl-2");
    assert_eq!((scene.hand("B"), scene.unseen("island")), ("pearl-2".into(), 8));
    assert_eq!(scene.options(), ["end"]);
}

/// CO-6.1, CO-6.3
#[test]
fn the_turtle_of_a_fish_card_brings_the_top_one_without_a_choice() {
    let mut scene = with_turtle("fish-card", "");
    scene.deal("card angel-fish");
    assert_eq!((scene.hand("B"), scene.options()), ("angel-fish".into(), vec!["end".to_owned()]));
}

/// CO-6.1
#[test]
fn the_copying_turtle_uses_a_turtle_beside_the_board_which_stays_there() {
    let mut scene = with_turtle(
        "copy",
        "side-turtles = ['stingray', 'jellyfish', 'fish-card', 'island-card']
        reefs.yellow.turtle = 'white-die'
        reefs.blue.turtle = 'starfish-card'
        reefs.violet.turtle = 'side-chest'
        reefs.green.dice = ['turtle']
        reefs.orange.dice = ['turtle']",
    );
    assert_eq!(scene.options(), ["copy jellyfish", "copy stingray", "copy island-card", "copy fish-card"]);
    scene.play("copy stingray");
    assert_eq!(scene.held("B").stingrays, 1);
    assert_eq!(words(scene.held("B").turtles.iter()), "copy");
    assert_eq!(scene.board().side_turtles.len(), 4);
}

/// CO-6.1
#[test]
fn a_turtle_put_beside_the_board_at_set_up_can_be_copied_too() {
    let mut scene = new_game(3);
    for turtle in ["stingray", "copy", "fish-card", "jellyfish", "white-die", "side-chest"] {
        scene.deal(&format!("turtle {turtle}"));
    }
    scene.play_all(&["* start A", "* die turtle"]);
    for _ in 0..5 {
        scene.deal("die pearl");
    }
    scene.play_all(&["A take blue", "A take red", "A take green", "A take violet"]);
    scene.play_all(&["* die turtle", "* die fish", "* die fish", "* die fish", "A place blue-turtle"]);
    assert_eq!(scene.options(), ["copy stingray", "copy starfish-card", "copy island-card"]);
}

/// CO-6.1
#[test]
fn the_turtle_of_a_chest_takes_one_from_beside_the_board() {
    let mut scene = with_turtle("side-chest", "");
    scene.deal("chest stingray");
    assert_eq!((scene.board().side_chests, scene.held("B").stingrays), (1, 1));
    assert_eq!(words(scene.held("B").chests.iter()), "stingray");
}

/// CO-6.6
#[test]
fn without_a_chest_beside_the_board_that_turtle_brings_nothing() {
    let scene = with_turtle("side-chest", "seats.A.chests = ['stingray', 'jellyfish']");
    assert_eq!(scene.options(), ["end"]);
    assert_eq!(words(scene.held("B").turtles.iter()), "side-chest");
}

/// CO-6.6
#[test]
fn without_a_stingray_that_turtle_brings_nothing() {
    let scene = with_turtle("stingray", "seats.A.stingrays = 2");
    assert_eq!((scene.held("B").stingrays, scene.options()), (0, vec!["end".to_owned()]));
}
