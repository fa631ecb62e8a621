//! Any bytes are a record of Coralia that replays, or an error with a line number.
#![no_main]

use coralia::State;
use lagoon_fuzz::{coralia_setups, record, steps};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let setups = coralia_setups();
    record::<State>(&setups, bytes);
    let Some((&first, rest)) = bytes.split_first() else { return };
    if let Ok(lines) = str::from_utf8(rest) {
        steps::<State>(&setups[usize::from(first) % setups.len()], lines);
    }
});
