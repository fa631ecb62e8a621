//! Every guided game can be played as it is written, by the rules, in every language; then it goes on to its end.

use crate::sound;
use bots::FastDealer;
use kit::{ActionOf, GameOf, Kit, LEARNER, Lesson, LessonStep, Order, Rulebook};
use phrasebook::{Book, Language};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::str::FromStr;
use tabletop::{Dealer as _, Game, Pending, Seat, Viewer};

/// What a coach may say at once.
const MOST_WORDS: usize = 25;
const MOST_SENTENCES: usize = 2;
/// The longest title, which is on a button.
const TITLE: usize = 40;
/// Games that are played on from the end of each lesson.
const GAMES: u64 = 4;

/// Every file of a folder is a lesson that the kit ships, and all of them hold.
///
/// # Panics
/// With the first that is not, or does not.
pub fn lessons_are_played<K: Kit>(folder: &str) {
    let files = fs::read_dir(folder).expect("the lessons are in a folder");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let texts: BTreeSet<String> = texts.collect();
    lessons_hold::<K>(&texts);
    assert_eq!(texts, K::LESSONS.iter().map(|&text| text.to_owned()).collect(), "the kit ships them all");
}

/// Whatever the learner chooses of what a lesson allows: every step is an option or an outcome, the coach speaks briefly and
/// in every language, what it points at is what the learner would click, no message is left over, and the game after the
/// last step is the learner's to decide and can be played to its end.
fn lessons_hold<K: Kit>(texts: &BTreeSet<String>) {
    let (book, rulebook) = (Book::with(K::words()), Rulebook::read(K::RULEBOOK));
    let lessons: Vec<Lesson> = texts.iter().map(|text| Lesson::read(text)).collect();
    let mut said = BTreeSet::new();
    for lesson in &lessons {
        said.extend(is_said(&book, lesson, rulebook.letters()));
        let order =
            Order { edition: lesson.edition.clone(), players: Some(lesson.players), components: None };
        let setup = K::setup(&order).unwrap_or_else(|error| panic!("{}: {error}", lesson.name));
        follow::<K>(lesson, GameOf::<K>::new(&setup).expect("the table opens"), 0);
    }
    let prefix = format!("lesson-{}-", rulebook.letters().to_lowercase());
    let known: BTreeSet<String> =
        phrasebook::ids(&book).into_iter().filter(|id| id.starts_with(&prefix)).collect();
    assert_eq!(known, said, "messages of lessons");
}

/// Plays the lesson on from one of its steps, by every way it allows.
fn follow<K: Kit>(lesson: &Lesson, game: GameOf<K>, at: usize) {
    let Some(step) = lesson.steps.get(at) else { return goes_on::<K>(lesson, &game) };
    let place = || format!("step {at} ('{}') of the lesson '{}'", step.notation, lesson.name);
    match step.seat {
        None => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let outcome = read(&step.notation, &place());
            let listed: Vec<String> = outcomes.iter().map(|one| one.outcome.to_string()).collect();
            assert!(listed.contains(&step.notation), "{}: chance can bring {listed:?}", place());
            let mut next = game;
            next.deal(outcome, &mut Vec::new());
            follow::<K>(lesson, next, at + 1);
        }
        Some(seat) => {
            let options = decides::<K>(&game, seat, &place());
            points_well::<K>(&game, seat, step, &place());
            for notation in step.allowed() {
                let action: ActionOf<K> = read(notation, &place());
                let listed: Vec<String> = options.iter().map(ToString::to_string).collect();
                assert!(options.contains(&action), "{}: {seat} can {listed:?}", place());
                let mut next = game.clone();
                next.act(action, &mut Vec::new());
                follow::<K>(lesson, next, at + 1);
            }
        }
    }
}

fn read<T: FromStr<Err: Debug>>(notation: &str, place: &str) -> T {
    notation.parse().unwrap_or_else(|error| panic!("{place}: {error:?}"))
}

fn decides<K: Kit>(game: &GameOf<K>, seat: Seat, place: &str) -> Vec<ActionOf<K>> {
    assert_eq!(game.pending(), Pending::Decision(seat), "{place}");
    let mut options = Vec::new();
    game.options(&mut options);
    options
}

/// Only the learner is spoken to, and what is pointed at is touched by something that is allowed.
fn points_well<K: Kit>(game: &GameOf<K>, seat: Seat, step: &LessonStep, place: &str) {
    assert!(seat == LEARNER || step.coach.is_none(), "{place}: the coach speaks to the learner");
    let view = game.view(Viewer::Seat(seat));
    let touches = |notation: &str| K::touches(&view, &read(notation, place));
    let all: Vec<String> = step.allowed().flat_map(touches).collect();
    match &step.point {
        Some(point) => {
            assert!(all.contains(point), "{place}: the coach points at {point}, and not at {all:?}");
        }
        None => {
            assert!(step.coach.is_none() || all.is_empty(), "{place}: the coach points at none of {all:?}");
        }
    }
}

/// The learner is free to decide, and whatever is decided from then on, the game ends.
fn goes_on<K: Kit>(lesson: &Lesson, game: &GameOf<K>) {
    assert_eq!(
        game.pending(),
        Pending::Decision(LEARNER),
        "the lesson '{}' ends with a decision",
        lesson.name
    );
    for seed in 0..GAMES {
        let (mut game, mut dealer) = (game.clone(), FastDealer::new(seed));
        while game.pending() != Pending::Over {
            if game.pending() == Pending::Chance {
                game.deal_by(&mut dealer, &mut Vec::new(), &mut Vec::new());
                continue;
            }
            let mut options = Vec::new();
            game.options(&mut options);
            let pick = dealer.below(options.len() as u32) as usize;
            game.act(options[pick], &mut Vec::new());
        }
    }
}

/// The messages of a lesson, each well set and short in every language.
fn is_said(book: &Book, lesson: &Lesson, letters: &str) -> BTreeSet<String> {
    let title = lesson.title(letters);
    let steps = lesson.steps.iter().filter_map(|step| lesson.message(letters, Some(step)));
    let texts: BTreeSet<String> = steps.chain(lesson.message(letters, None)).collect();
    for language in Language::ALL {
        let edition = lesson.edition.as_deref();
        let say = |id: &String| {
            book.lesson(language, id, edition).unwrap_or_else(|| panic!("{language} has no '{id}'"))
        };
        let named = say(&title);
        assert!(named.chars().count() <= TITLE, "{language}: '{named}' is too long for a button");
        for (id, text) in texts.iter().map(|id| (id, say(id))) {
            assert_eq!(sound::flaws(language, &text), Vec::<&str>::new(), "{language}: '{text}'");
            let words = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
            assert!(words <= MOST_WORDS, "{language}: '{id}' has {words} words");
            let sentences = text.matches(['.', '!', '?']).count();
            assert!(
                (1..=MOST_SENTENCES).contains(&sentences),
                "{language}: '{id}' has {sentences} sentences"
            );
        }
    }
    texts.into_iter().chain([title]).collect()
}
