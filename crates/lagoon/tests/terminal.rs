//! The program as a person or a script uses it: whole games on a pipe, files, and wrong input.

mod support;

use std::fs;
use std::path::Path;
use support::{first_options, folder, lagoon, lagoon_in, played};

#[test]
fn a_solo_game_is_played_to_its_end_and_its_record_is_honest() {
    let folder = folder();
    played(&folder, "wreck-raiders --players 1 --seed 5")
        .ends_with(0)
        .says("You scored ")
        .says("saved to game.lagoon");
    lagoon(&folder, "verify game.lagoon", "").ends_with(0).says("honest");
    lagoon(&folder, "replay game.lagoon", "").ends_with(0).says("total");
    lagoon(&folder, "replay game.lagoon --step 40", "").ends_with(0).says("step 40 of ");
}

#[test]
fn a_record_is_not_shown_to_a_seat_that_nobody_holds() {
    let folder = folder();
    lagoon(&folder, "play coralia --seat random --seat random --record game.lagoon", "").ends_with(0);
    lagoon(&folder, "replay game.lagoon --viewer B", "").ends_with(0).says("total");
    for step in ["", "--step 3"] {
        lagoon(&folder, &format!("replay game.lagoon --viewer D {step}"), "")
            .ends_with(1)
            .says("There is no seat D: game.lagoon has seats A to B.");
    }
}

#[test]
fn a_game_against_two_random_bots_is_played_to_its_end() {
    let folder = folder();
    for edition in ["2018", "2019"] {
        let game =
            format!("wreck-raiders --edition {edition} --players 3 --seat me --seat random --seat random");
        played(&folder, &game).ends_with(0).says("Wreck Raiders").says("total");
        lagoon(&folder, "verify game.lagoon", "").ends_with(0).says("honest");
    }
}

#[test]
fn a_table_of_bots_needs_nobody() {
    let folder = folder();
    lagoon(&folder, "play wreck-raiders --seat random --seat random", "").ends_with(0).says("total");
}

#[test]
fn a_saved_game_goes_on_with_the_same_dice() {
    let folder = folder();
    let whole = played(&folder, "wreck-raiders --seat me --seat me --seed tide").text();
    let whole_record = fs::read_to_string(folder.path().join("game.lagoon")).expect("the record is there");
    let half = lagoon(
        &folder,
        "play wreck-raiders --seat me --seat me --seed tide --record half.lagoon",
        &"1\n".repeat(60),
    );
    half.ends_with(0).says("continue with: lagoon play --resume half.lagoon");
    lagoon(&folder, "play --resume half.lagoon", &first_options()).ends_with(0).says("total");
    let resumed = fs::read_to_string(folder.path().join("half.lagoon")).expect("the record is there");
    assert_eq!(steps(&resumed), steps(&whole_record), "{whole}");
}

fn steps(record: &str) -> Vec<&str> {
    record.lines().filter(|line| line.starts_with(['*', 'A', 'B'])).collect()
}

#[test]
fn an_unfinished_game_cannot_be_verified_yet() {
    let folder = folder();
    lagoon(&folder, "play wreck-raiders --record game.lagoon", "1\nquit\n").ends_with(0);
    lagoon(&folder, "verify game.lagoon", "").ends_with(2).says("The game is not over yet");
}

#[test]
fn commands_at_the_table_answer() {
    let folder = folder();
    let game = "play wreck-raiders --players 1 --seed 5";
    let ran = lagoon(
        &folder,
        game,
        "help\nscore\nlog\ntable\noptions\ntake 9\n77\n1\nundo\nundo\nsave a.lagoon\nquit!\n",
    );
    ran.ends_with(0);
    ran.says("undo your last choice").says("different treasures in the vault").says("exhibits");
    ran.says("You can’t do “take 9” now.").says("There is no option 77: choose 1 to ").says("Undone: A take");
    ran.says("You can’t undo that: something has been rolled or drawn since.").says("saved to a.lagoon");
    let files: Vec<_> = fs::read_dir(folder.path()).expect("the folder is there").collect();
    assert_eq!(files.len(), 1, "quit! saves nothing more");
}

#[test]
fn what_is_not_offered_is_answered_by_the_clause_that_forbids_it() {
    let folder = folder();
    let position = ("play wreck-raiders --players 1 --seed 5", "end\n1\noff>beach1\nquit!\n");
    let ran = lagoon(&folder, position.0, position.1);
    ran.ends_with(0).says("First take a die. (WR-2.1)").says(" (WR-");
    let ran = lagoon(&folder, &format!("{} --language fr", position.0), "end\nquit!\n");
    ran.ends_with(0).says("Prends d’abord un dé. (WR-2.1)");
}

