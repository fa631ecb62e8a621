//! Whole games read twice, question by question, and the doubts of the second reader as scenes.

mod naive;

use coralia::*;
use coralia_testing::{Questions, Scene, table, words};
use naive::Reader;
use std::collections::BTreeSet;

/// How many games each number of players plays, most of them eager for rare things.
const GAMES: u64 = 300;

/// The name of an event that the games should have met, in play or in the final scoring.
const fn rare(event: Event, finale: bool) -> Option<&'static str> {
    Some(match (event, finale) {
        (Event::WhiteDiePlaced { on: Spot::Island, .. }, false) => "white die back on the island",
        (Event::WhiteDiePlaced { .. }, true) => "white die in the final scoring",
        (Event::DieMovedDown { .. }, false) => "treasure",
        (Event::DieMovedDown { .. }, true) => "treasure in the final scoring",
        (Event::TurtleCopied { .. }, _) => "copy",
        (Event::CardKept { put_back: 0, .. }, _) => "last card",
        (Event::PileEmpty { .. }, _) => "empty pile",
        (Event::DieLocked { .. }, _) => "lock",
        (Event::AllRolledAgain { .. }, _) => "dead end",
        (Event::ChestTaken { reef: Some(_), .. }, true) => "reef chest in the final scoring",
        (Event::ChestTaken { reef: None, .. }, _) => "side chest",
        (Event::OctopusPlaced { .. }, true) => "octopus in the final scoring",
        (Event::TurtleTaken { .. }, true) => "turtle in the final scoring",
        _ => return None,
    })
}

const WANTED: [&str; 14] = [
    "white die back on the island",
    "white die in the final scoring",
    "treasure",
    "treasure in the final scoring",
    "copy",
    "last card",
    "empty pile",
    "lock",
    "second chest gone",
    "treasure gone",
    "reef chest in the final scoring",
    "side chest",
    "octopus in the final scoring",
    "turtle in the final scoring",
];

fn both_readings_agree(players: usize, also: &[&str]) {
    let mut met = BTreeSet::new();
    for number in 0..GAMES {
        let mut reader = Reader::new(players, number);
        reader.read_game();
        met.extend(&reader.met);
        let mut finale = false;
        for event in &reader.events {
            finale |= matches!(event, Event::ScoringBegan { .. });
            met.extend(rare(*event, finale));
        }
    }
    for wanted in WANTED.iter().chain(also) {
        assert!(met.contains(wanted), "no game has met: {wanted}");
    }
}

/// CO-2.1, and every clause on the way.
#[test]
fn with_two() {
    both_readings_agree(2, &["no pile left to draw from"]);
}

/// CO-2.1, and every clause on the way.
#[test]
fn with_three() {
    both_readings_agree(3, &[]);
}

/// CO-2.1, and every clause on the way.
#[test]
fn with_four() {
    both_readings_agree(4, &["no pile left to draw from", "dead end"]);
}

/// CO-4.10
#[test]
fn a_white_diver_that_returns_to_the_reef_just_left_uncovers_a_second_chest() {
    let mut scene = table(
        "turns-played = 2
         station = ['blue-diver', 'green-fish', 'green-fish', 'green-fish']
         reefs.red.dice = ['diver']
         seats.A.diver = 'red'",
    );
    scene.play_all(&["A place blue-diver", "* chest white-die", "* die diver"]);
    assert_eq!(
        words(scene.options()),
        "white yellow white red white orange white green white violet white island"
    );
    scene.play_all(&["A white red", "* chest jellyfish", "A end"]);
    assert_eq!((scene.dice("red"), scene.dice("blue")), ("diver treasure".into(), "treasure".into()));
    assert_eq!((scene.held("A").diver, scene.held("A").chests.len()), (Some(Colour::Red), 2));
}

/// CO-4.10, CO-4.8
#[test]
fn a_diver_space_left_without_treasure_is_closed_for_coloured_and_white_dice() {
    let mut scene = table(
        "turns-played = 2
         station = ['blue-diver', 'red-diver', 'green-fish', 'green-fish']
         reefs.red = { dice = ['diver', 'treasure'], chest = true }
         seats.A.diver = 'red'",
    );
    scene.play_all(&["A place blue-diver", "A end", "B take yellow", "* die diver", "* die fish"]);
    scene.play_all(&["* die fish", "* die fish", "B place red-diver", "* card pearl-2", "B end"]);
    assert_eq!((scene.board().island[2], scene.held("B").diver), (1, None), "red-diver went to the island");
    let white = table(
        "agenda = ['place-white diver', 'end']\nreefs.red = { dice = ['diver', 'treasure'], chest = true }",
    );
    white.refuses("white red");
}

/// CO-4.11, CO-7.10
#[test]
fn a_diver_leaving_a_reef_whose_chest_a_card_took_moves_its_die_down_for_nothing() {
    let mut scene =
        finale("'A starfish chests-red-green'", "reefs.red.dice = ['diver']\nseats.A.diver = 'red'");
    scene.play_all(&["A score chests-red-green", "A chest red", "* chest stingray", "* chest white-die"]);
    scene.play_all(&["* die diver", "A white blue", "A end"]);
    assert_eq!((scene.dice("red"), scene.held("A").chests.len()), ("treasure".into(), 2));
    assert!(scene.reef("blue").chest);
}

