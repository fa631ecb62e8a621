//! Named levels for people: how long each thinks, and how far it errs.

use crate::search::{Budget, Settings};
use std::time::Duration;
use tabletop::words;

words! {
    /// How strong a searching bot plays. Weaker ones think less and err, but know as much as the others.
    pub enum Level, "a level: calm, keen, sharp or deep" {
        /// Thinks little and is often content with the second best.
        Calm = "calm",
        /// Thinks a little and errs now and then.
        Keen = "keen",
        /// Thinks ten milliseconds and never errs on purpose.
        Sharp = "sharp",
        /// Thinks half a second on all the threads it may use.
        Deep = "deep",
    }
}

impl Level {
    /// How a bot of this level searches.
    pub const fn settings(self) -> Settings {
        let (budget, temperature) = match self {
            Self::Calm => (Budget::Simulations(30), 0.05),
            Self::Keen => (Budget::Simulations(200), 0.012),
            Self::Sharp => (Budget::Time(Duration::from_millis(10)), 0.0),
            Self::Deep => (Budget::Time(Duration::from_millis(500)), 0.0),
        };
        Settings { temperature, ..Settings::new(budget) }
    }

    /// Whether it pays to search on several threads.
    pub const fn uses_threads(self) -> bool {
        matches!(self, Self::Deep)
    }
}
