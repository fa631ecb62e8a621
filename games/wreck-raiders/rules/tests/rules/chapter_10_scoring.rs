//! Chapter 10: coins, ties, and the worked examples of both rulebooks.

use wreck_raiders_testing::{Scene, table};

/// A game that is over, with these mats.
fn over(edition: &str, mats: &str) -> Scene {
    table(&format!("edition = '{edition}'\nagenda = []\nmats = [{mats}]"))
}

/// The places of all seats.
fn places(scene: &Scene, seats: &[&str]) -> Vec<u8> {
    seats.iter().map(|seat| scene.standing(seat).place).collect()
}

/// WR-10.1
#[test]
fn exhibits_pay_their_coins_and_two_for_each_conch_on_them() {
    for edition in ["2018", "2019"] {
        let scene = over(edition, "{ exhibits = ['E1', 'E17', 'E34+conch', 'E45+conch'] }");
        assert_eq!((scene.points("A", "exhibits"), scene.points("A", "conches")), (6 + 6 + 8 + 12, 4));
        assert_eq!(scene.standing("A").score, 36);
        assert_eq!(scene.standing("B").score, 0);
    }
}

/// WR-10.2
#[test]
fn the_vault_pays_one_for_each_different_face_wherever_it_lies() {
    let scene = over("2019", "{ vault = [['gem1', 'gem2', 'gem1'], ['gold1', 'gem1'], ['relic3']] }");
    assert_eq!((scene.points("A", "vault-treasures"), scene.points("A", "vault-rows")), (4, 0));
}

/// WR-10.2
#[test]
fn treasures_outside_the_vault_pay_nothing() {
    let scene = over("2019", "{ displays = [['gem1', 'gem2', 'gem3'], ['gold1']], basket = { conch = 5 } }");
    assert_eq!(scene.standing("A").score, 0);
}

/// WR-10.2
#[test]
fn a_row_pays_for_three_treasures_of_one_type_equal_faces_allowed() {
    let scene = over(
        "2018",
        "{ vault = [['gem1', 'gold1', 'art1'], ['gem1', 'gold2', 'art1'], ['gem1', 'art3', 'art2']] }",
    );
    assert_eq!(scene.points("A", "vault-rows"), 3 + 5);
    assert_eq!(scene.points("A", "vault-treasures"), 6);
}

/// WR-10.2
#[test]
fn a_row_with_a_gap_pays_nothing() {
    let scene = over("2019", "{ vault = [['gem1', 'gold1'], ['gem2'], ['gem3', 'gold3']] }");
    assert_eq!(scene.points("A", "vault-rows"), 3);
}

/// WR-10.2
#[test]
fn a_vault_of_all_twelve_treasures_in_rows_pays_thirty() {
    let rows = "{ vault = [['gem1', 'gold1', 'art1', 'relic1'], ['gem2', 'gold2', 'art2', 'relic2'], ['gem3', 'gold3', 'art3', 'relic3']] }";
    let scene = over("2019", rows);
    assert_eq!((scene.points("A", "vault-treasures"), scene.points("A", "vault-rows")), (12, 3 + 4 + 5 + 6));
}

/// WR-10.3
#[test]
fn every_aquarium_scores_finished_or_not() {
    for edition in ["2018", "2019"] {
        let scene = over(edition, "{ aquariums = [['B1'], ['B2', 'M1', 'M2']] }, { aquariums = [['B3']] }");
        assert_eq!(scene.points("A", "aquariums"), 4 + 4 + 4 + 4);
        assert_eq!((scene.points("A", "tops"), scene.points("B", "aquariums")), (0, 5));
    }
}

/// WR-10.3
#[test]
fn a_top_pays_for_every_complete_set_of_symbols_in_its_aquarium() {
    // B10 shows one of each, M6 two conches, M10 two scallops; T1 pays 3 for a conch and a scallop.
    let full = over("2018", "{ aquariums = [['B10', 'M6', 'M10', 'T1']] }");
    assert_eq!((full.points("A", "tops"), full.points("A", "aquariums")), (9, 3 + 4 + 4));
    let fewer = over("2018", "{ aquariums = [['B10', 'M6', 'T1']] }");
    assert_eq!(fewer.points("A", "tops"), 3, "three conches with one scallop are one pair");
    let none = over("2018", "{ aquariums = [['B1', 'T9']] }");
    assert_eq!(none.points("A", "tops"), 0);
}

