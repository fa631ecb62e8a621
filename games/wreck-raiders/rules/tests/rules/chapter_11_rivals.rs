//! Chapter 11: the rivals of the solo game, where they dive and what that brings.

use wreck_raiders::Event;
use wreck_raiders_testing::moments::{agenda, alone, rivals};
use wreck_raiders_testing::{Questions, Scene};

/// Three rival turns with these dice; `rest` says what lies where.
fn rival_turns(dice: &str, rest: &str) -> Scene {
    alone(&format!("dice = [{dice}]\n{rest}"))
}

/// WR-11.3
#[test]
fn a_rivals_own_treasure_goes_from_the_supply_to_the_discard() {
    let mut scene = rival_turns("'2', '3', '4'", "");
    scene.play("rival gem2").deal("gem3");
    assert_eq!((scene.discards(), rivals(&scene)), ("gem3".into(), "gem2".into()));
    assert_eq!(scene.position().solo.expect("solo").pile, 15);
    assert_eq!(scene.asked(), "A", "the next rival turn");
}

/// WR-11.3, WR-11.7
#[test]
fn rivals_gain_no_baubles_from_their_dice() {
    let mut scene = rival_turns("'2+conch', '3+starfish', '4'", "");
    scene.play("rival gem2").deal("gem3").play("rival gold3").deal("gold1");
    assert_eq!(scene.basket("A"), [0, 0, 0]);
    let gains = scene.events.iter().filter(|event| matches!(event, Event::BaublesGained { .. }));
    assert_eq!(gains.count(), 0);
}

/// WR-11.3
#[test]
fn the_movers_dive_comes_first_then_its_own_side_then_the_other() {
    let neighbours = "mats = [{ divers = ['gem3'] }]\nsolo = { rivals = ['gem1'], pile = 15 }";
    let mut scene = rival_turns("'2', '3', '4'", neighbours);
    scene.play("rival gem2");
    assert_eq!(agenda(&scene)[..3], ["draw R gem anywhere", "draw R gem vault", "draw A gem vault"]);
    let mut scene = alone(&format!("dice = ['2', '3', '4', '5', '6', '6']\n{neighbours}"));
    scene.play("take 2").play("off>gem2");
    assert_eq!(
        agenda(&scene)[..4],
        ["draw A gem anywhere", "extra gem", "draw A gem anywhere", "draw R gem anywhere"]
    );
}

/// WR-11.3
#[test]
fn a_rival_beside_the_players_dive_throws_its_treasure_away() {
    let mut scene =
        alone("dice = ['2', '3', '4', '5', '6', '6']\nsolo = { rivals = ['gem1', 'gem3'], pile = 14 }");
    scene.play_all(&["A take 2", "A off>gem2", "* gem1", "A place d1", "* gem2", "* gem3"]);
    assert_eq!(scene.discards(), "gem2 gem3");
}

/// Gems such that two are left in the supply, a `gem1` and a `gem2`, and none in the discard.
const TWO_GEMS: &str = "mats = [{ vault = [['gem1', 'gem1', 'gem1', 'gem1'], ['gem1', 'gem1', 'gem2', 'gem2']],
    displays = [['gem2', 'gem2', 'gem2', 'gem2'], ['gem3', 'gem3', 'gem3', 'gem3', 'gem3'], ['gem3', 'gem3']] }]";

/// WR-11.3, WR-4.11
#[test]
fn a_rivals_tile_is_on_the_discard_before_any_reshuffle() {
    let mut scene =
        rival_turns("'2', '3', '4'", &format!("{TWO_GEMS}\nsolo = {{ rivals = ['gem3'], pile = 15 }}"));
    scene.play("rival gem2").deal("gem2");
    assert_eq!((scene.discards(), scene.possible()), ("gem2".into(), "gem1".into()));
    scene.deal("gem1");
    assert_eq!(scene.discards(), "", "both tiles are the new supply");
    assert!(scene.position().solo.expect("solo").ran_out);
}

/// WR-11.3, WR-4.11
#[test]
fn the_players_tile_is_not_yet_in_the_discard_when_a_supply_runs_out() {
    let mut scene = alone(&format!(
        "dice = ['2', '3', '4', '5', '6', '6']\n{TWO_GEMS}\nsolo = {{ rivals = ['gem3'], pile = 15 }}"
    ));
    scene.play_all(&["A take 2", "A off>gem2", "* gem2", "A place v3"]);
    assert_eq!(scene.possible(), "gem1", "the rival beside the dive draws the last one");
    scene.deal("gem1");
    assert_eq!((scene.discards(), scene.column("A", 3)), (String::new(), "gem2".into()));
}

