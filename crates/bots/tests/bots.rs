//! Bots at the table of the toy game: legal to the end, as long as their budgets, the same for the same seed.

use bots::{
    Budget, Cheater, Evaluator, Forecast, GreedyBot, Level, PanelBot, RandomBot, SearchBot, Settings,
    Standing,
};
use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tabletop::{Game, Player};
use tabletop_laws::play::{options, positions, view};
use tabletop_laws::toy::{Toy, ToyAction, ToyEdition, ToySetup};

fn start() -> Toy {
    Toy::new(&ToySetup { players: 3, edition: ToyEdition::Long }).expect("three can play")
}

/// The first decision with a choice.
fn first_choice(seed: u64) -> (Toy, Vec<ToyAction>) {
    let game = positions(&start(), seed).into_iter().find(|game| options(game).len() > 1);
    let game = game.expect("the toy game offers choices");
    let options = options(&game);
    (game, options)
}

fn play(mut choose: impl FnMut(&Toy, &[ToyAction]) -> ToyAction) -> Toy {
    tabletop_laws::play::play(&start(), 3, |game, _, options| choose(game, options))
}

#[test]
fn every_bot_plays_legal_games_to_the_end() {
    let few = Settings::new(Budget::Simulations(20));
    let plain = Settings::plain(Budget::Simulations(20));
    let eager = Settings::eager(Budget::Simulations(20));
    let players: [Box<dyn Player<Toy>>; 7] = [
        Box::new(RandomBot::new(1)),
        Box::new(GreedyBot::new(Standing, 1)),
        Box::new(SearchBot::new(Standing, few, 1)),
        Box::new(SearchBot::new(Standing, plain, 1)),
        Box::new(SearchBot::new(Standing, eager, 1)),
        Box::new(SearchBot::new(Standing, Level::Calm.settings(), 1)),
        Box::new(PanelBot::new(&Standing, few, 2, 1)),
    ];
    for mut player in players {
        play(|game, options| player.choose(&view(game), options));
    }
    let mut cheater = Cheater::new(Standing, few, 1);
    play(|game, options| cheater.choose_knowing(game, options));
}

#[test]
fn a_budget_of_simulations_is_kept_exactly() {
    let (game, options) = first_choice(1);
    for count in [1, 2, 7, 100, 1001] {
        for settings in
            [Settings::new, Settings::plain, Settings::eager].map(|how| how(Budget::Simulations(count)))
        {
            let advice = SearchBot::<Toy, _>::new(Standing, settings, 1).advise(&view(&game), &options);
            assert_eq!(advice.simulations(), count);
            assert_eq!(advice.options.len(), options.len());
            let shared = PanelBot::<Toy, _>::new(&Standing, settings, 3, 1).advise(&view(&game), &options);
            assert_eq!(shared.simulations(), count);
        }
    }
}

#[test]
fn a_budget_of_time_brings_one_simulation_at_least() {
    let (game, options) = first_choice(1);
    let settings = Settings::new(Budget::Time(Duration::ZERO));
    let advice = SearchBot::<Toy, _>::new(Standing, settings, 1).advise(&view(&game), &options);
    assert!(advice.simulations() >= 1);
}

#[test]
fn a_search_that_is_late_comes_back_however_large_its_budget_and_knows_every_option() {
    let (game, options) = first_choice(1);
    for how in [Settings::new, Settings::plain, Settings::eager] {
        for wait in [Duration::ZERO, Duration::from_millis(20)] {
            let endless = how(Budget::Simulations(u32::MAX));
            let settings = Settings { latest: Some(Instant::now() + wait), ..endless };
            let advice = SearchBot::<Toy, _>::new(Standing, settings, 1).advise(&view(&game), &options);
            assert_eq!(advice.options.len(), options.len());
        }
    }
}

#[test]
fn a_seed_thinks_the_same_thoughts() {
    let settings = Settings::new(Budget::Simulations(200));
    for seed in 0..10 {
        let (game, options) = first_choice(seed);
        let search = || SearchBot::<Toy, _>::new(Standing, settings, seed).advise(&view(&game), &options);
        assert_eq!(search(), search());
        let panel = || PanelBot::<Toy, _>::new(&Standing, settings, 4, seed).advise(&view(&game), &options);
        assert_eq!(panel(), panel());
        let greedy = || GreedyBot::<Toy, _>::new(Standing, seed).choose(&view(&game), &options);
        assert_eq!(greedy(), greedy());
    }
}

