//! Chapter 2: a turn and its steps.

use super::walk::{tables, walk};
use tabletop::{Game, Pending, Seat};
use wreck_raiders::{Action, State};
use wreck_raiders_testing::*;

/// A can claim E17 with the first display and pay B1 twice over.
const RICH: &str = "
    dice = ['5', '3']
    row = ['E17', 'E1', 'E2']
    market = ['B1', 'B4', 'B5', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']
    mats = [{ displays = [['gold1', 'gem1', 'art1']], basket = { conch = 6 } }]";

/// A turn that takes the die, goes to the beach, claims nothing and buys nothing.
fn plain_turn(scene: &mut Scene, seat: &str, die: u8) {
    assert_eq!(scene.asked(), seat);
    scene.play(&format!("take {die}")).play(&format!("off>beach{die}"));
    while scene.offers("done") {
        scene.play("done");
    }
    scene.play("end");
}

/// WR-2.1
#[test]
fn turns_pass_clockwise_and_come_round() {
    for players in 2..=5 {
        let mut scene = table(&format!(
            "players = {players}
             turn = 'B'
             start = 'B'
             dice = [{}]
             row = [{}]",
            ["'1',", "'2',", "'3',", "'4',"][..players.min(4)].concat(),
            ["'E1',", "'E2',", "'E3',", "'E4',", "'E5',", "'E6',"][..=players].concat(),
        ));
        for (turn, die) in (1..=players.min(4)).zip(1..) {
            plain_turn(&mut scene, ["A", "B", "C", "D", "E"][turn % players], die);
        }
    }
}

/// WR-2.1
#[test]
fn a_turn_is_die_move_claims_purchase_in_this_order() {
    let mut scene = table(RICH);
    assert_eq!(scene.options(), ["take 5", "take 3"], "nothing before the die");
    scene.play("take 5");
    assert!(
        scene.options().iter().all(|option| option.contains('>') || ["up", "down"].contains(&&option[..]))
    );
    scene.play("off>gem5").deal("gem1");
    assert_eq!(scene.options(), ["place d1", "place d2", "place d3", "place v1", "place v2", "place v3"]);
    scene.play("place v1");
    assert_eq!(scene.options(), ["claim d1 E17", "done"], "no purchase before the claims are done");
    scene.play_all(&["A claim d1 E17", "* E20"]);
    assert_eq!(scene.options(), ["buy B1", "end"], "claiming is over, buying begins");
    scene.play_all(&["A buy B1", "* B2"]);
    assert_eq!(scene.asked(), "B", "one purchase ends the turn");
}

/// WR-2.1
#[test]
fn claiming_and_buying_are_optional() {
    let mut scene = table(RICH);
    scene.play_all(&["A take 5", "A off>beach5", "A done", "A end"]);
    assert_eq!(scene.asked(), "B");
    assert_eq!(scene.display("A", 1), "gold1 gem1 art1");
    assert_eq!(scene.basket("A"), [8, 0, 0]);
    assert!(scene.mat("A").exhibits.is_empty());
}

/// WR-2.1
#[test]
fn no_more_than_one_piece_is_bought_but_any_number_of_cards_is_claimed() {
    let mut scene = table(
        "dice = ['5', '3']
         row = ['E1', 'E21', 'E2']
         market = ['B1', 'B4', 'B5', 'M1', 'M2', 'M3', 'T1', 'T2', 'T5']
         mats = [{ displays = [['gem1', 'gem1', 'gem2'], ['gem2', 'gem2', 'gem3', 'gem3'],
                               ['gold1', 'gold1', 'gold1']], basket = { conch = 3 } }]",
    );
    scene.play_all(&["A take 5", "A off>beach5", "A claim d1 E1", "A claim d2 E21", "A done"]);
    scene.play_all(&["A claim d3 E2", "A done", "* E30", "* E31", "* E32"]);
    assert_eq!(scene.mat("A").exhibits.len(), 3);
    scene.play_all(&["A buy B1", "* B2"]);
    assert_eq!((scene.asked(), scene.basket("A")), ("B".into(), [3, 0, 0]), "T5 could be paid, too");
}

/// WR-2.1: the four steps come in order in every game, and only the seat on turn takes them.
#[test]
fn in_every_game_steps_come_in_order() {
    for setup in tables().filter(|setup| setup.players > 1) {
        let mut last = (Seat::new(0), 0);
        walk(&setup, 21, |before, after| {
            let Pending::Decision(seat) = before.pending() else { return };
            let Some(step) = step_of(before) else { return };
            let position = before.position();
            assert_eq!(seat, position.turn);
            let next = if last.0 == seat { step >= last.1 } else { step == 0 };
            assert!(next || (step == 0 && last.1 == 3), "step {step} after {last:?}");
            last = (seat, step);
            if after.position().turn != position.turn {
                assert_eq!(after.position().turn, position.turn.next(setup.players));
            }
        });
    }
}

/// Which of the four steps asks now: die, move, claim, purchase; none while a treasure is placed.
fn step_of(state: &State) -> Option<usize> {
    let mut options = Vec::new();
    state.options(&mut options);
    options.iter().find_map(|option| match option {
        Action::Take(_) => Some(0),
        Action::Move { .. } => Some(1),
        Action::Claim(..) => Some(2),
        Action::End => Some(3),
        _ => None,
    })
}
