//! In the toy game every value can be worked out, so luck, error and their sums are exact.

use bots::{Budget, FastDealer};
use referee::{Record, Seed, Table};
use review::{Event, Inquiry, Judge, Review, ReviewError, Values, Watch, result, review};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use tabletop::{Dealer, Game, MAX_SEATS, Pending, Seat, Weighted};
use tabletop_laws::toy::{Toy, ToyAction, ToyChance, ToyEdition, ToySetup};

const SETUP: ToySetup = ToySetup { players: 2, edition: ToyEdition::Plain };
const ONCE: Inquiry = Inquiry { budget: Budget::Simulations(1), seed: 1 };

/// Plays everything to its end in every way, each seat for itself.
struct Known;

impl Judge<Toy> for Known {
    const EXACT: bool = true;

    fn value(&mut self, game: &Toy, _: u64) -> Values {
        known(game)
    }

    fn turn(&self, _: &Toy) -> u32 {
        0
    }
}

thread_local! {
    /// The same position is reached in many ways.
    static SEEN: RefCell<HashMap<String, Values>> = RefCell::default();
}

fn known(game: &Toy) -> Values {
    let key = format!("{game:?}");
    if let Some(values) = SEEN.with_borrow(|seen| seen.get(&key).copied()) {
        return values;
    }
    let values = worked_out(game);
    SEEN.with_borrow_mut(|seen| seen.insert(key, values));
    values
}

fn worked_out(game: &Toy) -> Values {
    match game.pending() {
        Pending::Over => result(&game.standings(), game.seats()),
        Pending::Chance => expected(game),
        Pending::Decision(seat) => {
            let worth = |action: &ToyAction| known(&acted(game, *action));
            let better =
                |one: Values, next: Values| if next[seat.index()] > one[seat.index()] { next } else { one };
            options(game).iter().map(worth).reduce(better).expect("a decision has an option")
        }
    }
}

fn expected(game: &Toy) -> Values {
    let outcomes = outcomes(game);
    let total: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
    let mut mean = Values::default();
    for weighted in outcomes {
        let values = known(&dealt(game, weighted.outcome));
        (0..MAX_SEATS)
            .for_each(|seat| mean[seat] += values[seat] * f64::from(weighted.weight) / f64::from(total));
    }
    mean
}

fn options(game: &Toy) -> Vec<ToyAction> {
    let mut options = Vec::new();
    game.options(&mut options);
    options
}

fn outcomes(game: &Toy) -> Vec<Weighted<ToyChance>> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

fn acted(game: &Toy, action: ToyAction) -> Toy {
    let mut after = game.clone();
    after.act(action, &mut ());
    after
}

fn dealt(game: &Toy, outcome: ToyChance) -> Toy {
    let mut after = game.clone();
    after.deal(outcome, &mut ());
    after
}

/// A game of choices made at random.
fn played(seed: u64) -> Record {
    let mut table = Table::<Toy>::new(SETUP, Seed::from_phrase(&seed.to_string())).expect("two can play");
    let mut dealer = FastDealer::new(seed);
    while let Pending::Decision(seat) = table.pending() {
        let options = table.options();
        table.act(seat, options[dealer.below(options.len() as u32) as usize]).expect("it is an option");
    }
    table.record()
}

fn reviewed(record: &Record) -> Review<Toy> {
    review(&SETUP, record, &mut Known, &ONCE, &()).expect("the game is finished")
}

