//! Guided games at a table: every lesson we ship, walked through, left, resumed, undone, skipped and outdated.

use crate::host::{Host, PEOPLE, lesson_terms};
use phrasebook::Language;
use protocol::{Clock, ErrorCode, Play, Scene, Status, Terms};
use referee::{StepCount, Verdict};
use room::{Answer, Command, Refusal, lay};
use shelf::{AnyGame, LEARNER, Lesson, SeatKind, Shelf, Telling};
use tabletop::Viewer;

fn lessons() -> Vec<(&'static dyn AnyGame, Lesson)> {
    let shelf = Shelf::shipped();
    let of = |game: &&'static dyn AnyGame| {
        let game = *game;
        game.lessons().into_iter().map(move |lesson| (game, lesson))
    };
    shelf.games().iter().flat_map(of).collect()
}

fn begun(game: &dyn AnyGame, lesson: &Lesson) -> Host {
    let mut host = Host::teaching(game, lesson);
    host.begin();
    host
}

fn scene(host: &Host, language: Language) -> Scene {
    host.table().scene(Viewer::Seat(LEARNER), &host.table().voice(language)).expect("the game has begun")
}

fn do_it(host: &mut Host, action: &str) -> Result<Answer, Refusal> {
    let play = Play { key: host.key(), at_version: host.table().version().0, action: action.into() };
    host.ask(Command::Play { guest: PEOPLE[0].into(), play })
}

/// Lets the bots of the lesson play until the learner is asked.
fn wait(host: &mut Host) {
    while host.table().turn() != Some(LEARNER) {
        assert!(host.thoughts.is_empty(), "in a lesson no bot thinks");
        host.pass(600);
        host.ask(Command::Wake).unwrap();
    }
}

/// Plays what the coach asks for, some times.
fn follow(host: &mut Host, times: usize) {
    for _ in 0..times {
        wait(host);
        let first = scene(host, Language::En).options[0].notation.clone();
        do_it(host, &first).unwrap();
    }
}

fn decisions(lesson: &Lesson) -> usize {
    lesson.steps.iter().filter(|step| step.seat == Some(LEARNER)).count()
}

/// Plays to the end, every option at random.
fn finish(host: &mut Host) {
    for seed in 0.. {
        if host.table().status() == Status::Over {
            return;
        }
        if host.thoughts.is_empty() {
            host.play(seed as usize).unwrap();
        } else {
            host.choose(0, seed, crate::host::Fault::None);
        }
    }
}

#[test]
fn a_lesson_is_walked_through_though_the_host_dies_at_every_step() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        let steps = lesson.spoken(0).1 as u32;
        let mut heard = 0;
        for _ in 0..decisions(&lesson) {
            wait(&mut host);
            host.die();
            let said = scene(&host, Language::En);
            if let Some(coach) = &said.coach {
                heard += 1;
                assert_eq!((coach.step, coach.steps), (Some(heard), steps), "{}", coach.text);
            }
            assert!(said.options.len() < 4, "only what is allowed is offered");
            do_it(&mut host, &said.options[0].notation).unwrap();
        }
        assert_eq!(heard, steps);
        wait(&mut host);
        assert_eq!(host.board().count(), StepCount(lesson.steps.len()));
        for language in Language::ALL {
            let last = scene(&host, language).coach.expect("the coach takes leave");
            assert_eq!((last.step, last.point), (None, None));
        }
        let free = scene(&host, Language::En);
        assert_eq!(free.options.len(), host.board().options().len());
        do_it(&mut host, &free.options[0].notation).unwrap();
        assert_eq!(scene(&host, Language::En).coach, None);
    }
}

#[test]
fn the_coach_speaks_every_language_and_points_at_what_can_be_touched() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        for _ in 0..decisions(&lesson) {
            wait(&mut host);
            let told = Language::ALL.map(|language| scene(&host, language));
            let texts: Vec<_> =
                told.iter().filter_map(|one| one.coach.as_ref()).map(|coach| &coach.text).collect();
            assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{texts:?}");
            let touches: Vec<&String> = told[0].options.iter().flat_map(|option| &option.touches).collect();
            if let Some(point) = told[0].coach.as_ref().and_then(|coach| coach.point.as_ref()) {
                assert!(touches.contains(&point), "{point} is not among {touches:?}");
            }
            let spectator = host.table().scene(Viewer::Spectator, &host.table().voice(Language::En)).unwrap();
            assert_eq!(spectator.coach, None);
            follow(&mut host, 1);
        }
    }
}

