//! Chapter 3: taking a die, and what conches do to it.

use super::walk::{tables, walk};
use tabletop::Game;
use wreck_raiders::{Action, Die};
use wreck_raiders_testing::*;

/// The values a die can be brought to, each with the conches left of `conches`.
fn reach(edition: &str, face: u8, conches: u8) -> Vec<(u8, u8)> {
    let start = table(&format!(
        "edition = '{edition}'
         dice = ['{face}']
         mats = [{{ basket = {{ conch = {conches} }} }}]"
    ));
    let mut scenes = vec![start];
    scenes[0].play(&format!("take {face}"));
    let mut reached = Vec::new();
    while let Some(scene) = scenes.pop() {
        reached.push((value(&scene), scene.basket("A")[0]));
        for step in ["up", "down"].into_iter().filter(|step| scene.offers(step)) {
            scenes.push(scene.clone().play(step).clone());
        }
    }
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// The value of the die taken, read off the moves it allows.
fn value(scene: &Scene) -> u8 {
    let numbers: Vec<_> =
        scene.options().iter().filter_map(|move_| move_.strip_prefix("off>gem")?.parse().ok()).collect();
    assert_eq!(numbers.len(), 1);
    numbers[0]
}

/// WR-3.1
#[test]
fn with_an_empty_pool_all_dice_come_back_from_the_baskets_and_are_rolled() {
    in_both_editions(|edition| {
        let mut scene = table(&format!(
            "edition = '{edition}'
             turn = 'B'
             dice = ['A:5', 'B:2', 'A:3', 'B:2', 'A:1']"
        ));
        assert_eq!(words(scene.position().dice), "unrolled unrolled unrolled unrolled unrolled");
        scene.play_all(&["* 5+conch", "* 1", "* 1", "* 2", "* 6+scallop"]);
        assert_eq!(scene.asked(), "B");
        assert_eq!(words(scene.position().dice), "5+conch 1 1 2 6+scallop");
        assert_eq!(scene.basket("B"), [0, 0, 0], "rolling gives nothing");
    });
}

/// WR-3.1
#[test]
fn a_pool_with_a_die_left_is_not_rolled() {
    let scene = table("dice = ['A:5', 'B:2', '4', 'B:2', 'A:1']");
    assert_eq!((scene.asked(), scene.options()), ("A".into(), vec!["take 4".into()]));
}

/// WR-3.1
#[test]
fn the_pool_is_rolled_when_the_next_turn_starts_and_not_before() {
    let mut scene = table(
        "dice = ['4', 'B:2']
         row = ['E1', 'E2', 'E3']",
    );
    scene.play_all(&["A take 4", "A off>beach4"]);
    assert_eq!(words(&scene.position().dice[..2]), "A:4 B:2");
    scene.play("end");
    assert_eq!((scene.asked(), scene.position().turn.to_string()), ("*".into(), "B".into()));
    assert_eq!(scene.outcomes().len(), 24);
}

/// WR-3.2
#[test]
fn any_die_of_the_pool_may_be_taken_and_dice_that_lie_alike_are_one_choice() {
    let scene = table("dice = ['5', '2+conch', '5', '2', 'B:6']");
    assert_eq!(scene.options(), ["take 5", "take 2+conch", "take 2"]);
}

/// WR-3.2
#[test]
fn the_last_die_is_forced() {
    let scene = table("dice = ['A:5', 'A:6', 'B:1', 'B:1', '2+scallop']");
    assert_eq!(scene.options(), ["take 2+scallop"]);
}

/// WR-3.2
#[test]
fn one_die_goes_to_the_basket_and_the_others_stay() {
    let mut scene = table("dice = ['5', '2+conch', '5', '2', 'B:6']");
    scene.play("take 2");
    assert_eq!(words(scene.position().dice), "5 2+conch 5 A:2 B:6");
}

/// WR-3.3
#[test]
fn a_die_in_a_zone_gives_that_bauble_at_once() {
    for (zone, basket) in [("conch", [1, 0, 0]), ("scallop", [0, 1, 0]), ("starfish", [0, 0, 1])] {
        let mut scene = table(&format!("dice = ['5+{zone}', '5']"));
        assert_eq!(scene.clone().play("take 5").basket("A"), [0, 0, 0]);
        scene.play(&format!("take 5+{zone}"));
        assert_eq!(scene.basket("A"), basket);
        assert_eq!(scene.basket("B"), [0, 0, 0]);
    }
}

/// WR-3.3, WR-1.6
#[test]
fn a_zone_whose_bauble_has_run_out_gives_nothing() {
    let mut scene = table("dice = ['5+starfish']\nmats = [{}, { basket = { starfish = 15 } }]");
    assert_eq!(scene.play("take 5+starfish").basket("A"), [0, 0, 0]);
}

/// WR-3.4
#[test]
fn each_conch_changes_the_value_by_one_and_returns_to_the_beach() {
    in_both_editions(|edition| {
        let mut scene = table(&format!(
            "edition = '{edition}'
             dice = ['3']
             mats = [{{ basket = {{ conch = 2 }} }}, {{ basket = {{ conch = 13 }} }}]"
        ));
        scene.play_all(&["A take 3", "A up", "A up"]);
        assert_eq!((value(&scene), scene.basket("A")[0]), (5, 0));
        scene.refuses("up");
        scene.refuses("down");
        scene.play("off>beach5");
        assert_eq!(scene.basket("A")[0], 2, "the spot brings the two conches that were discarded");
    });
}

/// WR-3.4
#[test]
fn without_conches_the_die_keeps_its_value() {
    in_both_editions(|edition| assert_eq!(reach(edition, 4, 0), [(4, 0)]));
}

/// WR-3.4
#[test]
fn in_2018_the_value_never_goes_below_one_or_above_six() {
    let six = table("edition = '2018'\ndice = ['6']\nmats = [{ basket = { conch = 3 } }]");
    six.clone().play("take 6").refuses("up");
    let one = table("edition = '2018'\ndice = ['1']\nmats = [{ basket = { conch = 3 } }]");
    one.clone().play("take 1").refuses("down");
    assert_eq!(reach("2018", 6, 2), [(4, 0), (5, 1), (6, 0), (6, 2)]);
    assert_eq!(reach("2018", 1, 2), [(1, 0), (1, 2), (2, 1), (3, 0)]);
}

/// WR-3.4
#[test]
fn in_2019_the_value_wraps_from_six_to_one_and_back() {
    assert_eq!(reach("2019", 6, 1), [(1, 0), (5, 0), (6, 1)]);
    assert_eq!(reach("2019", 1, 1), [(1, 1), (2, 0), (6, 0)]);
    assert_eq!(reach("2019", 5, 2), [(1, 0), (3, 0), (4, 1), (5, 0), (5, 2), (6, 1)]);
}

/// WR-3.4
#[test]
fn the_values_within_reach_are_those_no_further_than_the_conches_go() {
    for (face, conches) in (1..=6_u8).flat_map(|face| (0..=3_u8).map(move |conches| (face, conches))) {
        let apart = |value: u8, wraps: bool| {
            let straight = value.abs_diff(face);
            if wraps { straight.min(6 - straight) } else { straight }
        };
        for (edition, wraps) in [("2018", false), ("2019", true)] {
            let mut values: Vec<u8> = reach(edition, face, conches).iter().map(|(value, _)| *value).collect();
            values.dedup();
            let expected: Vec<u8> = (1..=6).filter(|&value| apart(value, wraps) <= conches).collect();
            assert_eq!(values, expected, "{edition}: {face} with {conches}");
        }
    }
}

/// WR-3.4
#[test]
fn conches_are_for_the_die_being_taken_and_for_this_turn_only() {
    let mut scene = table(
        "dice = ['3', '3']
         row = ['E1', 'E2', 'E3']
         mats = [{ basket = { conch = 4 } }, { basket = { conch = 4 } }]",
    );
    scene.refuses("up");
    scene.play_all(&["A take 3", "A up", "A off>beach4"]);
    scene.refuses("up");
    scene.play_all(&["A end", "B take 3"]);
    assert_eq!(value(&scene), 3, "the next die is as it was rolled");
}

/// WR-3.5
#[test]
fn a_conch_from_the_dies_own_zone_may_be_used_on_it() {
    in_both_editions(|edition| {
        let mut scene = table(&format!("edition = '{edition}'\ndice = ['3+conch', '3']"));
        scene.clone().play("take 3").refuses("up");
        scene.play_all(&["A take 3+conch", "A down"]);
        assert_eq!((value(&scene), scene.basket("A")), (2, [0, 0, 0]));
    });
}

/// WR-3.5
#[test]
fn the_die_in_the_basket_keeps_its_rolled_face() {
    let mut scene = table("dice = ['6', '1']\nmats = [{ basket = { conch = 2 } }]");
    scene.play_all(&["A take 6", "A up", "A up", "A off>beach2"]);
    assert_eq!(words(&scene.position().dice[..2]), "A:6 1");
}

/// WR-3.1, WR-3.2, WR-3.5: in every game a die keeps its face until all dice are rolled again.
#[test]
fn in_every_game_dice_leave_the_pool_one_by_one_and_come_back_together() {
    for setup in tables() {
        walk(&setup, 31, |before, after| {
            let (old, new) = (before.position().dice, after.position().dice);
            let changed = old.iter().zip(&new).filter(|(old, new)| old != new).count();
            if new.iter().all(|die| *die == Die::Unrolled) {
                assert!(old.iter().all(|die| !matches!(die, Die::Pool(_))), "only an empty pool is rolled");
            } else {
                assert!(changed <= 1 && old.iter().zip(&new).all(|(old, new)| same_face(*old, *new)));
            }
        });
    }
}

fn same_face(old: Die, new: Die) -> bool {
    match (old, new) {
        (Die::Pool(rolled), Die::Basket(_, face)) => rolled.face == face,
        (Die::Unrolled, Die::Pool(_)) => true,
        _ => old == new,
    }
}

/// WR-3.4: nobody changes a die without a conch, in any game.
#[test]
fn in_every_game_a_changed_die_costs_a_conch() {
    for setup in tables() {
        walk(&setup, 34, |before, _| {
            let mut options = Vec::new();
            before.options(&mut options);
            if options.iter().any(|option| matches!(option, Action::Adjust(_))) {
                let position = before.position();
                assert!(position.mats[position.turn.index()].basket.conch > 0);
            }
        });
    }
}
