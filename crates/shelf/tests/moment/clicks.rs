//! What a player clicks for an option names the option and nothing else.

use crate::setting::stages;
use shelf::Choice;

/// Whether clicking all of `one` has also begun `other`.
fn begins(one: &Choice, other: &Choice) -> bool {
    !one.touches.is_empty() && other.touches.starts_with(&one.touches)
}

#[test]
fn the_clicks_of_an_option_are_its_own_and_no_beginning_of_anothers() {
    for number in 0..4 {
        for stage in stages(number) {
            stage.play(|_, _, options, _| {
                for (index, option) in options.iter().enumerate() {
                    for (_, other) in options.iter().enumerate().filter(|(place, _)| *place != index) {
                        assert!(!begins(option, other), "{} and {}", option.notation, other.notation);
                    }
                }
            });
        }
    }
}
