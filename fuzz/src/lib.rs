//! What every fuzz target asks, written once for any game.

pub mod talk;

use referee::{Digest, Record, replay, verify};
use std::fmt::{Debug, Display};
use std::str::FromStr;
use tabletop::{Game, NotationError, Pending, Setup};

/// More steps than a fuzzed game needs to meet every rule.
const MOST_STEPS: usize = 3_000;

/// Every line that is read as notation prints as the same text.
pub fn notation<G: Game>(text: &str) {
    for line in text.split('\n') {
        round_trip::<G::Action>(line);
        round_trip::<G::Chance>(line);
    }
}

fn round_trip<T: FromStr<Err = NotationError> + Display + Eq + Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        assert_eq!(read.to_string(), text, "there is one way to write each");
    }
}

/// Any bytes are a record or an error with a line; what is a record replays or is refused, and never panics.
pub fn record<G: Game>(setups: &[G::Setup], bytes: &[u8]) {
    if let Ok(record) = Record::read(bytes) {
        setups.iter().for_each(|setup| replays::<G>(setup, &record));
    }
}

/// Any lines, sealed with a sound header and closing line, so that the fuzzer gets as far as the steps.
pub fn steps<G: Game>(setup: &G::Setup, lines: &str) {
    let edition = setup.edition().map(|edition| format!("edition {edition}\n")).unwrap_or_default();
    let components = Digest::of(setup.components());
    let head = format!("lagoon record 1\ngame {}\n{edition}players {}\n", G::NAME, setup.players());
    let text = format!("{head}components {components}\n{}\n", lines.trim_end_matches('\n'));
    let steps = text.lines().skip(1).filter(|line| is_step(line)).count();
    let sum = Digest::of(&text).to_string();
    if let Ok(record) = format!("{text}end {steps} {}\n", &sum[..16]).parse() {
        replays::<G>(setup, &record);
    }
}

fn is_step(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    word == "*" || word.parse::<tabletop::Seat>().is_ok()
}

/// A game that replays is written down as a record that replays to the same game.
fn replays<G: Game>(setup: &G::Setup, record: &Record) {
    let _ = verify::<G>(setup, record);
    let Ok(table) = replay::<G>(setup, record) else { return };
    let again = replay::<G>(setup, &table.record()).expect("what a table writes replays");
    assert_eq!(again.game(), table.game());
    assert_eq!(again.steps(), table.steps());
}

/// Every byte chooses one option or outcome: the game never lacks one, prints it as notation, and never panics.
pub fn play<G: Game>(setup: &G::Setup, choices: &[u8]) {
    let Ok(mut game) = G::new(setup) else { return };
    let (mut options, mut outcomes) = (Vec::new(), Vec::new());
    for &choice in choices.iter().take(MOST_STEPS) {
        match game.pending() {
            Pending::Over => break,
            Pending::Decision(_) => {
                options.clear();
                game.options(&mut options);
                let action = options[usize::from(choice) % options.len()];
                assert_eq!(action.to_string().parse(), Ok(action));
                game.act(action, &mut ());
            }
            Pending::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = outcomes[usize::from(choice) % outcomes.len()].outcome;
                assert_eq!(outcome.to_string().parse(), Ok(outcome));
                game.deal(outcome, &mut ());
            }
        }
    }
    game.standings();
}

/// Choices for a game, spread from a few bytes, the same for the same bytes.
pub fn choices_from(bytes: &[u8]) -> Vec<u8> {
    let mut word = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    let next = std::iter::repeat_with(|| {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        (word >> 32) as u8
    });
    next.take(MOST_STEPS).collect()
}

/// Every edition and player count of Wreck Raiders.
pub fn wreck_raiders_setups() -> Vec<wreck_raiders::Setup> {
    use wreck_raiders::{Edition, Setup};
    let counts = |edition: Edition| edition.players().map(move |players| Setup::new(edition, players));
    Edition::ALL.into_iter().flat_map(counts).collect()
}

/// Every player count of Coralia.
pub fn coralia_setups() -> Vec<coralia::Setup> {
    (2..=4).map(coralia::Setup::new).collect()
}
