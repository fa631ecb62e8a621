//! Chapter 6, the style reward: what the exact order of the treasures brings.

use wreck_raiders::{Catalogue, Style};
use wreck_raiders_testing::moments::{EDITIONS, MARKET, aquariums, claiming, exhibits, market};
use wreck_raiders_testing::{Questions, Scene};

/// Both editions at A's claim step with this card, this display, and what else is on the mat.
fn with(card: &str, display: &str, mat: &str) -> [Scene; 2] {
    let position =
        format!("row = ['{card}', 'E1', 'E24']\n{MARKET}\nmats = [{{ displays = [[{display}]]{mat} }}]");
    EDITIONS.map(|edition| claiming(edition, &position))
}

/// WR-6.5
#[test]
fn the_exact_order_earns_the_shown_baubles() {
    for mut scene in with("E34", "'gem1', 'gold1', 'gold2', 'art1'", "") {
        assert_eq!(scene.play("claim d1 E34").basket("A"), [0, 2, 0]);
        assert_eq!(exhibits(&scene, "A"), "E34");
    }
}

/// WR-6.5
#[test]
fn another_order_earns_nothing() {
    for mut scene in with("E34", "'gem1', 'gold1', 'art1', 'gold2'", "") {
        assert_eq!(scene.play("claim d1 E34").basket("A"), [0, 0, 0]);
        assert_eq!(exhibits(&scene, "A"), "E34");
    }
}

/// WR-6.5
#[test]
fn a_bauble_of_choice_is_compulsory() {
    for mut scene in with("E17", "'gem1', 'gold1', 'art1'", "") {
        scene.play("claim d1 E17");
        assert_eq!(scene.options(), ["pick conch", "pick scallop", "pick starfish"]);
        assert_eq!(scene.play("pick starfish").basket("A"), [0, 0, 1]);
    }
}

/// WR-6.5, WR-1.6
#[test]
fn a_bauble_of_choice_is_of_a_kind_the_supply_still_has() {
    for mut scene in with("E17", "'gem1', 'gold1', 'art1'", " }, { basket = { conch = 15, starfish = 15 }") {
        assert_eq!(scene.play("claim d1 E17").options(), ["pick scallop"]);
    }
    let nothing = " }, { basket = { conch = 15, scallop = 15, starfish = 15 }";
    for mut scene in with("E17", "'gem1', 'gold1', 'art1'", nothing) {
        assert_eq!(exhibits(scene.play("claim d1 E17"), "A"), "E17", "the reward is lost");
    }
}

/// WR-6.5, WR-1.6
#[test]
fn shown_baubles_are_gained_as_far_as_the_supply_has_them() {
    for mut scene in with("E34", "'gem1', 'gold1', 'gold2', 'art1'", " }, { basket = { scallop = 14 }") {
        assert_eq!(scene.play("claim d1 E34").basket("A"), [0, 1, 0]);
    }
    for mut scene in with("E26", "'gem1', 'art1', 'gem2', 'art1'", " }, { basket = { scallop = 15 }") {
        assert_eq!(
            scene.play("claim d1 E26").basket("A"),
            [1, 0, 0],
            "one kind short does not spoil the other"
        );
    }
}

/// WR-6.5
#[test]
fn a_starfish_counts_as_the_right_type_for_style() {
    let position =
        "row = ['E34', 'E1', 'E24']\nmats = [{ displays = [['gem1', 'relic1*', 'gold2', 'art1']] }]";
    assert_eq!(claiming("2018", position).play("claim d1 E34").basket("A"), [0, 2, 0]);
    let elsewhere =
        "row = ['E34', 'E1', 'E24']\nmats = [{ displays = [['relic1*', 'gold1', 'gem2', 'art1']] }]";
    let mut scene = claiming("2018", elsewhere);
    assert_eq!(
        scene.play("claim d1 E34").basket("A"),
        [0, 0, 0],
        "the open treasures must be in their places"
    );
}

/// WR-6.5, WR-8.2
#[test]
fn a_further_2019_starfish_on_a_claimed_display_can_earn_the_style_reward() {
    let position = "row = ['E34', 'E1', 'E24']\nmats = [
        { displays = [['gold1', 'gem1', 'gold2', 'art1']], basket = { starfish = 2 } }]";
    let mut plain = claiming("2019", position);
    let mut styled = plain.clone();
    assert_eq!(plain.play("claim d1 E34").play("done").basket("A"), [0, 0, 2]);
    styled.play_all(&["A claim d1 E34", "A cover d1.1", "A cover d1.2"]);
    assert_eq!(styled.basket("A"), [0, 2, 0]);
}

/// WR-6.5, WR-8.1
#[test]
fn a_2018_starfish_laid_after_naming_can_earn_the_style_reward() {
    let position = "row = ['E34', 'E1', 'E24']\nmats = [
        { displays = [['gold1', 'gem1', 'gold2', 'art1']], basket = { starfish = 2 } }]";
    let mut scene = claiming("2018", position);
    scene.play_all(&["A claim d1 E34", "A cover d1.2", "A cover d1.1"]);
    assert_eq!(scene.basket("A"), [0, 2, 0]);
}

