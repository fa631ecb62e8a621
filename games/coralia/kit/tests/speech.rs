//! Everything that comes up in many games can be said in every language.

use coralia::{Event, Setup};
use coralia_kit::{Coralia, text};
use coralia_testing::Coralia as Laws;
use kit_laws::{Heard, clauses_are_told, scores_explain_themselves, words_are_sound};
use phrasebook::Language;
use tabletop::{Phrase, Seat};

const GAMES: u64 = 24;

#[test]
fn the_words_are_sound_and_every_clause_is_told() {
    words_are_sound::<Coralia>();
    clauses_are_told::<Coralia>();
}

#[test]
fn the_parts_of_a_score_add_up_to_it() {
    scores_explain_themselves::<Coralia, Laws>();
}

#[test]
fn every_message_comes_up_and_can_be_said() {
    let mut heard = Heard::of::<Coralia>();
    for players in 2..=4 {
        for seed in 0..GAMES {
            heard.listen::<Coralia, Laws>(&Setup::new(players), seed);
        }
    }
    heard.hear(&Phrase::new("co-why-own-space-free"));
    heard.hear(&text::event(&Event::AllRolledAgain { seat: Seat::new(0) }));
    assert_eq!(heard.unheard("co-"), Vec::<String>::new(), "these never came up");
    heard.is_well_said();
    heard.numbers_agree(Language::En, &[]);
    heard.numbers_agree(Language::Fr, &[]);
    heard.numbers_agree(Language::De, &["Würfel"]);
    assert_eq!(heard.alike().collect::<Vec<_>>(), Vec::<&[String; 2]>::new(), "these options read the same");
    heard.says(Language::En, &["anna’s diver", "dana takes"]);
    heard.says(Language::Fr, &["le plongeur d’anna", "le plongeur de björn"]);
    heard.says(Language::De, &["der taucher von chloé"]);
}
