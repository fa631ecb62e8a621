//! Bots that think on another thread, from what their seat may know.

use crate::setting::{one_in, stages};
use bots::Level;
use shelf::SeatKind;
use tabletop::Pending;

const KINDS: [SeatKind; 4] =
    [SeatKind::Random, SeatKind::Greedy, SeatKind::Search(Level::Calm), SeatKind::Search(Level::Keen)];

#[test]
fn a_thought_on_another_thread_chooses_an_option() {
    for stage in stages(0) {
        let mut now = one_in(100);
        stage.play(|live, seat, options, _| {
            if now() {
                for (seed, kind) in (0..).zip(KINDS) {
                    let thought = live.think(kind, seed).expect("the seat must decide");
                    assert_eq!((thought.seat(), thought.count()), (seat, live.count()));
                    let chosen =
                        std::thread::spawn(|| thought.choose()).join().expect("a bot does not panic");
                    assert!(options.iter().any(|option| option.notation == chosen[0]), "{chosen:?}");
                    let again = live.think(kind, seed).expect("the seat must decide").choose();
                    assert!(
                        again.iter().zip(&chosen).all(|(one, other)| one == other),
                        "the same seed chooses the same as far as it looks: {again:?}, {chosen:?}"
                    );
                }
            }
        });
    }
}

#[test]
fn what_a_thought_foresees_can_be_done() {
    let mut foreseen = 0;
    for stage in stages(0) {
        let mut now = one_in(7);
        stage.play(|live, seat, _, _| {
            if now() {
                let thought = live.think(SeatKind::Search(Level::Calm), 5).expect("the seat must decide");
                let chosen = thought.choose();
                foreseen += chosen.len() - 1;
                let mut later = live.after(seat, &chosen[0]).expect("the first is for now");
                for action in &chosen[1..] {
                    assert_eq!(later.pending(), Pending::Decision(seat), "{action}");
                    later = later.after(seat, action).expect("what is foreseen is an option");
                }
            }
        });
    }
    assert!(foreseen > 0, "nobody looked ahead");
}

#[test]
fn a_person_and_a_finished_game_need_no_thought() {
    for stage in stages(0) {
        assert!(stage.live().think(SeatKind::Me, 0).is_none());
    }
    let over = stages(0)[0].play(|_, _, _, _| {});
    assert!(over.think(SeatKind::Random, 0).is_none());
}
