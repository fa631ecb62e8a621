//! Dice that nobody chooses: pledged, sealed and shown in an order that leaves nothing to try out.

use crate::host::{Fault, Host, PEOPLE, bytes_of, entropy, hosts, person, show};
use protocol::{ErrorCode, Pledge, Sit, Start, Status};
use referee::{Dishonesty, Doubt, Entropies, Record, SeededDealer, Verdict};
use room::{Answer, Command, Refusal, SHOWING};
use shelf::{Shelf, Telling};
use tabletop::{Dealer, Seat};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const ANA: &str = PEOPLE[0];
const BEN: &str = PEOPLE[1];

fn code(answer: Result<Answer, Refusal>) -> ErrorCode {
    answer.expect_err("it is refused").code()
}

fn start() -> Command {
    Command::Start { guest: ANA.into(), start: Start::default() }
}

/// Ana and Ben have pledged, and Ana starts.
fn seal(host: &mut Host) {
    host.ask(Command::Sit { person: person(1), sit: Sit::default() }).unwrap();
    host.ask(host.pledge(ANA, &bytes_of(0))).unwrap();
    host.ask(host.pledge(BEN, &bytes_of(1))).unwrap();
    host.ask(start()).unwrap();
}

fn info(host: &mut Host) -> protocol::TableInfo {
    let Ok(Answer::Info(info)) = host.ask(Command::Info { guest: None }) else { panic!("anyone may ask") };
    *info
}

fn record(host: &Host) -> Record {
    host.board().record(Telling::Owner).expect("a game from its beginning")
}

fn verdict(record: &Record) -> Verdict {
    Shelf::shipped().game(&record.header().game).unwrap().verify(record, None).unwrap()
}

/// The first rolls of a table with this seed and these bytes.
fn rolls(host: &Host, added: &[(Seat, &str)]) -> Vec<u32> {
    let added: Entropies = added.iter().map(|(seat, bytes)| (*seat, entropy(bytes))).collect();
    let dealer = SeededDealer::mixed(host.table().seed, added);
    (0..8).map(|index| dealer.stream(index).below(6)).collect()
}

#[test]
fn the_game_begins_when_everyone_has_shown_what_they_pledged() {
    for mut host in hosts() {
        seal(&mut host);
        let sealed = info(&mut host);
        assert_eq!((sealed.status, sealed.dice.sealed), (Status::Open, true));
        assert_eq!(sealed.dice.entropy.iter().flatten().count(), 0);
        host.ask(show(BEN, &bytes_of(1))).unwrap();
        assert_eq!(info(&mut host).dice.entropy[1], Some(bytes_of(1)), "everyone sees who has shown");
        host.ask(show(BEN, &bytes_of(1))).expect("once more is the same");
        assert_eq!(host.table().status(), Status::Open);
        host.ask(show(ANA, &bytes_of(0))).unwrap();
        let begun = info(&mut host);
        assert_eq!((begun.status, begun.dice.sealed), (Status::Running, false));
        host.ask(show(ANA, &bytes_of(0))).expect("a second tab may say the same after the start");
        assert_eq!(begun.dice.pledges, sealed.dice.pledges);
        let record = record(&host);
        assert_eq!(record.header().entropies.pledges().count(), 2);
        assert!(matches!(verdict(&record), Verdict::CannotTell(Doubt::NotOver(_))), "{}", verdict(&record));
    }
}

#[test]
fn a_table_without_pledges_begins_at_once() {
    for mut host in hosts() {
        host.begin();
        assert_eq!(host.table().status(), Status::Running);
        assert_eq!(record(&host).header().entropies, Entropies::none());
    }
}

#[test]
fn nothing_changes_between_the_seal_and_the_game() {
    for mut host in hosts() {
        seal(&mut host);
        let again = host.pledge(BEN, &bytes_of(7));
        let sit = Command::Sit { person: person(2), sit: Sit::default() };
        let remove = Command::Remove { guest: ANA.into(), seat: 'B' };
        for late in [again, sit, remove, start(), Command::Leave { guest: BEN.into() }] {
            assert_eq!(code(host.ask(late)), ErrorCode::Started);
        }
    }
}

