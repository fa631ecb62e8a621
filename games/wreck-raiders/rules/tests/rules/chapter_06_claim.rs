//! Chapter 6: naming, decorating, and carrying out a claim.

use wreck_raiders_testing::moments::{EDITIONS, claiming, exhibits, row};
use wreck_raiders_testing::{Questions, Scene, table};

/// Both editions at A's claim step with these cards face up and these displays.
fn displays(cards: &str, displays: &str, basket: &str) -> [Scene; 2] {
    let position =
        format!("row = [{cards}]\nmats = [{{ displays = [{displays}], basket = {{ {basket} }} }}]");
    EDITIONS.map(|edition| claiming(edition, &position))
}

/// WR-6.1
#[test]
fn a_display_matches_a_card_of_its_types_in_any_order() {
    for scene in displays("'E17', 'E1', 'E24'", "['art3', 'gem1', 'gold2']", "") {
        assert_eq!(scene.options(), ["claim d1 E17", "done"]);
    }
}

/// WR-6.1
#[test]
fn faces_do_not_matter_for_a_claim() {
    for scene in displays("'E1', 'E8', 'E24'", "['gem1', 'gem3', 'gem2'], ['gold3', 'gem2', 'gold3']", "") {
        assert_eq!(scene.options(), ["claim d1 E1", "claim d2 E8", "done"]);
    }
}

/// WR-6.1
#[test]
fn one_treasure_more_or_fewer_is_no_match() {
    let near = "['gem1', 'gold1', 'art1', 'art2'], ['gem1', 'gold1'], ['gem1', 'gold1', 'gold2']";
    for scene in displays("'E17', 'E1', 'E24'", near, "conch = 1, scallop = 1") {
        scene.refuses("claim d1 E17");
        assert_eq!(scene.options(), ["end"], "no claim is possible, so the step passes by");
    }
}

/// WR-6.1, WR-8.1
#[test]
fn a_treasure_under_a_starfish_counts_as_any_type() {
    let [first, _] =
        ["row = ['E17', 'E1', 'E24']\nmats = [{ displays = [['gem1', 'gold1', 'relic2*']] }]", ""]
            .map(|position| claiming("2018", position));
    assert_eq!(first.options(), ["claim d1 E17", "done"]);
    let covered =
        "row = ['E24', 'E17', 'E1']\nmats = [{ displays = [['gem1*', 'gold1*', 'art2*', 'gem1*']] }]";
    assert_eq!(
        claiming("2018", covered).options(),
        ["claim d1 E24", "done"],
        "but it counts as one treasure"
    );
}

/// WR-6.1
#[test]
fn one_display_may_match_several_cards_and_one_card_several_displays() {
    let two = "['gold1', 'art1', 'relic1', 'gem1'], ['art1', 'gem1', 'relic1', 'gold1']";
    for scene in displays("'E43', 'E44', 'E1'", two, "") {
        assert_eq!(scene.offered("claim"), ["claim d1 E43", "claim d1 E44", "claim d2 E43", "claim d2 E44"]);
    }
}

/// WR-6.2
#[test]
fn a_claim_is_named_then_decorated_then_rewarded_then_carried_out() {
    for mut scene in displays("'E7', 'E1', 'E24'", "['relic1', 'gem1', 'gem2']", "conch = 1, scallop = 1") {
        scene.play_all(&["A claim d1 E7", "A decorate conch", "A decorate scallop gold", "* gold3"]);
        assert_eq!((scene.display("A", 1), row(&scene)), ("relic1 gem1 gem2".into(), "E7 E1 E24".into()));
        scene.play_all(&["A place d2"]);
        // Nothing is left to decide before the style check.
        assert_eq!(scene.options(), ["pick conch", "pick scallop", "pick starfish"]);
        assert_eq!((scene.discards(), exhibits(&scene, "A")), (String::new(), String::new()));
        scene.play("pick scallop");
        assert_eq!((scene.display("A", 1), row(&scene)), (String::new(), "- E1 E24".into()));
        assert_eq!((scene.discards(), exhibits(&scene, "A")), ("gem1 gem2 relic1".into(), "E7+conch".into()));
        assert_eq!(scene.basket("A"), [0, 1, 0]);
    }
}

/// WR-6.2
#[test]
fn nothing_but_the_named_claim_goes_on_while_it_is_decorated() {
    for mut scene in
        displays("'E7', 'E5', 'E24'", "['gem3', 'relic1', 'gem1'], ['gold1', 'gem1', 'gem2']", "conch = 1")
    {
        scene.play("claim d1 E7");
        assert_eq!(scene.options(), ["decorate conch", "done"]);
    }
}

