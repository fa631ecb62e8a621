//! Every law of an evaluator can be kept, and can fail.

use super::*;
use crate::toy::{Toy, ToyEdition, ToySetup};
use bots::{Forecast, Standing};

/// Judges by the standings, but for one flaw.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Flawed {
    Doubtless,
    LikesA,
    Promises,
    Rash,
}

impl Evaluator<Toy> for Flawed {
    fn forecast(&self, game: &Toy) -> Forecast {
        let mut forecast = Standing.forecast(game);
        match self {
            Self::Doubtless => forecast.spread = 0.0,
            Self::LikesA => forecast.scores[0] += 1.0,
            Self::Promises => forecast.growth = 99.0,
            Self::Rash => {}
        }
        forecast
    }

    fn hunch(&self, _: &Toy, _: &mut impl tabletop::Dealer) -> Option<crate::toy::ToyAction> {
        (*self == Self::Rash).then_some(crate::toy::ToyAction::Bank(3))
    }

    fn turn(&self, _: &Toy) -> u32 {
        0
    }
}

fn start() -> Toy {
    Toy::new(&ToySetup { players: 2, edition: ToyEdition::Long }).expect("two may play")
}

#[test]
fn judging_by_standings_keeps_the_laws() {
    every_forecast_is_finite(&start(), &Standing, 0..20);
    no_seat_is_special(&start(), &start(), &Standing);
    every_bot_plays(&start(), &Standing);
    assert_eq!(every_hunch_is_an_option(&start(), &Standing, &mut FastDealer::new(1), 0..5), 0);
    assert!(no_choice_depends_on_a_secret(&start(), &Standing, 0..5) > 10);
    assert!(wins_against_chance(&start(), &Standing, 0..20) > 12);
}

#[test]
#[should_panic(expected = "spread: 0.0")]
fn a_forecast_without_doubt_is_found() {
    every_forecast_is_finite(&start(), &Flawed::Doubtless, 0..1);
}

#[test]
#[should_panic(expected = "1 becomes 0 on the next seat")]
fn a_favourite_seat_is_found() {
    no_seat_is_special(&start(), &start(), &Flawed::LikesA);
}

#[test]
#[should_panic(expected = "points more than told at first")]
fn an_empty_promise_is_found() {
    tells_about_what_greedy_games_come_to(&start(), &Flawed::Promises, 20.0);
}

#[test]
#[should_panic(expected = "bank 3 is no option")]
fn a_hunch_that_is_no_option_is_found() {
    every_hunch_is_an_option(&start(), &Flawed::Rash, &mut FastDealer::new(1), 0..1);
}
