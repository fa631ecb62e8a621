//! A tournament of the toy game: paired, reproducible, and right about who is stronger.

use arena::{ArenaError, Contestant, Entrant, Played, Tournament, Watch};
use bots::RandomBot;
use std::sync::atomic::{AtomicUsize, Ordering};
use tabletop::{Game, Player};
use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};

struct Random(&'static str);

impl Contestant<Toy> for Random {
    fn name(&self) -> &str {
        self.0
    }

    fn enter(&self, seed: u64) -> Entrant<Toy> {
        Entrant::Fair(Box::new(RandomBot::new(seed)))
    }
}

#[derive(Default)]
struct Counter {
    games: AtomicUsize,
    stop_after: Option<usize>,
}

impl Watch for Counter {
    fn played(&self, _: &Played) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    fn stopped(&self) -> bool {
        self.stop_after.is_some_and(|most| self.games.load(Ordering::Relaxed) >= most)
    }
}

/// Counts what is decided, and stops the tournament after a number of decisions.
struct Decisions {
    made: AtomicUsize,
    stop_after: usize,
}

impl Watch for Decisions {
    fn played(&self, _: &Played) {}

    fn stopped(&self) -> bool {
        self.made.load(Ordering::Relaxed) >= self.stop_after
    }
}

struct Counted(&'static Decisions);

impl Contestant<Toy> for Counted {
    fn name(&self) -> &'static str {
        "counted"
    }

    fn enter(&self, _: u64) -> Entrant<Toy> {
        Entrant::Fair(Box::new(Self(self.0)))
    }
}

impl Player<Toy> for Counted {
    fn choose(
        &mut self,
        _: &<Toy as Game>::View,
        options: &[<Toy as Game>::Action],
    ) -> <Toy as Game>::Action {
        self.0.made.fetch_add(1, Ordering::Relaxed);
        options[0]
    }
}

fn tournament<'a>(contestants: &[&'a dyn Contestant<Toy>], threads: usize) -> Tournament<'a, Toy> {
    Tournament {
        luck: None,
        setup: ToySetup { players: 2, edition: ToyEdition::Plain },
        contestants: contestants.to_vec(),
        games: 199,
        seed: "7".into(),
        threads,
    }
}

#[test]
fn whole_blocks_are_played_and_shares_add_up() {
    let counter = Counter::default();
    let report = tournament(&[&Random("one"), &Random("two")], 2).play(&counter).expect("it is played");
    assert_eq!((report.games, counter.games.load(Ordering::Relaxed)), (200, 200));
    let shares: f64 = report.contestants.iter().map(|contestant| contestant.wins.mean).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let seats: f64 = report.seats.iter().map(|seat| seat.mean).sum();
    assert!((seats - 1.0).abs() < 1e-9);
    for contestant in &report.contestants {
        let sum: f64 = contestant.breakdown.iter().map(|(_, figure)| figure.mean).sum();
        assert!((sum - contestant.score.mean).abs() < 1e-9);
    }
}

#[test]
fn a_tournament_does_not_depend_on_how_many_threads_play_it() {
    let play = |threads| {
        let report = tournament(&[&Random("one"), &Random("two")], threads).play(&Counter::default());
        let report = report.expect("it is played");
        let shares: Vec<_> =
            report.contestants.iter().map(|contestant| (contestant.wins, contestant.score)).collect();
        (shares, report.seats, report.steps)
    };
    assert_eq!(play(1), play(3));
}

#[test]
fn a_stopped_tournament_reports_the_blocks_it_finished() {
    let counter = Counter { stop_after: Some(21), ..Counter::default() };
    let report = tournament(&[&Random("one"), &Random("two")], 1).play(&counter).expect("it is played");
    assert_eq!(report.games, 20);
}

#[test]
fn a_tournament_stops_at_the_next_decision_and_the_game_under_way_does_not_count() {
    static DECISIONS: Decisions = Decisions { made: AtomicUsize::new(0), stop_after: 1 };
    let report = tournament(&[&Counted(&DECISIONS), &Counted(&DECISIONS)], 1).play(&DECISIONS);
    assert_eq!(report.expect("it is played").games, 0);
    assert_eq!(DECISIONS.made.load(Ordering::Relaxed), 1);
}

#[test]
fn every_seat_needs_a_contestant() {
    let error = tournament(&[&Random("one")], 1).play(&Counter::default()).expect_err("a seat is empty");
    assert_eq!(error, ArenaError::Contestants { seats: 2, contestants: 1 });
}