/// WR-6.3
#[test]
fn a_conch_crest_takes_one_conch_which_stays_on_the_card() {
    for mut scene in displays("'E2', 'E5', 'E24'", "['gold1', 'gold1', 'gold1']", "conch = 2") {
        scene.play("claim d1 E2").play("decorate conch");
        assert_eq!(exhibits(&scene, "A"), "E2+conch", "a second conch is not asked for");
        assert_eq!(scene.basket("A"), [1, 0, 0]);
        assert_eq!((scene.points("A", "exhibits"), scene.points("A", "conches")), (6, 2));
    }
}

/// WR-6.3
#[test]
fn the_conch_on_a_card_does_not_return_to_the_supply() {
    let position = "row = ['E2', 'E17', 'E24']\nmats = [
        { displays = [['gold1', 'gold1', 'gold1'], ['gem1', 'gold1', 'art1']], basket = { conch = 1 } },
        { basket = { conch = 14 } }]";
    for mut scene in EDITIONS.map(|edition| claiming(edition, position)) {
        scene.play_all(&["A claim d1 E2", "A decorate conch", "A claim d2 E17"]);
        assert_eq!(scene.options(), ["pick scallop", "pick starfish"]);
    }
}

/// WR-6.3, WR-6.4
#[test]
fn decorating_is_optional_and_needs_the_crest_and_the_bauble() {
    for mut scene in displays("'E2', 'E3', 'E24'", "['gold1', 'gold1', 'gold1']", "conch = 1") {
        assert_eq!(scene.play("claim d1 E2").options(), ["decorate conch", "done"]);
        assert_eq!(exhibits(scene.play("done"), "A"), "E2");
        assert_eq!(scene.basket("A"), [1, 0, 0]);
    }
    for mut scene in displays("'E2', 'E3', 'E24'", "['gold1', 'gold1', 'gold1']", "scallop = 1") {
        assert_eq!(exhibits(scene.play("claim d1 E2"), "A"), "E2", "a scallop is no conch");
    }
    for mut scene in displays("'E1', 'E3', 'E24'", "['gem1', 'gem1', 'gem1']", "conch = 1, scallop = 1") {
        assert_eq!(exhibits(scene.play("claim d1 E1"), "A"), "E1", "a card without crests");
    }
}

/// WR-6.4
#[test]
fn a_scallop_crest_brings_one_treasure_of_any_wreck() {
    for mut scene in displays("'E3', 'E1', 'E24'", "['art1', 'art1', 'art1']", "scallop = 2") {
        scene.play("claim d1 E3");
        let wrecks = ["gem", "gold", "art", "relic"].map(|wreck| format!("decorate scallop {wreck}"));
        assert_eq!(scene.offered("decorate"), wrecks);
        scene.play("decorate scallop relic");
        assert_eq!(scene.basket("A"), [0, 1, 0]);
        assert_eq!(scene.possible(), "relic1 relic2 relic3");
        scene.play_all(&["* relic2", "A place v3"]);
        assert_eq!(scene.column("A", 3), "relic2");
        assert_eq!(exhibits(&scene, "A"), "E3", "the crest is used up, so the claim goes on");
    }
}

/// WR-6.4
#[test]
fn a_scallops_treasure_goes_to_any_display_the_claimed_one_included_or_to_the_vault() {
    for mut scene in displays("'E3', 'E1', 'E24'", "['art1', 'art1', 'art1']", "scallop = 1") {
        scene.play_all(&["A claim d1 E3", "A decorate scallop gem", "* gem1"]);
        let anywhere = ["place d1", "place d2", "place d3", "place v1", "place v2", "place v3"];
        assert_eq!(scene.options(), anywhere);
    }
}

/// WR-6.4, WR-6.5, WR-6.7
#[test]
fn one_more_treasure_on_the_claimed_display_undoes_neither_the_match_nor_the_order_and_is_cleared_with_it() {
    for mut scene in displays("'E6', 'E24', 'E17'", "['gem1', 'art1', 'gem2']", "scallop = 1") {
        scene.play_all(&["A claim d1 E6", "A decorate scallop relic", "* relic3", "A place d1"]);
        assert_eq!(scene.display("A", 1), "gem1 art1 gem2 relic3");
        assert_eq!(
            scene.options(),
            ["pick conch", "pick scallop", "pick starfish"],
            "the order still counts"
        );
        scene.play("pick conch");
        assert_eq!(
            (scene.display("A", 1), scene.discards()),
            (String::new(), "gem1 gem2 art1 relic3".into())
        );
        assert_eq!(exhibits(&scene, "A"), "E6");
    }
}

