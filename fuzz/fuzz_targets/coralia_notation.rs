//! Any line is notation of Coralia that prints back, or an error.
#![no_main]

use coralia::State;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| lagoon_fuzz::notation::<State>(text));
