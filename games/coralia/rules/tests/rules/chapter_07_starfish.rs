//! Chapter 7: each starfish card on its own, those that score points or bring one thing.

use coralia_testing::*;

/// The final scoring of two players, where A holds these cards and B nothing.
pub fn scoring(cards: &[&str], more: &str) -> Scene {
    let draws: Vec<String> = cards.iter().map(|card| format!("'{card}'")).collect();
    table(&format!("turns-played = 20\ndraws = [{}]\n{more}", draws.join(", ")))
}

fn finished(scene: &mut Scene) -> &mut Scene {
    scene.play("end");
    assert_eq!(scene.asked(), "over");
    scene
}

/// CO-7.1, CO-8.1
#[test]
fn a_pearl_of_six_is_a_pearl_card_and_waits_for_the_pearls() {
    let mut scene =
        scoring(&["A starfish pearl-6", "A starfish pearl-6", "A pearl pearl-5", "A pearl pearl-5"], "");
    assert_eq!(scene.options(), ["end"], "nothing to score in the starfish step");
    assert_eq!(finished(&mut scene).points("A", "pearls"), 22);
}

/// CO-7.2, CO-8.1
#[test]
fn an_anemone_fish_is_a_fish_card_and_waits_for_the_fish() {
    let mut scene = scoring(&["A starfish anemone-fish", "A fish blowfish"], "");
    assert_eq!(scene.options(), ["end"]);
    assert_eq!(finished(&mut scene).points("A", "fish"), 7);
}

/// CO-7.3
#[test]
fn two_points_per_fish_card_but_not_for_the_card_itself() {
    let mut scene = scoring(
        &["A starfish per-fish", "A starfish anemone-fish", "A fish blowfish", "A fish blowfish"],
        "seats.A.stingrays = 1",
    );
    assert_eq!(finished(&mut scene).points("A", "fish"), 12 + 3 + 2 * 4);
}

/// CO-7.4
#[test]
fn one_point_per_pearl_card_but_not_for_the_card_itself() {
    let mut scene = scoring(
        &[
            "A starfish per-pearl",
            "A starfish pearl-6",
            "A pearl pearl-2",
            "A pearl pearl-2",
            "A pearl pearl-3",
            "A pearl pearl-3",
        ],
        "",
    );
    assert_eq!(finished(&mut scene).points("A", "pearls"), 6 + 3 + 3 + 2 + 5);
}

/// CO-7.5
#[test]
fn one_point_per_die_on_the_island_white_ones_included() {
    let mut scene = scoring(&["A starfish per-island-die"], "island = { red = 3, green = 1 }");
    scene.play("score per-island-die");
    assert_eq!((scene.score("A"), scene.points("A", "starfish")), (6, 6));
}

/// CO-7.6
#[test]
fn three_points_per_own_turtle() {
    let mut scene = scoring(
        &["A starfish per-turtle"],
        "seats.A.turtles = ['copy', 'stingray']
         seats.B.turtles = ['jellyfish']
         reefs.red.dice = ['turtle']
         reefs.blue.dice = ['turtle']
         reefs.green.dice = ['turtle']",
    );
    assert_eq!(scene.play("score per-turtle").score("A"), 6);
}

/// CO-7.7
#[test]
fn two_points_per_own_chest() {
    let mut scene = scoring(
        &["A starfish per-chest"],
        "seats.A.chests = ['stingray', 'jellyfish', 'white-die']
         seats.B.chests = ['island-dice']
         reefs.red.dice = ['treasure']
         reefs.blue.dice = ['treasure']",
    );
    assert_eq!(scene.play("score per-chest").score("A"), 6);
}

/// CO-7.8
#[test]
fn a_chest_from_beside_the_board_is_resolved_and_kept() {
    let mut scene = scoring(&["A starfish side-chest"], "");
    scene.play_all(&["A score side-chest", "* chest stingray"]);
    assert_eq!((scene.held("A").stingrays, scene.held("A").chests.len()), (1, 1));
    assert_eq!(scene.board().side_chests, 1);
}

/// CO-7.9
#[test]
fn the_jellyfish_card_advances_to_the_next_multiple_of_five() {
    let mut scene =
        scoring(&["A starfish jellyfish", "A starfish jellyfish"], "seats.A.points = { octopuses = 7 }");
    assert_eq!(scene.options(), ["score jellyfish"], "equal cards are one option");
    assert_eq!(scene.play("score jellyfish").score("A"), 10);
    assert_eq!(scene.play("score jellyfish").score("A"), 15);
}
