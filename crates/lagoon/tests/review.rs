//! `lagoon review` and `lagoon simulate --adjusted`, as a person runs them.

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use support::lagoon;
use tempfile::TempDir;

fn kept(folder: &TempDir, record: &str) {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    fs::copy(games.join(record), folder.path().join("game.lagoon")).expect("the record is there");
}

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

#[test]
fn a_finished_game_is_reviewed_in_every_language() {
    let folder = folder();
    kept(&folder, "coralia/kit/tests/records/two-players.lagoon");
    for (language, words) in [
        ("en", ["Chance to win", "others’ choices", "Turning points"]),
        ("fr", ["Chances de gagner", "choix des autres", "Tournants"]),
        ("de", ["Siegchance", "Züge anderer", "Wendepunkte"]),
    ] {
        let ran = lagoon(&folder, &format!("review game.lagoon --simulations 2 --language {language}"), "");
        ran.ends_with(0);
        for word in words {
            ran.says(word);
        }
    }
}

#[test]
fn a_solo_game_is_reviewed_in_points() {
    let folder = folder();
    kept(&folder, "wreck-raiders/kit/tests/records/2019-solo.lagoon");
    let ran = lagoon(&folder, "review game.lagoon --simulations 1 --json", "");
    ran.ends_with(0);
    let review: Value = serde_json::from_str(&ran.text()).expect("only JSON is printed");
    assert_eq!(review["unit"], "score");
    let printed = &review["totals"][0]["printed"];
    let part = |name: &str| printed[name].as_i64().expect("a whole number");
    assert_eq!(part("start") + part("luck") + part("own") + part("rivals"), part("result"));
    assert_eq!(part("rivals"), 0);
}

#[test]
fn the_same_review_is_printed_again() {
    let folder = folder();
    kept(&folder, "coralia/kit/tests/records/three-players.lagoon");
    let once = || lagoon(&folder, "review game.lagoon --simulations 1 --seat B --json", "").text();
    assert_eq!(once(), once());
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_what_to_do() {
    let folder = folder();
    lagoon(&folder, "review nowhere.lagoon", "").ends_with(1).says("cannot read nowhere.lagoon");
    kept(&folder, "coralia/kit/tests/records/two-players.lagoon");
    lagoon(&folder, "review game.lagoon --seat C", "").ends_with(1).says("game.lagoon");
    lagoon(&folder, "review game.lagoon --simulations 0", "").ends_with(2).says("--simulations");
    lagoon(&folder, "review game.lagoon --simulations 4 --seconds 3", "").ends_with(2).says("--seconds");
    fs::write(folder.path().join("noise.lagoon"), "no record at all").expect("it can be written");
    lagoon(&folder, "review noise.lagoon", "").ends_with(1).says("noise.lagoon");
    lagoon(
        &folder,
        "play coralia --seat me --seat random --players 2 --seed 3 --record half.lagoon",
        "quit\n",
    );
    lagoon(&folder, "review half.lagoon", "").ends_with(1).says("the game is not over");
}

#[test]
fn a_tournament_is_reported_without_luck_beside_the_plain_shares() {
    let folder = folder();
    let plain = "simulate coralia --bots random,random --games 8 --json";
    let read = |arguments: &str| -> Value {
        let ran = lagoon(&folder, arguments, "");
        ran.ends_with(0);
        let text = ran.text();
        serde_json::from_str(&text[text.find('{').expect("an object")..]).expect("JSON is printed")
    };
    let (plain, adjusted) = (read(plain), read(&format!("{plain} --adjusted")));
    assert!(plain["contestants"][0].get("adjusted").is_none());
    assert_eq!(plain["contestants"][0]["wins"], adjusted["contestants"][0]["wins"]);
    let mean = |index: usize| adjusted["contestants"][index]["adjusted"]["mean"].as_f64().expect("a number");
    assert!((mean(0) + mean(1) - 1.0).abs() < 1e-6, "shares without luck are still shares of one victory");
    lagoon(&folder, "simulate coralia --bots random,random --games 4 --adjusted", "").says("without luck");
}
