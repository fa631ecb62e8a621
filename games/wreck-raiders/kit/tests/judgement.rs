//! The laws of an evaluator, kept by the appraiser of Wreck Raiders at every table.

use bots::{Budget, FastDealer, Level, Playout, SearchBot, Settings};
use tabletop::{Game, Player, Seat};
use tabletop_laws::judgement;
use tabletop_laws::play::{openings, play, positions, view};
use wreck_raiders::{Die, Diver, Edition, Setup, State, Task};
use wreck_raiders_kit::appraisal::{Appraiser, Weights};
use wreck_raiders_testing::WreckRaiders;

fn table(edition: Edition, players: usize) -> State {
    State::new(&Setup::new(edition, players)).expect("the edition allows that many players")
}

#[test]
fn every_forecast_is_finite() {
    for start in openings::<WreckRaiders>() {
        judgement::every_forecast_is_finite(&start, &Appraiser::default(), 1..2);
    }
}

#[test]
fn no_seat_is_special() {
    for players in 2..=5 {
        let start = table(Edition::Second, players);
        let games = (0..3).flat_map(|seed| positions(&start, seed));
        for game in games.filter(|game| game.agenda().last() == Some(&Task::Take)) {
            judgement::no_seat_is_special(&game, &turned(&game), &Appraiser::default());
        }
    }
}

/// The table with everyone one seat further on.
fn turned(game: &State) -> State {
    let players = game.seats();
    let mut position = game.position();
    position.mats.rotate_right(1);
    position.turn = position.turn.next(players);
    position.start = position.start.next(players);
    for die in &mut position.dice {
        if let Die::Basket(Diver::Of(seat), _) = die {
            *seat = seat.next(players);
        }
    }
    State::from_position(&position, game.setup().catalogue).expect("turning the table breaks nothing")
}

#[test]
fn every_bot_plays_at_every_table() {
    for start in openings::<WreckRaiders>() {
        judgement::every_bot_plays(&start, &Appraiser::default());
    }
}

#[test]
fn the_scores_and_doubts_told_are_about_right() {
    for (edition, players) in
        [(Edition::Second, 2), (Edition::First, 3), (Edition::Second, 3), (Edition::Second, 4)]
    {
        let start = table(edition, players);
        judgement::tells_about_what_greedy_games_come_to(&start, &Appraiser::default(), 40.0);
    }
}

#[test]
fn the_scores_told_alone_are_about_right() {
    let start = table(Edition::Second, 1);
    judgement::tells_about_what_greedy_games_come_to(&start, &Appraiser::default(), 20.0);
}

#[test]
fn alone_no_option_that_was_hardly_tried_is_told_more_points_than_the_one_that_is_advised() {
    let settings = Settings::new(Budget::Simulations(400));
    for seed in 0..4 {
        let mut bot = SearchBot::new(Appraiser::default(), settings, seed);
        play(&table(Edition::Second, 1), seed, |game, _, options| {
            if options.len() == 1 {
                return options[0];
            }
            let advised = bot.advise(&view(game), options).options;
            let hardly_tried = advised.iter().filter(|other| other.simulations * 10 < advised[0].simulations);
            let most = hardly_tried.map(|other| other.score).fold(f32::MIN, f32::max);
            assert!(advised[0].score > most - 1.0, "{advised:?}");
            advised[0].action
        });
    }
}

#[test]
fn alone_a_bot_that_errs_now_and_then_still_makes_points() {
    let mut points = 0;
    for seed in 0..4 {
        let mut bot = SearchBot::new(Appraiser::default(), Level::Keen.settings(), seed);
        let end = play(&table(Edition::Second, 1), seed, |game, _, options| bot.choose(&view(game), options));
        points += end.standings().of(Seat::new(0)).score;
    }
    assert!(points > 4 * 45, "{points} points in four games");
}

#[test]
fn thinking_to_the_end_of_the_turn_beats_chance() {
    let wins = judgement::wins_against_chance(&table(Edition::Second, 3), &Appraiser::default(), 0..12);
    assert!(wins >= 11, "{wins} of 12 games against two random seats");
}

#[test]
fn by_instinct_games_are_short_and_end_by_claims() {
    let start = table(Edition::Second, 3);
    let (mut playout, mut dealer) = (Playout::new(), FastDealer::new(1));
    let mut decisions = 0;
    for _ in 0..100 {
        let mut game = start.clone();
        decisions += playout.run_by_instinct(&mut game, &mut dealer, &Appraiser::default()).decisions;
        let most = Seat::all(3).map(|seat| game.mat(seat).exhibits.len()).max();
        assert!(most >= Some(5), "nobody has five exhibits, so the game ended in silence");
    }
    assert!(decisions < 100 * 300, "{} decisions a game", decisions / 100);
}

#[test]
fn a_hunch_is_always_one_of_the_options() {
    let mut dealer = FastDealer::new(3);
    for start in openings::<WreckRaiders>() {
        let hunches = judgement::every_hunch_is_an_option(&start, &Appraiser::default(), &mut dealer, 0..4);
        assert!(hunches > 200, "{hunches} hunches in four games");
    }
}

#[test]
fn weights_survive_being_written_down() {
    let weights = Weights::default();
    let text = serde_json::to_string(&weights).expect("weights are numbers");
    assert_eq!(serde_json::from_str::<Weights>(&text).expect("the text is sound"), weights);
}