/// Judges by the standings and counts how often it is asked.
#[derive(Clone, Default)]
struct Counting(Rc<Cell<u32>>);

impl Evaluator<Toy> for Counting {
    fn forecast(&self, game: &Toy) -> Forecast {
        self.0.set(self.0.get() + 1);
        Standing.forecast(game)
    }

    fn turn(&self, game: &Toy) -> u32 {
        Standing.turn(game)
    }
}

#[test]
fn a_search_whose_choice_is_settled_comes_back_early_with_the_same_choice() {
    let settings = Settings::new(Budget::Simulations(2000));
    let (mut hasty, mut thorough) = (0, 0);
    for seed in 0..20 {
        let (game, options) = first_choice(seed);
        let (early, late) = (Counting::default(), Counting::default());
        let chosen = SearchBot::new(early.clone(), settings, seed).choose(&view(&game), &options);
        let advice = SearchBot::new(late.clone(), settings, seed).advise(&view(&game), &options);
        assert_eq!(chosen, advice.options[0].action);
        assert_eq!(advice.simulations(), 2000, "advice is worth the whole budget");
        hasty += early.0.get();
        thorough += late.0.get();
    }
    assert!(hasty < thorough, "{hasty} forecasts to choose and {thorough} to advise");
}

#[test]
fn a_bot_that_errs_by_temperature_weighs_all_its_simulations() {
    let settings = Settings { temperature: 0.05, ..Settings::new(Budget::Simulations(2000)) };
    let (game, options) = first_choice(1);
    let (chooses, advises) = (Counting::default(), Counting::default());
    SearchBot::new(chooses.clone(), settings, 1).choose(&view(&game), &options);
    SearchBot::new(advises.clone(), settings, 1).advise(&view(&game), &options);
    assert_eq!(chooses.0.get(), advises.0.get());
}

#[test]
fn advice_is_sorted_and_within_bounds() {
    let (game, options) = first_choice(5);
    let settings = Settings::new(Budget::Simulations(300));
    let advice = SearchBot::<Toy, _>::new(Standing, settings, 1).advise(&view(&game), &options);
    assert!(advice.options.is_sorted_by(|one, next| one.simulations >= next.simulations));
    assert!((0.0..=1.0).contains(&advice.confidence()));
    for advised in &advice.options {
        assert!(
            (0.0..=1.0).contains(&advised.win_chance) && advised.doubt >= 0.0 && advised.score.is_finite()
        );
    }
}

/// The decision after `action`, which chance does not come before.
fn after(game: &Toy, action: ToyAction) -> (Toy, Vec<ToyAction>) {
    let (mut game, mut options) = (game.clone(), Vec::new());
    game.act(action, &mut ());
    game.options(&mut options);
    (game, options)
}

/// A bot with 400 simulations a decision after its first choice, and that choice.
fn after_its_first_choice(game: &Toy, options: &[ToyAction]) -> (SearchBot<Toy, Standing>, ToyAction) {
    let mut bot = SearchBot::new(Standing, Settings::new(Budget::Simulations(400)), 1);
    let chosen = bot.choose(&view(game), options);
    (bot, chosen)
}

#[test]
fn what_was_thought_about_the_decision_that_follows_at_once_is_kept() {
    let (game, options) = first_choice(1);
    let (mut bot, chosen) = after_its_first_choice(&game, &options);
    let (next, next_options) = after(&game, chosen);
    let advice = bot.advise(&view(&next), &next_options);
    assert!((401..800).contains(&advice.simulations()), "{}", advice.simulations());
    assert_eq!(advice.options.len(), next_options.len());
}

#[test]
fn what_was_thought_is_forgotten_when_another_decision_is_asked() {
    let (game, options) = first_choice(1);
    let (mut bot, chosen) = after_its_first_choice(&game, &options);
    let another = options.iter().find(|action| **action != chosen).expect("there are several");
    let (next, next_options) = after(&game, *another);
    assert_eq!(bot.advise(&view(&next), &next_options).simulations(), 400);
    let (again, again_options) = first_choice(1);
    assert_eq!(bot.advise(&view(&again), &again_options).simulations(), 400);
}
