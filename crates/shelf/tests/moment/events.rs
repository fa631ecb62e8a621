//! What viewers are told is what a replay of the whole game tells them.

use crate::setting::{START, Stage, one_in, stages};
use referee::StepCount;
use shelf::{Happening, Moment, Redealing, Source, Telling};
use tabletop::Viewer;

/// Events by the longest way: the game restored from its record.
fn replayed(stage: &Stage, live: &Moment, viewer: Viewer) -> Vec<Happening> {
    let record = live.record(Telling::Owner).expect("a whole game has a record");
    let dealing = Redealing::AsRecorded;
    let source = Source::Record { record: &record, components: None, steps: None, dealing };
    stage.game.restore(source).expect("the record is sound").events(Some(viewer), START)
}

#[test]
fn every_viewer_is_told_what_a_whole_replay_tells_from_any_step_on() {
    for stage in stages(0) {
        let mut now = one_in(80);
        let check = |live: &Moment| {
            for viewer in Viewer::all(live.seats()) {
                let whole = replayed(&stage, live, viewer);
                let steps = live.count().0;
                for from in [0, 1, steps / 2, steps - 1, steps, steps + 1] {
                    let late: Vec<_> = whole.iter().filter(|one| one.step > from).cloned().collect();
                    assert_eq!(live.events(Some(viewer), StepCount(from)), late);
                }
            }
        };
        let over = stage.play(|live, _, _, _| {
            if now() {
                check(live);
            }
        });
        check(&over);
    }
}

#[test]
fn an_event_is_data_with_a_name() {
    for stage in stages(0) {
        for happening in stage.live().events(Some(Viewer::Spectator), START) {
            assert!(happening.event["what"].is_string(), "{}", happening.event);
            assert!(!happening.text.id.is_empty());
        }
    }
}

/// Each viewer is told a part of what happened, in its order and at its steps.
#[test]
fn nothing_is_left_out_of_what_happened_when_no_viewer_is_named() {
    for stage in stages(0) {
        let over = stage.play(|_, _, _, _| {});
        let steps = |viewer| over.events(viewer, START).iter().map(|one| one.step).collect::<Vec<_>>();
        let whole = steps(None);
        for viewer in Viewer::all(over.seats()) {
            let mut all = whole.iter();
            assert!(steps(Some(viewer)).iter().all(|step| all.any(|one| one == step)));
        }
    }
}
