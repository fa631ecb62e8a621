//! Threads that think for bots and advise people: few, bounded, and never the ones that serve.

mod turns;

pub use turns::{Errand, watched};

use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use turns::{Place, Turns};

/// Why a bot did not choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoThought {
    /// It took longer than its budget.
    #[error("the bot exceeded its time limit")]
    TooLong,
    /// Too many wait already.
    #[error("too many bots are waiting for a thread")]
    TooMany,
    /// It broke.
    #[error("the bot stopped thinking unexpectedly")]
    Broke,
}

/// A bot leaves one part in this many of its time unused, to return before its caller stops waiting.
const WAY_BACK: u32 = 8;

/// How long a request for advice or a replay waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Limits how many bots think at once, and how many wait for their turn.
#[derive(Clone, Debug)]
pub struct Pool {
    turns: Turns,
    waiting: Arc<Semaphore>,
    budget: Duration,
}

impl Pool {
    /// A pool with a hard limit on the time one thought may take once it has begun. Every thought is told the latest
    /// moment by which it must have come back, so that no thread thinks on for nobody and keeps others from thinking.
    pub fn new(threads: usize, waiting: usize, budget: Duration) -> Self {
        Self { turns: Turns::new(threads), waiting: Arc::new(Semaphore::new(waiting.max(1))), budget }
    }

    /// How many think, and how many wait for their turn.
    pub fn load(&self) -> (usize, usize) {
        self.turns.load()
    }

    /// As [`Self::think_for`], for nobody in particular.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(Instant) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        self.think_for(Errand::default(), thought).await
    }

    /// Thinks for someone who waits for the answer, though not for long: too many are refused at once, and whoever has
    /// no turn in time is refused then.
    pub async fn think_for<T: Send + 'static>(
        &self,
        errand: Errand,
        thought: impl FnOnce(Instant) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let _waiting = self.waiting.clone().try_acquire_owned().map_err(|_| NoThought::TooMany)?;
        let place = tokio::time::timeout(PATIENCE, self.turns.wait(errand)).await;
        self.at(place.map_err(|_| NoThought::TooMany)?, thought).await
    }

    /// Thinks for a bot at a table: there is at most one for each table, so all may wait.
    pub async fn patiently<T: Send + 'static>(
        &self,
        errand: Errand,
        thought: impl FnOnce(Instant) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let place = self.turns.wait(errand).await;
        self.at(place, thought).await
    }

    /// A thread that overruns keeps its place until it is done, so that the pool stays bounded. The more wait, the sooner
    /// a thought must be back.
    async fn at<T: Send + 'static>(
        &self,
        place: Place,
        thought: impl FnOnce(Instant) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let share = self.budget / place.crowd.clamp(1, WAY_BACK);
        let thinking = share.saturating_sub(share / WAY_BACK);
        let work = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought(Instant::now() + thinking)
        });
        match tokio::time::timeout(self.budget, work).await {
            Ok(Ok(thought)) => Ok(thought),
            Ok(Err(_)) => Err(NoThought::Broke),
            Err(_) => Err(NoThought::TooLong),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_thought_comes_back() {
        let pool = Pool::new(1, 1, Duration::from_secs(60));
        assert_eq!(pool.think(|_| 6 * 7).await, Ok(42));
    }

    #[tokio::test]
    async fn a_thought_that_takes_too_long_is_given_up() {
        let pool = Pool::new(1, 1, Duration::from_millis(1));
        let (release, wait) = mpsc::channel::<()>();
        assert_eq!(pool.think(move |_| wait.recv()).await.unwrap_err(), NoThought::TooLong);
        drop(release);
    }

    #[tokio::test]
    async fn a_thought_is_told_to_be_back_before_it_is_given_up() {
        let budget = Duration::from_secs(60);
        let pool = Pool::new(1, 1, budget);
        let began = Instant::now();
        let latest = pool.think(|latest| latest).await.expect("a thought");
        assert!(latest > began && latest < Instant::now() + budget);
    }

    #[tokio::test]
    async fn a_bot_that_would_think_for_ever_comes_back_in_time_and_the_next_one_thinks() {
        let pool = Pool::new(1, 1, Duration::from_secs(60));
        let order = shelf::Order { players: Some(2), ..shelf::Order::default() };
        let (opening, shelf) = (shelf::Opening::Order(order), shelf::Shelf::shipped());
        for game in shelf.games().iter().chain(shelf.games()) {
            let seed = referee::Seed::new([7; 32]);
            let moment = game.open(&opening, shelf::Dealing::Seeded(seed.into())).expect("a game");
            let advice = pool.think(move |latest| {
                let budget = Some(shelf::Budget::Simulations(u32::MAX));
                let deadline = Some(latest.min(Instant::now() + Duration::from_millis(50)));
                moment.advise(&shelf::Question { budget, deadline, ..shelf::Question::default() })
            });
            let advice = advice.await.expect("it comes back by itself").expect("someone must decide");
            assert!(!advice.options.is_empty());
        }
    }

    #[tokio::test]
    async fn a_thought_that_breaks_harms_no_other() {
        let pool = Pool::new(1, 1, Duration::from_secs(60));
        let broken = pool.think(|_| -> u32 { panic!("a fault put here on purpose") }).await;
        assert_eq!(broken, Err(NoThought::Broke));
        assert_eq!(pool.think(|_| 1).await, Ok(1));
    }

    #[tokio::test(start_paused = true)]
    async fn someone_who_gets_no_turn_is_told_so_in_time() {
        let pool = Pool::new(1, 9, Duration::from_secs(3600));
        let bot = pool.turns.wait(Errand::default()).await;
        assert_eq!(pool.think(|_| true).await, Err(NoThought::TooMany));
        drop(bot);
        assert_eq!(pool.turns.thinking(), 0, "and nobody waits for them");
    }

    #[tokio::test]
    async fn nobody_waits_behind_too_many() {
        let pool = Pool::new(1, 1, Duration::from_secs(60));
        let (release, wait) = mpsc::channel::<()>();
        let slow = tokio::spawn({
            let pool = pool.clone();
            async move { pool.think(move |_| wait.recv().is_err()).await }
        });
        while pool.waiting.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.think(|_| true).await, Err(NoThought::TooMany));
        drop(release);
        assert_eq!(slow.await.expect("the task ends"), Ok(true));
    }
}
