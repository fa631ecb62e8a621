//! Records of games to whose seed the players added something.

mod support;

use referee::{Digest, Entropies, Entropy, Pledge, Record, Seed, SeededDealer, StepCount};
use shelf::{Dealing, Opening, Order, Redealing, Shelf, Source, Telling};
use std::fs;
use support::{folder, lagoon};
use tabletop::{Pending, Seat};

/// What A and C add.
fn added() -> [(Seat, Entropy); 2] {
    [(0, "3b0c"), (2, "71d9")].map(|(seat, text)| (Seat::new(seat), text.parse().expect("hexadecimal")))
}

/// A finished game to whose seed A and C added something.
fn finished(game: &str) -> Record {
    finished_with(game, added().into_iter().collect())
}

fn finished_with(game: &str, entropies: Entropies) -> Record {
    let game = Shelf::shipped().game(game).expect("the game is on the shelf");
    let dealing = Dealing::Seeded(SeededDealer::mixed(Seed::from_phrase("tide"), entropies));
    let mut moment = game.open(&Opening::Order(Order::default()), dealing).expect("the table can be had");
    while let Pending::Decision(seat) = moment.pending() {
        moment = moment.after(seat, &moment.options()[0].notation).expect("the option is listed");
    }
    moment.record(Telling::All).expect("a whole game")
}

/// The record with some words changed and its closing line made right again.
fn forged(record: &Record, from: &str, to: &str) -> String {
    let (body, _) = record.text().rsplit_once("end ").expect("a record has a closing line");
    assert!(body.contains(from));
    let body = body.replace(from, to);
    let sum = Digest::of(&body).to_string();
    format!("{body}end {} {}\n", record.steps().len(), &sum[..16])
}

#[test]
fn a_record_is_honest_until_what_a_player_added_is_changed() {
    let folder = folder();
    for game in ["wreck-raiders", "coralia"] {
        let record = finished(game);
        let write =
            |text: &str| fs::write(folder.path().join("game.lagoon"), text).expect("the file is written");
        write(record.text());
        lagoon(&folder, "verify game.lagoon", "").ends_with(0).says("honest. ");
        lagoon(&folder, "replay game.lagoon", "").ends_with(0).says("total");
        for (from, to) in [
            ("entropy A 3b0c", "entropy A 3b0d"),
            ("entropy A 3b0c", "entropy B 3b0c"),
            ("entropy C 71d9\n", ""),
            ("entropy A 3b0c\nentropy C 71d9", "entropy A 71d9\nentropy C 3b0c"),
        ] {
            write(&forged(&record, from, to));
            lagoon(&folder, "verify game.lagoon", "").ends_with(1).says("dishonest. Line ");
        }
        write(&forged(&record, "entropy A", "entropy D"));
        lagoon(&folder, "verify game.lagoon", "").ends_with(1).says("is not a valid value of 'entropy'");
    }
}

#[test]
fn a_record_is_honest_until_a_pledge_is_changed() {
    let folder = folder();
    let commitment = Seed::from_phrase("tide").commitment();
    let pledges = added().map(|(seat, entropy)| (seat, Pledge::new(commitment, seat, entropy)));
    let record = finished_with("coralia", added().into_iter().collect::<Entropies>().pledged(pledges));
    let write = |text: &str| fs::write(folder.path().join("game.lagoon"), text).expect("the file is written");
    write(record.text());
    lagoon(&folder, "verify game.lagoon", "").ends_with(0).says("honest. ");
    lagoon(&folder, "replay game.lagoon", "").ends_with(0).says("total");
    let [(_, of_a), (_, of_c)] = pledges.map(|(seat, pledge)| (seat, format!("pledge {seat} {pledge}")));
    for (from, to) in [(&of_a, of_a.replace(&of_a[9..], &of_c[9..])), (&of_c, "# nothing pledged".into())] {
        write(&forged(&record, from, &to));
        lagoon(&folder, "verify game.lagoon", "").ends_with(1).says("these are not the bytes that ");
    }
}

#[test]
fn a_saved_game_resumes_with_what_the_players_added() {
    let folder = folder();
    let record = finished("wreck-raiders");
    let game = Shelf::shipped().game("wreck-raiders").expect("the game is on the shelf");
    let steps = Some(StepCount(record.steps().len() / 2));
    let dealing = Redealing::AsRecorded;
    let source = Source::Record { record: &record, components: None, steps, dealing };
    let half = game.restore(source).expect("the record is sound");
    let half = half.record(Telling::Owner).expect("a whole game");
    fs::write(folder.path().join("half.lagoon"), half.text()).expect("the file is written");
    let me = "play --resume half.lagoon --seat me --seat me --seat me";
    lagoon(&folder, me, &support::first_options()).ends_with(0).says("total");
    let resumed = fs::read(folder.path().join("half.lagoon")).expect("the record is there");
    let resumed = Record::read(&resumed).expect("the record is sound");
    assert_eq!(resumed.header().entropies, record.header().entropies);
    lagoon(&folder, "verify half.lagoon", "").ends_with(0).says("honest. ");
}
