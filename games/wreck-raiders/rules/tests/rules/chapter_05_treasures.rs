//! Chapter 5: gaining treasures and placing them.

use super::walk::{tables, walk};
use tabletop::{Game, Viewer};
use wreck_raiders::{Edition, MatPosition, StarfishPower};
use wreck_raiders_testing::*;

/// A mat without a free space.
const FULL: &str = "
    vault = [['art1', 'art1', 'art1', 'art1'], ['art1', 'art1', 'art1', 'art2'], ['art2', 'art2', 'art2', 'art2']],
    displays = [['gold1', 'gold1', 'gold1', 'gold1', 'gold1'], ['gold2', 'gold2', 'gold2', 'gold2', 'gold2'],
                ['gold3', 'gold3', 'gold3', 'gold3', 'gold3']]";

/// B is about to place a `gem2` found on A's turn.
fn b_places(edition: &str, b: &str) -> Scene {
    table(&format!(
        "edition = '{edition}'
         agenda = ['place B gem2 anywhere', 'claim', 'buy', 'end-turn']
         mats = [{{}}, {{ {b} }}]"
    ))
}

/// WR-5.1
#[test]
fn a_treasure_goes_to_one_of_three_displays_or_vault_columns() {
    in_both_editions(|edition| {
        let scene = b_places(edition, "");
        assert_eq!(scene.options(), ["place d1", "place d2", "place d3", "place v1", "place v2", "place v3"]);
    });
}

/// WR-5.1
#[test]
fn the_owner_sees_the_face_and_decides_at_once_on_any_players_turn() {
    in_both_editions(|edition| {
        let mut scene = table(&format!(
            "edition = '{edition}'
             players = 3
             agenda = ['move 4', 'claim', 'buy', 'end-turn']
             mats = [{{}}, {{}}, {{ divers = ['gem3'] }}]"
        ));
        scene.play_all(&["A off>gem4", "* gem1", "A place d1", "* gem3"]);
        assert_eq!(scene.asked(), "C");
        assert_eq!(scene.position().turn.to_string(), "A", "A's turn waits");
        scene.play("place v2");
        assert_eq!((scene.asked(), scene.column("C", 2)), ("A".into(), "gem3".into()));
    });
}

/// WR-5.1
#[test]
fn in_a_display_the_leftmost_free_pedestal_is_taken() {
    let mut scene = b_places("2018", "displays = [['art1'], ['gold1', 'gold2']]");
    let mut second = scene.clone();
    scene.play("place d1");
    second.play("place d2");
    assert_eq!(scene.display("B", 1), "art1 gem2");
    assert_eq!(second.display("B", 2), "gold1 gold2 gem2");
}

/// WR-5.1
#[test]
fn in_a_vault_column_the_lowest_free_space_is_taken() {
    let mut scene = b_places("2018", "vault = [['art1'], ['gold1', 'gold2', 'gem2']]");
    scene.play("place v2");
    assert_eq!([1, 2, 3].map(|column| scene.column("B", column)), ["art1", "gold1 gold2 gem2 gem2", ""]);
}

/// WR-5.1
#[test]
fn full_displays_and_columns_take_no_more() {
    let scene = b_places(
        "2018",
        "displays = [['art1', 'art1', 'art1', 'art1', 'art1'], ['gem1', 'gem1', 'gem1', 'gem1']],
         vault = [['relic1', 'relic1', 'relic1'], ['gold1', 'gold1', 'gold1', 'gold1']]",
    );
    assert_eq!(scene.options(), ["place d2", "place d3", "place v1", "place v3"]);
}

/// WR-5.2
#[test]
fn in_every_game_placed_treasures_do_not_move() {
    for setup in tables() {
        let trims =
            setup.edition.rules(setup.players).unwrap().starfish_power == StarfishPower::CoversClaimAndClears;
        for seed in 0..4 {
            walk(&setup, seed, |before, after| {
                for (old, new) in before.position().mats.iter().zip(&after.position().mats) {
                    assert!(stays(old, new, trims), "{old:?} became {new:?}");
                }
            });
        }
    }
}