/// CO-4.10, CO-8.1
#[test]
fn the_second_of_two_chests_waits_for_everything_the_first_one_triggers() {
    let mut scene =
        finale("'A starfish chests-red-green'", "reefs.violet.dice = ['diver']\nseats.A.diver = 'violet'");
    scene.play_all(&["A score chests-red-green", "A chest green", "* chest white-die", "* die diver"]);
    scene.play_all(&["A white red", "* chest fish-card", "* card blowfish", "* chest jellyfish", "A end"]);
    let taken = |event: &Event| match event {
        Event::ChestTaken { reef, .. } => *reef,
        _ => None,
    };
    assert_eq!(words(scene.events.iter().filter_map(taken)), "green violet red");
    assert_eq!(scene.dice("red"), "diver", "the white diver's die does not move for the card");
}

/// CO-7.6, CO-8.1
#[test]
fn a_turtle_gained_in_step_one_counts_for_a_card_scored_afterwards() {
    let cards = "'A starfish side-chest', 'A starfish per-turtle'";
    let mut scene = finale(cards, "reefs.red.turtle = 'stingray'");
    let mut early = scene.clone();
    let gain = ["A score side-chest", "* chest white-die", "* die turtle", "A white red"];
    assert_eq!(scene.play_all(&gain).play("score per-turtle").score("A"), 3);
    assert_eq!(early.play("score per-turtle").play_all(&gain).score("A"), 0);
    assert_eq!(scene.held("A").stingrays, 1);
}

/// CO-7.11, CO-8.1
#[test]
fn all_cards_for_left_over_dice_are_drawn_before_a_starfish_card_among_them_is_scored() {
    let mut scene = finale("'A starfish dice-red-violet'", "");
    scene.play_all(&["A score dice-red-violet", "A draw starfish", "* card jellyfish"]);
    assert_eq!(scene.options(), ["draw pearl", "draw fish", "draw island"]);
    scene.play_all(&["A draw island", "* card per-chest", "A draw fish", "* card blowfish"]);
    scene.play_all(&["A draw pearl", "* card pearl-2"]);
    assert_eq!(scene.options(), ["score per-chest", "score jellyfish"]);
}

/// CO-8.1, CO-6.4
#[test]
fn income_of_a_player_who_is_done_comes_after_that_players_jellyfish() {
    let mut scene = finale(
        "'A starfish jellyfish', 'B starfish side-chest'",
        "reefs.red = { dice = ['octopus'], octopus = 'A' }
         reefs.blue = { dice = ['octopus', 'fish'], octopus = 'A' }",
    );
    scene.play_all(&["A score jellyfish", "A end", "B score side-chest", "* chest white-die"]);
    scene.play_all(&["* die octopus", "B white green", "B end"]);
    let track = |letter: &str| ["octopuses", "starfish"].map(|source| scene.points(letter, source));
    assert_eq!((track("A"), track("B")), ([2, 5], [1, 0]));
}

/// CO-5.2, CO-6.6
#[test]
fn the_last_unseen_island_card_is_looked_at_together_with_the_first_put_back_one() {
    let eight = "'A island pearl-2', 'A island pearl-2', 'A island pearl-3', 'A island fire-fish',
        'A island fire-fish', 'A island blowfish! jellyfish'";
    let mut scene = table(&format!(
        "turns-played = 3
         draws = [{eight}]
         station = ['red-fish', 'blue-fish', 'blue-fish', 'blue-fish']
         reefs.red = {{ dice = ['fish', 'octopus'], octopus = 'A' }}",
    ));
    scene.play_all(&["B place red-fish", "* card per-fish", "* card per-pearl", "B keep per-pearl", "B end"]);
    assert_eq!((scene.score("A"), scene.under("island").as_str()), (2, "jellyfish per-fish"));
}

/// CO-6.5, CO-7.5
#[test]
fn a_white_die_on_a_reef_is_no_die_of_the_island() {
    let mut scene = finale("'A starfish per-island-die'", "reefs.red.white = ['fish']\nisland.red = 2");
    assert_eq!(scene.play("score per-island-die").score("A"), 3);
}

/// CO-8.5
#[test]
fn nobody_loses_a_place_to_players_without_pearls_or_to_empty_seats() {
    let mut scene =
        finale("'A starfish jellyfish', 'B pearl pearl-2', 'B pearl pearl-3', 'B pearl pearl-2'", "");
    scene.play_all(&["A score jellyfish", "A end"]);
    assert_eq!((scene.points("A", "pearls"), scene.points("B", "pearls")), (0, 7));
}

/// The final scoring of two with these cards.
fn finale(draws: &str, more: &str) -> Scene {
    table(&format!("turns-played = 20\ndraws = [{draws}]\n{more}"))
}
