//! Luck is zero in expectation for every seat over all that chance could bring, in every game; and a review repeats itself.

use bots::{Budget, Evaluator, FastDealer};
use coralia_kit::Coralia;
use kit::{GameOf, Kit, Order};
use referee::{Seed, Table};
use review::{Event, Glances, Inquiry, Judge, Review, Tally, Weighing, luck, review};
use tabletop::{Dealer, Game, MAX_SEATS, Pending, Seat};
use toy::ToyKit;
use wreck_raiders_kit::WreckRaiders;

/// The moments of a game played by instinct at which chance is asked.
fn chance_nodes<K: Kit>(players: usize, seed: u64) -> Vec<GameOf<K>> {
    let setup = K::setup(&Order { players: Some(players), ..Order::default() }).expect("so many can play");
    let mut game = GameOf::<K>::new(&setup).expect("so many can play");
    let (mut dealer, mut options, mut nodes) = (FastDealer::new(seed), Vec::new(), Vec::new());
    loop {
        match game.pending() {
            Pending::Over => return nodes,
            Pending::Chance => {
                nodes.push(game.clone());
                game.deal_by(&mut dealer, &mut Vec::new(), &mut ());
            }
            Pending::Decision(_) => {
                options.clear();
                game.options(&mut options);
                let choice = K::Evaluator::default().instinct(&game, &options, &mut dealer);
                game.act(options[choice], &mut ());
            }
        }
    }
}

/// Some of the nodes, spread over the game.
fn some<G>(nodes: Vec<G>) -> impl Iterator<Item = G> {
    let apart = nodes.len().div_ceil(12).max(1);
    nodes.into_iter().step_by(apart)
}

fn luck_is_zero_on_average<K: Kit>(players: usize) {
    let mut judge = Glances::new(K::Evaluator::default());
    for node in some(chance_nodes::<K>(players, 7)) {
        let mut outcomes = Vec::new();
        node.outcomes(&mut outcomes);
        let total: f64 = outcomes.iter().map(|weighted| f64::from(weighted.weight)).sum();
        let mut mean = [0.0; MAX_SEATS];
        for weighted in outcomes {
            let mut weighing = Weighing::with_few(node.clone(), weighted.outcome, usize::MAX);
            (0..2).for_each(|seed| weighing.simulate(&mut judge, seed));
            let luck = weighing.luck().estimates(false);
            for (mean, luck) in mean.iter_mut().zip(luck) {
                *mean += luck.mean * f64::from(weighted.weight) / total;
            }
            let sum: f64 = luck.iter().map(|luck| luck.mean).sum();
            assert!(players == 1 || sum.abs() < 1e-9, "what one is lucky by, others are unlucky by: {sum}");
        }
        assert!(mean.iter().all(|mean| mean.abs() < 1e-9), "{mean:?}");
    }
}

#[test]
fn luck_is_zero_in_expectation_over_all_outcomes_of_every_game() {
    luck_is_zero_on_average::<ToyKit>(2);
    luck_is_zero_on_average::<ToyKit>(3);
    luck_is_zero_on_average::<WreckRaiders>(1);
    luck_is_zero_on_average::<WreckRaiders>(3);
    luck_is_zero_on_average::<Coralia>(2);
    luck_is_zero_on_average::<Coralia>(4);
}

/// Where outcomes are drawn instead of listed, luck is zero over what is drawn: as near as so many draws can tell.
#[test]
fn luck_is_zero_in_expectation_where_outcomes_are_many() {
    let (mut judge, mut varied) = (Glances::new(<ToyKit as Kit>::Evaluator::default()), 0);
    for node in some((0..4).flat_map(|seed| chance_nodes::<ToyKit>(2, seed)).collect()) {
        let mut outcomes = Vec::new();
        node.outcomes(&mut outcomes);
        let total: f64 = outcomes.iter().map(|weighted| f64::from(weighted.weight)).sum();
        let mut seen = Tally::default();
        for seed in 0..4000 {
            let mut mean = [0.0; MAX_SEATS];
            for weighted in &outcomes {
                let mut weighing = Weighing::with_few(node.clone(), weighted.outcome, 0);
                weighing.simulate(&mut judge, seed);
                let luck = weighing.luck().estimates(true)[0].mean;
                mean[0] += luck * f64::from(weighted.weight) / total;
            }
            seen.note(&mean);
        }
        let luck = seen.estimates(false)[0];
        assert!(luck.mean.abs() <= 3.5 * luck.error, "{luck:?}");
        // A card that no one will use changes nothing.
        varied += usize::from(luck.error > 0.0);
    }
    assert!(varied > 2, "chance matters at few of these moments");
}

