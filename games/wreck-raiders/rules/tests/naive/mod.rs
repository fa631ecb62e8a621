//! The rules read a second time, slowly: over plain positions, clause by clause, sharing nothing with the crate but words.

mod chance;
mod claim;
mod dive;
mod legal;
mod lying;
mod play;
mod score;
mod settle;
mod universe;

pub use chance::outcomes;
pub use legal::legal;
pub use lying::Table;
pub use play::{deal, play};
pub use score::score;
pub use universe::universe;

use wreck_raiders::Action;

/// Everything that may be done now: all that can be written, less what a clause forbids.
pub fn options(table: &Table, universe: &[Action]) -> Vec<Action> {
    universe.iter().copied().filter(|&action| legal(table, action)).collect()
}
