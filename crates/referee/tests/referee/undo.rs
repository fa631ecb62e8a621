//! What can be undone, and what cannot.

use crate::setting::*;
use referee::{Table, UndoRefusal, replay_to};
use tabletop::Seat;
use tabletop_laws::toy::Toy;

fn assert_kept(table: &mut Table<Toy>, seat: Seat, why: UndoRefusal) {
    let before = table.clone();
    assert_eq!(table.undo(seat), Err(why));
    assert_eq!(*table, before, "a refusal touches nothing");
}

#[test]
fn a_seat_takes_back_its_own_last_decision() {
    let mut table = scripted("crab whale");
    let before = table.clone();
    play(&mut table, "bank 2");
    assert_eq!(table.undo(A).unwrap().to_string(), "A bank 2");
    assert_eq!(table, before);
}

#[test]
fn several_decisions_are_taken_back_one_by_one() {
    let mut table = scripted("crab whale");
    let before = table.clone();
    play(&mut table, "bank 2, keep");
    table.undo(A).unwrap();
    table.undo(A).unwrap();
    assert_eq!(table, before);
    play(&mut table, "skip");
}

#[test]
fn undo_never_crosses_chance() {
    let mut table = scripted("crab whale d2");
    assert_kept(&mut table, A, UndoRefusal::AcrossChance);
    play(&mut table, "skip, roll");
    assert_kept(&mut table, A, UndoRefusal::AcrossChance);
}

#[test]
fn undo_never_crosses_another_seats_decision() {
    let mut table = scripted("crab whale");
    play(&mut table, "skip, keep");
    assert_kept(&mut table, B, UndoRefusal::AcrossSeat { seat: A });
    play(&mut table, "bank 1");
    assert_kept(&mut table, A, UndoRefusal::AcrossSeat { seat: B });
}

#[test]
fn undo_never_crosses_a_reveal() {
    let mut table = scripted("crab whale");
    play(&mut table, "skip, show");
    assert_kept(&mut table, A, UndoRefusal::AcrossReveal);
}

#[test]
fn a_finished_game_stays_finished() {
    let mut table = scripted("crab whale");
    play(&mut table, "skip, keep, skip, keep, skip, keep, skip, keep");
    assert!(table.is_over());
    assert_kept(&mut table, B, UndoRefusal::Over);
}

#[test]
fn before_the_first_step_there_is_nothing_to_take_back() {
    let record = scripted("crab whale").record();
    let mut table = replay_to::<Toy>(&PLAIN, &record, 0).unwrap();
    assert_kept(&mut table, A, UndoRefusal::NothingPlayed);
}
