//! How a table behaves, one example each, in every game.

use crate::host::{Fault, Host, PEOPLE, hosts, person, played};
use phrasebook::Language;
use protocol::{Clock, ErrorCode, Play, ServerMessage, Sit, Start, Status};
use room::{Answer, Client, Command, Done, Effect, Entry, Refusal, TableVersion, Turn, Write, Written};
use shelf::Shelf;

fn guest(number: usize) -> String {
    PEOPLE[number].into()
}

fn code(answer: Result<Answer, Refusal>) -> ErrorCode {
    answer.expect_err("it is refused").code()
}

#[test]
fn the_owner_starts_once_every_seat_is_taken() {
    for mut host in hosts() {
        let start = |who: usize| Command::Start { guest: guest(who), start: Start::default() };
        assert_eq!(code(host.ask(start(0))), ErrorCode::SeatsOpen);
        host.ask(Command::Sit { person: person(1), sit: Sit::default() }).unwrap();
        assert_eq!(code(host.ask(start(1))), ErrorCode::NotYours);
        host.ask(start(0)).unwrap();
        assert_eq!(host.table().status(), Status::Running);
        assert_eq!(code(host.ask(start(0))), ErrorCode::Started);
        assert_eq!(code(host.ask(Command::Leave { guest: guest(1) })), ErrorCode::Started);
    }
}

#[test]
fn a_seat_that_is_taken_is_taken() {
    for mut host in hosts() {
        let sit =
            |who: usize, seat| Command::Sit { person: person(who), sit: Sit { seat, ..Sit::default() } };
        assert_eq!(code(host.ask(sit(1, Some('A')))), ErrorCode::SeatTaken);
        assert_eq!(host.ask(sit(1, Some('Z'))).unwrap_err(), Refusal::Field("seat"));
        host.ask(sit(1, Some('B'))).unwrap();
        assert_eq!(code(host.ask(sit(2, None))), ErrorCode::SeatTaken);
        assert_eq!(code(host.ask(sit(1, Some('A')))), ErrorCode::NotAnOption, "one seat each");
        host.ask(Command::Leave { guest: guest(1) }).unwrap();
        host.ask(sit(2, None)).unwrap();
    }
}

#[test]
fn nothing_is_answered_or_shown_before_it_is_written() {
    for mut host in hosts() {
        host.begin();
        host.attach(Client(1), None, Language::En, Fault::None);
        let (guest, play) = host.a_play(0).expect("a person begins");
        let turn = host.room.handle(Command::Play { guest, play }, host.now);
        let Turn::Write(Write::Append(append), proposal) = turn else { panic!("a step is written first") };
        assert!(matches!(append.entries[0], Entry::Step(_)));
        assert_eq!(host.table().version(), append.from, "and believed only then");
        let turn = host.room.settle(proposal, Written::Durable, host.now);
        let Turn::Done(Done { answer, then }) = turn else { panic!("it is done") };
        assert_eq!(played(answer).0, append.from.0 + append.entries.len() as u64);
        let shown =
            |effect: &Effect| matches!(effect, Effect::Tell { message: ServerMessage::Update { .. }, .. });
        assert_eq!(then.iter().filter(|effect| shown(effect)).count(), 1);
    }
}

#[test]
fn a_move_that_finds_no_room_changes_nothing_and_can_be_made_again() {
    for mut host in hosts() {
        host.begin();
        let before = host.table().version();
        let (guest, play) = host.a_play(0).expect("a person begins");
        let again = Command::Play { guest: guest.clone(), play: play.clone() };
        let full = host.carry_out(Command::Play { guest, play }, Fault::Full).expect("the host lives");
        assert_eq!(code(full), ErrorCode::StoreFull);
        assert_eq!(host.table().version(), before);
        assert!(played(host.ask(again)) > before);
    }
}

#[test]
fn a_try_that_went_through_unnoticed_is_told_as_done() {
    for mut host in hosts() {
        host.begin();
        let (guest, play) = host.a_play(0).expect("a person begins");
        let again = Command::Play { guest: guest.clone(), play: play.clone() };
        host.carry_out(Command::Play { guest, play }, Fault::Lost);
        let answer = host.ask(again).expect("it was written the first time");
        assert!(matches!(answer, Answer::Played(played) if played.repeated));
    }
}

