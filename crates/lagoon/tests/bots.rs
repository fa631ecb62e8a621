//! Bots from the command line: tournaments, ladders, tuning and advice.

mod support;

use std::fs;
use support::{folder, lagoon};

#[test]
fn a_tournament_reports_and_keeps_records_that_are_honest() {
    let folder = folder();
    let ran = lagoon(&folder, "simulate coralia --bots greedy,random --games 4 --records kept", "");
    ran.ends_with(0).says("Coralia: 4 games").says("wins by seat").says("ms a decision");
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
    ran.ends_with(0).says("ranks").says("151+ 0.0 %");
}

#[test]
fn a_ladder_rates_every_bot() {
    let folder = folder();
    lagoon(&folder, "ladder coralia --bots greedy,random --games 10", "")
        .ends_with(0)
        .says("greedy")
        .says("random");
    lagoon(&folder, "ladder coralia --bots greedy", "").ends_with(1).says("a ladder needs two bots");
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
    lagoon(&folder(), "tune wreck-raiders --edition 2019 --players 1 --trials 1 --games 3", "")
        .ends_with(0)
        .says("points ±");
}

#[test]
fn wrong_bots_are_refused() {
    let folder = folder();
    lagoon(&folder, "simulate coralia --bots me,random", "").ends_with(1).says("'me' is no bot");
    lagoon(&folder, "simulate coralia --bots wizard,random", "").ends_with(2).says("'wizard' is no bot");
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
    ran.ends_with(0).says("not while another person plays against you");
}

#[test]
fn advice_tells_the_chance_to_win_only_where_there_is_somebody_to_win_against() {
    let folder = folder();
    let advised = |seats: &str| {
        let command = format!("play wreck-raiders --seed 5 {seats}");
        let text = lagoon(&folder, &command, "advise\nquit!\n").ends_with(0).says("score").text();
        text.lines().any(|line| line.contains("take ") && line.contains(" % "))
    };
    assert!(advised("--seat me --seat greedy"));
    assert!(!advised("--seat me"));
}
