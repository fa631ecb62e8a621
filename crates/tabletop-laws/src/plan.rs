//! How many games a run plays, and how closely it looks at them.

use std::fmt;
use std::num::NonZero;
use std::thread;

/// How the players of a game choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Every option alike.
    Indifferent,
    /// By [`crate::Laws::eagerness`].
    Eager,
}

/// A run of games under law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<S> {
    /// What every game is set up from.
    pub setup: S,
    /// How many games each style plays.
    pub games: u64,
    /// The same seed plays the same games, on any number of threads.
    pub seed: u64,
    /// The laws about whole positions are checked at about one step in this many.
    pub one_step_in: u32,
    /// The laws about records are checked for one game in this many.
    pub one_game_in: u64,
    /// How many threads play.
    pub threads: u64,
}

impl<S> Plan<S> {
    /// A plan of `games` for each style. The environment variables `LAWS_GAMES` and `LAWS_SEED` override
    /// their number and seed.
    ///
    /// # Panics
    /// If one of them is set to something that is not a number.
    pub fn new(setup: S, games: u64) -> Self {
        let plan = Self::exactly(setup, asked_for("LAWS_GAMES").unwrap_or(games));
        Self { seed: asked_for("LAWS_SEED").unwrap_or(plan.seed), ..plan }
    }

    /// A plan of `games` for each style, whatever the environment says.
    pub fn exactly(setup: S, games: u64) -> Self {
        let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
        Self { setup, games, seed: 1, one_step_in: 100, one_game_in: 20, threads }
    }
}

fn asked_for(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is '{text}', which is not a number")))
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Indifferent => "indifferent",
            Self::Eager => "eager",
        })
    }
}
