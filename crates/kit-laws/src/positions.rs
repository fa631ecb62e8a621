//! A position that is written down can be laid out again, whenever it is written.

use crate::clicks::setups;
use bots::FastDealer;
use kit::{GameOf, Kit};
use tabletop::{Dealer, Game, Pending, Weighted};
use tabletop_laws::Laws;
use tabletop_laws::play::options;

/// Games of every edition and number of players.
const GAMES: u64 = 12;

/// Every position that comes up lays out the same moment again, from the first to the last: half of the games are played by
/// eager players, who reach other ends.
///
/// # Panics
/// With the first position for which it is not so.
pub fn positions_are_taken_back<K: Kit, L: Laws<Game = GameOf<K>>>() {
    for setup in setups::<K>() {
        for seed in 0..GAMES {
            let mut game = GameOf::<K>::new(&setup).expect("the table opens");
            play_on::<K, L>(&mut game, seed, seed % 2 == 0);
        }
    }
}

/// Plays a game to its end; every position on the way lays out the same moment again.
///
/// # Panics
/// With the first position for which it is not so.
pub fn play_on<K: Kit, L: Laws<Game = GameOf<K>>>(game: &mut GameOf<K>, seed: u64, eager: bool) {
    let mut dealer = FastDealer::new(seed);
    loop {
        is_taken_back::<K>(game);
        match game.pending() {
            Pending::Over => return,
            Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
            Pending::Decision(_) => {
                let weight = |action| if eager { L::eagerness(game, action) } else { 1 };
                let weigh = |action| Weighted { outcome: action, weight: weight(action) };
                let options: Vec<_> = options(game).into_iter().map(weigh).collect();
                game.act(dealer.choose(&options), &mut ());
            }
        }
    }
}

fn is_taken_back<K: Kit>(game: &GameOf<K>) {
    let position = K::position(game).expect("the kit writes positions");
    let (_, again) = K::lay_out(&position, None).unwrap_or_else(|error| panic!("{error:?} in\n{position}"));
    assert!(again == *game, "another moment is laid out from\n{position}");
    assert_eq!(options(&again), options(game), "in\n{position}");
}
