//! Chapter 8: what starfish can do, which differs between the editions.

use wreck_raiders_testing::moments::{MARKET, agenda, claiming, exhibits};
use wreck_raiders_testing::{Questions, Scene, table};

/// A claim step of 2018 with treasures on all displays of A, and a market.
fn first_edition(mat: &str) -> Scene {
    claiming("2018", &format!("row = ['E7', 'E43', 'E24']\n{MARKET}\nmats = [{{ {mat} }}]"))
}

/// The same in 2019.
fn second_edition(mat: &str) -> Scene {
    claiming("2019", &format!("row = ['E7', 'E43', 'E24']\n{MARKET}\nmats = [{{ {mat} }}]"))
}

/// WR-8.1
#[test]
fn in_2018_a_starfish_covers_any_treasure_of_an_own_display() {
    let mut scene = first_edition(
        "displays = [['gem1', 'gold1'], [], ['art1']], vault = [['relic1']], basket = { starfish = 2 }",
    );
    assert_eq!(scene.options(), ["done", "cover d1.1", "cover d1.2", "cover d3.1"]);
    scene.play("cover d1.2");
    assert_eq!((scene.display("A", 1), scene.basket("A")), ("gem1 gold1*".into(), [0, 0, 1]));
    assert_eq!(scene.options(), ["done", "cover d1.1", "cover d3.1"], "one starfish per treasure");
}

/// WR-8.1
#[test]
fn in_2018_a_starfish_must_lie_before_the_claim_is_named() {
    let mut scene = first_edition("displays = [['relic1', 'gem1', 'art1']], basket = { starfish = 1 }");
    scene.refuses("claim d1 E7");
    assert!(scene.play("cover d1.3").offers("claim d1 E7"));
}

/// WR-8.1
#[test]
fn in_2018_a_starfish_stays_until_its_display_is_claimed() {
    let mut scene = first_edition(
        "displays = [['gem1', 'gold1'], ['relic1', 'gem1', 'gem2']], basket = { starfish = 1 }",
    );
    scene.play_all(&["A cover d1.1", "A claim d2 E7", "A pick conch"]);
    assert_eq!(scene.display("A", 1), "gem1* gold1", "another display's claim does not free it");
    let mut later = table("edition = '2018'\ndice = ['3']\nmats = [{ displays = [['gem1*', 'gold1']] }]");
    later.play("take 3").play("off>gem3").deal("gem2");
    assert_eq!(later.play("place d1").display("A", 1), "gem1* gold1 gem2");
}

/// WR-8.1
#[test]
fn in_2018_covers_are_offered_at_every_own_decision_of_the_claim_step() {
    let mut scene = first_edition(
        "displays = [['relic1', 'gem1', 'gem2'], ['art1'], ['gem1', 'gold1', 'art1', 'relic1']],
         basket = { starfish = 5, scallop = 1 }",
    );
    scene.play("claim d1 E7");
    assert_eq!(agenda(&scene)[0], "decorate d1 E7");
    assert!(scene.offers("cover d1.1") && scene.offers("cover d2.1") && scene.offers("cover d3.4"));
    scene.play("decorate scallop gem").deal("gem1");
    assert_eq!(agenda(&scene)[0], "place A gem1 anywhere");
    assert!(scene.offers("cover d1.1") && scene.offers("cover d2.1"), "also while a decoration is placed");
    scene.play("place v1").play("done");
    assert_eq!(agenda(&scene)[0], "pick");
    assert_eq!(scene.offered("cover")[0], "cover d2.1", "on the claimed display only until its style check");
    assert!(!scene.offers("cover d1.1") && scene.offers("cover d3.1"));
    scene.play("pick scallop").play("claim d3 E43").play("done");
    assert_eq!(agenda(&scene)[0], "free");
    assert_eq!(scene.offered("cover"), ["cover d2.1"]);
}

/// WR-8.1, WR-8.2, WR-6.4
#[test]
fn starfish_lie_on_the_claimed_display_after_a_scallop_brought_one_more_treasure_to_it() {
    let mat = "displays = [['gem1', 'gem2', 'relic1']], basket = { starfish = 4, scallop = 1 }";
    for mut scene in [first_edition(mat), second_edition(mat)] {
        scene.play_all(&["A claim d1 E7", "A decorate scallop gold", "* gold1", "A place d1"]);
        assert_eq!(scene.offered("cover"), ["cover d1.1", "cover d1.2", "cover d1.3", "cover d1.4"]);
        scene.play_all(&["A cover d1.4", "A cover d1.1", "A cover d1.3", "A done"]);
        assert_eq!(scene.options()[0], "pick conch", "the starfish put the first three in order");
        scene.play("pick conch");
        assert_eq!((scene.discards(), scene.basket("A")), ("gem1 gem2 gold1 relic1".into(), [1, 0, 1]));
    }
}

