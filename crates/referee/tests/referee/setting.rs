//! Tables and records that the tests begin with.

use bots::RandomBot;
use referee::{Digest, Record, ScriptedDealer, Seed, Step, Table, play_out, replay, replay_to};
use tabletop::Seat;
use tabletop_laws::toy::{Toy, ToyAction, ToyEdition, ToySetup};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);

pub const PLAIN: ToySetup = ToySetup { players: 2, edition: ToyEdition::Plain };
pub const LONG: ToySetup = ToySetup { players: 2, edition: ToyEdition::Long };

/// A table whose chance is given in notation, separated by spaces.
pub fn scripted(outcomes: &str) -> Table<Toy> {
    let dealer = ScriptedDealer::read(outcomes.split(' ')).expect("the script is notation");
    Table::new(PLAIN, dealer).expect("the script deals the opening")
}

/// Plays actions in notation, separated by commas, for the seat whose turn it is.
pub fn play(table: &mut Table<Toy>, actions: &str) {
    for action in actions.split(", ") {
        let tabletop::Pending::Decision(seat) = table.pending() else { panic!("'{action}' comes too late") };
        table.act(seat, read(action)).expect("the action is listed");
    }
}

pub fn read(action: &str) -> ToyAction {
    action.parse().expect("the action is notation")
}

/// A finished game of two random bots.
pub fn finished(setup: ToySetup, phrase: &str) -> Table<Toy> {
    played_out(Table::new(setup, Seed::from_phrase(phrase)).expect("the setup is sound"))
}

/// A table played to its end by random bots.
pub fn played_out(mut table: Table<Toy>) -> Table<Toy> {
    let mut bots: Vec<RandomBot> = (0..table.setup().players as u64).map(RandomBot::new).collect();
    play_out(&mut table, &mut bots).expect("bots choose options");
    table
}

/// A record of these lines, with a closing line that is right.
pub fn sealed(lines: &[String]) -> String {
    let text = lines.join("\n") + "\n";
    let is_step = |line: &&String| line.starts_with(['*', 'A', 'B', 'C', 'D', 'E']);
    let steps = lines.iter().filter(is_step).count();
    let sum = Digest::of(&text).to_string();
    format!("{text}end {steps} {}\n", &sum[..16])
}

/// The lines of a record without its closing line.
pub fn body(record: &Record) -> Vec<String> {
    let lines: Vec<String> = record.text().lines().map(Into::into).collect();
    lines[..lines.len() - 1].to_vec()
}

/// A long game, saved after any of its steps and resumed, meets the same dice again.
pub fn resumes_anywhere(whole: &Table<Toy>) {
    for steps in 0..=whole.count().0 {
        let cut = replay_to::<Toy>(&LONG, &whole.record(), steps).unwrap();
        let saved: Record = cut.save().to_string().parse().unwrap();
        let mut resumed = replay::<Toy>(&LONG, &saved).unwrap();
        resumed.settle().unwrap();
        while resumed.count() < whole.count() {
            let Step::Decision(seat, action) = whole.steps()[resumed.count().0] else {
                panic!("a resumed table deals what is pending")
            };
            resumed.act(seat, action).unwrap();
        }
        assert_eq!(&resumed, whole);
    }
}
