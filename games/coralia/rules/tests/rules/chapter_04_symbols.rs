//! Chapter 4: the actions of the six symbols.

use coralia_testing::*;

fn with_die(die: &str, more: &str) -> Scene {
    let mut scene = table(&format!(
        "players = 3
         turns-played = 1
         station = ['{die}', 'orange-pearl', 'orange-pearl', 'orange-pearl']
         {more}"
    ));
    scene.play(&format!("place {die}"));
    scene
}

/// CO-4.1
#[test]
fn a_pearl_brings_the_top_two_pearl_cards() {
    let mut scene = with_die("red-pearl", "");
    scene.play_all(&["* card pearl-2", "* card pearl-5", "B end"]);
    assert_eq!(scene.hand("B"), "pearl-2 pearl-5");
    assert_eq!(scene.unseen("pearl"), 13);
}

/// CO-4.2
#[test]
fn a_fish_lets_the_player_keep_one_of_two_fish_cards() {
    let mut scene = with_die("red-fish", "");
    scene.play_all(&["* card blowfish", "* card fire-fish"]);
    assert_eq!(scene.options(), ["keep blowfish", "keep fire-fish"]);
    scene.play("keep fire-fish");
    assert_eq!([scene.hand("B"), scene.under("fish")], ["fire-fish", "blowfish"]);
}

/// CO-4.3
#[test]
fn a_starfish_lets_the_player_keep_one_of_three_and_puts_the_others_back_in_drawn_order() {
    let mut scene = with_die("red-starfish", "");
    scene.play_all(&["* card per-fish", "* card jellyfish", "* card pearl-6", "B keep jellyfish"]);
    assert_eq!([scene.hand("B"), scene.under("starfish")], ["jellyfish", "per-fish pearl-6"]);
}

/// CO-4.3
#[test]
fn of_equal_cards_the_first_drawn_is_kept() {
    let mut scene = with_die("red-starfish", "");
    scene.play_all(&["* card pearl-6", "* card jellyfish", "* card pearl-6"]);
    assert_eq!(scene.options(), ["keep pearl-6", "keep jellyfish"]);
    scene.play("keep pearl-6");
    assert_eq!(scene.under("starfish"), "jellyfish pearl-6");
    assert_eq!(words(scene.state.draws()), "B starfish pearl-6! jellyfish pearl-6");
}

/// CO-4.2
#[test]
fn equal_cards_are_asked_about_too_so_that_nobody_learns_they_are_equal() {
    let mut scene = with_die("red-fish", "");
    scene.play_all(&["* card blowfish", "* card blowfish"]);
    assert_eq!((scene.asked(), scene.options()), ("B".into(), vec!["keep blowfish".into()]));
}

/// CO-4.4
#[test]
fn an_octopus_brings_a_point_for_every_die_on_the_reef() {
    let scene = with_die(
        "red-octopus",
        "reefs.red = { dice = ['fish', 'treasure', 'diver'], white = ['starfish'], chest = true }",
    );
    assert_eq!(scene.reef("red").octopus, Some(seat("B")));
    assert_eq!(scene.score("B"), 5);
}

/// CO-4.5
#[test]
fn every_octopus_on_another_reef_gives_its_owner_a_point() {
    let scene = with_die(
        "red-octopus",
        "reefs.blue = { dice = ['octopus'], octopus = 'A' }
         reefs.green = { dice = ['octopus'], octopus = 'A' }
         reefs.yellow = { dice = ['octopus'], octopus = 'B' }
         reefs.violet = { dice = ['octopus'] }",
    );
    assert_eq!([scene.score("A"), scene.score("B"), scene.score("C")], [2, 2, 0]);
}

/// CO-4.6
#[test]
fn a_turtle_is_taken_and_kept_after_its_bonus() {
    let scene = with_die("red-turtle", "reefs.red.turtle = 'jellyfish'");
    assert_eq!(words(scene.held("B").turtles.iter()), "jellyfish");
    assert_eq!(scene.reef("red").turtle, None);
    assert_eq!(scene.score("B"), 5);
}