/// Vaults only grow; displays grow at their end, are cleared as a whole, or lose the rightmost treasure (2019).
fn stays(old: &MatPosition, new: &MatPosition, trims: bool) -> bool {
    let vault = old.vault.iter().zip(&new.vault).all(|(old, new)| new.starts_with(old));
    let bare = |mat: &MatPosition, index: usize| -> Vec<_> {
        mat.displays[index].iter().map(|tile| tile.treasure).collect()
    };
    let displays = (0..3).all(|index| {
        let (old, new) = (bare(old, index), bare(new, index));
        let trimmed = trims && old.starts_with(&new) && new.len() + 1 == old.len();
        new.starts_with(&old) || new.is_empty() || trimmed
    });
    vault && displays
}

/// WR-5.3
#[test]
fn with_room_a_treasure_must_be_placed() {
    in_both_editions(|edition| b_places(edition, "basket = { starfish = 2 }").refuses("discard"));
    in_both_editions(|edition| {
        let one_space = FULL.replace("'art2', 'art2', 'art2', 'art2'", "'art2', 'art2', 'art2'");
        let scene = b_places(edition, &one_space);
        assert_eq!(scene.options(), ["place v3"]);
    });
}

/// WR-5.3
#[test]
fn with_no_room_anywhere_it_is_discarded() {
    in_both_editions(|edition| {
        let scene = b_places(edition, FULL);
        assert_eq!((scene.asked(), scene.discards()), ("A".into(), "gem2".into()));
    });
}

/// WR-5.3
#[test]
fn in_2018_a_starfish_makes_no_room() {
    let scene = b_places("2018", &format!("{FULL}, basket = {{ starfish = 3 }}"));
    assert_eq!((scene.asked(), scene.discards()), ("A".into(), "gem2".into()));
    assert_eq!(scene.basket("B"), [0, 0, 3]);
}

/// WR-5.3, WR-8.3
#[test]
fn in_2019_its_owner_may_make_room_and_then_must_place_it() {
    let mut scene = b_places("2019", &format!("{FULL}, basket = {{ starfish = 2 }}"));
    assert_eq!(scene.options(), ["discard", "trim d1", "trim d2", "trim d3"]);
    let mut given_up = scene.clone();
    given_up.play("discard");
    assert_eq!((given_up.asked(), given_up.discards()), ("A".into(), "gem2".into()));
    scene.play("trim d2");
    assert_eq!((scene.discards(), scene.basket("B")), ("gold2".into(), [0, 0, 1]));
    scene.refuses("discard");
    assert_eq!(scene.options(), ["place d2", "trim d1", "trim d2", "trim d3"]);
    scene.play("place d2");
    assert_eq!(scene.display("B", 2), "gold2 gold2 gold2 gold2 gem2");
}

/// WR-5.3, WR-8.3
#[test]
fn in_2019_a_display_may_be_trimmed_even_with_room() {
    let mut scene = b_places("2019", "displays = [['art1', 'gold1']], basket = { starfish = 1 }");
    scene.play("trim d1").play("place d1");
    assert_eq!((scene.display("B", 1), scene.discards()), ("art1 gem2".into(), "gold1".into()));
}

/// WR-5.3
#[test]
fn without_a_starfish_in_2019_nothing_is_asked() {
    let scene = b_places("2019", &format!("{FULL}, basket = {{ conch = 2, scallop = 2 }}"));
    assert_eq!(scene.asked(), "A");
}

/// WR-5.4
#[test]
fn everybody_sees_the_same_table() {
    for setup in tables() {
        walk(&setup, 54, |_, state| {
            for viewer in Viewer::all(state.seats()) {
                assert_eq!(state.view(viewer).position, state.position());
            }
        });
    }
}

/// WR-5.4
#[test]
fn everybody_learns_every_face_as_it_is_drawn() {
    for edition in Edition::ALL {
        let mut scene =
            table(&format!("edition = '{edition}'\nagenda = ['move 4', 'claim', 'buy', 'end-turn']"));
        scene.play_all(&["A off>gem4", "* gem3", "A place d1"]);
        for event in &scene.events {
            for viewer in Viewer::all(2) {
                assert_eq!(wreck_raiders::State::witness(event, viewer).as_ref(), Some(event));
            }
        }
        assert_eq!(scene.display("A", 1), "gem3");
    }
}
