//! Why a claim, a decoration or a starfish is refused.

use wreck_raiders_testing::moments::{EDITIONS, claiming};
use wreck_raiders_testing::{Scene, table};

/// A's claim step with these cards face up and this on the mat.
fn claims(edition: &str, row: &str, mat: &str) -> Scene {
    claiming(edition, &format!("row = [{row}]\nmats = [{{ {mat} }}]"))
}

/// WR-6.1
#[test]
fn a_display_that_does_not_match_is_refused_with_what_is_wrong() {
    for edition in EDITIONS {
        let displays =
            "displays = [['gem1', 'gold1', 'art1'], ['gem1', 'gold1'], ['gem1', 'gold1', 'art1', 'art2']]";
        let scene = claims(edition, "'E17', 'E1', 'E24'", displays);
        assert_eq!(scene.refused("claim d2 E17"), "WR-6.1 wr-why-too-few");
        assert_eq!(scene.refused("claim d3 E17"), "WR-6.1 wr-why-too-many");
        assert_eq!(scene.refused("claim d1 E1"), "WR-6.1 wr-why-misfits");
        assert_eq!(scene.refused("claim d1 E40"), "WR-6.1 wr-why-not-face-up");
    }
}

/// WR-6.1, WR-8.2
#[test]
fn in_2019_starfish_of_the_basket_count_for_a_claim_and_in_2018_only_those_laid() {
    let mat = "displays = [['relic1', 'gem1', 'art1']], basket = { starfish = 1 }";
    assert_eq!(claims("2018", "'E7', 'E43', 'E24'", mat).refused("claim d1 E7"), "WR-6.1 wr-why-misfits");
    assert!(claims("2019", "'E7', 'E43', 'E24'", mat).offers("claim d1 E7"));
}

/// WR-6.2, WR-6.3
#[test]
fn a_conch_decoration_needs_its_crest_once_and_a_conch() {
    for edition in EDITIONS {
        let none = "displays = [['gold1', 'gold1', 'gold1']], basket = { scallop = 1, starfish = 1 }";
        let mut scene = claims(edition, "'E2', 'E3', 'E24'", none);
        scene.play("claim d1 E2");
        assert_eq!(scene.refused("decorate conch"), "WR-6.3 wr-why-no-bauble");
        assert_eq!(scene.refused("decorate scallop gem"), "WR-6.4 wr-why-no-crest");
        assert_eq!(scene.refused("end"), "WR-6.2 wr-why-now-decorate");
        let two = "displays = [['gold1', 'gold1', 'gold1']], basket = { conch = 2, starfish = 1 }";
        let mut scene = claims(edition, "'E2', 'E3', 'E24'", two);
        scene.play("claim d1 E2").play("decorate conch");
        assert_eq!(scene.refused("decorate conch"), "WR-6.3 wr-why-crest-used");
    }
}

/// WR-6.5
#[test]
fn a_bauble_that_the_beach_lacks_is_refused_as_style_reward() {
    let position = "row = ['E17', 'E1', 'E24']\nmats = [
        { displays = [['gem1', 'gold1', 'art1']] }, { basket = { conch = 15 } }]";
    for mut scene in EDITIONS.map(|edition| claiming(edition, position)) {
        scene.play("claim d1 E17");
        assert_eq!(scene.refused("pick conch"), "WR-6.5 wr-why-none-left");
    }
}

/// WR-8.1
#[test]
fn in_2018_starfish_are_refused_outside_the_claim_step_and_twice_on_a_treasure() {
    let mat = "displays = [['gem1*']], basket = { starfish = 2 }";
    let scene = table(&format!("edition = '2018'\ndice = ['3', '4']\nmats = [{{ {mat} }}]"));
    assert_eq!(scene.refused("cover d1.1"), "WR-8.1 wr-why-claim-step-only");
    let scene =
        claims("2018", "'E7', 'E43', 'E24'", "displays = [['gem1*', 'gem2']], basket = { starfish = 2 }");
    assert_eq!(scene.refused("cover d1.1"), "WR-8.1 wr-why-covered");
    assert_eq!(scene.refused("cover d1.3"), "WR-8.1 wr-why-no-treasure");
    assert_eq!(scene.refused("trim d1"), "WR-8.1 wr-why-covers-only");
}

