//! A game of the shelf, as everybody behind it sees it.

use crate::live::Live;
use crate::table::Seated;
use crate::{
    AnyDesk, AnyLive, AnyTable, Contest, ContestError, Dealing, DeskError, Order, OrderError, Playouts,
    Policy, Positioned, ReliveError, Revisit, Rulebook, Searches, Title, contest, desk, live, playouts,
};
use arena::{Report, Watch};
use referee::{
    Digest, Entropies, ForkedDealer, OpenError, Record, RecordError, ScriptedDealer, Seed, SeededDealer,
    Table, Verdict,
};
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Flaws, Provenance, Setup};

/// Why a table cannot be opened or a record not be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShelfError {
    /// The table cannot be had as asked for.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The table cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// No game of that name is on the shelf.
    #[error("no game is called '{name}'; the shelf has {}", .known.join(" and "))]
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What can be had.
        known: Vec<&'static str>,
    },
}

/// The games at hand: those we ship, or in tests others beside them.
#[derive(Clone)]
pub struct Shelf {
    games: Arc<[&'static dyn AnyGame]>,
}

/// One of the games we ship.
pub trait AnyGame: Sync {
    /// The name it is asked for by.
    fn name(&self) -> &'static str;
    /// Its name for people.
    fn title(&self) -> &'static str;
    /// Whether players hold secrets.
    fn has_secrets(&self) -> bool;
    /// Its editions, the newest first; none if it has only one.
    fn editions(&self) -> &'static [&'static str];
    /// How many can play an edition.
    fn players(&self, edition: Option<&str>) -> RangeInclusive<usize>;
    /// Its clauses.
    fn rulebook(&self) -> Rulebook;
    /// The component file we ship.
    fn component_file(&self) -> String;
    /// The digest of the components a table would be played with, as its record names it.
    fn digest(&self, order: &Order) -> Result<Digest, OrderError>;
    /// Checks a component file, and tells where each table comes from.
    fn tables(&self, components: &str) -> Result<Vec<(String, Provenance)>, Flaws>;
    /// Opens a table whose chance comes from `seed`.
    fn open(&self, order: &Order, seed: Seed) -> Result<Box<dyn AnyTable>, ShelfError>;
    /// Opens a game for a server and deals everything before the first decision.
    fn live(&self, order: &Order, seed: Seed, entropies: Entropies) -> Result<Box<dyn AnyLive>, ShelfError>;
    /// The game of stored steps, as they stand in a record; where they break off amid chance, the seed deals on.
    fn relive(
        &self,
        order: &Order,
        seed: Seed,
        entropies: Entropies,
        steps: &[&str],
    ) -> Result<Box<dyn AnyLive>, ReliveError>;
    /// The game of stored steps that plays on from a moment of another game: the first `taken_over` outcomes among the
    /// steps are that game's, and the seed deals those after them.
    fn fork(
        &self,
        order: &Order,
        dealer: SeededDealer,
        taken_over: usize,
        steps: &[&str],
    ) -> Result<Box<dyn AnyLive>, ReliveError>;
    /// The game of stored steps where chance brings the given `outcomes`, in notation, whatever they are worth: for tests
    /// that need two games which only differ in what somebody may not know.
    #[doc(hidden)]
    fn scripted(
        &self,
        order: &Order,
        outcomes: &[&str],
        steps: &[&str],
    ) -> Result<Box<dyn AnyLive>, ReliveError>;
    /// Everything printed or counted out for a table.
    fn components(&self, order: &Order) -> Result<Value, OrderError>;
    /// The table of a record after some of its steps, or after all of them; it must name this game.
    fn resume(
        &self,
        record: &Record,
        components: Option<String>,
        steps: Option<usize>,
    ) -> Result<Box<dyn AnyTable>, ShelfError>;
    /// Deals a record again and says whether it was honest.
    fn verify(&self, record: &Record, components: Option<String>) -> Result<Verdict, ShelfError>;
    /// Puts a new game on a desk.
    fn desk(&self, order: &Order, dealing: Dealing) -> Result<Box<dyn AnyDesk>, DeskError>;
    /// Puts a position on a desk, given as JSON.
    fn lay(
        &self,
        position: &Value,
        components: Option<&str>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyDesk>, DeskError>;
    /// Puts a record on a desk, after some of its steps or all of them.
    fn revisit(
        &self,
        record: &Record,
        components: Option<String>,
        steps: Option<usize>,
        revisit: Revisit,
    ) -> Result<Box<dyn AnyDesk>, DeskError>;
    /// The scores from which each rank of a game alone is earned, the lowest first.
    fn solo_ranks(&self) -> &'static [i32];
    /// The weights its bots judge positions by among so many players.
    fn weights(&self, players: usize) -> Value;
    /// Plays a tournament of bots.
    fn contest(&self, order: &Order, contest: &Contest, watch: &dyn Watch) -> Result<Report, ContestError>;
    /// Searches the opening on this thread.
    fn searches(&self, order: &Order, seed: u64, time: Duration) -> Result<Searches, OrderError>;
    /// Plays games to their ends on this thread.
    fn playouts(&self, order: &Order, seed: u64, games: u64, policy: Policy) -> Result<Playouts, OrderError>;
}

impl Shelf {
    /// The games we ship.
    pub fn shipped() -> Self {
        Self::of(games().iter().copied())
    }

    /// These games.
    pub fn of(games: impl IntoIterator<Item = &'static dyn AnyGame>) -> Self {
        Self { games: games.into_iter().collect() }
    }

    /// All of them.
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    /// The game of this name.
    pub fn game(&self, name: &str) -> Result<&'static dyn AnyGame, ShelfError> {
        let found = self.games.iter().find(|game| game.name() == name);
        let known = || self.games.iter().map(|game| game.name()).collect();
        found.copied().ok_or_else(|| ShelfError::UnknownGame { name: name.into(), known: known() })
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.name())).finish()
    }
}

