//! Playouts of the toy game: what they count, and that they allocate nothing.

use bots::{Count, FastDealer, Playout, RandomBot, Standing};
use tabletop::{Game, Pending, Player, Viewer};
use tabletop_laws::toy::{Toy, ToyAction, ToyEdition, ToySetup};

fn start() -> Toy {
    Toy::new(&ToySetup { players: 3, edition: ToyEdition::Long }).expect("three can play")
}

#[test]
fn a_playout_ends_the_game_and_counts_what_it_went_through() {
    let mut game = start();
    let count = Playout::new().run(&mut game, &mut FastDealer::new(1));
    assert_eq!(game.pending(), Pending::Over);
    assert_eq!(count.decisions, 2 * 3 * 4, "two decisions in each of four turns of three seats");
    assert!(count.forced < count.decisions && count.chance_steps >= 3);
}

#[test]
fn a_seed_plays_the_same_games() {
    let play = |seed| {
        let mut game = start();
        Playout::new().run(&mut game, &mut FastDealer::new(seed));
        game
    };
    assert_eq!(play(7), play(7));
    assert_ne!(play(7), play(8));
}

#[test]
fn only_the_first_playouts_allocate() {
    let (mut playout, mut dealer, fresh) = (Playout::new(), FastDealer::new(1), start());
    let mut total = Count::default();
    (0..100).for_each(|_| total += playout.run(&mut fresh.clone(), &mut dealer));
    let allocated = allocation_counter::measure(|| {
        (0..1000).for_each(|_| total += playout.run(&mut fresh.clone(), &mut dealer));
    });
    assert_eq!(allocated.count_total, 0);
    assert_eq!(total.decisions, 1100 * 24);
}

#[test]
fn without_an_instinct_of_its_own_an_evaluator_is_indifferent() {
    let (mut by_instinct, mut indifferent) = (start(), start());
    let count = Playout::new().run_by_instinct(&mut by_instinct, &mut FastDealer::new(4), &Standing);
    assert_eq!(count, Playout::new().run(&mut indifferent, &mut FastDealer::new(4)));
    assert_eq!(by_instinct, indifferent);
}

#[test]
fn a_random_bot_likes_all_options_alike() {
    let options = [ToyAction::Keep, ToyAction::Swap, ToyAction::Roll];
    let (mut bot, view) = (RandomBot::new(1), start().view(Viewer::Spectator));
    let choices: Vec<ToyAction> =
        (0..3000).map(|_| Player::<Toy>::choose(&mut bot, &view, &options)).collect();
    for option in options {
        let share = choices.iter().filter(|&&choice| choice == option).count();
        assert!((900..1100).contains(&share), "{option} was chosen {share} times of 3000");
    }
}
