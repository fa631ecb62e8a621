//! Chapter 8: what a score is made of, and what did not count.

use coralia::{Part, PearlPlace, Species};
use coralia_testing::*;

/// What a viewer is told of a seat's score, in a game that is over or not.
fn parts(scene: &Scene, viewer: &str, letter: &str) -> Vec<Part> {
    scene.view(viewer).parts(seat(letter))
}

/// Place, sum, the cards that count, those that do not, and the points.
type Pearls = (PearlPlace, i32, Vec<u8>, Vec<u8>, i32);

fn pearls(scene: &Scene, viewer: &str, letter: &str) -> Vec<Pearls> {
    let told = |part| match part {
        Part::Pearls { place, sum, used, unused, points } => Some((place, sum, used, unused, points)),
        _ => None,
    };
    parts(scene, viewer, letter).into_iter().filter_map(told).collect()
}

fn held(hands: &[(&str, &[u8])]) -> String {
    let six = |value: u8| if value == 6 { "starfish" } else { "pearl" };
    let line = |seat: &str, value: u8| format!("'{seat} {} pearl-{value}'", six(value));
    let lines = hands.iter().flat_map(|(seat, values)| values.iter().map(move |&value| line(seat, value)));
    format!("draws = [{}]\n", lines.collect::<Vec<_>>().join(", "))
}

fn over(players: usize, more: &str) -> Scene {
    let (turns, last) = ([20, 27, 32][players - 2], ["B", "C", "D"][players - 2]);
    table(&format!("players = {players}\nturns-played = {turns}\nturn = '{last}'\nagenda = []\n{more}"))
}

/// CO-8.5
#[test]
fn fifteen_in_third_place_score_one_card_and_sixteen_in_second_place_two() {
    let hands: [(&str, &[u8]); 3] = [("A", &[5, 4, 3, 3]), ("B", &[5, 4, 3, 2, 2]), ("C", &[5, 5, 4, 4])];
    let scene = over(3, &held(&hands));
    assert_eq!(pearls(&scene, "B", "A"), [(PearlPlace::Known(3), 15, vec![5], vec![4, 3, 3], 5)]);
    assert_eq!(pearls(&scene, "A", "B"), [(PearlPlace::Known(2), 16, vec![5, 4], vec![3, 2, 2], 9)]);
    assert_eq!(pearls(&scene, "A", "C"), [(PearlPlace::Known(1), 18, vec![5, 5, 4, 4], vec![], 18)]);
}

/// CO-8.5
#[test]
fn equal_pearls_share_a_place_and_more_cards_go_ahead_of_fewer() {
    let hands: [(&str, &[u8]); 4] =
        [("A", &[5, 3, 3]), ("B", &[4, 4, 3]), ("C", &[3, 2, 2, 2, 2]), ("D", &[6, 5])];
    let scene = over(4, &held(&hands));
    let places = ["A", "B", "C", "D"].map(|letter| pearls(&scene, "A", letter)[0].0.number());
    assert_eq!(places, [2, 2, 1, 3], "all have 11");
    assert_eq!(pearls(&scene, "A", "D")[0].2, [6], "the six is the best card");
}

/// CO-8.5, CO-9.1
#[test]
fn until_the_end_a_place_is_unknown_and_only_the_least_is_sure() {
    let hands: [(&str, &[u8]); 2] = [("A", &[5, 4, 3]), ("B", &[2])];
    let scene = table(&format!("turns-played = 8\n{}", held(&hands)));
    assert_eq!(pearls(&scene, "A", "A"), [(PearlPlace::AtWorst(2), 12, vec![5, 4], vec![3], 9)]);
    assert_eq!(pearls(&scene, "A", "B"), [], "a rival's pearls are secret");
    assert_eq!(pearls(&scene, "spectator", "A"), []);
    let own = parts(&scene, "A", "A");
    assert!(own.iter().all(|part| !scene.view("A").counts(part)), "nothing is on the track yet: {own:?}");
}

/// CO-8.4
#[test]
fn fish_stand_in_sets_as_large_as_possible() {
    use Species::{Blowfish, FireFish, Stingray};
    let fish = "draws = ['A fish fire-fish', 'A fish fire-fish', 'A fish blowfish', 'A starfish per-fish']\n";
    let told = parts(&over(2, &format!("{fish}seats.A.stingrays = 1")), "B", "A");
    let set = |fish: &[Species], points| Part::FishSet { fish: fish.to_vec(), points };
    let per_fish = Part::PerFish { cards: 4, each: 2, points: 8 };
    assert_eq!(told, [set(&[FireFish, Blowfish, Stingray], 12), set(&[FireFish], 3), per_fish]);
}

/// CO-8.3
#[test]
fn of_the_divers_reef_only_spaces_with_dice_count() {
    let reef = "reefs.red = { dice = ['diver', 'turtle', 'pearl'], white = ['fish'] }\nseats.A.diver = 'red'";
    let told = parts(&over(2, reef), "B", "A");
    let [Part::Diver { spaces, points, .. }] = &told[..] else { panic!("{told:?}") };
    let count = |die: bool| spaces.iter().filter(|space| space.die == die).map(|space| space.points).sum();
    assert_eq!((*points, count(true), count(false)), (10, 10_u8, 5_u8));
}

/// CO-7.5, CO-7.6, CO-7.9, CO-8.1
#[test]
fn a_scored_card_tells_what_it_counted_then_and_a_waiting_one_what_it_would_now() {
    let cards = "draws = ['A starfish per-turtle', 'A starfish jellyfish', 'A starfish side-chest']\n";
    let turtle = "seats.A = { turtles = ['copy'], points = { octopuses = 1 } }\nreefs.red.dice = ['turtle']";
    let mut scene = table(&format!("turns-played = 20\n{cards}{turtle}"));
    let starfish = |scene: &Scene| -> Vec<(String, bool, u8, i32)> {
        let told = |part| match part {
            Part::Starfish { card, scored, count, points, .. } => {
                Some((card.to_string(), scored, count, points))
            }
            _ => None,
        };
        parts(scene, "B", "A").into_iter().filter_map(told).collect()
    };
    let all = |scored: [bool; 3], points: [i32; 3]| {
        let names = ["per-turtle", "side-chest", "jellyfish"].map(str::to_owned);
        let counts = [1, 0, 0];
        (0..3).map(|nth| (names[nth].clone(), scored[nth], counts[nth], points[nth])).collect::<Vec<_>>()
    };
    assert_eq!(starfish(&scene), all([false; 3], [3, 0, 4]));
    scene.play("score per-turtle");
    assert_eq!(starfish(&scene), all([true, false, false], [3, 0, 1]));
    scene.play("score jellyfish");
    assert_eq!(starfish(&scene), all([true, false, true], [3, 0, 1]));
    assert_eq!(scene.points("A", "starfish"), 4);
}

/// CO-7.5
#[test]
fn a_position_that_does_not_say_what_was_counted_keeps_its_points() {
    let told = parts(&over(2, "seats.A.points = { starfish = 7 }"), "A", "A");
    assert_eq!(told.iter().map(Part::points).sum::<i32>(), 7);
}
