//! Chapter 2: rounds, the fourth die, locks, and passing the station on.

use super::walk::walk;
use coralia::{Action, State};
use coralia_testing::*;
use tabletop::{Game, Seat};

/// CO-2.1
#[test]
fn two_three_and_four_players_play_ten_nine_and_eight_rounds() {
    for (players, rounds) in [(2, 10), (3, 9), (4, 8)] {
        let mut turns = [0; 4];
        let mut before: Option<State> = None;
        walk(players, 5, |state| {
            if let Some(before) = &before
                && before.progress().turns < state.progress().turns
            {
                turns[before.progress().seat.index()] += 1;
            }
            before = Some(state.clone());
        });
        assert_eq!(turns[..players], [rounds; 4][..players]);
    }
}

/// CO-2.2
#[test]
fn the_start_player_takes_four_dice_of_four_colours() {
    let mut scene = table("players = 4");
    assert_eq!(scene.options().len(), 6);
    scene.play_all(&["A take violet", "A take red"]);
    scene.refuses("take violet");
    scene.refuses("take red");
    scene.play_all(&["A take blue", "A take green"]);
    assert_eq!(scene.asked(), "*");
    assert_eq!(scene.station(), "blue red green violet", "the order of taking leaves no trace");
}

/// CO-2.2
#[test]
fn the_first_four_dice_are_chosen_after_the_set_up_dice_lie() {
    let mut scene = new_game(3);
    for turtle in ["copy", "stingray", "fish-card", "jellyfish", "white-die", "side-chest"] {
        scene.deal(&format!("turtle {turtle}"));
    }
    scene.deal("start B");
    assert_eq!(scene.asked(), "*");
    for _ in 0..6 {
        scene.deal("die pearl");
    }
    assert_eq!(scene.asked(), "B");
    assert!(scene.offers("take red"));
}

/// CO-2.2
#[test]
fn a_later_player_takes_a_fourth_die_of_any_colour_left() {
    let scene = table(
        "turns-played = 5
         station = ['red-fish', 'red-pearl', 'blue-diver']
         island = { yellow = 6 }",
    );
    let colours = ["take blue", "take red", "take orange", "take green", "take violet"];
    assert_eq!(scene.options(), colours);
}

/// CO-2.2
#[test]
fn without_turtles_all_four_dice_are_rolled_at_once() {
    let mut scene = table("turns-played = 5\nstation = ['red-fish', 'red-pearl', 'blue-diver']");
    scene.play("take green");
    assert_eq!(scene.station(), "red red blue green");
    scene.play_all(&["* die turtle", "* die diver", "* die octopus", "* die starfish"]);
    assert_eq!(scene.station(), "red-turtle red-diver blue-octopus green-starfish");
    assert_eq!(scene.asked(), "B");
}

/// CO-2.3
#[test]
fn a_turtle_locks_a_received_die() {
    let mut scene = table(
        "turns-played = 5
         station = ['red-fish', 'red-pearl', 'blue-diver']
         seats.B.turtles = ['copy']
         reefs.red.dice = ['turtle']",
    );
    scene.play("take green");
    assert_eq!(scene.options(), ["lock red-fish", "lock red-pearl", "lock blue-diver", "roll"]);
    scene.play("lock red-pearl");
    assert_eq!(scene.station(), "red red-pearl blue green", "one turtle, one lock");
    scene.play_all(&["* die turtle", "* die diver", "* die octopus"]);
    assert_eq!(scene.station(), "red-turtle red-pearl blue-diver green-octopus");
}

/// CO-2.3
#[test]
fn locking_is_a_choice_and_the_new_die_is_always_rolled() {
    let mut scene = table(
        "turns-played = 5
         station = ['red-fish', 'red-pearl', 'blue-diver']
         seats.B.turtles = ['copy', 'stingray', 'jellyfish', 'white-die']
         reefs.red.dice = ['turtle']
         reefs.blue.dice = ['turtle']
         reefs.green.dice = ['turtle']
         reefs.violet.dice = ['turtle']",
    );
    scene.play("take green");
    let all_locked =
        scene.clone().play("lock red-fish").play("lock red-pearl").play("lock blue-diver").clone();
    assert_eq!(all_locked.station(), "red-fish red-pearl blue-diver green", "three locks at most");
    let some_locked = scene.clone().play("lock blue-diver").play("roll").clone();
    assert_eq!(some_locked.station(), "red red blue-diver green");
    assert_eq!(scene.play("roll").station(), "red red blue green");
}

