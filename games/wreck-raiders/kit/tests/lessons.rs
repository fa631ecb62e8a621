//! Every guided game can be played as it is written, in every language.

use wreck_raiders_kit::WreckRaiders;

#[test]
fn every_lesson_is_played_as_it_is_written() {
    kit_laws::lessons_are_played::<WreckRaiders>(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons"));
}
