//! Chapter 11: the solo game's rounds, the player's own turns, and how it ends.

use tabletop::Game;
use wreck_raiders::{Edition, Event, Setup, State};
use wreck_raiders_testing::moments::{agenda, alone, exhibits, market, rivals};
use wreck_raiders_testing::{Questions, Scene, new_game, table};

/// WR-11.1
#[test]
fn the_solo_game_is_set_up_for_two_with_six_dice_and_sixteen_rivals() {
    let rules = Edition::Second.rules(1).expect("2019 has a solo game");
    assert_eq!((rules.divers, rules.row, rules.dice, rules.rivals), (6, 3, 6, 16));
    let scene = new_game("2019", 1);
    let position = scene.position();
    assert_eq!((position.row.len(), position.dice.len(), position.mats.len()), (3, 6, 1));
    assert_eq!(position.solo.expect("a solo game").pile, 16);
}

/// WR-11.1, WR-1.1
#[test]
fn there_is_no_solo_game_in_2018() {
    assert!(State::new(&Setup::new(Edition::First, 1)).is_err());
}

/// WR-11.1, WR-11.2
#[test]
fn a_solo_game_opens_with_three_cards_nine_pieces_and_six_dice() {
    let mut scene = new_game("2019", 1);
    for outcome in ["E1", "E2", "E3", "B1", "B2", "B3", "M1", "M2", "M3", "T1", "T2", "T3"] {
        scene.deal(outcome);
    }
    for die in ["1", "2", "3", "4+conch", "5", "6"] {
        scene.deal(die);
    }
    assert_eq!(scene.offered("take").len(), 6);
}

/// WR-11.2
#[test]
fn a_round_is_three_turns_of_the_player_and_three_rival_turns_with_the_dice_left() {
    let mut scene = alone("dice = ['1', '2', '3', '4', '5', '6']");
    for (die, tile) in [("1", "gem1"), ("3", "gem2"), ("5", "gem3")] {
        scene.play(&format!("take {die}")).play(&format!("off>gem{die}")).deal(tile).play("place v1");
        scene.play("end");
    }
    assert_eq!(scene.offered("rival").len(), 12, "the dice 2, 4 and 6 are left for four wrecks");
    scene
        .play("rival gold2")
        .deal("gold1")
        .play("rival art4")
        .deal("art1")
        .play("rival relic6")
        .deal("relic1");
    assert_eq!(scene.options(), ["end"], "the market");
    scene.play("end");
    assert_eq!(
        agenda(&scene),
        ["roll", "turn", "turn", "turn", "rival", "rival", "rival", "market", "end-round"]
    );
    assert_eq!(scene.position().solo.expect("solo").visited, [], "a new round");
}

/// WR-11.4
#[test]
fn own_divers_leave_the_beach_by_moving() {
    let mut scene = alone(
        "dice = ['2', '2', '2', '2', '2', '2']\nmats = [{ divers = ['beach2'] }]\nsolo = { rivals = ['beach3'], pile = 15 }",
    );
    scene.play("take 2").play("beach2>gem2");
    assert_eq!((scene.divers("A"), rivals(&scene)), ("gem2".into(), "beach3".into()));
}

/// WR-11.5
#[test]
fn the_player_does_not_move_to_the_beach() {
    let mut scene = alone("dice = ['2', '2', '2', '2', '2', '2']\nmats = [{ divers = ['gem5'] }]");
    scene.play("take 2");
    let moves = ["off>gem2", "off>gold2", "gem5>gold2", "off>art2", "gem5>art2", "off>relic2", "gem5>relic2"];
    assert_eq!(scene.options(), moves);
}

/// All four spots 2 are held by the player's divers.
const BLOCKED: &str =
    "mats = [{ divers = ['gem2', 'gold2', 'art2', 'relic2'], displays = [['gem1', 'gem1', 'gem1']],
    basket = { conch = 3, scallop = 2 } }]";

/// WR-11.5
#[test]
fn without_a_legal_wreck_spot_no_diver_moves_and_claiming_and_buying_follow() {
    let mut scene = alone(&format!("dice = ['2', '3', '3', '3', '3', '3']\n{BLOCKED}"));
    scene.play("take 2");
    assert_eq!(scene.options(), ["stay", "up", "down"], "a conch may still change the die");
    scene.play("stay");
    assert_eq!((scene.divers("A"), scene.discards()), ("gem2 gold2 art2 relic2".into(), String::new()));
    scene.play("claim d1 E1").deal("E4");
    assert_eq!(exhibits(&scene, "A"), "E1");
    assert_eq!(scene.offered("buy"), ["buy B1", "buy B3"]);
}

