//! What the seats add to a seed: it changes the dice, stands in the record, and cannot be changed unseen.

use crate::setting::*;
use bots::RandomBot;
use proptest::prelude::*;
use referee::{
    Dishonesty, Entropies, Entropy, Fault, OpenError, Record, RecordError, Seed, SeededDealer, Table,
    Verdict, play_out, replay, verify,
};
use tabletop::Seat;
use tabletop_laws::toy::Toy;

/// Where the lines of what A and B added stand, from one.
const OF_A: usize = 7;
const OF_B: usize = 8;

fn entropy(text: &str) -> Entropy {
    text.parse().expect("the text is hexadecimal")
}

fn added(added: &[(Seat, &str)]) -> Entropies {
    added.iter().map(|(seat, text)| (*seat, entropy(text))).collect()
}

fn opened(entropies: Entropies) -> Table<Toy> {
    Table::new(LONG, SeededDealer::mixed(Seed::from_phrase("42"), entropies)).expect("the setup is sound")
}

fn finished_with(entropies: Entropies) -> Table<Toy> {
    let mut table = opened(entropies);
    play_out(&mut table, &mut [RandomBot::new(0), RandomBot::new(1)]).expect("bots choose options");
    table
}

fn both() -> Entropies {
    added(&[(A, "00ff"), (B, &"a7".repeat(32))])
}

fn lines() -> Vec<String> {
    body(&finished_with(both()).record())
}

fn verdict(lines: &[String]) -> Verdict {
    verify::<Toy>(&LONG, &sealed(lines).parse().unwrap()).unwrap()
}

fn fault_of(lines: &[String]) -> RecordError {
    sealed(lines).parse::<Record>().expect_err("the header is faulty")
}

#[test]
fn a_game_without_entropy_deals_as_the_seed_does_alone() {
    assert_eq!(finished_with(Entropies::none()), finished(LONG, "42"));
    assert!(!finished(LONG, "42").record().text().contains("entropy"));
}

#[test]
fn what_a_seat_adds_changes_the_dice_but_not_the_commitment() {
    let (alone, mixed) = (opened(Entropies::none()), opened(both()));
    assert_eq!(alone.commitment(), mixed.commitment());
    let dealt = |entropies| {
        let dealer = SeededDealer::mixed(Seed::from_phrase("42"), entropies);
        (0..20).map(|index| tabletop::Dealer::below(&mut dealer.stream(index), 6)).collect::<Vec<_>>()
    };
    assert_ne!(dealt(Entropies::none()), dealt(both()));
    assert_ne!(dealt(added(&[(A, "00ff")])), dealt(both()));
}

#[test]
fn the_record_names_what_each_seat_added() {
    let lines = lines();
    assert_eq!(lines[OF_A - 1], "entropy A 00ff");
    assert_eq!(lines[OF_B - 1], format!("entropy B {}", "a7".repeat(32)));
    let record: Record = sealed(&lines).parse().unwrap();
    assert_eq!(record.header().entropies, both());
    assert!(matches!(verdict(&lines), Verdict::Honest(_)));
}

#[test]
fn a_record_with_changed_missing_or_invented_entropy_is_dishonest() {
    let (honest, other) = (lines(), "a7".repeat(31) + "a8");
    let swapped = {
        let mut lines = honest.clone();
        lines[OF_A - 1] = format!("entropy A {}", "a7".repeat(32));
        lines[OF_B - 1] = "entropy B 00ff".into();
        lines
    };
    let with = |line: usize, content: &str| {
        let mut lines = honest.clone();
        lines[line - 1] = content.into();
        lines
    };
    let forgeries = [
        with(OF_A, "entropy A 00fe"),
        with(OF_A, "entropy A 00ff00"),
        with(OF_B, &format!("entropy B {other}")),
        with(OF_B, "# nothing"),
        swapped,
    ];
    for forged in forgeries {
        let found = verdict(&forged);
        assert!(matches!(found, Verdict::Dishonest(Dishonesty::Outcome { .. })), "{found}: {forged:?}");
    }
    let mut invented = body(&finished(LONG, "42").record());
    invented.insert(6, "entropy A 00".into());
    assert!(matches!(verdict(&invented), Verdict::Dishonest(_)));
}

#[test]
fn the_lines_may_stand_anywhere_in_the_header() {
    let mut lines = lines();
    let of_a = lines.remove(OF_A - 1);
    lines.insert(1, of_a);
    assert!(matches!(verdict(&lines), Verdict::Honest(_)));
}

#[test]
fn a_faulty_line_is_named() {
    let twice = {
        let mut lines = lines();
        lines.insert(OF_B, "entropy A 01".into());
        lines
    };
    assert_eq!(fault_of(&twice), Fault::DuplicateHeader { key: "entropy" }.at(OF_B + 1));
    let long = format!("A {}", "00".repeat(33));
    for value in ["", "A", "A ", "A 0", "A FF", "A 00 ", "F 00", "a 00", "00ff", "C 00ff", &long] {
        let mut lines = lines();
        lines[OF_A - 1] = format!("entropy {value}");
        let bad = Fault::BadHeader { key: "entropy", value: value.into() };
        assert_eq!(fault_of(&lines), bad.at(OF_A), "'{value}'");
    }
}

#[test]
fn nobody_adds_anything_after_the_first_step() {
    let mut lines = lines();
    lines.insert(OF_B + 1, "entropy A 00".into());
    assert_eq!(fault_of(&lines), Fault::NotAStep.at(OF_B + 2));
}

#[test]
fn a_seat_the_table_does_not_have_adds_nothing() {
    let dealer = SeededDealer::mixed(Seed::from_phrase("42"), added(&[(C, "00")]));
    assert_eq!(Table::<Toy>::new(LONG, dealer).unwrap_err(), OpenError::NoSuchSeat { seat: C, seats: 2 });
}

#[test]
fn a_saved_game_resumes_with_the_same_mixed_dice() {
    resumes_anywhere(&finished_with(both()));
}

#[test]
fn a_replay_without_the_seed_still_names_what_was_added() {
    let mut table = opened(both());
    play(&mut table, "skip");
    let replayed = replay::<Toy>(&LONG, &table.record()).unwrap();
    assert_eq!(replayed.record(), table.record());
}

proptest! {
    #[test]
    fn whatever_is_added_is_written_read_back_and_verified(
        of_a in prop::collection::vec(any::<u8>(), 1..=32),
        of_b in prop::option::of(prop::collection::vec(any::<u8>(), 1..=32)),
    ) {
        let read = |bytes: &[u8]| Entropy::new(bytes).expect("the length is right");
        let of_b = of_b.map(|bytes| (B, read(&bytes)));
        let entropies: Entropies = [(A, read(&of_a))].into_iter().chain(of_b).collect();
        let table = finished_with(entropies.clone());
        let record: Record = table.record().to_string().parse().unwrap();
        prop_assert_eq!(&record.header().entropies, &entropies);
        prop_assert!(matches!(verify::<Toy>(&LONG, &record), Ok(Verdict::Honest(_))));
        prop_assert_eq!(replay::<Toy>(&LONG, &record).unwrap(), table);
    }
}
