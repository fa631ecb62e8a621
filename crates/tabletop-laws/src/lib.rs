//! Laws every game obeys, written once, run by every game's tests.
//!
//! A game's tests implement [`Laws`] on a unit struct and call [`check`], which plays whole games with indifferent and
//! with eager players, and checks every law in [`law`] on the way: the cheap ones at every step, the others at some.
//! A broken law panics with the seed, the game, the step and the record so far.
//!
//! Beside the laws stand what rule tests share: a [`Scene`] with moves in notation, a [`Walk`] through random games,
//! [`Golden`] games that replay for ever, and the laws of an evaluator in [`judgement`].

mod breach;
mod clauses;
mod golden;
mod hooks;
pub mod judgement;
pub mod law;
#[cfg(test)]
mod mutants;
pub mod order;
mod plan;
pub mod play;
mod report;
mod round;
mod run;
mod scene;
mod story;
mod tally;
pub mod toy;
mod walk;

pub use breach::{Broken, Failure, accounted};
pub use clauses::Clauses;
pub use golden::Golden;
pub use hooks::{ActionOf, EventOf, Laws, SetupOf};
pub use plan::{Plan, Style};
pub use report::Report;
pub use run::{check, hold, try_check};
pub use scene::{Scene, seat, words};
pub use story::{AnyLaws, under_law};
pub use tally::Tally;
pub use walk::Walk;
