//! Whose turn it is to think: those who are watched first, the weaker before the stronger, and now and then the oldest.

use crate::guard::address::ClientAddress;
use shelf::Level;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// One turn in this many is for the one who has waited longest: nobody waits for ever behind those who go first, and
/// those who go first never wait for more than one who does not.
const TURN_OF_THE_OLDEST: u64 = 4;
/// Owners and addresses whose last turn is remembered; beyond, all begin anew.
const MOST_REMEMBERED: usize = 10_000;

/// For whom is thought, and how much.
#[derive(Clone, Debug)]
pub struct Errand {
    /// The guest for whom it is.
    pub owner: String,
    /// Where that guest was last seen.
    pub home: Option<ClientAddress>,
    /// How strong the bot is.
    pub level: Level,
    /// Whether someone looks on, which may change while it waits.
    pub watched: Arc<AtomicBool>,
}

impl Default for Errand {
    fn default() -> Self {
        Self { owner: String::new(), home: None, level: Level::Calm, watched: watched() }
    }
}

/// Someone looks on, and goes on doing so.
pub fn watched() -> Arc<AtomicBool> {
    Arc::new(AtomicBool::new(true))
}

/// A place to think, free again when this is dropped.
pub struct Place {
    turns: Turns,
    deep: bool,
    /// How many there are for each thread, this one included.
    pub crowd: u32,
}

/// Hands out the places. Clones share them.
#[derive(Clone)]
pub struct Turns {
    desk: Arc<Mutex<Desk>>,
    threads: usize,
}

#[derive(Default)]
struct Desk {
    thinking: usize,
    deep: usize,
    waiting: Vec<Waiting>,
    homes: Last<ClientAddress>,
    owners: Last<String>,
    turn: u64,
    /// How many were called.
    calls: u64,
}

struct Waiting {
    errand: Errand,
    number: u64,
    go: oneshot::Sender<Place>,
}

/// When each had their last turn.
struct Last<K>(HashMap<K, u64>);

/// The least goes first.
type Rank = (bool, Level, u64, u64, u64);

impl Turns {
    pub fn new(threads: usize) -> Self {
        Self { desk: Arc::default(), threads: threads.max(1) }
    }

    /// Waits for a place.
    pub async fn wait(&self, errand: Errand) -> Place {
        let (go, come) = oneshot::channel();
        self.desk().line_up(errand, go);
        self.call();
        come.await.expect("whoever waits is called or forgotten, and nobody forgets one who waits")
    }

    /// How many think now.
    #[cfg(test)]
    pub fn thinking(&self) -> usize {
        self.desk().thinking
    }

    /// How many think, and how many wait for it.
    pub fn load(&self) -> (usize, usize) {
        let desk = self.desk();
        (desk.thinking, desk.waiting.iter().filter(|waiting| !waiting.go.is_closed()).count())
    }

    /// Calls as many as there are places for.
    fn call(&self) {
        loop {
            let mut desk = self.desk();
            let Some(next) = desk.choose(self.threads) else { return };
            let crowd = u32::try_from(1 + desk.waiting.len() / self.threads).unwrap_or(u32::MAX);
            drop(desk);
            let place = Place { turns: self.clone(), deep: next.errand.level == Level::Deep, crowd };
            // One who has gone meanwhile gives the place back by dropping it.
            drop(next.go.send(place));
        }
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut desk = self.turns.desk();
            desk.thinking -= 1;
            desk.deep -= usize::from(self.deep);
        }
        self.turns.call();
    }
}

impl Desk {
    fn line_up(&mut self, errand: Errand, go: oneshot::Sender<Place>) {
        self.turn += 1;
        self.waiting.push(Waiting { errand, number: self.turn, go });
    }

    /// The deepest thoughts leave a thread to the others, where there are two.
    fn choose(&mut self, threads: usize) -> Option<Waiting> {
        if self.thinking >= threads {
            return None;
        }
        self.waiting.retain(|waiting| !waiting.go.is_closed());
        let deep_is_full = self.deep >= threads.saturating_sub(1).max(1);
        let may = |waiting: &Waiting| !(deep_is_full && waiting.errand.level == Level::Deep);
        let ranked = self.waiting.iter().enumerate().filter(|(_, waiting)| may(waiting));
        let oldest = self.calls % TURN_OF_THE_OLDEST == TURN_OF_THE_OLDEST - 1;
        let rank = |waiting: &Waiting| if oldest { by_age(waiting) } else { self.rank(waiting) };
        let (best, _) = ranked.min_by_key(|(_, waiting)| rank(waiting))?;
        let chosen = self.waiting.swap_remove(best);
        self.note(&chosen.errand);
        Some(chosen)
    }

    fn rank(&self, Waiting { errand, number, .. }: &Waiting) -> Rank {
        let unwatched = !errand.watched.load(Ordering::Relaxed);
        let home = errand.home.as_ref().map_or(0, |home| self.homes.of(home));
        (unwatched, errand.level, home, self.owners.of(&errand.owner), *number)
    }

    fn note(&mut self, errand: &Errand) {
        self.turn += 1;
        self.calls += 1;
        self.thinking += 1;
        self.deep += usize::from(errand.level == Level::Deep);
        self.owners.note(errand.owner.clone(), self.turn);
        if let Some(home) = errand.home {
            self.homes.note(home, self.turn);
        }
    }
}

/// Whatever it is and for whom.
fn by_age(waiting: &Waiting) -> Rank {
    (false, Level::Calm, 0, 0, waiting.number)
}

impl<K: Eq + Hash> Last<K> {
    fn of(&self, who: &K) -> u64 {
        self.0.get(who).copied().unwrap_or(0)
    }