/// CO-2.3
#[test]
fn equal_dice_give_one_lock_option() {
    let mut scene = table(
        "turns-played = 5
         station = ['red-fish', 'red-fish', 'blue-fish']
         seats.B.turtles = ['copy', 'stingray']
         reefs.red.dice = ['turtle']
         reefs.blue.dice = ['turtle']",
    );
    scene.play("take red");
    assert_eq!(scene.options(), ["lock red-fish", "lock blue-fish", "roll"]);
    scene.play("lock red-fish");
    assert_eq!(scene.options(), ["lock red-fish", "lock blue-fish", "roll"]);
}

/// CO-2.3
#[test]
fn a_turtle_gained_this_turn_counts_from_the_next_turn_on() {
    let mut scene = table(
        "turns-played = 4
         station = ['red-fish', 'red-pearl', 'blue-diver']
         reefs.green.turtle = 'stingray'",
    );
    scene.play("take green");
    assert_eq!(scene.asked(), "*", "no turtle yet, no lock");
    scene.play_all(&[
        "* die pearl",
        "* die pearl",
        "* die pearl",
        "* die turtle",
        "A place green-turtle",
        "A end",
    ]);
    scene.play_all(&[
        "B take green",
        "* die pearl",
        "* die pearl",
        "* die fish",
        "* die fish",
        "B place green-fish",
    ]);
    scene.play_all(&["* card blowfish", "* card blowfish", "B keep blowfish", "B end", "A take violet"]);
    assert!(scene.offers("lock red-pearl"));
}

/// CO-2.4
#[test]
fn exactly_one_die_is_placed_and_nobody_may_pass() {
    let mut scene = table(
        "turns-played = 3
         station = ['red-fish', 'red-pearl', 'blue-diver', 'blue-diver']",
    );
    assert_eq!(scene.options(), ["place red-fish", "place red-pearl", "place blue-diver"]);
    scene.play("place blue-diver");
    assert_eq!(scene.options(), ["end"]);
}

/// CO-2.4
#[test]
fn the_other_three_dice_are_passed_on_as_they_lie() {
    let mut scene = table(
        "turns-played = 3
         station = ['red-fish', 'red-pearl', 'blue-turtle', 'blue-diver']",
    );
    scene.play_all(&["B place blue-diver", "B end"]);
    assert_eq!(scene.asked(), "A");
    assert_eq!(scene.station(), "blue-turtle red-pearl red-fish");
}

/// CO-2.5
#[test]
fn four_three_and_four_dice_are_left_at_the_end() {
    for (players, left) in [(2, 4), (3, 3), (4, 4)] {
        for seed in 0..30 {
            let end = walk(players, seed, |_| {});
            let supply: usize = end.supply().iter().map(|&count| count as usize).sum();
            assert_eq!(supply + end.station().len(), left);
        }
    }
}

/// CO-2.5
#[test]
fn after_the_last_turn_comes_the_final_scoring_from_the_start_player_on() {
    let mut scene = table(
        "players = 3
         start = 'B'
         turns-played = 26
         station = ['red-octopus', 'red-pearl', 'blue-turtle', 'blue-diver']
         draws = ['C starfish jellyfish', 'B starfish per-turtle']",
    );
    scene.play_all(&["A place blue-diver", "A end"]);
    assert_eq!(scene.asked(), "B");
    assert_eq!(scene.options(), ["score per-turtle"]);
    scene.play_all(&["B score per-turtle", "B end", "C score jellyfish", "C end"]);
    assert_eq!(scene.asked(), "over", "A has nothing to score");
}

/// CO-2.4
#[test]
fn a_turn_ends_when_the_player_says_so() {
    walk(2, 8, |state| {
        let mut options = Vec::new();
        state.options(&mut options);
        if options.contains(&Action::End) {
            assert_eq!(options.len(), 1);
        }
        assert!(
            state.progress().seat.index() < 2
                && state.progress().start.is_none_or(|seat| seat < Seat::new(2))
        );
    });
}
