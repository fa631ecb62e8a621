//! For whom a game over days waits: one turn is one turn, however many decisions it takes.

use crate::host::{Host, hosts};
use protocol::Clock;
use room::Summary;
use shelf::Shelf;

/// Every game, begun, with days for each decision.
fn patient() -> Vec<Host> {
    let begun = |mut host: Host| {
        host.begin();
        host
    };
    let games = Shelf::shipped();
    games.games().iter().map(|game| begun(Host::new(*game, Clock::Day { days: 2 }))).collect()
}

fn waits(host: &Host) -> Option<(String, u64)> {
    host.table().waits().map(|waits| (waits.guest.to_owned(), waits.turn))
}

#[test]
fn a_game_without_days_waits_for_nobody() {
    for mut host in hosts() {
        host.begin();
        assert_eq!(host.table().waits(), None);
        assert_eq!(Summary::of(host.table()).waits, None);
    }
}

#[test]
fn a_turn_keeps_its_number_while_its_guest_decides_and_another_s_is_greater() {
    for mut host in patient() {
        let mut last = waits(&host).expect("a person begins");
        assert_eq!(Summary::of(host.table()).waits, Some(last.1));
        for step in 0..60 {
            if host.play(step).is_err() || host.table().turn().is_none() {
                break;
            }
            let Some(now) = waits(&host) else { break };
            if now.0 == last.0 {
                assert!(now.1 == last.1 || now.1 >= last.1 + 2, "{last:?}, then {now:?}");
            } else {
                assert!(now.1 > last.1, "{last:?}, then {now:?}");
            }
            host.die();
            assert_eq!(waits(&host), Some(now.clone()), "read back from the journal");
            last = now;
        }
    }
}

#[test]
fn a_decision_that_is_taken_back_and_made_again_begins_no_other_turn() {
    for mut host in patient() {
        let first = waits(&host).expect("a person begins");
        for _ in 0..3 {
            if host.play(0).is_err() || host.undo(&first.0).is_err() {
                break;
            }
            assert_eq!(waits(&host), Some(first.clone()));
        }
    }
}
