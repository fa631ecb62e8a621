//! Laws every game obeys, written once, run by every game's tests.
//!
//! A game's tests implement [`Laws`] on a unit struct and call [`check`], which plays whole games with indifferent and
//! with eager players, and checks every law in [`law`] on the way: the cheap ones at every step, the others at some.
//! A broken law panics with the seed, the game, the step and the record so far.

mod breach;
mod golden;
mod hooks;
pub mod law;
#[cfg(test)]
mod mutants;
pub mod order;
mod plan;
mod report;
mod round;
mod run;
mod tally;
pub mod toy;

pub use breach::{Broken, Failure};
pub use golden::Golden;
pub use hooks::{ActionOf, EventOf, Laws, SetupOf};
pub use plan::{Plan, Style};
pub use report::Report;
pub use run::{check, try_check};
pub use tally::Tally;
