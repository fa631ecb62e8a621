//! Whole games that replay for ever, and read like a story: the records and their golden tellings.
//!
//! `cargo xtask bless` tells them anew, and plays them anew where a record is missing.

#[path = "laws/eager.rs"]
mod eager;

use bots::FastDealer;
use coralia::*;
use referee::{Record, Seed, Step, Table, Verdict, replay, verify};
use std::fmt::Write;
use std::path::PathBuf;
use tabletop::{Dealer, Game, Pending, Weighted};

#[test]
fn a_game_of_two() {
    tell("two-players", 2);
}

#[test]
fn a_game_of_three() {
    tell("three-players", 3);
}

#[test]
fn a_game_of_four() {
    tell("four-players", 4);
}

/// The record replays, is honest, and tells the same story as ever.
fn tell(name: &str, players: usize) {
    let setup = Setup::new(players);
    let record = record(name, &setup);
    let table = replay::<State>(&setup, &record).expect("an old record replays");
    assert!(matches!(verify::<State>(&setup, &record), Ok(Verdict::Honest(_))));
    assert!(table.is_over());
    compare(&file("playthroughs", name, "txt"), &story(&table));
}

fn file(folder: &str, name: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(format!("{name}.{ending}"))
}

fn blessing() -> bool {
    std::env::var("BLESS").is_ok_and(|value| value == "1")
}

fn record(name: &str, setup: &Setup) -> Record {
    let path = file("records", name, "lagoon");
    if blessing() && !path.exists() {
        std::fs::write(&path, shortest_lively_game(setup).text()).expect("the record can be written");
    }
    let bytes = std::fs::read(&path).expect("the record is there: run cargo xtask bless");
    Record::read(&bytes).expect("an old record is still a record")
}

fn compare(path: &PathBuf, story: &str) {
    if blessing() {
        std::fs::write(path, story).expect("the story can be written");
    }
    let golden = std::fs::read_to_string(path).expect("the story is there: run cargo xtask bless");
    assert_eq!(golden, story, "{} tells another story", path.display());
}

/// Every step with what happened by it, and the scores at the end.
fn story(table: &Table<State>) -> String {
    let mut story = String::new();
    for played in table.history() {
        let events: Vec<_> = played.events.iter().map(text::event).collect();
        let line = format!("{:<24} {}", played.step.to_string(), events.join(" "));
        let _ = writeln!(story, "{}", line.trim_end());
    }
    for standing in table.standings().iter() {
        let lines = standing.breakdown.iter();
        let lines: Vec<_> = lines.map(|line| format!("{} {}", line.source, line.points)).collect();
        let (seat, place) = (standing.seat, standing.place);
        let _ = writeln!(story, "{seat} place {place}: {} = {}", lines.join(" + "), standing.score);
    }
    story
}

/// Among many games of eager players, the shortest in which enough happens to be worth reading.
fn shortest_lively_game(setup: &Setup) -> Record {
    let games = (0..600).map(|phrase| play_eagerly(setup, phrase)).filter(is_lively);
    games.min_by_key(Table::version).expect("some game is lively").record()
}

fn is_lively(table: &Table<State>) -> bool {
    let events: Vec<_> = table.history().into_iter().flat_map(|played| played.events).collect();
    let met = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    met(|event| matches!(event, Event::DieMovedDown { .. }))
        && met(|event| matches!(event, Event::DieLocked { .. }))
        && met(|event| matches!(event, Event::WhiteDiePlaced { .. }))
        && met(|event| matches!(event, Event::TurtleCopied { .. }))
        && met(|event| matches!(event, Event::CardScored { .. }))
        && met(|event| matches!(event, Event::PointsGained { source: Source::Island, .. }))
}

fn play_eagerly(setup: &Setup, phrase: u64) -> Table<State> {
    let seed = Seed::from_phrase(&phrase.to_string());
    let mut table = Table::<State>::new(setup.clone(), seed).expect("it opens");
    let mut dealer = FastDealer::new(phrase);
    while let Pending::Decision(seat) = table.pending() {
        let weigh = |&action: &Action| Weighted { outcome: action, weight: eager::eagerness(action) };
        let options: Vec<_> = table.options().iter().map(weigh).collect();
        table.act(seat, table.version(), dealer.choose(&options)).expect("an option is accepted");
    }
    table
}

#[test]
fn every_step_of_the_records_is_written_as_it_is_read() {
    for (name, players) in [("two-players", 2), ("three-players", 3), ("four-players", 4)] {
        let setup = Setup::new(players);
        let record = record(name, &setup);
        let table = replay::<State>(&setup, &record).expect("an old record replays");
        let written = table.steps().iter().map(Step::to_string);
        let read = record.steps().iter().map(|line| match line.seat {
            Some(seat) => format!("{seat} {}", line.notation),
            None => format!("* {}", line.notation),
        });
        assert!(written.eq(read));
        assert_eq!(table.game().pending(), Pending::Over);
    }
}
