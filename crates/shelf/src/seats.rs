//! Who can sit on a seat of a local table: a person, or a bot of some level.

use bots::{GreedyBot, Level, PanelBot, RandomBot, SearchBot, Settings};
use kit::{ActionOf, Kit, ViewOf};
use std::fmt;
use std::str::FromStr;
use std::thread;
use std::time::{Duration, Instant};
use tabletop::Player;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person at this table.
    Me,
    /// A bot that chooses at random.
    Random,
    /// A bot that thinks to the end of its own turn.
    Greedy,
    /// A bot that searches.
    Search(Level),
}

/// A bot that chose sooner than this thinks on about what it will be asked next. `deep`, for whom everyone waits
/// already, does not.
const AHEAD: Duration = Duration::from_millis(100);

/// The words seats are asked for with.
pub const LEVELS: [&str; 7] = ["me", "random", "greedy", "calm", "keen", "sharp", "deep"];

/// A text that names nobody who could sit down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{given}' cannot take a seat; choose one of {}", LEVELS.join(", "))]
pub struct UnknownSeat {
    given: String,
}

impl SeatKind {
    /// Who sits where nobody else was asked to.
    pub const OPPONENT: Self = Self::Search(Level::Keen);

    /// The bot for this seat; none for a person.
    pub(crate) fn bot<K: Kit>(self, seed: u64) -> Option<Box<dyn Player<K::Game> + Send>> {
        match self {
            Self::Me => None,
            Self::Random => Some(Box::new(RandomBot::new(seed))),
            Self::Greedy => Some(Box::new(GreedyBot::new(K::Evaluator::default(), seed))),
            Self::Search(level) if level.uses_threads() => Some(Box::new(panel::<K>(level, seed))),
            Self::Search(level) => Some(Box::new(lone_search::<K>(level, seed, None))),
        }
    }

    /// What the bot for this seat chooses: now, and if it searches alone then on as far as it foresees what it will be
    /// asked. With a deadline it leaves the other threads to others. A person chooses nothing.
    pub(crate) fn choose<K: Kit>(
        self,
        view: &ViewOf<K>,
        options: &[ActionOf<K>],
        seed: u64,
        deadline: Option<Instant>,
    ) -> Vec<ActionOf<K>> {
        match self {
            Self::Search(level) if deadline.is_some() || !level.uses_threads() => {
                let until = Instant::now() + AHEAD;
                let until = deadline.map_or(until, |deadline| deadline.min(until));
                lone_search::<K>(level, seed, deadline).choose_ahead(view, options, until)
            }
            _ => self.bot::<K>(seed).map(|mut bot| bot.choose(view, options)).into_iter().collect(),
        }
    }
}

fn panel<K: Kit>(level: Level, seed: u64) -> PanelBot<K::Game, K::Evaluator> {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u32);
    PanelBot::new(&K::Evaluator::default(), level.settings(), threads, seed)
}

fn lone_search<K: Kit>(
    level: Level,
    seed: u64,
    deadline: Option<Instant>,
) -> SearchBot<K::Game, K::Evaluator> {
    SearchBot::new(K::Evaluator::default(), Settings { latest: deadline, ..level.settings() }, seed)
}

impl fmt::Display for SeatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(level) => level.fmt(f),
        }
    }
}

impl FromStr for SeatKind {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        match text {
            "me" => Ok(Self::Me),
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            level => level.parse().map(Self::Search).map_err(|_| UnknownSeat { given: text.into() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_names_someone_and_is_given_back() {
        for word in LEVELS {
            assert_eq!(word.parse::<SeatKind>().map(|kind| kind.to_string()), Ok(word.into()));
        }
        assert!("kraken".parse::<SeatKind>().is_err_and(|error| error.to_string().contains("calm, keen")));
    }
}
