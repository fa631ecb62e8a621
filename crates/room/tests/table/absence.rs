//! Those who went away, and what the owner of a table may do, in every game.

use crate::host::{Fault, Host, PEOPLE, hosts, person};
use phrasebook::Language;
use protocol::{Away, ErrorCode, NoteKind, ServerMessage, Sit, Start, Status, TableInfo};
use room::{Answer, Client, Command, Effect, MINUTE, Refusal, Turn, Write, Written, letter};
use tabletop::Seat;

fn code(answer: Result<Answer, Refusal>) -> ErrorCode {
    answer.expect_err("it is refused").code()
}

fn info(host: &mut Host, guest: &str) -> TableInfo {
    match host.ask(Command::Info { guest: Some(guest.into()) }) {
        Ok(Answer::Info(info)) => *info,
        other => panic!("no table: {other:?}"),
    }
}

/// A game that waits for a person who is not here, with the other one at the table: the seat, who is away, who is here.
fn waiting(mut host: Host) -> (Host, Seat, String, String) {
    host.begin();
    let turn = host.table().turn().expect("a person begins");
    let away = host.table().chair(turn).guest.clone().expect("a person begins");
    let here = PEOPLE[usize::from(away == PEOPLE[0])].to_owned();
    host.attach(Client(1), Some(&here), Language::En, Fault::None);
    (host, turn, away, here)
}

fn replace(here: &str, seat: Seat) -> Command {
    Command::StandIn { guest: here.into(), seat: letter(seat) }
}

#[test]
fn those_present_let_a_bot_play_once_a_person_was_away_for_long_enough() {
    for (mut host, seat, away, here) in hosts().into_iter().map(waiting) {
        host.pass(MINUTE - 1);
        assert_eq!(code(host.ask(replace(&here, seat))), ErrorCode::NotAway);
        let told = info(&mut host, &here).seats[seat.index()].away;
        assert_eq!(told, Some(Away { for_ms: MINUTE - 1, bot_in_ms: Some(1) }));
        host.pass(1);
        assert_eq!(code(host.ask(replace(&away, seat))), ErrorCode::NotAnOption, "not one's own seat");
        assert_eq!(code(host.ask(replace("a stranger", seat))), ErrorCode::NotYours);
    }
}

#[test]
fn one_word_is_enough_everyone_sees_whose_it_was_and_said_twice_it_is_done_once() {
    for (mut host, seat, _, here) in hosts().into_iter().map(waiting) {
        host.pass(MINUTE);
        host.ask(replace(&here, seat)).unwrap();
        let level = host.table().stand_in_level();
        assert_eq!(host.table().chair(seat).stand_in, Some(level));
        assert_eq!(host.thoughts.last().map(|think| (think.seat, think.level)), Some((seat, level)));
        let lines = host.store.kept.journal.len();
        host.ask(replace(&here, seat)).unwrap();
        assert_eq!(host.store.kept.journal.len(), lines);
        host.die();
        let notes = info(&mut host, &here).notes;
        let by = host.table().seats_of(&here).next().map(letter);
        let [note] = notes[..] else { panic!("one note: {notes:?}") };
        assert_eq!((note.kind, note.seat, note.by), (NoteKind::StoodIn, Some(letter(seat)), by));
    }
}

#[test]
fn a_seat_that_must_not_decide_is_not_replaced_nor_a_bot_nor_one_who_is_here() {
    for (mut host, seat, away, here) in hosts().into_iter().map(waiting) {
        host.pass(5 * MINUTE);
        for other in Seat::all(host.table().chairs.len()).filter(|other| *other != seat) {
            assert_eq!(code(host.ask(replace(&away, other))), ErrorCode::NotAnOption);
        }
        host.attach(Client(2), Some(&away), Language::De, Fault::None);
        assert_eq!(code(host.ask(replace(&here, seat))), ErrorCode::NotAway);
        assert_eq!(info(&mut host, &here).seats[seat.index()].away, None);
    }
}

#[test]
fn one_who_comes_back_plays_at_once_and_what_the_bot_was_thinking_is_dropped() {
    for (mut host, seat, away, here) in hosts().into_iter().map(waiting) {
        host.pass(MINUTE);
        host.ask(replace(&here, seat)).unwrap();
        let thought = host.thoughts.len() - 1;
        host.ask(Command::TakeBack { guest: away.clone() }).unwrap();
        let before = host.table().version();
        host.choose(thought, 3, Fault::None);
        assert_eq!(host.table().version(), before, "the bot is too late");
        host.play(0).unwrap();
        let kinds: Vec<_> = info(&mut host, &away).notes.iter().map(|note| note.kind).collect();
        assert_eq!(kinds, [NoteKind::StoodIn, NoteKind::Back]);
    }
}

#[test]
fn at_tables_that_always_wait_nobody_is_replaced_by_others() {
    for mut host in hosts() {
        host.store.kept.laid.terms.absence_minutes = Some(0);
        host.die();
        let (mut host, seat, _, here) = waiting(host);
        host.pass(90 * MINUTE);
        assert_eq!(code(host.ask(replace(&here, seat))), ErrorCode::NotAway);
        let told = info(&mut host, &here).seats[seat.index()].away.expect("still away");
        assert_eq!(told.bot_in_ms, None);
    }
}

#[test]
fn a_host_that_restarts_counts_absence_from_then_on_and_tables_without_a_word_about_it_wait_five_minutes() {
    for mut host in hosts() {
        host.store.kept.laid.terms.absence_minutes = None;
        host.die();
        let (mut host, seat, _, here) = waiting(host);
        host.pass(5 * MINUTE - 1);
        assert_eq!(code(host.ask(replace(&here, seat))), ErrorCode::NotAway);
        host.pass(1);
        host.ask(replace(&here, seat)).unwrap();
    }
}

