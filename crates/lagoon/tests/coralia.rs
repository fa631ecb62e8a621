//! Coralia at the terminal: hands are hidden from anyone else who is looking.

mod support;

use std::fs;
use support::{first_options, folder, lagoon, played};

#[test]
fn two_people_play_a_hot_seat_game_to_its_end() {
    let folder = folder();
    let ran = played(&folder, "coralia --seat me --seat me --seed reef");
    ran.ends_with(0).says("Pass the keyboard to A").says("Pass the keyboard to B").says("total");
    lagoon(&folder, "verify game.lagoon", "").ends_with(0).says("honest");
    lagoon(&folder, "replay game.lagoon", "").ends_with(0).says("pearls");
}

#[test]
fn one_person_plays_against_three_bots_without_passing_the_keyboard() {
    let folder = folder();
    let ran = played(&folder, "coralia --players 4 --seat me --seat random --seat random --seat random");
    ran.ends_with(0).says("total");
    assert!(!ran.text().contains("Pass the keyboard"));
    lagoon(&folder, "verify game.lagoon", "").ends_with(0).says("honest");
}

#[test]
fn nobody_reads_the_cards_of_the_other_on_a_shared_screen() {
    let folder = folder();
    let text = played(&folder, "coralia --seat me --seat me --seed reef").text();
    let play = text.split("final scoring").next().expect("a text has a first part");
    let mut looked = 0;
    for screen in play.split("Pass the keyboard to ").skip(1) {
        let (name, shown) = screen.split_at(1);
        let other = if name == "A" { "B" } else { "A" };
        for line in shown.lines().filter(|line| line.contains("cards:") && !line.contains("your cards:")) {
            let words = line.trim_start().strip_prefix("cards: ").expect("the line begins so");
            let public = |part: &str| part == "none" || part == "stingray" || part.ends_with(" face down");
            assert!(
                words.split(", ").flat_map(|part| part.split(" and ")).all(public),
                "{name} reads cards of {other}: {line}"
            );
            looked += 1;
        }
        let secret =
            |line: &&str| line.trim_start().starts_with(other) && line.contains(" takes a pearl worth ");
        assert_eq!(shown.lines().find(secret), None, "{name} is told what {other} drew");
    }
    assert!(looked > 5, "the table was shown {looked} times");
}

#[test]
fn whoever_takes_the_keyboard_is_told_what_the_other_did() {
    let folder = folder();
    let text = played(&folder, "coralia --seat me --seat me --seed reef").text();
    let screens: Vec<_> = text.split("Pass the keyboard to ").collect();
    let (first, second) = (screens[1], screens[2]);
    let other = &first[..1];
    let told = |screen: &str| {
        screen.lines().any(|line| line.trim_start().starts_with(&format!("{other} places the ")))
    };
    assert!(told(first) && told(second), "{second}");
}

#[test]
fn a_saved_game_resumes_with_its_seats() {
    let folder = folder();
    let game =
        "play coralia --players 3 --seat me --seat random --seat random --seed reef --record half.lagoon";
    lagoon(&folder, game, &"1\n".repeat(20)).ends_with(0).says("continue with");
    lagoon(&folder, "play --resume half.lagoon", &first_options()).ends_with(0).says("total");
    lagoon(&folder, "verify half.lagoon", "").ends_with(0).says("honest");
}

#[test]
fn every_command_knows_coralia() {
    let folder = folder();
    lagoon(&folder, "rules coralia", "").ends_with(0).says("CO-4.10").says("Final scoring");
    fs::write(folder.path().join("mine.toml"), "").expect("written");
    lagoon(&folder, "components check mine.toml --game coralia", "").ends_with(0).says("Coralia");
    lagoon(&folder, "play coralia --edition 2018", "").ends_with(1).says("Coralia has no edition '2018'");
    lagoon(&folder, "play coralia --players 5", "").ends_with(1).says("Coralia is for 2 to 4 players, not 5");
    let ran = lagoon(&folder, "bench coralia --seconds 0.05 --json", "");
    assert_eq!(ran.text().matches("\"allocations_in_the_loop\": 0").count(), 3, "{}", ran.text());
}