#[test]
fn anything_else_is_refused_and_nothing_has_changed() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        wait(&mut host);
        let (allowed, lines) = (scene(&host, Language::En).options, host.store.kept.journal.len());
        let others = host.board().options();
        let other = others.iter().find(|one| allowed.iter().all(|option| option.notation != one.notation));
        let refused = do_it(&mut host, &other.expect("there is more to choose").notation).unwrap_err();
        assert_eq!((refused.code(), host.store.kept.journal.len()), (ErrorCode::NotInLesson, lines));
        follow(&mut host, 1);
        assert!(host.store.kept.journal.len() > lines);
    }
}

#[test]
fn undo_goes_back_to_the_learners_last_choice_whatever_came_after_it() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        for _ in 0..decisions(&lesson) - 1 {
            wait(&mut host);
            let before = scene(&host, Language::En);
            follow(&mut host, 1);
            wait(&mut host);
            assert!(scene(&host, Language::En).can_undo);
            host.undo(PEOPLE[0]).unwrap();
            host.die();
            let after = scene(&host, Language::En);
            assert_eq!(
                (after.step, &after.options, &after.coach),
                (before.step, &before.options, &before.coach)
            );
            follow(&mut host, 1);
        }
    }
}

#[test]
fn a_lesson_that_is_skipped_is_an_ordinary_game_from_then_on() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        follow(&mut host, 3);
        wait(&mut host);
        let skip = || Command::SkipLesson { guest: PEOPLE[0].into() };
        assert_eq!(
            host.ask(Command::SkipLesson { guest: "ben".into() }).unwrap_err().code(),
            ErrorCode::NotYours
        );
        host.ask(skip()).unwrap();
        let free = scene(&host, Language::En);
        assert_eq!((free.coach, free.options.len()), (None, host.board().options().len()));
        assert_eq!(host.ask(skip()).unwrap_err().code(), ErrorCode::NoLesson);
        let dealt = host.board().lines(StepCount(0)).iter().filter(|line| line.is_chance()).count();
        host.die();
        finish(&mut host);
        is_honest(game, &host, dealt);
    }
}

#[test]
fn the_record_says_how_much_chance_was_chosen_and_the_rest_is_honest() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        follow(&mut host, decisions(&lesson));
        wait(&mut host);
        finish(&mut host);
        is_honest(game, &host, lesson.outcomes().len());
    }
}

fn is_honest(game: &dyn AnyGame, host: &Host, chosen: usize) {
    let record = host.board().record(Telling::All).unwrap();
    assert_eq!(record.header().taken_over, chosen);
    match game.verify(&record, None).unwrap() {
        Verdict::Honest(audit) => assert_eq!(audit.taken_over, chosen),
        other => panic!("{other}"),
    }
}

#[test]
fn a_lesson_that_has_changed_since_says_so_and_goes_on_as_an_ordinary_game() {
    for (game, lesson) in lessons() {
        let mut host = begun(game, &lesson);
        follow(&mut host, 2);
        wait(&mut host);
        let terms = host.store.kept.laid.terms.lesson.as_mut().expect("it is a lesson");
        terms.digest = Some("of an older release".into());
        host.die();
        let told = scene(&host, Language::En);
        let coach = told.coach.expect("it is said");
        assert!(coach.text.contains("ordinary game"), "{}", coach.text);
        assert_eq!((coach.steps, told.options.len()), (0, host.board().options().len()));
        do_it(&mut host, &told.options[0].notation).unwrap();
        host.die();
        let thought = host.board().think(SeatKind::Random, 1);
        assert!(thought.is_some() || host.table().turn() == Some(LEARNER));
        host.ask(Command::SkipLesson { guest: PEOPLE[0].into() }).unwrap();
        assert_eq!(scene(&host, Language::En).coach, None);
    }
}

#[test]
fn a_lesson_is_played_alone_with_bots_and_without_a_clock() {
    let shelf = Shelf::shipped();
    for (game, lesson) in lessons() {
        let asked = || lesson_terms(game, &lesson.name);
        let settled = lay::terms(&shelf, asked(), lesson.players).unwrap();
        assert_eq!(settled.edition, lesson.edition);
        for (wrong, players, field) in [
            (lesson_terms(game, "none"), lesson.players, "terms.lesson"),
            (Terms { public: true, ..asked() }, lesson.players, "terms.public"),
            (Terms { clock: Clock::Day { days: 1 }, ..asked() }, lesson.players, "terms.clock"),
            (Terms { edition: Some("1066".into()), ..asked() }, lesson.players, "terms.edition"),
            (asked(), lesson.players + 1, "seats"),
        ] {
            assert_eq!(lay::terms(&shelf, wrong, players).unwrap_err(), Refusal::Field(field));
        }
    }
}
