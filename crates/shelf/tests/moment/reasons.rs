//! Only the player who must decide is told why something is not an option.

use crate::setting::{one_in, stages};
use referee::Refusal;
use shelf::StepError;
use tabletop::Seat;

#[test]
fn what_is_barred_has_a_reason_and_is_no_option_and_the_same_is_told_of_it_alone() {
    let mut looked_at = one_in(17);
    for stage in stages(1) {
        stage.play(|moment, seat, options, _| {
            if !looked_at() {
                return;
            }
            let barred = moment.barred(seat).expect("the seat must decide");
            assert!(barred.iter().all(|barred| options.iter().all(|one| one.notation != barred.notation)));
            for one in barred.iter().step_by(29) {
                assert_eq!(moment.why(seat, &one.notation).as_ref(), Ok(&Some(one.clone())));
                let refused = moment.after(seat, &one.notation).map(drop);
                assert!(matches!(refused, Err(StepError::Refused(Refusal::NotAnOption { .. }))), "{one:?}");
            }
            assert_eq!(moment.why(seat, &options[0].notation), Ok(None));
            assert!(matches!(moment.why(seat, "dance"), Err(StepError::Notation(_))));
        });
    }
}

#[test]
fn a_seat_that_need_not_decide_is_told_nothing() {
    let mut looked_at = one_in(17);
    for stage in stages(2) {
        stage.play(|moment, turn, options, _| {
            if !looked_at() {
                return;
            }
            for seat in Seat::all(moment.seats()).filter(|seat| *seat != turn) {
                let refusal = StepError::Refused(Refusal::NotYourTurn { seat, turn });
                assert_eq!(moment.barred(seat), Err(refusal.clone()));
                assert_eq!(moment.why(seat, &options[0].notation), Err(refusal));
            }
        });
    }
}
