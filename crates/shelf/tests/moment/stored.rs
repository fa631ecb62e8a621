//! Games built again from their stored steps, and steps that were stored wrongly.

use crate::setting::{START, Stage, one_in, snapshot, stages};
use referee::{Entropies, OpenError, Refusal, RestoreError, SeededDealer, StepFault, StepLine};
use shelf::{Dealing, Moment, Opening, Order, OrderError, ShelfError, Source};
use tabletop::{Pending, Seat};

#[test]
fn a_game_built_again_from_its_steps_is_the_same_game() {
    for number in 0..2 {
        for stage in stages(number) {
            let mut now = one_in(120);
            let over = stage.play(|live, _, _, _| {
                if now() {
                    let again = stage.restored(&live.lines(START)).expect("the steps are sound");
                    assert_eq!(snapshot(&again), snapshot(live));
                }
            });
            let again = stage.restored(&over.lines(START)).expect("the steps are sound");
            assert_eq!(snapshot(&again), snapshot(&over));
        }
    }
}

#[test]
fn steps_that_break_off_amid_chance_are_dealt_on() {
    for stage in stages(0) {
        let opening = stage.live();
        let lines = opening.lines(START);
        for cut in 0..=lines.len() {
            let again = stage.restored(&lines[..cut]).expect("the steps are sound");
            assert_eq!(again.lines(START), lines);
        }
    }
}

fn fault_of(refused: Result<Moment, ShelfError>) -> (usize, StepFault) {
    match refused.err() {
        Some(ShelfError::Restore(RestoreError::Step { step, fault })) => (step, fault),
        other => panic!("a step is wrong, not {other:?}"),
    }
}

#[test]
fn a_changed_step_is_refused_with_its_number() {
    for stage in stages(1) {
        let lines = stage.play(|_, _, _, _| {}).lines(START);
        let mut now = one_in(23);
        for index in (0..lines.len()).filter(|_| now()) {
            let mut changed = lines.clone();
            changed[index].notation = "kraken".into();
            let (step, fault) = fault_of(stage.restored(&changed));
            assert_eq!(step, index + 1);
            assert_eq!(lines[index].is_chance(), fault == StepFault::NotDealt, "{fault}");
        }
    }
}

#[test]
fn an_outcome_that_could_be_but_was_not_dealt_is_refused() {
    for stage in stages(0) {
        let opening = Opening::Order(stage.order.clone());
        let outcomes = stage.game.open(&opening, Dealing::ByHand).expect("the order can be had").outcomes();
        let mut lines = stage.live().lines(START);
        let other = outcomes.iter().find(|listed| listed.outcome != lines[0].notation);
        lines[0].notation = other.expect("chance has a choice").outcome.clone();
        assert_eq!(fault_of(stage.restored(&lines)), (1, StepFault::NotDealt));
    }
}

#[test]
fn other_dice_than_those_of_seed_and_entropy_are_refused() {
    let stage = &stages(1)[2];
    let alone = Stage { entropies: Entropies::none(), order: stage.order.clone(), ..*stage };
    let (_, fault) = fault_of(alone.restored(&stage.live().lines(START)));
    assert_eq!(fault, StepFault::NotDealt);
}

#[test]
fn a_step_that_is_not_asked_for_is_refused_with_its_number() {
    for stage in stages(0) {
        let opening = stage.live();
        let lines = opening.lines(START);
        let refused = |line: StepLine| fault_of(stage.restored(&[&lines[..], &[line]].concat()));
        let next = lines.len() + 1;
        assert_eq!(refused(lines[0].clone()), (next, StepFault::NotDealt), "chance is not asked");
        let Pending::Decision(turn) = opening.pending() else { panic!("a new game waits for a seat") };
        let (seat, notation) = (Some(turn.next(tabletop::MAX_SEATS)), opening.options()[0].notation.clone());
        let (step, fault) = refused(StepLine { seat, notation });
        assert!(matches!(fault, StepFault::Refused(Refusal::NotYourTurn { .. })), "{fault}");
        assert_eq!(step, next);
    }
}

#[test]
fn a_table_that_cannot_be_had_is_not_opened() {
    let stage = &stages(0)[0];
    let order = Order { players: Some(9), ..stage.order.clone() };
    let refused = stage.game.open(&Opening::Order(order.clone()), stage.dealing()).err();
    assert!(matches!(refused, Some(ShelfError::Order(OrderError::Setup(_)))));
    let refused = stage.game.restore(Source::Steps { order, dealing: stage.dealing(), steps: &[] }).err();
    assert!(matches!(refused, Some(ShelfError::Order(_))));
    let stranger = Seat::new(4);
    let order = Order { players: Some(2), ..stage.order.clone() };
    let strangers = [(stranger, "00".parse().expect("this is hexadecimal"))].into_iter().collect();
    let dealing = Dealing::Seeded(SeededDealer::mixed(stage.seed, strangers));
    let refused = stage.game.open(&Opening::Order(order), dealing).err();
    assert_eq!(refused, Some(ShelfError::Open(OpenError::NoSuchSeat { seat: stranger, seats: 2 })));
}

#[test]
fn the_component_file_we_ship_is_the_data_games_are_played_with() {
    for stage in stages(0) {
        let Some(text) = stage.game.component_file() else { continue };
        let opening = stage.live();
        let order = Order { components: Some(text), ..stage.order.clone() };
        let steps = opening.lines(START);
        let source = Source::Steps { order, dealing: stage.dealing(), steps: &steps };
        let again = stage.game.restore(source).expect("the data it was played with");
        assert_eq!(again.components(), opening.components());
        assert_eq!(snapshot(&again), snapshot(&opening));
    }
}
