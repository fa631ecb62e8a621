//! Any lines are a conversation with the engine: each is answered, and what it shows can be loaded and played.
#![no_main]

use lagoon_fuzz::talk::conversation;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| conversation(bytes));