    fn note(&mut self, who: K, turn: u64) {
        if self.0.len() >= MOST_REMEMBERED {
            self.0.clear();
        }
        self.0.insert(who, turn);
    }
}

impl<K> Default for Last<K> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl fmt::Debug for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let desk = self.desk();
        write!(f, "Turns({} think, {} wait)", desk.thinking, desk.waiting.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::task::{Context, Poll, Waker};

    type Coming = std::pin::Pin<Box<dyn Future<Output = Place>>>;

    fn errand(owner: &str, home: u8, level: Level) -> Errand {
        let home = Some(ClientAddress::new(Ipv4Addr::new(192, 0, 2, home).into()));
        Errand { owner: owner.into(), home, level, watched: watched() }
    }

    /// Lines up; a place is there at once or later.
    fn comes(turns: &Turns, errand: Errand) -> Coming {
        let turns = turns.clone();
        let mut coming: Coming = Box::pin(async move { turns.wait(errand).await });
        assert!(poll(&mut coming).is_none(), "someone thinks already");
        coming
    }

    fn poll(coming: &mut Coming) -> Option<Place> {
        match coming.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(place) => Some(place),
            Poll::Pending => None,
        }
    }

    fn unseen() -> Arc<AtomicBool> {
        Arc::new(AtomicBool::new(false))
    }

    async fn taken(turns: &Turns) -> Place {
        turns.wait(Errand::default()).await
    }

    /// The numbers of those who wait, in the order in which they are called.
    fn order(mut waiting: Vec<Coming>, first: Place) -> Vec<usize> {
        drop(first);
        let mut order = Vec::new();
        while order.len() < waiting.len() {
            let called = waiting.iter_mut().enumerate().filter(|(number, _)| !order.contains(number));
            let called: Vec<(usize, Place)> =
                called.filter_map(|(number, coming)| Some((number, poll(coming)?))).collect();
            assert_eq!(called.len(), 1, "one thread, one place");
            order.extend(called.iter().map(|(number, _)| *number));
        }
        order
    }

    #[tokio::test]
    async fn weaker_bots_go_first_and_unwatched_ones_last() {
        let turns = Turns::new(1);
        let first = taken(&turns).await;
        let unwatched = Errand { watched: unseen(), ..errand("a", 1, Level::Calm) };
        let waiting = [unwatched, errand("b", 2, Level::Deep), errand("c", 3, Level::Calm)];
        let waiting = waiting.map(|errand| comes(&turns, errand)).into();
        assert_eq!(order(waiting, first), [2, 1, 0]);
    }

    #[tokio::test]
    async fn someone_who_comes_to_look_on_while_a_bot_waits_makes_it_as_urgent_as_the_others() {
        let turns = Turns::new(1);
        let first = taken(&turns).await;
        let watched = unseen();
        let early = Errand { watched: watched.clone(), ..errand("a", 1, Level::Calm) };
        let waiting = [early, errand("b", 2, Level::Deep), errand("c", 3, Level::Deep)];
        let waiting = waiting.map(|errand| comes(&turns, errand)).into();
        watched.store(true, Ordering::Relaxed);
        assert_eq!(order(waiting, first), [0, 1, 2]);
    }

    #[tokio::test]
    async fn one_turn_in_four_is_for_the_one_who_has_waited_longest() {
        let turns = Turns::new(1);
        let first = taken(&turns).await;
        let deep = errand("a", 1, Level::Deep);
        let calm = ["b", "c", "d", "e", "f"].map(|owner| errand(owner, 2, Level::Calm));
        let waiting: Vec<Coming> =
            [deep].into_iter().chain(calm).map(|errand| comes(&turns, errand)).collect();
        assert_eq!(order(waiting, first), [1, 2, 0, 3, 4, 5]);
    }

    async fn order_of(errands: [Errand; 3]) -> Vec<usize> {
        let turns = Turns::new(1);
        let first = taken(&turns).await;
        order(errands.map(|errand| comes(&turns, errand)).into(), first)
    }

    #[tokio::test]
    async fn one_address_with_many_owners_takes_turns_with_the_others() {
        let [a, b, z] = [("a", 1), ("b", 1), ("z", 2)].map(|(owner, home)| errand(owner, home, Level::Deep));
        assert_eq!(order_of([a, b, z]).await, [0, 2, 1]);
    }

    #[tokio::test]
    async fn one_owner_with_many_tables_takes_turns_with_the_others() {
        assert_eq!(order_of(["a", "a", "b"].map(|owner| errand(owner, 1, Level::Deep))).await, [0, 2, 1]);
    }

    #[tokio::test]
    async fn deep_thoughts_leave_a_thread_to_the_others() {
        let turns = Turns::new(2);
        let deep = turns.wait(errand("a", 1, Level::Deep)).await;
        let mut other = comes(&turns, errand("b", 2, Level::Deep));
        let calm = turns.wait(errand("c", 3, Level::Calm)).await;
        drop(calm);
        assert!(poll(&mut other).is_none(), "the second thread is not for deep thoughts");
        drop(deep);
        assert!(poll(&mut other).is_some());
    }

    #[tokio::test]
    async fn one_who_goes_away_leaves_the_place_to_the_next() {
        let turns = Turns::new(1);
        let first = taken(&turns).await;
        let gone = comes(&turns, errand("a", 1, Level::Calm));
        let mut next = comes(&turns, errand("b", 2, Level::Calm));
        drop(gone);
        drop(first);
        assert!(poll(&mut next).is_some());
        assert_eq!(turns.thinking(), 0);
    }
}