/// All games we ship.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[&OnShelf::<wreck_raiders::State>(PhantomData), &OnShelf::<coralia::State>(PhantomData)]
}

/// The game of this name among those we ship.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, ShelfError> {
    Shelf::shipped().game(name)
}

struct OnShelf<G>(PhantomData<fn() -> G>);

impl<G> OnShelf<G>
where
    G: Title,
{
    /// The setup that a record names.
    fn setup(record: &Record, components: Option<String>) -> Result<G::Setup, ShelfError> {
        let header = record.header();
        let order = Order { edition: header.edition.clone(), players: Some(header.players), components };
        Ok(G::setup(&order)?)
    }
}

impl<G: Positioned> AnyGame for OnShelf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn editions(&self) -> &'static [&'static str] {
        G::EDITIONS
    }

    fn players(&self, edition: Option<&str>) -> RangeInclusive<usize> {
        G::players(edition)
    }

    fn rulebook(&self) -> Rulebook {
        Rulebook::read(G::RULEBOOK)
    }

    fn component_file(&self) -> String {
        G::component_file()
    }

    fn digest(&self, order: &Order) -> Result<Digest, OrderError> {
        Ok(Digest::of(G::setup(order)?.components()))
    }

    fn tables(&self, components: &str) -> Result<Vec<(String, Provenance)>, Flaws> {
        G::tables(components)
    }

    fn open(&self, order: &Order, seed: Seed) -> Result<Box<dyn AnyTable>, ShelfError> {
        Ok(Box::new(Seated::new(Table::<G>::new(G::setup(order)?, seed)?)))
    }

    fn live(&self, order: &Order, seed: Seed, entropies: Entropies) -> Result<Box<dyn AnyLive>, ShelfError> {
        let dealer = SeededDealer::mixed(seed, entropies);
        Ok(Box::new(Live::new(Table::<G>::new(G::setup(order)?, dealer)?)))
    }

    fn relive(
        &self,
        order: &Order,
        seed: Seed,
        entropies: Entropies,
        steps: &[&str],
    ) -> Result<Box<dyn AnyLive>, ReliveError> {
        let setup = G::setup(order).map_err(ShelfError::from)?;
        Ok(Box::new(live::relive::<G>(setup, SeededDealer::mixed(seed, entropies), steps)?))
    }

    fn fork(
        &self,
        order: &Order,
        dealer: SeededDealer,
        taken_over: usize,
        steps: &[&str],
    ) -> Result<Box<dyn AnyLive>, ReliveError> {
        let setup = G::setup(order).map_err(ShelfError::from)?;
        let outcomes = steps.iter().filter_map(|line| line.strip_prefix("* ")).take(taken_over);
        let dealer = ForkedDealer::<G::Chance>::read(outcomes, dealer)?;
        Ok(Box::new(live::relive::<G>(setup, dealer, steps)?))
    }

    fn scripted(
        &self,
        order: &Order,
        outcomes: &[&str],
        steps: &[&str],
    ) -> Result<Box<dyn AnyLive>, ReliveError> {
        let setup = G::setup(order).map_err(ShelfError::from)?;
        let dealer = ScriptedDealer::<G::Chance>::read(outcomes.iter().copied())?;
        Ok(Box::new(live::relive::<G>(setup, dealer, steps)?))
    }

    fn components(&self, order: &Order) -> Result<Value, OrderError> {
        Ok(G::components(&G::setup(order)?)?)
    }

    fn resume(
        &self,
        record: &Record,
        components: Option<String>,
        steps: Option<usize>,
    ) -> Result<Box<dyn AnyTable>, ShelfError> {
        let setup = Self::setup(record, components)?;
        let steps = steps.unwrap_or(record.steps().len());
        Ok(Box::new(Seated::new(referee::replay_to::<G>(&setup, record, steps)?)))
    }

    fn verify(&self, record: &Record, components: Option<String>) -> Result<Verdict, ShelfError> {
        let setup = Self::setup(record, components)?;
        Ok(referee::verify::<G>(&setup, record)?)
    }

    fn desk(&self, order: &Order, dealing: Dealing) -> Result<Box<dyn AnyDesk>, DeskError> {
        Ok(Box::new(desk::new::<G>(order, dealing)?))
    }

    fn lay(
        &self,
        position: &Value,
        components: Option<&str>,
        dealing: Dealing,
    ) -> Result<Box<dyn AnyDesk>, DeskError> {
        Ok(Box::new(desk::from_position::<G>(position, components, dealing)?))
    }

    fn revisit(
        &self,
        record: &Record,
        components: Option<String>,
        steps: Option<usize>,
        revisit: Revisit,
    ) -> Result<Box<dyn AnyDesk>, DeskError> {
        let setup = Self::setup(record, components)?;
        Ok(Box::new(desk::from_record::<G>(setup, record, steps, revisit)?))
    }

    fn solo_ranks(&self) -> &'static [i32] {
        G::SOLO_RANKS
    }

    fn weights(&self, players: usize) -> Value {
        G::weights(players)
    }

    fn contest(&self, order: &Order, contest: &Contest, watch: &dyn Watch) -> Result<Report, ContestError> {
        contest::play::<G>(order, contest, watch)
    }

    fn searches(&self, order: &Order, seed: u64, time: Duration) -> Result<Searches, OrderError> {
        playouts::search::<G>(order, seed, time)
    }

    fn playouts(&self, order: &Order, seed: u64, games: u64, policy: Policy) -> Result<Playouts, OrderError> {
        playouts::run::<G>(order, seed, games, policy)
    }
}
