//! Opening a new table, or going on with a saved one.

use super::Sitting;
use super::input::Input;
use crate::cli::Play;
use crate::{files, voice};
use anyhow::{Context, Result, bail};
use referee::{Record, Seed};
use shelf::{Dealing, Moment, Opening, Order, Redealing, SeatKind, Shelf, Source};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use tabletop::Pending;

/// The note in a saved record that says who sat where.
const SEATS: &str = "seats ";

pub fn open(play: &Play, shelf: &Shelf) -> Result<Sitting> {
    let (moment, seats) = match &play.resume {
        Some(file) => resume(play, shelf, file)?,
        None => begin(play, shelf)?,
    };
    let file = play.record.clone().or_else(|| play.resume.clone()).unwrap_or_else(|| default_file(&moment));
    // The set-up needs no telling: the first look at the table shows it.
    let told = vec![moment.count(); seats.len()];
    let voice = voice::voice(shelf, play.language);
    let (input, foreseen) = (Input::new(), VecDeque::new());
    Ok(Sitting { moment, seats, foreseen, voice, file, input, told, watching: None, moved_on: true })
}

fn begin(play: &Play, shelf: &Shelf) -> Result<(Moment, Vec<SeatKind>)> {
    let Some(name) = &play.game else {
        bail!("name a game to play, or a record to resume: lagoon play --help")
    };
    let game = shelf.game(name)?;
    let named = play.seats.len();
    let order = Order {
        edition: play.edition.clone(),
        players: play.players.or((named > 0).then_some(named)),
        components: files::read_components(play.components.as_ref())?,
    };
    let seed = play.seed.as_deref().map_or_else(Seed::from_os, |phrase| Ok(Seed::from_phrase(phrase)))?;
    let moment = game.open(&Opening::Order(order), Dealing::Seeded(seed.into()))?;
    let seats = seated(&play.seats, moment.seats(), &[SeatKind::Me])?;
    Ok((moment, seats))
}

fn resume(play: &Play, shelf: &Shelf, file: &Path) -> Result<(Moment, Vec<SeatKind>)> {
    let record = files::read_record(file)?;
    let game = shelf.game(&record.header().game)?;
    let components = files::read_components(play.components.as_ref())?;
    let source = Source::Record { record: &record, components, steps: None, dealing: Redealing::AsRecorded };
    let moment = game.restore(source).with_context(|| file.display().to_string())?;
    if record.seed().is_none() && moment.pending() != Pending::Over {
        bail!("{} does not tell its seed, so it can be replayed but not resumed", file.display());
    }
    let seats = seated(&play.seats, moment.seats(), &noted_seats(&record))?;
    Ok((moment, seats))
}

/// Those named, or else the usual ones, and the usual opponents on the seats left over.
fn seated(named: &[SeatKind], count: usize, usual: &[SeatKind]) -> Result<Vec<SeatKind>> {
    if named.len() > count {
        bail!("{} were asked to sit down at a table for {count}", named.len());
    }
    let first = if named.is_empty() { usual } else { named };
    Ok((0..count).map(|seat| first.get(seat).copied().unwrap_or(SeatKind::OPPONENT)).collect())
}

fn default_file(moment: &Moment) -> PathBuf {
    let name = moment.game().name();
    let mark = moment.commitment().map_or_else(|| "game".into(), |commitment| commitment.to_string());
    format!("{name}-{}.lagoon", &mark[..mark.len().min(8)]).into()
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