#[test]
fn bytes_that_were_not_pledged_or_come_too_early_or_too_late_are_refused() {
    for mut host in hosts() {
        assert_eq!(code(host.ask(show(ANA, &bytes_of(0)))), ErrorCode::NotStarted);
        let none = Command::Pledge { guest: ANA.into(), pledge: Pledge { pledge: "00".into() } };
        assert_eq!(host.ask(none).unwrap_err(), Refusal::Field("pledge"));
        let stranger = host.pledge(PEOPLE[2], &bytes_of(2));
        assert_eq!(code(host.ask(stranger)), ErrorCode::NotYours);
        seal(&mut host);
        for forged in [bytes_of(1), bytes_of(9), bytes_of(0) + "00", "00".repeat(17)] {
            assert_eq!(code(host.ask(show(ANA, &forged))), ErrorCode::NotPledged, "{forged}");
        }
        for none in ["", "00", "no bytes", &"00".repeat(15), &"00".repeat(33), &"AB".repeat(16)] {
            assert_eq!(host.ask(show(ANA, none)).unwrap_err(), Refusal::Field("entropy"), "{none}");
        }
        assert_eq!(code(host.ask(show(PEOPLE[2], &bytes_of(2)))), ErrorCode::NotYours);
        host.ask(show(ANA, &bytes_of(0))).unwrap();
        host.pass(SHOWING);
        host.ask(Command::Wake).unwrap();
        assert_eq!(code(host.ask(show(BEN, &bytes_of(1)))), ErrorCode::Started);
    }
}

#[test]
fn those_who_do_not_show_in_time_are_left_out_and_the_record_says_so() {
    for mut host in hosts() {
        seal(&mut host);
        host.ask(show(ANA, &bytes_of(0))).unwrap();
        host.pass(SHOWING - 1);
        host.ask(Command::Wake).unwrap();
        assert_eq!(host.table().status(), Status::Open);
        assert!(host.room.rest(host.now).is_some_and(|rest| rest <= 1), "the host comes back in time");
        host.pass(1);
        host.ask(Command::Wake).unwrap();
        assert_eq!(host.table().status(), Status::Running);
        let added = record(&host).header().entropies.clone();
        assert_eq!((added.of(A), added.of(B)), (Some(entropy(&bytes_of(0))), None));
        assert_eq!(added.pledges().map(|(seat, _)| seat).collect::<Vec<_>>(), [A, B]);
    }
}

#[test]
fn a_game_that_could_not_be_written_begins_a_little_later() {
    for mut host in hosts() {
        seal(&mut host);
        host.pass(SHOWING);
        host.carry_out(Command::Wake, Fault::Full);
        assert_eq!(host.table().status(), Status::Open);
        let rest = host.room.rest(host.now).expect("it is tried again");
        assert!(rest > 0, "but not without end");
        host.pass(rest);
        host.ask(Command::Wake).unwrap();
        assert_eq!(host.table().status(), Status::Running);
    }
}

#[test]
fn after_a_restart_people_have_their_time_again() {
    for mut host in hosts() {
        seal(&mut host);
        host.pass(10 * SHOWING);
        let mut config = room::Config::clone(&host.config);
        config.since = host.now.date;
        host.config = config.into();
        host.die();
        host.ask(Command::Wake).unwrap();
        assert_eq!(host.table().status(), Status::Open);
        host.ask(show(BEN, &bytes_of(1))).unwrap();
        host.ask(show(ANA, &bytes_of(0))).unwrap();
        assert_eq!(host.table().status(), Status::Running);
    }
}

