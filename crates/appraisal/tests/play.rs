//! Every bot plays legal games to their ends, in both games and at every number of players.

mod table;

use appraisal::{coralia as reefs, wreck_raiders as wrecks};
use bots::{
    Budget, Cheater, Evaluator, FastDealer, GreedyBot, Level, PanelBot, Playout, RandomBot, SearchBot,
    Settings,
};
use table::{play, view};
use tabletop::{Game, Player};

fn every_bot_plays<G>(start: &G, evaluator: &(impl Evaluator<G> + Send + 'static))
where
    G: Game<Action: Send + Sync, Chance: Send, View: Send + Sync> + Send + 'static,
{
    let few = Settings::new(Budget::Simulations(6));
    let plain = Settings::plain(Budget::Simulations(3));
    let mut table: Vec<Box<dyn Player<G>>> = vec![
        Box::new(GreedyBot::new(evaluator.clone(), 1)),
        Box::new(SearchBot::new(evaluator.clone(), few, 2)),
        Box::new(SearchBot::new(evaluator.clone(), Level::Calm.settings(), 3)),
        Box::new(PanelBot::new(evaluator, few, 2, 4)),
        Box::new(SearchBot::new(evaluator.clone(), plain, 5)),
        Box::new(RandomBot::new(6)),
    ];
    let mut cheater = Cheater::new(evaluator.clone(), few, 7);
    let count = table.len() + 1;
    for shift in 0..count {
        play(start, shift as u64, |game, seat, options| {
            let turn = (seat.index() + shift) % count;
            let bot = table.get_mut(turn);
            bot.map_or_else(|| cheater.choose_knowing(game, options), |bot| bot.choose(&view(game), options))
        });
    }
}

#[test]
fn every_bot_plays_wreck_raiders_at_every_table() {
    for (edition, players) in table::wreck_raiders_tables() {
        every_bot_plays(&table::wreck_raiders(edition, players), &wrecks::Appraiser::default());
    }
}

#[test]
fn every_bot_plays_coralia_at_every_table() {
    for players in 2..=4 {
        every_bot_plays(&table::coralia(players), &reefs::Appraiser::default());
    }
}

#[test]
fn thinking_to_the_end_of_the_turn_beats_chance() {
    let mut wins = [0; 2];
    for seed in 0..12 {
        let hero = seed as usize % 3;
        let mut random = RandomBot::new(seed);
        let mut greedy = GreedyBot::new(reefs::Appraiser::default(), seed);
        let end = play(&table::coralia(3), seed, |game, seat, options| {
            let (view, own) = (view(game), seat.index() == hero);
            if own {
                greedy.choose(&view, options)
            } else {
                Player::<coralia::State>::choose(&mut random, &view, options)
            }
        });
        wins[0] += usize::from(end.standings().winners().any(|seat| seat.index() == hero));
        let mut greedy = GreedyBot::new(wrecks::Appraiser::default(), seed);
        let start = table::wreck_raiders(wreck_raiders::Edition::Second, 3);
        let end = play(&start, seed, |game, seat, options| {
            let (view, own) = (view(game), seat.index() == hero);
            if own {
                greedy.choose(&view, options)
            } else {
                Player::<wreck_raiders::State>::choose(&mut random, &view, options)
            }
        });
        wins[1] += usize::from(end.standings().winners().any(|seat| seat.index() == hero));
    }
    assert!(wins[0] >= 8 && wins[1] >= 11, "{wins:?} of 12 games against two random seats");
}

#[test]
fn by_instinct_games_of_wreck_raiders_are_short_and_end_by_claims() {
    let start = table::wreck_raiders(wreck_raiders::Edition::Second, 3);
    let (mut playout, mut dealer) = (Playout::new(), FastDealer::new(1));
    let mut decisions = 0;
    for _ in 0..100 {
        let mut game = start.clone();
        decisions += playout.run_by_instinct(&mut game, &mut dealer, &wrecks::Appraiser::default()).decisions;
        let most = tabletop::Seat::all(3).map(|seat| game.mat(seat).exhibits.len()).max();
        assert!(most >= Some(5), "nobody has five exhibits, so the game ended in silence");
    }
    assert!(decisions < 100 * 300, "{} decisions a game", decisions / 100);
}

#[test]
fn a_hunch_is_always_one_of_the_options() {
    let (evaluator, mut dealer) = (wrecks::Appraiser::default(), FastDealer::new(3));
    for (edition, players) in table::wreck_raiders_tables() {
        let start = table::wreck_raiders(edition, players);
        let mut hunches = 0;
        for game in (0..4).flat_map(|seed| table::positions(&start, seed)) {
            let options = table::options(&game);
            for hunch in (0..3).filter_map(|_| evaluator.hunch(&game, &mut dealer)) {
                assert!(options.contains(&hunch), "{hunch} is no option");
                hunches += 1;
            }
        }
        assert!(hunches > 200, "{hunches} hunches in four games");
    }
}