/// WR-11.5
#[test]
fn with_a_legal_wreck_spot_a_diver_must_move() {
    let mut scene = alone(&format!("dice = ['3', '3', '3', '3', '3', '3']\n{BLOCKED}"));
    scene.play("take 3").refuses("stay");
}

/// WR-11.5, WR-3.3, WR-3.4
#[test]
fn the_players_own_dice_bring_baubles_and_wrap_as_in_2019() {
    let mut scene = alone("dice = ['6+conch', '3', '3', '3', '3', '3']");
    scene.play("take 6+conch").play("up");
    assert_eq!(scene.offered("off>gem1"), ["off>gem1"]);
}

/// WR-11.6
#[test]
fn a_pushed_rival_goes_to_an_empty_beach_spot_of_the_players_choice() {
    let mut scene = alone(
        "dice = ['2', '2', '2', '2', '2', '2']\nmats = [{ divers = ['beach1'] }]\nsolo = { rivals = ['gem2', 'beach4'], pile = 14 }",
    );
    scene.play("take 2").play("off>gem2");
    assert_eq!(scene.options(), ["push beach2", "push beach3", "push beach5", "push beach6"]);
    scene.play("push beach5");
    assert_eq!((scene.divers("A"), rivals(&scene)), ("gem2 beach1".into(), "beach4 beach5".into()));
    assert_eq!(scene.basket("A"), [0, 0, 0], "a rival brings nobody baubles");
    assert_eq!(scene.asked(), "*", "then the dive's treasure");
}

/// WR-11.6, WR-4.6
#[test]
fn the_moving_divers_old_beach_spot_is_empty_for_the_pushed_rival() {
    let mut scene = alone(
        "dice = ['2', '2', '2', '2', '2', '2']\nmats = [{ divers = ['beach1'] }]
         solo = { rivals = ['gem2', 'beach2', 'beach3', 'beach4', 'beach5', 'beach6'], pile = 10 }",
    );
    scene.play("take 2").play("beach1>gem2");
    assert_eq!(scene.options(), ["push beach1"]);
}

/// WR-11.6
#[test]
fn with_no_empty_beach_spot_a_pushed_rival_leaves_the_game() {
    let mut scene = alone(
        "dice = ['2', '2', '2', '2', '2', '2']
         solo = { rivals = ['gem2', 'beach1', 'beach2', 'beach3', 'beach4', 'beach5', 'beach6'], pile = 9 }",
    );
    scene.play("take 2").play("off>gem2");
    assert_eq!(scene.asked(), "*");
    assert_eq!(rivals(&scene), "beach1 beach2 beach3 beach4 beach5 beach6");
    assert_eq!(scene.position().solo.expect("solo").pile, 9, "not back to the pile");
}

/// WR-11.10
#[test]
fn after_the_rival_turns_any_number_of_pieces_may_be_bought() {
    let mut scene =
        alone("agenda = ['market', 'end-round']\nmats = [{ basket = { conch = 5, scallop = 2 } }]");
    assert_eq!(scene.options(), ["buy B1", "buy B3", "end"]);
    scene.play("buy B1").deal("B4");
    assert_eq!(market(&scene), "B4 B2 B3 M1 M2 M3 T1 T2 T3", "refilled after each purchase");
    scene.play("buy M1>B1").deal("M4").play("buy M2>B1").deal("M5");
    assert_eq!((scene.basket("A"), scene.options()), ([0, 0, 0], vec!["end".to_string()]));
}

/// WR-11.10, WR-7.1
#[test]
fn an_own_turn_of_the_solo_game_has_its_one_purchase() {
    let mut scene = alone(
        "agenda = ['buy', 'turn', 'turn', 'rival', 'rival', 'rival', 'market', 'end-round']
         dice = ['A:1', '2', '3', '4', '5', '6']\nmats = [{ basket = { conch = 5 } }]",
    );
    scene.play("buy B1").deal("B4");
    assert_eq!(scene.offered("take").len(), 5, "the next turn");
}

/// A round that is about to end with this on the table, after its end.
fn round_ended(rest: &str) -> Scene {
    let mut scene = alone(&format!("agenda = ['market', 'end-round']\n{rest}"));
    scene.play("end");
    scene
}