#[test]
fn an_undo_of_those_present_and_the_clock_of_the_absent_stay_as_they_are() {
    for (mut host, seat, away, here) in hosts().into_iter().map(waiting) {
        host.pass(2 * MINUTE);
        host.ask(replace(&here, seat)).unwrap();
        assert_eq!(code(host.undo(&away)), ErrorCode::NoUndo, "a bot plays that seat");
        host.pass(MINUTE);
        host.ask(Command::TakeBack { guest: away }).unwrap();
        let turn = host.table().turn().expect("the game goes on");
        assert_eq!(turn, seat);
        let since = host.table().game.as_ref().expect("it has begun").times.since();
        assert_eq!(since, host.now.date, "the time of one who comes back begins anew");
    }
}

#[test]
fn the_owner_hands_the_table_over_to_another_who_sits_there() {
    for mut host in hosts() {
        host.ask(Command::Sit { person: person(1), sit: Sit::default() }).unwrap();
        let over = |who: usize, seat| Command::HandOver { guest: PEOPLE[who].into(), seat };
        assert_eq!(code(host.ask(over(1, 'B'))), ErrorCode::NotYours);
        assert_eq!(host.ask(over(0, 'A')).unwrap_err(), Refusal::Field("seat"), "not to themselves");
        assert_eq!(host.ask(over(0, 'Z')).unwrap_err(), Refusal::Field("seat"));
        host.ask(over(0, 'B')).unwrap();
        host.die();
        assert_eq!(info(&mut host, PEOPLE[1]).owner, Some('B'));
        assert!(info(&mut host, PEOPLE[1]).yours && !info(&mut host, PEOPLE[0]).yours);
        let start = |who: usize| Command::Start { guest: PEOPLE[who].into(), start: Start::default() };
        assert_eq!(code(host.ask(start(0))), ErrorCode::NotYours);
        host.ask(start(1)).unwrap();
        host.ask(over(1, 'A')).unwrap();
        assert_eq!(host.table().owner, PEOPLE[0], "in play, too");
    }
}

#[test]
fn a_table_closed_before_the_start_is_gone_and_those_at_it_are_told() {
    for mut host in hosts() {
        host.attach(Client(1), None, Language::Fr, Fault::None);
        let close = |who: usize| Command::Close { guest: PEOPLE[who].into() };
        assert_eq!(code(host.ask(close(1))), ErrorCode::NotYours);
        let Turn::Write(Write::Discard, proposal) = host.room.handle(close(0), host.now) else {
            panic!("it is deleted first")
        };
        let Turn::Done(done) = host.room.settle(proposal, Written::Durable, host.now) else { panic!("done") };
        assert!(done.answer.is_ok());
        assert!(matches!(&done.then[..], [Effect::Close { to: Client(1), why: ErrorCode::Closed, .. }]));
        assert!(host.room.is_idle(host.now), "nothing is left to be kept in memory");
        let Turn::Done(done) = host.room.handle(close(0), host.now) else { panic!("refused") };
        assert_eq!(code(done.answer), ErrorCode::NotFound);
    }
}

#[test]
fn a_game_that_is_closed_ends_without_a_result_and_is_kept() {
    for mut host in hosts() {
        host.begin();
        host.attach(Client(1), Some(PEOPLE[1]), Language::En, Fault::None);
        host.play(0).unwrap();
        host.ask(Command::Close { guest: PEOPLE[0].into() }).unwrap();
        host.die();
        assert_eq!(host.table().status(), Status::Closed);
        assert_eq!(room::Summary::read(&host.store.kept.summary).scores, None);
        let told = info(&mut host, PEOPLE[0]);
        assert_eq!((told.dice.seed, told.notes.last().map(|note| note.kind)), (None, Some(NoteKind::Closed)));
        let guests = [PEOPLE[0], PEOPLE[1]].map(String::from);
        for guest in guests {
            let viewer = host.table().viewer(Some(&guest), None);
            let scene = host.table().scene(viewer, &host.table().voice(Language::En)).expect("a game");
            assert!(scene.options.is_empty() && !scene.can_undo && scene.turn.is_none());
            for command in [
                Command::Resign { guest: guest.clone() },
                Command::TakeBack { guest: guest.clone() },
                Command::Leave { guest: guest.clone() },
            ] {
                assert_eq!(code(host.ask(command)), ErrorCode::Closed);
            }
        }
        assert_eq!(code(host.ask(Command::Close { guest: PEOPLE[0].into() })), ErrorCode::Closed);
        assert!(host.thoughts.is_empty());
        host.pass(90 * MINUTE);
        host.ask(Command::Wake).unwrap();
        assert_eq!(host.table().status(), Status::Closed);
    }
}

#[test]
fn a_closed_game_is_shown_to_those_at_it_once() {
    for mut host in hosts() {
        host.begin();
        host.attach(Client(1), Some(PEOPLE[1]), Language::En, Fault::None);
        let close = Command::Close { guest: PEOPLE[0].into() };
        let Turn::Write(write, proposal) = host.room.handle(close, host.now) else { panic!("it is written") };
        assert!(matches!(write, Write::Append(append) if append.over));
        let Turn::Done(done) = host.room.settle(proposal, Written::Durable, host.now) else { panic!("done") };
        let tables =
            |effect: &&Effect| matches!(effect, Effect::Tell { message: ServerMessage::Table { .. }, .. });
        assert_eq!(done.then.iter().filter(tables).count(), 1);
    }
}