#[test]
fn another_host_that_wrote_first_is_right() {
    for mut host in hosts() {
        host.begin();
        let (guest, play) = host.a_play(0).expect("a person begins");
        let refused = host.carry_out(Command::Play { guest, play }, Fault::Rival).expect("the host lives");
        let Err(Refusal::Stale(version)) = refused else { panic!("the table has moved on") };
        assert_eq!(version, host.table().version());
        assert!(host.table().chairs.iter().any(|chair| chair.resigned));
    }
}

#[test]
fn a_clock_that_runs_out_brings_a_stand_in_for_good() {
    for game in Shelf::shipped().games() {
        let mut host = Host::new(*game, Clock::Game { minutes: 1 });
        host.begin();
        // Everyone is here: only the clock counts.
        for (client, who) in [(Client(1), 0), (Client(2), 1)] {
            host.attach(client, Some(PEOPLE[who]), Language::En, Fault::None);
        }
        let turn = host.table().turn().expect("someone must decide");
        let slow = host.table().chair(turn).guest.clone().expect("a person begins");
        host.pass(room::MINUTE - 1);
        host.ask(Command::Wake).unwrap();
        host.ask(Command::Wake).unwrap();
        assert!(host.table().chair(turn).has_person());
        host.pass(1);
        host.ask(Command::Wake).unwrap();
        assert_eq!(host.table().chair(turn).stand_in, Some(host.table().stand_in_level()));
        assert_eq!(host.thoughts.len(), 1, "the stand-in thinks");
        assert_eq!(
            code(host.ask(Command::TakeBack { guest: slow })),
            ErrorCode::NotAnOption,
            "no time is left"
        );
    }
}

#[test]
fn a_person_who_went_away_takes_the_seat_back() {
    for mut host in hosts() {
        host.begin();
        let turn = host.table().turn().expect("someone must decide");
        let away = host.table().chair(turn).guest.clone().expect("a person begins");
        assert_eq!(host.room.rest(host.now), Some(room::MINUTE), "nobody is here");
        host.pass(room::MINUTE);
        host.ask(Command::Wake).unwrap();
        assert!(!host.table().chair(turn).has_person());
        let action = host.board().options()[0].notation.clone();
        let play = Play { key: host.key(), at_version: host.table().version().0, action };
        let early = host.ask(Command::Play { guest: away.clone(), play });
        assert_eq!(code(early), ErrorCode::NotYourTurn, "the stand-in decides until then");
        host.ask(Command::TakeBack { guest: away }).unwrap();
        assert!(host.table().chair(turn).has_person());
        host.choose(0, 1, Fault::None);
        assert!(host.table().chair(turn).has_person(), "what the stand-in still chose is dropped");
        host.play(0).unwrap();
    }
}