#[test]
fn a_guest_taken_off_a_sealed_table_unseals_it() {
    for mut host in hosts() {
        seal(&mut host);
        host.ask(show(ANA, &bytes_of(0))).unwrap();
        host.store.kept.seats[1].held = room::Chair::open().held();
        host.die();
        let unsealed = info(&mut host).dice;
        assert!(
            !unsealed.sealed && unsealed.pledges.iter().chain(&unsealed.entropy).flatten().next().is_none()
        );
        seal(&mut host);
        assert!(info(&mut host).dice.sealed);
    }
}

#[test]
fn a_changed_pledge_is_found_in_the_record() {
    let mut host = hosts().remove(0);
    seal(&mut host);
    host.ask(show(BEN, &bytes_of(1))).unwrap();
    host.ask(show(ANA, &bytes_of(0))).unwrap();
    let honest = record(&host);
    let [(_, of_a), (_, of_b)] = honest.header().entropies.pledges().collect::<Vec<_>>()[..] else {
        panic!("two pledged")
    };
    let forged = honest.text().replace(&of_a.to_string(), &of_b.to_string());
    let body = forged.rsplit_once("end ").map(|(body, _)| body.to_owned()).expect("a closing line");
    let sum = referee::Digest::of(&body).to_string();
    let forged: Record = format!("{body}end {} {}\n", honest.steps().len(), &sum[..16]).parse().unwrap();
    let found = verdict(&forged);
    assert!(matches!(found, Verdict::Dishonest(Dishonesty::Pledge { seat, .. }) if seat == A), "{found}");
}

/// Ana owns the table, knows the seed as its operator does, and acts last: in the former order she saw Ben's bytes and
/// tried her own until she liked the dice.
#[test]
fn an_owner_who_knows_the_seed_and_acts_last_has_one_bit_and_not_the_dice() {
    let mut host = hosts().remove(0);
    let good = |rolls: &[u32]| rolls[..3] == [5, 5, 5];
    let tries = || (0..50_000_u32).map(|number| format!("{number:032x}"));
    let ground = tries().find(|own| good(&rolls(&host, &[(A, own), (B, &bytes_of(1))])));
    let ground = ground.expect("in the former order she rolls three sixes whenever she likes");

    host.ask(Command::Sit { person: person(1), sit: Sit::default() }).unwrap();
    host.ask(host.pledge(BEN, &bytes_of(1))).unwrap();
    let known = format!("{:?} {}", info(&mut host), host.store.kept.summary);
    assert!(!known.contains(&bytes_of(1)), "now she must pledge before anyone shows anything");
    host.ask(host.pledge(ANA, &bytes_of(0))).unwrap();
    host.ask(start()).unwrap();
    host.ask(show(BEN, &bytes_of(1))).unwrap();
    assert_eq!(code(host.ask(show(ANA, &ground))), ErrorCode::NotPledged, "she knows better bytes too late");

    let reachable = [show(ANA, &bytes_of(0)), Command::Wake].map(|last| {
        let mut fork = host.twin();
        fork.pass(SHOWING);
        fork.ask(last).unwrap();
        let added = record(&fork).header().entropies.clone();
        (added.of(A), added.of(B))
    });
    let (own, bens) = (Some(entropy(&bytes_of(0))), Some(entropy(&bytes_of(1))));
    assert_eq!(reachable, [(own, bens), (None, bens)], "to show, or not to show");
}

#[test]
fn a_pledge_that_repeats_another_can_not_be_shown() {
    let mut host = hosts().remove(0);
    host.ask(Command::Sit { person: person(1), sit: Sit::default() }).unwrap();
    host.ask(host.pledge(BEN, &bytes_of(1))).unwrap();
    let pledge = info(&mut host).dice.pledges[1].clone().expect("Ben has pledged");
    host.ask(Command::Pledge { guest: ANA.into(), pledge: Pledge { pledge } }).unwrap();
    host.ask(start()).unwrap();
    host.ask(show(BEN, &bytes_of(1))).unwrap();
    assert_eq!(code(host.ask(show(ANA, &bytes_of(1)))), ErrorCode::NotPledged);
}
