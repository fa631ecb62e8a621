//! Chapter 5: a die on the island.

use coralia_testing::*;

fn to_island(more: &str) -> Scene {
    let mut scene = table(&format!(
        "players = 3
         turns-played = 1
         station = ['red-octopus', 'orange-pearl', 'orange-pearl', 'orange-pearl']
         {more}"
    ));
    scene.play("place red-octopus");
    scene
}

const NINE: &str = "'A island pearl-2', 'A island pearl-2', 'A island pearl-3', 'A island fire-fish',
    'A island fire-fish', 'A island blowfish', 'A island jellyfish', 'A island per-fish'";

/// CO-5.1
#[test]
fn a_die_on_the_island_brings_the_top_island_card() {
    let mut scene = to_island("reefs.red.dice = ['octopus']");
    assert_eq!(scene.unseen("island"), 9);
    scene.deal("card pearl-3");
    assert_eq!(scene.hand("B"), "pearl-3");
    assert_eq!(scene.options(), ["end"]);
}

/// CO-5.1
#[test]
fn an_empty_island_pile_brings_nothing() {
    let scene = to_island(&format!("reefs.red.dice = ['octopus']\ndraws = [{NINE}, 'C island per-pearl']"));
    assert_eq!(scene.options(), ["end"]);
    assert_eq!(scene.hand("B"), "");
}

/// CO-5.2
#[test]
fn someone_elses_octopus_earns_two_points_and_lets_the_player_choose_between_two_cards() {
    let mut scene = to_island("reefs.red = { dice = ['octopus'], octopus = 'C' }");
    scene.play_all(&["* card pearl-3", "* card blowfish", "B keep blowfish"]);
    assert_eq!([scene.score("A"), scene.score("B"), scene.score("C")], [0, 0, 2]);
    assert_eq!([scene.hand("B"), scene.under("island")], ["blowfish", "pearl-3"]);
    assert_eq!(scene.under("pearl"), "", "cards of the island go back under the island pile");
}

/// CO-5.2
#[test]
fn the_players_own_octopus_earns_two_points_and_one_card() {
    let mut scene = to_island("reefs.red = { dice = ['octopus'], octopus = 'B' }");
    assert_eq!(scene.score("B"), 2);
    scene.deal("card pearl-3");
    assert_eq!(scene.options(), ["end"]);
}

/// CO-5.2
#[test]
fn an_octopus_earns_its_points_without_cards_too() {
    let scene = to_island(&format!(
        "reefs.red = {{ dice = ['octopus'], octopus = 'C' }}
         draws = [{NINE}, 'C island per-pearl']"
    ));
    assert_eq!((scene.score("C"), scene.options()), (2, vec!["end".to_owned()]));
}

/// CO-5.2, CO-6.6
#[test]
fn the_last_island_card_is_kept_without_a_choice() {
    let mut scene =
        to_island(&format!("reefs.red = {{ dice = ['octopus'], octopus = 'C' }}\ndraws = [{NINE}]"));
    scene.deal("card per-pearl");
    assert_eq!((scene.hand("B"), scene.options()), ("per-pearl".into(), vec!["end".to_owned()]));
}
