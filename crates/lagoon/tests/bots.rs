//! Bots from the command line: tournaments, ladders, tuning and advice.

mod support;

use std::fs;
use support::{folder, lagoon};

#[test]
fn a_tournament_reports_and_keeps_records_that_are_honest() {
    let folder = folder();
    let ran = lagoon(&folder, "simulate coralia --bots greedy,random --games 4 --records kept", "");
    ran.ends_with(0).says("Coralia: 4 games").says("wins by seat").says("ms per decision");
    let records: Vec<_> = fs::read_dir(folder.path().join("kept")).expect("the folder is there").collect();
    assert_eq!(records.len(), 4);
    lagoon(&folder, "verify kept/game-000001-2.lagoon", "").ends_with(0).says("honest");
}

#[test]
fn the_same_seed_plays_the_same_tournament() {
    let folder = folder();
    let wins = || {
        let ran = lagoon(&folder, "simulate wreck-raiders --bots random,random,random --games 6 --json", "");
        let report: serde_json::Value =
            serde_json::from_str(&ran.ends_with(0).text()).expect("the report is JSON");
        report["contestants"]
            .as_array()
            .expect("contestants are listed")
            .iter()
            .map(|one| one["score"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(wins(), wins());
}

#[test]
fn a_solo_tournament_tells_how_often_each_rank_was_reached() {
    let folder = folder();
    let ran = lagoon(&folder, "simulate wreck-raiders --players 1 --bots random --games 20", "");
    ran.ends_with(0).says("ranks").says("151+ 0.0%");
}

#[test]
fn a_ladder_rates_every_bot() {
    let folder = folder();
    lagoon(&folder, "ladder coralia --bots greedy,random --games 10", "")
        .ends_with(0)
        .says("greedy")
        .says("random");
    lagoon(&folder, "ladder coralia --bots greedy", "").ends_with(1).says("a ladder needs at least two bots");
}

#[test]
#[cfg(unix)]
fn an_interrupt_ends_the_game_under_way_and_says_that_nothing_is_known_yet() {
    let folder = folder();
    let arguments = "simulate coralia --bots deep,deep --games 2 --threads 1 --records kept";
    let ran = support::interrupted(&folder, arguments, "kept");
    ran.ends_with(0).says("Coralia: no complete round of games yet");
    assert!(!ran.text().contains("inf"), "{}", ran.text());
}

#[test]
fn no_games_and_no_threads_are_refused() {
    let folder = folder();
    for command in
        ["simulate coralia --bots greedy,random", "ladder coralia --bots greedy,random", "tune coralia"]
    {
        for wrong in ["--games 0", "--threads 0"] {
            let complaint = format!("invalid value '0' for '{}", &wrong[..wrong.len() - 2]);
            lagoon(&folder, &format!("{command} {wrong}"), "").ends_with(2).says(&complaint);
        }
    }
    lagoon(&folder, "tune coralia --players 0", "").ends_with(2).says("invalid value '0' for '--players");
}

#[test]
fn the_help_of_each_command_says_how_many_play() {
    let folder = folder();
    lagoon(&folder, "simulate --help", "").ends_with(0).says("defaults to the number of bots named");
    lagoon(&folder, "ladder --help", "").ends_with(0).says("The number of players at a table: always 2");
    lagoon(&folder, "ladder coralia --bots greedy,random --players 3", "")
        .ends_with(1)
        .says("matches of a ladder are for two players");
    lagoon(&folder, "tune --help", "").ends_with(0).says("The number of players at a table; defaults to 2");
}

#[test]
fn records_of_another_tournament_are_never_overwritten() {
    let folder = folder();
    let command = "simulate coralia --bots random,random --games 2 --records kept";
    lagoon(&folder, command, "").ends_with(0);
    let record = folder.path().join("kept/game-000001-1.lagoon");
    let before = fs::read_to_string(&record).expect("the record is there");
    lagoon(&folder, &format!("{command} --seed 2"), "")
        .ends_with(1)
        .says("kept/game-000001-1.lagoon already exists");
    assert_eq!(fs::read_to_string(&record).expect("the record is there"), before);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = folder();
    fs::write(folder.path().join("taken"), "a file").expect("written");
    lagoon(&folder, "simulate coralia --bots random,random --games 2 --records taken/kept", "")
        .ends_with(1)
        .says("cannot keep records in taken/kept");
}

#[test]
fn a_report_in_json_names_what_was_played() {
    let folder = folder();
    let json = |arguments: &str| -> serde_json::Value {
        serde_json::from_str(&lagoon(&folder, arguments, "").ends_with(0).text()).expect("the report is JSON")
    };
    let report = json("simulate wreck-raiders --bots random,random,random --games 6 --seed tide --json");
    assert_eq!(
        [&report["game"], &report["edition"], &report["players"], &report["seed"], &report["interval"]],
        [&"wreck-raiders".into(), &"2019".into(), &3.into(), &"tide".into(), &serde_json::json!(0.95)]
    );
    let ladder = json("ladder coralia --bots greedy,random,random --games 4 --json");
    assert_eq!([&ladder["game"], &ladder["edition"]], [&"coralia".into(), &serde_json::Value::Null]);
    assert_eq!([&ladder["players"], &ladder["games"]], [&2.into(), &serde_json::json!(12)]);
    assert_eq!(ladder["ratings"][0]["games"], serde_json::json!(8));
}

#[test]
fn tuning_says_whether_it_wrote_the_weights_and_fails_before_the_first_trial_if_it_cannot() {
    let folder = folder();
    // One round of seats is one observation, which proves no lead: nothing better is found.
    lagoon(&folder, "tune coralia --trials 1 --games 2 --weights w.json", "")
        .ends_with(0)
        .says("nothing better was found: w.json was not written");
    assert!(!folder.path().join("w.json").exists());
    let ran = lagoon(&folder, "tune coralia --trials 1 --games 2 --weights no/such/w.json", "");
    ran.ends_with(1).says("cannot write no/such/w.json");
    assert!(!ran.text().contains("trial"), "{}", ran.text());
    lagoon(&folder, "tune --help", "").ends_with(0).says("written only when a better set is found");
}

#[test]
fn tuning_tries_other_weights_and_keeps_a_file() {
    let folder = folder();
    lagoon(&folder, "tune coralia --trials 2 --games 4 --weights w.json", "").ends_with(0).says("trial    2");
    fs::write(folder.path().join("w.json"), "{\"luck\": 3}").expect("written");
    lagoon(&folder, "tune coralia --trials 1 --games 2 --weights w.json", "")
        .ends_with(1)
        .says("not the weights of Coralia");
}

#[test]
fn alone_other_weights_are_tried_by_the_score_of_the_same_games() {
    lagoon(
        &folder(),
        "tune wreck-raiders --edition 2019 --players 1 --trials 1 --games 3 --seed a-rather-long-word",
        "",
    )
    .ends_with(0)
    .says("points ±");
}

#[test]
fn wrong_bots_are_refused() {
    let folder = folder();
    lagoon(&folder, "simulate coralia --bots me,random", "").ends_with(1).says("'me' is not a bot");
    lagoon(&folder, "simulate coralia --bots wizard,random", "").ends_with(2).says("'wizard' is not a bot");
    lagoon(&folder, "simulate coralia --bots random", "")
        .ends_with(1)
        .says("Coralia is for 2 to 4 players, not 1");
    lagoon(&folder, "simulate coralia --players 2 --bots random,random,random", "")
        .ends_with(1)
        .says("3 bots were named for 2 --players");
}

#[test]
fn a_person_alone_may_ask_for_advice_and_persons_together_may_not() {
    let folder = folder();
    let ran = lagoon(&folder, "play wreck-raiders --players 1 --seed 5", "advise\nquit!\n");
    ran.ends_with(0).says(" simulations, ").says("take ");
    let ran = lagoon(&folder, "play wreck-raiders --seat me --seat me", "advise\nquit!\n");
    ran.ends_with(0).says("no hints while you play against other people");
}

#[test]
fn advice_tells_the_chance_to_win_only_where_there_is_someone_to_win_against() {
    let folder = folder();
    let advised = |seats: &str| {
        let command = format!("play wreck-raiders --seed 5 {seats}");
        let text = lagoon(&folder, &command, "advise\nquit!\n").ends_with(0).says("score").text();
        text.lines().any(|line| line.contains("take ") && line.contains("% "))
    };
    assert!(advised("--seat me --seat greedy"));
    assert!(!advised("--seat me"));
}
