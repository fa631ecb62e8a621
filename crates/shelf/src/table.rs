//! A table of any game, as everybody behind the shelf sees it.

use crate::live::{AnyLive, Live};
use crate::{AnyAdvice, AnyView, Question, SeatKind, Shown};
use referee::{Commitment, DealError, Record, Refusal, Table, UndoRefusal};
use tabletop::{NotationError, Pending, Phrase, Player, Seat, Standings, Viewer};

/// One option: how it is written and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its notation.
    pub notation: String,
    /// It in words.
    pub text: Phrase,
    /// The ids of the components a player would click for it, in order; none if it is a mere word.
    pub touches: Vec<String>,
}

/// One line of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The step it belongs to, from one.
    pub step: usize,
    /// What happened.
    pub text: Phrase,
}

/// Why an action was not played. The table has not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// The text is no action of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The action cannot be played now.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A table of some game. Nothing but a listed action, a bot's choice or an undo changes it.
pub trait AnyTable: Send {
    /// The game's name for people.
    fn title(&self) -> &'static str;
    /// The edition, for games that have several.
    fn edition(&self) -> Option<&'static str>;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Whether players hold secrets.
    fn has_secrets(&self) -> bool;
    /// How many steps have been played.
    fn version(&self) -> usize;
    /// What the game waits for.
    fn pending(&self) -> Pending;
    /// Everything the seat that must decide can do.
    fn options(&self) -> Vec<Choice>;
    /// Plays an action given in notation, for a seat that saw the table at `at_version`.
    fn act(&mut self, seat: Seat, at_version: usize, notation: &str) -> Result<(), ActError>;
    /// Seats somebody; a bot's choices follow from `seed`.
    fn sit(&mut self, seat: Seat, kind: SeatKind, seed: u64);
    /// Lets the bot of the seat that must decide choose; tells whether there was one.
    fn ask_bot(&mut self) -> Result<bool, Refusal>;
    /// Deals pending chance: needed only where a record stops in the middle of dealing.
    fn settle(&mut self) -> Result<(), DealError>;
    /// Whether `seat` could take its last decision back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the last decision of `seat` back, if that harms nobody.
    fn undo(&mut self, seat: Seat) -> Result<String, UndoRefusal>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> AnyView;
    /// One sentence: what is asked of whom.
    fn asked(&self, viewer: Viewer) -> Phrase;
    /// What a bot thinks of the options, from what the seat that must decide may know; nothing if nobody must.
    fn advise(&self, question: &Question) -> Option<AnyAdvice>;
    /// What happened from step `from` on, as far as `viewer` may know it.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine>;
    /// How the seats stand.
    fn standings(&self) -> Standings;
    /// A score source in words.
    fn source(&self, source: &str) -> Phrase;
    /// A last word about a finished game.
    fn last_word(&self) -> Option<Phrase>;
    /// What binds the dealer.
    fn commitment(&self) -> Option<Commitment>;
    /// The record without the seed of a game in play; before the end its steps may tell secrets.
    fn record(&self) -> Record;
    /// The record for the table's owner, with the seed, so that the game can be resumed.
    fn save(&self) -> Record;
}

/// A game in play with its bots.
pub(crate) struct Seated<G: Shown> {
    live: Live<G>,
    bots: Vec<Option<Box<dyn Player<G> + Send>>>,
}

impl<G: Shown> Seated<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let bots = (0..table.game().seats()).map(|_| None).collect();
        Self { live: Live::new(table), bots }
    }
}

impl<G: Shown> AnyTable for Seated<G> {
    fn title(&self) -> &'static str {
        self.live.title()
    }

    fn edition(&self) -> Option<&'static str> {
        self.live.edition()
    }

    fn seats(&self) -> usize {
        self.live.seats()
    }

    fn has_secrets(&self) -> bool {
        self.live.has_secrets()
    }

    fn version(&self) -> usize {
        self.live.steps()
    }

    fn pending(&self) -> Pending {
        self.live.pending()
    }

    fn options(&self) -> Vec<Choice> {
        self.live.options()
    }

    fn act(&mut self, seat: Seat, at_version: usize, notation: &str) -> Result<(), ActError> {
        self.live.act(seat, at_version, notation)
    }

    fn sit(&mut self, seat: Seat, kind: SeatKind, seed: u64) {
        self.bots[seat.index()] = kind.bot(seed);
    }

    fn ask_bot(&mut self) -> Result<bool, Refusal> {
        let Pending::Decision(seat) = self.live.pending() else { return Ok(false) };
        match &mut self.bots[seat.index()] {
            Some(bot) => self.live.ask(bot).map(|()| true),
            None => Ok(false),
        }
    }

    fn settle(&mut self) -> Result<(), DealError> {
        self.live.settle()
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.live.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<String, UndoRefusal> {
        self.live.undo(seat).map(|step| step.to_string())
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        self.live.view(viewer)
    }

    fn asked(&self, viewer: Viewer) -> Phrase {
        self.live.asked(viewer)
    }

    fn advise(&self, question: &Question) -> Option<AnyAdvice> {
        self.live.advise(question)
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        let happened = self.live.events(viewer, from).into_iter();
        happened.map(|happening| LogLine { step: happening.step, text: happening.text }).collect()
    }

    fn standings(&self) -> Standings {
        self.live.standings()
    }

    fn source(&self, source: &str) -> Phrase {
        self.live.source(source)
    }

    fn last_word(&self) -> Option<Phrase> {
        self.live.last_word()
    }

    fn commitment(&self) -> Option<Commitment> {
        self.live.commitment()
    }

    fn record(&self) -> Record {
        self.live.record()
    }

    fn save(&self) -> Record {
        self.live.save()
    }
}