/// WR-11.4
#[test]
fn a_rival_on_the_beach_is_never_pushed_away() {
    let mut scene = rival_turns(
        "'2', '2', '2'",
        "mats = [{ divers = ['gem2', 'gold2', 'art2', 'relic2'] }]\nsolo = { rivals = ['beach2', 'beach4'], pile = 14 }",
    );
    scene.play("rival gem2");
    assert_eq!(scene.options(), ["push beach1", "push beach3", "push beach5", "push beach6"]);
    scene.play("push beach1");
    assert_eq!(rivals(&scene), "gem2 beach2 beach4");
}

/// WR-11.7
#[test]
fn a_rival_dives_by_any_die_left_to_any_wreck_not_visited_this_round() {
    let mut scene = rival_turns("'2', '5', '5+conch'", "");
    let all = [
        "rival gem2",
        "rival gold2",
        "rival art2",
        "rival relic2",
        "rival gem5",
        "rival gold5",
        "rival art5",
        "rival relic5",
    ];
    assert_eq!(scene.options(), all);
    scene.play("rival art5").deal("art1");
    assert_eq!(
        scene.options(),
        ["rival gem2", "rival gold2", "rival relic2", "rival gem5", "rival gold5", "rival relic5"]
    );
    scene.play("rival gem5").deal("gem1");
    assert_eq!(scene.options(), ["rival gold2", "rival relic2"]);
}

/// WR-11.7
#[test]
fn a_rival_dives_to_an_empty_spot_if_any_allowed_wreck_has_it() {
    let scene = rival_turns(
        "'2', '3', '2'",
        "mats = [{ divers = ['gem2', 'gold3'] }]\nsolo = { rivals = ['art2', 'gem3', 'art3', 'relic3'], pile = 12 }",
    );
    assert_eq!(
        scene.options(),
        ["rival gold2", "rival relic2", "rival gem3", "rival gold3", "rival art3", "rival relic3"]
    );
}

/// WR-11.7
#[test]
fn empty_spots_in_wrecks_already_visited_do_not_count() {
    let scene = rival_turns(
        "'2', '3', '4'",
        "mats = [{ divers = ['gem2'] }]\nagenda = ['rival', 'rival', 'market', 'end-round']
         solo = { rivals = ['gold2', 'art2', 'gem3', 'gold4'], pile = 12, visited = ['relic'] }",
    );
    assert_eq!(scene.offered("rival")[..3], ["rival gem2", "rival gold2", "rival art2"]);
    assert_eq!(scene.offered("rival")[3..], ["rival gold3", "rival art3", "rival gem4", "rival art4"]);
}

/// All four spots 2 are held, by two own divers and two rivals.
const CROWDED: &str = "mats = [{ divers = ['gem2', 'gold2'] }]";

/// WR-11.7, WR-11.8
#[test]
fn a_pushed_own_diver_goes_to_an_empty_beach_spot_of_choice_and_brings_its_baubles() {
    let mut scene = rival_turns(
        "'2', '3', '4'",
        &format!("{CROWDED}\nsolo = {{ rivals = ['art2', 'relic2', 'beach2'], pile = 11 }}"),
    );
    scene.play("rival gem2");
    assert_eq!(scene.options(), ["push beach1", "push beach3", "push beach4", "push beach5", "push beach6"]);
    scene.play("push beach4");
    assert_eq!((scene.divers("A"), scene.basket("A")), ("gold2 beach4".into(), [1, 1, 0]));
    assert_eq!(scene.asked(), "*", "the rival's treasure is drawn after the push");
}

/// WR-11.8, WR-1.6
#[test]
fn a_pushed_own_diver_brings_what_the_supply_still_has() {
    let position = "mats = [{ divers = ['gem2', 'gold2'], basket = { conch = 14 } }]\nsolo = { rivals = ['art2', 'relic2'], pile = 12 }";
    let mut scene = rival_turns("'2', '3', '4'", position);
    scene.play("rival gem2").play("push beach5");
    assert_eq!(scene.basket("A"), [15, 0, 0]);
}

/// WR-11.7
#[test]
fn a_rival_may_push_another_rival() {
    let mut scene = rival_turns(
        "'2', '3', '4'",
        &format!("{CROWDED}\nsolo = {{ rivals = ['art2', 'relic2'], pile = 12 }}"),
    );
    scene.play("rival art2").play("push beach1");
    assert_eq!((rivals(&scene), scene.basket("A")), ("art2 relic2 beach1".into(), [0, 0, 0]));
}

/// WR-11.7
#[test]
fn with_no_empty_beach_spot_a_pushed_own_diver_goes_off_the_board_without_baubles() {
    let full = "'beach1', 'beach2', 'beach3', 'beach4', 'beach5', 'beach6'";
    let mut scene = rival_turns(
        "'2', '3', '4'",
        &format!("{CROWDED}\nsolo = {{ rivals = ['art2', 'relic2', {full}], pile = 6 }}"),
    );
    scene.play("rival gem2");
    assert_eq!(
        (scene.divers("A"), scene.basket("A"), scene.asked()),
        ("gold2".into(), [0, 0, 0], "*".into())
    );
}

