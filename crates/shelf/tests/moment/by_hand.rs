//! Chance brought by hand, steps undone, and positions written down and laid out again.

use crate::setting::{START, one_in, stages};
use bots::FastDealer;
use referee::{Refusal, UndoRefusal};
use shelf::{Dealing, Moment, NoRecord, Opening, StepError, TakeBack, Telling};
use tabletop::{Dealer, Pending};

/// Plays any option or brings any outcome.
fn any(moment: &Moment, dealer: &mut FastDealer) -> Moment {
    let mut pick = |count: usize| dealer.below(count as u32) as usize;
    match moment.pending() {
        Pending::Decision(seat) => {
            let options = moment.options();
            moment.after(seat, &options[pick(options.len())].notation).expect("the option is listed")
        }
        Pending::Chance => {
            let outcomes = moment.outcomes();
            moment.dealt(&outcomes[pick(outcomes.len())].outcome).expect("the outcome is listed")
        }
        Pending::Over => unreachable!("nothing is asked any more"),
    }
}

#[test]
fn a_game_dealt_by_hand_is_played_one_step_at_a_time_and_back_again() {
    for stage in stages(0) {
        let mut dealer = FastDealer::new(3);
        let opening = Opening::Order(stage.order.clone());
        let mut moment = stage.game.open(&opening, Dealing::ByHand).expect("the order can be had");
        assert_eq!((moment.count(), moment.pending()), (START, Pending::Chance));
        let mut now = one_in(50);
        while moment.pending() != Pending::Over {
            let after = any(&moment, &mut dealer);
            assert_eq!(after.count().0, moment.count().0 + 1);
            if now() {
                let before = after.before(TakeBack::Anything).expect("a step was played");
                assert_eq!(before.lines(START), moment.lines(START));
                assert_eq!(before.pending(), moment.pending());
            }
            moment = after;
        }
        assert_eq!(moment.record(Telling::Owner).expect("a whole game").seed(), None);
    }
}

#[test]
fn what_is_not_asked_cannot_be_brought_about() {
    for stage in stages(0) {
        let seeded = stage.live();
        let not_by_hand = Some(StepError::Refused(Refusal::NotByHand));
        assert_eq!(seeded.dealt("kraken").err(), not_by_hand);
        let opening = Opening::Order(stage.order.clone());
        let by_hand = stage.game.open(&opening, Dealing::ByHand).expect("the order can be had");
        assert!(matches!(by_hand.dealt("kraken").err(), Some(StepError::Notation(_))));
        let nothing = Some(UndoRefusal::NothingPlayed);
        assert_eq!(by_hand.before(TakeBack::Anything).err(), nothing);
    }
}

#[test]
fn a_position_is_laid_out_again_as_it_was_and_has_no_record() {
    for stage in stages(2) {
        let mut now = one_in(60);
        stage.play(|live, _, _, _| {
            let Some(position) = live.position().filter(|_| now()) else { return };
            let opening = Opening::Position { position: position.clone(), components: None };
            let laid_out = stage.game.open(&opening, stage.dealing()).expect("it was just written");
            assert_eq!(laid_out.position(), Some(position));
            assert_eq!(laid_out.options(), live.options());
            assert_eq!(laid_out.record(Telling::All).err(), Some(NoRecord));
        });
    }
}
