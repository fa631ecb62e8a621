//! The games we ship, type-erased once, so that nobody behind the shelf needs to name a game.
//!
//! [`Title`] is what a game adds to its rules to stand here; [`AnyGame`], [`AnyTable`], for servers [`AnyLive`] and, for
//! analysis, [`AnyDesk`] are what everybody else sees.

mod advice;
mod contest;
mod coralia;
mod desk;
mod game;
mod live;
mod order;
mod playouts;
mod position;
mod rulebook;
mod seats;
mod shown;
mod table;
mod title;
mod view;
mod wreck_raiders;

pub use bots::{Budget, Level};
pub use contest::{Bot, Contest, ContestError, Searcher, UnknownBot};
pub use desk::{AnyAdvice, AnyDesk, Dealing, DeskError, NoRecord, Question, Rated, Revisit, StepError, Told};
pub use game::{AnyGame, Shelf, ShelfError, game, games};
pub use live::{AnyLive, Happening, ReliveError, StepFault, Thought};
pub use order::{Order, OrderError};
pub use playouts::{Playouts, Policy, Searches};
pub use position::{AnyPosition, PositionError, Positioned};
pub use rulebook::{Chapter, Rule, Rulebook};
pub use seats::{LEVELS, SeatKind, UnknownSeat};
pub use shown::{AnyEvent, Shown};
pub use table::{ActError, AnyTable, Choice, LogLine};
pub use title::Title;
pub use view::AnyView;
