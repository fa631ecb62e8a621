//! A score explains itself: the parts of every source add up to its line for every viewer.

use crate::clicks::setups;
use crate::heard::choose;
use bots::FastDealer;
use kit::{GameOf, Kit, SetupOf};
use std::collections::BTreeMap;
use tabletop::{Game, Pending, Standing, Viewer};
use tabletop_laws::Laws;

/// Games of every edition and number of players.
const GAMES: u64 = 6;

/// In between, scores are looked at every few moments.
const EVERY: usize = 23;

/// Everywhere in many games, and at the end of each, the counted parts of a source add up to its line for every viewer, a
/// game that is over has counted all its parts, and every viewer is then given the same ones.
///
/// # Panics
/// With the first score that does not.
pub fn scores_explain_themselves<K: Kit, L: Laws<Game = K::Game>>() {
    for setup in setups::<K>() {
        (0..GAMES).for_each(|seed| follow::<K, L>(&setup, seed));
    }
}

fn follow<K: Kit, L: Laws<Game = K::Game>>(setup: &SetupOf<K>, seed: u64) {
    let mut game = GameOf::<K>::new(setup).expect("the table opens");
    let mut dealer = FastDealer::new(seed);
    for moment in 0.. {
        if moment % EVERY == 0 {
            add_up::<K>(setup, &game);
        }
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
            Pending::Decision(_) => game.act(choose::<L>(&game, &mut dealer), &mut ()),
        }
    }
    add_up::<K>(setup, &game);
    is_told_to_all::<K>(setup, &game);
}

fn add_up<K: Kit>(setup: &SetupOf<K>, game: &GameOf<K>) {
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(viewer);
        for standing in game.standings().iter() {
            let mut sums: BTreeMap<&str, i32> = BTreeMap::new();
            for part in K::parts(setup, &view, standing).into_iter().filter(|part| part.counted) {
                *sums.entry(part.source).or_default() += part.points;
            }
            assert_eq!(sums.into_iter().filter(|(_, sum)| *sum != 0).collect::<Vec<_>>(), lines(standing));
        }
    }
}

fn lines(standing: &Standing) -> Vec<(&str, i32)> {
    let mut lines: Vec<_> = standing.breakdown.iter().map(|line| (line.source, line.points)).collect();
    lines.retain(|(_, points)| *points != 0);
    lines.sort_unstable();
    lines
}

fn is_told_to_all<K: Kit>(setup: &SetupOf<K>, end: &GameOf<K>) {
    assert_eq!(end.pending(), Pending::Over);
    for standing in end.standings().iter() {
        let told = |viewer: Viewer| K::parts(setup, &end.view(viewer), standing);
        let public = told(Viewer::Spectator);
        assert!(public.iter().all(|part| part.counted), "{public:?}");
        assert!(Viewer::all(end.seats()).all(|viewer| told(viewer) == public));
    }
}
