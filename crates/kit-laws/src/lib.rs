//! Laws every kit obeys, written once, run by the tests of every game's kit.

mod brings;
mod clauses;
mod clicks;
mod heard;
mod lessons;
mod positions;
mod say;
mod scores;
mod sound;

pub use brings::brings_follow_from_what_is_known;
pub use clauses::clauses_are_told;
pub use clicks::Clicks;
pub use heard::Heard;
pub use lessons::lessons_are_played;
pub use positions::{play_on, positions_are_taken_back};
pub use say::say;
pub use scores::scores_explain_themselves;

use kit::Kit;
use phrasebook::{Book, check};

/// The words of a kit are sound beside those of the house: the same messages in every language, none that refers to
/// nothing.
///
/// # Panics
/// With everything that is wrong.
pub fn words_are_sound<K: Kit>() {
    let errors: Vec<String> = check(&Book::with(K::words())).iter().map(ToString::to_string).collect();
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
}