#[test]
fn a_file_that_is_no_record_is_never_overwritten() {
    let folder = folder();
    fs::write(folder.path().join("diary.txt"), "dear diary").expect("written");
    let ran = lagoon(
        &folder,
        "play wreck-raiders --players 1",
        "save diary.txt\nsave no/such/folder.lagoon\nquit!\n",
    );
    ran.ends_with(0)
        .says("is not a record, so it was not overwritten")
        .says("Can’t save to no/such/folder.lagoon: there is no such folder.");
    assert_eq!(fs::read_to_string(folder.path().join("diary.txt")).expect("there"), "dear diary");
}

#[test]
fn damaged_truncated_and_forged_records_are_refused_with_their_line() {
    let folder = folder();
    played(&folder, "wreck-raiders --players 1 --seed 5").ends_with(0);
    let path = folder.path().join("game.lagoon");
    let record = fs::read_to_string(&path).expect("the record is there");
    let half = &record[..record.len() / 2];
    for (text, complaint) in [
        (half.to_owned(), "breaks off here"),
        (record.replacen("A end", "A stay", 1), "line "),
        (record.replacen("lagoon record 1", "lagoon record 9", 1), "unknown record format '9'"),
        ("hello".into(), "line 1: this is not a lagoon record"),
        (String::new(), "line 1: this is not a lagoon record"),
    ] {
        fs::write(&path, text).expect("written");
        for command in ["replay game.lagoon", "verify game.lagoon", "play --resume game.lagoon"] {
            lagoon(&folder, command, "").ends_with(1).says(complaint);
        }
    }
    lagoon(&folder, "verify nowhere.lagoon", "").ends_with(1).says("cannot read nowhere.lagoon");
}

#[test]
fn impossible_tables_are_refused_with_what_can_be_had() {
    let folder = folder();
    for (arguments, complaint) in [
        ("play chess", "unknown game 'chess'"),
        ("play", "name a game to play"),
        ("play wreck-raiders --players 9", "is for 1 to 5 players, not 9"),
        (
            "play wreck-raiders --edition 2018 --players 1",
            "Wreck Raiders (2018) is for 2 to 4 players, not 1",
        ),
        ("play wreck-raiders --edition 1999", "choose 2019 or 2018"),
        ("play wreck-raiders --players 2 --seat me --seat me --seat me", "at a table for 2"),
        ("play wreck-raiders --components none.toml", "cannot read none.toml"),
        ("rules chess", "unknown game 'chess'"),
    ] {
        lagoon(&folder, arguments, "").ends_with(1).says(complaint);
    }
    lagoon(&folder, "play wreck-raiders --seat wizard", "").ends_with(2).says("'wizard' cannot take a seat");
}

#[test]
fn a_component_file_is_checked_and_played_with() {
    let folder = folder();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    write("mine.toml", "[mat]\nprovenance = \"printed\"\npedestals = 6\nvault-rows = [3, 4, 5]\n");
    lagoon(&folder, "components check mine.toml", "").ends_with(0).says("mat          printed");
    write("wrong.toml", "[mat]\nprovenance = \"printed\"\npedestals = 9\nvault-rows = [3, 4, 6]\n");
    let ran = lagoon(&folder, "components check wrong.toml", "");
    ran.ends_with(1).says("mat, pedestals: a display has 4 to 6 pedestals").says("row 3 is worth 5");
    lagoon(&folder, "play wreck-raiders --components wrong.toml", "").ends_with(1).says("mat, pedestals");
    played(&folder, "wreck-raiders --players 1 --components mine.toml").ends_with(0);
    lagoon(&folder, "verify game.lagoon", "").ends_with(1).says("recorded with components");
    lagoon(&folder, "verify game.lagoon --components mine.toml", "").ends_with(0).says("honest");
}

#[test]
fn the_rules_are_told_with_their_ids() {
    let folder = folder();
    lagoon(&folder, "rules wreck-raiders", "").ends_with(0).says("The goal").says("WR-4.9").says("11 Solo");
}

#[test]
fn the_rules_are_those_of_one_edition_in_its_words() {
    let folder = folder();
    let newest = lagoon(&folder, "rules wreck-raiders --language de", "");
    newest.ends_with(0).says("Schneckenmuschel").says("WR-8.2").says("Das Ziel");
    assert!(!newest.text().contains("WR-8.1") && !newest.text().contains("Totenkopf"));
    let first = lagoon(&folder, "rules wreck-raiders --edition 2018", "");
    first.ends_with(0).says("skull").says("WR-8.1");
    assert!(!first.text().contains("WR-8.2") && !first.text().contains("Solo"));
    lagoon(&folder, "rules wreck-raiders --edition 1066", "").ends_with(1).says("1066");
}

