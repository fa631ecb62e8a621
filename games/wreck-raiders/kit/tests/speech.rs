//! Everything that comes up in many games can be said in every language, in the words of the edition.

use kit_laws::{Heard, clauses_are_told, scores_explain_themselves, words_are_sound};
use phrasebook::Language;
use std::sync::LazyLock;
use tabletop::{Phrase, Seat};
use wreck_raiders::{
    Bauble, DisplayId, Edition, Ending, Event, ExhibitId, Layer, Piece, Setup, SoloEnding, Style,
};
use wreck_raiders_kit::{WreckRaiders, text};
use wreck_raiders_testing::WreckRaiders as Laws;

const GAMES: u64 = 12;

static FIRST: LazyLock<Heard> = LazyLock::new(|| heard(Edition::First));
static SECOND: LazyLock<Heard> = LazyLock::new(|| heard(Edition::Second));

fn heard(edition: Edition) -> Heard {
    let mut heard = Heard::of::<WreckRaiders>();
    for players in edition.players() {
        for seed in 0..GAMES {
            heard.listen::<WreckRaiders, Laws>(&Setup::new(edition, players), seed);
        }
    }
    heard
}

#[test]
fn the_words_are_sound_and_every_clause_is_told() {
    words_are_sound::<WreckRaiders>();
    clauses_are_told::<WreckRaiders>();
}

#[test]
fn the_parts_of_a_score_add_up_to_it() {
    scores_explain_themselves::<WreckRaiders, Laws>();
}

#[test]
fn all_that_comes_up_is_well_set_and_short_enough() {
    let heard = Heard::of::<WreckRaiders>().and(&FIRST).and(&SECOND);
    heard.is_well_said();
    heard.numbers_agree(Language::En, &["returns"]);
    heard.numbers_agree(Language::Fr, &[]);
    heard.numbers_agree(Language::De, &["Gold"]);
}

#[test]
fn every_card_and_piece_makes_an_option_that_is_short_enough() {
    let mut heard = Heard::of::<WreckRaiders>();
    for edition in Edition::ALL {
        let setup = Setup::new(edition, 2);
        for (card, display) in (0..52).flat_map(|card| DisplayId::ALL.map(|display| (card, display))) {
            heard.hear_option(&text::claim_among(&setup, display, ExhibitId::new(card)));
        }
        let all = Layer::ALL.into_iter().flat_map(|layer| {
            let indexes = 0..setup.catalogue.pieces[layer.index()].len() as u8;
            indexes.map(move |index| Piece { layer, index })
        });
        for (piece, aquarium) in all.flat_map(|piece| (0..=3).map(move |on| (piece, on))) {
            for id in ["wr-act-buy", "wr-act-free"] {
                heard.hear_option(&text::offer(&setup, id, piece, aquarium));
            }
        }
    }
    heard.is_well_said();
}

/// Nothing that is printed on them tells these two pieces apart.
#[test]
fn only_the_two_tops_that_look_alike_read_alike() {
    let twins = |notation: &String| notation.replace("T11", "T10");
    for [one, other] in FIRST.alike().chain(SECOND.alike()) {
        assert_eq!(twins(one), twins(other), "'{one}' and '{other}' read the same");
    }
}

#[test]
fn a_text_of_2018_never_says_conch_or_scallop() {
    let heard = &*FIRST;
    heard.says(Language::En, &["skull", "skulls", "seashell", "starfish", "bauble"]);
    heard.never(Language::En, &["conch", "scallop", " shell"]);
    heard.says(Language::Fr, &["crâne", "crânes", "coquillage", "étoile de mer", "trouvaille"]);
    heard.never(Language::Fr, &["conque", "pétoncle"]);
    heard.says(Language::De, &["totenkopf", "totenköpfe", "meeresmuschel", "seestern", "fundstück"]);
    heard.never(Language::De, &["schneckenmuschel", "jakobsmuschel"]);
}

#[test]
fn a_text_of_2019_never_says_skull_or_seashell() {
    let heard = &*SECOND;
    heard.says(Language::En, &["conch", "conches", "scallop", "starfish", "a shell"]);
    heard.never(Language::En, &["skull", "seashell", "bauble"]);
    heard.says(Language::Fr, &["conque", "conques", "pétoncle", "étoiles de mer", "un coquillage"]);
    heard.never(Language::Fr, &["crâne", "trouvaille"]);
    heard.says(Language::De, &["schneckenmuscheln", "jakobsmuschel", "seesterne", "eine muschel"]);
    heard.never(Language::De, &["totenkopf", "totenköpfe", "meeresmuschel", "fundstück"]);
}

#[test]
fn every_message_comes_up_and_can_be_said() {
    let mut heard = Heard::of::<WreckRaiders>().and(&FIRST).and(&SECOND);
    // Said at other places: the legend of a drawing, the last word of a solo game.
    for kind in Bauble::ALL {
        heard.hear(&text::bauble(Edition::First, kind));
    }
    for score in text::SOLO_RANKS {
        heard.hear(&text::solo_title(score));
    }
    let setup = Setup::new(Edition::Second, 1);
    for event in [
        Event::DiverStayed { seat: Seat::new(0) },
        Event::Ended { ending: Ending::Solo(SoloEnding::Exhibits) },
        Event::Ended { ending: Ending::Solo(SoloEnding::VaultFull) },
        Event::Ended { ending: Ending::Solo(SoloEnding::SupplyRanOut) },
    ] {
        heard.hear(&text::event(&setup, &event));
    }
    // What hardly ever happens, or cannot: it can be said all the same.
    heard.hear(&text::style(Edition::Second, Style::None));
    for id in ["wr-act-stay", "wr-act-done", "wr-some-treasure"] {
        heard.hear(&Phrase::new(id));
    }
    assert_eq!(heard.unheard("wr-"), Vec::<String>::new(), "these never came up");
}
