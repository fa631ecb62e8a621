//! Chapter 1: dice, reefs, piles, tiles, and the dice of missing players.

use coralia::{Catalogue, Colour, Pile, Setup, State, Symbol};
use coralia_testing::*;
use tabletop::{Game, SetupError};

const TURTLES: [&str; 6] = [
    "* turtle copy",
    "* turtle stingray",
    "* turtle fish-card",
    "* turtle jellyfish",
    "* turtle white-die",
    "* turtle side-chest",
];

fn laid_out(players: usize) -> Scene {
    let mut scene = new_game(players);
    scene.play_all(&TURTLES).deal("start A");
    scene
}

/// CO-1.1
#[test]
fn there_are_six_dice_in_six_colours_and_two_white_ones() {
    let scene = new_game(4);
    assert_eq!(Colour::ALL.len(), 6);
    assert_eq!(scene.state.supply(), [6; 6]);
    assert_eq!(scene.board().white, 2);
}

/// CO-1.1
#[test]
fn every_die_shows_each_symbol_equally_often() {
    let mut scene = laid_out(4);
    scene.play_all(&["A take red", "A take blue", "A take green", "A take violet"]);
    let symbols = ["pearl", "fish", "starfish", "octopus", "diver", "turtle"];
    assert_eq!(scene.outcomes(), symbols.map(|symbol| (format!("die {symbol}"), 1)));
}

/// CO-1.2
#[test]
fn a_full_reef_is_worth_fifteen() {
    let points = Catalogue::standard().reef_points;
    let of = |symbol: Symbol| points[symbol.space().index()];
    assert_eq!([of(Symbol::Turtle), of(Symbol::Starfish), of(Symbol::Octopus)], [1, 2, 3]);
    assert_eq!([of(Symbol::Fish), of(Symbol::Pearl), of(Symbol::Diver)], [4, 5, 0]);
    assert_eq!(points.iter().sum::<u8>(), 15);
}

/// CO-1.3
#[test]
fn the_white_dice_begin_on_the_island() {
    assert_eq!(new_game(2).board().white, 2);
    assert_eq!(new_game(2).board().island_dice(), 2);
}

/// CO-1.4
#[test]
fn three_unseen_cards_of_each_kind_make_the_island_pile() {
    let scene = new_game(3);
    let unseen = ["starfish", "fish", "pearl", "island"].map(|pile| scene.unseen(pile));
    assert_eq!(unseen, [15, 12, 15, 9]);
    assert_eq!(scene.board().stingrays, 2);
}

/// CO-1.4
#[test]
fn unseen_cards_of_a_kind_share_one_pool_with_the_island_pile() {
    let scene = table("agenda = ['draw island', 'end']");
    let weight = |card: &str| {
        let outcomes = scene.outcomes();
        outcomes.iter().find(|(outcome, _)| outcome == &format!("card {card}")).expect("it can come").1
    };
    let all: u32 = scene.outcomes().iter().map(|(_, weight)| weight).sum();
    assert_eq!(
        weight("pearl-2") * 27,
        all * 2,
        "a third of the island cards are pearls, 4 of 18 of them twos"
    );
    assert_eq!(weight("fire-fish") * 9, all, "a third are fish, 5 of 15 of them fire fish");
    assert_eq!(weight("jellyfish") * 27, all, "a third are starfish, 2 of 18 of them jellyfish");
}

/// CO-1.4
#[test]
fn a_kind_that_left_the_island_pile_comes_less_often() {
    let scene = table(
        "draws = ['A island pearl-2', 'A island pearl-2', 'B island pearl-3']
         agenda = ['draw island', 'end']",
    );
    assert!(scene.outcomes().iter().all(|(outcome, _)| !outcome.starts_with("card pearl-2")));
    assert_eq!(scene.unseen("pearl"), 15, "the pile of pearls is as high as before");
}

/// CO-1.5
#[test]
fn six_turtles_lie_on_the_reefs_and_two_beside_the_board() {
    let scene = laid_out(4);
    assert_eq!(scene.reef("yellow").turtle.map(|turtle| turtle.to_string()), Some("copy".into()));
    assert_eq!(scene.reef("violet").turtle.map(|turtle| turtle.to_string()), Some("side-chest".into()));
    assert_eq!(words(scene.board().side_turtles.iter()), "starfish-card island-card");
}

/// CO-1.5
#[test]
fn every_turtle_is_as_likely_as_any_other_on_a_reef() {
    let mut scene = new_game(2);
    assert_eq!(scene.outcomes().len(), 8);
    scene.deal("turtle copy");
    assert_eq!(scene.outcomes().len(), 7);
    assert!(scene.outcomes().iter().all(|(outcome, weight)| outcome != "turtle copy" && *weight == 1));
}

/// CO-1.5
#[test]
fn a_chest_lies_on_every_reef_and_two_beside_the_board() {
    let scene = new_game(4);
    assert!(Colour::ALL.iter().all(|&colour| scene.board().reef(colour).chest));
    assert_eq!(scene.board().side_chests, 2);
    assert_eq!(scene.state.chests().len(), 8);
}

