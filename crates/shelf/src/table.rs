//! A table of any game, as everybody behind the shelf sees it.

use crate::{AnyAdvice, AnyView, Question, SeatKind, Title, advice};
use referee::{Commitment, DealError, Played, Record, Refusal, Table, UndoRefusal};
use tabletop::{NotationError, Pending, Phrase, Player, Seat, Standings, Viewer};

/// One option: how it is written and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its notation.
    pub notation: String,
    /// It in words.
    pub text: Phrase,
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

/// A table with its bots.
pub(crate) struct Seated<G: Title> {
    table: Table<G>,
    bots: Vec<Option<Box<dyn Player<G> + Send>>>,
}

impl<G: Title> Seated<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let bots = (0..table.game().seats()).map(|_| None).collect();
        Self { table, bots }
    }
}

impl<G> AnyTable for Seated<G>
where
    G: Title + Send,
    G::Setup: Send,
    G::Action: Send,
    G::Chance: Send,
{
    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn edition(&self) -> Option<&'static str> {
        tabletop::Setup::edition(self.table.setup())
    }

    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn version(&self) -> usize {
        self.table.version()
    }

    fn pending(&self) -> Pending {
        self.table.pending()
    }

    fn options(&self) -> Vec<Choice> {
        let Pending::Decision(seat) = self.table.pending() else { return Vec::new() };
        let view = self.table.view(Viewer::Seat(seat));
        let choice =
            |action: &G::Action| Choice { notation: action.to_string(), text: G::action(&view, action) };
        self.table.options().iter().map(choice).collect()
    }

    fn act(&mut self, seat: Seat, at_version: usize, notation: &str) -> Result<(), ActError> {
        let action = notation.parse::<G::Action>()?;
        self.table.act(seat, at_version, action)?;
        Ok(())
    }

    fn sit(&mut self, seat: Seat, kind: SeatKind, seed: u64) {
        self.bots[seat.index()] = kind.bot(seed);
    }

    fn ask_bot(&mut self) -> Result<bool, Refusal> {
        let Pending::Decision(seat) = self.table.pending() else { return Ok(false) };
        match &mut self.bots[seat.index()] {
            Some(bot) => self.table.ask(bot).map(|_| true),
            None => Ok(false),
        }
    }

    fn settle(&mut self) -> Result<(), DealError> {
        self.table.settle().map(drop)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.clone().undo(seat).is_ok()
    }

    fn undo(&mut self, seat: Seat) -> Result<String, UndoRefusal> {
        self.table.undo(seat).map(|step| step.to_string())
    }

    fn view(&self, viewer: Viewer) -> AnyView {
        G::any_view(self.table.view(viewer))
    }

    fn asked(&self, viewer: Viewer) -> Phrase {
        G::asked(&self.table.view(viewer))
    }

    fn advise(&self, question: &Question) -> Option<AnyAdvice> {
        let Pending::Decision(seat) = self.table.pending() else { return None };
        Some(advice::ask(self.table.game(), seat, question))
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        let numbered = self.table.history().into_iter().enumerate().skip(from);
        numbered
            .flat_map(|(index, played)| told::<G>(self.table.setup(), viewer, index + 1, &played))
            .collect()
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn source(&self, source: &str) -> Phrase {
        G::source(self.table.setup(), source)
    }

    fn last_word(&self) -> Option<Phrase> {
        let over = self.table.is_over();
        over.then(|| G::last_word(self.table.setup(), &self.table.standings())).flatten()
    }

    fn commitment(&self) -> Option<Commitment> {
        self.table.commitment()
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn save(&self) -> Record {
        self.table.save()
    }
}

/// The events of a step in words, without those that `viewer` may not know.
fn told<G: Title>(setup: &G::Setup, viewer: Viewer, step: usize, played: &Played<G>) -> Vec<LogLine> {
    let witnessed = played.events.iter().filter_map(|event| G::witness(event, viewer));
    witnessed.map(|event| LogLine { step, text: G::event(setup, &event) }).collect()
}
