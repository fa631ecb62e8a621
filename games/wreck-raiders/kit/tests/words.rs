//! Words for people: what a player is asked for, never for what cannot be done, and what a solo score is called.

use kit_laws::say;
use phrasebook::Language;
use std::collections::BTreeSet;
use tabletop::{Game, Pending, Viewer};
use tabletop_laws::play::{openings, outcomes};
use wreck_raiders::Action;
use wreck_raiders_kit::WreckRaiders;
use wreck_raiders_kit::text::{self, SOLO_RANKS, solo_title};
use wreck_raiders_testing::Scene;
use wreck_raiders_testing::moments::{EDITIONS, MARKET, alone, buying, claiming};

fn options(scene: &Scene) -> Vec<Action> {
    scene.options().iter().map(|option| option.parse().expect("an option is an action")).collect()
}

/// What A reads in each language.
fn read(scene: &Scene) -> [String; 3] {
    let asked = text::asked(&scene.view("A"), &options(scene));
    Language::ALL.map(|language| say::<WreckRaiders>(language, &asked))
}

/// The words of the option to go on.
fn going_on(scene: &Scene) -> String {
    let view = scene.view("A");
    let done = text::action(&view, &options(scene), &"done".parse().expect("an action"));
    say::<WreckRaiders>(Language::En, &done)
}

/// A's claim step with a gem on display, and a number of starfish in the basket.
fn with_a_gem(edition: &str, row: &str, starfish: u8) -> Scene {
    let mats = format!("mats = [{{ displays = [['gem1']], basket = {{ starfish = {starfish} }} }}]");
    claiming(edition, &format!("row = ['{row}', 'E2', 'E3']\n{MARKET}\n{mats}"))
}

#[test]
fn without_a_claim_only_the_starfish_are_asked_about() {
    for edition in EDITIONS {
        let scene = with_a_gem(edition, "E1", 1);
        assert!(!scene.options().iter().any(|option| option.starts_with("claim")), "{:?}", scene.options());
        assert_eq!(
            read(&scene),
            [
                "Nothing to claim. Use a starfish, or continue.",
                "Rien à réclamer. Utilise une étoile de mer ou continue.",
                "Keine Auslage passt. Möchtest du einen Seestern nutzen?",
            ]
        );
        assert_eq!(going_on(&scene), "Continue");
    }
}

#[test]
fn who_can_buy_nothing_is_not_asked_to_buy() {
    for edition in EDITIONS {
        let poor = buying(edition, &format!("{MARKET}\nmats = [{{ basket = {{ conch = 1 }} }}]"));
        assert_eq!(read(&poor), ["End your turn.", "Finis ton tour.", "Beende deinen Zug."]);
        let rich = buying(edition, &format!("{MARKET}\nmats = [{{ basket = {{ conch = 3 }} }}]"));
        assert_eq!(read(&rich)[0], "Buy an aquarium piece, or end your turn.");
    }
}

#[test]
fn a_starfish_that_clears_a_pedestal_is_told_of_before_the_end() {
    let mats = "mats = [{ displays = [['gem1']], basket = { starfish = 1 } }]";
    let scene =
        buying("2019", &format!("market = ['B3', 'B2', 'B1', 'M1', 'M2', 'M3', 'T1', 'T2', 'T3']\n{mats}"));
    assert_eq!(read(&scene)[0], "Use a starfish, or end your turn.");
    let scene = alone(&format!("agenda = ['market', 'end-round']\n{mats}"));
    assert_eq!(read(&scene)[0], "Use a starfish, or end the round.");
    let scene = alone("agenda = ['market', 'end-round']");
    assert_eq!(read(&scene)[0], "End the round.");
}

/// WR-1.7, WR-1.8
#[test]
fn while_the_table_is_set_up_nobody_reads_that_the_market_is_refilled() {
    for mut game in openings::<wreck_raiders_testing::WreckRaiders>() {
        let mut read = BTreeSet::new();
        while game.pending() == Pending::Chance {
            let asked = text::asked(&game.view(Viewer::Spectator), &[]);
            read.insert(say::<WreckRaiders>(Language::En, &asked));
            game.deal(outcomes(&game)[0].outcome, &mut ());
        }
        assert!(read.contains("Setting up: dealing cards and pieces."), "{read:?}");
        assert!(read.iter().all(|text| !text.contains("Refilling")), "{read:?}");
    }
}

/// WR-11.13
#[test]
fn six_titles_rank_the_score_in_three_languages() {
    let bounds = [(0, 50), (51, 75), (76, 100), (101, 125), (126, 150), (151, 400)];
    let titles = bounds.map(|(from, to)| {
        assert_eq!(solo_title(from), solo_title(to), "{from} to {to}");
        solo_title(from)
    });
    for language in Language::ALL {
        let said = titles.each_ref().map(|title| say::<WreckRaiders>(language, title));
        assert_eq!(BTreeSet::from(said).len(), 6, "six different titles in {language}");
    }
    assert_eq!(bounds.map(|(from, _)| from), SOLO_RANKS);
}