/// CO-1.6
#[test]
fn everybody_begins_with_a_diver_two_octopuses_and_no_points() {
    let scene = new_game(4);
    for letter in ["A", "B", "C", "D"] {
        assert_eq!(scene.held(letter).diver, None);
        assert_eq!(scene.board().octopuses(seat(letter)), 0);
        assert_eq!(scene.score(letter), 0);
    }
}

/// CO-1.6
#[test]
fn chance_names_the_start_player() {
    let mut scene = new_game(3);
    scene.play_all(&TURTLES);
    let starts = ["start A", "start B", "start C"];
    assert_eq!(scene.outcomes(), starts.map(|start| (start.to_owned(), 1)));
    scene.deal("start C");
    for _ in Colour::ALL {
        scene.deal("die fish");
    }
    assert_eq!(scene.asked(), "C");
}

/// CO-1.6
#[test]
fn two_to_four_can_play() {
    for players in [0, 1, 5] {
        let error = State::new(&Setup::new(players)).expect_err("too few or too many");
        assert_eq!(error, SetupError::Players { game: "Coralia", given: players, allowed: 2..=4 });
    }
}

/// CO-1.7
#[test]
fn with_four_players_no_die_is_placed_before_the_game() {
    let scene = laid_out(4);
    assert_eq!(scene.asked(), "A");
    assert!(Colour::ALL.iter().all(|&colour| scene.board().reef(colour).dice.is_empty()));
}

/// CO-1.7
#[test]
fn with_three_players_one_die_of_each_colour_is_placed() {
    let mut scene = laid_out(3);
    for symbol in ["pearl", "fish", "starfish", "octopus", "pearl", "pearl"] {
        scene.deal(&format!("die {symbol}"));
    }
    assert_eq!(scene.asked(), "A");
    assert_eq!(scene.state.supply(), [5; 6]);
    assert_eq!([scene.dice("yellow"), scene.dice("blue"), scene.dice("violet")], ["pearl", "fish", "pearl"]);
}

/// CO-1.7
#[test]
fn with_two_players_a_doubled_symbol_goes_to_the_island() {
    let mut scene = laid_out(2);
    scene.play_all(&["* die fish", "* die fish", "* die pearl", "* die fish"]);
    for _ in 0..8 {
        scene.deal("die starfish");
    }
    assert_eq!(scene.state.supply(), [4; 6]);
    assert_eq!(
        [scene.dice("yellow"), scene.dice("blue"), scene.dice("red")],
        ["fish", "pearl fish", "starfish"]
    );
    assert_eq!(scene.board().island, [1, 0, 1, 1, 1, 1]);
}

/// CO-1.8
#[test]
fn a_set_up_die_on_a_turtle_space_moves_the_turtle_beside_the_board() {
    let mut scene = laid_out(3);
    scene.deal("die turtle");
    assert_eq!(scene.reef("yellow").turtle, None);
    assert_eq!(words(scene.board().side_turtles.iter()), "starfish-card island-card copy");
}

/// CO-1.8
#[test]
fn a_set_up_diver_covers_the_chest_and_leaves_the_diver_space_free() {
    let mut scene = laid_out(2);
    scene.play_all(&["* die diver", "* die diver"]);
    assert_eq!(scene.dice("yellow"), "treasure");
    assert!(scene.reef("yellow").chest);
    assert_eq!(scene.board().island[0], 1, "the second diver is a doubled symbol");
}

/// CO-1.9
#[test]
fn a_set_up_octopus_only_takes_the_space() {
    let mut scene = laid_out(3);
    for _ in Colour::ALL {
        scene.deal("die octopus");
    }
    assert_eq!(scene.reef("red").octopus, None);
    assert!(["A", "B", "C"].iter().all(|letter| scene.score(letter) == 0));
}

/// CO-1.9
#[test]
fn a_reef_with_a_set_up_octopus_pays_no_income() {
    let mut scene = table(
        "players = 3
         turns-played = 1
         station = ['red-octopus', 'blue-fish', 'blue-pearl', 'green-fish']
         reefs.red.dice = ['octopus']",
    );
    scene.play("place red-octopus");
    assert_eq!(scene.outcomes().iter().filter(|(outcome, _)| outcome == "card fire-fish").count(), 1);
    scene.deal("card fire-fish");
    assert_eq!(["A", "B", "C"].map(|letter| scene.score(letter)), [0, 0, 0]);
}

/// CO-1.9
#[test]
fn set_up_dice_draw_no_cards() {
    let mut scene = laid_out(2);
    for symbol in ["pearl", "fish", "starfish", "turtle"].repeat(3) {
        scene.deal(&format!("die {symbol}"));
    }
    assert!(scene.state.draws().is_empty());
    assert!(Pile::ALL.iter().all(|&pile| scene.state.put_back(pile).next().is_none()));
}