/// The states before every step and after the last one.
fn states(review: &Review<Toy>) -> Vec<Toy> {
    let mut states = vec![Toy::new(&SETUP).expect("two can play")];
    for step in &review.steps {
        let now = &states[states.len() - 1];
        states.push(match step.event {
            Event::Luck { outcome, .. } => dealt(now, outcome),
            Event::Choice { chosen, .. } | Event::Forced { chosen, .. } => acted(now, chosen),
        });
    }
    states
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn luck_is_what_came_less_what_could_be_expected_and_it_is_exact() {
    for seed in 0..3 {
        let review = reviewed(&played(seed));
        let states = states(&review);
        for (index, step) in review.steps.iter().enumerate() {
            let Event::Luck { luck, .. } = &step.event else { continue };
            let (before, after) = (known(&states[index]), known(&states[index + 1]));
            for seat in 0..2 {
                assert!(near(luck[seat].mean, after[seat] - before[seat]), "step {}", index + 1);
                assert_eq!(luck[seat].error.to_bits(), 0.0_f64.to_bits());
            }
        }
    }
}

#[test]
fn the_value_of_every_moment_is_the_known_one() {
    let review = reviewed(&played(4));
    for (state, step) in states(&review)[1..].iter().zip(&review.steps) {
        let value = known(state);
        assert!((0..2).all(|seat| near(step.after[seat].mean, value[seat])), "{value:?} {:?}", step.after);
    }
    let start = known(&Toy::new(&SETUP).expect("two can play"));
    assert!((0..2).all(|seat| near(review.start[seat].mean, start[seat])));
}

/// At the first choice the other card is all that is hidden, and it is what chance could have drawn.
#[test]
fn an_error_is_what_a_choice_lost_by_what_the_seat_knew_and_it_is_exact() {
    let mut errors = 0;
    for seed in 0..6 {
        let review = reviewed(&played(seed));
        let states = states(&review);
        let (Event::Luck { .. }, Event::Luck { .. }) = (&review.steps[0].event, &review.steps[1].event)
        else {
            unreachable!("both draw first");
        };
        let worlds: Vec<(Toy, u32)> = outcomes(&states[1])
            .into_iter()
            .map(|weighted| (dealt(&states[1], weighted.outcome), weighted.weight))
            .collect();
        let total: u32 = worlds.iter().map(|(_, weight)| weight).sum();
        let worth = |action: ToyAction| {
            let of = |(world, weight): &(Toy, u32)| known(&acted(world, action))[0] * f64::from(*weight);
            worlds.iter().map(of).sum::<f64>() / f64::from(total)
        };
        let Event::Choice { seat, chosen, better, .. } = &review.steps[2].event else {
            unreachable!("the first seat chooses whether to bank");
        };
        assert_eq!(*seat, Seat::new(0));
        let best = options(&states[2]).into_iter().map(worth).fold(f64::MIN, f64::max);
        let error = better.as_ref().map_or(0.0, |better| better.error[0].mean);
        assert!(near(error, worth(*chosen) - best), "{error} {} {best}", worth(*chosen));
        assert!(better.as_ref().is_none_or(|better| near(worth(better.action), best)));
        errors += usize::from(error < 0.0);
    }
    assert!(errors > 0, "none of these games shows an error");
}

#[test]
fn start_luck_and_choices_add_up_to_the_result_and_what_one_gains_others_lose() {
    for seed in 0..4 {
        let review = reviewed(&played(seed));
        let totals = [0, 1].map(|seat| review.total(Seat::new(seat)));
        for total in totals {
            let sum = total.start.mean + total.luck.mean + total.own.mean + total.rivals.mean;
            assert!(near(sum, total.result), "{total:?}");
            assert!(total.own_errors.mean <= 0.0);
        }
        assert!(near(totals[0].luck.mean, -totals[1].luck.mean));
        assert!(near(totals[0].own.mean, -totals[1].rivals.mean));
    }
}

#[test]
fn turning_points_are_the_costliest_choices_in_the_order_of_the_game() {
    let reviews = (0..20).map(|seed| reviewed(&played(seed)));
    let review = reviews.into_iter().find(|review| !review.turning_points(None, 3).is_empty());
    let review = review.expect("random players err");
    let mut costs: Vec<f64> = review
        .steps
        .iter()
        .filter_map(|step| match &step.event {
            Event::Choice { seat, better: Some(better), .. } => Some(-better.error[seat.index()].mean),
            _ => None,
        })
        .collect();
    costs.sort_by(|one, other| other.total_cmp(one));
    // The judge of these tests tells no turns apart: one point for each seat.
    let points = review.turning_points(None, 3);
    assert!(!points.is_empty() && points.len() <= 2 && points.is_sorted_by_key(|point| point.step));
    let most = points.iter().map(|point| point.cost.mean).fold(0.0, f64::max);
    assert!(near(most, costs[0]));
    assert!(review.turning_points(Some(Seat::new(1)), 3).iter().all(|point| point.seat == Seat::new(1)));
}

#[test]
fn an_unfinished_game_is_refused() {
    let mut table = Table::<Toy>::new(SETUP, Seed::from_phrase("1")).expect("two can play");
    table.act(Seat::new(0), table.options()[0]).expect("it is an option");
    let refused = review(&SETUP, &table.record(), &mut Known, &ONCE, &()).map(drop);
    assert_eq!(refused, Err(ReviewError::Unfinished { steps: table.count().0 }));
}

#[test]
fn a_record_that_does_not_verify_is_refused() {
    let record = played(3);
    let step = record.steps().iter().find(|step| step.is_chance()).expect("cards are drawn").to_string();
    let other = ["* crab", "* fish", "* whale", "* pearl"].into_iter().find(|other| *other != step);
    let (text, _) = record.text().rsplit_once("end ").expect("a record has a last line");
    let forged = text.replacen(&step, other.expect("there are several cards"), 1);
    let sum = referee::Digest::of(&forged).to_string();
    let forged = format!("{forged}end {} {}\n", record.steps().len(), &sum[..16]);
    let refused =
        review(&SETUP, &forged.parse().expect("it is well formed"), &mut Known, &ONCE, &()).map(drop);
    assert!(matches!(refused, Err(ReviewError::Dishonest(_) | ReviewError::Record(_))), "{refused:?}");
}

#[test]
fn a_review_tells_how_far_it_is_and_can_be_stopped() {
    struct Impatient(Cell<f64>);
    impl Watch for Impatient {
        fn progress(&self, share: f64) {
            assert!((self.0.get()..=1.0).contains(&share));
            self.0.set(share);
        }
        fn stopped(&self) -> bool {
            self.0.get() > 0.5
        }
    }
    let watch = Impatient(Cell::new(0.0));
    let stopped = review(&SETUP, &played(1), &mut Known, &ONCE, &watch).map(drop);
    assert_eq!(stopped, Err(ReviewError::Stopped));
    assert!(watch.0.get() < 0.7);
}
