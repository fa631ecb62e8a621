//! The toy game with one bug at a time: every law must be able to fail.

mod game;
mod pieces;

use crate::toy::{ToyEdition, ToySetup};
use crate::{Failure, Plan, try_check};
use game::MutantLaws;
use pieces::Bug;

/// Looks closely at every step, or at none.
#[derive(Clone, Copy)]
enum Look {
    Closely,
    Cheaply,
}

fn broken_by<const BUG: u8>(look: Look) -> Failure {
    let setup = ToySetup { players: 2, edition: ToyEdition::Long };
    let one_step_in = match look {
        Look::Closely => 1,
        Look::Cheaply => u32::MAX,
    };
    let plan = Plan { one_step_in, one_game_in: 1, threads: 1, ..Plan::exactly(setup, 20) };
    *try_check::<MutantLaws<BUG>>(&plan).expect_err("the bug breaks a law")
}

macro_rules! mutants {
    ($($test:ident: $bug:ident, $look:ident => $law:literal, $detail:literal;)+) => {$(
        #[test]
        fn $test() {
            let failure = broken_by::<{ Bug::$bug as u8 }>(Look::$look);
            assert_eq!(failure.law, $law, "{failure}");
            assert!(failure.to_string().contains($detail), "{failure}");
        }
    )+};
}

mutants! {
    a_table_with_other_seats_than_asked_for_is_found: Seats, Cheaply =>
        "every setup gives a table", "3 seats for 2 players";
    a_decision_without_options_is_found: NoOptions, Cheaply =>
        "options are never empty and have no duplicates", "there is no option";
    an_option_listed_twice_is_found: OptionTwice, Cheaply =>
        "options are never empty and have no duplicates", "listed twice: MutantAction(Keep)";
    a_chance_step_without_outcomes_is_found: NoOutcomes, Cheaply =>
        "outcomes are never empty have no duplicates and all weigh", "there is no outcome";
    an_outcome_listed_twice_is_found: OutcomeTwice, Cheaply =>
        "outcomes are never empty have no duplicates and all weigh", "listed twice: MutantChance(Card";
    an_outcome_without_weight_is_found: Weightless, Cheaply =>
        "outcomes are never empty have no duplicates and all weigh", "no weight";
    an_option_that_panics_is_found: Panics, Cheaply =>
        "everything listed can be played", "it panicked: the show is over";
    an_option_that_loses_a_coin_is_found: LostCoin, Closely =>
        "everything listed can be played", "after A bank 1: ";
    an_outcome_that_loses_a_card_is_found: LostCard, Closely =>
        "everything listed can be dealt", "after * crab: ";
    a_step_that_loses_a_coin_is_found: LostCoin, Cheaply => "components are conserved", "4 coins";
    an_outcome_that_goes_either_way_is_found: Whim, Closely =>
        "a copy plays identically", "went another way";
    copies_that_share_something_are_found: Shared, Closely =>
        "old copies are unchanged", "changed the original";
    two_actions_written_alike_are_found: ActionNotation, Closely =>
        "notation of actions round trips and is unique", "Swap) is written 'keep' and read as Ok(MutantAction(Keep))";
    an_outcome_that_is_read_as_another_is_found: OutcomeNotation, Closely =>
        "notation of outcomes round trips and is unique", "is written 'crab'";
    dealing_with_odds_of_its_own_is_found: Odds, Closely =>
        "dealing has the listed odds", "the odds differ";
    a_game_without_end_is_found: Endless, Cheaply => "every game ends", "goes on after 40 steps";
    a_seat_without_standing_is_found: Standings, Cheaply =>
        "standings add up", "not one standing for every seat";
    imagining_that_forgets_coins_is_found: Forgets, Closely =>
        "imagining keeps the view", "looks unlike what it sees";
    a_view_that_shows_a_hidden_card_is_found: Leak, Closely =>
        "shuffling secrets changes no view", "sees a secret";
    options_that_depend_on_a_hidden_card_are_found: Knows, Closely =>
        "a seat decides on what it knows", "but with other secrets";
    an_option_of_another_shape_is_found: Shapeless, Closely =>
        "every option has the shape of its decision", "another shape: Some(MutantAction(Keep))";
    a_shape_that_lists_something_twice_is_found: ShapeTwice, Closely =>
        "every option has the shape of its decision", "twice: Some(MutantAction(Skip))";
    an_option_that_is_refused_is_found: Refuses, Closely =>
        "exactly what is not listed is refused", "'roll' is listed, and refused";
    an_action_without_a_reason_is_found: Silent, Closely =>
        "exactly what is not listed is refused", "'show' is not listed, and no reason is given";
    a_clause_that_no_rulebook_has_is_found: Clause, Closely =>
        "refusals name clauses of the rulebook", "TY-9.9";
    a_reason_that_depends_on_a_hidden_card_is_found: Reasons, Closely =>
        "a seat is refused by what it knows", "told something else";
    a_reveal_that_is_not_marked_is_found: Reveals, Closely =>
        "what can be undone showed no secret", "'show' can be undone";
    an_event_that_tells_a_hidden_card_is_found: Tells, Closely =>
        "steps that look alike are told alike", "can tell '* ";
    a_game_told_again_as_it_was_is_found: Retells, Closely =>
        "a retold game has other secrets", "the game told again leads elsewhere";
    a_table_that_begins_with_another_seat_is_found: Beginner, Cheaply =>
        "a table plays the same game", "turn";
    a_start_that_differs_each_time_is_found: Start, Cheaply =>
        "replay reproduces every state", "replayed to step";
    options_that_grow_when_asked_again_are_found: Grows, Cheaply =>
        "nothing unlisted is accepted", "was accepted";
    a_universe_without_some_option_is_found: Universe, Cheaply =>
        "nothing unlisted is accepted", "not in the universe";
    a_reveal_that_is_marked_every_other_time_is_found: Fickle, Cheaply =>
        "undo never crosses chance a reveal or another seat", "undo for";
}

#[test]
fn the_mutant_without_a_bug_keeps_every_law() {
    let setup = ToySetup { players: 3, edition: ToyEdition::Long };
    let plan = Plan { one_step_in: 1, one_game_in: 1, ..Plan::exactly(setup, 50) };
    assert!(try_check::<MutantLaws<{ Bug::None as u8 }>>(&plan).is_ok());
}

#[test]
fn a_failure_tells_the_way_back_to_its_game() {
    let failure = broken_by::<{ Bug::Panics as u8 }>(Look::Cheaply);
    assert_eq!(failure.record.lines().count(), failure.step);
    let told = failure.to_string();
    assert!(told.contains("seed 1, ") && told.contains(" game ") && told.contains("\n* "), "{told}");
}

#[test]
fn the_first_failure_is_the_same_on_any_number_of_threads() {
    let setup = ToySetup { players: 2, edition: ToyEdition::Long };
    let on = |threads| {
        let plan = Plan { threads, ..Plan::exactly(setup, 50) };
        try_check::<MutantLaws<{ Bug::Panics as u8 }>>(&plan).expect_err("the bug breaks a law")
    };
    let alone = on(1);
    assert!([2, 3, 7].into_iter().all(|threads| on(threads) == alone));
}