/// WR-8.1
#[test]
fn in_2018_a_claimed_display_is_closed_to_starfish_after_its_style_check() {
    let mat = "displays = [['relic1', 'gem1', 'gem2'], ['art1']], basket = { starfish = 1 }";
    let mut scene = claims("2018", "'E7', 'E43', 'E24'", mat);
    scene.play("claim d1 E7").play("done");
    assert_eq!(scene.refused("cover d1.1"), "WR-8.1 wr-why-style-checked");
    assert!(scene.offers("cover d2.1"));
}

/// WR-8.2
#[test]
fn in_2019_starfish_wait_for_a_named_claim_and_lie_on_its_display() {
    let mat = "displays = [['relic1', 'gem1', 'gem2'], ['art1']], basket = { starfish = 1 }";
    let scene = table(&format!("dice = ['3', '4']\nmats = [{{ {mat} }}]"));
    assert_eq!(scene.refused("cover d1.1"), "WR-8.2 wr-why-while-claiming");
    let mut scene = claims("2019", "'E7', 'E43', 'E24'", mat);
    assert_eq!(scene.refused("cover d1.1"), "WR-8.2 wr-why-name-first");
    scene.play("claim d1 E7");
    assert_eq!(scene.refused("cover d2.1"), "WR-8.2 wr-why-other-display");
}

/// WR-8.2
#[test]
fn in_2019_a_starfish_that_a_named_claim_needs_is_refused_elsewhere() {
    let mat = "displays = [['relic1', 'gem1', 'art1'], ['art1']], basket = { starfish = 1 }";
    let mut scene = claims("2019", "'E7', 'E43', 'E24'", mat);
    scene.play("claim d1 E7");
    assert_eq!(scene.refused("done"), "WR-8.2 wr-why-starfish-first");
    assert_eq!(scene.refused("cover d1.1"), "WR-8.2 wr-why-starfish-owed");
    assert_eq!(scene.refused("trim d2"), "WR-8.2 wr-why-starfish-owed");
    assert!(scene.offers("cover d1.3"));
}

/// WR-6.4, WR-5.1
#[test]
fn a_scallops_treasure_is_refused_by_the_claimed_display_only_if_that_is_full() {
    let mat = |tiles: &str| format!("displays = [[{tiles}]], basket = {{ scallop = 1 }}");
    for edition in EDITIONS {
        let mut scene = claims(edition, "'E3', 'E45', 'E24'", &mat("'art1', 'art1', 'art1'"));
        scene.play_all(&["A claim d1 E3", "A decorate scallop gem", "* gem1"]);
        assert!(scene.offers("place d1"), "{edition}");
        let five = "'gem1', 'gold1', 'art1', 'gem2', 'relic1'";
        let mut scene = claims(edition, "'E3', 'E45', 'E24'", &mat(five));
        scene.play_all(&["A claim d1 E45", "A decorate scallop gem", "* gem1"]);
        assert_eq!(scene.refused("place d1"), "WR-5.1 wr-why-display-full", "{edition}");
    }
}

/// WR-8.3
#[test]
fn in_2019_clearing_needs_a_starfish_a_treasure_and_a_display_that_is_not_claimed() {
    let scene = table("dice = ['3', '4']\nmats = [{ displays = [['gem1']] }]");
    assert_eq!(scene.refused("trim d1"), "WR-8.3 wr-why-no-bauble");
    let mat = "displays = [['relic1', 'gem1', 'gem2']], basket = { starfish = 1 }";
    let mut scene = claims("2019", "'E7', 'E43', 'E24'", mat);
    assert_eq!(scene.refused("trim d2"), "WR-8.3 wr-why-display-empty");
    scene.play("claim d1 E7");
    assert_eq!(scene.refused("trim d1"), "WR-8.3 wr-why-being-claimed");
}
