//! Reads a record's text: what it is made of, and whether it is whole.

use super::{FIRST_LINE, Fault, Header, Record, RecordError, closing, limits};
use crate::line::CHANCE;
use crate::{Entropies, Entropy, Pledge, Seed, StepLine};
use std::fmt::Display;
use std::str::FromStr;
use tabletop::{MAX_SEATS, Seat};

const ENTROPY: &str = "entropy";
const PLEDGE: &str = "pledge";
const KEYS: [&str; 6] = ["game", "edition", "players", "components", "commitment", "taken-over"];

/// Where each header line stands; an absent one counts as the first line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HeaderLines([usize; KEYS.len()]);

/// What is said of one seat, with its line.
type OfSeat<T> = (usize, Seat, T);

/// The lines read so far, in the order they must come.
#[derive(Default)]
struct Draft<'t> {
    header: [Option<(usize, &'t str)>; KEYS.len()],
    pledges: Vec<OfSeat<Pledge>>,
    entropies: Vec<OfSeat<Entropy>>,
    steps: Vec<StepLine>,
    step_lines: Vec<usize>,
    seed: Option<(usize, Seed)>,
}

pub(super) fn parse(text: &str) -> Result<Record, RecordError> {
    if text.len() > limits::RECORD_BYTES {
        return Err(Fault::TooLong { bytes: text.len() }.at(1));
    }
    let text = text.replace("\r\n", "\n");
    let lines: Vec<&str> = text.split('\n').collect();
    check_first(&lines)?;
    check_lengths(&lines)?;
    let last = find_closing(&lines)?;
    let mut draft = Draft::default();
    for (line, content) in (2..last).zip(&lines[1..]) {
        draft.take(line, content)?;
    }
    let before = text.len() - lines[last - 1].len() - 1;
    check_closing(lines[last - 1], draft.steps.len(), &text[..before]).map_err(|fault| fault.at(last))?;
    let header = draft.header(last)?;
    let header_lines = HeaderLines(draft.header.map(|entry| entry.map_or(1, |(line, _)| line)));
    let Draft { steps, step_lines, seed, .. } = draft;
    Ok(Record { text, header, header_lines, steps, step_lines, seed })
}

/// Whether a line that begins so is meant to be a step.
fn is_step(word: &str) -> bool {
    word == CHANCE || word.parse::<Seat>().is_ok()
}

impl HeaderLines {
    pub(crate) fn of(&self, key: &str) -> usize {
        KEYS.iter().position(|&known| known == key).map_or(1, |index| self.0[index])
    }
}

fn check_first(lines: &[&str]) -> Result<(), RecordError> {
    let stem = FIRST_LINE.trim_end_matches(char::is_numeric);
    match lines[0].strip_prefix(stem) {
        _ if lines[0] == FIRST_LINE => Ok(()),
        Some(version) => Err(Fault::UnknownFormat { version: version.chars().take(20).collect() }.at(1)),
        None => Err(Fault::NotARecord.at(1)),
    }
}

fn check_lengths(lines: &[&str]) -> Result<(), RecordError> {
    match lines.iter().position(|line| line.len() > limits::LINE_BYTES) {
        Some(index) => Err(Fault::LineTooLong { bytes: lines[index].len() }.at(index + 1)),
        None => Ok(()),
    }
}

/// The number of the closing line, which is the last one and ends with a line break like all others.
fn find_closing(lines: &[&str]) -> Result<usize, RecordError> {
    let after_last_break = lines.len() - 1;
    let is_closing = |line: &&str| line.split(' ').next() == Some("end");
    match lines.iter().position(is_closing) {
        Some(index) if index + 1 == after_last_break && lines[after_last_break].is_empty() => Ok(index + 1),
        Some(index) if index < after_last_break => Err(Fault::AfterEnd.at(index + 2)),
        _ => Err(Fault::Truncated.at(lines.len())),
    }
}

fn check_closing(line: &str, steps: usize, before: &str) -> Result<(), Fault> {
    let expected = closing(steps, before);
    if line == expected {
        return Ok(());
    }
    let mut words = line.splitn(3, ' ').skip(1).map(Into::into);
    let (said_steps, said): (String, String) =
        (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    if said_steps != steps.to_string() {
        return Err(Fault::StepCount { said: said_steps, found: steps });
    }
    let found = expected.rsplit(' ').next().unwrap_or_default().into();
    Err(Fault::Checksum { said, found })
}

impl<'t> Draft<'t> {
    fn take(&mut self, line: usize, content: &'t str) -> Result<(), RecordError> {
        let (word, rest) = content.split_once(' ').unwrap_or((content, ""));
        let taken = match word {
            _ if content.starts_with('#') => Ok(()),
            _ if self.seed.is_some() => Err(Fault::AfterSeed),
            "seed" => self.take_seed(line, rest),
            _ if is_step(word) => self.take_step(line, word, rest),
            _ if !self.steps.is_empty() => Err(Fault::NotAStep),
            PLEDGE => take_of_seat(&mut self.pledges, PLEDGE, line, rest),
            ENTROPY => take_of_seat(&mut self.entropies, ENTROPY, line, rest),
            _ => self.take_header(line, word, rest),
        };
        taken.map_err(|fault| fault.at(line))
    }

    fn take_seed(&mut self, line: usize, hex: &str) -> Result<(), Fault> {
        let seed = Seed::from_hex(hex).map_err(|_| Fault::BadHeader { key: "seed", value: hex.into() })?;
        self.seed = Some((line, seed));
        Ok(())
    }

    fn take_step(&mut self, line: usize, by: &str, notation: &str) -> Result<(), Fault> {
        self.steps.push(StepLine::from_parts(by, notation).ok_or(Fault::NotAStep)?);
        self.step_lines.push(line);
        Ok(())
    }

    fn take_header(&mut self, line: usize, word: &str, value: &'t str) -> Result<(), Fault> {
        let index = KEYS.iter().position(|&key| key == word);
        let index = index.ok_or_else(|| Fault::UnknownHeader { key: word.into() })?;
        if self.header[index].replace((line, value)).is_some() {
            return Err(Fault::DuplicateHeader { key: KEYS[index] });
        }
        Ok(())
    }

    fn header(&self, closing_line: usize) -> Result<Header, RecordError> {
        let seed_line = self.seed.map(|(line, _)| line);
        let first_step = self.step_lines.first().copied();
        let after = first_step.or(seed_line).unwrap_or(closing_line);
        let need = |key| move || Fault::MissingHeader { key }.at(after);
        let players: usize = self.value("players")?.ok_or_else(need("players"))?;
        if !(1..=MAX_SEATS).contains(&players) {
            let line = self.header[2].map_or(after, |(line, _)| line);
            return Err(Fault::BadHeader { key: "players", value: players.to_string() }.at(line));
        }
        Ok(Header {
            game: self.value("game")?.ok_or_else(need("game"))?,
            edition: self.value("edition")?,
            players,
            components: self.value("components")?.ok_or_else(need("components"))?,
            commitment: self.value("commitment")?,
            entropies: of_players(&self.entropies, ENTROPY, players)?
                .collect::<Entropies>()
                .pledged(of_players(&self.pledges, PLEDGE, players)?),
            taken_over: self.value("taken-over")?.unwrap_or(0),
        })
    }

    fn value<T: FromStr>(&self, key: &'static str) -> Result<Option<T>, RecordError> {
        let index = KEYS.iter().position(|&known| known == key);
        let Some((line, value)) = index.and_then(|index| self.header[index]) else { return Ok(None) };
        let bad = |_| Fault::BadHeader { key, value: value.into() }.at(line);
        value.parse().map(Some).map_err(bad)
    }
}

/// Unlike the other header lines, these may be said once for every seat.
fn take_of_seat<T: FromStr>(
    said: &mut Vec<OfSeat<T>>,
    key: &'static str,
    line: usize,
    value: &str,
) -> Result<(), Fault> {
    let bad = || Fault::BadHeader { key, value: value.into() };
    let (seat, hex) = value.split_once(' ').ok_or_else(bad)?;
    let seat: Seat = seat.parse().map_err(|_| bad())?;
    let read = hex.parse().map_err(|_| bad())?;
    if said.iter().any(|(_, other, _)| *other == seat) {
        return Err(Fault::DuplicateHeader { key });
    }
    said.push((line, seat, read));
    Ok(())
}

/// Only someone who plays can have pledged or added something.
fn of_players<T: Copy + Display>(
    said: &[OfSeat<T>],
    key: &'static str,
    players: usize,
) -> Result<impl Iterator<Item = (Seat, T)>, RecordError> {
    match said.iter().find(|(_, seat, _)| seat.index() >= players) {
        Some((line, seat, read)) => Err(Fault::BadHeader { key, value: format!("{seat} {read}") }.at(*line)),
        None => Ok(said.iter().map(|(_, seat, read)| (*seat, *read))),
    }
}
