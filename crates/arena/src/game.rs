//! One game of a tournament.

use crate::{ArenaError, Contestant, Entrant, LuckOf, Watch};
use referee::{Record, Seed, Table};
use std::time::{Duration, Instant};
use tabletop::{Game, Line, Pending, Seat, Viewer};

/// How one contestant came out of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing {
    pub score: i32,
    /// Its share of the victory: one for a sole win, a part of it when shared.
    pub win: f64,
    /// Its score by source.
    pub breakdown: Vec<Line>,
    /// Decisions it had to make among several options.
    pub decisions: u32,
    /// Time it took for them.
    pub time: Duration,
    /// What chance changed for it, of its share of the victory or, alone, of its score; if it was asked for.
    pub luck: Option<f64>,
}

/// One game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The block of games with the same luck.
    pub block: u64,
    /// How many seats the contestants had moved on.
    pub rotation: usize,
    /// Showings by contestant.
    pub showings: Vec<Showing>,
    /// Steps of the game, decisions and chance together.
    pub steps: usize,
    pub record: Record,
}

/// Who sits where: contestant `index` moves on by `rotation` seats.
pub fn seat_of(index: usize, rotation: usize, seats: usize) -> Seat {
    Seat::new((index + rotation) % seats)
}

/// Plays one game to its end; none if the watch stops it before.
pub fn play<G: Game>(
    setup: &G::Setup,
    contestants: &[&dyn Contestant<G>],
    seed: &str,
    (block, rotation): (u64, usize),
    luck: Option<&LuckOf<G>>,
    watch: &dyn Watch,
) -> Result<Option<Played>, ArenaError> {
    let mut table = Table::<G>::new(setup.clone(), Seed::from_phrase(&format!("{seed} {block}")))?;
    let seats = table.game().seats();
    let mut entrants: Vec<Option<(Entrant<G>, u32, Duration)>> = (0..seats).map(|_| None).collect();
    for (index, contestant) in contestants.iter().enumerate() {
        let entrant = contestant.enter(block.wrapping_mul(31).wrapping_add(index as u64));
        entrants[seat_of(index, rotation, seats).index()] = Some((entrant, 0, Duration::ZERO));
    }
    while let Pending::Decision(seat) = table.pending() {
        if watch.stopped() {
            return Ok(None);
        }
        let (entrant, decisions, time) = entrants[seat.index()].as_mut().expect("every seat is taken");
        decide(&mut table, seat, entrant, decisions, time)?;
    }
    let luck = luck.map(|luck| luck(table.setup(), table.steps()));
    let showings = (0..seats).map(|index| {
        let seat = seat_of(index, rotation, seats);
        let (_, decisions, time) = entrants[seat.index()].as_ref().expect("every seat is taken");
        let luck = luck.as_ref().map(|luck| luck[seat.index()]);
        Showing { luck, ..showing(&table, seat, *decisions, *time) }
    });
    let showings = showings.collect();
    Ok(Some(Played { block, rotation, showings, steps: table.count().0, record: table.record() }))
}

fn decide<G: Game>(
    table: &mut Table<G>,
    seat: Seat,
    entrant: &mut Entrant<G>,
    decisions: &mut u32,
    time: &mut Duration,
) -> Result<(), ArenaError> {
    let options = table.options();
    let action = if let [only] = options[..] {
        only
    } else {
        let start = Instant::now();
        let chosen = match entrant {
            Entrant::Fair(player) => player.choose(&table.view(Viewer::Seat(seat)), &options),
            Entrant::Cheater(cheater) => cheater.choose(table.game(), seat, &options),
        };
        *time += start.elapsed();
        *decisions += 1;
        chosen
    };
    table.act(seat, action)?;
    Ok(())
}

fn showing<G: Game>(table: &Table<G>, seat: Seat, decisions: u32, time: Duration) -> Showing {
    let standings = table.standings();
    let standing = standings.of(seat);
    let winners = standings.winners().count() as f64;
    Showing {
        score: standing.score,
        win: if standing.place == 1 { 1.0 / winners } else { 0.0 },
        breakdown: standing.breakdown.to_vec(),
        decisions,
        time,
        luck: None,
    }
}
