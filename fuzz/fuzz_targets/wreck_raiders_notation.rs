//! Any line is notation of Wreck Raiders that prints back, or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wreck_raiders::State;

fuzz_target!(|text: &str| lagoon_fuzz::notation::<State>(text));
