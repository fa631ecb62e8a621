//! The laws of an evaluator, kept by the appraiser of Coralia at every table.

use bots::{Evaluator, FastDealer};
use coralia::{ReefPosition, SeatPosition, Setup, State};
use coralia_kit::appraisal::{Appraiser, Weights};
use coralia_testing::Coralia;
use tabletop::{Game, Pending, Seat};
use tabletop_laws::judgement;
use tabletop_laws::play::{openings, options, positions};

fn table(players: usize) -> State {
    State::new(&Setup::new(players)).expect("that many can play")
}

#[test]
fn every_forecast_is_finite() {
    for start in openings::<Coralia>() {
        judgement::every_forecast_is_finite(&start, &Appraiser::default(), 0..20);
    }
}

#[test]
fn no_seat_is_special() {
    for start in openings::<Coralia>() {
        let games = (0..5).flat_map(|seed| positions(&start, seed));
        for game in games.filter(|game| !game.progress().is_final_scoring()) {
            judgement::no_seat_is_special(&game, &turned(&game), &Appraiser::default());
        }
    }
}

/// The table with everyone one seat further on.
fn turned(game: &State) -> State {
    let mut position = game.position();
    let on = |seat: Seat| seat.next(game.seats());
    position.start = position.start.map(on);
    position.turn = position.turn.map(on);
    position.draws.iter_mut().for_each(|draw| draw.by = on(draw.by));
    position.reefs.values_mut().for_each(|reef: &mut ReefPosition| reef.octopus = reef.octopus.map(on));
    let seats = std::mem::take(&mut position.seats).into_iter();
    position.seats = seats.map(|(seat, held): (Seat, SeatPosition)| (on(seat), held)).collect();
    State::from_position(&position, game.setup().catalogue).expect("turning the table breaks nothing")
}

#[test]
fn every_bot_plays_at_every_table() {
    for start in openings::<Coralia>() {
        judgement::every_bot_plays(&start, &Appraiser::default());
    }
}

#[test]
fn the_scores_and_doubts_told_are_about_right() {
    for start in openings::<Coralia>() {
        judgement::tells_about_what_greedy_games_come_to(&start, &Appraiser::default(), 8.0);
    }
}

#[test]
fn near_the_end_a_forecast_is_near_the_score() {
    let mut misses = Vec::new();
    for seed in 0..40 {
        let positions = positions(&table(3), seed);
        let last = positions.last().expect("a game has positions");
        let mut end = last.clone();
        while end.pending() != Pending::Over {
            match end.pending() {
                Pending::Decision(_) => end.act(options(&end)[0], &mut ()),
                _ => end.deal_by(&mut FastDealer::new(seed), &mut Vec::new(), &mut ()),
            }
        }
        let forecast = Appraiser::default().forecast(last).scores;
        let miss =
            |standing: &tabletop::Standing| (standing.score as f32 - forecast[standing.seat.index()]).abs();
        misses.extend(end.standings().iter().map(miss));
    }
    let mean = misses.iter().sum::<f32>() / misses.len() as f32;
    assert!(mean < 2.5, "the last forecast is {mean} points off on average");
}

#[test]
fn no_choice_depends_on_a_secret() {
    let others = judgement::no_choice_depends_on_a_secret(&table(3), &Appraiser::default(), 0..4);
    assert!(others > 50, "secrets differed only {others} times");
}

#[test]
fn thinking_to_the_end_of_the_turn_beats_chance() {
    let wins = judgement::wins_against_chance(&table(3), &Appraiser::default(), 0..12);
    assert!(wins >= 8, "{wins} of 12 games against two random seats");
}

#[test]
fn weights_that_are_left_out_are_the_usual_ones() {
    let some: Weights = serde_json::from_str(r#"{"turn": 5.0}"#).expect("the text is sound");
    assert_eq!(some, Weights { turn: 5.0, ..Weights::default() });
}
