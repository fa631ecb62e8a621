//! The games we ship, type-erased once, so that no host needs to name a game.
//!
//! A [`Shelf`] holds games; each, as [`AnyGame`], opens or restores a [`Moment`]: a game at a moment, with how it came
//! there. A moment never changes: what is played gives another one.
//!
//! ```
//! use shelf::{Dealing, Opening, Order, Shelf};
//! use tabletop::{Pending, Viewer};
//!
//! let shelf = Shelf::shipped();
//! for game in shelf.games() {
//!     let seed = referee::Seed::from_phrase("a quiet evening");
//!     let order = Order { players: Some(2), ..Order::default() };
//!     let opening = game.open(&Opening::Order(order), Dealing::Seeded(seed.into()))?;
//!     let Pending::Decision(seat) = opening.pending() else { unreachable!("a new game waits for a seat") };
//!     let first = &opening.options()[0];
//!     let after = opening.after(seat, &first.notation)?;
//!     assert!(after.count() > opening.count());
//!     assert_eq!(after.lines(opening.count())[0].notation, first.notation);
//!     // Everyone looks at it from their own seat.
//!     assert!(after.seen_by(Viewer::Spectator).view().is_object());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod contest;
mod error;
mod game;
mod moment;
mod opening;
mod playouts;
mod reviewing;
mod seats;
mod shipped;

pub use bots::{Budget, Level};
pub use contest::{Bot, Contest, ContestError, Searcher, UnknownBot};
pub use error::{NoRecord, ShelfError, StepError};
pub use game::{AnyGame, Shelf, on_shelf};
pub use kit::{
    Chapter, LEARNER, Lesson, LessonStep, Order, OrderError, Part, PositionError, Rule, Rulebook, Rung,
    next_rank,
};
pub use moment::{
    AnyAdvice, AnyMoment, AnySight, Barred, Choice, Happening, Moment, Question, Rated, TakeBack, Telling,
    Thought,
};
pub use opening::{Dealing, Opening, Redealing, Source};
pub use playouts::{Playouts, Policy, Searches};
pub use review::{Estimate, Inquiry, ReviewError, Total, rounded};
pub use reviewing::{AnyReview, AnyTurningPoint, ReviewFailure, ReviewTold, ReviewWatch, ReviewedStep, What};
pub use seats::{LEVELS, SeatKind, UnknownSeat};
