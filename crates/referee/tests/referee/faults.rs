//! Every way in which a record can be wrong, each with its line.

use crate::setting::*;
use referee::{Digest, Fault, Record, RecordError, Seed, limits, replay, replay_to};
use tabletop::NotationError;
use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};

/// Lines 1 to 6 are the header, 7 and 8 the opening.
const OPENING: usize = 8;

fn lines() -> Vec<String> {
    body(&finished(LONG, "42").record())
}

fn fault_of(text: &str) -> RecordError {
    match text.parse::<Record>() {
        Ok(record) => replay::<Toy>(&LONG, &record).expect_err("the record is faulty"),
        Err(error) => error,
    }
}

/// The fault after line `line` was replaced.
fn with_line(line: usize, content: &str) -> RecordError {
    let mut lines = lines();
    lines[line - 1] = content.into();
    fault_of(&sealed(&lines))
}

/// The fault after line `line` was inserted.
fn with_more(line: usize, content: &str) -> RecordError {
    let mut lines = lines();
    lines.insert(line - 1, content.into());
    fault_of(&sealed(&lines))
}

#[test]
fn the_record_of_these_tests_is_sound() {
    let lines = lines();
    let keys: Vec<&str> = lines.iter().map(|line| line.split(' ').next().unwrap()).collect();
    let head = ["lagoon", "game", "edition", "players", "components", "commitment", "*", "*", "A"];
    assert_eq!((&keys[..9], *keys.last().unwrap()), (&head[..], "seed"));
    assert!(replay::<Toy>(&LONG, &sealed(&lines).parse().unwrap()).is_ok());
}

#[test]
fn something_else_is_not_a_record() {
    assert_eq!(fault_of(""), Fault::NotARecord.at(1));
    assert_eq!(with_line(1, "lagoon report 1"), Fault::NotARecord.at(1));
}

#[test]
fn a_record_of_another_format_is_named() {
    assert_eq!(with_line(1, "lagoon record 2"), Fault::UnknownFormat { version: "2".into() }.at(1));
    assert_eq!(with_line(1, "lagoon record 1 "), Fault::UnknownFormat { version: "1 ".into() }.at(1));
}

#[test]
fn a_record_that_is_absurdly_long_is_not_read() {
    let bytes = limits::RECORD_BYTES + 1;
    assert_eq!(fault_of(&"#".repeat(bytes)), Fault::TooLong { bytes }.at(1));
    let bytes = limits::LINE_BYTES + 1;
    assert_eq!(with_line(7, &"#".repeat(bytes)), Fault::LineTooLong { bytes }.at(7));
}

#[test]
fn bytes_that_are_not_text_are_found_on_their_line() {
    let mut bytes = sealed(&lines()).into_bytes();
    let third_line = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1).unwrap().0 + 1;
    bytes[third_line] = 0xff;
    assert_eq!(Record::read(&bytes), Err(Fault::NotText.at(3)));
}

#[test]
fn a_record_without_closing_line_is_truncated() {
    let lines = lines();
    assert_eq!(fault_of(&(lines.join("\n") + "\n")), Fault::Truncated.at(lines.len() + 1));
    assert_eq!(fault_of(sealed(&lines).trim_end()), Fault::Truncated.at(lines.len() + 1));
}

#[test]
fn nothing_comes_after_the_closing_line() {
    let lines = lines();
    for more in ["#\n", "x", "\n", "end 0 0000000000000000\n"] {
        assert_eq!(fault_of(&(sealed(&lines) + more)), Fault::AfterEnd.at(lines.len() + 2));
    }
}

#[test]
fn a_closing_line_with_another_count_is_found() {
    let lines = lines();
    let found = lines.len() - 7;
    let text = sealed(&lines).replace(&format!("end {found} "), "end 3 ");
    assert_eq!(fault_of(&text), Fault::StepCount { said: "3".into(), found }.at(lines.len() + 1));
    let text = text.split("end ").next().unwrap().to_string() + "end\n";
    assert_eq!(fault_of(&text), Fault::StepCount { said: String::new(), found }.at(lines.len() + 1));
}

#[test]
fn a_changed_text_is_found_by_its_sum() {
    let text = sealed(&lines());
    let changed = text.replacen("game toy", "game top", 1);
    let said = text[text.len() - 17..].trim_end().to_string();
    let until = changed.rfind("end ").unwrap();
    let found = Digest::of(&changed[..until]).to_string()[..16].to_string();
    assert_eq!(fault_of(&changed), Fault::Checksum { said, found }.at(lines().len() + 1));
}

#[test]
fn a_missing_header_line_is_named_where_it_should_have_been() {
    for (line, key) in [(2, "game"), (4, "players"), (5, "components")] {
        assert_eq!(with_line(line, "# nothing"), Fault::MissingHeader { key }.at(7));
    }
}

