//! Players that choose, generic over the game, and random playouts.

mod advice;
mod evaluator;
mod fast;
mod greedy;
mod level;
mod playout;
mod prospect;
mod random;
mod search;

pub use advice::{Advice, Advised};
pub use evaluator::{Evaluator, Forecast, PerSeat, Standing};
pub use fast::FastDealer;
pub use greedy::GreedyBot;
pub use level::Level;
pub use playout::{Count, Playout};
pub use prospect::Prospect;
pub use random::RandomBot;
pub use search::{Budget, Cheater, Leaf, PanelBot, SearchBot, Settings};