/// WR-6.4, WR-6.5
#[test]
fn one_more_treasure_of_the_right_type_does_not_earn_the_style_reward() {
    for mut scene in displays("'E6', 'E24', 'E17'", "['gem1', 'gem2', 'art1']", "scallop = 1") {
        scene.play_all(&["A claim d1 E6", "A decorate scallop gem", "* gem3", "A place d1"]);
        assert_eq!((exhibits(&scene, "A"), scene.basket("A")), ("E6".into(), [0, 0, 0]), "no reward");
    }
}

/// WR-6.4, WR-6.3
#[test]
fn a_claim_with_one_more_treasure_on_its_display_can_still_be_decorated_with_a_conch() {
    for mut scene in displays("'E4', 'E1', 'E24'", "['relic1', 'relic1', 'relic1']", "conch = 1, scallop = 1")
    {
        scene.play_all(&["A claim d1 E4", "A decorate scallop gem", "* gem1", "A place d1"]);
        assert_eq!(scene.options(), ["decorate conch", "done"]);
        assert_eq!(exhibits(scene.play("decorate conch"), "A"), "E4+conch");
    }
}

/// WR-6.4, WR-5.3
#[test]
fn with_room_only_on_the_claimed_display_a_scallops_treasure_must_go_there() {
    for mut scene in EDITIONS.map(|edition| claiming(edition, &crowded("'E3'", "'art1', 'art1', 'art1'"))) {
        scene.play_all(&["A claim d1 E3", "A decorate scallop relic", "* relic2"]);
        assert_eq!(scene.options(), ["place d1"]);
        scene.play("place d1");
        assert_eq!(scene.discards(), "art1 art1 art1 relic2");
        assert_eq!(exhibits(&scene, "A"), "E3");
    }
}

/// WR-6.4, WR-5.3
#[test]
fn a_scallops_treasure_without_any_room_is_discarded() {
    let full = "'gem1', 'gold1', 'art1', 'gem2', 'relic1'";
    for mut scene in EDITIONS.map(|edition| claiming(edition, &crowded("'E45'", full))) {
        scene.play_all(&["A claim d1 E45", "A decorate scallop relic", "* relic2"]);
        assert_eq!(scene.discards(), "gem1 gem2 gold1 art1 relic1 relic2");
        assert_eq!(exhibits(&scene, "A"), "E45");
    }
}

/// A mat with a scallop and no room but on its first display.
fn crowded(card: &str, first: &str) -> String {
    let full = "['gem1', 'gem1', 'gem1', 'gem2', 'gem2'], ['gold1', 'gold1', 'gold1', 'gold2', 'gold2']";
    let vault = "vault = [['gem3', 'gem3', 'gem3', 'gem3'], ['gold3', 'gold3', 'gold3', 'gold3'], ['art2', 'art2', 'art2', 'art2']]";
    format!(
        "row = [{card}, 'E1', 'E24']
         mats = [{{ displays = [[{first}], {full}], {vault}, basket = {{ scallop = 1 }} }}]"
    )
}

/// WR-6.4, WR-4.11
#[test]
fn the_claimed_treasures_are_not_yet_in_the_discards_when_the_scallops_treasure_is_drawn() {
    let position = "row = ['E3', 'E1', 'E24']\nmats = [
        { displays = [['art1', 'art1', 'art1']], basket = { scallop = 1 } },
        { displays = [['art1', 'art1', 'art1', 'art1', 'art2'], ['art3']],
          vault = [['art2', 'art2', 'art2', 'art2'], ['art2', 'art2', 'art3', 'art3'], ['art3', 'art3', 'art3', 'art3']] }]";
    for mut scene in EDITIONS.map(|edition| claiming(edition, position)) {
        scene.play("claim d1 E3").refuses("decorate scallop art");
        assert!(scene.offers("decorate scallop gem"));
        scene.play("done");
        assert_eq!(scene.discards(), "art1 art1 art1");
    }
}

/// WR-6.4
#[test]
fn the_two_decorations_may_be_used_in_either_order() {
    for mut scene in displays("'E4', 'E1', 'E24'", "['relic1', 'relic1', 'relic1']", "conch = 1, scallop = 1")
    {
        let mut other = scene.clone();
        scene.play_all(&[
            "A claim d1 E4",
            "A decorate conch",
            "A decorate scallop gem",
            "* gem1",
            "A place d2",
        ]);
        other.play_all(&[
            "A claim d1 E4",
            "A decorate scallop gem",
            "* gem1",
            "A place d2",
            "A decorate conch",
        ]);
        assert_eq!(exhibits(&scene, "A"), "E4+conch");
        assert!(scene.state == other.state, "both orders end alike");
    }
}

