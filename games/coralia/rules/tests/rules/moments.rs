//! What holds at every moment of random games.

use super::walk::{WALK, walk};
use bots::FastDealer;
use coralia::{Catalogue, Chest, Event, Pile, Position, Setup, Starfish, State, Turtle};
use tabletop::{Game, Pending, Viewer};
use tabletop_laws::Walk;

/// All events of a random game.
fn story(players: usize, seed: u64) -> Vec<Event> {
    Walk::<State>::indifferent().story(&Setup::new(players), seed)
}

fn count(log: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    log.iter().filter(|event| wanted(event)).count()
}

/// CO-6.6
#[test]
fn stingrays_white_dice_and_side_chests_never_run_short() {
    for (players, seed) in (2..=4).flat_map(|players| (0..300).map(move |seed| (players, seed))) {
        let log = story(players, seed);
        let tile = |turtle: Turtle, chest: Option<Chest>| {
            count(&log, |event| match *event {
                Event::TurtleTaken { turtle: taken, .. } | Event::TurtleCopied { turtle: taken, .. } => {
                    taken == turtle
                }
                Event::ChestTaken { chest: taken, .. } => Some(taken) == chest,
                _ => false,
            })
        };
        let stingrays = count(&log, |event| matches!(event, Event::StingrayTaken { .. }));
        assert_eq!(tile(Turtle::Stingray, Some(Chest::Stingray)), stingrays);
        let white = count(&log, |event| matches!(event, Event::WhiteDieRolled { .. }));
        assert_eq!(tile(Turtle::WhiteDie, Some(Chest::WhiteDie)), white);
        let beside = count(&log, |event| matches!(event, Event::ChestTaken { reef: None, .. }));
        let scored = count(&log, |event| match event {
            Event::CardScored { card, .. } => card.face() == coralia::Face::Starfish(Starfish::SideChest),
            _ => false,
        });
        assert_eq!(tile(Turtle::SideChest, None) + scored, beside);
    }
}

/// CO-6.6
#[test]
fn only_the_island_pile_runs_empty() {
    let mut empty = 0;
    for (players, seed) in (2..=4).flat_map(|players| (0..100).map(move |seed| (players, seed))) {
        for event in story(players, seed) {
            if let Event::PileEmpty { pile, .. } = event {
                assert_eq!(pile, Pile::Island);
                empty += 1;
            }
        }
    }
    assert!(empty > 0);
}

#[test]
fn a_position_gives_back_the_same_state_at_every_moment() {
    for (players, seed) in (2..=4).flat_map(|players| (0..5).map(move |seed| (players, seed))) {
        walk(players, seed, |state| {
            let text = toml::to_string(&state.position()).expect("a position is plain data");
            let position: Position = toml::from_str(&text).expect("what is written can be read");
            assert_eq!(position, state.position());
            let again = State::from_position(&position, Catalogue::standard());
            assert_eq!(again.as_ref(), Ok(state), "{text}");
        });
    }
}

#[test]
fn imagining_from_a_view_gives_back_the_same_view_at_every_moment() {
    let mut dealer = FastDealer::new(3);
    for (players, seed) in (2..=4).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        walk(players, seed, |state| {
            for viewer in Viewer::all(players) {
                let view = state.view(viewer);
                assert_eq!(State::imagine(&view, &mut dealer).view(viewer), view);
            }
        });
    }
}

#[test]
fn an_imagined_state_can_be_played_to_the_end() {
    let mut dealer = FastDealer::new(4);
    for players in 2..=4 {
        walk(players, 1, |state| {
            let mut imagined = State::imagine(&state.view(Viewer::Spectator), &mut dealer);
            while imagined.pending() != Pending::Over {
                WALK.step(&mut imagined, &mut dealer, &mut ());
            }
        });
    }
}

#[test]
fn sampling_without_a_list_has_the_odds_of_the_list() {
    let mut dealer = FastDealer::new(11);
    let position: Position = toml::from_str(
        "draws = ['A island pearl-2', 'A island pearl-3', 'B fish blowfish']
         agenda = ['draw island', 'end']",
    )
    .expect("a position");
    let state = State::from_position(&position, Catalogue::standard()).expect("a possible position");
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let total: u32 = outcomes.iter().map(|item| item.weight).sum();
    let games = 200_000;
    let mut met = vec![0_u32; outcomes.len()];
    for _ in 0..games {
        let mut drawn = state.clone();
        drawn.deal_by(&mut dealer, &mut Vec::new(), &mut ());
        let card =
            drawn.draws().last().and_then(|draw| draw.cards().first().copied()).expect("a card was drawn");
        let place = outcomes.iter().position(|item| item.outcome == coralia::Chance::Card(card));
        met[place.expect("only listed outcomes come")] += 1;
    }
    for (item, met) in outcomes.iter().zip(met) {
        let expected = f64::from(games) * f64::from(item.weight) / f64::from(total);
        assert!((f64::from(met) - expected).abs() < 6.0 * expected.sqrt(), "{item:?} {met} {expected}");
    }
}