#[test]
fn a_decision_is_taken_back_unless_chance_followed_it() {
    let (mut taken_back, mut refused) = (0, 0);
    for mut host in hosts() {
        host.begin();
        for option in 0..60 {
            let Some((guest, play)) = host.a_play(option) else { break };
            let before = host.table().version();
            let after = played(host.ask(Command::Play { guest: guest.clone(), play }));
            if after.0 > before.0 + 1 {
                assert_eq!(code(host.undo(&guest)), ErrorCode::NoUndo);
                refused += 1;
            } else if option % 2 == 0 && host.undo(&guest).is_ok() {
                assert_eq!(
                    host.table().version(),
                    TableVersion(after.0 + 1),
                    "every change is a new version"
                );
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 0 && refused > 0, "{taken_back} taken back, {refused} refused");
}

#[test]
fn a_speaker_who_is_muted_is_heard_by_others() {
    for mut host in hosts() {
        host.begin();
        for (client, who) in [(Client(1), 0), (Client(2), 1)] {
            host.attach(client, Some(PEOPLE[who]), Language::En, Fault::None);
        }
        let speaker = room::names::speaker("table", PEOPLE[1]);
        host.ask(Command::Mute { guest: guest(0), speaker, muted: true }).unwrap();
        let say = || Command::Say { person: person(1), text: " hello\n".into() };
        let Turn::Write(write, proposal) = host.room.handle(say(), host.now) else {
            panic!("it is kept first")
        };
        assert!(matches!(write, Write::Say(speech) if speech.text == "hello"));
        let Turn::Done(done) = host.room.settle(proposal, Written::Said(0), host.now) else { panic!("said") };
        assert!(matches!(&done.then[..], [Effect::Tell { to, .. }] if to == &[Client(2)]));
        for _ in 1..5 {
            host.ask(say()).unwrap();
        }
        assert_eq!(code(host.ask(say())), ErrorCode::TooMany);
    }
}

#[test]
fn a_game_between_stand_ins_ends_and_is_played_again_one_seat_on() {
    for mut host in hosts() {
        host.begin();
        for who in 0..2 {
            host.ask(Command::Resign { guest: guest(who) }).unwrap();
        }
        let mut choices = 0;
        while host.table().status() != Status::Over {
            host.now.tick += 700;
            if host.thoughts.is_empty() {
                host.ask(Command::Wake).unwrap();
            } else {
                host.choose(0, choices, Fault::None);
            }
            choices += 1;
            assert!(choices < 5_000, "the game does not end");
        }
        host.check();
        let seed = referee::Seed::from_phrase("next");
        let luck = room::Luck { invite: "next".into(), seed };
        let rematch = Command::Rematch { person: person(1), luck };
        let turn = host.room.handle(rematch.clone(), host.now);
        let Turn::Write(Write::Lay(next), _) = turn else { panic!("a table is laid first") };
        assert_eq!(next.seats[0].guest.as_deref(), Some(PEOPLE[1]), "another begins");
        for _ in 0..2 {
            assert!(matches!(host.ask(rematch.clone()), Ok(Answer::Laid(id)) if id == "next"));
        }
    }
}

#[test]
fn comings_and_goings_are_told_together_after_a_pause() {
    for mut host in hosts() {
        host.attach(Client(1), None, Language::En, Fault::None);
        host.attach(Client(2), None, Language::En, Fault::None);
        assert_eq!(host.room.rest(host.now), Some(300));
        host.now.tick += 300;
        let Turn::Done(done) = host.room.handle(Command::Wake, host.now) else {
            panic!("nothing is written")
        };
        assert!(matches!(&done.then[..], [Effect::Tell { to, .. }] if to == &[Client(1), Client(2)]));
        host.detach(Client(1), Fault::None);
        host.detach(Client(2), Fault::None);
        host.pass(15 * room::MINUTE);
        assert!(host.room.is_idle(host.now));
    }
}

#[test]
fn a_name_that_changes_elsewhere_keeps_no_table_in_memory() {
    for mut host in hosts() {
        host.pass(15 * room::MINUTE - 1);
        let renamed = Command::Renamed { guest: "a stranger".into(), name: "Another".into() };
        host.ask(renamed).unwrap();
        host.pass(1);
        assert!(host.room.is_idle(host.now));
    }
}

#[test]
fn only_who_is_heard_here_can_be_muted_and_a_mute_writes_nothing_else() {
    for mut host in hosts() {
        host.begin();
        let nobody = Command::Mute { guest: guest(0), speaker: "nobody".into(), muted: true };
        assert_eq!(host.ask(nobody).unwrap_err(), Refusal::Field("speaker"));
        let speaker = room::names::speaker("table", PEOPLE[1]);
        let mute = |muted| Command::Mute { guest: guest(2), speaker: speaker.clone(), muted };
        let Turn::Write(Write::Mute(write), proposal) = host.room.handle(mute(true), host.now) else {
            panic!("a mute is kept by itself")
        };
        assert_eq!((write.hearer, write.speaker.clone(), write.muted), (guest(2), speaker.clone(), true));
        host.room.settle(proposal, Written::Durable, host.now);
        let again = host.room.handle(mute(true), host.now);
        assert!(matches!(again, Turn::Done(_)), "twice is once");
        let summary = host.store.kept.summary.clone();
        host.play(0).unwrap();
        assert_eq!(host.store.kept.summary.len(), summary.len(), "no move writes the mutes again");
        host.ask(mute(false)).unwrap();
    }
}

#[test]
fn mutes_of_onlookers_have_a_limit_that_players_do_not_share() {
    let mut host = hosts().remove(0);
    host.begin();
    let speaker = |who: usize| room::names::speaker("table", PEOPLE[who]);
    let mute = |guest: String, of: usize| Command::Mute { guest, speaker: speaker(of), muted: true };
    for number in 0..500 {
        host.ask(mute(format!("onlooker{number}"), 0)).unwrap();
    }
    assert_eq!(code(host.ask(mute("one too many".into(), 0))), ErrorCode::TooMany);
    host.ask(mute(guest(0), 1)).unwrap();
}

#[test]
fn a_start_whose_answer_was_lost_is_seen_once_what_is_kept_is_read_again() {
    for mut host in hosts() {
        host.ask(Command::Sit { person: person(1), sit: Sit::default() }).unwrap();
        host.attach(Client(1), None, Language::En, Fault::None);
        let start = Command::Start { guest: guest(0), start: Start::default() };
        let Turn::Write(Write::Start(write), proposal) = host.room.handle(start, host.now) else {
            panic!("a start is written first")
        };
        host.store.kept.started = Some(write.at);
        let turn = host.room.settle(proposal, Written::Failed(ErrorCode::StoreUnavailable), host.now);
        assert!(matches!(turn, Turn::Done(done) if done.answer.is_err()));
        assert_eq!(host.table().status(), Status::Open, "it is not known yet");
        let then = host.room.refresh(host.store.kept.clone(), host.now);
        assert_eq!(host.table().status(), Status::Running);
        let told =
            |effect: &Effect| matches!(effect, Effect::Tell { message: ServerMessage::Table { .. }, .. });
        assert!(then.iter().any(told), "everybody sees that it has begun");
        host.play(0).unwrap();
    }
}

#[test]
fn bots_among_themselves_play_while_someone_looks_and_are_never_due() {
    for game in Shelf::shipped().games() {
        let mut host = Host::among_bots(*game);
        host.ask(Command::Start { guest: guest(0), start: Start::default() }).unwrap();
        assert!(host.thoughts.is_empty(), "nobody looks");
        assert_eq!(room::Summary::read(&host.store.kept.summary).wakes(host.now.date), None);
        host.attach(Client(1), None, Language::En, Fault::None);
        assert_eq!(host.thoughts.len(), 1);
        host.choose(0, 7, Fault::None);
        host.detach(Client(1), Fault::None);
        while !host.thoughts.is_empty() {
            host.choose(0, 7, Fault::None);
        }
        assert_ne!(host.table().status(), Status::Over, "what was begun is played, and little after it");
        host.die();
        assert!(host.thoughts.is_empty(), "nor does a restart wake them");
    }
}

#[test]
fn the_owner_takes_people_off_their_seats_and_they_need_the_invitation_to_come_back() {
    for mut host in hosts() {
        let sit = |invite: Option<&str>| {
            let sit = Sit { invite: invite.map(Into::into), ..Sit::default() };
            Command::Sit { person: person(1), sit }
        };
        let remove = |who: usize, seat| Command::Remove { guest: guest(who), seat };
        host.ask(sit(None)).unwrap();
        assert_eq!(code(host.ask(remove(1, 'A'))), ErrorCode::NotYours);
        assert_eq!(host.ask(remove(0, 'A')).unwrap_err(), Refusal::Field("seat"), "not themselves");
        assert_eq!(host.ask(remove(0, 'Z')).unwrap_err(), Refusal::Field("seat"));
        host.ask(remove(0, 'B')).unwrap();
        assert!(host.table().has_open_seat());
        host.die();
        assert_eq!(code(host.ask(sit(None))), ErrorCode::NotYours, "the table is public, but not for them");
        host.ask(Command::Sit { person: person(2), sit: Sit::default() }).unwrap();
        host.ask(remove(0, 'B')).unwrap();
        host.ask(sit(Some("in"))).unwrap();
        host.ask(Command::Start { guest: guest(0), start: Start::default() }).unwrap();
        assert_eq!(code(host.ask(remove(0, 'B'))), ErrorCode::Started);
    }
}