/// WR-8.1
#[test]
fn in_2018_starfish_have_no_power_outside_the_claim_step() {
    let mat = "mats = [{ displays = [['gem1']], basket = { starfish = 2, scallop = 1 } }]";
    let mut scene = table(&format!("edition = '2018'\ndice = ['3', '4']\n{mat}"));
    assert_eq!(scene.options(), ["take 3", "take 4"]);
    scene.play("take 3");
    assert!(scene.offered("cover").is_empty());
    scene.play("off>gem3").deal("gem2");
    assert!(scene.offered("cover").is_empty(), "the dive's treasure is placed before the claim step");
    scene.play("place d1");
    assert_eq!(scene.options(), ["extra", "done"]);
    scene.play("done");
    assert_eq!(scene.options(), ["done", "cover d1.1", "cover d1.2"]);
    assert!(scene.play("done").offered("cover").is_empty());
}

/// WR-8.1
#[test]
fn in_2018_no_treasure_is_ever_trimmed() {
    let mut scene = first_edition("displays = [['gem1']], basket = { starfish = 2 }");
    scene.refuses("trim d1");
    scene.play("done").refuses("trim d1");
}

/// WR-8.1
#[test]
fn the_claim_step_is_offered_for_a_claim_or_a_starfish_power_and_passes_by_otherwise() {
    let matching = "displays = [['gem1', 'relic1', 'gem2']]";
    let starfish = "displays = [['gem1']], basket = { starfish = 1 }";
    let nothing_to_cover = "displays = [['gem1*']], basket = { starfish = 1 }";
    let no_treasure = "vault = [['gem1']], basket = { starfish = 1 }";
    let nothing = "displays = [['gem1']], basket = { conch = 1, scallop = 1 }";
    for (mat, asked) in [
        (matching, true),
        (starfish, true),
        (nothing_to_cover, false),
        (no_treasure, false),
        (nothing, false),
    ] {
        assert_eq!(first_edition(mat).offers("done"), asked, "2018: {mat}");
    }
    for (mat, asked) in [(matching, true), (starfish, true), (no_treasure, false), (nothing, false)] {
        assert_eq!(second_edition(mat).offers("done"), asked, "2019: {mat}");
    }
}

/// WR-8.1, WR-8.2, WR-6.2
#[test]
fn a_named_claim_is_not_asked_about_when_no_starfish_can_be_used() {
    let mut scene = first_edition("displays = [['art1*', 'gem1*', 'gem2*']], basket = { starfish = 1 }");
    assert_eq!(scene.play("claim d1 E7").options(), ["pick conch", "pick scallop", "pick starfish"]);
    let mut scene = second_edition("displays = [['relic1', 'gem1', 'gem2']], basket = { starfish = 4 }");
    scene.play_all(&["A claim d1 E7", "A cover d1.1", "A cover d1.2", "A cover d1.3"]);
    assert_eq!(scene.options(), ["pick conch", "pick scallop", "pick starfish"]);
}

/// WR-8.2
#[test]
fn in_2019_starfish_are_laid_only_on_the_display_being_claimed() {
    let mut scene =
        second_edition("displays = [['relic1', 'gem1', 'gem2'], ['art1']], basket = { starfish = 1 }");
    assert!(scene.offered("cover").is_empty(), "not before a claim is named");
    scene.play("claim d1 E7");
    assert_eq!(scene.offered("cover"), ["cover d1.1", "cover d1.2", "cover d1.3"]);
}

/// WR-8.2
#[test]
fn in_2019_any_number_of_starfish_may_help_a_claim() {
    let mat =
        |starfish| format!("displays = [['art1', 'art1', 'art2']], basket = {{ starfish = {starfish} }}");
    second_edition(&mat(2)).refuses("claim d1 E7");
    let mut scene = second_edition(&mat(3));
    scene.play_all(&["A claim d1 E7", "A cover d1.2", "A cover d1.3", "A cover d1.1"]);
    assert_eq!(scene.options(), ["pick conch", "pick scallop", "pick starfish"]);
    assert_eq!((exhibits(scene.play("pick conch"), "A"), scene.basket("A")), ("E7".into(), [1, 0, 0]));
}

/// WR-8.2, WR-6.2
#[test]
fn in_2019_a_named_claim_is_seen_through() {
    let mut scene = second_edition(
        "displays = [['art1', 'gem1', 'gem2'], ['art1']], basket = { starfish = 1, conch = 1 }",
    );
    scene.play("claim d1 E7");
    assert_eq!(
        scene.options(),
        ["cover d1.1"],
        "the starfish is needed there: no other place, no trim, no going on"
    );
    scene.play("cover d1.1");
    assert_eq!(scene.options(), ["decorate conch", "done"]);
}

/// WR-8.2
#[test]
fn in_2019_a_starfish_may_cover_a_fitting_treasure_while_enough_are_left() {
    let mut scene = second_edition("displays = [['gem1', 'gem2', 'art1']], basket = { starfish = 2 }");
    scene.play("claim d1 E7");
    assert_eq!(scene.offered("cover"), ["cover d1.1", "cover d1.2", "cover d1.3"]);
    scene.play("cover d1.1");
    assert_eq!(scene.options(), ["cover d1.3"], "the art can be nothing but covered");
}

