//! Many games on all threads, every seed once for each rotation of the seats.

use crate::game::{self, Played};
use crate::{Contestant, Report};
use referee::{OpenError, Refusal, Step};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use tabletop::{Game, MAX_SEATS, Setup};

/// Why a tournament could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// There is not one contestant for every seat.
    #[error("every seat needs a contestant: {contestants} named for {seats} seats")]
    Contestants {
        /// Seats at the table.
        seats: usize,
        /// Contestants named.
        contestants: usize,
    },
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A bot chose something that is not an option.
    #[error("a bot's choice was refused: {0}")]
    Refused(#[from] Refusal),
}

/// An observer of a tournament: notified of every game, and free to stop it.
pub trait Watch: Sync {
    /// A game has ended.
    fn played(&self, game: &Played);

    /// Whether to stop at the next decision; games under way are abandoned.
    fn stopped(&self) -> bool {
        false
    }
}

/// Measures the luck of every seat in a finished game: what chance changed, which is zero on average over all that it could bring.
pub type LuckOf<G> = dyn Fn(&<G as Game>::Setup, &[Step<G>]) -> [f64; MAX_SEATS] + Sync;

/// A tournament at tables of one setup.
pub struct Tournament<'a, G: Game> {
    /// The table.
    pub setup: G::Setup,
    /// One contestant for every seat, by name and seat of the first rotation.
    pub contestants: Vec<&'a dyn Contestant<G>>,
    /// Games to play at least; whole blocks of rotations are played.
    pub games: u64,
    /// The same seed deals the same luck.
    pub seed: String,
    /// Threads to play on.
    pub threads: usize,
    /// What the luck of every game is measured by, if it is subtracted.
    pub luck: Option<&'a LuckOf<G>>,
}

impl<G: Game> Tournament<'_, G>
where
    G::Setup: Sync,
{
    /// Plays it. When it is stopped, the report covers the blocks that were finished.
    pub fn play(&self, watch: &dyn Watch) -> Result<Report, ArenaError> {
        let seats = self.setup.players();
        if self.contestants.len() != seats {
            return Err(ArenaError::Contestants { seats, contestants: self.contestants.len() });
        }
        let next = AtomicU64::new(0);
        let played: Mutex<Vec<Played>> = Mutex::new(Vec::new());
        let failed: Mutex<Option<ArenaError>> = Mutex::new(None);
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| self.work(watch, &next, &played, &failed));
            }
        });
        if let Some(error) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
            return Err(error);
        }
        let mut games = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        games.sort_by_key(|game| (game.block, game.rotation));
        let names = self.contestants.iter().map(|contestant| contestant.name().to_owned()).collect();
        Ok(Report::new(names, &games))
    }

    /// All games: whole blocks of one game for each rotation.
    pub fn all_games(&self) -> u64 {
        let seats = self.setup.players() as u64;
        self.games.div_ceil(seats) * seats
    }

    fn work(
        &self,
        watch: &dyn Watch,
        next: &AtomicU64,
        played: &Mutex<Vec<Played>>,
        failed: &Mutex<Option<ArenaError>>,
    ) {
        let seats = self.setup.players() as u64;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.all_games() || watch.stopped() {
                return;
            }
            let place = (number / seats, (number % seats) as usize);
            match game::play(&self.setup, &self.contestants, &self.seed, place, self.luck, watch) {
                Ok(None) => return,
                Ok(Some(game)) => {
                    watch.played(&game);
                    played.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(game);
                }
                Err(error) => {
                    *failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
                    return;
                }
            }
        }
    }
}