/// WR-11.7
#[test]
fn with_no_empty_beach_spot_a_pushed_rival_leaves_the_game() {
    let full = "'beach1', 'beach2', 'beach3', 'beach4', 'beach5', 'beach6'";
    let mut scene = rival_turns(
        "'2', '3', '4'",
        &format!("{CROWDED}\nsolo = {{ rivals = ['art2', 'relic2', {full}], pile = 6 }}"),
    );
    scene.play("rival art2");
    assert_eq!(rivals(&scene), "art2 relic2 beach1 beach2 beach3 beach4 beach5 beach6");
    assert_eq!(scene.position().solo.expect("solo").pile, 5);
}

/// WR-11.7
#[test]
fn conches_and_scallops_have_no_power_in_rival_turns() {
    let basket = "mats = [{ basket = { conch = 3, scallop = 3 }, divers = ['gem1'] }]";
    let mut scene = rival_turns("'2', '2', '2'", basket);
    assert_eq!(scene.options(), ["rival gem2", "rival gold2", "rival art2", "rival relic2"]);
    scene.play_all(&["A rival gem2", "* gem1", "* gem2", "A place v1"]);
    assert_eq!(scene.offered("rival").len(), scene.options().len(), "no extra treasure");
}

/// WR-11.7, WR-8.3
#[test]
fn starfish_may_still_trim_in_rival_turns() {
    let position =
        "mats = [{ divers = ['gem2', 'gem1', 'gold2'], displays = [['art1']], basket = { starfish = 9 } }]
        solo = { rivals = ['art2', 'relic2'], pile = 12 }";
    let mut scene = rival_turns("'2', '3', '4'", position);
    assert!(scene.offers("trim d1"));
    assert!(scene.play("rival gem2").offers("trim d1"), "also before the push");
    scene.play("push beach1").deal("gem1").deal("gem2");
    assert!(scene.offers("trim d1"), "also before the vault");
    let market = alone(
        "agenda = ['market', 'end-round']\nmats = [{ displays = [['art1']], basket = { starfish = 1 } }]",
    );
    assert_eq!(market.options(), ["end", "trim d1"]);
}

/// WR-11.9, WR-4.9
#[test]
fn own_divers_beside_a_rivals_dive_gain_into_the_vault_only() {
    let mut scene = rival_turns("'6', '3', '4'", "mats = [{ divers = ['gem1', 'gem5'] }]");
    scene.play("rival gem6").deal("gem1");
    scene.deal("gem2");
    assert_eq!(scene.options(), ["place v1", "place v2", "place v3"]);
    scene.play("place v2").deal("gem3").play("place v2");
    assert_eq!(scene.column("A", 2), "gem2 gem3", "a diver on each side, and 6 and 1 are neighbours");
}

/// WR-11.9
#[test]
fn with_a_full_vault_the_treasure_is_discarded() {
    let four = |treasure: &str| format!("['{treasure}', '{treasure}', '{treasure}', '{treasure}']");
    let vault = format!("vault = [{}, {}, {}]", four("art1"), four("art2"), four("art3"));
    let mat = format!(
        "mats = [{{ divers = ['gem1'], {vault}, displays = [['gold1']], basket = {{ starfish = 1 }} }}]"
    );
    let mut scene = rival_turns("'6', '3', '4'", &mat);
    scene.play("rival gem6").deal("gem1").deal("gem2");
    assert_eq!((scene.discards(), agenda(&scene)[0].as_str()), ("gem1 gem2".into(), "rival"));
}

/// WR-11.9
#[test]
fn a_column_that_is_full_takes_nothing_more() {
    let mat = "mats = [{ divers = ['gem1'], vault = [['art1', 'art1', 'art1', 'art1'], ['art2']] }]";
    let mut scene = rival_turns("'2', '3', '4'", mat);
    scene.play("rival gem2").deal("gem1").deal("gem2");
    assert_eq!(scene.options(), ["place v2", "place v3"]);
}

/// WR-11.9, WR-11.6
#[test]
fn beside_the_players_own_dive_treasures_go_anywhere() {
    let mut scene = alone("dice = ['2', '3', '4', '5', '6', '6']\nmats = [{ divers = ['gem1'] }]");
    scene.play_all(&["A take 2", "A off>gem2", "* gem1", "A place d1", "* gem2"]);
    assert!(scene.offers("place d1"));
}

/// WR-11.12, WR-11.11
#[test]
fn an_empty_pile_skips_the_rival_turns_left() {
    let mut scene = rival_turns("'2', '3', '4'", "solo = { rivals = ['gem1'], pile = 1 }");
    scene.play("rival gold2").deal("gold1");
    assert_eq!(scene.options(), ["end"], "the market comes at once");
    assert_eq!(scene.play("end").asked(), "over");
}
