//! A turn of Coralia thought through comes to exactly what trying every roll comes to.

mod table;

use appraisal::coralia::Appraiser;
use bots::{Evaluator, Prospect};
use coralia::{State, Task};
use table::options;
use tabletop::{Game, Pending, Seat};

/// What the best die is worth on average over every roll, tried one by one.
fn tried(game: &State, seat: Seat) -> f32 {
    if let Pending::Decision(_) = game.pending() {
        return best(game, seat);
    }
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let total: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
    let after = |weighted: &tabletop::Weighted<_>| {
        let mut after = game.clone();
        after.deal(weighted.outcome, &mut ());
        tried(&after, seat) * weighted.weight as f32 / total as f32
    };
    outcomes.iter().map(after).sum()
}

/// The score forecast after the placement that promises the most.
fn best(game: &State, seat: Seat) -> f32 {
    let placed = options(game).into_iter().map(|action| {
        let mut after = game.clone();
        after.act(action, &mut ());
        let forecast = Appraiser::default().forecast(&after);
        (Prospect::of_forecast(&forecast, game.seats()).rewards[seat.index()], forecast.scores[seat.index()])
    });
    placed.max_by(|one, other| one.0.total_cmp(&other.0)).expect("a die can be placed").1
}

#[test]
fn a_roll_is_weighed_as_if_every_outcome_had_been_tried() {
    let is_roll = |game: &State| game.agenda().last() == Some(&Task::Roll);
    let mut weighed = 0;
    for game in (0..12).flat_map(|seed| table::positions(&table::coralia(3), seed)) {
        let seat = game.progress().seat;
        // With both octopuses placed a roll may be useless and made again, which has no end to try.
        if game.agenda().last() != Some(&Task::Choose) || game.board().octopuses(seat) == 2 {
            continue;
        }
        let mut rolled = game.clone();
        rolled.act(options(&game)[0], &mut ());
        if is_roll(&rolled) {
            let outlook =
                Appraiser::default().outlook(&rolled).expect("Coralia's turns can be thought through");
            let (exact, thought) = (tried(&rolled, seat), outlook.scores[seat.index()]);
            assert!((exact - thought).abs() < 0.02, "{thought} instead of {exact}");
            weighed += 1;
        }
    }
    assert!(weighed > 10, "only {weighed} rolls were weighed");
}

#[test]
fn choosing_a_die_promises_what_the_best_die_does() {
    for game in table::positions(&table::coralia(2), 3) {
        if game.agenda().last() == Some(&Task::Choose) {
            let seat = game.progress().seat.index();
            let appraiser = Appraiser::default();
            let reward = |game: &State| Prospect::thought_through(game, &appraiser).rewards[seat];
            let after = |action| {
                let mut after = game.clone();
                after.act(action, &mut ());
                reward(&after)
            };
            let best = options(&game).into_iter().map(after).fold(f32::MIN, f32::max);
            assert!((best - reward(&game)).abs() < 0.01, "{} instead of {best}", reward(&game));
        }
    }
}
