//! A shelf of games, and a game on it as every host sees it.

use crate::moment::Kept;
use crate::{
    Contest, ContestError, Dealing, Moment, Opening, Playouts, Policy, Searches, ShelfError, Source, contest,
    opening, playouts, shipped,
};
use arena::{Report, Watch};
use kit::{GameOf, Kit, Lesson, Order, OrderError, Rulebook};
use phrasebook::{Book, Language, Voice};
use referee::{Digest, Record, Verdict};
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tabletop::{Flaws, Game, Provenance, Setup as _};

/// The games at hand: those we ship, or in tests others beside them. Copies share the words.
#[derive(Clone)]
pub struct Shelf {
    games: Arc<[&'static dyn AnyGame]>,
    book: Book,
}

static SHIPPED: LazyLock<Shelf> = LazyLock::new(|| Shelf::of(shipped::games()));

/// A game on a shelf.
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
    /// Its messages, in every language.
    fn words(&self) -> Vec<phrasebook::Source>;
    /// Its guided games.
    fn lessons(&self) -> Vec<Lesson>;
    /// Its cover as an SVG document, if it brings one.
    fn cover(&self) -> Option<&'static str>;
    /// The component file we ship, with every table; none if the game has no printed data.
    fn component_file(&self) -> Option<String>;
    /// The component files of earlier releases that shipped other ones, with every table, the oldest first.
    fn former_component_files(&self) -> &'static [&'static str];
    /// The digest of the component data a table would be played with, as its record names it.
    fn digest(&self, order: &Order) -> Result<Digest, OrderError>;
    /// Checks a component file, and lists where each table comes from.
    fn tables(&self, components: &str) -> Result<Vec<(String, Provenance)>, Flaws>;
    /// Everything printed or counted out for a table.
    fn printed(&self, order: &Order) -> Result<Value, OrderError>;
    /// Opens a game and deals everything before the first decision, unless chance is brought by hand.
    fn open(&self, opening: &Opening, dealing: Dealing) -> Result<Moment, ShelfError>;
    /// The game that stored steps or a record describe.
    fn restore(&self, source: Source<'_>) -> Result<Moment, ShelfError>;
    /// Deals a record again and says whether it was honest.
    fn verify(&self, record: &Record, components: Option<String>) -> Result<Verdict, ShelfError>;
    /// The scores from which each rank of the solo game is earned, the lowest first.
    fn solo_ranks(&self) -> &'static [i32];
    /// The weights its bots judge positions by among a number of players.
    fn weights(&self, players: usize) -> Value;
    /// Plays a tournament of bots.
    fn contest(&self, order: &Order, contest: &Contest, watch: &dyn Watch) -> Result<Report, ContestError>;
    /// Searches the opening on this thread.
    fn searches(&self, order: &Order, seed: u64, time: Duration) -> Result<Searches, OrderError>;
    /// Plays games to their ends on this thread.
    fn playouts(&self, order: &Order, seed: u64, games: u64, policy: Policy) -> Result<Playouts, OrderError>;
}

/// The game of a kit, for a shelf.
pub const fn on_shelf<K: Kit>() -> &'static dyn AnyGame {
    const { &OnShelf::<K>(PhantomData) }
}

impl Shelf {
    /// The games we ship.
    pub fn shipped() -> Self {
        SHIPPED.clone()
    }

    /// These games.
    pub fn of(games: impl IntoIterator<Item = &'static dyn AnyGame>) -> Self {
        let games: Arc<[_]> = games.into_iter().collect();
        let book = Book::with(games.iter().flat_map(|game| game.words()));
        Self { games, book }
    }

    /// All of them.
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    pub fn game(&self, name: &str) -> Result<&'static dyn AnyGame, ShelfError> {
        let found = self.games.iter().find(|game| game.name() == name);
        let known = || self.games.iter().map(|game| game.name()).collect();
        found.copied().ok_or_else(|| ShelfError::UnknownGame { name: name.into(), known: known() })
    }

    /// The words of the house and of these games.
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// A language, with seats as letters.
    pub fn voice(&self, language: Language) -> Voice {
        self.book.voice(language)
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.name())).finish()
    }
}

struct OnShelf<K>(PhantomData<fn() -> K>);

impl<K: Kit> AnyGame for OnShelf<K> {
    fn name(&self) -> &'static str {
        GameOf::<K>::NAME
    }

    fn title(&self) -> &'static str {
        K::TITLE
    }

    fn has_secrets(&self) -> bool {
        K::SECRETS
    }

    fn editions(&self) -> &'static [&'static str] {
        K::EDITIONS
    }

    fn players(&self, edition: Option<&str>) -> RangeInclusive<usize> {
        K::players(edition)
    }

    fn rulebook(&self) -> Rulebook {
        Rulebook::read(K::RULEBOOK)
    }

    fn words(&self) -> Vec<phrasebook::Source> {
        K::words()
    }

    fn lessons(&self) -> Vec<Lesson> {
        K::LESSONS.iter().map(|text| Lesson::read(text)).collect()
    }

    fn cover(&self) -> Option<&'static str> {
        K::COVER
    }

    fn component_file(&self) -> Option<String> {
        K::component_file()
    }

    fn former_component_files(&self) -> &'static [&'static str] {
        K::former_component_files()
    }

    fn digest(&self, order: &Order) -> Result<Digest, OrderError> {
        Ok(Digest::of(K::setup(order)?.components()))
    }

    fn tables(&self, components: &str) -> Result<Vec<(String, Provenance)>, Flaws> {
        K::tables(components)
    }

    fn printed(&self, order: &Order) -> Result<Value, OrderError> {
        Ok(K::printed(&K::setup(order)?)?)
    }

    fn open(&self, opening: &Opening, dealing: Dealing) -> Result<Moment, ShelfError> {
        Ok(Kept::<K>::moment(opening::open::<K>(opening, dealing)?))
    }

    fn restore(&self, source: Source<'_>) -> Result<Moment, ShelfError> {
        Ok(Kept::<K>::moment(opening::restore::<K>(source)?))
    }

    fn verify(&self, record: &Record, components: Option<String>) -> Result<Verdict, ShelfError> {
        let setup = opening::recorded_setup::<K>(record, components)?;
        Ok(referee::verify::<GameOf<K>>(&setup, record)?)
    }

    fn solo_ranks(&self) -> &'static [i32] {
        K::SOLO_RANKS
    }

    fn weights(&self, players: usize) -> Value {
        K::weights(players)
    }

    fn contest(&self, order: &Order, contest: &Contest, watch: &dyn Watch) -> Result<Report, ContestError> {
        contest::play::<K>(order, contest, watch)
    }

    fn searches(&self, order: &Order, seed: u64, time: Duration) -> Result<Searches, OrderError> {
        playouts::search::<K>(order, seed, time)
    }

    fn playouts(&self, order: &Order, seed: u64, games: u64, policy: Policy) -> Result<Playouts, OrderError> {
        playouts::run::<K>(order, seed, games, policy)
    }
}
