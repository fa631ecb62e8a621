//! Positions: defaults, and reasons why something cannot lie on a table.

use coralia::{Catalogue, State, Task};
use coralia_testing::*;
use tabletop::{Game, Pending};

fn flaws(toml: &str) -> String {
    State::from_position(&position(toml), Catalogue::standard())
        .expect_err("the position is impossible")
        .to_string()
}

fn is_flawed(toml: &str, reason: &str) {
    let text = flaws(toml);
    assert!(text.contains(reason), "'{reason}' is not in\n{text}");
}

#[test]
fn an_empty_position_is_the_first_turn_of_two() {
    let scene = table("");
    assert_eq!((scene.asked(), scene.state.supply()), ("A".into(), [6; 6]));
    assert_eq!(scene.state.agenda(), [Task::Choose]);
    assert_eq!(scene.board().side_turtles.len(), 2);
    assert_eq!((scene.board().side_chests, scene.board().white, scene.board().stingrays), (2, 2, 2));
}

#[test]
fn the_station_suggests_what_is_asked() {
    let station = |dice: &str| table(&format!("turns-played = 1\nstation = [{dice}]")).state.pending();
    assert_eq!(station("'red-fish', 'blue-fish', 'blue-fish'"), Pending::Decision(seat("B")));
    assert_eq!(station("'red-fish', 'blue-fish', 'blue-fish', 'red'"), Pending::Chance, "no turtle, no lock");
    let place = table("turns-played = 1\nstation = ['red-fish', 'blue-fish', 'blue-fish', 'red-fish']");
    assert_eq!(place.options(), ["place red-fish", "place blue-fish"]);
}

#[test]
fn seats_rounds_and_players_must_fit() {
    is_flawed("players = 5", "players: Coralia is for 2 to 4 players");
    is_flawed("turns-played = 21", "turns-played: the game has 20 turns");
    is_flawed("start = 'C'", "start: there is no such seat");
    is_flawed("seats.D.stingrays = 1", "seats, D: there is no such seat");
}

#[test]
fn every_reason_is_told_at_once() {
    let several =
        "players = 4\nturns-played = 99\nstart = 'E'\nstation = ['red', 'red', 'red', 'red', 'red']";
    let text = flaws(&format!("{several}\nseats.A.stingrays = 3"));
    for reason in [
        "turns-played: ",
        "start: there is no such seat",
        "station: the station has four",
        "there are two stingrays",
    ] {
        assert!(text.contains(reason), "'{reason}' is not in\n{text}");
    }
    let text = flaws("players = 7\nturns-played = 99\nseats.A.stingrays = 3");
    assert!(
        text.contains("players: ") && text.contains("turns-played: ") && text.contains("stingrays"),
        "{text}"
    );
    let text = flaws("draws = ['C pearl pearl-5', 'A fish pearl-2', 'B pearl pearl-5 pearl-4!']");
    for number in 1..=3 {
        assert!(text.contains(&format!("draw {number} ")), "draw {number} is not in\n{text}");
    }
}

/// CO-2.1
#[test]
fn whoever_is_on_turn_follows_from_the_turns_played() {
    is_flawed("turn = 'B'", "turn: after 0 turns it is A's turn");
    is_flawed("players = 3\nstart = 'B'\nturns-played = 4\nturn = 'A'", "turn: after 4 turns it is C's turn");
    assert_eq!(table("players = 3\nstart = 'B'\nturns-played = 4\nturn = 'C'").asked(), "C");
    assert_eq!(table("turns-played = 20\nturn = 'B'\ndraws = ['B starfish jellyfish']").asked(), "B");
}

/// CO-2.3
#[test]
fn dice_are_locked_by_turtles() {
    let dice =
        "turns-played = 1\nstation = ['red-fish!', 'red-pearl!', 'blue-fish', 'blue']\nagenda = ['lock']";
    is_flawed(dice, "station: locked dice: 2; turtles of B: 0");
    let one = "reefs.red.dice = ['turtle']\nseats.B.turtles = ['copy']";
    is_flawed(&format!("{dice}\n{one}"), "station: locked dice: 2; turtles of B: 1");
    let lock = dice.replace("red-pearl!", "red-pearl");
    assert_eq!(
        table(&format!("{lock}\n{one}")).state.pending(),
        Pending::Chance,
        "no turtle is left for a lock"
    );
}

/// CO-1.5
#[test]
fn reefs_get_their_turtles_when_those_beside_the_board_are_named() {
    let scene = table("side-turtles = ['copy', 'side-chest']");
    assert!(scene.board().reefs.iter().all(|reef| reef.turtle.is_some()));
    assert_eq!(scene.board().side_turtles.len(), 2);
    is_flawed(
        "side-turtles = ['copy', 'side-chest', 'stingray']",
        "a reef has a turtle exactly when its turtle space is free",
    );
}

