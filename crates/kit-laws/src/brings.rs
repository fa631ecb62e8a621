//! What an option is said to bring follows from what its seat knows, whatever the secrets are.

use crate::heard::choose;
use bots::FastDealer;
use kit::{ActionOf, GameOf, Kit, SetupOf};
use tabletop::{Brings, Dealer, Game, Pending, Seat, Viewer};
use tabletop_laws::Laws;

/// Plays a game, and at every decision compares what is said of the options in the game itself, in one that the seat
/// imagines and in one with other secrets. Gives how many options had something said of them.
///
/// # Panics
/// With the first option of which something else is said.
pub fn brings_follow_from_what_is_known<K: Kit, L: Laws<Game = K::Game>>(
    setup: &SetupOf<K>,
    seed: u64,
) -> usize {
    let mut game = GameOf::<K>::new(setup).expect("the table opens");
    let (mut dealer, mut told) = (FastDealer::new(seed), 0);
    loop {
        match game.pending() {
            Pending::Over => return told,
            Pending::Chance => game.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
            Pending::Decision(seat) => {
                told += compare::<K, L>(&game, seat, &mut dealer);
                game.act(choose::<L>(&game, &mut dealer), &mut ());
            }
        }
    }
}

fn compare<K: Kit, L: Laws<Game = K::Game>>(game: &K::Game, seat: Seat, dealer: &mut impl Dealer) -> usize {
    let viewer = Viewer::Seat(seat);
    let imagined = GameOf::<K>::imagine(&game.view(viewer), dealer);
    let shuffled = L::shuffle_secrets(game, viewer, dealer);
    let mut options: Vec<ActionOf<K>> = Vec::new();
    game.options(&mut options);
    let said = |option: ActionOf<K>| {
        let brings: Option<Brings> = K::brings(game, seat, option);
        for other in [&imagined, &shuffled] {
            let other = K::brings(other, seat, option);
            assert_eq!(brings, other, "with other secrets '{option}' is said to bring something else");
        }
        brings.is_some()
    };
    options.into_iter().filter(|option| said(*option)).count()
}
