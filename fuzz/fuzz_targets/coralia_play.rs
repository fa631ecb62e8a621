//! Any bytes, taken as choices, are a game of Coralia without a dead end.
#![no_main]

use coralia::State;
use lagoon_fuzz::{coralia_setups, play};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else { return };
    let setups = coralia_setups();
    play::<State>(&setups[usize::from(first) % setups.len()], choices);
});
