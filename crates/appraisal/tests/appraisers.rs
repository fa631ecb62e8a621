//! The appraisers: finite everywhere, the same for every seat, silent about nothing that has happened.

mod table;

use appraisal::{coralia as reefs, wreck_raiders as wrecks};
use bots::Evaluator;
use coralia::{ReefPosition, SeatPosition};
use tabletop::{Game, Pending, Seat};
use wreck_raiders::{Die, Diver, Edition, Task};

fn is_sound<G: Game>(evaluator: &impl Evaluator<G>, game: &G) {
    let forecast = evaluator.forecast(game);
    assert!(forecast.spread.is_finite() && forecast.spread > 0.0);
    assert!(forecast.scores.iter().all(|score| score.is_finite() && score.abs() < 1000.0), "{forecast:?}");
    assert!(forecast.scores[game.seats()..].iter().all(|score| *score == 0.0));
}

#[test]
fn every_forecast_is_finite() {
    for (edition, players) in table::wreck_raiders_tables() {
        for game in table::positions(&table::wreck_raiders(edition, players), 1) {
            is_sound(&wrecks::Appraiser::default(), &game);
        }
    }
    for players in 2..=4 {
        for game in (0..20).flat_map(|seed| table::positions(&table::coralia(players), seed)) {
            is_sound(&reefs::Appraiser::default(), &game);
        }
    }
}

/// The same scores for everybody, one seat further on.
fn is_rotated<G: Game>(evaluator: &impl Evaluator<G>, game: &G, rotated: &G) {
    let (before, after) = (evaluator.forecast(game), evaluator.forecast(rotated));
    for seat in Seat::all(game.seats()) {
        let (own, moved) = (before.scores[seat.index()], after.scores[seat.next(game.seats()).index()]);
        assert!((own - moved).abs() < 0.01, "{own} becomes {moved} on the next seat");
    }
}

#[test]
fn no_seat_of_wreck_raiders_is_special() {
    let at_a_turn = |game: &wreck_raiders::State| game.agenda().last() == Some(&Task::Take);
    for players in 2..=5 {
        let start = table::wreck_raiders(Edition::Second, players);
        let games = (0..3).flat_map(|seed| table::positions(&start, seed));
        for game in games.filter(at_a_turn) {
            let mut position = game.position();
            position.mats.rotate_right(1);
            position.turn = position.turn.next(players);
            position.start = position.start.next(players);
            for die in &mut position.dice {
                if let Die::Basket(Diver::Of(seat), _) = die {
                    *seat = seat.next(players);
                }
            }
            let rotated = wreck_raiders::State::from_position(&position, game.setup().catalogue);
            is_rotated(
                &wrecks::Appraiser::default(),
                &game,
                &rotated.expect("turning the table breaks nothing"),
            );
        }
    }
}

#[test]
fn no_seat_of_coralia_is_special() {
    for players in 2..=4 {
        let games = (0..5).flat_map(|seed| table::positions(&table::coralia(players), seed));
        for game in games.filter(|game| !game.progress().is_final_scoring()) {
            let mut position = game.position();
            let on = |seat: Seat| seat.next(players);
            position.start = position.start.map(on);
            position.turn = position.turn.map(on);
            position.draws.iter_mut().for_each(|draw| draw.by = on(draw.by));
            position
                .reefs
                .values_mut()
                .for_each(|reef: &mut ReefPosition| reef.octopus = reef.octopus.map(on));
            let seats = std::mem::take(&mut position.seats).into_iter();
            position.seats = seats.map(|(seat, held): (Seat, SeatPosition)| (on(seat), held)).collect();
            let rotated = coralia::State::from_position(&position, game.setup().catalogue);
            is_rotated(
                &reefs::Appraiser::default(),
                &game,
                &rotated.expect("turning the table breaks nothing"),
            );
        }
    }
}

#[test]
fn near_the_end_a_forecast_is_near_the_score() {
    let mut misses = Vec::new();
    for seed in 0..40 {
        let positions = table::positions(&table::coralia(3), seed);
        let last = positions.last().expect("a game has positions");
        let mut end = last.clone();
        while end.pending() != Pending::Over {
            match end.pending() {
                Pending::Decision(_) => end.act(table::options(&end)[0], &mut ()),
                _ => end.deal_by(&mut bots::FastDealer::new(seed), &mut Vec::new(), &mut ()),
            }
        }
        let forecast = reefs::Appraiser::default().forecast(last).scores;
        let miss =
            |standing: &tabletop::Standing| (standing.score as f32 - forecast[standing.seat.index()]).abs();
        misses.extend(end.standings().iter().map(miss));
    }
    let mean = misses.iter().sum::<f32>() / misses.len() as f32;
    assert!(mean < 2.5, "the last forecast is {mean} points off on average");
}

#[test]
fn weights_survive_being_written_down() {
    let weights = wrecks::Weights::default();
    let text = serde_json::to_string(&weights).expect("weights are numbers");
    assert_eq!(serde_json::from_str::<wrecks::Weights>(&text).expect("the text is sound"), weights);
    let some: reefs::Weights =
        serde_json::from_str(r#"{"turn": 5.0}"#).expect("left-out weights are the usual ones");
    assert_eq!(some, reefs::Weights { turn: 5.0, ..reefs::Weights::default() });
}
