//! The laws of every game, kept by Wreck Raiders in both editions and in the solo game.

use bots::FastDealer;
use tabletop::{Dealer, Game, Pending, Seat};
use tabletop_laws::hold;
use tabletop_laws::play::{options, outcomes};
use wreck_raiders::*;
use wreck_raiders_testing::WreckRaiders;

const GAMES: u64 = 2000;

const MET: [&str; 12] = [
    "claims",
    "style rewards",
    "free pieces",
    "purchases",
    "reshuffles",
    "pushes",
    "divers sent home",
    "final turns",
    "starfish covers",
    "conch decorations",
    "ended by last turns",
    "ended by quiet rounds",
];

fn laws_hold(edition: Edition, players: usize, met: &[&str]) {
    hold::<WreckRaiders>(Setup::new(edition, players), GAMES, met);
}

#[test]
fn the_laws_hold_in_2018_with_two_players() {
    laws_hold(Edition::First, 2, &MET);
}

#[test]
fn the_laws_hold_in_2018_with_three_players() {
    laws_hold(Edition::First, 3, &MET);
}

#[test]
fn the_laws_hold_in_2018_with_four_players() {
    laws_hold(Edition::First, 4, &MET);
}

#[test]
fn the_laws_hold_in_2019_alone() {
    let met = [
        "claims",
        "style rewards",
        "free pieces",
        "purchases",
        "reshuffles",
        "pushes",
        "starfish covers",
        "starfish clearings",
        "conch decorations",
        "turns without a move",
        "ended by a full vault",
        "ended by a supply",
        "ended by a full beach",
        "ended without rivals",
    ];
    laws_hold(Edition::Second, 1, &met);
}

#[test]
fn the_laws_hold_in_2019_with_two_players() {
    laws_hold(Edition::Second, 2, &MET);
}

#[test]
fn the_laws_hold_in_2019_with_three_players() {
    laws_hold(Edition::Second, 3, &MET);
}

#[test]
fn the_laws_hold_in_2019_with_four_players() {
    laws_hold(Edition::Second, 4, &MET);
}

#[test]
fn the_laws_hold_in_2019_with_five_players() {
    laws_hold(Edition::Second, 5, &MET);
}

#[test]
fn sampling_without_a_list_picks_what_the_list_would() {
    for (edition, players) in [(Edition::First, 3), (Edition::Second, 1), (Edition::Second, 4)] {
        let mut listed = State::new(&Setup::new(edition, players)).expect("the setup is allowed");
        let mut dealer = FastDealer::new(9);
        while listed.pending() != Pending::Over {
            let mut sampled = listed.clone();
            step(&mut listed, &mut dealer.clone(), false);
            step(&mut sampled, &mut dealer, true);
            assert_eq!(listed, sampled);
        }
        assert!(listed.standings().of(Seat::new(0)).score >= 0);
    }
}

fn step(game: &mut State, dealer: &mut FastDealer, sample: bool) {
    match game.pending() {
        Pending::Decision(_) => {
            let options = options(game);
            game.act(options[dealer.below(options.len() as u32) as usize], &mut ());
        }
        _ if sample => game.deal_by(dealer, &mut Vec::new(), &mut ()),
        _ => {
            let outcome = dealer.choose(&outcomes(game));
            game.deal(outcome, &mut ());
        }
    }
}
