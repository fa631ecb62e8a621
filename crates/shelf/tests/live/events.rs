//! What viewers are told is what a replay of the whole game tells them.

use crate::setting::{Stage, one_in, stages};
use shelf::{AnyLive, Happening, Shown};
use tabletop::{Game, Viewer};

/// The events by the longest way: the record replayed, each event witnessed.
fn replayed<G: Shown>(stage: &Stage, live: &dyn AnyLive, viewer: Viewer) -> Vec<Happening> {
    let setup = G::setup(&stage.order).expect("the order can be had");
    let table = referee::replay::<G>(&setup, &live.save()).expect("the record is sound");
    let mut told = Vec::new();
    for (index, played) in table.history().into_iter().enumerate() {
        for event in played.events.iter().filter_map(|event| G::witness(event, viewer)) {
            let text = G::event(&setup, &event);
            told.push(Happening { step: index + 1, event: G::any_event(event), text });
        }
    }
    told
}

fn replayed_by_name(stage: &Stage, live: &dyn AnyLive, viewer: Viewer) -> Vec<Happening> {
    match stage.game.name() {
        wreck_raiders::State::NAME => replayed::<wreck_raiders::State>(stage, live, viewer),
        coralia::State::NAME => replayed::<coralia::State>(stage, live, viewer),
        name => panic!("{name} has no replay here"),
    }
}

#[test]
fn every_viewer_is_told_what_a_whole_replay_tells_from_any_step_on() {
    for stage in stages(0) {
        let mut now = one_in(80);
        let check = |live: &dyn AnyLive| {
            for viewer in Viewer::all(live.seats()) {
                let whole = replayed_by_name(&stage, live, viewer);
                for from in [0, 1, live.steps() / 2, live.steps() - 1, live.steps(), live.steps() + 1] {
                    let late: Vec<_> = whole.iter().filter(|one| one.step > from).cloned().collect();
                    assert_eq!(live.events(viewer, from), late);
                }
            }
        };
        let over = stage.play(|live, _, _, _| {
            if now() {
                check(live);
            }
        });
        check(&*over);
    }
}

#[test]
fn an_event_is_data_with_a_name() {
    for stage in stages(0) {
        for happening in stage.live().events(Viewer::Spectator, 0) {
            let data = serde_json::to_value(&happening.event).expect("events are plain data");
            assert!(data["what"].is_string(), "{data}");
            assert!(!happening.text.id.is_empty());
        }
    }
}
