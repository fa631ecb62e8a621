//! Any bytes are a record of Wreck Raiders that replays, or an error with a line number.
#![no_main]

use lagoon_fuzz::{record, steps, wreck_raiders_setups};
use libfuzzer_sys::fuzz_target;
use wreck_raiders::State;

fuzz_target!(|bytes: &[u8]| {
    let setups = wreck_raiders_setups();
    record::<State>(&setups, bytes);
    let Some((&first, rest)) = bytes.split_first() else { return };
    if let Ok(lines) = str::from_utf8(rest) {
        steps::<State>(&setups[usize::from(first) % setups.len()], lines);
    }
});
