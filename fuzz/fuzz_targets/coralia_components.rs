//! Any text is a list of flaws, or a component file of Coralia that games can be played with.
#![no_main]

use coralia::{Catalogue, Setup, State};
use lagoon_fuzz::{choices_from, play};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

fuzz_target!(|text: &str| {
    let Ok(catalogue) = Catalogue::read(text) else { return };
    let catalogue = Arc::new(catalogue);
    for players in 2..=4 {
        let setup = Setup { players, catalogue: catalogue.clone() };
        play::<State>(&setup, &choices_from(text.as_bytes()));
    }
});