#[test]
fn dice_must_fit_their_number() {
    is_flawed("island = { red = 7 }", "red: there are six dice, not 7");
    is_flawed("station = ['red', 'red', 'red', 'red', 'red']", "station: the station has four dice");
    is_flawed(
        "reefs.red.white = ['fish', 'pearl']\nreefs.blue.white = ['fish']",
        "white: there are two white dice",
    );
    is_flawed("reefs.red.dice = ['fish', 'fish']", "reefs, red: fish is named twice");
}

#[test]
fn figures_stand_beside_their_dice() {
    is_flawed("reefs.red.octopus = 'A'", "reefs, red: an octopus is beside a die on its space");
    is_flawed("seats.A.diver = 'red'", "seats, A: a diver is beside a die on a diver space");
    let two = "reefs.red.dice = ['diver']\nseats.A.diver = 'red'\nseats.B.diver = 'red'";
    is_flawed(two, "a reef has one diver");
}

#[test]
fn tiles_are_there_once() {
    is_flawed("reefs.red.turtle = 'copy'\nreefs.blue.turtle = 'copy'", "turtles: copy is named twice");
    is_flawed("seats.A.turtles = ['copy']", "at least two turtles are beside the board");
    is_flawed(
        "reefs.red = { dice = ['turtle'], turtle = 'copy' }",
        "a reef has a turtle exactly when its turtle space is free",
    );
    is_flawed(
        "seats.A.chests = ['stingray']\nseats.B.chests = ['stingray']",
        "chests: stingray is named twice",
    );
    is_flawed("reefs.red.chest = false", "at most two beside the board");
    is_flawed("seats.A.stingrays = 3", "there are two stingrays");
}

#[test]
fn draws_must_be_possible() {
    is_flawed("draws = ['A pearl blowfish']", "draw 1 (A pearl blowfish): the pile has no such cards");
    is_flawed(
        "draws = ['A starfish per-fish', 'A starfish per-fish']",
        "draw 2 (A starfish per-fish): all copies",
    );
    is_flawed("draws = ['A starfish dice-red-green']", "there is no such card");
    is_flawed("draws = ['A pearl pearl-2 pearl-3!']", "too many cards are looked at together");
    is_flawed("draws = ['C pearl pearl-2']", "there is no such seat");
    is_flawed(
        "draws = ['A fish blowfish fire-fish', 'A pearl pearl-2']",
        "only the last draw can still be looked at",
    );
    is_flawed(
        "draws = ['A fish blowfish fire-fish']",
        "cards are being looked at, but no task asks which to keep",
    );
    let four = "draws = ['A island pearl-2', 'A island pearl-2', 'A island pearl-2', 'A island pearl-2']";
    is_flawed(four, "the island pile has three cards of each kind");
}

#[test]
fn the_agenda_must_make_sense() {
    is_flawed("agenda = []", "the agenda is empty only after the final scoring");
    is_flawed("agenda = ['keep fish', 'end']", "agenda, keep fish: the current player looks at cards");
    is_flawed("agenda = ['place']", "agenda, place: one of four rolled dice is placed");
    is_flawed("agenda = ['starfish', 'end']", "agenda, starfish: starfish cards are scored at the end");
    is_flawed("agenda = ['start']", "agenda, start: the set-up has its own order");
    is_flawed(
        "agenda = ['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end']",
        "the agenda is too long",
    );
    is_flawed(
        "to-score = ['jellyfish']",
        "to-score, jellyfish: the current player scores starfish cards in hand",
    );
    is_flawed(
        "island = { red = 6, blue = 6, green = 6, violet = 6, orange = 6, yellow = 6 }",
        "turns-played: the remaining turns need 23 dice, but the supply has 0",
    );
    is_flawed(
        "agenda = ['end']\nturns-played = 3\nstation = ['red-fish', 'red-fish', 'blue-fish', 'green-fish']",
        "station: one of four dice has been placed",
    );
    is_flawed(
        "station = ['red', 'red']\nisland = { green = 6, violet = 6, orange = 6, blue = 6 }",
        "different colours",
    );
    is_flawed("seats.A.points = { fish = 3 }", "seats, A: fish are scored at the end, not on the track");
    is_flawed("seats.A.points = { island = 99 }", "island give at most 50 points");
}

#[test]
fn unknown_words_are_refused_when_a_position_is_read() {
    for text in [
        "sharks = 3",
        "agenda = ['swim']",
        "draws = ['A']",
        "station = ['red-shark']",
        "draws = ['A fish blowfish! blowfish!']",
    ] {
        assert!(toml::from_str::<coralia::Position>(text).is_err(), "{text}");
    }
}
