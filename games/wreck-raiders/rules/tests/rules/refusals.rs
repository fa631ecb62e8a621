//! Why something is not an option: the clause that forbids it, in the order of the rulebook.

use wreck_raiders_testing::moments::{EDITIONS, MARKET, alone, buying, claiming};
use wreck_raiders_testing::{Scene, in_both_editions, table};

/// A table at the move of A by a die of this value, with the divers of A and B.
fn at_move(value: u8, own: &str, others: &str) -> Scene {
    table(&format!(
        "agenda = ['move {value}', 'claim', 'buy', 'end-turn']
         mats = [{{ divers = [{own}] }}, {{ divers = [{others}] }}]",
    ))
}

/// WR-2.1
#[test]
fn a_step_of_the_turn_is_refused_by_the_order_of_the_turn() {
    let scene = table("dice = ['3', 'A:5']");
    assert_eq!(scene.refused("off>gem3"), "WR-2.1 wr-why-now-take");
    assert_eq!(scene.refused("end"), "WR-2.1 wr-why-now-take");
    assert_eq!(at_move(3, "", "").refused("take 3"), "WR-2.1 wr-why-now-move");
}

/// WR-3.2
#[test]
fn a_die_that_is_taken_or_lies_otherwise_is_refused() {
    let scene = table("dice = ['3+conch', 'A:5']");
    assert_eq!(scene.refused("take 3"), "WR-3.2 wr-why-no-such-die");
    assert_eq!(scene.refused("take 5"), "WR-3.2 wr-why-die-taken");
}

/// WR-3.4
#[test]
fn without_a_conch_no_die_is_changed_and_in_2018_none_beyond_its_ends() {
    assert_eq!(at_move(6, "", "").refused("up"), "WR-3.4 wr-why-no-bauble");
    let at_six = |edition| {
        table(&format!(
            "edition = '{edition}'\nagenda = ['move 6', 'claim', 'buy', 'end-turn']
             mats = [{{ basket = {{ conch = 1 }} }}]"
        ))
    };
    assert_eq!(at_six("2018").refused("up"), "WR-3.4 wr-why-die-stops");
    assert!(at_six("2019").offers("up"));
}

/// WR-4.1
#[test]
fn only_an_own_diver_moves_and_only_to_the_dies_number() {
    let scene = at_move(2, "'gem4'", "'gold4'");
    assert_eq!(scene.refused("off>gem3"), "WR-4.1 wr-why-other-number");
    assert_eq!(scene.refused("gold4>gem2"), "WR-4.1 wr-why-not-your-diver");
    assert_eq!(scene.refused("art1>gem2"), "WR-4.1 wr-why-not-your-diver");
    let all_out = at_move(3, "'gem1', 'gem2', 'gold1', 'gold2', 'art1', 'beach1'", "");
    assert_eq!(all_out.refused("off>gem3"), "WR-4.1 wr-why-no-diver-left");
}

/// WR-4.2
#[test]
fn moving_within_a_wreck_or_along_the_beach_is_refused() {
    let scene = at_move(2, "'gem4', 'beach3'", "");
    assert_eq!(scene.refused("gem4>gem2"), "WR-4.2 wr-why-same-wreck");
    assert_eq!(scene.refused("beach3>beach2"), "WR-4.2 wr-why-beach-to-beach");
}

/// WR-4.3
#[test]
fn a_wreck_spot_of_an_own_diver_is_refused() {
    let scene = at_move(4, "'gem4', 'beach4'", "");
    assert_eq!(scene.refused("off>gem4"), "WR-4.3 wr-why-own-diver");
    assert!(scene.offers("off>beach4"), "on the beach it is allowed");
}

/// WR-4.4
#[test]
fn staying_is_refused_while_a_diver_can_move() {
    assert_eq!(at_move(4, "", "").refused("stay"), "WR-4.4 wr-why-must-move");
}

/// WR-5.1, WR-5.3
#[test]
fn a_treasure_goes_where_there_is_room_and_is_not_given_up_while_there_is() {
    let scene = table(
        "agenda = ['place A gem1 anywhere', 'claim', 'buy', 'end-turn']
         mats = [{ displays = [['gem1', 'gem2', 'gem3', 'gold1', 'gold2']], vault = [['art1', 'art2', 'art3', 'art1']] }]",
    );
    assert_eq!(scene.refused("place d1"), "WR-5.1 wr-why-display-full");
    assert_eq!(scene.refused("place v1"), "WR-5.1 wr-why-column-full");
    assert_eq!(scene.refused("discard"), "WR-5.3 wr-why-must-place");
    assert_eq!(scene.refused("take 5"), "WR-5.1 wr-why-now-place");
}

