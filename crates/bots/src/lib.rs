//! Players that choose, generic over the game, and random playouts.

mod fast;
mod playout;
mod random;

pub use fast::FastDealer;
pub use playout::{Count, Playout};
pub use random::RandomBot;
