//! A game on a desk, for analysis: chance dealt by a seed or by hand, every step taken back, nothing kept secret.

mod lay;
mod play;

pub(crate) use lay::{from_position, from_record, new};

use crate::{AnyPosition, AnyView, Choice, PositionError, ShelfError};
use bots::{Budget, Level};
use referee::{DealError, Dishonesty, Record, SeededDealer};
use std::time::Instant;
use tabletop::{NotationError, Pending, Phrase, Seat, Section, Standings, Viewer, Weighted};

/// Who brings the outcomes of chance to a desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// A seed, as soon as chance is asked.
    Seeded(SeededDealer),
    /// Whoever sits at the desk, one outcome at a time.
    ByHand,
}

/// Who deals on when a record is looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Revisit {
    /// The seed it was dealt from, if the record tells it; otherwise whoever sits at the desk.
    AsDealt,
    /// Whoever sits at the desk.
    ByHand,
}

/// Why nothing can be put on the desk.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeskError {
    /// The game cannot be set up so, or the record is wrong.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// The position is wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The record's seed does not deal what the record says.
    #[error("{0}; dealt by hand the record can still be looked at")]
    Dishonest(Dishonesty),
    /// The seed could not deal.
    #[error(transparent)]
    Dealer(#[from] DealError),
}

/// Why a step was not played or not taken back. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// The text is no action or no outcome of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The game does not list the action.
    #[error("'{action}' is not an option now")]
    NotAnOption {
        /// Its notation.
        action: String,
    },
    /// The game does not list the outcome.
    #[error("'{outcome}' cannot happen now")]
    NotAnOutcome {
        /// Its notation.
        outcome: String,
    },
    /// A decision was made where chance must bring an outcome.
    #[error("the game waits for chance: deal one of the outcomes first")]
    ChancePending,
    /// An outcome was dealt where a seat must decide.
    #[error("the game waits for {seat} to decide")]
    DecisionPending {
        /// Who must decide.
        seat: Seat,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// An outcome was dealt by hand where a seed deals.
    #[error("chance is dealt by a seed here, not by hand")]
    Seeded,
    /// No step is left to take back.
    #[error("there is nothing left to take back")]
    NothingPlayed,
    /// The seed could not deal.
    #[error(transparent)]
    Dealer(#[from] DealError),
}

/// The steps before the position are not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game began with a position, so that the steps before it are not known")]
pub struct NoRecord;

/// A step in notation, with what happened by it in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Who decided; nobody for chance.
    pub seat: Option<Seat>,
    /// The notation of the action or outcome.
    pub notation: String,
    /// All that happened, secrets included.
    pub events: Vec<Phrase>,
}

/// What a bot is asked about the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The bot.
    pub level: Level,
    /// How long it may think; as long as it usually does if left out.
    pub budget: Option<Budget>,
    /// With the same seed and a budget of simulations it gives the same advice.
    pub seed: u64,
    /// Whatever the budget says, it answers by this moment.
    pub latest: Option<Instant>,
}

/// What a bot thinks of the options, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyAdvice {
    /// Who must decide.
    pub seat: Seat,
    /// Simulations of all options.
    pub simulations: u32,
    /// How sure it is of its first option, from zero to one.
    pub confidence: f32,
    /// Every option once.
    pub options: Vec<Rated>,
}

/// What a bot thinks of one option.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// Its notation.
    pub notation: String,
    /// It in words.
    pub text: Phrase,
    /// The final score it leads to, on average.
    pub score: f32,
    /// The share of the victory it leads to, on average.
    pub win_chance: f32,
    /// Simulations spent on it.
    pub simulations: u32,
    /// How far off the bot may be: the standard error of what it strives for, on a scale from zero to one.
    pub doubt: f32,
}

/// A game of some kind on a desk.
pub trait AnyDesk: Send {
    /// The name the game is asked for by.
    fn game(&self) -> &'static str;
    /// The edition, for games that have several.
    fn edition(&self) -> Option<&'static str>;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many steps lie behind, from the beginning or from the position.
    fn steps(&self) -> usize;
    /// Whether chance is dealt by hand.
    fn by_hand(&self) -> bool;
    /// What the game waits for.
    fn pending(&self) -> Pending;
    /// One sentence: what is asked of whom.
    fn asked(&self, viewer: Viewer) -> Phrase;
    /// What lies on the table in words, as the viewer sees it.
    fn tableau(&self, viewer: Viewer) -> Vec<Section>;
    /// Everything the seat that must decide can do.
    fn options(&self) -> Vec<Choice>;
    /// Everything chance can bring, if it is asked.
    fn outcomes(&self) -> Vec<Weighted<String>>;
    /// Plays an action for the seat that must decide; gives all that was played.
    fn act(&mut self, notation: &str) -> Result<Vec<Told>, StepError>;
    /// Deals an outcome by hand.
    fn deal(&mut self, notation: &str) -> Result<Vec<Told>, StepError>;
    /// Takes back the last step; where a seed deals, the last decision with all chance after it.
    fn undo(&mut self) -> Result<Vec<Told>, StepError>;
    /// This moment, secrets included.
    fn position(&self) -> AnyPosition;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> AnyView;
    /// How the seats stand.
    fn standings(&self) -> Standings;
    /// A score source in words.
    fn source(&self, source: &str) -> Phrase;
    /// A last word about a finished game.
    fn last_word(&self) -> Option<Phrase>;
    /// What a bot thinks of the options; it sees what the seat that must decide may know.
    fn advise(&self, question: &Question) -> Result<AnyAdvice, StepError>;
    /// The record from the beginning, with the seed if there is one.
    fn record(&self) -> Result<Record, NoRecord>;
}