/// Over all games, weighted by how likely they are: here, over many.
#[test]
fn the_luck_of_whole_games_is_zero_on_average_by_any_evaluator() {
    let setup = ToyKit::setup(&Order::default()).expect("two can play");
    let (mut sum, mut squares) = (0.0, 0.0);
    let games: u32 = 3000;
    for number in 0..games {
        let mut table =
            Table::<GameOf<ToyKit>>::new(setup, Seed::from_phrase(&number.to_string())).expect("opens");
        let mut dealer = FastDealer::new(number.into());
        while let Pending::Decision(seat) = table.pending() {
            let options = table.options();
            table.act(seat, options[dealer.below(options.len() as u32) as usize]).expect("it is an option");
        }
        let mut start = GameOf::<ToyKit>::new(&setup).expect("two can play");
        let value = luck(&mut start, table.steps(), &mut Glances::new(bots::Standing))[0];
        assert_eq!(start.standings(), table.standings(), "the game is played through its steps");
        (sum, squares) = (sum + value, squares + value * value);
    }
    let mean = sum / f64::from(games);
    let error = (squares / f64::from(games)).sqrt() / f64::from(games).sqrt();
    assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
    assert!(squares > 0.0);
}

fn reviewed<K: Kit>(players: usize, simulations: u32) -> Review<GameOf<K>> {
    let setup = K::setup(&Order { players: Some(players), ..Order::default() }).expect("so many can play");
    let mut table = Table::<GameOf<K>>::new(setup.clone(), Seed::from_phrase("a review")).expect("opens");
    let (evaluator, mut dealer) = (K::Evaluator::default(), FastDealer::new(1));
    while let Pending::Decision(seat) = table.pending() {
        let options = table.options();
        let choice = evaluator.instinct(table.game(), &options, &mut dealer);
        table.act(seat, options[choice]).expect("it is an option");
    }
    let inquiry = Inquiry { budget: Budget::Simulations(simulations), seed: 5 };
    review(&setup, &table.record(), &mut Glances::new(evaluator), &inquiry, &()).expect("it is finished")
}

fn adds_up<K: Kit>(players: usize) {
    let review = reviewed::<K>(players, 2);
    for seat in Seat::all(players) {
        let total = review.total(seat);
        let sum = total.start.mean + total.luck.mean + total.own.mean + total.rivals.mean;
        assert!((sum - total.result).abs() < 1e-9, "{total:?}");
    }
    let mut last = review.start;
    for step in &review.steps {
        let change = match &step.event {
            Event::Luck { luck, .. } => *luck,
            Event::Choice { change, .. } => *change,
            Event::Forced { .. } => Default::default(),
        };
        for seat in 0..players {
            assert!((last[seat].mean + change[seat].mean - step.after[seat].mean).abs() < 1e-9);
        }
        last = step.after;
    }
}

#[test]
fn the_sums_add_up_in_every_game() {
    adds_up::<ToyKit>(3);
    adds_up::<WreckRaiders>(1);
    adds_up::<WreckRaiders>(3);
    adds_up::<Coralia>(3);
}

#[test]
fn the_same_seed_gives_the_same_review() {
    let told = |review: Review<GameOf<Coralia>>| format!("{review:?}");
    assert_eq!(told(reviewed::<Coralia>(2, 2)), told(reviewed::<Coralia>(2, 2)));
}

#[test]
fn a_simulation_allocates_nothing() {
    fn counted<K: Kit>(players: usize) {
        let nodes = chance_nodes::<K>(players, 3);
        let mut judge = Glances::new(K::Evaluator::default());
        let counted = allocation_counter::measure(|| {
            for (seed, node) in (0..).zip(&nodes) {
                assert!(judge.value(node, seed).iter().all(|value| value.is_finite()));
            }
        });
        assert_eq!(counted.count_total, 0);
    }
    counted::<WreckRaiders>(3);
    counted::<Coralia>(3);
}