/// WR-10.3
#[test]
fn a_top_does_not_count_the_symbols_of_other_aquariums() {
    let scene = over("2018", "{ aquariums = [['B1', 'T1'], ['B7']] }");
    assert_eq!(scene.points("A", "tops"), 0, "the conch and the scallop are apart");
}

/// WR-10.3
#[test]
fn a_top_of_one_symbol_pays_for_each_of_them() {
    let scene = over("2018", "{ aquariums = [['B4', 'M2', 'T9']] }");
    assert_eq!(scene.points("A", "tops"), 2 * 3);
}

/// WR-10.3
#[test]
fn in_2019_a_top_may_pay_for_each_piece_itself_included() {
    let scene = over("2019", "{ aquariums = [['B11', 'M17', 'M1', 'T10'], ['B1', 'T11'], ['B2']] }");
    assert_eq!(scene.points("A", "tops"), 2 * 4 + 2 * 2);
}

/// WR-10.4
#[test]
fn most_coins_win() {
    let scene = over("2019", "{ exhibits = ['E1'] }, { exhibits = ['E21'] }");
    assert_eq!(places(&scene, &["A", "B"]), [2, 1]);
}

/// WR-10.4
#[test]
fn a_tie_goes_to_most_treasures_left_in_the_displays() {
    let few = "{ exhibits = ['E1'], displays = [['gem1'], ['gem2']], vault = [], basket = { conch = 9 } }";
    let many = "{ exhibits = ['E2'], displays = [['gem1'], [], ['gem1', 'gold1']] }";
    assert_eq!(places(&over("2019", &format!("{few}, {many}")), &["A", "B"]), [2, 1]);
}

/// WR-10.4
#[test]
fn covered_treasures_count_for_the_tie_and_their_starfish_do_not() {
    let covered = "{ exhibits = ['E1'], displays = [['gem1*', 'gem2*']], basket = { conch = 1 } }";
    let open = "{ exhibits = ['E2'], displays = [['gem1', 'gem2']], basket = { conch = 2 } }";
    let scene = over("2018", &format!("{covered}, {open}"));
    assert_eq!(scene.standing("A").tie_breakers, [2, 1]);
    assert_eq!(places(&scene, &["A", "B"]), [2, 1]);
}

/// WR-10.4
#[test]
fn the_next_tie_goes_to_most_baubles_left_in_the_basket() {
    // Both have 8 coins; the conch on A's card is not a bauble of the basket.
    let decorated = "{ exhibits = ['E2+conch'], basket = { conch = 1, starfish = 1 } }";
    let plain = "{ exhibits = ['E34'], basket = { scallop = 3 } }";
    let scene = over("2019", &format!("{decorated}, {plain}"));
    assert_eq!(places(&scene, &["A", "B"]), [2, 1]);
}

/// WR-10.4
#[test]
fn whoever_is_equal_in_everything_shares_the_victory() {
    let mats =
        "{ exhibits = ['E1'], basket = { conch = 2 } }, { exhibits = ['E2'], basket = { scallop = 2 } }, {}";
    let scene = table(&format!("players = 3\nagenda = []\nmats = [{mats}]"));
    assert_eq!(places(&scene, &["A", "B", "C"]), [1, 1, 3]);
}

/// The worked example with one face of the vault left open.
fn example(edition: &str, face: &str) -> Scene {
    let exhibits = "exhibits = ['E1', 'E31+conch', 'E34+conch', 'E32']";
    let vault = format!(
        "vault = [['gem1', 'gold1', 'relic1'], ['gem1', 'art1', '{face}'], ['gem2', 'gold2', 'relic2']]"
    );
    let aquariums = "aquariums = [['B2', 'M3', 'T1'], ['B4', 'M1', 'T9'], ['B3']]";
    over(edition, &format!("{{ {exhibits}, {vault}, {aquariums} }}"))
}

/// WR-10.5
#[test]
fn the_worked_examples_are_worth_80_and_81() {
    for (edition, face, vault, total) in [("2018", "relic1", 15, 80), ("2019", "relic3", 16, 81)] {
        let scene = example(edition, face);
        assert_eq!(scene.points("A", "exhibits") + scene.points("A", "conches"), 34);
        assert_eq!(scene.points("A", "vault-treasures") + scene.points("A", "vault-rows"), vault);
        assert_eq!((scene.points("A", "aquariums"), scene.points("A", "tops")), (21, 6 + 4));
        assert_eq!(scene.standing("A").score, total, "{edition}");
    }
}
