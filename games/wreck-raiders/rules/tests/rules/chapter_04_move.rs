//! Chapter 4, first half: where a diver may go, and whom it displaces.

use super::walk::{tables, walk};
use tabletop::Game;
use wreck_raiders::{Action, Event, Spot, State};
use wreck_raiders_testing::*;

/// A table at the move of A by a die of this value, with the divers of A and B.
fn at_move(value: u8, own: &str, rivals: &str) -> Scene {
    let quoted = |spots: &str| words(spots.split_whitespace().map(|spot| format!("'{spot}',")));
    table(&format!(
        "agenda = ['move {value}', 'claim', 'buy', 'end-turn']
         mats = [{{ divers = [{}] }}, {{ divers = [{}] }}]",
        quoted(own),
        quoted(rivals),
    ))
}

/// The moves on offer, without what conches could do.
fn moves(scene: &Scene) -> Vec<String> {
    scene.options().into_iter().filter(|option| option.contains('>')).collect()
}

/// WR-4.1
#[test]
fn a_diver_comes_from_off_the_board_a_wreck_or_the_beach_to_a_spot_of_the_dies_value() {
    let scene = at_move(2, "gem4 beach1", "");
    let to_wrecks = ["gold2", "art2", "relic2"];
    assert!(to_wrecks.iter().all(|to| scene.offers(&format!("off>{to}"))));
    assert!(to_wrecks.iter().all(|to| scene.offers(&format!("gem4>{to}"))));
    assert!(to_wrecks.iter().all(|to| scene.offers(&format!("beach1>{to}"))));
    assert!(["off>gem2", "beach1>gem2", "off>beach2", "gem4>beach2"].iter().all(|to| scene.offers(to)));
    assert_eq!(moves(&scene).len(), 13);
    assert!(moves(&scene).iter().all(|option| option.ends_with('2')));
}

/// WR-4.1
#[test]
fn only_own_divers_move() {
    let scene = at_move(2, "gem4", "gold4 beach1");
    assert!(moves(&scene).iter().all(|option| option.starts_with("off>") || option.starts_with("gem4>")));
}

/// WR-4.1
#[test]
fn exactly_one_diver_moves_and_its_old_spot_is_free() {
    let mut scene = at_move(2, "gem4 art1", "");
    scene.play_all(&["A gem4>relic2", "* relic1", "A place d1"]);
    assert_eq!(scene.divers("A"), "art1 relic2");
    assert_eq!(scene.asked(), "A", "no second move");
    assert!(moves(&scene).is_empty());
}

/// WR-4.1
#[test]
fn with_all_divers_out_none_comes_from_off_the_board() {
    let scene = at_move(3, "gem1 gem2 gold1 gold2 art1 beach1", "");
    assert!(moves(&scene).iter().all(|option| !option.starts_with("off>")));
    assert!(at_move(3, "gem1 gem2 gold1 gold2 art1", "").offers("off>gem3"));
}

/// WR-4.2
#[test]
fn a_diver_never_moves_within_its_wreck_or_along_the_beach() {
    for value in 1..=6 {
        let scene = at_move(value, "gem4 beach3", "");
        for move_ in [format!("gem4>gem{value}"), format!("beach3>beach{value}")] {
            scene.refuses(&move_);
        }
        assert!(scene.offers(&format!("beach3>gold{value}")));
        assert!(scene.offers(&format!("gem4>beach{value}")));
    }
}

/// WR-4.3
#[test]
fn a_wreck_spot_held_by_an_own_diver_is_closed() {
    let scene = at_move(4, "gem4 beach4", "gold4");
    for from in ["off", "beach4"] {
        scene.refuses(&format!("{from}>gem4"));
        assert!(scene.offers(&format!("{from}>gold4")), "a rival's spot is open");
    }
}

