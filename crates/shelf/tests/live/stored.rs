//! Games built again from their stored steps, and steps that were stored wrongly.

use crate::setting::{one_in, snapshot, stages};
use referee::{Entropies, OpenError, Refusal};
use shelf::{ActError, OrderError, ReliveError, ShelfError, StepFault};
use tabletop::Seat;

#[test]
fn a_game_built_again_from_its_steps_is_the_same_game() {
    for number in 0..2 {
        for stage in stages(number) {
            let mut now = one_in(120);
            let over = stage.play(|live, _, _, _| {
                if now() {
                    let again = stage.relive(&live.step_lines(0)).expect("the steps are sound");
                    assert_eq!(snapshot(&*again), snapshot(live));
                }
            });
            let again = stage.relive(&over.step_lines(0)).expect("the steps are sound");
            assert_eq!(snapshot(&*again), snapshot(&*over));
        }
    }
}

#[test]
fn steps_that_break_off_amid_chance_are_dealt_on() {
    for stage in stages(0) {
        let opening = stage.live();
        let lines = opening.step_lines(0);
        for cut in 0..=lines.len() {
            let again = stage.relive(&lines[..cut]).expect("the steps are sound");
            assert_eq!(again.step_lines(0), lines);
        }
    }
}

#[test]
fn a_changed_step_is_refused_with_its_number() {
    for stage in stages(1) {
        let lines = stage.play(|_, _, _, _| {}).step_lines(0);
        let mut now = one_in(23);
        for index in (0..lines.len()).filter(|_| now()) {
            let mut changed = lines.clone();
            let chance = changed[index].starts_with('*');
            changed[index] = if chance { "* kraken" } else { "A kraken" }.into();
            let Err(ReliveError::Step { step, fault }) = stage.relive(&changed) else {
                panic!("a kraken was accepted")
            };
            assert_eq!(step, index + 1);
            assert!(matches!(fault, StepFault::NotDealt | StepFault::Act(_)), "{fault}");
            assert_eq!(chance, fault == StepFault::NotDealt);
        }
    }
}

#[test]
fn an_outcome_that_could_be_but_was_not_dealt_is_refused() {
    let stage = &stages(0)[0];
    let mut lines = stage.live().step_lines(0);
    let other = if lines[0] == "* E1" { "* E2" } else { "* E1" };
    lines[0] = other.into();
    let wrong = Some(ReliveError::Step { step: 1, fault: StepFault::NotDealt });
    assert_eq!(stage.relive(&lines).err(), wrong);
}

#[test]
fn other_dice_than_those_of_seed_and_entropy_are_refused() {
    let stage = &stages(1)[2];
    let lines = stage.live().step_lines(0);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let alone = stage.game.relive(&stage.order, stage.seed, Entropies::none(), &lines);
    assert!(matches!(alone.err(), Some(ReliveError::Step { fault: StepFault::NotDealt, .. })));
}

#[test]
fn lines_that_are_no_steps_are_refused_with_their_number() {
    let stage = &stages(0)[0];
    let opening = stage.live().step_lines(0);
    let next = opening.len() + 1;
    let refused = |line: &str| {
        let lines = [&opening[..], &[line.to_owned()]].concat();
        stage.relive(&lines).err().expect("this is no step")
    };
    for line in ["", "A", "take", "F take 5", "# comment 1", "a take 5"] {
        assert_eq!(refused(line), ReliveError::Step { step: next, fault: StepFault::NotAStep }, "'{line}'");
    }
    assert_eq!(refused("* 5"), ReliveError::Step { step: next, fault: StepFault::NotDealt });
    let ReliveError::Step { fault: StepFault::Act(ActError::Refused(refusal)), .. } = refused("E end") else {
        panic!("nobody sits at E")
    };
    assert!(matches!(refusal, Refusal::NotYourTurn { .. }));
}

#[test]
fn a_table_that_cannot_be_had_is_not_opened() {
    let stage = &stages(0)[0];
    let order = shelf::Order { players: Some(9), ..stage.order.clone() };
    let refused = stage.game.live(&order, stage.seed, Entropies::none()).err();
    assert!(matches!(refused, Some(ShelfError::Order(OrderError::Setup(_)))));
    let refused = stage.game.relive(&order, stage.seed, Entropies::none(), &[]).err();
    assert!(matches!(refused, Some(ReliveError::Shelf(ShelfError::Order(_)))));
    let stranger = Seat::new(4);
    let order = shelf::Order { players: Some(2), ..stage.order.clone() };
    let strangers = [(stranger, "00".parse().expect("this is hexadecimal"))].into_iter().collect();
    let refused = stage.game.live(&order, stage.seed, strangers).err();
    assert_eq!(refused, Some(ShelfError::Open(OpenError::NoSuchSeat { seat: stranger, seats: 2 })));
}
