//! Whatever people, bots, clocks and disks do, in whatever order.

use crate::host::Host;
use crate::story::story;
use proptest::prelude::*;
use protocol::Clock;
use shelf::Shelf;

/// No acknowledged step is lost or played twice, nobody sits twice, no view tells another's secrets, no bot is forgotten,
/// and the table restored from what was written equals the one that lived on.
fn holds(clock: Clock, cases: u32) {
    for game in Shelf::shipped().games() {
        let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
        proptest!(config, |(story in story())| {
            let mut host = Host::new(*game, clock);
            for (event, fault) in story {
                host.happen(event, fault);
                host.check();
            }
            host.die();
            host.check();
        });
    }
}

#[test]
fn a_table_is_what_was_written_whatever_happens() {
    holds(Clock::None, 64);
}

#[test]
fn a_table_under_a_clock_is_what_was_written_whatever_happens() {
    holds(Clock::Game { minutes: 1 }, 48);
}
