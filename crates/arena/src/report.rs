//! What a tournament has shown.

use crate::Figure;
use crate::adjusted;
use crate::figure::Observations;
use crate::game::{Played, seat_of};
use serde::Serialize;

/// What a tournament has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Games that count: whole blocks only.
    pub games: usize,
    /// The contestants, in the order they were named.
    pub contestants: Vec<ContestantReport>,
    /// The win rate of each seat, regardless of the bot.
    pub seats: Vec<Figure>,
    /// Steps of a game.
    pub steps: Figure,
}

/// How one contestant did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ContestantReport {
    pub name: String,
    /// Its share of victories.
    pub wins: Figure,
    pub score: Figure,
    /// Its share of victories, or alone its score, with the luck of every game subtracted; if it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<Figure>,
    /// Its score by source.
    pub breakdown: Vec<(String, Figure)>,
    /// Decisions among several options in a game.
    pub decisions: Figure,
    /// Milliseconds for such a decision.
    pub milliseconds: Figure,
    /// The score of every game.
    #[serde(skip)]
    pub scores: Vec<i32>,
}

impl Report {
    /// Sums up games sorted by block and rotation; a block is one observation, since its games share their luck.
    pub(crate) fn new(names: Vec<String>, games: &[Played]) -> Self {
        let seats = names.len();
        let blocks: Vec<&[Played]> = games
            .chunk_by(|one, next| one.block == next.block)
            .filter(|block| block.len() == seats)
            .collect();
        let contestants = names.into_iter().enumerate();
        Self {
            games: blocks.len() * seats,
            contestants: contestants.map(|(index, name)| contestant(name, index, &blocks)).collect(),
            seats: (0..seats).map(|seat| over(&blocks, |game| win_of_seat(game, seat))).collect(),
            steps: over(&blocks, |game| game.steps as f64),
        }
    }
}

fn contestant(name: String, index: usize, blocks: &[&[Played]]) -> ContestantReport {
    let sources = blocks.first().map_or(0, |block| block[0].showings[index].breakdown.len());
    let line = |source: usize| {
        let name = blocks[0][0].showings[index].breakdown[source].source.to_owned();
        (name, over(blocks, |game| f64::from(game.showings[index].breakdown[source].points)))
    };
    ContestantReport {
        name,
        wins: over(blocks, |game| game.showings[index].win),
        score: over(blocks, |game| f64::from(game.showings[index].score)),
        adjusted: adjusted::figure(index, blocks),
        breakdown: (0..sources).map(line).collect(),
        decisions: over(blocks, |game| f64::from(game.showings[index].decisions)),
        milliseconds: over(blocks, |game| milliseconds(game, index)),
        scores: blocks.iter().flat_map(|block| block.iter().map(|game| game.showings[index].score)).collect(),
    }
}

fn milliseconds(game: &Played, index: usize) -> f64 {
    let showing = &game.showings[index];
    showing.time.as_secs_f64() * 1000.0 / f64::from(showing.decisions.max(1))
}

fn win_of_seat(game: &Played, seat: usize) -> f64 {
    let seats = game.showings.len();
    let index = (0..seats).find(|&index| seat_of(index, game.rotation, seats).index() == seat);
    index.map_or(0.0, |index| game.showings[index].win)
}

/// The mean over blocks of the mean over a block's games.
fn over(blocks: &[&[Played]], value: impl Fn(&Played) -> f64) -> Figure {
    let mut seen = Observations::default();
    for block in blocks {
        seen.note(block.iter().map(&value).sum::<f64>() / block.len() as f64);
    }
    seen.figure()
}
