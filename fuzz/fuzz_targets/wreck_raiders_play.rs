//! Any bytes, taken as choices, are a game of Wreck Raiders without a dead end.
#![no_main]

use lagoon_fuzz::{play, wreck_raiders_setups};
use libfuzzer_sys::fuzz_target;
use wreck_raiders::State;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else { return };
    let setups = wreck_raiders_setups();
    play::<State>(&setups[usize::from(first) % setups.len()], choices);
});