#[test]
fn a_header_line_is_not_said_twice() {
    for (line, key) in [(2, "game"), (3, "edition"), (4, "players"), (5, "components"), (6, "commitment")] {
        let again = lines()[line - 1].clone();
        assert_eq!(with_more(7, &again), Fault::DuplicateHeader { key }.at(7));
    }
}

#[test]
fn an_unknown_header_line_is_refused() {
    assert_eq!(with_more(3, "weather fine"), Fault::UnknownHeader { key: "weather".into() }.at(3));
    assert_eq!(with_more(3, ""), Fault::UnknownHeader { key: String::new() }.at(3));
}

#[test]
fn header_values_must_make_sense() {
    for (line, key, value) in [
        (4, "players", "two"),
        (4, "players", "0"),
        (4, "players", "6"),
        (5, "components", "abc"),
        (6, "commitment", "xyz"),
    ] {
        let bad = Fault::BadHeader { key, value: value.into() };
        assert_eq!(with_line(line, &format!("{key} {value}")), bad.at(line));
    }
    let last = lines().len();
    let bad = Fault::BadHeader { key: "seed", value: "abc".into() };
    assert_eq!(with_line(last, "seed abc"), bad.at(last));
}

#[test]
fn among_the_steps_there_are_only_steps() {
    for wrong in ["game toy", "F skip", "", "A", "A ", "*", "a skip", " A skip"] {
        assert_eq!(with_more(9, wrong), Fault::NotAStep.at(9), "'{wrong}'");
    }
}

#[test]
fn only_comments_come_after_the_seed() {
    let after = lines().len() + 1;
    assert_eq!(with_more(after, "A skip"), Fault::AfterSeed.at(after));
    let seed = format!("seed {}", Seed::from_phrase("42").to_hex());
    assert_eq!(with_more(after, &seed), Fault::AfterSeed.at(after));
}

#[test]
fn a_record_of_another_game_setup_or_components_is_refused() {
    let other = Fault::WrongGame { recorded: "chess".into(), game: "toy" };
    assert_eq!(with_line(2, "game chess"), other.at(2));
    let other = Fault::WrongEdition { recorded: Some("short".into()), setup: Some("long") };
    assert_eq!(with_line(3, "edition short"), other.at(3));
    let other = Fault::WrongEdition { recorded: None, setup: Some("long") };
    assert_eq!(with_line(3, "#"), other.at(1));
    assert_eq!(with_line(4, "players 3"), Fault::WrongPlayers { recorded: 3, setup: 2 }.at(4));
    let error = with_line(5, &format!("components {}", Digest::of("other cards")));
    assert!(matches!(error, RecordError { line: 5, fault: Fault::WrongComponents { .. } }));
}

#[test]
fn a_setup_that_the_game_refuses_is_an_error() {
    let mut lines = lines();
    lines[3] = "players 5".into();
    let record: Record = sealed(&lines).parse().unwrap();
    let error = replay::<Toy>(&ToySetup { players: 5, edition: ToyEdition::Long }, &record).unwrap_err();
    assert!(matches!(error, RecordError { line: 4, fault: Fault::Setup(_) }));
}

#[test]
fn steps_in_wrong_notation_are_found() {
    let action = NotationError::new("jump", "an action of the toy game");
    assert_eq!(with_line(OPENING + 1, "A jump"), Fault::Notation(action).at(9));
    assert_eq!(with_line(OPENING, "* shark"), Fault::Notation(NotationError::new("shark", "a card")).at(8));
}

#[test]
fn steps_of_the_wrong_seat_or_kind_are_found() {
    assert_eq!(with_line(OPENING + 1, "B skip"), Fault::WrongSeat { recorded: B, turn: A }.at(9));
    assert_eq!(with_line(OPENING, "A skip"), Fault::DecisionForChance { recorded: A }.at(8));
    assert_eq!(with_line(OPENING + 1, "* crab"), Fault::ChanceForDecision { turn: A }.at(9));
}

#[test]
fn steps_that_could_not_be_are_found() {
    assert_eq!(with_line(OPENING + 1, "A show"), Fault::IllegalAction { notation: "show".into() }.at(9));
    assert_eq!(with_line(OPENING, "* d1"), Fault::ImpossibleOutcome { notation: "d1".into() }.at(8));
}

#[test]
fn no_step_comes_after_the_end_of_the_game() {
    let after = lines().len();
    assert_eq!(with_more(after, "A skip"), Fault::StepAfterOver.at(after));
}

#[test]
fn a_step_beyond_the_record_cannot_be_replayed_to() {
    let record = finished(LONG, "42").record();
    let recorded = record.steps().len();
    let error = replay_to::<Toy>(&LONG, &record, recorded + 1).unwrap_err();
    assert_eq!(error, Fault::NoSuchStep { asked: recorded + 1, recorded }.at(lines().len() + 1));
}

#[test]
fn errors_read_as_sentences_with_their_line() {
    assert_eq!(with_line(4, "players 3").to_string(), "line 4: recorded with 3 players, set up with 2");
}
