//! Chapter 8: divers, fish, pearls, and ties.

use coralia_testing::*;

/// A finished game with a number of players.
fn finished(players: usize, more: &str) -> Scene {
    let turns = [20, 27, 32][players - 2];
    let last = ["B", "C", "D"][players - 2];
    let scene =
        table(&format!("players = {players}\nturns-played = {turns}\nturn = '{last}'\nagenda = []\n{more}"));
    assert_eq!(scene.asked(), "over");
    scene
}

fn draws(cards: &[(&str, &[&str])]) -> String {
    let pile = |card: &str| match card {
        "fire-fish" | "blowfish" | "angel-fish" => "fish",
        "pearl-6" | "anemone-fish" | "per-fish" | "per-pearl" | "jellyfish" => "starfish",
        _ => "pearl",
    };
    let line = |seat: &str, card: &str| format!("'{seat} {} {card}'", pile(card));
    let lines = cards.iter().flat_map(|(seat, cards)| cards.iter().map(move |card| line(seat, card)));
    format!("draws = [{}]\n", lines.collect::<Vec<_>>().join(", "))
}

fn pearl_points(hands: &[(&str, &[&str])]) -> Vec<i32> {
    let scene = finished(hands.len(), &draws(hands));
    hands.iter().map(|(seat, _)| scene.points(seat, "pearls")).collect()
}

/// CO-8.3
#[test]
fn a_diver_scores_the_spaces_with_dice_on_its_reef() {
    let scene = finished(
        2,
        "reefs.red = { dice = ['diver', 'treasure', 'turtle', 'octopus'], white = ['fish'] }
         seats.A = { diver = 'red', chests = ['stingray'] }",
    );
    assert_eq!((scene.points("A", "divers"), scene.points("B", "divers")), (1 + 3 + 4, 0));
}

/// CO-8.3
#[test]
fn a_full_reef_scores_fifteen() {
    let all = "'pearl', 'fish', 'starfish', 'octopus', 'diver'";
    let scene =
        finished(2, &format!("reefs.red = {{ dice = [{all}], white = ['turtle'] }}\nseats.B.diver = 'red'"));
    assert_eq!(scene.points("B", "divers"), 15);
}

/// CO-8.4
#[test]
fn sets_of_different_fish_score_by_their_size() {
    let all: [&str; 4] = ["fire-fish", "blowfish", "angel-fish", "anemone-fish"];
    for (count, points) in [(1, 3), (2, 7), (3, 12), (4, 18)] {
        assert_eq!(finished(2, &draws(&[("A", &all[..count])])).points("A", "fish"), points);
    }
    let five = format!("{}seats.A.stingrays = 1", draws(&[("A", &all)]));
    assert_eq!(finished(2, &five).points("A", "fish"), 25);
    assert_eq!(finished(2, "").points("A", "fish"), 0);
}

/// CO-8.4
#[test]
fn sets_are_taken_as_large_as_possible() {
    let hand = ["fire-fish", "fire-fish", "fire-fish", "blowfish", "blowfish", "angel-fish"];
    assert_eq!(finished(2, &draws(&[("A", &hand)])).points("A", "fish"), 12 + 7 + 3);
}

/// CO-8.4
#[test]
fn the_card_per_fish_counts_every_fish_card() {
    let hand = ["fire-fish", "fire-fish", "anemone-fish", "per-fish"];
    let scene = finished(2, &format!("{}seats.A.stingrays = 2", draws(&[("A", &hand)])));
    assert_eq!(scene.points("A", "fish"), 12 + 7 + 2 * 5);
}

/// CO-8.5
#[test]
fn the_first_scores_four_pearls_the_second_two_the_others_one() {
    let hands: [(&str, &[&str]); 4] = [
        ("A", &["pearl-2", "pearl-3"]),
        ("B", &["pearl-5", "pearl-5", "pearl-4", "pearl-4", "pearl-2"]),
        ("C", &["pearl-5", "pearl-3", "pearl-2"]),
        ("D", &["pearl-3"]),
    ];
    assert_eq!(pearl_points(&hands), [3, 18, 8, 3]);
}

/// CO-8.5
#[test]
fn of_equal_sums_the_one_with_more_pearl_cards_is_ahead() {
    let hands: [(&str, &[&str]); 3] = [
        ("A", &["pearl-4", "pearl-4", "pearl-4"]),
        ("B", &["pearl-3", "pearl-3", "pearl-2", "pearl-2", "pearl-2"]),
        ("C", &["pearl-5"]),
    ];
    assert_eq!(pearl_points(&hands), [8, 10, 5]);
}

/// CO-8.5
#[test]
fn players_equal_in_both_share_the_place_and_the_next_is_second() {
    let hands: [(&str, &[&str]); 4] = [
        ("A", &["pearl-5", "pearl-3", "pearl-3"]),
        ("B", &["pearl-4", "pearl-4", "pearl-3"]),
        ("C", &["pearl-5", "pearl-2", "pearl-2"]),
        ("D", &["pearl-2"]),
    ];
    assert_eq!(pearl_points(&hands), [11, 11, 7, 2]);
}

/// CO-8.5
#[test]
fn without_pearls_there_are_no_points_and_sixes_count_as_cards() {
    let hands: [(&str, &[&str]); 2] = [("A", &["per-pearl", "pearl-6", "pearl-2"]), ("B", &[])];
    assert_eq!(pearl_points(&hands), [8 + 2, 0]);
    let none: [(&str, &[&str]); 2] = [("A", &["per-pearl"]), ("B", &[])];
    assert_eq!(pearl_points(&none), [0, 0]);
}

/// CO-8.6
#[test]
fn most_points_win() {
    let scene = finished(2, "seats.A.points = { island = 4 }\nseats.B.points = { octopuses = 5 }");
    assert_eq!((scene.standing("A").place, scene.standing("B").place), (2, 1));
}

/// CO-8.6
#[test]
fn a_tie_goes_to_the_most_cards_stingrays_and_scored_starfish_cards_included() {
    let level = "seats.A = { stingrays = 1 }\nseats.B.points = { octopuses = 3 }\n";
    let one = finished(2, level);
    assert_eq!((one.standing("A").score, one.standing("B").score), (3, 3));
    assert_eq!((one.standing("A").place, one.standing("B").place), (1, 2));
    let more = finished(2, &format!("draws = ['B starfish jellyfish', 'B starfish per-turtle']\n{level}"));
    assert_eq!((more.standing("A").place, more.standing("B").place), (2, 1));
}

/// CO-8.6
#[test]
fn a_tie_in_cards_goes_to_the_most_turtles_and_then_the_victory_is_shared() {
    let turtle = "seats.B.turtles = ['copy']\nreefs.red.dice = ['turtle']";
    let scene = finished(3, turtle);
    assert_eq!(["A", "B", "C"].map(|seat| scene.standing(seat).place), [2, 1, 2]);
    let shared = finished(3, "");
    assert_eq!(shared.state.outlook().winners().count(), 3);
}

/// CO-8.6, CO-9.1
#[test]
fn hands_are_scored_only_when_the_game_is_over() {
    let mut scene = table("turns-played = 20\ndraws = ['A pearl pearl-5', 'A starfish jellyfish']");
    assert_eq!((scene.points("A", "pearls"), scene.state.outlook().of(seat("A")).score), (0, 5));
    scene.play_all(&["A score jellyfish", "A end"]);
    assert_eq!(scene.points("A", "pearls"), 5);
}
