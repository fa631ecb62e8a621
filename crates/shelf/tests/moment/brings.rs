//! What the options bring is said of each of them, and shows no secret.

use crate::setting::{one_in, stages};
use tabletop::Pending;

#[test]
fn what_is_said_belongs_to_the_options_and_promises_no_seat_that_is_not_there() {
    let (mut looked_at, mut said) = (one_in(17), 0);
    for stage in stages(3) {
        stage.play(|moment, _, options, _| {
            if !looked_at() {
                return;
            }
            let brings = moment.brings();
            assert_eq!(brings.len(), options.len());
            assert_eq!(brings, moment.brings(), "the same view gives the same answer");
            let pills = brings.iter().flatten().flat_map(|brings| &brings.pills);
            for pill in pills {
                assert!(
                    pill.amount != 0 && pill.seat.is_none_or(|seat| seat.index() < moment.seats()),
                    "{pill:?}"
                );
            }
            said += brings.iter().flatten().count();
        });
    }
    assert!(said > 100, "{said}");
}

#[test]
fn where_nobody_must_decide_nothing_is_said() {
    for stage in stages(4).into_iter().take(3) {
        let end = stage.play(|_, _, _, _| {});
        assert_eq!((end.pending(), end.brings()), (Pending::Over, Vec::new()));
    }
}