/// WR-11.11
#[test]
fn the_game_goes_on_while_nothing_ends_it() {
    let scene = round_ended(
        "mats = [{ exhibits = ['E4', 'E5', 'E6', 'E7', 'E8'], divers = ['beach1', 'beach2'],
                   vault = [['gem1', 'gem1', 'gem1', 'gem1'], ['gem2', 'gem2', 'gem2', 'gem2'], ['gem3', 'gem3', 'gem3']] }]
         solo = { rivals = ['beach3', 'beach4', 'beach5'], pile = 1 }",
    );
    assert_eq!((scene.asked(), agenda(&scene)[0].as_str()), ("*".into(), "roll"));
}

/// WR-11.11
#[test]
fn a_full_vault_ends_the_game() {
    let vault = "vault = [['gem1', 'gem1', 'gem1', 'gem1'], ['gem2', 'gem2', 'gem2', 'gem2'], ['gem3', 'gem3', 'gem3', 'gold1']]";
    assert_eq!(round_ended(&format!("mats = [{{ {vault} }}]")).asked(), "over");
}

/// WR-11.11
#[test]
fn six_exhibits_end_the_game() {
    let six = "exhibits = ['E4', 'E5', 'E6', 'E7', 'E8', 'E9']";
    assert_eq!(round_ended(&format!("mats = [{{ {six} }}]")).asked(), "over");
}

/// WR-11.11
#[test]
fn a_beach_full_of_rivals_and_own_divers_ends_the_game() {
    let full = "mats = [{ divers = ['beach1', 'beach2'] }]\nsolo = { rivals = ['beach3', 'beach4', 'beach5', 'beach6'], pile = 9 }";
    assert_eq!(round_ended(full).asked(), "over");
}

/// WR-11.11
#[test]
fn an_empty_pile_ends_the_game() {
    assert_eq!(round_ended("solo = { rivals = ['gem1'], pile = 0 }").asked(), "over");
}

/// One gem is left in the supply: the vault holds four and the discard sixteen.
const LAST_GEM: &str =
    "discards = ['gem1', 'gem1', 'gem1', 'gem1', 'gem1', 'gem1', 'gem2', 'gem2', 'gem2', 'gem2', 'gem2',
    'gem2', 'gem2', 'gem3', 'gem3', 'gem3']\nmats = [{ vault = [['gem3', 'gem3', 'gem3', 'gem3']] }]";

/// WR-11.11, WR-4.11
#[test]
fn a_supply_that_ran_out_ends_the_game_when_the_round_is_played_to_its_end() {
    let mut scene = alone(&format!("dice = ['1', '2', '3', '4', '5', '6']\n{LAST_GEM}"));
    scene.play("take 1").play("off>gem1").deal("gem1");
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::SupplyRenewed { .. })),
        "reshuffled at once"
    );
    scene.play_all(&["A place d1", "A end", "A take 2", "A off>gold2", "* gold1", "A place d1", "A end"]);
    scene.play_all(&["A take 3", "A off>gold3", "* gold1", "A place d1", "* gold1", "A place d1", "A end"]);
    scene.play_all(&[
        "A rival art4",
        "* art1",
        "A rival relic5",
        "* relic1",
        "A rival gem6",
        "* gem2",
        "* gem2",
        "A place v2",
    ]);
    assert_eq!(scene.options(), ["end"]);
    assert_eq!(scene.play("end").asked(), "over");
}

/// WR-11.11
#[test]
fn a_supply_emptied_by_a_rival_ends_the_game_too() {
    let mut scene = alone(&format!("agenda = ['rival', 'market', 'end-round']\ndice = ['4']\n{LAST_GEM}"));
    scene.play_all(&["A rival gem4", "* gem1", "A end"]);
    assert_eq!(scene.asked(), "over");
}

/// WR-11.11
#[test]
fn a_supply_that_ran_out_in_an_earlier_round_would_not_end_this_one() {
    let scene = round_ended("solo = { rivals = [], ran-out = true }");
    assert_eq!(scene.asked(), "over");
    let scene = round_ended("solo = { rivals = [], ran-out = false }");
    assert!(!scene.position().solo.expect("solo").ran_out);
    assert_eq!(scene.asked(), "*");
}

/// WR-11.13, WR-10.1
#[test]
fn the_solo_score_is_counted_as_usual() {
    let scene = table(
        "players = 1\nagenda = []\nmats = [{ exhibits = ['E1', 'E2+conch'], vault = [['gem1'], ['gem1'], ['gem1']] }]",
    );
    assert_eq!((scene.standing("A").score, scene.points("A", "vault-rows")), (6 + 8 + 1 + 3, 3));
}
