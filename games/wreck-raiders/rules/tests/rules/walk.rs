//! Random games of Wreck Raiders whose players mostly claim, decorate and buy when they can.

use tabletop_laws::{Laws, Walk};
use wreck_raiders::{Action, Setup, State};
use wreck_raiders_testing::WreckRaiders;

/// How the players choose.
pub const WALK: Walk<State> = Walk { likes: is_eager, indifferent_one_in: 4 };

/// Every edition with every number of players it allows.
pub fn tables() -> impl Iterator<Item = Setup> {
    WreckRaiders::setups().into_iter()
}

/// Plays a game to its end and shows each state in turn with the one before it.
pub fn walk(setup: &Setup, seed: u64, visit: impl FnMut(&State, &State)) {
    WALK.through(setup, seed, visit);
}

const fn is_eager(action: Action) -> bool {
    use Action::*;
    matches!(action, Claim(..) | Cover(..) | DecorateConch | DecorateScallop(_) | Free(_) | Buy(_) | Extra)
}
