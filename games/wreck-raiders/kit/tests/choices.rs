//! What the bots choose at moments of Wreck Raiders where the best is known, and endings they solve exactly.

use tabletop_laws::judgement::{all_choose, exact_scores};
use wreck_raiders_kit::appraisal::Appraiser;
use wreck_raiders_testing::table;

#[test]
fn the_last_claim_of_the_game_is_made() {
    let scene = table(
        "last-turns = 1
         agenda = ['claim', 'refill-row', 'buy', 'end-turn']
         row = ['E1', 'E43', 'E24']
         mats = [{ displays = [['gem1', 'gem2', 'gem3'], [], []], basket = { starfish = 1 } }]",
    );
    all_choose(&Appraiser::default(), &scene.state, "claim d1 E1");
}

#[test]
fn the_last_purchase_is_the_dearest_piece() {
    let scene = table(
        "last-turns = 1
         agenda = ['buy', 'end-turn']
         market = ['B2', 'B5', 'B11']
         mats = [{ basket = { conch = 2, scallop = 2, starfish = 1 } }]",
    );
    all_choose(&Appraiser::default(), &scene.state, "buy B11");
}

#[test]
fn a_treasure_that_completes_a_row_goes_to_the_vault() {
    let scene = table(
        "last-turns = 1
         agenda = ['place A gem3 anywhere', 'extra gem', 'claim', 'refill-row', 'buy', 'end-turn']
         row = ['E24']
         mats = [{ vault = [['gem1'], ['gem2'], []] }]",
    );
    all_choose(&Appraiser::default(), &scene.state, "place v3");
}

#[test]
fn a_last_scallop_is_spent_for_the_treasure_that_fills_a_row() {
    let scene = table(
        "last-turns = 1
         agenda = ['extra gem', 'claim', 'refill-row', 'buy', 'end-turn']
         row = ['E24', 'E23', 'E22']
         mats = [{ vault = [['gem1'], ['gem1'], []], basket = { scallop = 1 } }]",
    );
    // Now one face and no row; then a row of 3 for sure, and a second face unless the treasure is the same again:
    // five of its seven copies are left among 19 treasures.
    let expected = 1.0 + 3.0 + 14.0 / 19.0;
    let exact = (expected * 100.0_f32).round() / 100.0;
    assert_eq!(
        exact_scores(&scene.state, Appraiser::default()),
        [("extra".to_owned(), exact), ("done".to_owned(), 1.0)]
    );
}

#[test]
fn a_claim_comes_before_the_purchase_it_pays_for() {
    let scene = table(
        "last-turns = 1
         agenda = ['claim', 'refill-row', 'buy', 'end-turn']
         row = ['E25', 'E24', 'E1']
         market = ['B2', 'B5', 'B11', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']
         mats = [{ displays = [['gem1', 'gem2', 'gold3', 'gold1'], [], []] }]",
    );
    let found = exact_scores(&scene.state, Appraiser::default());
    assert_eq!(found[0].0, "claim d1 E25", "{found:?}");
    assert!(found[0].1 > 7.0, "the two conches of its style buy a piece: {found:?}");
}
