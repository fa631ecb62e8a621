//! The games we ship, type-erased once, so that nobody behind the shelf needs to name a game.
//!
//! [`Title`] is what a game adds to its rules to stand here; [`AnyGame`] and [`AnyTable`] are what everybody else sees.

mod game;
mod order;
mod playouts;
mod rulebook;
mod seats;
mod table;
mod title;
mod view;
mod wreck_raiders;

pub use game::{AnyGame, ShelfError, game, games};
pub use order::{Order, OrderError};
pub use playouts::Playouts;
pub use rulebook::{Chapter, Rule, Rulebook};
pub use seats::{LEVELS, SeatKind, UnknownSeat};
pub use table::{ActError, AnyTable, Choice, LogLine};
pub use title::Title;
pub use view::AnyView;
