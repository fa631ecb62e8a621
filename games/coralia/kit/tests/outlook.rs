//! A turn of Coralia thought through comes to exactly what trying every roll comes to.

use bots::{Evaluator, Prospect};
use coralia::{Setup, State, Task};
use coralia_kit::appraisal::Appraiser;
use tabletop::{Game, Pending, Seat};
use tabletop_laws::play::{acted, dealt, options, outcomes, positions};

fn opened(players: usize) -> State {
    State::new(&Setup::new(players)).expect("that many can play")
}

/// What the best die is worth on average over every roll, tried one by one.
fn tried(game: &State, seat: Seat) -> f32 {
    if let Pending::Decision(_) = game.pending() {
        return best(game, seat);
    }
    let outcomes = outcomes(game);
    let total: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
    let after = |weighted: &tabletop::Weighted<_>| {
        tried(&dealt(game, weighted.outcome), seat) * weighted.weight as f32 / total as f32
    };
    outcomes.iter().map(after).sum()
}

/// The score forecast after the placement that promises the most.
fn best(game: &State, seat: Seat) -> f32 {
    let placed = options(game).into_iter().map(|action| {
        let forecast = Appraiser::default().forecast(&acted(game, action));
        (Prospect::of_forecast(&forecast, game.seats()).rewards[seat.index()], forecast.scores[seat.index()])
    });
    placed.max_by(|one, other| one.0.total_cmp(&other.0)).expect("a die can be placed").1
}

#[test]
fn a_roll_is_weighed_as_if_every_outcome_had_been_tried() {
    let is_roll = |game: &State| game.agenda().last() == Some(&Task::Roll);
    let mut weighed = 0;
    for game in (0..12).flat_map(|seed| positions(&opened(3), seed)) {
        let seat = game.progress().seat;
        // With both octopuses placed a roll may be useless and made again, which has no end to try.
        if game.agenda().last() != Some(&Task::Choose) || game.board().octopuses(seat) == 2 {
            continue;
        }
        let rolled = acted(&game, options(&game)[0]);
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
    for game in positions(&opened(2), 3) {
        if game.agenda().last() == Some(&Task::Choose) {
            let seat = game.progress().seat.index();
            let appraiser = Appraiser::default();
            let reward = |game: &State| Prospect::thought_through(game, &appraiser).rewards[seat];
            let after = |action| reward(&acted(&game, action));
            let best = options(&game).into_iter().map(after).fold(f32::MIN, f32::max);
            assert!((best - reward(&game)).abs() < 0.01, "{} instead of {best}", reward(&game));
        }
    }
}
