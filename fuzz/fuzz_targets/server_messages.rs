//! Any lines are messages to the server: each is refused with a word, or carried out at a table that stays its journal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use test_house::messages::messages;

fuzz_target!(|bytes: &[u8]| messages(bytes));