/// WR-7.1
#[test]
fn a_piece_that_cannot_be_paid_or_is_not_shown_is_refused() {
    for edition in EDITIONS {
        let scene =
            buying(edition, &format!("dice = ['3', '4']\n{MARKET}\nmats = [{{ aquariums = [['B4']] }}]"));
        assert_eq!(scene.refused("buy B1"), "WR-7.1 wr-why-cannot-pay");
        assert_eq!(scene.refused("buy M1>B4"), "WR-7.1 wr-why-cannot-pay");
        assert_eq!(scene.refused("buy B9"), "WR-7.1 wr-why-not-for-sale");
    }
}

/// WR-7.2
#[test]
fn a_piece_without_a_place_is_refused() {
    let with = |aquariums: &str| {
        let rich = "basket = { conch = 5, scallop = 5, starfish = 5 }";
        let mats = format!("mats = [{{ aquariums = [{aquariums}], {rich} }}, {{ aquariums = [['B6']] }}]");
        buying("2019", &format!("dice = ['3', '4']\n{MARKET}\n{mats}"))
    };
    assert_eq!(with("").refused("buy M1>B6"), "WR-7.2 wr-why-no-aquarium");
    let scene = with("['B4'], ['B5', 'T9']");
    assert_eq!(scene.refused("buy M1>B5"), "WR-7.2 wr-why-aquarium-closed");
    assert_eq!(scene.refused("buy M1>B6"), "WR-7.2 wr-why-not-your-aquarium");
}

/// WR-6.1, WR-2.1
#[test]
fn where_the_claim_step_passed_by_an_exhibit_still_tells_what_it_lacks() {
    in_both_editions(|edition| {
        let row = "row = ['E17', 'E1', 'E24']";
        let scene = claiming(edition, &format!("{row}\nmats = [{{ displays = [['gem1', 'gold1']] }}]"));
        assert_eq!(scene.refused("claim d1 E17"), "WR-6.1 wr-why-too-few");
        let matching = "mats = [{ displays = [['gem1', 'gold1', 'art1']] }]";
        let mut scene = claiming(edition, &format!("{row}\n{matching}"));
        scene.play("done");
        assert_eq!(scene.refused("claim d1 E17"), "WR-2.1 wr-why-now-buy", "the step is over");
    });
}

/// WR-11.2, WR-11.5
#[test]
fn alone_the_beach_is_refused() {
    let mut scene = alone("dice = ['2', '2', '2', '2', '2', '2']\nmats = [{ divers = ['gem5'] }]");
    scene.play("take 2");
    assert_eq!(scene.refused("off>beach2"), "WR-11.5 wr-why-solo-beach");
}

/// WR-11.6, WR-11.7
#[test]
fn a_pushed_diver_is_refused_a_beach_spot_that_is_held() {
    let solo = "solo = { rivals = ['gem2', 'beach3'], pile = 14 }";
    let mut own_turn = alone(&format!("dice = ['2', '2', '2', '2', '2', '2']\n{solo}"));
    own_turn.play("take 2").play("off>gem2");
    assert_eq!(own_turn.refused("push beach3"), "WR-11.6 wr-why-spot-held");
    let held = "mats = [{ divers = ['gem2', 'gold2', 'art2', 'relic2'] }]\nsolo = { rivals = ['beach3'], pile = 15 }";
    let mut rivals_turn = alone(&format!("dice = ['2', '2', '2']\n{held}"));
    rivals_turn.play("rival gem2");
    assert_eq!(rivals_turn.refused("push beach3"), "WR-11.7 wr-why-spot-held");
}

/// WR-11.7
#[test]
fn a_rival_dives_by_a_die_that_is_left_to_a_wreck_not_visited_and_to_an_empty_spot_first() {
    let mut scene = alone("dice = ['2', '3', '3']\nmats = [{ divers = ['gold3'] }]");
    assert_eq!(scene.refused("rival gem5"), "WR-11.7 wr-why-no-die-left");
    assert_eq!(scene.refused("rival gold3"), "WR-11.7 wr-why-empty-first");
    scene.play("rival gem2").deal("gem1");
    assert_eq!(scene.refused("rival gem3"), "WR-11.7 wr-why-visited");
    assert_eq!(scene.refused("end"), "WR-11.2 wr-why-now-rival");
}

/// WR-11.9
#[test]
fn a_treasure_beside_a_rivals_dive_is_refused_on_displays() {
    let mut scene = alone("dice = ['2', '3', '3']\nmats = [{ divers = ['gem3'] }]");
    scene.play("rival gem2").deal("gem1").deal("gem2");
    assert_eq!(scene.refused("place d1"), "WR-11.9 wr-why-vault-only");
    assert_eq!(scene.refused("discard"), "WR-11.9 wr-why-must-place");
}