/// CO-4.7
#[test]
fn the_first_diver_goes_to_the_reef_and_nothing_else_happens() {
    let scene = with_die("red-diver", "");
    assert_eq!(scene.held("B").diver.map(|reef| reef.to_string()), Some("red".into()));
    assert_eq!(scene.options(), ["end"]);
    assert!(scene.reef("red").chest);
}

/// CO-4.8
#[test]
fn a_taken_diver_space_blocks_the_die_for_its_own_diver_too() {
    for owner in ["A", "B"] {
        let scene =
            with_die("red-diver", &format!("reefs.red.dice = ['diver']\nseats.{owner}.diver = 'red'"));
        assert_eq!(scene.board().island[2], 1);
        assert_eq!(scene.held(owner).diver.map(|reef| reef.to_string()), Some("red".into()));
    }
}

/// CO-4.9
#[test]
fn a_later_diver_leaves_its_old_reef_for_the_new_one() {
    let scene = with_die("red-diver", "reefs.blue.dice = ['diver']\nseats.B.diver = 'blue'");
    assert_eq!(scene.held("B").diver.map(|reef| reef.to_string()), Some("red".into()));
    assert_eq!(scene.dice("red"), "diver");
}

/// CO-4.10
#[test]
fn the_die_left_behind_moves_down_and_uncovers_the_chest() {
    let mut scene = with_die("red-diver", "reefs.blue.dice = ['diver']\nseats.B.diver = 'blue'");
    assert_eq!(scene.dice("blue"), "treasure");
    assert_eq!(scene.outcomes().len(), 8);
    scene.deal("chest jellyfish");
    assert!(!scene.reef("blue").chest);
    assert_eq!(words(scene.held("B").chests.iter()), "jellyfish");
    assert_eq!(scene.score("B"), 5);
    assert!(scene.board().is_free("blue".parse().expect("a colour"), coralia::Symbol::Diver));
}

/// CO-4.10
#[test]
fn with_a_die_on_the_treasure_space_nothing_is_gained_and_the_reef_is_closed() {
    let scene = with_die(
        "red-diver",
        "reefs.blue = { dice = ['diver', 'treasure'], chest = true }
         seats.B.diver = 'blue'",
    );
    assert_eq!(scene.dice("blue"), "diver treasure");
    assert_eq!(scene.options(), ["end"]);
    assert!(scene.reef("blue").chest);
}

/// CO-4.10
#[test]
fn a_white_die_from_the_chest_may_use_the_diver_space_just_left() {
    let mut scene = with_die("red-diver", "reefs.blue.dice = ['diver']\nseats.B.diver = 'blue'");
    scene.play_all(&["* chest white-die", "* die diver"]);
    scene.play("white blue");
    assert_eq!(scene.dice("blue"), "diver treasure");
    assert_eq!(scene.held("B").diver.map(|reef| reef.to_string()), Some("blue".into()));
    assert_eq!(scene.dice("red"), "treasure", "and the diver moved once more");
    scene.deal("chest jellyfish");
}

/// CO-4.10
#[test]
fn a_white_die_on_a_diver_space_moves_down_like_any_other() {
    let scene = with_die("red-diver", "reefs.blue.white = ['diver']\nseats.B.diver = 'blue'");
    assert_eq!(words(scene.reef("blue").white.iter()), "treasure");
    assert_eq!(scene.dice("blue"), "treasure");
}

/// CO-4.11
#[test]
fn if_only_the_chest_is_gone_the_die_still_moves_down() {
    let scene = with_die(
        "red-diver",
        "reefs.blue = { dice = ['diver'], chest = false }
         seats.A.chests = ['stingray']
         seats.B.diver = 'blue'",
    );
    assert_eq!(scene.dice("blue"), "treasure");
    assert_eq!(scene.options(), ["end"]);
    assert!(scene.held("B").chests.is_empty());
}
