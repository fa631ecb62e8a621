//! What every option brings, and that what was promised comes.

use bots::FastDealer;
use coralia::{Event, Pile, Setup, State};
use coralia_kit::Coralia;
use coralia_testing::{Coralia as Laws, Questions, Scene, table};
use kit::Kit;
use kit_laws::{brings_follow_from_what_is_known, say};
use phrasebook::Language;
use tabletop::{Brings, Dealer, Game, Pending, Seat};
use tabletop_laws::Walk;

/// B of three may place this die.
fn with_die(die: &str, more: &str) -> Scene {
    table(&format!(
        "players = 3
         turns-played = 1
         station = ['{die}', 'orange-pearl', 'orange-pearl', 'orange-pearl']
         {more}"
    ))
}

fn brings(scene: &Scene, option: &str) -> Brings {
    let option = option.parse().expect("an action");
    Coralia::brings(scene.state(), Seat::new(1), option).expect("something is said of it")
}

fn told(scene: &Scene, option: &str) -> [String; 3] {
    let brings = brings(scene, option);
    Language::ALL.map(|language| say::<Coralia>(language, &brings.phrase))
}

/// CO-4.1, CO-4.2, CO-4.3
#[test]
fn cards_are_counted_and_never_named() {
    let scene = with_die("red-pearl", "");
    assert_eq!(
        told(&scene, "place red-pearl"),
        ["You draw 2 pearl cards.", "Tu pioches 2 cartes perle.", "Du ziehst 2 Perlenkarten."]
    );
    assert!(brings(&scene, "place red-pearl").pills.iter().all(|pill| pill.by_chance));
    let scene = with_die("red-fish", "");
    assert_eq!(told(&scene, "place red-fish")[0], "You look at 2 fish cards to keep 1.");
    let pill = &brings(&scene, "place red-fish").pills[0];
    assert_eq!((pill.kind, pill.amount, pill.of), ("fish", 1, Some(2)));
    let scene = with_die("red-starfish", "");
    assert_eq!(brings(&scene, "place red-starfish").pills[0].of, Some(3));
}

/// CO-4.4, CO-4.5
#[test]
fn an_octopus_says_what_every_octopus_earns_and_where() {
    let scene = with_die(
        "red-octopus",
        "[reefs.red]\ndice = ['pearl', 'fish']\n[reefs.blue]\noctopus = 'B'\ndice = ['octopus']\n[reefs.green]\noctopus = 'A'\ndice = ['octopus']",
    );
    let brings = brings(&scene, "place red-octopus");
    let at = |reef: &str| {
        let place = format!("reef:{reef}");
        brings.pills.iter().find(|pill| pill.at.as_ref() == Some(&place)).map(|pill| (pill.amount, pill.seat))
    };
    assert_eq!(at("red"), Some((3, Some(Seat::new(1)))));
    assert_eq!(at("blue"), Some((1, Some(Seat::new(1)))));
    assert_eq!(at("green"), Some((1, Some(Seat::new(0)))));
    assert_eq!(told(&scene, "place red-octopus")[0], "You score 4 points. A scores 1 point.");
    assert!(brings.later.is_some());
}

/// CO-4.6, CO-2.3
#[test]
fn a_turtle_brings_its_bonus_and_one_more_lock() {
    let scene = with_die("red-turtle", "[reefs.red]\nturtle = 'stingray'");
    assert_eq!(told(&scene, "place red-turtle")[0], "You take a stingray and take the turtle.");
    assert_eq!(brings(&scene, "place red-turtle").sum("lock", Seat::new(1)), 1);
}

#[test]
fn what_an_option_brings_follows_from_what_its_seat_knows() {
    for players in 2..=4 {
        for seed in 0..40 {
            let told = brings_follow_from_what_is_known::<Coralia, Laws>(&Setup::new(players), seed);
            assert!(told > 50, "{told} options had something said of them");
        }
    }
}

/// Plays on at random until the turn can be ended, and gives what happened.
fn until_the_turn_ends(mut game: State, happened: &mut Vec<Event>, dealer: &mut FastDealer) {
    let mut options = Vec::new();
    loop {
        options.clear();
        game.options(&mut options);
        match game.pending() {
            Pending::Over => return,
            Pending::Chance => game.deal_by(dealer, &mut Vec::new(), happened),
            Pending::Decision(_) if options == [coralia::Action::End] => return,
            Pending::Decision(_) => game.act(options[dealer.below(options.len() as u32) as usize], happened),
        }
    }
}

/// Every promise of many games is kept: at least so many points for each seat, and so many cards of each pile.
#[test]
fn what_was_promised_comes() {
    let mut kept = 0;
    for (players, seed) in (2..=4).flat_map(|players| (0..10).map(move |seed| (players, seed))) {
        let mut dealer = FastDealer::new(seed);
        Walk::indifferent().through(&Setup::new(players), seed, |game: &State, _| {
            let Pending::Decision(seat) = game.pending() else { return };
            let mut options = Vec::new();
            game.options(&mut options);
            let option = options[dealer.below(options.len() as u32) as usize];
            let Some(brings) = Coralia::brings(game, seat, option) else { return };
            let (mut after, mut happened) = (game.clone(), Vec::new());
            after.act(option, &mut happened);
            until_the_turn_ends(after, &mut happened, &mut dealer);
            for one in Seat::all(players) {
                let gained: i32 = happened
                    .iter()
                    .map(|event| match *event {
                        Event::PointsGained { seat, points, .. } if seat == one => points.into(),
                        _ => 0,
                    })
                    .sum();
                assert!(
                    gained >= brings.sum("point", one),
                    "'{option}' promised {one} more points: {brings:?}"
                );
            }
            for pile in Pile::ALL {
                let came = happened.iter().filter(|event| {
                    matches!(**event,
                    Event::CardTaken { pile: from, .. } | Event::CardKept { pile: from, .. } if from == pile)
                });
                assert!(
                    came.count() as i32 >= brings.sum(pile.word(), seat),
                    "'{option}' promised more cards: {brings:?}"
                );
            }
            kept += 1;
        });
    }
    assert!(kept > 1000, "{kept}");
}
