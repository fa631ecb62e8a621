//! Who can sit on a seat of a local table: a person, or a bot of some level.

use crate::Title;
use bots::{GreedyBot, Level, PanelBot, RandomBot, SearchBot, Settings};
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

/// A bot that chose sooner than this thinks on about what it will be asked next. `deep`, for whom everybody waits
/// already, does not.
const AHEAD: Duration = Duration::from_millis(100);

/// The words seats are asked for with.
pub const LEVELS: [&str; 7] = ["me", "random", "greedy", "calm", "keen", "sharp", "deep"];

/// A text that names nobody who could sit down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{given}' cannot sit down here; choose one of {}", LEVELS.join(", "))]
pub struct UnknownSeat {
    given: String,
}

impl SeatKind {
    /// Who sits where nobody else was asked to.
    pub const OPPONENT: Self = Self::Search(Level::Keen);

    /// The bot for this seat, or nobody for a person.
    pub(crate) fn bot<G: Title>(self, seed: u64) -> Option<Box<dyn Player<G> + Send>> {
        match self {
            Self::Me => None,
            Self::Random => Some(Box::new(RandomBot::new(seed))),
            Self::Greedy => Some(Box::new(GreedyBot::new(G::Appraiser::default(), seed))),
            Self::Search(level) => Some(search(level, seed)),
        }
    }

    /// What the bot for this seat chooses: now, and if it searches then on as far as it foresees what it will be asked.
    /// It leaves the other threads to others, and comes back by the `latest` moment if it searches. A person chooses
    /// nothing.
    pub(crate) fn choose_ahead<G: Title>(
        self,
        view: &G::View,
        options: &[G::Action],
        seed: u64,
        latest: Option<Instant>,
    ) -> Vec<G::Action> {
        if let Self::Search(level) = self {
            let until = Instant::now() + AHEAD;
            let until = latest.map_or(until, |latest| latest.min(until));
            return lone_search::<G>(level, seed, latest).choose_ahead(view, options, until);
        }
        self.bot::<G>(seed).map(|mut bot| bot.choose(view, options)).into_iter().collect()
    }
}

fn search<G: Title>(level: Level, seed: u64) -> Box<dyn Player<G> + Send> {
    if level.uses_threads() {
        let threads = thread::available_parallelism().map_or(1, |count| count.get() as u32);
        return Box::new(PanelBot::new(&G::Appraiser::default(), level.settings(), threads, seed));
    }
    Box::new(lone_search::<G>(level, seed, None))
}

fn lone_search<G: Title>(level: Level, seed: u64, latest: Option<Instant>) -> SearchBot<G, G::Appraiser> {
    SearchBot::new(G::Appraiser::default(), Settings { latest, ..level.settings() }, seed)
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
    fn every_word_names_somebody_and_is_given_back() {
        for word in LEVELS {
            assert_eq!(word.parse::<SeatKind>().map(|kind| kind.to_string()), Ok(word.into()));
        }
        assert!("kraken".parse::<SeatKind>().is_err_and(|error| error.to_string().contains("calm, keen")));
    }
}
