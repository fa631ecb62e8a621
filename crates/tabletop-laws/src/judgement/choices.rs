//! What the bots choose with an evaluator: the obviously best, and nothing that only a secret could tell them.

use crate::play::{options, play, positions, view};
use bots::{Budget, Evaluator, FastDealer, GreedyBot, RandomBot, SearchBot, Settings};
use std::ops::Range;
use tabletop::{Game, Player};

/// Every bot that thinks chooses this action here.
#[track_caller]
pub fn all_choose<G: Game + 'static>(evaluator: &(impl Evaluator<G> + 'static), game: &G, wanted: &str) {
    for seed in 0..3 {
        for mut player in thinkers(evaluator, seed) {
            assert_eq!(player.choose(&view(game), &options(game)).to_string(), wanted);
        }
    }
}

/// With other secrets the bots choose the same. Gives the number of moments at which the secrets were others.
pub fn no_choice_depends_on_a_secret<G: Game + 'static>(
    start: &G,
    evaluator: &(impl Evaluator<G> + 'static),
    seeds: Range<u64>,
) -> usize {
    let mut other_worlds = 0;
    for seed in seeds {
        for game in positions(start, seed).into_iter().filter(|game| options(game).len() > 1) {
            let world = G::imagine(&view(&game), &mut FastDealer::new(seed));
            other_worlds += usize::from(world != game);
            for (mut one, mut other) in thinkers(evaluator, seed).into_iter().zip(thinkers(evaluator, seed)) {
                let chosen = one.choose(&view(&game), &options(&game));
                assert_eq!(chosen, other.choose(&view(&world), &options(&world)));
            }
        }
    }
    other_worlds
}

/// How many of these games a greedy seat wins against random ones.
pub fn wins_against_chance<G: Game>(start: &G, evaluator: &impl Evaluator<G>, seeds: Range<u64>) -> usize {
    let wins = seeds.filter(|&seed| {
        let hero = seed as usize % start.seats();
        let mut random = RandomBot::new(seed);
        let mut greedy = GreedyBot::new(evaluator.clone(), seed);
        let end = play(start, seed, |game, seat, options| {
            if seat.index() == hero {
                greedy.choose(&view(game), options)
            } else {
                Player::<G>::choose(&mut random, &view(game), options)
            }
        });
        end.standings().winners().any(|seat| seat.index() == hero)
    });
    wins.count()
}

fn thinkers<G: Game + 'static>(
    evaluator: &(impl Evaluator<G> + 'static),
    seed: u64,
) -> [Box<dyn Player<G>>; 2] {
    let settings = Settings::new(Budget::Simulations(120));
    [
        Box::new(GreedyBot::new(evaluator.clone(), seed)),
        Box::new(SearchBot::new(evaluator.clone(), settings, seed)),
    ]
}
