//! Tournaments of any game, for whoever names bots by their words.

use crate::{Order, SeatKind, ShelfError, Title};
use arena::{AllSeeing, ArenaError, Contestant, Entrant, Report, Tournament, Watch};
use bots::{Budget, Cheater, GreedyBot, Level, SearchBot, Settings};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tabletop::Seat;

/// Who can enter a tournament.
#[derive(Clone, PartialEq, Debug)]
pub enum Bot {
    /// A bot that also sits down with people.
    Seated(SeatKind),
    /// `plain`: search with random playouts and no opinion, ten milliseconds a decision.
    Plain,
    /// `cheater`: the search of `sharp`, but it sees everything.
    Cheater,
    /// `greedy` with other weights.
    Tuned(Value),
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
}

/// Why a tournament could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// The table cannot be had.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// A person was named among the bots.
    #[error("'{0}' is no bot: a tournament is played by bots alone")]
    NotABot(SeatKind),
    /// The weights are not those of the game's appraiser.
    #[error("these are not the weights of {game}: {reason}")]
    Weights {
        /// The game.
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
#[error("'{0}' is no bot; choose one of random, greedy, calm, keen, sharp, deep, plain, cheater")]
pub struct UnknownBot(String);

const PLAIN: Settings = Settings::plain(Budget::Time(Duration::from_millis(10)));

struct Named<G: Title> {
    bot: Bot,
    name: String,
    appraiser: G::Appraiser,
}

impl<G: Title> Contestant<G> for Named<G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn enter(&self, seed: u64) -> Entrant<G> {
        let appraiser = self.appraiser.clone();
        match &self.bot {
            Bot::Seated(kind) => Entrant::Fair(kind.bot(seed).expect("only bots are named")),
            Bot::Plain => Entrant::Fair(Box::new(SearchBot::new(appraiser, PLAIN, seed))),
            Bot::Tuned(_) => Entrant::Fair(Box::new(GreedyBot::new(appraiser, seed))),
            Bot::Cheater => {
                let cheater = Cheater::new(appraiser, Level::Sharp.settings(), seed);
                Entrant::Cheater(Box::new(Seeing::<G>(cheater)))
            }
        }
    }
}

struct Seeing<G: Title>(Cheater<G, G::Appraiser>);

impl<G: Title> AllSeeing<G> for Seeing<G> {
    fn choose(&mut self, game: &G, _: Seat, options: &[G::Action]) -> G::Action {
        self.0.choose_knowing(game, options)
    }
}

pub(crate) fn play<G: Title>(
    order: &Order,
    contest: &Contest,
    watch: &dyn Watch,
) -> Result<Report, ContestError>
where
    G::Setup: Sync,
{
    let players = order.players.or(Some(contest.bots.len()));
    let setup = G::setup(&Order { players, ..order.clone() }).map_err(ShelfError::from)?;
    let contestants = contest.bots.iter().map(named::<G>).collect::<Result<Vec<_>, _>>()?;
    let tournament = Tournament::<G> {
        contestants: contestants.iter().map(|named| named as &dyn Contestant<G>).collect(),
        games: contest.games,
        seed: contest.seed.clone(),
        threads: contest.threads,
        setup,
    };
    Ok(tournament.play(watch)?)
}

fn named<G: Title>(bot: &Bot) -> Result<Named<G>, ContestError> {
    let appraiser = match bot {
        Bot::Seated(SeatKind::Me) => return Err(ContestError::NotABot(SeatKind::Me)),
        Bot::Tuned(weights) => G::appraiser(weights.clone())
            .map_err(|error| ContestError::Weights { game: G::TITLE, reason: error.to_string() })?,
        _ => G::Appraiser::default(),
    };
    Ok(Named { bot: bot.clone(), name: bot.to_string(), appraiser })
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seated(kind) => kind.fmt(f),
            Self::Plain => f.write_str("plain"),
            Self::Cheater => f.write_str("cheater"),
            Self::Tuned(_) => f.write_str("tuned"),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        match text {
            "plain" => Ok(Self::Plain),
            "cheater" => Ok(Self::Cheater),
            _ => text.parse().map(Self::Seated).map_err(|_| UnknownBot(text.into())),
        }
    }
}
