//! Players that choose, generic over the game, and random playouts.
//!
//! ```
//! use bots::{Budget, RandomBot, SearchBot, Settings, Standing};
//! use referee::{Seed, Table, play_out};
//! use tabletop::{Player, Seat};
//! use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};
//!
//! let setup = ToySetup { players: 2, edition: ToyEdition::Plain };
//! let mut table = Table::<Toy>::new(setup, Seed::from_phrase("an evening"))?;
//! // One that searches, judging only by the standings, against one that chooses at random.
//! let search = SearchBot::new(Standing, Settings::new(Budget::Simulations(50)), 1);
//! let mut players: [Box<dyn Player<Toy>>; 2] = [Box::new(search), Box::new(RandomBot::new(2))];
//! play_out(&mut table, &mut players)?;
//! assert!(table.is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
