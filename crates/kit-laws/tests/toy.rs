//! The toy game's kit under law.

use kit_laws::{Heard, clauses_are_told, words_are_sound};
use tabletop_laws::toy::{ToyEdition, ToyLaws, ToySetup};
use toy::ToyKit;

#[test]
fn its_words_are_sound_and_its_clauses_told() {
    words_are_sound::<ToyKit>();
    clauses_are_told::<ToyKit>();
}

#[test]
fn every_message_comes_up_and_can_be_said() {
    let mut heard = Heard::of::<ToyKit>();
    for seed in 0..20 {
        let players = 2 + seed as usize % 2;
        heard.listen::<ToyKit, ToyLaws>(&ToySetup { players, edition: ToyEdition::Long }, seed);
    }
    assert_eq!(heard.unheard("toy-"), Vec::<String>::new());
    heard.is_well_said();
    assert_eq!(heard.alike().count(), 0);
}