/// WR-6.7
#[test]
fn a_claim_sends_treasures_to_the_discards_starfish_to_the_supply_and_the_card_to_the_player() {
    let position = "row = ['E17', 'E18', 'E24']\nmats = [
        { displays = [['gem1', 'gold2', 'relic3*'], ['gold1', 'relic1', 'gem1']] },
        { basket = { starfish = 14 } }]";
    let mut scene = claiming("2018", position);
    scene.play("claim d1 E17");
    assert_eq!(scene.options(), ["pick conch", "pick scallop"], "the last starfish still lies on the relic");
    scene.play("pick conch");
    assert_eq!((scene.display("A", 1), scene.discards()), (String::new(), "gem1 gold2 relic3".into()));
    assert_eq!(exhibits(&scene, "A"), "E17");
    scene.play_all(&["A claim d2 E18", "A done"]);
    assert!(scene.offers("pick starfish"), "now it is in the supply");
}

/// WR-6.7, WR-8.2
#[test]
fn the_starfish_of_a_claim_return_in_2019_too() {
    let position = "row = ['E1', 'E18', 'E24']\nmats = [
        { displays = [['gem1', 'gem2', 'relic3'], ['gold1', 'relic1', 'gem1']], basket = { starfish = 1 } },
        { basket = { starfish = 14 } }]";
    let mut scene = claiming("2019", position);
    scene.play_all(&["A claim d1 E1", "A cover d1.3", "A claim d2 E18"]);
    assert_eq!((scene.discards(), scene.basket("A")), ("gem1 gem2 relic3".into(), [0, 0, 0]));
    assert!(scene.offers("pick starfish"));
}

/// WR-6.8
#[test]
fn what_a_claim_brings_may_be_used_for_the_next_at_once() {
    for mut scene in
        displays("'E6', 'E5', 'E24'", "['gem1', 'art1', 'gem1'], ['gem2', 'gold2']", "scallop = 1")
    {
        scene.refuses("claim d2 E5");
        scene.play_all(&["A claim d1 E6", "A decorate scallop gem", "* gem3", "A place d2", "A pick conch"]);
        scene.play_all(&["A claim d2 E5", "A decorate conch"]);
        assert_eq!(exhibits(&scene, "A"), "E5+conch E6");
    }
}

/// WR-6.9
#[test]
fn new_cards_are_revealed_only_when_the_player_is_done_claiming() {
    for mut scene in displays("'E1', 'E24', 'E17'", "['gem1', 'gem1', 'gem1'], ['art1', 'gem1', 'gold1']", "")
    {
        scene.play("claim d1 E1");
        assert_eq!((row(&scene), scene.asked()), ("- E24 E17".into(), "A".into()));
        let mut sated = scene.clone();
        scene.play("claim d2 E17");
        assert_eq!((row(&scene), scene.asked()), ("- E24 -".into(), "*".into()), "no claim is left");
        assert_eq!(row(scene.deal("E2").deal("E3")), "E2 E24 E3");
        assert_eq!(scene.options(), ["end"]);
        assert_eq!(row(sated.play("done").deal("E9")), "E9 E24 E17");
        assert_eq!(sated.options(), ["end"]);
    }
}

/// WR-6.9
#[test]
fn an_empty_deck_reveals_nothing() {
    let claimed: Vec<String> = (4..=52).map(|card| format!("'E{card}'")).collect();
    let position = format!(
        "last-turns = 1\nrow = ['E1', 'E2', 'E3']
         mats = [{{ displays = [['gem1', 'gem1', 'gem1']] }}, {{ exhibits = [{}] }}]",
        claimed.join(", ")
    );
    for mut scene in EDITIONS.map(|edition| claiming(edition, &position)) {
        scene.play("claim d1 E1");
        assert_eq!((row(&scene), scene.options()), ("- E2 E3".into(), vec!["end".to_string()]));
    }
}

/// WR-6.9, WR-6.2
#[test]
fn the_deck_brings_any_card_that_lies_nowhere_else() {
    let scene = table(
        "agenda = ['refill-row', 'buy', 'end-turn']\nrow = ['E1', '-', 'E3']\nmats = [{ exhibits = ['E52'] }]",
    );
    let cards: Vec<(String, u32)> =
        (1..=51).filter(|card| ![1, 3].contains(card)).map(|card| (format!("E{card}"), 1)).collect();
    assert_eq!(scene.outcomes(), cards);
}
