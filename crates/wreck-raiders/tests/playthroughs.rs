//! Whole games that replay for ever, and read like a story: the records and their golden tellings.
//!
//! `cargo xtask bless` tells them anew, and plays them anew where a record is missing.

#[path = "laws/eager.rs"]
mod eager;

use bots::FastDealer;
use referee::{Record, Seed, Step, Table, Verdict, replay, verify};
use std::path::PathBuf;
use tabletop::{Dealer, Game, Pending, Weighted};
use wreck_raiders::*;

#[test]
fn a_game_of_2018_with_two_players() {
    tell("2018-two-players", Edition::First, 2);
}

#[test]
fn a_game_of_2019_with_three_players() {
    tell("2019-three-players", Edition::Second, 3);
}

#[test]
fn a_solo_game() {
    tell("2019-solo", Edition::Second, 1);
}

/// The record replays, is honest, and tells the same story as ever.
fn tell(name: &str, edition: Edition, players: usize) {
    let setup = Setup::new(edition, players);
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
    let steps = table.history().into_iter().map(|played| {
        let events: Vec<_> = played.events.iter().map(|event| text::event(table.setup(), event)).collect();
        format!("{:<22} {}\n", played.step.to_string(), events.join(" "))
    });
    let standings = table.standings();
    let scores = standings.iter().map(|standing| {
        let lines: Vec<_> =
            standing.breakdown.iter().map(|line| format!("{} {}", line.source, line.points)).collect();
        format!("{} place {}: {} = {}\n", standing.seat, standing.place, lines.join(" + "), standing.score)
    });
    steps.chain(scores).collect()
}

/// Among many games of eager players, the shortest in which enough happens to be worth reading.
fn shortest_lively_game(setup: &Setup) -> Record {
    let games = (0..400).map(|phrase| play_eagerly(setup, phrase)).filter(is_lively);
    games.min_by_key(Table::version).expect("some game is lively").record()
}

fn is_lively(table: &Table<State>) -> bool {
    let events: Vec<_> = table.history().into_iter().flat_map(|played| played.events).collect();
    let met = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    met(|event| matches!(event, Event::CardCollected { .. }))
        && met(|event| matches!(event, Event::StyleShown { .. }))
        && met(|event| matches!(event, Event::DiverPushed { .. }))
        && met(|event| matches!(event, Event::PiecePlaced { .. }))
        && !met(|event| matches!(event, Event::Ended { ending: Ending::QuietRounds }))
}

fn play_eagerly(setup: &Setup, phrase: u64) -> Table<State> {
    let mut table =
        Table::<State>::new(setup.clone(), Seed::from_phrase(&phrase.to_string())).expect("it opens");
    let mut dealer = FastDealer::new(phrase);
    while let Pending::Decision(seat) = table.pending() {
        let weigh =
            |&action: &Action| Weighted { outcome: action, weight: eager::eagerness(table.game(), action) };
        let options: Vec<_> = table.options().iter().map(weigh).collect();
        table.act(seat, table.version(), dealer.choose(&options)).expect("an option is accepted");
    }
    table
}

/// The last decision of a record can be read back from its line.
#[test]
fn every_step_of_the_records_is_written_as_it_is_read() {
    for (name, edition, players) in [
        ("2018-two-players", Edition::First, 2),
        ("2019-three-players", Edition::Second, 3),
        ("2019-solo", Edition::Second, 1),
    ] {
        let setup = Setup::new(edition, players);
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