/// WR-4.3
#[test]
fn a_beach_spot_held_by_an_own_diver_is_open() {
    let mut scene = at_move(4, "gem4 beach4", "");
    assert!(scene.offers("off>beach4") && scene.offers("gem4>beach4"));
    scene.play("gem4>beach4");
    assert_eq!(scene.divers("A"), "beach4", "the one that was there is off the board");
}

/// WR-4.4
#[test]
fn moving_is_compulsory() {
    let scene = at_move(4, "gem4 beach4", "gold4");
    assert_eq!(moves(&scene), scene.options(), "neither staying nor ending the turn is offered");
}

/// WR-4.4: a player with a diver off the board or in a wreck can go to the beach, and if all divers are on the beach,
/// every wreck is open. Here with every way to place the divers of one player, for every number of players.
#[test]
fn wherever_the_own_divers_are_a_legal_move_exists() {
    let spots: Vec<Spot> = Spot::all().collect();
    for (players, divers, value) in [(2, 6, 3), (3, 5, 6), (4, 4, 1), (5, 4, 2), (5, 4, 4), (5, 4, 5)] {
        let mut position = at_move(value, "", "").position();
        position.players = players;
        position.row.clear();
        position.dice.clear();
        for_each_choice(&spots, divers, &mut Vec::new(), &mut |own| {
            position.mats[0].divers = own.to_vec();
            let state = State::from_position(&position, standard()).expect("divers may be anywhere");
            assert_eq!(found(&state), expected(own, divers, value), "{}", words(own));
        });
    }
}

fn found(state: &State) -> usize {
    let mut options = Vec::new();
    state.options(&mut options);
    assert!(options.iter().all(|option| matches!(option, Action::Move { .. })));
    options.len()
}

/// Counts the moves by WR-4.1 to WR-4.3 one by one; there is always one.
fn expected(own: &[Spot], divers: usize, value: u8) -> usize {
    let sources = own.iter().map(|spot| Some(*spot)).chain((own.len() < divers).then_some(None));
    let targets: Vec<Spot> = Spot::all().filter(|spot| spot.number() == value).collect();
    let legal = |from: Option<Spot>, to: &Spot| {
        let elsewhere = from.is_none_or(|from| from.wreck() != to.wreck());
        elsewhere && (to.wreck().is_none() || !own.contains(to))
    };
    let count = sources.map(|from| targets.iter().filter(|to| legal(from, to)).count()).sum();
    assert!(count > 0);
    count
}

/// Calls `test` with every choice of at most `most` of `spots`.
fn for_each_choice(spots: &[Spot], most: usize, chosen: &mut Vec<Spot>, test: &mut impl FnMut(&[Spot])) {
    test(chosen);
    if chosen.len() == most {
        return;
    }
    for (index, spot) in spots.iter().enumerate() {
        chosen.push(*spot);
        for_each_choice(&spots[index + 1..], most, chosen, test);
        chosen.pop();
    }
}

/// WR-4.4
#[test]
fn rivals_never_take_a_move_away() {
    let everywhere = "gem1 gem2 gem3 gold1 gold2 gold3";
    for value in 1..=6 {
        let alone = at_move(value, "art1 beach2 relic3", "");
        let crowded = at_move(value, "art1 beach2 relic3", everywhere);
        assert_eq!(moves(&alone), moves(&crowded));
    }
}

/// WR-4.4
#[test]
fn in_every_game_whoever_has_a_die_can_move() {
    for setup in tables().filter(|setup| setup.players > 1) {
        for seed in 0..8 {
            walk(&setup, seed, |before, _| {
                let mut options = Vec::new();
                before.options(&mut options);
                assert!(!options.contains(&Action::Stay));
            });
        }
    }
}

/// WR-4.5
#[test]
fn on_the_beach_a_rival_goes_home_and_the_baubles_are_the_movers() {
    let mut scene = at_move(5, "", "beach5 gem1");
    scene.play("off>beach5");
    assert_eq!((scene.divers("A"), scene.divers("B")), ("beach5".into(), "gem1".into()));
    assert_eq!((scene.basket("A"), scene.basket("B")), ([2, 0, 0], [0, 0, 0]));
}

