//! The contract between every game and its host.

use crate::{Dealer, NotationError, Refusal, Seat, Standings, Viewer, Weighted};
use serde::Serialize;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What the game waits for. Never two things at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A seat must choose one of [`Game::options`].
    Decision(Seat),
    /// Chance must bring one of [`Game::outcomes`].
    Chance,
    /// The game has ended.
    Over,
}

/// What an entry of a game's agenda asks, and whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A seat must decide.
    Decision(Seat),
    /// Chance must speak.
    Chance,
    /// It is done without an answer.
    Nothing,
}

impl Ask {
    /// The seat that must decide, if one must.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Decision(seat) => Some(seat),
            Self::Chance | Self::Nothing => None,
        }
    }
}

impl From<Ask> for Pending {
    /// What a game waits for that has done all it can without an answer: if nothing is asked, it is over.
    fn from(ask: Ask) -> Self {
        match ask {
            Ask::Decision(seat) => Self::Decision(seat),
            Ask::Chance => Self::Chance,
            Ask::Nothing => Self::Over,
        }
    }
}

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game does not allow that number of players.
    #[error("{game} is for {} to {} players, not {given}", .allowed.start(), .allowed.end())]
    Players {
        /// The game, with its edition if it has several.
        game: &'static str,
        /// What was asked for.
        given: usize,
        /// What can be had.
        allowed: RangeInclusive<usize>,
    },
}

/// What a game is set up from, as far as records and tables need to know it.
pub trait Setup: Clone + Eq + Debug {
    /// The edition's name, for games that have several.
    fn edition(&self) -> Option<&'static str>;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// The printed data in one canonical text. Two setups play alike only if these are equal.
    fn components(&self) -> String;
}

/// Takes note of events. `()` takes none, so a search pays nothing for them.
pub trait Log<E> {
    /// Called once for every event, in order.
    fn note(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn note(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}

/// A game at one moment. Chance is an argument, never a side effect, and nothing hidden has an order.
pub trait Game: Clone + Eq + Debug {
    /// The name it is asked for by: lower case, words joined by hyphens.
    const NAME: &'static str;
    /// What it is set up from.
    type Setup: Setup;
    /// What a seat can decide. Printing and parsing give back the same action.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError>;
    /// What chance can bring. Printing and parsing give back the same outcome.
    type Chance: Copy + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// What happened, for logs, animation and sound.
    type Event: Clone + Eq + Debug;
    /// What one viewer may know, and all of it.
    type View: Clone + Eq + Debug + Serialize;

    /// The table before the first chance step.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn pending(&self) -> Pending;

    /// Appends every legal action of the seat that must decide, each once. This is the one source of legality.
    fn options(&self, out: &mut Vec<Self::Action>);

    /// Appends every action that has the shape of the pending decision, each once, whether it is allowed or not: what a
    /// player could try. All options are among them. Like a reason, it follows from what the seat knows.
    fn shape(&self, out: &mut Vec<Self::Action>);

    /// Why `action` is not an option of the seat that must decide; nothing exactly if [`Self::options`] lists it. An action
    /// of another shape is answered by what is to be done now. This is for people who ask, never for playing.
    fn refusal(&self, action: Self::Action) -> Option<Refusal>;

    /// Appends everything chance can bring now, with its exact weight.
    fn outcomes(&self, out: &mut Vec<Weighted<Self::Chance>>);

    /// Plays an action that [`Self::options`] lists; it cannot fail on those, and may panic on others.
    fn act(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Deals an outcome that [`Self::outcomes`] lists; it cannot fail on those, and may panic on others.
    fn deal(&mut self, outcome: Self::Chance, log: &mut impl Log<Self::Event>);

    /// Whether playing `action` shows someone a secret without chance being asked, so that it cannot be undone.
    fn reveals(&self, action: Self::Action) -> bool;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Chance's own question, answered without listing the outcomes; games may make it faster than the list.
    fn deal_by(
        &mut self,
        dealer: &mut impl Dealer,
        scratch: &mut Vec<Weighted<Self::Chance>>,
        log: &mut impl Log<Self::Event>,
    ) {
        scratch.clear();
        self.outcomes(scratch);
        self.deal(dealer.choose(scratch), log);
    }

    /// A full state drawn fairly among all that `view` allows.
    fn imagine(view: &Self::View, dealer: &mut impl Dealer) -> Self;

    /// What `viewer` learns of an event; nothing if it passes unseen.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Scores with their sources, at any moment.
    fn standings(&self) -> Standings;
}