#[test]
fn a_game_against_bots_begins_by_its_name_alone() {
    let folder = folder();
    lagoon(&folder, "play wreck-raiders", "quit!\n").ends_with(0).says("A: Take a die.");
    assert!(Path::new(folder.path()).read_dir().expect("there").next().is_none());
}

#[test]
fn the_benchmark_reports_every_table_without_allocations() {
    let folder = folder();
    let ran = lagoon(&folder, "bench wreck-raiders --seconds 0.05 --json", "");
    ran.ends_with(0);
    assert_eq!(ran.text().matches("\"allocations_in_the_loop\": 0").count(), 8, "{}", ran.text());
}

#[test]
fn a_game_is_read_in_the_language_asked_for_or_in_that_of_the_system() {
    let folder = folder();
    let game = "play wreck-raiders --players 2 --seat me --seat random --edition 2018 --seed 3";
    let asked = |language: &str| format!("{game} --language {language}");
    lagoon(&folder, game, "log\nquit!\n").ends_with(0).says("A: Take a die.");
    lagoon(&folder, &asked("fr"), "log\nscore\nquit!\n")
        .ends_with(0)
        .says("A\u{a0}: Prends un dé.")
        .says("Prendre le ")
        .says("crânes sur les expositions");
    lagoon(&folder, &asked("de"), "log\nscore\nquit!\n")
        .ends_with(0)
        .says("A: Nimm einen Würfel.")
        .says("verschiedene Motive im Tresor");
    lagoon_in("de_AT.UTF-8", &folder, game, "quit!\n").ends_with(0).says("Nimm einen Würfel.");
    lagoon_in("de_AT.UTF-8", &folder, &asked("en"), "quit!\n").ends_with(0).says("Take a die.");
    lagoon(&folder, "rules wreck-raiders --language de", "").ends_with(0).says("4 Einen Taucher bewegen");
    lagoon(&folder, "rules coralia --language fr", "").ends_with(0).says("Pieuvre\u{a0}: pose une pieuvre");
    lagoon(&folder, &asked("tlh"), "").ends_with(2).says("possible values: en, fr, de");
}

#[test]
fn a_whole_game_is_played_and_replayed_in_french_and_german() {
    let folder = folder();
    for (language, total, won) in [("fr", "en tout", "Tu as "), ("de", "insgesamt", "Du hast ")] {
        let game = format!("wreck-raiders --players 1 --seed 5 --language {language}");
        let ran = played(&folder, &game);
        ran.ends_with(0).says(total).says(won);
        assert!(!ran.text().contains("terminal-") && !ran.text().contains("wr-"), "{}", ran.text());
        lagoon(&folder, &format!("replay game.lagoon --language {language}"), "").ends_with(0).says(total);
        let ran = played(&folder, &format!("coralia --players 2 --seed 5 --language {language}"));
        ran.ends_with(0).says(total);
        assert!(!ran.text().contains("terminal-") && !ran.text().contains("co-"), "{}", ran.text());
    }
}

#[test]
fn nothing_is_refused_in_english_to_a_reader_of_another_language() {
    let folder = folder();
    let input = "take 9\n77\n1\nundo\nundo\nsave no/such/folder.lagoon\nquit!\n";
    for (language, refusals) in [
        (
            "fr",
            [
                "«\u{a0}take 9\u{a0}» n’est pas possible",
                "Il n’y a pas de choix 77",
                "Impossible d’annuler",
                "ce dossier n’existe pas",
            ],
        ),
        (
            "de",
            [
                "„take 9“ geht jetzt nicht",
                "Möglichkeit 77 gibt es nicht",
                "nicht rückgängig machen",
                "Den Ordner gibt es nicht",
            ],
        ),
    ] {
        let game = format!("play wreck-raiders --players 1 --seed 5 --language {language}");
        let ran = lagoon(&folder, &game, input);
        for refusal in refusals {
            ran.says(refusal);
        }
        for english in [" is not ", "chance ", "cannot ", "can’t"] {
            assert!(!ran.text().contains(english), "{english}: {}", ran.text());
        }
    }
    lagoon_in(
        "de_AT.UTF-8",
        &folder,
        "play wreck-raiders --seat random --seat random --record game.lagoon",
        "",
    );
    lagoon(&folder, "verify game.lagoon --language fr", "").ends_with(0).says("authentique");
}