/// WR-4.5
#[test]
fn on_the_beach_an_own_diver_goes_home_too() {
    let mut scene = at_move(6, "beach6 art1 art2 art3 art4 art5", "");
    scene.play("art1>beach6");
    assert_eq!(scene.divers("A"), "art2 art3 art4 art5 beach6");
    assert_eq!(scene.basket("A"), [1, 0, 1], "spot 6 shows a conch and a starfish");
}

/// WR-4.5
#[test]
fn each_beach_spot_brings_what_it_shows() {
    let shown = [[0, 0, 2], [0, 1, 1], [0, 2, 0], [1, 1, 0], [2, 0, 0], [1, 0, 1]];
    for (value, baubles) in (1..).zip(shown) {
        let mut scene = at_move(value, "", "");
        assert_eq!(scene.play(&format!("off>beach{value}")).basket("A"), baubles);
    }
}

/// WR-4.6
#[test]
fn in_a_wreck_a_rival_is_pushed_to_the_beach_spot_of_the_number_and_gains_its_baubles() {
    let mut scene = at_move(4, "", "gold4");
    scene.play("off>gold4");
    assert_eq!((scene.divers("A"), scene.divers("B")), ("gold4".into(), "beach4".into()));
    assert_eq!((scene.basket("A"), scene.basket("B")), ([0, 0, 0], [1, 1, 0]));
}

/// WR-4.6
#[test]
fn whoever_is_on_that_beach_spot_goes_home_first_whatever_the_colour() {
    for (own, rivals, left) in [("beach4", "gold4", ""), ("", "gold4 beach4", "")] {
        let mut scene = at_move(4, own, rivals);
        scene.play("off>gold4");
        assert_eq!((scene.divers("A"), scene.divers("B")), (format!("gold4{left}"), "beach4".into()));
        assert_eq!(scene.basket("B"), [1, 1, 0]);
        assert!(matches!(scene.events[..], [_, Event::DiverSentHome { .. }, Event::DiverPushed { .. }, ..]));
    }
    let mut third = table(
        "players = 3
         agenda = ['move 4', 'claim', 'buy', 'end-turn']
         mats = [{}, { divers = ['gold4'] }, { divers = ['beach4', 'beach3'] }]",
    );
    third.play("off>gold4");
    assert_eq!(["A", "B", "C"].map(|seat| third.divers(seat)), ["gold4", "beach4", "beach3"]);
    assert_eq!(["A", "B", "C"].map(|seat| third.basket(seat)), [[0, 0, 0], [1, 1, 0], [0, 0, 0]]);
}

/// WR-4.6
#[test]
fn the_moving_diver_has_left_its_beach_spot_before_a_rival_is_pushed_there() {
    let mut scene = at_move(4, "beach4", "gold4");
    scene.play("beach4>gold4");
    assert_eq!((scene.divers("A"), scene.divers("B")), ("gold4".into(), "beach4".into()));
    assert!(!scene.events.iter().any(|event| matches!(event, Event::DiverSentHome { .. })));
}

/// WR-4.6, WR-1.6
#[test]
fn a_pushed_diver_gains_only_what_the_supply_has() {
    let mut scene = table(
        "agenda = ['move 5', 'claim', 'buy', 'end-turn']
         mats = [{ basket = { conch = 10 } }, { divers = ['art5'], basket = { conch = 4 } }]",
    );
    scene.play("off>art5");
    assert_eq!((scene.basket("A"), scene.basket("B")), ([10, 0, 0], [5, 0, 0]));
}

/// WR-4.6
#[test]
fn only_the_diver_on_the_very_spot_is_pushed() {
    let mut scene = at_move(4, "", "gold3 gem4 beach4");
    scene.play("off>gold4");
    assert_eq!(scene.divers("B"), "gem4 gold3 beach4");
    assert_eq!(scene.basket("B"), [0, 0, 0]);
}
