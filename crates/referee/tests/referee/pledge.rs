//! What seats pledge before they add to a seed: it stands in the record and binds them.

use crate::setting::*;
use bots::RandomBot;
use referee::{
    Dishonesty, Entropies, Entropy, Fault, OpenError, Pledge, Record, Seed, SeededDealer, Table, Verdict,
    play_out, verify,
};
use tabletop::Seat;
use tabletop_laws::toy::Toy;

/// Where the pledges of A and B stand, and what A added, from one.
const OF_A: usize = 7;
const OF_B: usize = 8;
const ADDED_BY_A: usize = 9;

fn entropy() -> Entropy {
    "a7".repeat(16).parse().expect("the text is hexadecimal")
}

fn pledge(seat: Seat) -> (Seat, Pledge) {
    (seat, Pledge::new(Seed::from_phrase("42").commitment(), seat, entropy()))
}

/// A and B pledged, and only A added what it had pledged.
fn added() -> Entropies {
    [(A, entropy())].into_iter().collect::<Entropies>().pledged([pledge(A), pledge(B)])
}

fn lines() -> Vec<String> {
    let mut table: Table<Toy> =
        Table::new(LONG, SeededDealer::mixed(Seed::from_phrase("42"), added())).expect("the setup is sound");
    play_out(&mut table, &mut [RandomBot::new(0), RandomBot::new(1)]).expect("bots choose options");
    body(&table.record())
}

fn with(line: usize, content: impl Into<String>) -> Vec<String> {
    let mut lines = lines();
    lines[line - 1] = content.into();
    lines
}

fn verdict(lines: &[String]) -> Verdict {
    verify::<Toy>(&LONG, &sealed(lines).parse().unwrap()).unwrap()
}

#[test]
fn a_record_names_every_pledge_whether_it_was_kept_or_not() {
    let lines = lines();
    assert_eq!(lines[OF_A - 1], format!("pledge A {}", pledge(A).1));
    assert_eq!(lines[OF_B - 1], format!("pledge B {}", pledge(B).1));
    let record: Record = sealed(&lines).parse().unwrap();
    assert_eq!(record.header().entropies, added());
    assert!(matches!(verdict(&lines), Verdict::Honest(_)));
}

#[test]
fn pledges_do_not_change_the_dice() {
    let alone: Entropies = [(A, entropy())].into_iter().collect();
    let dealt = |entropies| SeededDealer::mixed(Seed::from_phrase("42"), entropies).stream(0);
    let roll = |entropies| tabletop::Dealer::below(&mut dealt(entropies), u32::MAX);
    assert_eq!(roll(alone), roll(added()));
}

#[test]
fn what_was_not_pledged_is_dishonest_whatever_it_deals() {
    let other = Pledge::new(Seed::from_phrase("43").commitment(), A, entropy());
    let forgeries = [
        with(OF_A, format!("pledge A {}", pledge(B).1)),
        with(OF_A, format!("pledge A {other}")),
        with(OF_A, "# no pledge of A"),
        with(ADDED_BY_A, format!("entropy A {}", "a8".repeat(16))),
    ];
    for forged in forgeries {
        let line = Dishonesty::Pledge { line: ADDED_BY_A, seat: A };
        assert_eq!(verdict(&forged), Verdict::Dishonest(line), "{forged:?}");
    }
}

#[test]
fn a_record_from_before_there_were_pledges_is_as_honest_as_it_was() {
    let mut lines = lines();
    lines.drain(OF_A - 1..OF_B);
    assert!(matches!(verdict(&lines), Verdict::Honest(_)));
}

#[test]
fn a_faulty_pledge_is_named() {
    let twice = with(OF_B, format!("pledge A {}", pledge(A).1));
    let fault = |lines: &[String]| sealed(lines).parse::<Record>().expect_err("the header is faulty");
    assert_eq!(fault(&twice), Fault::DuplicateHeader { key: "pledge" }.at(OF_B));
    let of_c = format!("C {}", pledge(C).1);
    for value in ["", "A", "A 00", "a7", &of_c] {
        let bad = Fault::BadHeader { key: "pledge", value: value.into() };
        assert_eq!(fault(&with(OF_A, format!("pledge {value}"))), bad.at(OF_A), "'{value}'");
    }
}

#[test]
fn a_seat_the_table_does_not_have_pledges_nothing() {
    let dealer = SeededDealer::mixed(Seed::from_phrase("42"), Entropies::none().pledged([pledge(C)]));
    assert_eq!(Table::<Toy>::new(LONG, dealer).unwrap_err(), OpenError::NoSuchSeat { seat: C, seats: 2 });
}
