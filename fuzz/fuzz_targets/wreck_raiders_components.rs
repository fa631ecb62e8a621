//! Any text is a list of flaws, or a component file of Wreck Raiders that games can be played with.
#![no_main]

use lagoon_fuzz::{choices_from, play};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;
use wreck_raiders::{Catalogue, Edition, Setup, State};

fuzz_target!(|text: &str| {
    let Ok(catalogue) = Catalogue::read(text) else { return };
    let catalogue = Arc::new(catalogue);
    for (edition, players) in [(Edition::First, 4), (Edition::Second, 1), (Edition::Second, 2)] {
        let setup = Setup { edition, players, catalogue: catalogue.clone() };
        play::<State>(&setup, &choices_from(text.as_bytes()));
    }
});
