//! Tournaments of bots, generic over the game: who is how strong, and how sure that is.
//!
//! A [`Tournament`] plays every seed once for each rotation of the seats, so that all contestants meet the same luck in
//! every seat; a [`Report`] treats such a block of games as one observation. [`Elo`] rates contestants who met in pairs.

mod adjusted;
mod elo;
mod entrant;
mod figure;
mod game;
mod report;
mod tournament;

pub use elo::{Elo, Rating};
pub use entrant::{AllSeeing, Contestant, Entrant};
pub use figure::{Figure, INTERVAL, Observations};
pub use game::{Played, Showing};
pub use report::{ContestantReport, Report};
pub use tournament::{ArenaError, LuckOf, Tournament, Watch};
