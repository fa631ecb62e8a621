//! What a game brings along besides its rules, so that any host can show it and any bot can judge it.

mod foresight;
mod kit;
mod lesson;
mod order;
pub mod paint;
mod part;
mod position;
mod rulebook;

pub use foresight::foresee;
pub use kit::{ActionOf, EventOf, GameOf, Kit, SetupOf, ViewOf};
pub use lesson::{LEARNER, Lesson, LessonStep};
pub use order::{Order, OrderError, edition};
pub use part::{Part, Rung, next_rank, sum};
pub use position::{PositionError, read_position};
pub use rulebook::{Chapter, Rule, Rulebook};
