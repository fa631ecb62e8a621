//! A game in play for a server: every step gives a new one, so that it can be written down before anybody sees it.

mod game;
mod relive;
#[cfg(test)]
mod secrecy;
mod thought;

pub(crate) use game::Live;
pub(crate) use relive::relive;
pub use relive::{ReliveError, StepFault};
pub use thought::Thought;

use crate::{ActError, AnyAdvice, AnyEvent, AnyView, Choice, Question, SeatKind};
use referee::{Commitment, Entropies, Record, UndoRefusal};
use serde_json::Value;
use tabletop::{Pending, Phrase, Seat, Section, Standings, Viewer};

/// An event as one viewer witnesses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The step it belongs to, from one.
    pub step: usize,
    /// What happened, as data.
    pub event: AnyEvent,
    /// It in words.
    pub text: Phrase,
}

/// A game of some kind in play, with nobody seated. Nothing changes it: what is played gives another one, which shares
/// with it what happened before.
pub trait AnyLive: Send + Sync {
    /// The name the game is asked for by.
    fn game(&self) -> &'static str;
    /// The game's name for people.
    fn title(&self) -> &'static str;
    /// The edition, for games that have several.
    fn edition(&self) -> Option<&'static str>;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Whether players hold secrets.
    fn has_secrets(&self) -> bool;
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// The steps after the first `from`, as they stand in the record. They tell secrets.
    fn step_lines(&self, from: usize) -> Vec<String>;
    /// What the game waits for: a seat, or nothing any more.
    fn pending(&self) -> Pending;
    /// Everything the seat that must decide can do. In a game with secrets they are for this seat alone.
    fn options(&self) -> Vec<Choice>;
    /// The game after a listed action of `seat`, given in notation, and all chance it leads to.
    fn after(&self, seat: Seat, notation: &str) -> Result<Box<dyn AnyLive>, ActError>;
    /// The game before the last decision of `seat`, if taking it back harms nobody.
    fn without_last(&self, seat: Seat) -> Result<Box<dyn AnyLive>, UndoRefusal>;
    /// Whether `seat` could take its last decision back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> AnyView;
    /// One sentence: what is asked of whom.
    fn asked(&self, viewer: Viewer) -> Phrase;
    /// Everything `viewer` sees on the table in words, part by part.
    fn tableau(&self, viewer: Viewer) -> Vec<Section>;
    /// What happened after the first `from` steps, as far as `viewer` may know it.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<Happening>;
    /// What a bot thinks of the options, from what the seat that must decide may know; nothing if nobody must.
    fn advise(&self, question: &Question) -> Option<AnyAdvice>;
    /// What a bot needs to choose for `seat`: what the seat may know, and nothing else. Nothing if the seat has nothing
    /// to decide or a person is asked for. Every thought wants a `seed` of its own.
    fn think(&self, seat: Seat, kind: SeatKind, seed: u64) -> Option<Thought>;
    /// How the seats stand.
    fn standings(&self) -> Standings;
    /// A score source in words.
    fn source(&self, source: &str) -> Phrase;
    /// A last word about a finished game.
    fn last_word(&self) -> Option<Phrase>;
    /// Everything printed or counted out for this table.
    fn components(&self) -> Value;
    /// What binds the dealer.
    fn commitment(&self) -> Option<Commitment>;
    /// What the seats added to the seed.
    fn entropies(&self) -> &Entropies;
    /// The record, with the seed once the game is over; before the end its steps may tell secrets.
    fn record(&self) -> Record;
    /// The record for the table's owner, always with the seed.
    fn save(&self) -> Record;
    /// The same game once more, for whoever needs one to keep.
    fn copy(&self) -> Box<dyn AnyLive>;
}
