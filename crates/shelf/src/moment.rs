//! A game at a moment, with how it came there: the one value that every host plays with.

mod kept;
mod thought;

pub(crate) use kept::Kept;
pub use thought::Thought;

use crate::{AnyGame, AnyReview, Inquiry, NoRecord, ReviewFailure, ReviewWatch, SeatKind, StepError};
use bots::{Budget, Level};
use kit::{Part, Rung};
use phrasebook::Voice;
use referee::{Commitment, Digest, Entropies, Record, StepCount, StepLine, UndoRefusal};
use serde_json::Value;
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Brings, Pending, Phrase, Refusal, Seat, Section, Standings, Viewer, Weighted};

/// A game at a moment. Nothing changes it: what is played gives another one, which shares with it what happened before.
pub type Moment = Arc<dyn AnyMoment>;

/// One option: how it is written and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub notation: String,
    /// It in words.
    pub text: Phrase,
    /// The ids of the components a player would click for it, in order; none if it is a mere word.
    pub touches: Vec<String>,
}

/// An action that has the shape of the pending decision and is not an option, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barred {
    pub notation: String,
    /// The ids of the components a player would click for it, in order, as far as they are there.
    pub touches: Vec<String>,
    /// The clause that forbids it, and a sentence that says so.
    pub reason: Refusal,
}

/// An event as one viewer witnesses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The step it belongs to, from one.
    pub step: usize,
    /// What happened, as data.
    pub event: Value,
    /// It in words.
    pub text: Phrase,
}

/// What is undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// The last decision of this seat, if undoing it harms nobody.
    Fairly(Seat),
    /// The last step, whatever it revealed; where a dealer deals, the last decision with all chance after it.
    Anything,
}

/// Whom a record is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// All: the seed is revealed once the game is over. Before the end its steps may reveal secrets.
    All,
    /// The table's owner: the seed is always revealed, so that the game can be resumed.
    Owner,
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
    /// Whatever the budget says, it answers by then.
    pub deadline: Option<Instant>,
}

/// What a bot thinks of the options, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyAdvice {
    /// The seat that must decide.
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

/// A game of some kind at a moment, with nobody seated. Hosts hold it as a [`Moment`].
pub trait AnyMoment: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    /// The edition, for games that have several.
    fn edition(&self) -> Option<&'static str>;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many steps lie behind, from the beginning or from the position it began with.
    fn count(&self) -> StepCount;
    /// The steps after the first few, as they stand in the record. They reveal secrets.
    fn lines(&self, from: StepCount) -> Vec<StepLine>;
    /// What the game waits for.
    fn pending(&self) -> Pending;
    /// Everything the seat that must decide can do. In a game with secrets they are only for this seat.
    fn options(&self) -> Vec<Choice>;
    /// What each of the options would surely bring, in their order, as far as the seat that must decide can know.
    fn brings(&self) -> Vec<Option<Brings>>;
    /// Why `seat`, which must decide, may not do something, given in notation; nothing if it is an option. Only that seat
    /// may ask, since the answer follows from what it knows.
    fn why(&self, seat: Seat, notation: &str) -> Result<Option<Barred>, StepError>;
    /// Everything that has the shape of what `seat` must decide and is not an option. Only that seat may ask.
    fn barred(&self, seat: Seat) -> Result<Vec<Barred>, StepError>;
    /// Why `seat`, which must decide, cannot click a component, where that is no matter of a single action.
    fn unlit(&self, seat: Seat, component: &str) -> Result<Option<Refusal>, StepError>;
    /// Everything chance can bring, if it is asked.
    fn outcomes(&self) -> Vec<Weighted<String>>;
    /// The game after a listed action of `seat`, given in notation, and all chance that a dealer brings after it.
    fn after(&self, seat: Seat, notation: &str) -> Result<Moment, StepError>;
    /// The game after an outcome brought by hand.
    fn dealt(&self, notation: &str) -> Result<Moment, StepError>;
    /// The game with all pending chance dealt: needed only where a record stops in the middle of dealing.
    fn settled(&self) -> Result<Moment, StepError>;
    /// The game before its last steps.
    fn before(&self, what: TakeBack) -> Result<Moment, UndoRefusal>;
    /// The game as `viewer` may know it.
    fn seen_by(&self, viewer: Viewer) -> Box<dyn AnySight + '_>;
    /// What happened after the first few steps, as far as `viewer` may know it; without a viewer, all of it.
    fn events(&self, viewer: Option<Viewer>, from: StepCount) -> Vec<Happening>;
    /// What a bot thinks of the options, from what the seat that must decide may know; nothing if none must.
    fn advise(&self, question: &Question) -> Option<AnyAdvice>;
    /// What a bot needs to choose for the seat that must decide: what that seat may know, and nothing else. Nothing if
    /// no seat must, or a person is asked for. Every thought wants a `seed` of its own.
    fn think(&self, kind: SeatKind, seed: u64) -> Option<Thought>;
    /// What was luck and what was error in a finished game. It reveals secrets, and takes as long as it is allowed.
    fn review(&self, inquiry: &Inquiry, watch: &dyn ReviewWatch) -> Result<AnyReview, ReviewFailure>;
    /// How the seats stand.
    fn standings(&self) -> Standings;
    /// The ranks of the solo game, the lowest first, where one plays; none otherwise.
    fn ladder(&self) -> Vec<Rung>;
    /// A score source in words.
    fn source(&self, source: &str) -> Phrase;
    /// A last word about a finished game.
    fn last_word(&self) -> Option<Phrase>;
    /// Everything printed or counted out for this table.
    fn printed(&self) -> Value;
    /// What identifies the component data it is played with, in records and stored tables.
    fn components(&self) -> Digest;
    /// Whether chance is brought by hand.
    fn is_by_hand(&self) -> bool;
    /// What binds the dealer.
    fn commitment(&self) -> Option<Commitment>;
    /// What the seats added to the seed.
    fn entropies(&self) -> &Entropies;
    /// The record from the beginning.
    fn record(&self, telling: Telling) -> Result<Record, NoRecord>;
    /// This moment written down in full, secrets included, if the game can be written so.
    fn position(&self) -> Option<Value>;
}

/// A game at a moment, as one viewer may know it.
pub trait AnySight {
    /// All of it, as data.
    fn view(&self) -> Value;
    /// One sentence: what is asked of whom.
    fn asked(&self) -> Phrase;
    /// What a seat's score is made of.
    fn parts(&self, seat: Seat) -> Vec<Part>;
    /// All of it in words, part by part.
    fn tableau(&self) -> Vec<Section>;
    /// All of it drawn as text.
    fn drawn(&self, voice: &Voice) -> String;
}

impl Default for Question {
    fn default() -> Self {
        Self { level: Level::Sharp, budget: None, seed: 0, deadline: None }
    }
}