/// WR-8.3
#[test]
fn in_2019_a_starfish_discards_the_rightmost_treasure_of_a_display() {
    let mut scene = second_edition(
        "displays = [['gem1', 'gold1'], [], ['art1']], vault = [['gem1']], basket = { starfish = 2 }",
    );
    assert_eq!(scene.options(), ["done", "trim d1", "trim d3"]);
    scene.play("trim d1");
    assert_eq!(
        (scene.display("A", 1), scene.discards(), scene.basket("A")),
        ("gem1".into(), "gold1".into(), [0, 0, 1])
    );
    scene.play("trim d1");
    assert_eq!((scene.display("A", 1), scene.discards()), (String::new(), "gem1 gold1".into()));
}

/// WR-8.3, WR-3.4
#[test]
fn a_starfish_spent_on_a_trim_returns_to_the_supply() {
    let mats =
        "mats = [{ displays = [['gem1']], basket = { starfish = 1 } }, { basket = { starfish = 14 } }]";
    let mut scene = table(&format!("dice = ['3+starfish']\n{mats}"));
    scene.play("trim d1").play("take 3+starfish");
    assert_eq!(scene.basket("A"), [0, 0, 1]);
}

/// WR-8.3
#[test]
fn in_2019_trims_are_offered_at_every_decision_of_a_turn() {
    let mat = "{ displays = [['relic1', 'gem1', 'gem2'], ['art1'], ['gem1', 'gold1', 'art1', 'relic1']],
                 basket = { starfish = 1, scallop = 2 } }";
    let mut scene = table(&format!("dice = ['3']\nrow = ['E7', 'E43', 'E24']\n{MARKET}\nmats = [{mat}]"));
    let all = ["trim d1", "trim d2", "trim d3"];
    let steps = ["take 3", "off>gold3", "* gold1", "place v1", "done", "claim d1 E7"];
    for step in steps {
        if scene.asked() == "A" {
            assert_eq!(scene.offered("trim"), all, "before {step}");
        }
        if let Some(outcome) = step.strip_prefix("* ") {
            scene.deal(outcome)
        } else {
            scene.play(step)
        };
    }
    for step in ["decorate scallop art", "* art1", "place v1", "done", "pick conch"] {
        if scene.asked() == "A" {
            assert_eq!(scene.offered("trim"), all[1..], "before {step}: not on the display being claimed");
        }
        if let Some(outcome) = step.strip_prefix("* ") {
            scene.deal(outcome)
        } else {
            scene.play(step)
        };
    }
    scene.play("claim d3 E43").play("done");
    assert_eq!((agenda(&scene)[0].as_str(), scene.offered("trim")), ("free", vec!["trim d2".to_string()]));
    scene.play_all(&["A done", "A done", "* E1", "* E2"]);
    assert_eq!((agenda(&scene)[0].as_str(), scene.offered("trim")), ("buy", vec!["trim d2".to_string()]));
}

/// WR-8.3
#[test]
fn in_2019_a_player_may_trim_when_placing_a_treasure_on_another_players_turn() {
    let mats =
        "mats = [{}, { divers = ['gem4'], displays = [['gold1'], ['art2']], basket = { starfish = 1 } }]";
    let mut scene = table(&format!("dice = ['3']\n{mats}"));
    scene.play_all(&["A take 3", "A off>gem3", "* gem1", "A place v1", "* gem2"]);
    assert_eq!(
        (scene.asked(), scene.offered("trim")),
        ("B".into(), vec!["trim d1".into(), "trim d2".into()])
    );
    scene.play("trim d2").play("place d2");
    assert_eq!((scene.display("B", 2), scene.discards()), ("gem2".into(), "art2".into()));
}

/// WR-8.3, WR-5.3
#[test]
fn in_2019_a_trim_makes_room_for_a_treasure_which_must_then_be_placed() {
    let five =
        |treasure: &str| format!("['{treasure}', '{treasure}', '{treasure}', '{treasure}', '{treasure}']");
    let four = |treasure: &str| format!("['{treasure}', '{treasure}', '{treasure}', '{treasure}']");
    let displays = format!("displays = [{}, {}, {}]", five("gem1"), five("gold1"), five("art1"));
    let vault = format!("vault = [{}, {}, {}]", four("gem2"), four("gold2"), four("art2"));
    let position = format!("dice = ['3']\nmats = [{{ {displays}, {vault}, basket = {{ starfish = 1 }} }}]");
    let mut scene = table(&position);
    scene.play_all(&["A take 3", "A off>relic3", "* relic1"]);
    assert_eq!(scene.options(), ["discard", "trim d1", "trim d2", "trim d3"]);
    scene.play("trim d2");
    assert_eq!(scene.options(), ["place d2"]);
}
