//! Plays many games under law on all threads; the result does not depend on how many there are.

use crate::round::{Round, describe};
use crate::{Failure, Laws, Plan, Report, SetupOf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use tabletop::Game;

type Part = (Report, Option<(u64, Box<Failure>)>);

/// Plays the games of `plan` under law.
///
/// # Panics
/// If a law is broken, with the first game that broke one.
pub fn check<L: Laws>(plan: &Plan<SetupOf<L>>) -> Report
where
    SetupOf<L>: Sync,
{
    try_check::<L>(plan).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Plays this many games of each style under law, prints what they met, and makes sure that it was all of `met`.
///
/// # Panics
/// If a law is broken, or if one of these rare things was not met.
#[expect(clippy::print_stdout, reason = "what the run has met is worth reading")]
pub fn hold<L: Laws>(setup: SetupOf<L>, games: u64, met: &[&str]) -> Report
where
    SetupOf<L>: Sync,
{
    let plan = Plan::new(setup, games);
    let report = check::<L>(&plan);
    println!("{}, {}\n{report}", L::Game::NAME, describe(&plan.setup));
    report.assert_met(met);
    report
}

/// Plays the games of `plan` under law; the first game that broke one is the error.
pub fn try_check<L: Laws>(plan: &Plan<SetupOf<L>>) -> Result<Report, Box<Failure>>
where
    SetupOf<L>: Sync,
{
    let first_failure = AtomicU64::new(u64::MAX);
    let parts: Vec<Part> = thread::scope(|scope| {
        let share = |worker| {
            scope.spawn({
                let first_failure = &first_failure;
                move || play_share::<L>(plan, worker, first_failure)
            })
        };
        let workers: Vec<_> = (0..plan.threads.max(1)).map(share).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("a worker catches the panics of its games"))
            .collect()
    });
    let mut whole = Report::default();
    for (report, _) in &parts {
        whole.merge(report);
    }
    match parts.into_iter().filter_map(|(_, failure)| failure).min_by_key(|&(number, _)| number) {
        Some((_, failure)) => Err(failure),
        None => Ok(whole),
    }
}

/// Every `threads`-th game, up to the first that is known to have failed.
fn play_share<L: Laws>(plan: &Plan<SetupOf<L>>, worker: u64, first_failure: &AtomicU64) -> Part {
    let mut round = Round::<L>::new(plan);
    for number in (worker..2 * plan.games).step_by(plan.threads.max(1) as usize) {
        if number > first_failure.load(Ordering::Relaxed) {
            break;
        }
        if let Err(failure) = round.play(number) {
            first_failure.fetch_min(number, Ordering::Relaxed);
            return (round.into_report(), Some((number, failure)));
        }
    }
    (round.into_report(), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{ToyEdition, ToyLaws, ToySetup};

    fn plan(players: usize, edition: ToyEdition) -> Plan<ToySetup> {
        Plan { one_step_in: 3, one_game_in: 2, ..Plan::exactly(ToySetup { players, edition }, 1000) }
    }

    #[test]
    fn a_sound_game_keeps_every_law() {
        for players in 2..=3 {
            for edition in [ToyEdition::Plain, ToyEdition::Long] {
                let report = check::<ToyLaws>(&plan(players, edition));
                report.assert_met(&["shows", "swaps", "rolls"]);
                assert_eq!((report.games, report.records), (2000, 1000));
                assert!(report.secrets_shuffled > 0 && report.alike_pairs > 0, "{report}");
                assert!(report.tried > report.refused && report.refused > 0, "{report}");
                assert!(report.tried_at_large > 0, "{report}");
            }
        }
    }

    #[test]
    fn a_run_does_not_depend_on_how_many_threads_play_it() {
        let on = |threads| check::<ToyLaws>(&Plan { threads, ..plan(3, ToyEdition::Long) });
        let alone = on(1);
        assert!([2, 3, 7].into_iter().all(|threads| on(threads) == alone));
    }

    #[test]
    fn the_games_do_not_depend_on_how_closely_they_are_looked_at() {
        let look = |one_step_in| check::<ToyLaws>(&Plan { one_step_in, ..plan(2, ToyEdition::Long) }).tally;
        assert_eq!(look(1), look(1000));
    }

    #[test]
    fn eager_players_meet_rare_things_more_often() {
        let report = check::<ToyLaws>(&plan(2, ToyEdition::Plain));
        assert!(report.tally.of("shows") > report.tally.of("swaps"));
    }

    #[test]
    #[should_panic(expected = "never met: whales")]
    fn a_rare_thing_that_was_not_met_is_named() {
        check::<ToyLaws>(&plan(2, ToyEdition::Plain)).assert_met(&["shows", "whales"]);
    }
}
