//! Random playouts of any game, for benchmarks.

use crate::{Order, OrderError, Title};
use bots::{Count, FastDealer, Playout};

/// What a number of playouts went through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// Whole games.
    pub games: u64,
    /// Decisions and chance steps in all of them.
    pub count: Count,
    /// Bytes of a state: what a copy costs.
    pub state_bytes: usize,
}

/// Plays `games` from the beginning to the end on this thread.
pub(crate) fn run<G: Title>(order: &Order, seed: u64, games: u64) -> Result<Playouts, OrderError> {
    let start = G::new(&G::setup(order)?)?;
    let mut dealer = FastDealer::new(seed);
    let mut playout = Playout::new();
    let mut count = Count::default();
    for _ in 0..games {
        count += playout.run(&mut start.clone(), &mut dealer);
    }
    Ok(Playouts { games, count, state_bytes: size_of::<G>() })
}
