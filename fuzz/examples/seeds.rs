//! Writes the seeds: short games as choices, as steps and as single notations.

use lagoon_fuzz::{choices_from, coralia_setups, wreck_raiders_setups};
use referee::Seed;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tabletop::{Game, Pending};

/// Long enough to come past the set-up, short enough to read.
const STEPS: usize = 240;

fn main() -> io::Result<()> {
    games::<wreck_raiders::State>("wreck_raiders", &wreck_raiders_setups())?;
    games::<coralia::State>("coralia", &coralia_setups())?;
    messages()
}

/// One of every message, a short game by numbers, and one of every body.
fn messages() -> io::Result<()> {
    let play = |number: usize| {
        format!(r#"{{"type":"play","key":"{number}","at_version":0,"action":"{}"}}"#, number % 7)
    };
    let game: Vec<String> = (0..30).map(play).collect();
    write("server", "messages", "game", game.join("\n").as_bytes())?;
    let every = [
        r#"{"type":"play","key":"k","at_version":3,"action":"take 5"}"#,
        r#"{"type":"undo","key":"u","at_version":0}"#,
        r#"{"type":"say","text":"hello"}"#,
        r#"{"type":"look","seat":"A"}"#,
        r#"{"type":"beat"}"#,
    ];
    write("server", "messages", "every", every.join("\n").as_bytes())?;
    let bodies = [
        r#"{"terms":{"game":"coralia","public":true,"clock":{"kind":"game","minutes":5}},"seats":[{"kind":"me"},{"kind":"bot","level":"calm"}]}"#,
        r#"{"seat":"B","invite":"word"}"#,
        r#"{"name":"Ana","language":"de"}"#,
        r#"{"speaker":"word","muted":true}"#,
        r#"{"token":"word"}"#,
        r#"{"step":3}"#,
    ];
    write("server", "messages", "bodies", bodies.join("\n").as_bytes())
}

/// One short game for each setup: as choices, as steps behind a byte that picks the setup, and as single notations.
fn games<G: Game>(prefix: &str, setups: &[G::Setup]) -> io::Result<()> {
    let mut notations = BTreeMap::new();
    for (index, setup) in setups.iter().enumerate() {
        let choices = choices_from(&[index as u8]);
        let steps = short_game::<G>(setup, &choices);
        write(prefix, "play", &index.to_string(), &with_first(index, &choices[..STEPS]))?;
        write(prefix, "records", &index.to_string(), &with_first(index, steps.join("\n").as_bytes()))?;
        write(prefix, "records", &format!("{index}-mixed"), &with_first(index, mixed(&steps).as_bytes()))?;
        let words = steps.iter().map(|step| step.split_once(' ').map_or("", |(_, notation)| notation));
        notations.extend(words.map(|notation| (shape(notation), notation.to_owned())));
    }
    let lines: Vec<&str> = notations.values().map(String::as_str).collect();
    write(prefix, "notation", "all", lines.join("\n").as_bytes())
}

/// Steps between a header line of what a seat added and a seed that dealt other dice.
fn mixed(steps: &[String]) -> String {
    let seed = Seed::from_phrase("mixed");
    let head = format!("commitment {}\nentropy A 00ff", seed.commitment());
    format!("{head}\n{}\nseed {}", steps.join("\n"), seed.to_hex())
}

fn short_game<G: Game>(setup: &G::Setup, choices: &[u8]) -> Vec<String> {
    let mut game = G::new(setup).expect("the setups are sound");
    let (mut options, mut outcomes, mut steps) = (Vec::new(), Vec::new(), Vec::new());
    for &choice in &choices[..STEPS] {
        match game.pending() {
            Pending::Over => break,
            Pending::Decision(seat) => {
                options.clear();
                game.options(&mut options);
                let action = options[usize::from(choice) % options.len()];
                steps.push(format!("{seat} {action}"));
                game.act(action, &mut ());
            }
            Pending::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = outcomes[usize::from(choice) % outcomes.len()].outcome;
                steps.push(format!("* {outcome}"));
                game.deal(outcome, &mut ());
            }
        }
    }
    steps
}

fn with_first(first: usize, rest: &[u8]) -> Vec<u8> {
    [&[first as u8], rest].concat()
}

/// What a notation looks like with every number taken for the same.
fn shape(notation: &str) -> String {
    notation.replace(|letter: char| letter.is_ascii_digit(), "0")
}

fn write(prefix: &str, target: &str, name: &str, bytes: &[u8]) -> io::Result<()> {
    let directory = root().join("seeds").join(format!("{prefix}_{target}"));
    fs::create_dir_all(&directory)?;
    fs::write(directory.join(name), bytes)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}
