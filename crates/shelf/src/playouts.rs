//! Random playouts and searches of any game, for benchmarks.

use bots::{Budget, Count, FastDealer, Playout, SearchBot, Settings};
use kit::{GameOf, Kit, Order, OrderError};
use std::time::Duration;
use tabletop::{Game, Pending, Viewer};

/// How choices are made in a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Every option as likely as another.
    Indifferent,
    /// By the instinct of the game's evaluator: claims and buys what it can, say.
    Instinct,
}

/// What a number of playouts went through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// Whole games.
    pub games: u64,
    /// Decisions and chance steps in all of them.
    pub count: Count,
    /// Bytes of a state: what a copy costs.
    pub state_bytes: usize,
}

/// How many simulations a search makes per second, from the first decision of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Searches {
    /// Each simulation played to the end of the game by instinct.
    pub full_playouts: f64,
    /// Each simulation played to the end of the game, every choice as likely as another.
    pub indifferent_playouts: f64,
    /// Each simulation judged by the evaluator where the tree ends.
    pub judged: f64,
}

/// Searches the opening for `time`, once each way, on this thread.
pub(crate) fn search<K: Kit>(order: &Order, seed: u64, time: Duration) -> Result<Searches, OrderError> {
    let mut game = GameOf::<K>::new(&K::setup(order)?)?;
    let mut dealer = FastDealer::new(seed);
    while game.pending() == Pending::Chance {
        game.deal_by(&mut dealer, &mut Vec::new(), &mut ());
    }
    let rate = |settings| simulations::<K>(&game, settings, seed) / time.as_secs_f64();
    let budget = Budget::Time(time);
    Ok(Searches {
        full_playouts: rate(Settings::eager(budget)),
        indifferent_playouts: rate(Settings::plain(budget)),
        judged: rate(Settings::new(budget)),
    })
}

fn simulations<K: Kit>(game: &K::Game, settings: Settings, seed: u64) -> f64 {
    let Pending::Decision(seat) = game.pending() else { return 0.0 };
    let mut options = Vec::new();
    game.options(&mut options);
    let mut bot = SearchBot::<K::Game, _>::new(K::Evaluator::default(), settings, seed);
    f64::from(bot.advise(&game.view(Viewer::Seat(seat)), &options).simulations())
}

/// Plays `games` from the beginning to the end on this thread.
pub(crate) fn run<K: Kit>(
    order: &Order,
    seed: u64,
    games: u64,
    policy: Policy,
) -> Result<Playouts, OrderError> {
    let start = GameOf::<K>::new(&K::setup(order)?)?;
    let (evaluator, mut dealer) = (K::Evaluator::default(), FastDealer::new(seed));
    let mut playout = Playout::new();
    let mut count = Count::default();
    for _ in 0..games {
        let game = &mut start.clone();
        count += match policy {
            Policy::Indifferent => playout.run(game, &mut dealer),
            Policy::Instinct => playout.run_by_instinct(game, &mut dealer, &evaluator),
        };
    }
    Ok(Playouts { games, count, state_bytes: size_of::<K::Game>() })
}
