//! Opening a new table, or going on with a saved one.

use super::Sitting;
use super::input::Input;
use crate::cli::Play;
use crate::{files, voice};
use anyhow::{Context, Result, bail};
use referee::{Record, Seed};
use shelf::{AnyTable, Order, SeatKind};
use std::path::{Path, PathBuf};
use tabletop::{Pending, Seat};

/// The note in a saved record that says who sat where.
const SEATS: &str = "seats ";

pub fn open(play: &Play) -> Result<Sitting> {
    let (mut table, seats) = match &play.resume {
        Some(file) => resume(play, file)?,
        None => begin(play)?,
    };
    // A bot's seed needs no secret: its choices are seen as soon as they are made.
    for (seat, kind) in Seat::all(seats.len()).zip(&seats) {
        table.sit(seat, *kind, table.version() as u64 * 8 + seat.index() as u64);
    }
    let file = play.record.clone().or_else(|| play.resume.clone()).unwrap_or_else(|| default_file(&*table));
    // The set-up needs no telling: the first look at the table shows it.
    let told = vec![table.version(); seats.len()];
    let voice = voice::voice(play.language);
    Ok(Sitting { table, seats, voice, file, input: Input::new(), told, watching: None, moved_on: true })
}

fn begin(play: &Play) -> Result<(Box<dyn AnyTable>, Vec<SeatKind>)> {
    let Some(name) = &play.game else {
        bail!("name a game to play, or a record to resume: lagoon play --help")
    };
    let game = shelf::game(name)?;
    let named = play.seats.len();
    let order = Order {
        edition: play.edition.clone(),
        players: play.players.or((named > 0).then_some(named)),
        components: files::read_components(play.components.as_ref())?,
    };
    let seed = play.seed.as_deref().map_or_else(Seed::from_os, |phrase| Ok(Seed::from_phrase(phrase)))?;
    let table = game.open(&order, seed)?;
    let seats = seated(&play.seats, table.seats(), &[SeatKind::Me])?;
    Ok((table, seats))
}

fn resume(play: &Play, file: &Path) -> Result<(Box<dyn AnyTable>, Vec<SeatKind>)> {
    let record = files::read_record(file)?;
    let game = shelf::game(&record.header().game)?;
    let components = files::read_components(play.components.as_ref())?;
    let table = game.resume(&record, components, None).with_context(|| file.display().to_string())?;
    if record.seed().is_none() && table.pending() != Pending::Over {
        bail!("{} does not tell its seed, so it can be replayed but not resumed", file.display());
    }
    let seats = seated(&play.seats, table.seats(), &noted_seats(&record))?;
    Ok((table, seats))
}

/// Those named, or else the usual ones, and the usual opponents on the seats left over.
fn seated(named: &[SeatKind], count: usize, usual: &[SeatKind]) -> Result<Vec<SeatKind>> {
    if named.len() > count {
        bail!("{} were asked to sit down at a table for {count}", named.len());
    }
    let first = if named.is_empty() { usual } else { named };
    Ok((0..count).map(|seat| first.get(seat).copied().unwrap_or(SeatKind::OPPONENT)).collect())
}

fn default_file(table: &dyn AnyTable) -> PathBuf {
    let title = table.title().to_lowercase().replace(' ', "-");
    let mark = table.commitment().map_or_else(|| "game".into(), |commitment| commitment.to_string());
    format!("{title}-{}.lagoon", &mark[..mark.len().min(8)]).into()
}

/// The record with a note of who sits where, so that it resumes with the same bots.
pub fn noted(record: &Record, seats: &[SeatKind]) -> Record {
    let names: Vec<_> = seats.iter().map(ToString::to_string).collect();
    record.with_note(&format!("{SEATS}{}", names.join(" ")))
}

fn noted_seats(record: &Record) -> Vec<SeatKind> {
    let noted = record.notes().filter_map(|note| note.strip_prefix(SEATS)).next_back();
    let names = noted.unwrap_or("me").split_whitespace();
    names.map_while(|name| name.parse().ok()).collect()
}
