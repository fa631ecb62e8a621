//! The toy game's kit under law.

use kit::{Kit, Order, OrderError, Part};
use kit_laws::{Heard, clauses_are_told, scores_explain_themselves, words_are_sound};
use phrasebook::Source;
use std::ops::RangeInclusive;
use tabletop::{Phrase, Section, Standing};
use tabletop_laws::toy::{Toy, ToyAction, ToyEdition, ToyEvent, ToyLaws, ToySetup, ToyView};
use toy::ToyKit;

/// The toy, except that its scores forget a part.
struct Forgetful;

impl Kit for Forgetful {
    type Game = Toy;
    type Evaluator = bots::Standing;

    const TITLE: &'static str = ToyKit::TITLE;
    const EDITIONS: &'static [&'static str] = ToyKit::EDITIONS;
    const RULEBOOK: &'static str = ToyKit::RULEBOOK;
    const SECRETS: bool = ToyKit::SECRETS;

    fn words() -> Vec<Source> {
        ToyKit::words()
    }

    fn players(edition: Option<&str>) -> RangeInclusive<usize> {
        ToyKit::players(edition)
    }

    fn setup(order: &Order) -> Result<ToySetup, OrderError> {
        ToyKit::setup(order)
    }

    fn asked(view: &ToyView, options: &[ToyAction]) -> Phrase {
        ToyKit::asked(view, options)
    }

    fn tableau(view: &ToyView) -> Vec<Section> {
        ToyKit::tableau(view)
    }

    fn action(view: &ToyView, options: &[ToyAction], action: &ToyAction) -> Phrase {
        ToyKit::action(view, options, action)
    }

    fn event(setup: &ToySetup, event: &ToyEvent) -> Phrase {
        ToyKit::event(setup, event)
    }

    fn source(setup: &ToySetup, source: &str) -> Phrase {
        ToyKit::source(setup, source)
    }

    fn parts(setup: &ToySetup, view: &ToyView, standing: &Standing) -> Vec<Part> {
        let mut parts = ToyKit::parts(setup, view, standing);
        parts.pop();
        parts
    }
}

#[test]
fn the_parts_of_a_score_add_up_to_it() {
    scores_explain_themselves::<ToyKit, ToyLaws>();
}

#[test]
#[should_panic(expected = "left == right")]
fn a_kit_that_forgets_a_part_of_a_score_breaks_the_law() {
    scores_explain_themselves::<Forgetful, ToyLaws>();
}

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
