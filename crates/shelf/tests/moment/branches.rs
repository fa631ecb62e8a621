//! Every step gives another game and leaves the one it came from as it was.

use crate::setting::{START, one_in, snapshot, stages};
use referee::{Record, Refusal, Seed, StepLine, UndoRefusal, Verdict};
use shelf::{Moment, StepError, TakeBack, Telling};
use tabletop::{Pending, Seat, Viewer};

#[test]
fn a_step_leaves_the_game_it_came_from_as_it_was() {
    for stage in stages(0) {
        let mut now = one_in(100);
        stage.play(|live, seat, options, _| {
            if now() {
                let before = snapshot(live);
                for option in options {
                    let after = live.after(seat, &option.notation).expect("the option is listed");
                    assert!(after.count() > live.count());
                    let line = StepLine { seat: Some(seat), notation: option.notation.clone() };
                    assert_eq!(after.lines(live.count())[0], line);
                    assert_eq!(after.lines(START)[..live.count().0], live.lines(START));
                }
                assert_eq!(snapshot(live), before);
            }
        });
    }
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    for stage in stages(1) {
        let mut now = one_in(60);
        let mut earlier: Vec<String> = Vec::new();
        let over = stage.play(|live, seat, options, choice| {
            if now() {
                let before = snapshot(live);
                assert!(matches!(live.after(seat, "kraken 7"), Err(StepError::Notation(_))));
                let other = seat.next(tabletop::MAX_SEATS);
                let not_yours = Refusal::NotYourTurn { seat: other, turn: seat };
                assert_eq!(live.after(other, &choice.notation).err(), Some(not_yours.into()));
                let listed = |notation: &&String| options.iter().any(|option| option.notation == **notation);
                for unlisted in earlier.iter().filter(|notation| !listed(notation)) {
                    let refused = Refusal::NotAnOption { action: unlisted.clone() };
                    assert_eq!(live.after(seat, unlisted).err(), Some(refused.into()));
                }
                assert_eq!(snapshot(live), before);
            }
            if earlier.len() < 60 {
                earlier.extend(options.iter().map(|option| option.notation.clone()));
            }
        });
        let too_late = over.after(Seat::new(0), &earlier[0]).err();
        assert_eq!(too_late, Some(Refusal::Over.into()));
        assert!(over.options().is_empty());
    }
}

#[test]
fn what_is_taken_back_is_gone_and_can_be_played_again() {
    for stage in stages(2) {
        let (mut now, mut closely) = (one_in(4), one_in(12));
        let mut taken_back = 0;
        stage.play(|live, seat, _, choice| {
            if !now() {
                return;
            }
            let after = live.after(seat, &choice.notation).expect("the option is listed");
            let undone = after.before(TakeBack::Fairly(seat));
            assert_eq!(undone.is_ok(), after.before(TakeBack::Fairly(seat)).is_ok());
            match undone {
                Ok(before) => {
                    taken_back += 1;
                    assert_eq!(before.lines(START), live.lines(START));
                    if closely() {
                        assert_eq!(snapshot(&before), snapshot(live));
                    }
                    let again = before.after(seat, &choice.notation).expect("the option is listed again");
                    assert_eq!(again.lines(START), after.lines(START));
                }
                Err(refusal) => assert!(
                    !matches!(refusal, UndoRefusal::NothingPlayed | UndoRefusal::AcrossSeat { .. }),
                    "{refusal}"
                ),
            }
        });
        assert!(taken_back > 0, "something could be taken back");
    }
}

fn record(moment: &Moment, telling: Telling) -> Record {
    moment.record(telling).expect("a whole game has a record")
}

fn told(moment: &Moment, telling: Telling) -> Option<Seed> {
    record(moment, telling).seed()
}

#[test]
fn the_record_hides_the_seed_until_the_game_is_over_and_is_honest_then() {
    for number in 0..2 {
        for stage in stages(number) {
            let opening = stage.live();
            assert_eq!(opening.commitment(), Some(stage.seed.commitment()));
            assert_eq!(opening.entropies(), &stage.entropies);
            assert_eq!(
                (told(&opening, Telling::All), told(&opening, Telling::Owner)),
                (None, Some(stage.seed))
            );
            let over = stage.play(|_, _, _, _| {});
            assert_eq!(told(&over, Telling::All), Some(stage.seed));
            let verdict = stage.game.verify(&record(&over, Telling::All), None).expect("the record is sound");
            assert!(matches!(verdict, Verdict::Honest(_)), "{verdict}");
        }
    }
}

#[test]
fn a_game_that_opens_waits_for_a_seat_whose_options_alone_are_listed() {
    for stage in stages(0) {
        let live = stage.live();
        let Pending::Decision(seat) = live.pending() else { panic!("a new game waits for a seat") };
        assert!(!live.options().is_empty());
        assert_ne!(
            live.seen_by(Viewer::Seat(seat)).asked(),
            live.seen_by(Viewer::Spectator).asked(),
            "whoever decides is spoken to"
        );
        assert_eq!(live.before(TakeBack::Fairly(seat)).err(), Some(UndoRefusal::AcrossChance));
    }
}