/// WR-6.5, WR-6.7
#[test]
fn starfish_on_the_claimed_display_cannot_be_its_own_reward() {
    let position = "row = ['E30', 'E1', 'E24']\nmats = [
        { displays = [['art1', 'gem1*', 'relic1', 'art1']] }, { basket = { starfish = 14 } }]";
    let mut scene = claiming("2018", position);
    assert_eq!(scene.play("claim d1 E30").basket("A"), [0, 0, 0]);
    let position = "row = ['E30', 'E1', 'E24']\nmats = [
        { displays = [['art1', 'gem1', 'relic1', 'art1']], basket = { starfish = 1 } }, { basket = { starfish = 14 } }]";
    let mut scene = claiming("2019", position);
    assert_eq!(scene.play("claim d1 E30").play("cover d1.2").basket("A"), [0, 0, 0]);
}

/// WR-6.5
#[test]
fn cards_of_one_type_have_no_style_reward() {
    let catalogue = Catalogue::standard();
    let of_one_type = catalogue
        .exhibits
        .iter()
        .filter(|card| card.treasures.iter().all(|shown| *shown == card.treasures[0]));
    assert!(of_one_type.clone().all(|card| card.style == Style::None));
    assert_eq!(of_one_type.count(), 8);
}

/// WR-6.6
#[test]
fn a_free_piece_must_have_a_place_and_may_be_declined() {
    let order = "'gem1', 'gold1', 'art1', 'relic1'";
    for mut scene in with("E43", order, "") {
        scene.play("claim d1 E43");
        assert_eq!(scene.options(), ["free B1", "free B2", "free B3", "done"]);
        assert_eq!(exhibits(scene.play("done"), "A"), "E43");
        assert!(aquariums(&scene, "A").is_empty());
    }
    for mut scene in with("E43", order, ", aquariums = [['B7'], ['B8', 'T9']] }, { aquariums = [['B9']]") {
        scene.play("claim d1 E43");
        let on_b7 = ["M1", "M2", "M3", "T1", "T2", "T3"].map(|piece| format!("free {piece}>B7"));
        assert_eq!(scene.offered("free")[3..], on_b7, "not on a closed aquarium, nor on another player's");
    }
}

/// WR-6.6, WR-7.3
#[test]
fn a_free_piece_is_placed_at_once_and_its_place_refilled_in_the_middle_of_the_claim() {
    for mut scene in with("E43", "'gem1', 'gold1', 'art1', 'relic1'", ", aquariums = [['B7', 'M9']]") {
        scene.play_all(&["A claim d1 E43", "A free M2>B7"]);
        assert_eq!(
            (scene.asked(), exhibits(&scene, "A")),
            ("*".into(), String::new()),
            "the claim is not carried out yet"
        );
        scene.deal("M12");
        assert_eq!(aquariums(&scene, "A"), ["B7 M9 M2"]);
        assert_eq!(market(&scene), "B1 B2 B3 M1 M12 M3 T1 T2 T3");
        assert_eq!(exhibits(&scene, "A"), "E43");
    }
}

/// WR-6.6, WR-7.1
#[test]
fn a_free_piece_costs_nothing_and_is_not_the_turns_purchase() {
    for mut scene in with("E43", "'gem1', 'gold1', 'art1', 'relic1'", ", basket = { conch = 2, scallop = 1 }")
    {
        scene.play_all(&["A claim d1 E43", "A free B2", "* B4", "* E2"]);
        assert_eq!(scene.basket("A"), [2, 1, 0]);
        assert_eq!(scene.offered("buy"), ["buy B1", "buy M1>B2", "buy M2>B2", "buy T1>B2"]);
    }
}

/// WR-6.6
#[test]
fn with_nothing_placeable_the_free_piece_is_lost() {
    let position =
        "row = ['E43', 'E1', 'E24']\nmarket = ['-', '-', '-', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']\nmats = [
        { displays = [['gem1', 'gold1', 'art1', 'relic1']], aquariums = [['B1', 'T4']] },
        { aquariums = [['B2']] }]";
    for mut scene in EDITIONS.map(|edition| claiming(edition, position)) {
        assert_eq!(exhibits(scene.play("claim d1 E43"), "A"), "E43");
    }
}

/// WR-6.6, WR-6.8
#[test]
fn two_claims_of_a_turn_may_bring_two_free_pieces() {
    let position = format!(
        "row = ['E43', 'E44', 'E24']\n{MARKET}\nmats = [
        {{ displays = [['gem1', 'gold1', 'art1', 'relic1'], ['relic1', 'art1', 'gem1', 'gold1']] }}]"
    );
    for mut scene in EDITIONS.map(|edition| claiming(edition, &position)) {
        scene.play_all(&["A claim d1 E43", "A free B1", "* B5", "A claim d2 E44", "A free M1>B1", "* M4"]);
        assert_eq!(aquariums(&scene, "A"), ["B1 M1"]);
    }
}
