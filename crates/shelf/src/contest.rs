//! Tournaments of any game, with bots given by name.

use crate::{SeatKind, ShelfError};
use arena::{AllSeeing, ArenaError, Contestant, Entrant, Report, Tournament, Watch};
use bots::{Budget, Cheater, GreedyBot, Level, SearchBot, Settings};
use kit::{ActionOf, Kit, Order, SetupOf};
use referee::Step;
use serde_json::Value;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tabletop::{Game, Seat};

/// Who can enter a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum Bot {
    /// A bot that also sits down with people.
    Seated(SeatKind),
    /// `plain`: search with random playouts and no opinion, ten milliseconds a decision.
    Plain,
    /// `cheater`: the search of `sharp`, but it sees everything.
    Cheater,
    /// `sharp@1000`: a search with a fixed number of simulations per decision, the same on every machine.
    Counted(Searcher, u32),
    /// `greedy` with other weights.
    Tuned(Value),
}

/// Who searches with a number of simulations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Searcher {
    /// As `sharp` does.
    Sharp,
    /// As `plain` does.
    Plain,
    /// As `cheater` does.
    Cheater,
}

/// A tournament as asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The bots, one for every seat.
    pub bots: Vec<Bot>,
    /// Games to play at least.
    pub games: u64,
    /// The same seed deals the same luck.
    pub seed: String,
    /// Threads to play on.
    pub threads: usize,
    /// Whether the luck of every game is measured, and subtracted.
    pub adjusted: bool,
}

/// Why a tournament could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// The table cannot be had.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// A person was named among the bots.
    #[error("'{0}' is not a bot: only bots play in tournaments")]
    NotABot(SeatKind),
    /// The weights are not those of the game's appraiser.
    #[error("these are not the weights of {game}: {reason}")]
    Weights {
        game: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// The arena could not play it.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{0}' is not a bot; choose one of random, greedy, calm, keen, sharp, deep, plain, cheater, or sharp@1000, plain@1000, cheater@1000 for a fixed number of simulations"
)]
pub struct UnknownBot(String);

const PLAIN: Settings = Settings::plain(Budget::Time(Duration::from_millis(10)));

struct Named<K: Kit> {
    bot: Bot,
    name: String,
    evaluator: K::Evaluator,
}

impl<K: Kit> Contestant<K::Game> for Named<K> {
    fn name(&self) -> &str {
        &self.name
    }

    fn enter(&self, seed: u64) -> Entrant<K::Game> {
        let evaluator = self.evaluator.clone();
        match &self.bot {
            Bot::Seated(kind) => Entrant::Fair(kind.bot::<K>(seed).expect("only bots are named")),
            Bot::Plain => fair::<K>(evaluator, PLAIN, seed),
            Bot::Tuned(_) => Entrant::Fair(Box::new(GreedyBot::new(evaluator, seed))),
            Bot::Cheater => cheater::<K>(evaluator, Level::Sharp.settings(), seed),
            Bot::Counted(searcher, count) => {
                let budget = Budget::Simulations(*count);
                match searcher {
                    Searcher::Sharp => fair::<K>(evaluator, Settings::new(budget), seed),
                    Searcher::Plain => fair::<K>(evaluator, Settings::plain(budget), seed),
                    Searcher::Cheater => cheater::<K>(evaluator, Settings::new(budget), seed),
                }
            }
        }
    }
}

fn fair<K: Kit>(evaluator: K::Evaluator, settings: Settings, seed: u64) -> Entrant<K::Game> {
    Entrant::Fair(Box::new(SearchBot::new(evaluator, settings, seed)))
}

fn cheater<K: Kit>(evaluator: K::Evaluator, settings: Settings, seed: u64) -> Entrant<K::Game> {
    Entrant::Cheater(Box::new(Seeing::<K>(Cheater::new(evaluator, settings, seed))))
}

struct Seeing<K: Kit>(Cheater<K::Game, K::Evaluator>);

impl<K: Kit> AllSeeing<K::Game> for Seeing<K> {
    fn choose(&mut self, game: &K::Game, _: Seat, options: &[ActionOf<K>]) -> ActionOf<K> {
        self.0.choose_knowing(game, options)
    }
}

pub(crate) fn play<K: Kit>(
    order: &Order,
    contest: &Contest,
    watch: &dyn Watch,
) -> Result<Report, ContestError> {
    let players = order.players.or(Some(contest.bots.len()));
    let setup = K::setup(&Order { players, ..order.clone() }).map_err(ShelfError::from)?;
    let contestants = contest.bots.iter().map(named::<K>).collect::<Result<Vec<_>, _>>()?;
    let evaluator = K::Evaluator::default();
    let luck = move |setup: &SetupOf<K>, steps: &[Step<K::Game>]| {
        let mut game = K::Game::new(setup).expect("a finished game had a setup that can be played");
        review::luck(&mut game, steps, &mut review::Glances::new(evaluator.clone()))
    };
    let tournament = Tournament::<K::Game> {
        contestants: contestants.iter().map(|named| named as &dyn Contestant<K::Game>).collect(),
        games: contest.games,
        seed: contest.seed.clone(),
        threads: contest.threads,
        luck: contest.adjusted.then_some(&luck),
        setup,
    };
    Ok(tournament.play(watch)?)
}

fn named<K: Kit>(bot: &Bot) -> Result<Named<K>, ContestError> {
    let evaluator = match bot {
        Bot::Seated(SeatKind::Me) => return Err(ContestError::NotABot(SeatKind::Me)),
        Bot::Tuned(weights) => K::evaluator(weights.clone())
            .map_err(|error| ContestError::Weights { game: K::TITLE, reason: error.to_string() })?,
        _ => K::Evaluator::default(),
    };
    Ok(Named { bot: bot.clone(), name: bot.to_string(), evaluator })
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seated(kind) => kind.fmt(f),
            Self::Plain => f.write_str("plain"),
            Self::Cheater => f.write_str("cheater"),
            Self::Counted(Searcher::Sharp, count) => write!(f, "sharp@{count}"),
            Self::Counted(Searcher::Plain, count) => write!(f, "plain@{count}"),
            Self::Counted(Searcher::Cheater, count) => write!(f, "cheater@{count}"),
            Self::Tuned(_) => f.write_str("tuned"),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        match text.split_once('@') {
            Some((searcher, count)) => counted(searcher, count).ok_or_else(|| UnknownBot(text.into())),
            None if text == "plain" => Ok(Self::Plain),
            None if text == "cheater" => Ok(Self::Cheater),
            None => text.parse().map(Self::Seated).map_err(|_| UnknownBot(text.into())),
        }
    }
}

fn counted(searcher: &str, count: &str) -> Option<Bot> {
    let searcher = match searcher {
        "sharp" => Searcher::Sharp,
        "plain" => Searcher::Plain,
        "cheater" => Searcher::Cheater,
        _ => return None,
    };
    let count: u32 = count.parse().ok().filter(|count| *count > 0)?;
    Some(Bot::Counted(searcher, count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_named_by_its_own_text() {
        for text in
            ["random", "greedy", "calm", "deep", "plain", "cheater", "sharp@1000", "plain@1", "cheater@7"]
        {
            assert_eq!(text.parse::<Bot>().map(|bot| bot.to_string()), Ok(text.into()));
        }
        for text in ["sharp@", "sharp@0", "greedy@5", "kraken", "@3", "me@2"] {
            assert!(text.parse::<Bot>().is_err(), "{text}");
        }
    }
}
