//! The review of a finished game: the value of every step, what chance changed, what choices lost, and what they add up to.
//!
//! A [`Judge`] says what a position is worth to every seat. [`review`] replays a record and asks it about every step:
//! what chance could have brought instead, and what else a seat could have done by what it knew. Without a clock or files:
//! hosts give a budget, watch it, and may stop it.
//!
//! ```
//! use bots::{Budget, Standing};
//! use referee::{Seed, Table};
//! use review::{Glances, Inquiry, review};
//! use tabletop::{Pending, Seat};
//! use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};
//!
//! let setup = ToySetup { players: 2, edition: ToyEdition::Plain };
//! let mut table = Table::<Toy>::new(setup, Seed::from_phrase("an evening"))?;
//! while let Pending::Decision(seat) = table.pending() {
//!     table.act(seat, table.options()[0])?;
//! }
//! let inquiry = Inquiry { budget: Budget::Simulations(20), seed: 1 };
//! let review = review::<Toy, _>(&setup, &table.record(), &mut Glances::new(Standing), &inquiry, &())?;
//! for seat in Seat::all(2) {
//!     let total = review.total(seat);
//!     let sum = total.start.mean + total.luck.mean + total.own.mean + total.rivals.mean;
//!     assert!((sum - total.result).abs() < 1e-9);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod choice;
mod glances;
mod inquiry;
mod judge;
mod luck;
mod rounding;
mod steps;
mod tally;
mod worlds;

pub use chance::Weighing;
pub use glances::Glances;
pub use inquiry::{Inquiry, ReviewError, Watch, review};
pub use judge::{Judge, Values, result};
pub use luck::luck;
pub use rounding::rounded;
pub use steps::{Alternative, Event, Review, Step, Total, TurningPoint};
pub use tally::{Estimate, Tally};
